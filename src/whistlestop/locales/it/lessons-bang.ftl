## Lessons of BANG!

lesson-bang-reach = Il tavolo e la portata
    .about = Chi può sparare a chi? Il tuo primo turno da Sceriffo.
lesson-bang-reach-table = Sei lo Sceriffo e hai cinque punti vita: se li perdi tutti, sei fuori. Queste sono le tue carte. Nel tuo turno puoi giocarne quante vuoi.
lesson-bang-reach-distance = Conta i passi intorno al tavolo: Lucky Duke è a distanza 1, Slab the Killer a distanza 2. La tua vecchia Colt .45 arriva solo a 1.
lesson-bang-reach-weapon = Slab the Killer se la sta cercando, ma è troppo lontano. Metti davanti a te la Schofield: arriva a 2.
    .first = La Colt colpisce solo i vicini, e hai un solo BANG! per turno. Prima metti giù la Schofield.
lesson-bang-reach-shot = Ora Slab è a portata. Gioca un BANG! contro di lui!
    .other = Colpiresti anche così. Ma è Slab che se la cerca da tutto il giorno!
lesson-bang-reach-once = Preso! Slab ha perso un punto vita. Puoi giocare un solo BANG! per turno: l'altro deve aspettare.
lesson-bang-reach-panic = Panico! prende una carta a chi è a distanza 1, qualunque arma tu abbia. Prendi una carta dalla mano di Lucky Duke.
    .other = Quasi! Prendila però dalla mano di Lucky Duke: è il prossimo e potrebbe sparare.
lesson-bang-reach-mustang = Lucky Duke vorrà rispondere. Monta sul tuo Mustang: così tutti ti vedono 1 più lontano.
lesson-bang-reach-end = Qui non c'è altro da fare. Finisci il turno e guarda Lucky Duke.
lesson-bang-reach-done = Anche Lucky Duke ha una Colt .45, e adesso sei a distanza 2 da lui. Così la pallottola è toccata al povero Slab. La portata è tutta qui!
lesson-bang-end-early = Non ancora! Il tuo turno ha altro da offrire.
