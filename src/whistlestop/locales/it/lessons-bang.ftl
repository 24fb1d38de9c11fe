## Lessons of BANG!

lesson-bang-reach = Il tavolo e la portata
    .about = Chi può sparare a chi? I tuoi primi due turni da Sceriffo.
lesson-bang-reach-table = Sei Bart Cassidy, lo Sceriffo, e hai cinque punti vita: se li perdi tutti, sei fuori. Nel tuo turno puoi giocare quante carte vuoi.
lesson-bang-reach-distance = Conta i passi intorno al tavolo: Lucky Duke è a distanza 1, Slab the Killer a distanza 2. La tua vecchia Colt .45 arriva solo a 1.
lesson-bang-reach-weapon = Slab the Killer se la sta cercando, ma è troppo lontano. Metti davanti a te la Schofield: arriva a 2.
    .first = La Colt colpisce solo i vicini, e hai un solo BANG! per turno. Prima metti giù la Schofield.
lesson-bang-reach-shot = Ora Slab è a portata. Gioca un BANG! contro di lui!
    .other = Colpiresti anche così. Ma è Slab che se la cerca da tutto il giorno!
lesson-bang-reach-panic = Preso! Puoi giocare un solo BANG! per turno, ma con Panico! prendi una carta a chi è a distanza 1. Prendine una dalla mano di Lucky Duke.
    .own = Così ti riprenderesti solo la tua Schofield. Prendi una carta dalla mano di Lucky Duke.
    .other = Quasi! Prendila però dalla mano di Lucky Duke: è il prossimo e potrebbe sparare.
lesson-bang-reach-mustang = Lucky Duke vorrà vendicarsi. Monta sul tuo Mustang: così tutti ti vedono 1 più lontano.
lesson-bang-reach-end = Qui non c'è altro da fare. Finisci il turno e guarda Lucky Duke.
lesson-bang-reach-again = La Colt .45 di Lucky Duke non ti raggiunge più, così la pallottola è toccata al povero Slab. Tocca di nuovo a te, con due carte nuove: finisci Slab con un BANG!
    .other = A Slab resta un solo punto vita. Spara a lui!
lesson-bang-reach-done = Slab è fuori! Era un Fuorilegge, e così peschi tre carte. Ora sai chi può sparare a chi.
lesson-bang-end-early = Non ancora! Il tuo turno ha altro da offrire.
