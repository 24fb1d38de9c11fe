## BANG!: the words of the table

bang-option-characters = Personaggi: ognuno ne riceve uno a caso, oppure ne sceglie uno su due
    .short = Personaggi
    .dealt = uno a caso
    .choose = uno a scelta su due
bang-option-elimination = Se una carta colpisce più giocatori: chi muore è eliminato dopo le risposte di tutti, oppure subito
    .short = Chi è eliminato esce
    .together = dopo le risposte di tutti
    .at-once = subito
bang-option-same-weapon = Un'arma con lo stesso nome della tua: la sostituisce, oppure non si può giocare
    .short = Un'arma con lo stesso nome
    .replace = sostituisce la vecchia
    .refuse = non si può giocare
bang-option-self-jail = Puoi mettere la Prigione davanti a te
    .short = Prigione per sé
bang-option-gold-rush = Gold Rush: chi ferisce guadagna pepite, e con le pepite si compra equipaggiamento; 8 personaggi in più
    .short = Gold Rush
    .about = Chi ferisce guadagna pepite, e le pepite comprano equipaggiamento.
bang-option-shadow-gunslingers = Pistoleri ombra: chi è eliminato torna come ombra a ogni suo turno
    .short = Pistoleri ombra
    .about = Chi è eliminato torna come ombra nei suoi turni.
bang-option-train-robbery = The Great Train Robbery: un treno passa per le stazioni, e si paga per prendere i suoi vagoni; 16 carte e 8 personaggi in più
    .short = The Great Train Robbery
    .about = Un treno passa per le stazioni, con vagoni da prendere.
bang-option-legends = Legends: chi compie imprese vi mette i suoi gettoni fama, e chi li finisce diventa una leggenda; solo i personaggi base, ognuno con un secondo lato
    .short = Legends
    .about = Compi imprese, spendi la tua fama e diventa una leggenda.
bang-option-penalty = Lo Sceriffo che elimina un Vice perde tutte le carte: anche l'equipaggiamento di Gold Rush, oppure no
    .short = Lo Sceriffo che elimina un Vice
    .equipment-lost = perde anche l'equipaggiamento
    .equipment-kept = tiene l'equipaggiamento
bang-option-custom-station = La Stazione libera: fuori dal gioco, oppure con il prezzo di un'altra
    .short = Stazione libera
    .no-custom-station = fuori dal gioco
    .like-boom-town = prezzo di Boom Town
    .like-catico = prezzo di Catico
    .like-creepy-creek = prezzo di Creepy Creek
    .like-crowns-hole = prezzo di Crown's Hole
    .like-deathwood = prezzo di Deathwood
    .like-dodgeville = prezzo di Dodgeville
    .like-fort-wroth = prezzo di Fort Wroth
    .like-frisco = prezzo di Frisco
    .like-miners-oath = prezzo di Miner's Oath
    .like-san-tafe = prezzo di San Tafe
    .like-tombrock = prezzo di Tombrock
    .like-virginia-town = prezzo di Virginia Town
    .like-yooma = prezzo di Yooma

# Mixes of expansions, by name.
bang-mix-plain = Come una volta
    .about = il gioco senza espansioni
bang-mix-gold-and-ghosts = Oro e fantasmi
    .about = pepite, equipaggiamento, e nessuno esce per sempre
bang-mix-great-robbery = Oro sui binari
    .about = un treno da rapinare, e oro da spendere
bang-mix-hall-of-fame = Verso la leggenda
    .about = imprese e fama accanto a un treno in corsa
bang-mix-all-aboard = Tutti a bordo
    .about = tutto insieme

# Roles. `.about` is the goal in a game of four or more players, `.yours` the same as it is said to the
# player who has the role. `.three` and `.yours-three` are the goals in a game of three.
bang-role-sheriff = Sceriffo
    .about = Tutti sanno chi è lo Sceriffo. Lo Sceriffo vince quando tutti i Fuorilegge e i Rinnegati sono eliminati.
    .yours = Tutti sanno chi sei. Elimina tutti i Fuorilegge e i Rinnegati.
bang-role-deputy = Vice
    .about = Un Vice protegge in segreto lo Sceriffo. Vincono e perdono insieme, anche se il Vice muore prima.
    .yours = Proteggi in segreto lo Sceriffo. Vincete e perdete insieme, anche se muori prima.
    .three = Il Vice dà la caccia al Rinnegato e vince se lo elimina. Se il Rinnegato muore in altro modo, vince l'ultimo in vita.
    .yours-three = Dai la caccia al Rinnegato. Vinci se lo elimini tu. Se muore in altro modo, devi restare l'ultimo in vita.
bang-role-outlaw = Fuorilegge
    .about = Un Fuorilegge vince quando lo Sceriffo è eliminato, non importa chi spara il colpo. I Fuorilegge vincono tutti insieme.
    .yours = Elimina lo Sceriffo, non importa chi spara il colpo. I Fuorilegge vincono tutti insieme.
    .three = Il Fuorilegge dà la caccia al Vice e vince se lo elimina. Se il Vice muore in altro modo, vince l'ultimo in vita.
    .yours-three = Dai la caccia al Vice. Vinci se lo elimini tu. Se muore in altro modo, devi restare l'ultimo in vita.
bang-role-renegade = Rinnegato
    .about = Un Rinnegato vince se resta l'ultimo in vita: anche lo Sceriffo deve morire, ma dopo tutti gli altri.
    .yours = Resta in vita fino alla fine: anche lo Sceriffo deve morire, ma dopo tutti gli altri.
    .three = Il Rinnegato dà la caccia al Fuorilegge e vince se lo elimina. Se il Fuorilegge muore in altro modo, vince l'ultimo in vita.
    .yours-three = Dai la caccia al Fuorilegge. Vinci se lo elimini tu. Se muore in altro modo, devi restare l'ultimo in vita.

# Cards. `.about` is the full text, `.short` what fits on a small card, `.use` the price of an offer to use it
# and what it does (when: the kind of the question).
bang-card-bang = BANG!
    .about = Spara a un giocatore a tiro: se non gioca un Mancato!, perde 1 punto vita. Uno per turno.
    .short = Spari a chi è a tiro; uno per turno
bang-card-missed = Mancato!
    .about = Giocalo quando ti sparano: il colpo va a vuoto.
    .short = Annulla uno sparo contro di te
bang-card-beer = Birra
    .about = Recuperi 1 punto vita nel tuo turno, o in qualsiasi momento se un colpo sta per eliminarti. Quando restate in due non ha effetto.
    .short = Recuperi 1 vita; ti salva in extremis
bang-card-panic = Panico!
    .about = Prendi una carta a un giocatore a distanza 1: una a caso dalla mano, o una in gioco a tua scelta. La portata della tua arma non conta.
    .short = Prendi una carta a distanza 1
bang-card-cat-balou = Cat Balou
    .about = Fai scartare una carta a chi vuoi: una a caso dalla mano, o una in gioco a tua scelta.
    .short = Fai scartare una carta a chi vuoi
bang-card-stagecoach = Diligenza
    .about = Peschi 2 carte dal mazzo.
    .short = Pesca 2 carte
bang-card-wells-fargo = Wells Fargo
    .about = Peschi 3 carte dal mazzo.
    .short = Pesca 3 carte
bang-card-general-store = Emporio
    .about = Si scopre una carta per ogni giocatore. La prima scelta è tua, poi tocca agli altri in senso orario.
    .short = Una carta a testa, scegli prima tu
bang-card-duel = Duello
    .about = Sfida chi vuoi. Scartate un BANG! a turno, a cominciare da chi è sfidato. Il primo che non ne scarta perde 1 punto vita.
    .short = BANG! a turno; chi smette è colpito
bang-card-gatling = Gatling
    .about = Spari a tutti gli altri, a qualsiasi distanza. Non conta come il tuo BANG! del turno.
    .short = Spari a tutti gli altri
bang-card-indians = Indiani!
    .about = Tutti gli altri scartano un BANG! o perdono 1 punto vita. Mancato! e Barile non servono.
    .short = Gli altri: un BANG! o -1 vita
bang-card-saloon = Saloon
    .about = Un giro per tutti: ogni giocatore recupera 1 punto vita, anche tu.
    .short = Tutti recuperano 1 vita
bang-card-barrel = Barile
    .about = Quando ti sparano puoi "estrarre!": cuori vale un Mancato!. Un solo tentativo per sparo.
    .short = Ti sparano? Cuori vale Mancato!
    .use = "estrai!": cuori vale un Mancato!
bang-card-dynamite = Dinamite
    .about = All'inizio del tuo turno devi "estrarre!": con picche dal 2 al 9 perdi 3 punti vita, altrimenti la Dinamite passa al giocatore successivo.
    .short = Picche 2-9: -3 vite; se no, passa
bang-card-jail = Prigione
    .about = Mettila davanti a chi vuoi, tranne lo Sceriffo. All'inizio del suo turno deve "estrarre!": con cuori esce, altrimenti salta il turno.
    .short = Senza cuori salta il turno
    .legends = Con Legends può invece scartare una carta di cuori dalla mano per uscire.
bang-card-mustang = Mustang
    .about = Gli altri ti vedono a distanza aumentata di 1.
    .short = Gli altri ti vedono a +1
bang-card-scope = Mirino
    .about = Vedi gli altri a distanza ridotta di 1, ma mai sotto 1.
    .short = Vedi gli altri a -1
bang-card-volcanic = Volcanic
    .about = Un'arma di portata 1. Finché ce l'hai, puoi giocare quanti BANG! vuoi.
    .short = Portata 1, BANG! senza limite
bang-card-schofield = Schofield
    .about = Un'arma di portata 2.
    .short = Portata 2
bang-card-remington = Remington
    .about = Un'arma di portata 3.
    .short = Portata 3
bang-card-rev-carabine = Rev. Carabine
    .about = Un'arma di portata 4.
    .short = Portata 4
bang-card-winchester = Winchester
    .about = Un'arma di portata 5.
    .short = Portata 5

# The equipment of Gold Rush, likewise.
bang-card-shot = Bicchierino
    .about = Un bicchierino per chi vuoi, anche per te: fa recuperare 1 punto vita.
    .short = Chi vuoi tu recupera 1 vita
bang-card-bottle = Bottiglia
    .about = Usala subito come BANG!, Panico! o Birra. Non è nessuna di queste carte, quindi non conta nemmeno come il tuo BANG! del turno.
    .short = Usala come BANG!, Panico! o Birra
bang-card-pardner = Complice
    .about = Usalo subito come Duello, Cat Balou o Emporio, ma non è nessuna di queste carte.
    .short = Usalo come Duello, Cat Balou, Emporio
bang-card-gold-rush = Corsa all'oro
    .about = Il tuo turno finisce qui. Poi recuperi tutti i punti vita e giochi un altro turno.
    .short = Fine turno, vita piena, altro turno
bang-card-rhum = Rum
    .about = Scopri 4 carte: recuperi 1 punto vita per ogni seme diverso.
    .short = Scopri 4 carte: 1 vita per seme
bang-card-union-pacific = Union Pacific
    .about = Peschi 4 carte dal mazzo.
    .short = Pesca 4 carte
bang-card-calumet = Calumet
    .about = Le carte di quadri giocate dagli altri non hanno effetto su di te. A Duello cominciato non serve più.
    .short = I quadri degli altri non ti toccano
bang-card-gun-belt = Cinturone
    .about = Alla fine del turno puoi tenere fino a 8 carte, qualunque sia il numero dei tuoi punti vita.
    .short = Tieni fino a 8 carte
bang-card-horseshoe = Ferro di cavallo
    .about = Quando devi "estrarre!", scopri una carta in più e scegli quale conta.
    .short = Estrai 1 carta in più e scegli
bang-card-pickaxe = Piccone
    .about = Peschi una carta in più all'inizio del turno.
    .short = 1 carta in più a ogni turno
bang-card-wanted = Ricercato
    .about = Mettilo davanti a chi vuoi. Chi elimina quel giocatore pesca 2 carte e prende 1 pepita.
    .short = Taglia: 2 carte e 1 pepita
bang-card-gold-pan = Setaccio
    .about = Nel tuo turno puoi pagare 1 pepita per pescare 1 carta, al massimo due volte.
    .short = 1 pepita: 1 carta, 2 volte a turno
    .use = paga 1 pepita, pesca 1 carta
bang-card-boots = Stivali
    .about = Peschi 1 carta per ogni punto vita che perdi, tranne l'ultimo.
    .short = 1 carta per vita persa, non l'ultima
bang-card-lucky-charm = Talismano
    .about = Prendi 1 pepita per ogni punto vita che perdi, tranne l'ultimo.
    .short = 1 pepita per vita persa, non l'ultima
bang-card-rucksack = Zaino
    .about = Paga 2 pepite per recuperare 1 punto vita: nel tuo turno quante volte vuoi, e in qualsiasi momento se un colpo sta per eliminarti.
    .short = 2 pepite: 1 vita; salva in extremis
    .use = paga 2 pepite, recupera 1 punto vita

# The playing cards of The Great Train Robbery, likewise.
bang-card-cactus = Cactus
    .about = Annulla uno sparo contro di te come un Mancato!. Poi devi "estrarre!": se la carta è rossa, recuperi 1 punto vita.
    .short = Mancato!; se rossa, anche 1 vita
bang-card-dragoon = Dragoon
    .about = Un'arma di portata 2. Finché ce l'hai, puoi giocare un BANG! in più per turno.
    .short = Portata 2, un BANG! in più a turno
bang-card-evaded = Per un pelo!
    .about = Annulla uno sparo contro di te come un Mancato!. Prendi anche la carta usata per lo sparo.
    .short = Mancato!, e prendi la carta che spara
bang-card-full-steam = A tutto vapore
    .about = Il treno corre fino al capolinea. Decidi tu se l'effetto della locomotiva si salta o si raddoppia.
    .short = Al capolinea: effetto nullo o doppio
bang-card-knife-revolver = Knife Revolver
    .about = Spari a chi è a tiro, al posto del tuo BANG! del turno. Prima devi "estrarre!": dal fante in su, il Knife Revolver ti torna in mano.
    .short = Uno sparo; dal fante in su ti torna
bang-card-map = Mappa
    .about = Prima di pescare all'inizio del turno, guardi le prime due carte del mazzo. Puoi scartarne una.
    .short = Guardi 2 carte, puoi scartarne 1
bang-card-money-bag = Sacco di soldi
    .about = Nel tuo turno ha l'effetto della carta in cima agli scarti, se è marrone e si può giocare.
    .short = Come l'ultimo scarto, se è marrone
bang-card-most-wanted = Most Wanted
    .about = Pesca una carta. Poi tutti devono "estrarre!", a cominciare da te: picche costa 1 punto vita, e né Mancato! né Barile servono.
    .short = Pesca 1; tutti estraggono: picche -1
bang-card-next-stop = Prossima fermata
    .about = Pesca una carta, poi il treno avanza di una stazione.
    .short = Pesca 1, il treno avanza
bang-card-refund = Rimborso
    .about = Peschi una carta per ogni altra tua carta che qualcuno ti prende o ti fa scartare. Non peschi per il Rimborso stesso, per una carta scambiata con lo Scambio né per la Rapina al treno.
    .short = Ti tolgono una carta: peschi 1
bang-card-strongbox = Cassaforte
    .about = Alla fine del turno, dopo gli scarti, peschi una carta. La peschi anche se perdi il turno in Prigione.
    .short = Peschi 1 a fine turno
bang-card-switch = Scambio
    .about = Scambia una carta che hai in gioco con una che un altro giocatore ha in gioco. Nessuno può ritrovarsi con due carte dello stesso nome.
    .short = Scambi due carte in gioco
bang-card-train-robbery = Rapina al treno
    .about = Vale come il tuo BANG! del turno, a qualsiasi distanza. Per ogni carta che ha in gioco, il bersaglio la scarta o subisce uno sparo.
    .short = Per ogni carta: scarto o sparo
bang-card-water-tower = Serbatoio
    .about = Prendi senza pagare un vagone che è sotto una stazione. Non conta come il tuo vagone del turno.
    .short = Prendi un vagone gratis

# The railcars, likewise.
bang-card-baggage-car = Bagagliaio
    .about = Scartalo per usarlo come BANG!, Panico! o Cat Balou nel tuo turno, o come Mancato! in qualsiasi momento.
    .short = BANG!, Panico!, Cat Balou o Mancato!
    .use = { $when ->
        [dodge] scartalo come Mancato!
       *[turn] scartalo come BANG!, Panico! o Cat Balou
    }
bang-card-caboose = Carro di coda
    .about = Puoi scartare un'altra tua carta blu come Mancato!, anche un vagone.
    .short = Le tue carte blu valgono Mancato!
    .use = scarta un'altra carta blu come Mancato!
bang-card-cattle-truck = Carro bestiame
    .about = Scartalo per prendere una delle prime tre carte degli scarti.
    .short = Scartalo: 1 dei primi 3 scarti
    .use = scartalo, prendi una delle prime tre carte degli scarti
bang-card-circus-wagon = Carro del circo
    .about = Scartalo: tutti gli altri scartano una carta che hanno in gioco, a loro scelta.
    .short = Scartalo: gli altri perdono 1 in gioco
    .use = scartalo, e ogni altro giocatore scarta una carta in gioco
bang-card-coal-hopper = Carro del carbone
    .about = Scartalo per pescare una carta e far scartare un vagone in gioco, di chiunque sia.
    .short = Scartalo: peschi 1, via un vagone
    .use = scartalo, pesca 1 carta, poi fai scartare un vagone in gioco
bang-card-dining-car = Vagone ristorante
    .about = All'inizio del tuo turno devi "estrarre!": con cuori recuperi 1 punto vita.
    .short = A ogni turno: con cuori, 1 vita
bang-card-express-car = Vagone espresso
    .about = Scartalo per finire il turno: scarti tutta la mano e giochi un altro turno. Dopo quello non ce ne sono altri.
    .short = Scarti lui e la mano: altro turno
    .use = scartalo con tutta la mano, finisci il turno e giocane un altro
bang-card-ghost-car = Vagone fantasma
    .about = Mettilo davanti a chi vuoi tranne lo Sceriffo, anche a chi è eliminato. Chi ce l'ha e non ha punti vita resta in gioco come fantasma: non perde né recupera punti vita, scarta tutta la mano alla fine di ogni suo turno, e senza il vagone è subito fuori.
    .short = In gioco senza vita, come fantasma
bang-card-lounge-car = Vagone salotto
    .about = Scartalo per pescare due vagoni: uno è per te, l'altro per un altro giocatore.
    .short = Scartalo: 2 vagoni, 1 lo dai via
    .use = scartalo, pesca 2 vagoni, tienine uno e dai via l'altro
bang-card-lumber-flatcar = Carro del legname
    .about = Mettilo davanti a chi vuoi. Chi ce l'ha vede gli altri a distanza aumentata di 1.
    .short = Chi ce l'ha vede gli altri a +1
bang-card-mail-car = Vagone postale
    .about = Scartalo per pescare 3 carte. Una la dai a un altro giocatore.
    .short = Scartalo: peschi 3, ne dai via 1
    .use = scartalo, pesca 3 carte, danne una a un altro giocatore
bang-card-observation-car = Vagone panoramico
    .about = Vedi gli altri a distanza ridotta di 1, e loro ti vedono a distanza aumentata di 1.
    .short = Vedi gli altri a -1, loro te a +1
bang-card-passenger-car = Vagone passeggeri
    .about = Scartalo per prendere una carta a chi vuoi, a qualsiasi distanza: una a caso dalla mano, o una in gioco a tua scelta.
    .short = Scartalo: prendi una carta a chi vuoi
    .use = scartalo, prendi una carta a chi vuoi
bang-card-prisoner-car = Vagone prigione
    .about = I Duelli e gli Indiani! degli altri non hanno effetto su di te.
    .short = Duello e Indiani! non ti toccano
bang-card-private-car = Vagone privato
    .about = Finché la tua mano è vuota, nessuno può giocare una carta BANG! contro di te.
    .short = Mano vuota: niente BANG! contro di te
bang-card-sleeper-car = Vagone letto
    .about = Una volta per turno puoi scartare un'altra tua carta blu come BANG!: come sparo in più nel tuo turno, o quando ti serve un BANG! per rispondere.
    .short = 1 volta a turno: carta blu come BANG!
    .use = scarta un'altra carta blu come BANG!

# The Feats of Legends, likewise.
bang-card-fifty-guns = Cinquanta Pistole
    .about = Prendi o fai scartare un'arma a un altro giocatore, oppure scarta la tua.
    .short = Prendi o scarta un'arma
bang-card-wounded-pride = Ferito nell'Orgoglio
    .about = Gioca una carta BANG! che il bersaglio annulla.
    .short = Il tuo BANG! viene annullato
bang-card-old-west-gang = Gang del Vecchio West
    .about = Colpisci due giocatori diversi nello stesso turno, in qualsiasi modo. Puoi compiere l'impresa anche più tardi, nello stesso turno.
    .short = Colpisci 2 giocatori in un turno
bang-card-3-15-to-yooma = Il Treno per Yooma
    .about = Nel tuo turno qualcuno deve "estrarre!", tu o un altro: si scopre una carta e decide la sorte, per esempio per la Prigione, la Dinamite o il Barile. Vale anche prima che tu peschi.
    .short = Nel tuo turno qualcuno deve "estrarre!"
bang-card-wilhelm-scream = L'Urlo di Wilhelm
    .about = Gioca una carta BANG! contro un giocatore a distanza 2 o più, anche se non lo colpisci. Ciò che ti avvicina gli altri non conta.
    .short = BANG! a distanza 2 o più
bang-card-scrugs-ballad = La Ballata di Scrugs
    .about = Perdi un Duello nel tuo turno.
    .short = Perdi un Duello nel tuo turno
bang-card-for-a-few-cards-more = Per Qualche Carta in Più
    .about = Alla fine del turno scarta una carta perché ne hai troppe.
    .short = Scarta perché ne hai troppe
bang-card-quick-death = Una Morte Veloce
    .about = Colpisci con una carta BANG! un giocatore che ha tutti i suoi punti vita.
    .short = BANG! colpisce chi è illeso
bang-card-bottleneck = Il Collo di Bottiglia
    .about = Scarta una Birra senza berla.
    .short = Scarta una Birra
bang-card-chuck-a-luck = Il Mulino d'Oro
    .about = Scarta un BANG! senza sparare.
    .short = Scarta un BANG!
bang-card-good-company = In Buona Compagnia
    .about = Scarta una carta e giocane una dello stesso nome, subito una dopo l'altra, in un ordine o nell'altro.
    .short = Scarta e gioca lo stesso nome
bang-card-last-hero = L'Ultimo Eroe
    .about = Scarta una carta blu in gioco, la tua o quella di un altro giocatore.
    .short = Scarta una carta blu in gioco
bang-card-man-with-no-name = L'Uomo Senza Nome
    .about = Perdi un punto vita, ma non l'ultimo.
    .short = Perdi un punto vita, non l'ultimo
bang-card-borderlands = La Frontiera
    .about = Scarta tutta la tua mano, anche se è vuota.
    .short = Scarta tutta la mano
bang-card-oregon-trail = La Pista dell'Oregon
    .about = Rinuncia alla prima carta che pescheresti all'inizio del turno.
    .short = Pesca 1 carta in meno
bang-card-thousand-ways-to-die = Mille Modi per Morire
    .about = Mostra due carte della mano dello stesso seme, almeno una delle quali un Mancato!. Le tieni.
    .short = Mostra 2 di un seme, con un Mancato!

# Stations. `.about` is what a railcar costs there, `.short` the same in a few words.
bang-station-boom-town = Boom Town
    .about = Qui un vagone costa una carta BANG!.
    .short = un BANG!
bang-station-catico = Catico
    .about = Qui un vagone costa un Panico! o un Cat Balou.
    .short = Panico! o Cat Balou
bang-station-creepy-creek = Creepy Creek
    .about = Qui un vagone costa una carta di picche.
    .short = una carta di picche
bang-station-crowns-hole = Crown's Hole
    .about = Qui un vagone costa una Birra.
    .short = una Birra
bang-station-deathwood = Deathwood
    .about = Qui un vagone costa una carta blu. Vale anche un altro tuo vagone.
    .short = una carta blu
bang-station-dodgeville = Dodgeville
    .about = Qui un vagone costa una carta Mancato!.
    .short = un Mancato!
bang-station-fort-wroth = Fort Wroth
    .about = Qui un vagone costa un 10, un fante, una donna, un re o un asso.
    .short = una carta dal 10 in su
bang-station-frisco = Frisco
    .about = Qui un vagone costa una carta di fiori.
    .short = una carta di fiori
bang-station-miners-oath = Miner's Oath
    .about = Qui un vagone costa una carta di quadri.
    .short = una carta di quadri
bang-station-san-tafe = San Tafe
    .about = Qui un vagone costa una carta di cuori.
    .short = una carta di cuori
bang-station-tombrock = Tombrock
    .about = Qui un vagone costa 1 punto vita, ma mai l'ultimo.
    .short = 1 punto vita
bang-station-virginia-town = Virginia Town
    .about = Qui un vagone costa due carte qualsiasi, dalla mano o in gioco.
    .short = due carte qualsiasi
bang-station-yooma = Yooma
    .about = Qui un vagone costa una carta dal 2 al 9, di qualsiasi seme.
    .short = una carta dal 2 al 9
bang-station-custom-station = Stazione libera
    .about = Qui un vagone costa come in un'altra stazione, scelta prima della partita.
    .short = come stabilito

# The two sides of the Locomotive. `.about` is what happens at the End of the Line.
bang-locomotive-ironhorse = Ironhorse
    .about = Uno sparo contro tutti, anche contro chi è di turno. Nessuno ne è responsabile.
bang-locomotive-leland = Leland
    .about = Si scopre una carta per ogni giocatore. Sceglie prima chi è di turno, poi gli altri in senso orario.

# Characters, likewise.
bang-character-bart-cassidy = Bart Cassidy
    .about = Peschi 1 carta per ogni punto vita che perdi, se sopravvivi, qualunque sia la causa.
    .short = 1 carta per ogni punto vita perso
bang-character-black-jack = Black Jack
    .about = Mostri la seconda carta che peschi a inizio turno. Se è rossa, ne peschi una terza.
    .short = 2ª carta rossa: ne peschi una 3ª
bang-character-calamity-janet = Calamity Janet
    .about = Puoi usare un BANG! come Mancato! e un Mancato! come BANG!.
    .short = BANG! è Mancato! e viceversa
    .use = gioca una carta qualsiasi come BANG!
bang-character-el-gringo = El Gringo
    .about = Per ogni punto vita che un giocatore ti fa perdere, gli prendi una carta a caso dalla mano.
    .short = Prendi una carta a chi ti ferisce
bang-character-jesse-jones = Jesse Jones
    .about = Puoi prendere la prima carta del turno a caso dalla mano di un altro giocatore.
    .short = 1ª carta dalla mano di un altro
bang-character-jourdonnais = Jourdonnais
    .about = È come avere sempre un Barile: a ogni sparo puoi "estrarre!", e cuori vale un Mancato!. Un vero Barile ti dà un secondo tentativo.
    .short = Come avere sempre un Barile
    .use = "estrai!": cuori vale un Mancato!
bang-character-kit-carlson = Kit Carlson
    .about = Guardi le prime tre carte del mazzo, ne tieni due e rimetti l'altra in cima.
    .short = Guardi 3 carte, ne tieni 2
bang-character-lucky-duke = Lucky Duke
    .about = Quando devi "estrarre!", scopri due carte e scegli quale conta.
    .short = Estrai 2 carte e scegli
bang-character-paul-regret = Paul Regret
    .about = Gli altri ti vedono a distanza aumentata di 1. Un Mustang si somma.
    .short = Gli altri ti vedono a +1
bang-character-pedro-ramirez = Pedro Ramirez
    .about = Puoi prendere la prima carta del turno dalla cima degli scarti.
    .short = 1ª carta dagli scarti, se vuoi
bang-character-rose-doolan = Rose Doolan
    .about = Vedi gli altri a distanza ridotta di 1. Un Mirino si somma.
    .short = Vedi gli altri a -1
bang-character-sid-ketchum = Sid Ketchum
    .about = Puoi scartare due carte della mano per recuperare 1 punto vita, quante volte vuoi, anche in fin di vita.
    .short = Scarti 2 carte: recuperi 1 vita
    .use = scarta 2 carte, recupera 1 punto vita
bang-character-slab-the-killer = Slab the Killer
    .about = Per annullare un tuo BANG! servono due Mancato!.
    .short = Contro i tuoi BANG!: 2 Mancato!
bang-character-suzy-lafayette = Suzy Lafayette
    .about = Quando la tua mano è vuota, peschi una carta.
    .short = Mano vuota: peschi 1
bang-character-vulture-sam = Vulture Sam
    .about = Quando un giocatore è eliminato, prendi tutte le carte che aveva in mano e in gioco.
    .short = Prendi le carte degli eliminati
bang-character-willy-the-kid = Willy the Kid
    .about = Puoi giocare quanti BANG! vuoi in un turno.
    .short = BANG! senza limite
bang-character-don-bell = Don Bell
    .about = Alla fine del turno devi "estrarre!": se la carta è rossa, giochi un altro turno. Dopo quello non estrai più.
    .short = A fine turno: se rossa, altro turno
bang-character-dutch-will = Dutch Will
    .about = Scarti una delle carte che peschi a inizio turno e prendi 1 pepita.
    .short = Scarti 1 carta pescata: 1 pepita
bang-character-jacky-murieta = Jacky Murieta
    .about = Nel tuo turno puoi pagare 2 pepite per sparare a chi è a tiro: senza carte, e finché puoi pagare.
    .short = 2 pepite: spari a chi è a tiro
    .use = paga 2 pepite per uno sparo
bang-character-josh-mccloud = Josh McCloud
    .about = Nel tuo turno puoi pagare 2 pepite per la prima carta del mazzo equipaggiamento, qualunque sia. Se ce l'hai già, va persa.
    .short = 2 pepite: 1 equipaggiamento a caso
    .use = paga 2 pepite, prendi la prima carta del mazzo equipaggiamento
bang-character-madam-yto = Madam Yto
    .about = Ogni volta che qualcuno gioca una Birra, anche tu, peschi una carta.
    .short = A ogni Birra giocata peschi 1
bang-character-pretty-luzena = Pretty Luzena
    .about = Una volta per turno puoi comprare un equipaggiamento a 1 pepita in meno.
    .short = 1 volta a turno: sconto di 1 pepita
bang-character-raddie-snake = Raddie Snake
    .about = Nel tuo turno puoi pagare 1 pepita per pescare 1 carta, al massimo due volte. Un Setaccio si somma.
    .short = 1 pepita: 1 carta, 2 volte a turno
    .use = paga 1 pepita, pesca 1 carta
bang-character-simeon-picos = Simeon Picos
    .about = Prendi 1 pepita per ogni punto vita che perdi, se sopravvivi.
    .short = 1 pepita per ogni vita persa
bang-character-benny-brawler = Benny Brawler
    .about = Nel tuo turno puoi prendere tutti i vagoni che riesci a pagare.
    .short = Vagoni senza limite nel tuo turno
bang-character-evan-babbit = Evan Babbit
    .about = Puoi deviare un BANG! contro di te su un altro giocatore a distanza 1, ma non su chi ha sparato. Per farlo scarti dalla mano una carta dello stesso seme.
    .short = Devii un BANG! con una carta del seme
    .use = scarta una carta dello stesso seme, devia lo sparo
bang-character-jimmy-texas = Jimmy Texas
    .about = Alla fine del turno peschi una carta, anche se l'hai perso in Prigione.
    .short = Peschi 1 a fine turno
bang-character-manuelita = Manuelita
    .about = Peschi 2 carte ogni volta che il treno arriva al capolinea, chiunque sia di turno.
    .short = Al capolinea peschi 2
bang-character-sancho = Sancho
    .about = Prendi gratis il tuo vagone del turno.
    .short = 1 vagone gratis a turno
bang-character-sgt-blaze = Sgt. Blaze
    .about = Quando una tua carta ha più bersagli, o nel tuo turno li ha la locomotiva, puoi risparmiarne uno.
    .short = Risparmi qualcuno dai tuoi effetti
bang-character-shade-oconnor = Shade O'Connor
    .about = Ogni volta che il treno avanza nel turno di un altro, puoi scartare una carta della mano e pescarne una nuova.
    .short = Il treno avanza: cambi una carta
bang-character-zippy-roy = Zippy Roy
    .about = Una volta nel tuo turno puoi far avanzare il treno di una stazione, in aggiunta a tutto il resto.
    .short = 1 volta a turno: il treno avanza
    .use = fai avanzare il treno di una stazione, gratis

# The other sides of the base characters, in Legends.
bang-character-legendary-bart-cassidy = Bart Cassidy Leggendario
    .about = Peschi 2 carte per ogni punto vita che perdi, se sopravvivi.
    .short = 2 carte per ogni punto vita perso
bang-character-legendary-black-jack = Black Jack Leggendario
    .about = Invece di pescare puoi scoprire carte finché superano 21, e tenerle tutte. J, Q e K valgono 10, un asso 11. A 21 esatto puoi fermarti.
    .short = Scopri carte oltre 21 e tienile
    .use = scopri carte fino a superare 21 e prendile tutte
bang-character-legendary-calamity-janet = Calamity Janet Leggendaria
    .about = Puoi usare ogni carta della mano come BANG! o come Mancato!.
    .short = Ogni carta è BANG! o Mancato!
    .use = gioca una carta qualsiasi come BANG!
bang-character-legendary-el-gringo = El Gringo Leggendario
    .about = Per ogni punto vita che un giocatore ti fa perdere, gli prendi una carta a caso dalla mano. Prendi anche la carta che ti ha colpito.
    .short = Prendi 1 carta e quella che ti colpisce
bang-character-legendary-jesse-jones = Jesse Jones Leggendario
    .about = Come prima carta del turno puoi guardare la mano di un altro giocatore e prenderne una a tua scelta.
    .short = Scegli la 1ª da un'altra mano
bang-character-legendary-jourdonnais = Jourdonnais Leggendario
    .about = Contro ogni carta marrone che ti riguarda puoi "estrarre!": dal fante in su non ha effetto su di te.
    .short = Carta marrone: da J in su, no effetto
    .use = "estrai!": dal fante in su la carta marrone non ha effetto su di te
bang-character-legendary-kit-carlson = Kit Carlson Leggendario
    .about = Peschi una carta in più all'inizio del turno. Puoi dare una delle carte nuove a un altro giocatore.
    .short = Peschi 1 in più, puoi darne 1
bang-character-legendary-lucky-duke = Lucky Duke Leggendario
    .about = Quando qualcuno deve "estrarre!" per una carta, si scoprono due carte e scegli tu. Nel tuo turno tieni quella scelta.
    .short = Estrazioni di tutti: scegli tu tra 2
bang-character-legendary-paul-regret = Paul Regret Leggendario
    .about = Gli altri ti vedono a distanza aumentata di 1, e una carta BANG! contro di te costa una carta della mano in più.
    .short = Ti vedono a +1; BANG! costa 1 in più
bang-character-legendary-pedro-ramirez = Pedro Ramirez Leggendario
    .about = Oltre a pescare, prendi la carta in cima agli scarti.
    .short = Peschi, e prendi l'ultimo scarto
bang-character-legendary-rose-doolan = Rose Doolan Leggendaria
    .about = Tutti sono sempre a distanza 1 da te. Una volta nel tuo turno puoi usare una tua carta blu, della mano o in gioco, come Panico!.
    .short = Tutti a distanza 1; blu come Panico!
    .use = scarta una carta blu come Panico!, a qualsiasi distanza
bang-character-legendary-sid-ketchum = Sid Ketchum Leggendario
    .about = Puoi ancora scartare due carte per 1 punto vita in qualsiasi momento. Una volta nel tuo turno, quando recuperi punti vita, puoi sparare gratis.
    .short = 2 carte: 1 vita, e un colpo gratis
bang-character-legendary-slab-the-killer = Slab the Killer Leggendario
    .about = Nulla annulla le tue carte BANG!. Se rivendichi un'impresa, una leggenda può perdere anche l'ultimo punto vita.
    .short = Il tuo BANG! non si annulla
bang-character-legendary-suzy-lafayette = Suzy Lafayette Leggendaria
    .about = Quando hai meno di 2 carte in mano, peschi fino ad averne 2.
    .short = Sempre almeno 2 carte in mano
bang-character-legendary-vulture-sam = Vulture Sam Leggendario
    .about = Prendi le carte di chi è eliminato. Quando un colpo ti eliminerebbe, resti in gioco con 4 punti vita, ma non sei più una leggenda.
    .short = Carte dei morti; torni 1 volta con 4
bang-character-legendary-willy-the-kid = Willy the Kid Leggendario
    .about = Puoi giocare quanti BANG! vuoi. Una volta nel tuo turno puoi anche sparare senza carta, invece di rivendicare un'impresa.
    .short = BANG! senza limite; 1 colpo gratis
    .use = spara senza carta, al posto di un'impresa in questo turno

# Words of the table.
bang-word-roles = Ruoli
    .about = Da quattro giocatori in su tutti sanno chi è lo Sceriffo, e gli altri ruoli sono segreti. In tre tutti i ruoli sono noti: { bang-word-roles.three } In due: { bang-word-roles.two }
    .three = Il Vice dà la caccia al Rinnegato, il Rinnegato al Fuorilegge e il Fuorilegge al Vice.
    .two = Non ci sono ruoli. Vince chi sopravvive.
bang-word-colt-45 = Colt .45
    .about = L'arma con cui spari finché non ne hai una in gioco. Ha portata 1.
bang-word-distance = Distanza
    .about = I passi da un posto all'altro per la via più breve, contando solo chi è ancora in gioco. Mustang, Mirino e alcuni personaggi la cambiano.
bang-word-range = Portata
    .about = Fin dove arriva la tua arma: un BANG! raggiunge chi è a questa distanza o più vicino.
bang-word-draw-check = Estrarre!
    .about = Decide la sorte: si scopre la prima carta del mazzo e la si scarta. Contano solo il seme e il valore.
bang-word-life = Punti vita
    .about = Quando perdi l'ultimo, sei fuori dal gioco. Non puoi averne più che all'inizio.
bang-word-hand-limit = Limite di mano
    .about = Alla fine del turno tieni tante carte quanti sono i tuoi punti vita e scarti le altre.
    .legends = Con Legends, chi ha 1 punto vita può tenere 2 carte.
bang-word-elimination = Eliminazione
    .about = Chi è eliminato mostra il ruolo e scarta tutte le carte. Chi elimina un Fuorilegge pesca 3 carte; uno Sceriffo che elimina un Vice perde tutte le sue. In tre si pescano 3 carte per ogni eliminazione, in due nessuna.
bang-word-nuggets = Pepite
    .about = Oro: ne prendi 1 per ogni punto vita che fai perdere agli altri. Nel tuo turno ci compri equipaggiamento, o fai scartare quello di un altro al suo prezzo più 1. Una Birra si vende per 1.
bang-word-equipment = Equipaggiamento
    .about = Tre carte sono in vendita per chi è di turno. Le marroni si usano subito; le nere restano davanti a te, mai due uguali. Panico! e Cat Balou non possono toccarle.
bang-word-shadow = Ombra
    .about = Chi è eliminato torna a ogni suo turno, senza punti vita da perdere o recuperare, e alla fine lascia tutto tranne le pepite. In quattro o più, l'ombra di un Rinnegato si unisce alla squadra con più ruoli scoperti, o ai Fuorilegge se sono pari.
bang-word-train = Treno
    .about = Avanza di una stazione all'inizio dei turni dello Sceriffo o, se non c'è, di chi ha cominciato. Una volta nel tuo turno puoi pagare il prezzo di una stazione e prendere il vagone che c'è sotto. Prima puoi far avanzare il treno, ma poi devi prenderne uno.
bang-word-railcar = Vagone
    .about = Una carta blu senza seme né valore, che non va mai in mano. Alcuni vagoni agiscono finché li hai, altri quando li scarti. Si scartano sotto il loro mazzo.
bang-word-station = Stazione
    .about = Sulla linea ce ne sono tante quanti i giocatori all'inizio. Ognuna ha un prezzo per il vagone che c'è sotto: carte della mano o in gioco, oppure un punto vita.
bang-word-locomotive = Locomotiva
    .about = Tira il treno e non si può prendere. Al capolinea vale l'effetto del lato a faccia in su: Ironhorse o Leland.
bang-word-free-advance = Avanzamento gratuito
    .about = Una volta nel tuo turno puoi far avanzare il treno di una stazione prima di prendere un vagone. Poi devi prenderne uno.
bang-word-end-of-the-line = Capolinea
    .about = La locomotiva ha superato l'ultima stazione. Chi è di turno può ancora prendere un vagone; poi vale l'effetto della locomotiva, che si gira e riparte su una nuova linea.
bang-word-ghost = Fantasma
    .about = Chi ha il Vagone fantasma e nessun punto vita. Gioca e conta come tutti, ma non può perdere né recuperare punti vita e alla fine di ogni suo turno scarta tutta la mano. Senza quel vagone è subito fuori dal gioco.
bang-word-feat = Impresa
    .about = Qualcosa da fare nel tuo turno, dopo aver pescato. Se ci riesci, puoi compiere subito l'impresa: vi metti 2 gettoni fama, o l'ultimo che hai. Una sola impresa per turno, e ognuna una volta sola finché resta lì.
bang-word-fame = Fama
    .about = Tutti cominciano con 5 gettoni. Quando hai messo l'ultimo su un'impresa, diventi una leggenda.
bang-word-crossroad = Crocevia
    .about = Se un'impresa ha questo simbolo, puoi anche fare semplicemente quello che chiede, con le tue carte e senza altri effetti.
bang-word-boast = Vantarsi
    .about = Alla fine di un turno senza imprese puoi vantarti: si scopre una nuova impresa, e metti 1 gettone fama su un'impresa che non ne ha di tuoi. Se le imprese sono più di quattro, si scarta quella con più gettoni.
bang-word-legend = Leggenda
    .about = La tua carta si gira, e vale l'altro lato. Hai subito almeno 3 punti vita. Una leggenda non compie più imprese e non si vanta, ma rivendica imprese.
bang-word-claim = Rivendicazione
    .about = Una leggenda che fa ciò che un'impresa chiede può rivendicarla. Può allora far perdere 1 punto vita a un'altra leggenda, ma non l'ultimo, e nulla può impedirlo. L'impresa si scarta e una nuova ne prende il posto.

# Signs as they are spoken: `bang-sign` takes rank (2 to 10 or one of these) and suit.
bang-suit-S = picche
bang-suit-H = cuori
bang-suit-D = quadri
bang-suit-C = fiori
bang-rank-J = fante
bang-rank-Q = donna
bang-rank-K = re
bang-rank-A = asso
bang-sign = { $rank } di { $suit }
# The same as they are written. rank: 2 to 10, J, Q, K or A; suit: S, H, D or C
bang-sign-short = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
    .spoken = { $rank ->
    [J] { bang-rank-J }
    [Q] { bang-rank-Q }
    [K] { bang-rank-K }
    [A] { bang-rank-A }
   *[number] { $rank }
} di { $suit ->
    [S] { bang-suit-S }
    [H] { bang-suit-H }
    [D] { bang-suit-D }
   *[C] { bang-suit-C }
}
# card: the name of its kind; sign: one of the two above
bang-card-sign = { $card } { $sign }
    .spoken = { $card }, { $sign }
# like: the name of the card that it counts as
bang-card-as = { $card } ({ $like })
# player, role
bang-role-of = { $player } ({ $role })

## Narration of events
# $player is the `seat` of the event, $target the other one (at, victim, to, by: see each), both as names.
# $card, $cards, $on are names of cards; $source is the name of the card or character that is the `why`.
# $known is yes if the secret part is there. Numbers are numbers.

# how: sheriff (player: who it is), open (roles: all of them, in words), none
bang-event-dealt = { $how ->
    [sheriff] I ruoli sono assegnati. Lo Sceriffo è { $player }.
    [open] I ruoli sono assegnati e scoperti: { $roles }. { bang-word-roles.three }
   *[none] { bang-word-roles.two }
}
# player, character, life
bang-event-character = { $player } è { $character }, con { $life } punti vita.
# player
bang-event-turn = Tocca a { $player }.
# player, count, known, cards; named: yes if why is a card or a character (then source), else no
bang-event-drew = { $named ->
    [yes] { $source }: { $player }
   *[no] { $player }
} { $count ->
    [0] non pesca carte
    [one] pesca 1 carta
   *[other] pesca { $count } carte
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
# player, card
bang-event-showed = { $player } mostra { $card }.
# player, count, known, cards
bang-event-looked = { $known ->
    [yes] { $player } guarda { $cards }.
   *[no] { $player } guarda le prime carte del mazzo.
}
# player, known, card
bang-event-returned = { $known ->
    [yes] { $player } rimette { $card } in cima al mazzo.
   *[no] { $player } rimette il resto in cima al mazzo.
}
# player, card
bang-event-took-discard = { $player } prende { $card } dagli scarti.
# how: alone, at (target), hand (target: a blind card), on (target, on: a card in play),
# take (on: a railcar), as (like: the card it counts as), as-at (like, target), sold (a Beer for a nugget)
bang-event-played = { $how ->
    [at] { $player } gioca { $card } contro { $target }.
    [hand] { $player } gioca { $card } contro la mano di { $target }.
    [on] { $player } gioca { $card } su { $on } di { $target }.
    [take] { $player } gioca { $card } e prende { $on } dal treno.
    [as] { $player } gioca { $card } come { $like }.
    [as-at] { $player } gioca { $card } come { $like } contro { $target }.
    [sold] { $player } vende { $card }.
   *[alone] { $player } gioca { $card }.
}
# how: own, other (target: who put it there, the event's `by`)
bang-event-equipped = { $how ->
    [other] { $target } mette { $card } davanti a { $player }.
   *[own] { $player } mette in gioco { $card }.
}
# player, card, why: those below; fare (source: a station), named (source: what else was the cause)
bang-event-discarded = { $why ->
    [trade] { $player } rinuncia a { $card }.
    [replaced] { $player } cambia arma e scarta { $card }.
    [penalty] { $player } perde { $card }.
    [cat-balou] { $player } deve scartare { $card }.
    [shadow] L'ombra di { $player } scarta { $card }.
    [dutch-will] { $player } scarta { $card } e tiene il resto.
    [pardner] Complice: { $player } deve scartare { $card }.
    [order] { $card } di { $player } va negli scarti.
    [tax] { $player } scarta { $card } per poter sparare.
    [fare] A { $source } { $player } paga con { $card }.
    [named] { $source }: { $player } scarta { $card }.
   *[excess] { $player } scarta { $card }.
}
# player, target (the victim); from: hand, play; known, card (always known from play)
bang-event-took = { $from ->
    [play] { $player } prende { $card } a { $target }.
   *[hand] { $known ->
        [yes] { $player } prende { $card } dalla mano di { $target }.
       *[no] { $player } prende una carta dalla mano di { $target }.
    }
}
# by: yes, no (source: the Locomotive); player (the event's `by`), target (the event's `at`), need (0: nothing cancels it)
bang-event-shot = { $by ->
    [yes] { $player } spara a { $target }
   *[no] { $source } fa fuoco su { $target }
}{ $need ->
    [0] : nulla può annullare lo sparo.
    [one] .
   *[other] : per annullare lo sparo servono { $need } Mancato!.
}
# player, source, cards
bang-event-flipped = { $player } estrae per { $source }: { $cards }.
# Several cards were turned over. player chooses; how: own, other (target: whose luck it is)
bang-event-counted = { $how ->
    [other] { $player } sceglie { $card } per { $target }: conta quella carta.
   *[own] { $player } sceglie { $card }: conta quella carta.
}
# good: yes, no; player, source
bang-event-checked = { $good ->
    [yes] { $source }: { $player } ha fortuna!
   *[no] { $source }: { $player } non ha fortuna.
}
# player, card (a card or a character), left
bang-event-dodged = { $left ->
    [0] { $player } si salva grazie a { $card }.
    [one] { $card } aiuta { $player }, ma serve ancora 1 Mancato!.
   *[other] { $card } aiuta { $player }, ma servono ancora { $left } Mancato!.
}
# player, card, target (the event's `by`)
bang-event-fended = { $player } risponde a { $target } con { $card }.
# player, points, life (0 if it is below), source
bang-event-wounded = { $points ->
    [one] { $player } perde 1 punto vita ({ $source })
   *[other] { $player } perde { $points } punti vita ({ $source })
}{ $life ->
    [0] : non ne restano.
    [one] : ne resta 1.
   *[other] : ne restano { $life }.
}
# player, need
bang-event-dying = { $need ->
    [one] { $player } è in fin di vita: per restare in gioco serve 1 punto vita.
   *[other] { $player } è in fin di vita: per restare in gioco servono { $need } punti vita.
}
# player, points, life
bang-event-healed = { $points ->
    [one] { $player } recupera 1 punto vita e ora ne ha { $life }.
   *[other] { $player } recupera { $points } punti vita e ora ne ha { $life }.
}
# player, card
bang-event-no-effect = { $card } non ha effetto per { $player }.
# player, cards
bang-event-store = Carte scoperte: { $cards }.
# player, card
bang-event-took-store = { $player } prende { $card }.
# player, card, target (the event's `to`)
bang-event-passed-on = { $card } passa da { $player } a { $target }.
# player, card
bang-event-exploded = { $card } esplode davanti a { $player }!
# player, card
bang-event-freed = { $card }: { $player } torna in libertà.
bang-event-skipped = { $card }: { $player } salta il turno.
# player; by: yes (target: who did it), no; shown: yes (role), no
bang-event-out = { $by ->
    [yes] { $target } elimina { $player }
   *[no] { $player } esce dal gioco
}{ $shown ->
    [yes] . Il suo ruolo era { $role }.
   *[no] .
}
# player, count, target (the victim)
bang-event-reward = { $count ->
    [one] { $player } guadagna 1 carta per aver eliminato { $target }.
   *[other] { $player } guadagna { $count } carte per aver eliminato { $target }.
}
# player
bang-event-penalty = Lo Sceriffo ha eliminato un Vice: { $player } perde tutte le carte.
# count
bang-event-reshuffled = { $count ->
    [one] L'unica carta degli scarti diventa il nuovo mazzo.
   *[other] Si mescolano gli scarti: il nuovo mazzo ha { $count } carte.
}
# count (of the winners), players (their names)
bang-event-over = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $players }.
   *[other] Vincono { $players }.
}

# Gold Rush. player, count, total (after it); named: yes if why is equipment that lies before a player (then source)
bang-event-gained-nuggets = { $named ->
    [yes] { $source }: { $player } prende
   *[no] { $player } prende
} { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
} e ora ne ha { $total }.
# player, count, total (after it); how: out (back to the heap), named (source: the equipment that is used), plain
bang-event-paid-nuggets = { $how ->
    [out] { $player } restituisce
    [named] { $source }: { $player } paga
   *[plain] { $player } paga
} { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}{ $total ->
    [0] .
    [one] : ne resta 1.
   *[other] : ne restano { $total }.
}
# player, card, price; how: own, other (target: whom it is for)
bang-event-bought = { $price ->
    [0] { $player } prende { $card } gratis
    [one] { $player } compra { $card } per 1 pepita
   *[other] { $player } compra { $card } per { $price } pepite
}{ $how ->
    [other] : va a { $target }.
   *[own] .
}
# card
bang-event-displayed = Nuova carta in vendita: { $card }.
# player, card
bang-event-got-equipment = { $card } ora è davanti a { $player }.
# player, card; by: yes (target: who paid for it), no
bang-event-lost-equipment = { $by ->
    [yes] { $target } fa scartare { $card } a { $player }.
   *[no] { $player } perde { $card }.
}
# count
bang-event-equipment-reshuffled = { $count ->
    [one] L'unica carta equipaggiamento usata diventa il nuovo mazzo equipaggiamento.
   *[other] Si mescola l'equipaggiamento usato: il nuovo mazzo equipaggiamento ha { $count } carte.
}
# player, card, like (the card that it works like); how: own, other (target)
bang-event-used-as = { $how ->
    [other] { $player } usa { $card } come { $like } contro { $target }.
   *[own] { $player } usa { $card } come { $like }.
}
# player, card
bang-event-found-equipment = { $player } pesca { $card } dal mazzo equipaggiamento.
bang-event-ignored = { $card } non tocca { $player }.
# player
bang-event-another-turn = { $player } giocherà un altro turno.
# player; why: ghost, shadow
bang-event-came-back = { $why ->
    [ghost] { $player } torna come fantasma.
   *[shadow] L'ombra di { $player } torna per un turno.
}
# player
bang-event-faded = L'ombra di { $player } esce di nuovo dal gioco.
# player; side: deputy, outlaw, none
bang-event-side = { $side ->
    [deputy] { $player } ora sta con la legge.
    [outlaw] { $player } ora sta con i Fuorilegge.
   *[none] { $player } non è più un Rinnegato, e per ora non sta con nessuno.
}

# The Great Train Robbery. end: yes, no (station: its name); player (the event's `by`) made it move
bang-event-train-moved = { $end ->
    [yes] Il treno arriva al capolinea!
   *[no] Il treno avanza fino a { $station }.
}
# player, card, station; free: yes, no
bang-event-boarded = { $free ->
    [yes] { $player } prende { $card } a { $station } senza pagare.
   *[no] { $player } prende { $card } a { $station }.
}
# player, cards
bang-event-drew-railcars = { $player } pesca dal mazzo dei vagoni: { $cards }.
# locomotive: the name of the side that is up
bang-event-new-line = Si traccia una nuova linea. A tirare il treno è { $locomotive }.
# player, locomotive; times: 0 or 2
bang-event-full-steam = { $times ->
    [0] { $player } annulla l'effetto di { $locomotive }.
   *[other] { $player } raddoppia l'effetto di { $locomotive }.
}
# player, source (the event's `what`); how: own, other (target: the event's `by`)
bang-event-spared = { $how ->
    [own] { $source }: { $player } si chiama fuori.
   *[other] { $source }: { $target } risparmia { $player }.
}
# player, card, target (the event's `other`), theirs (a card)
bang-event-exchanged = { $player } dà { $card } a { $target } e riceve { $theirs }.
# player, target; known, card
bang-event-gave = { $known ->
    [yes] { $player } dà { $card } a { $target }.
   *[no] { $player } dà una carta a { $target }.
}
# player, target (the event's `to`)
bang-event-redirected = { $player } devia lo sparo su { $target }.
# player
bang-event-haunts = { $player } non ha più punti vita, ma resta come fantasma.

# Legends. card: a Feat
bang-event-feat-revealed = Nuova impresa: { $card }.
# tokens: Fame that goes with it
bang-event-feat-discarded = { $tokens ->
    [0] L'impresa { $card } si scarta.
    [one] L'impresa { $card } si scarta, con 1 gettone fama.
   *[other] L'impresa { $card } si scarta, con { $tokens } gettoni fama.
}
# count
bang-event-feats-reshuffled = { $count ->
    [one] L'unica impresa scartata diventa il nuovo mazzo delle imprese.
   *[other] Si mescolano le imprese scartate: il nuovo mazzo ne ha { $count }.
}
# player, card, count (Fame tokens), left
bang-event-feat-performed = { $count ->
    [one] { $player } compie { $card } e vi mette 1 gettone fama
   *[other] { $player } compie { $card } e vi mette { $count } gettoni fama
}{ $left ->
    [0] : non ne restano.
    [one] : ne resta 1.
   *[other] : ne restano { $left }.
}
bang-event-feat-claimed = { $player } rivendica { $card }.
bang-event-boasted = { $player } si vanta.
bang-event-fame-placed = { $player } mette un gettone fama su { $card }{ $left ->
    [0] : non ne restano.
    [one] : ne resta 1.
   *[other] : ne restano { $left }.
}
# player, count
bang-event-fame-lost = { $count ->
    [one] { $player } perde 1 gettone fama.
   *[other] { $player } perde { $count } gettoni fama.
}
# player, card
bang-event-trail = { $player } sceglie { $card }: pescherà una carta in meno.
# character: the name that everybody knew
bang-event-legend = { $character } diventa una leggenda!
# character, life
bang-event-legend-over = { $character } resta in gioco con { $life } punti vita, ma non è più una leggenda.
# player, card
bang-event-turned-up = { $player } scopre { $card }.
# player, target (the victim), count, known, cards
bang-event-looked-at = { $known ->
    [yes] { $player } guarda la mano di { $target }: { $cards }.
   *[no] { $player } guarda la mano di { $target }.
}

# The reason for the end, by the view's or the event's `why`.
bang-over-law = Vince la legge: non ci sono più né Fuorilegge né Rinnegati.
bang-over-outlaws = Lo Sceriffo è morto: vincono i Fuorilegge.
bang-over-renegade = L'ultimo in vita è un Rinnegato, che vince da solo.
bang-over-target = Il bersaglio è eliminato: vince chi gli dava la caccia.
bang-over-last = Resta in vita un solo giocatore.
bang-over-nobody = Non resta in vita nessuno.
# In a game of three players, which has no Sheriff.
bang-over-outlaw-alone = Non resta in vita nessuno: vince il Fuorilegge.

# The end of a match, for everybody: what each player was
bang-end-out = fuori gioco
# count: life points left
bang-end-alive = { $count ->
    [one] in vita con 1 punto vita
   *[other] in vita con { $count } punti vita
}
# Columns of the table of deeds: short, because a phone shows them side by side
bang-deed-wounds = Ferite inflitte
bang-deed-kills = Eliminati
bang-deed-suffered = Vita persa
bang-deed-healed = Vita ripresa
bang-deed-played = Carte giocate
bang-deed-drawn = Carte pescate
bang-deed-nuggets = Pepite
bang-deed-bought = Acquisti
bang-deed-boarded = Vagoni
bang-deed-feats = Imprese
# Names of the turning points; the sentence of the log follows
bang-moment-first-blood = Primo sangue
bang-moment-last-life = Lo Sceriffo ha un solo punto vita
bang-moment-out = Un giocatore è eliminato
bang-moment-penalty = Lo Sceriffo elimina un Vice
bang-moment-exploded = Esplode la Dinamite
bang-moment-haunts = Resta un fantasma
bang-moment-came-back = Ritorno dall'aldilà
bang-moment-new-line = Una nuova linea
bang-moment-legend = Nasce una leggenda

## The questions, by kind of ask

bang-ask-character = Chi vuoi essere?
bang-ask-turn = Tocca a te: che cosa giochi?
# by: yes (player: who shoots), no; card (what with); need
bang-ask-dodge = { $by ->
    [yes] { $player } ti spara con { $card }.
   *[no] Ti sparano con { $card }.
} { $need ->
    [one] Come schivi?
   *[other] Per schivare servono { $need } Mancato!. Che cosa fai?
}
# own: yes (your own card; target: your opponent), no (player: who it was played by); card
bang-ask-fend = { $own ->
    [yes] { $card } contro { $target }: scarti un BANG! o perdi 1 punto vita?
   *[no] { $card } di { $player }: scarti un BANG! o perdi 1 punto vita?
}
# need
bang-ask-save = { $need ->
    [one] Sei in fin di vita: ti serve 1 punto vita. Vuoi salvarti?
   *[other] Sei in fin di vita: ti servono { $need } punti vita. Vuoi salvarti?
}
bang-ask-trade = Quale altra carta scarti?
# card
bang-ask-store = { $card }: quale carta prendi?
# all: yes (all cards of the draw are drawn in one way or another), no
bang-ask-draw = { $all ->
    [yes] Come peschi le tue carte?
   *[no] Da dove peschi la prima carta?
}
bang-ask-return = Quale carta rimetti in cima al mazzo?
# source: what luck decides about; other: yes (target: for whom), no
bang-ask-luck = { $other ->
    [yes] { $source } per { $target }: quale carta conta?
   *[no] { $source }: quale carta conta?
}
# limit, count (too many)
bang-ask-excess = { $count ->
    [one] Il tuo limite di mano è { $limit }: scarta ancora 1 carta.
   *[other] Il tuo limite di mano è { $limit }: scarta ancora { $count } carte.
}
bang-ask-order = Scarti tutte queste carte. Quale per prima?
# card
bang-ask-as = { $card }: come usi questa carta?
bang-ask-give = { $card }: per chi?
bang-ask-drop = Quale delle carte pescate scarti?
# The Great Train Robbery. source: the name of the Locomotive (full-steam), or of what goes for several (spare)
bang-ask-board = Quale vagone prendi?
bang-ask-pay = Con quale altra carta paghi?
bang-ask-swap = Il treno è avanzato. Quale carta cambi con una nuova?
bang-ask-full-steam = A tutto vapore: che cosa fa { $source }?
bang-ask-spare = { $source }: chi risparmi?
bang-ask-dig = Quale carta prendi dagli scarti?
bang-ask-circus = Quale delle tue carte in gioco scarti?
bang-ask-derail = Quale vagone in gioco fai scartare?
bang-ask-lounge = Quale vagone tieni?
bang-ask-mail = Quale delle carte nuove dai via?
# player, card
bang-ask-robbed = { $card } di { $player }: quale carta scarti, o tieni e subisci uno sparo?
bang-ask-map = Quale di queste carte scarti?
# Legends. count: Feats that are met; card: a Feat, or the card that it is about; target: whom it is about
bang-ask-feat = { $count ->
    [0] Hai preso una carta che gli altri non hanno visto: la mostri per un'impresa?
    [one] Un'impresa è riuscita: la vuoi?
   *[other] Sono riuscite { $count } imprese: quale vuoi?
}
bang-ask-trail = La Pista dell'Oregon: peschi una carta in meno?
bang-ask-victim = Rivendichi { $card }. Quale leggenda perde 1 punto vita?
bang-ask-boast = Nessuna impresa in questo turno: ti vanti?
bang-ask-dismiss = Ora le imprese sono cinque, e queste hanno più gettoni fama. Quale scarti?
bang-ask-fame = Su quale impresa metti un gettone fama?
bang-ask-company = Hai scartato { $card }. Come giochi l'altra?
bang-ask-jail = Sei in Prigione. Vuoi "estrarre!", o scarti una carta di cuori per uscire?
# by: yes (player), no
bang-ask-ignore = { $by ->
    [yes] { $card } di { $player }: provi ad annullarne l'effetto?
   *[no] { $card } contro di te: provi ad annullarne l'effetto?
}
bang-ask-tax = Un BANG! contro { $target } costa una carta in più. Quale scarti?
bang-ask-free-bang = Hai recuperato punti vita e puoi sparare gratis. A chi?
# total
bang-ask-more = Le tue carte fanno { $total }. Ne scopri un'altra?
bang-ask-look = Quale carta prendi dalla mano di { $target }?

# The answers. player is whom it is aimed at; on is a card in play; like is what the card counts as.
bang-answer-play = Gioca { $card }
bang-answer-play-as = Gioca { $card } come { $like }
bang-answer-play-at = Gioca { $card } contro { $player }
bang-answer-play-as-at = Gioca { $card } come { $like } contro { $player }
bang-answer-play-blind = { $card }: una carta dalla mano di { $player }
bang-answer-play-on = { $card }: { $on } di { $player }
bang-answer-use = Usa { $card }
# terms: the price of its use, and what it does
bang-answer-use-to = Usa { $card }: { $terms }
bang-answer-use-trade = Scarta { $card } e un'altra carta per 1 punto vita
bang-answer-end = Finisci il turno
bang-answer-pass = Non fare nulla
bang-answer-discard = Scarta { $card }
bang-answer-take = Prendi { $card }
bang-answer-take-from = Prendi una carta dalla mano di { $player }
bang-answer-take-discard = Prendi { $card } dagli scarti
bang-answer-draw = Pesca dal mazzo
bang-answer-return = Rimetti { $card }
bang-answer-pick = Vale { $card }
bang-answer-done = Scarta le altre in qualsiasi ordine
bang-answer-choose = Scegli { $character }
# Gold Rush. price in nuggets; as: like is the card that the one just bought works like.
bang-answer-buy = { $price ->
    [0] Prendi { $card } gratis
    [one] Compra { $card } per 1 pepita
   *[other] Compra { $card } per { $price } pepite
}
bang-answer-buy-at = { $price ->
    [0] Prendi { $card } gratis: va a { $player }
    [one] Compra { $card } per 1 pepita: va a { $player }
   *[other] Compra { $card } per { $price } pepite: va a { $player }
}
bang-answer-scrap = { $price ->
    [one] Fai scartare { $card } a { $player } per 1 pepita
   *[other] Fai scartare { $card } a { $player } per { $price } pepite
}
bang-answer-sell = Vendi { $card } per 1 pepita
bang-answer-use-at = Usa { $card } contro { $player }: { $terms }
bang-answer-as = Usa come { $like }
bang-answer-as-at = Usa come { $like } contro { $player }
bang-answer-as-blind = Usa come { $like }: una carta dalla mano di { $player }
bang-answer-as-on = Usa come { $like }: { $on } di { $player }
bang-answer-give = Dai { $card } a { $player }
# The Great Train Robbery. on is also the card that is paid or given, theirs the one that comes for it.
bang-answer-board = Prendi { $card } a { $station }: paga con { $on }
bang-answer-board-life = Prendi { $card } a { $station }: paga 1 punto vita
bang-answer-board-free = Prendi { $card } a { $station } senza pagare
bang-answer-advance = Fai avanzare il treno, poi prendi un vagone
bang-answer-play-take = { $card }: prendi { $on } dal treno
bang-answer-play-switch = { $card }: dai { $on } e prendi { $theirs } di { $player }
bang-answer-use-with = Usa { $card }: scarta { $on } come { $like }
bang-answer-use-with-at = Usa { $card } contro { $player }: scarta { $on } come { $like }
bang-answer-use-pass-on = Usa { $card }: scarta { $on } e devia lo sparo su { $player }
bang-answer-discard-of = Fai scartare { $card } a { $player }
bang-answer-shot = Tieni { $card } e subisci uno sparo
bang-answer-skip = Nessun effetto
bang-answer-double = Effetto doppio
bang-answer-spare = Risparmia { $player }
bang-answer-drop = Scarta { $card }
bang-answer-keep = Non scartare nulla
bang-answer-done-board = Non prendere vagoni
bang-answer-done-swap = Tieni le tue carte
bang-answer-done-spare = Non risparmiare nessuno
# Legends. card: a Feat, or whose ability it is; on and theirs: further cards; verb: perform, claim
bang-answer-feat = { $verb ->
    [claim] Rivendica { $card }
   *[perform] Compi { $card }
}
bang-answer-feat-discard = { $verb ->
    [claim] Rivendica { $card }: scarta { $on }
   *[perform] Compi { $card }: scarta { $on }
}
bang-answer-feat-show = { $verb ->
    [claim] Rivendica { $card }: mostra { $on }
   *[perform] Compi { $card }: mostra { $on }
}
bang-answer-feat-pair = { $verb ->
    [claim] Rivendica { $card }: mostra { $on } e { $theirs }
   *[perform] Compi { $card }: mostra { $on } e { $theirs }
}
bang-answer-feat-company = { $verb ->
    [claim] Rivendica { $card }: scarta { $on }, poi gioca { $theirs }
   *[perform] Compi { $card }: scarta { $on }, poi gioca { $theirs }
}
bang-answer-feat-life = { $verb ->
    [claim] Rivendica { $card }: perdi 1 punto vita
   *[perform] Compi { $card }: perdi 1 punto vita
}
bang-answer-feat-hand = { $verb ->
    [claim] Rivendica { $card }: scarta la mano
   *[perform] Compi { $card }: scarta la mano
}
bang-answer-feat-trail = { $verb ->
    [claim] Rivendica { $card }: pesca una carta in meno
   *[perform] Compi { $card }: pesca una carta in meno
}
bang-answer-use-bang = { $card }: { $on } come BANG! contro { $player }
bang-answer-use-rob = { $card }: scarta { $on } e prendi { $theirs } di { $player }
bang-answer-use-rob-blind = { $card }: scarta { $on } e prendi una carta dalla mano di { $player }
bang-answer-hit = { $player } perde 1 punto vita
bang-answer-shoot = Spara a { $player }
bang-answer-boast = Vantati: una nuova impresa, e 1 gettone fama su un'impresa a scelta
bang-answer-dismiss = Scarta { $card }
bang-answer-place = Mettilo su { $card }
bang-answer-check = Estrai e spera in cuori
bang-answer-more = Un'altra carta
bang-answer-stop = Fermati qui
bang-answer-done-mail = Tienile tutte

## The table

bang-phase-setup = prima dell'inizio
bang-phase-start = inizio del turno
bang-phase-draw = si pesca
bang-phase-play = si gioca
bang-phase-discard = si scarta
bang-phase-end = fine del turno
bang-phase-over = la partita è finita
# player, phase
bang-turn = Turno di { $player }: { $phase }
bang-out = fuori dal gioco
bang-role-unknown = ruolo segreto
bang-cards-in-hand = { $count ->
    [0] nessuna carta in mano
    [one] 1 carta in mano
   *[other] { $count } carte in mano
}
# weapon (its name), range
bang-weapon = { $weapon }, portata { $range }
# distance; reached: yes, no
bang-distance = { $reached ->
    [yes] distanza { $distance }, a tiro
   *[no] distanza { $distance }, fuori tiro
}
# deck, count (cards in the discard pile); top: yes (card), no
bang-piles = Mazzo: { $deck } · scarti: { $count }{ $top ->
    [yes] , in cima { $card }
   *[no] { "" }
}
# count, limit; limited: yes, no
bang-bangs = { $limited ->
    [yes] BANG! in questo turno: { $count } su { $limit }
   *[no] BANG! in questo turno: { $count }, senza limite
}
# The action under way, by `what`: player (by), target (at), card, need (0: nothing cancels the shot)
bang-doing-shot = { $card } contro { $target }: { $need ->
    [0] nulla può annullare lo sparo
    [one] serve 1 Mancato!
   *[other] servono { $need } Mancato!
}
bang-doing-fend = { $card }: { $target } deve scartare un BANG!
bang-doing-save = { $need ->
    [one] { $target } è in fin di vita: serve 1 punto vita
   *[other] { $target } è in fin di vita: servono { $need } punti vita
}
bang-doing-card = { $player } ha giocato { $card }
# cards
bang-on-offer = Carte scoperte: { $cards }
bang-looking-at = Stai guardando: { $cards }
bang-hand = La tua mano
bang-hand-empty = La tua mano è vuota.
# Gold Rush. count
bang-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}
# cards (each with its price), deck (face down), used (face up, under it)
bang-market = In vendita, in pepite: { $cards } · mazzo equipaggiamento: { $deck }, già usate: { $used }
# side: deputy, outlaw; of the shadow of a Renegade
bang-side = { $side ->
    [deputy] sta con la legge
   *[outlaw] sta con i Fuorilegge
}
# The Great Train Robbery. deck (face down)
bang-line = La linea, con il prezzo di ogni stazione · mazzo dei vagoni: { $deck }
# locomotive: the name of the side that is up
bang-train-locomotive = Locomotiva: { $locomotive }
# cards: railcars
bang-train-waiting = Non ancora in stazione: { $cards }
# Legends. count: Fame tokens that somebody still has
bang-fame = { $count ->
    [one] 1 gettone fama
   *[other] { $count } gettoni fama
}
# deck (face down)
bang-feats = Imprese · mazzo: { $deck }
# feat, terms (what it asks for, in a few words); free: yes (the Crossroad), no
bang-feat = { $free ->
    [yes] { $feat } ({ $terms }; Crocevia)
   *[no] { $feat } ({ $terms })
}
# players: those with Fame on it, each with how much
bang-feat-fame = fama di { $players }
# how the viewer stands to it
bang-feat-state = { $state ->
    [perform] puoi compierla
    [claim] puoi rivendicarla
    [open] ancora aperta per te
    [done] c'è già la tua fama
    [spent] hai già avuto la tua impresa del turno
   *[none] non fa per te
}
# players: who was hit this turn; have, need
bang-feat-hit = colpiti in questo turno: { $players } ({ $have } su { $need })
# cards
bang-feat-last = giocata o scartata per ultima: { $cards }
bang-feat-met = appena riuscita
bang-feat-with = possibile con { $cards }

## In the terminal

bang-keys-target = numero: scegli · Invio: indietro · ?: spiegazioni · q: esci
bang-keys-only = Invio: avanti · ?: spiegazioni · q: esci
bang-ask-target = { $card }: contro chi?
bang-ask-price = { $card }: quale carta scarti per prima?
bang-target-hand = { $player }: una carta dalla mano
bang-target-on = { $player }: { $on }
# on is the card that was chosen already; cost is the price of the station in a few words.
bang-ask-fare = { $card }: con che cosa paghi?
bang-ask-spend = { $card }: quale carta scarti?
bang-ask-offer = { $card }: quale delle tue carte dai?
bang-ask-exchange = { $card }: { $on } in cambio di quale carta?
bang-ask-railcar = { $card }: quale vagone prendi?
bang-ask-target-with = { $card } e { $on }: contro chi?
bang-answer-board-any = Prendi { $card } a { $station } ({ $cost })
bang-answer-give-any = Dai { $card } a qualcuno
bang-ask-feat-card = { $card }: con quale carta?
bang-ask-feat-second = { $card } e { $on }: con quale altra carta?
bang-answer-feat-any = { $verb ->
    [claim] Rivendica { $card } …
   *[perform] Compi { $card } …
}

## The table in the browser

bang-web-table = Il tavolo
bang-web-turn = di turno
# player
bang-web-aim = Mira a { $player }
# life, most
bang-web-life = { $life ->
    [one] 1 punto vita su { $most }
   *[other] { $life } punti vita su { $most }
}
# count, cards
bang-web-in-play = { $count ->
    [0] niente in gioco
   *[other] in gioco: { $cards }
}
# cards
bang-web-holds = In mano hai { $cards }.
bang-web-deck = Mazzo: { $count }
bang-web-discard = Pila degli scarti: { $count }
bang-web-peeked = Queste carte le vedi solo tu
bang-web-about = Spiegazione
bang-web-close = Chiudi
bang-web-more = Altre informazioni
bang-web-brown = marrone: si usa una volta
bang-web-blue = blu: resta in gioco
# range
bang-web-range = portata { $range }
bang-web-clauses = { $count ->
    [one] 1 regola in merito
   *[other] { $count } regole in merito
}
# card
bang-web-unplayable = { $card }, ora non si può giocare
bang-web-answers = Che cosa puoi fare
bang-web-hand-card = Una carta a caso della mano
bang-web-myself = te
bang-web-put-back = Rimettila giù
bang-web-back = Indietro

# The action under way, in the middle of the table. by, aimed: yes, no; player does it, to target, with card
bang-web-doing-shot = { $by ->
    [yes] { $player } spara a { $target } con { $card }.
   *[no] Sparano a { $target } con { $card }.
} { $need ->
    [0] Nulla può annullare lo sparo.
    [one] Serve un Mancato!.
   *[other] Servono { $need } Mancato!.
}
# own: yes (target played the card, player is the opponent), no (player played it)
bang-web-doing-fend = { $own ->
    [yes] { $card } contro { $player }: { $target } scarta un BANG! o perde 1 punto vita.
   *[no] { $card } di { $player }: { $target } scarta un BANG! o perde 1 punto vita.
}
bang-web-doing-save = { $target } è in fin di vita: { $need ->
    [one] serve 1 punto vita!
   *[other] servono { $need } punti vita!
}

# Prompts for the next step.
bang-web-hint-turn = Tocca una carta, poi il suo bersaglio.
bang-web-hint-nothing = Ora non puoi giocare nessuna carta.
bang-web-hint-target = { $card }: scegli uno dei giocatori evidenziati.
bang-web-hint-part = Quale carta?
bang-web-hint-trade = Scegli la prima delle due carte da scartare.
bang-web-hint-no-dodge = { $need ->
    [one] Non hai nulla per difenderti.
   *[other] Ti servono { $need } Mancato!, e non ne hai.
}
bang-web-hint-no-fend = Non hai BANG! da scartare.
bang-web-hint-no-save = Ormai niente può salvarti.
# The price of doing nothing; left: life points after it
bang-web-cost-life = { $left ->
    [one] −1 punto vita, ne resta 1
   *[other] −1 punto vita, ne restano { $left }
}
bang-web-cost-last = il tuo ultimo punto vita!
bang-web-cost-out = sei fuori!

# Are you sure?
bang-web-doubt-beer-full = Hai tutti i tuoi punti vita: la Birra non avrà effetto.
bang-web-doubt-beer-two = Siete rimasti in due: la Birra non avrà effetto.
bang-web-doubt-saloon = Nessuno è ferito: il Saloon non avrà effetto.
bang-web-doubt-dynamite = La prima estrazione per la Dinamite tocca a te, e potrebbe eliminarti.
bang-web-doubt-jail = Stai per mettere la Prigione davanti a te.
bang-web-doubt-own = Questa carta è tua.
bang-web-doubt-missed = Ti servono più Mancato! di quanti ne hai. Questo da solo non ti salva.
bang-web-doubt-save = Puoi ancora salvarti.
bang-web-doubt-short = Questo non basta a salvarti.
bang-web-doubt-last = Ti costa l'ultimo punto vita. Puoi ancora evitarlo.
bang-web-doubt-off = Puoi disattivare queste domande nelle impostazioni.
bang-web-relent = Meglio di no
# answer: what you are about to do
bang-web-insist = { $answer } lo stesso

# Settings of a person.
bang-web-set-confirm = Chiedi conferma prima di una mossa che mi danneggia o spreca una carta
bang-web-set-pass = Quando non ho scelta, non fare nulla al posto mio (gli altri potrebbero accorgersene)
bang-web-set-barrel = Usa prima il mio Barile, senza chiedere
bang-web-set-no-barrel = Non usare mai il mio Barile
bang-web-set-no-beer = Non bere mai una Birra per salvarmi

# Texts for an eliminated player.
bang-web-out = Sei fuori dal gioco.
bang-web-out-watch = Puoi guardare fino alla fine.
bang-web-out-side = Puoi ancora vincere con la tua squadra ({ $role }).
bang-web-out-again = Gioca la prossima partita
bang-web-your-role = Il tuo ruolo
bang-web-out-leave = Vai alla sala

# A bot's beliefs about the others, shown after the match.
bang-web-thoughts-of = Secondo { $player }
bang-web-thought = { $role } { $percent }%

# Gold Rush and the shadows. price in nuggets; afford: buy (you can buy it now), yes (you could pay it), no, unknown
bang-web-black = nera: resta davanti a chi la possiede
bang-web-market = Equipaggiamento in vendita
bang-web-equipment-deck = Mazzo equipaggiamento: { $count }
bang-web-offer = { $card }, { $price ->
    [0] gratis
    [one] 1 pepita
   *[other] { $price } pepite
}{ $afford ->
    [buy] , puoi comprarla ora
    [yes] , te la puoi permettere
    [no] , troppo cara per te
   *[unknown] { "" }
}
# cards
bang-web-equipped = equipaggiamento: { $cards }
# player: whom something is for
bang-web-for = Per { $player }
bang-web-comes-back = torna
bang-web-hint-nuggets = { $count ->
    [0] Non hai pepite.
    [one] Hai 1 pepita da spendere.
   *[other] Hai { $count } pepite da spendere.
}
# answer: what you are about to buy, and for how much
bang-web-hint-offer = { $answer }: scegli uno dei giocatori evidenziati.
bang-web-out-shadow = Torni come ombra a ogni tuo turno.
bang-web-doubt-unhurt = Non ci sono punti vita da recuperare: non avrà effetto.
bang-web-doubt-shadow = Un'ombra non recupera punti vita: non avrà effetto.
bang-web-doubt-wanted = Stai per mettere una taglia sulla tua testa.

# The Great Train Robbery. card: a railcar; station; cost: its price in a few words
bang-web-railway = La ferrovia
bang-web-car-deck = Mazzo dei vagoni: { $count }
bang-web-railcar = vagone: resta in gioco; si scarta sotto il suo mazzo
bang-web-hint-fare = { $card } a { $station }: paga con { $cost }.
bang-web-hint-spend = { $card }: scegli la carta da scartare.
bang-web-hint-own = { $card }: scegli la carta in gioco che dai.
bang-web-hint-car = { $card }: scegli un vagone.
bang-web-hint-board = Scegli un vagone, poi con che cosa paghi.
# pays: yes, no, unknown
bang-web-station = { $station }: { $cost }{ $pays ->
    [yes] , puoi pagarlo
    [no] , non puoi pagarlo
   *[unknown] { "" }
}
# card: the railcar below the station; locomotive: the name of the side that is up
bang-web-below = sotto: { $card }
bang-web-below-engine = sotto: la locomotiva, { $locomotive }
bang-web-below-then = dopo un avanzamento: { $card }
bang-web-waiting = { $card }, non ancora in stazione
bang-web-can-take = si può prendere ora
# The effect of each Locomotive at the End of the Line, in a few words.
bang-web-end-ironhorse = uno sparo a tutti
bang-web-end-leland = una carta a testa
# cars: railcars; after the move each with its station
bang-web-now = Ora puoi pagare: { $cars }
bang-web-now-none = Ora non puoi pagare nessun vagone
bang-web-then = Poi potrai pagare: { $cars }
bang-web-then-none = Poi non potrai pagare nessun vagone
bang-web-preview = Dopo l'avanzamento
# cards: what can pay; two of them at one station
bang-web-pay-with = Potresti pagare con { $cards }.
bang-web-pay-two = Potresti pagare con due di queste: { $cards }.
bang-web-pay-life = Potresti pagare con un punto vita.
bang-web-pay-none = Qui non hai nulla con cui pagare.
bang-web-price-of = Il suo prezzo è quello di { $station }.
bang-web-taken = Hai già preso il tuo vagone di questo turno.
bang-web-doubt-express = Scarti anche tutta la mano.
bang-web-doubt-ghost = Senza il Vagone fantasma sei fuori dal gioco.
bang-web-doubt-end = Il treno arriva al capolinea. Ironhorse spara a tutti, e a te resta 1 solo punto vita.

# Legends. cards: your own, with which it could be done; players: those with Fame on it, each with how much
bang-web-feats = Imprese
bang-web-feat-deck = Mazzo delle imprese: { $count }
bang-web-feat-sign = impresa: scoperta per tutti
bang-web-feat-now = { $verb ->
    [claim] puoi rivendicarla ora
   *[perform] puoi compierla ora
}
bang-web-feat-reach = possibile con { $cards }
bang-web-feat-reach-life = possibile: perdi 1 punto vita
bang-web-feat-reach-hand = possibile: scarta la mano
bang-web-feat-reach-trail = possibile quando peschi
bang-web-feat-reach-excess = possibile: hai troppe carte
bang-web-feat-far = non ancora possibile
bang-web-feat-done = fatta: c'è la tua fama
bang-web-feat-spent = una sola impresa per turno
bang-web-feat-none = non fa per te
bang-web-hint-feat = { $card }: scegli una carta.
bang-web-hint-feat-second = { $card }: scegli l'altra carta.
# price: Fame tokens that it takes; left: how many you have then
bang-web-feat-price = { $left ->
    [0] finisci i gettoni fama: diventi una leggenda!
    [one] { $price } gettoni fama, ne resta 1
   *[other] { $price } gettoni fama, ne restano { $left }
}
bang-web-claim-price = un'altra leggenda può perdere 1 punto vita
bang-web-side-first = Lato normale
bang-web-side-legend = Lato leggenda
bang-web-side-up = vale ora
# player: the name that everybody knew
bang-web-legend-born = { $player } è una leggenda!
bang-web-legend-gone = { $player } non è più una leggenda
bang-web-panels = Accanto al tavolo
bang-web-tab-market = Mercato
bang-web-tab-railway = Ferrovia
# count: how many are within reach there
bang-web-tab-reach = { $count ->
    [one] 1 possibile
   *[other] { $count } possibili
}
bang-web-doubt-one-life = Ti resterà un solo punto vita.
bang-web-doubt-legend = Con questa impresa diventi una leggenda.

# The goal, the end and the winner, for the terminal
bang-terminal-roles = Ruoli di { $players } giocatori: { $roles }.
bang-terminal-goal = Obiettivo del tuo ruolo, { $role }: { $goal }
bang-terminal-goal-hunt = Obiettivo del tuo ruolo, { $role }: elimina tu il { $prey }.
bang-terminal-goal-last = Obiettivo: resta l'ultimo in vita dei { $players } giocatori.
bang-terminal-end = { $players ->
    [2] Fine: resta in vita un solo giocatore.
    [3] Fine: un giocatore elimina il proprio bersaglio, oppure resta in vita un solo giocatore.
   *[other] Fine: lo Sceriffo è eliminato, oppure lo sono tutti i Fuorilegge e i Rinnegati.
}
bang-terminal-winner = { $players ->
    [2] Vittoria: vince l'ultimo in vita.
    [3] Vittoria: vince chi elimina il proprio bersaglio; altrimenti l'ultimo in vita.
    [4] Vittoria: vince lo Sceriffo, se i Fuorilegge e il Rinnegato sono eliminati. Senza lo Sceriffo vince il Rinnegato rimasto solo; altrimenti i Fuorilegge, anche quelli eliminati.
   *[other] Vittoria: vincono lo Sceriffo e i Vice, se i Fuorilegge e i Rinnegati sono eliminati. Senza lo Sceriffo vince un Rinnegato rimasto solo; altrimenti i Fuorilegge, anche quelli eliminati.
}

## Why something cannot be used now

# player, distance; what (a weapon or a card), range
bang-why-reach = Fuori portata: { $player } è a distanza { $distance }. { $what } arriva a { $range }.
# count (the BANG! cards that may be played in a turn)
bang-why-bang-limit = { $count ->
    [one] Un BANG! a turno, e lo hai già giocato.
   *[other] { $count } BANG! a turno, e li hai già giocati.
}
# player, count
bang-why-tax = { $count ->
    [one] Un BANG! contro { $player } costa un'altra carta della mano, e non ne hai.
   *[other] Un BANG! contro { $player } costa altre { $count } carte della mano, e ne hai troppo poche.
}
# player
bang-why-private-car = { $player } non ha carte in mano, perciò il Vagone privato protegge dalle carte BANG!.
bang-why-self = Non puoi usarla contro di te.
# player
bang-why-out = { $player } è fuori dal gioco.
bang-why-you-are-out = Sei fuori dal gioco.
bang-why-nobody = Non resta nessun altro.
# card
bang-why-no-target = { $card }: non serve un bersaglio. Ha effetto appena la giochi.
# card
bang-why-same-card = Hai già { $card } davanti a te, e due con lo stesso nome non sono permesse.
# card
bang-why-same-weapon = Hai già { $card } in gioco, e a questo tavolo un'altra uguale non può sostituirla.
# card
bang-why-nothing-near = Nessuno alla portata di { $card } ha una carta da prendere, e tu non ne hai in gioco.
bang-why-nothing-anywhere = Nessuno ha una carta da far scartare.
# card
bang-why-nothing-own = Non hai carte in gioco, e { $card } non vale mai sulla tua mano.
# player
bang-why-nothing-there = { $player } non ha carte da prendere.
# player
bang-why-nothing-in-play = { $player } non ha carte in gioco.
# player
bang-why-jail-sheriff = { $player } è lo Sceriffo, e lo Sceriffo non può andare in Prigione.
# player
bang-why-jailed = { $player } è già in Prigione.
bang-why-self-jail = Non puoi giocare la Prigione su di te.
bang-why-nobody-jailed = Nessuno può andare in Prigione: gli altri ci sono già, o sono lo Sceriffo.
# card
bang-why-answers-shot = { $card } risponde a uno sparo contro di te. Nel tuo turno non ha effetto.
bang-why-dodge = Solo un Mancato!, o una carta con lo stesso effetto, risponde a uno sparo.
# card
bang-why-used-on-shot = { $card } non serve più contro questo sparo.
bang-why-fend = Ora si può scartare solo una carta BANG!.
bang-why-save = Ora solo una Birra, o un'abilità, ti salva la vita.
bang-why-two-left = La Birra non serve quando restano solo due giocatori.
bang-why-hearts = Solo una carta di cuori apre la Prigione.
bang-why-choose-card = Prima scegli che cosa usare. Poi scegli questo come bersaglio.
# card
bang-why-in-play = { $card } è in gioco, e ora non devi fare nulla.
# card, price, count
bang-why-price = { $card } costa { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}, e tu ne hai { $count }.
# card, player, price, count
bang-why-scrap-price = Far scartare { $card } a { $player } costa { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}, e tu ne hai { $count }.
# card
bang-why-everybody-has = Chi può ricevere { $card } ce l'ha già.
# card, player
bang-why-has = { $player } ha già { $card }, e due con lo stesso nome non sono permesse.
# card, count
bang-why-used = { $count ->
    [one] Puoi usare { $card } una volta per turno, e l'hai già fatto.
   *[other] Puoi usare { $card } { $count } volte per turno, e l'hai già fatto.
}
bang-why-full-life = Hai tutti i tuoi punti vita.
bang-why-frozen = I tuoi punti vita ora non cambiano.
bang-why-empty-discard = La pila degli scarti è vuota, perciò non c'è una carta da copiare.
# card
bang-why-top-discard = La prima carta degli scarti è { $card }, e non ha un effetto da copiare.
bang-why-switch-own = Non hai carte in gioco da scambiare.
bang-why-switch-nobody = Nessuno ha in gioco una carta che puoi scambiare con una delle tue.
# player
bang-why-switch = Ogni scambio darebbe a te o a { $player } una carta non permessa, come una seconda con lo stesso nome.
bang-why-no-railcar = Sotto le stazioni non c'è nessun vagone che tu possa prendere.
# station
bang-why-no-car-here = Nessun vagone è sotto questa stazione: { $station }.
# station, card
bang-why-car-below = Scegli il vagone sotto la stazione ({ $station }): { $card }.
bang-why-one-railcar = Un vagone a turno, e lo hai già preso.
# card
bang-why-not-below = { $card } ora non è sotto una stazione.
# station
bang-why-last-life = { $station } costa un punto vita, e non puoi pagare con l'ultimo.
# station
bang-why-two-cards = { $station } costa due carte, e ne hai meno.
# station
bang-why-fare = Nessuna delle tue carte paga questa stazione: { $station }.
# player
bang-why-ghost-car-sheriff = { $player } è lo Sceriffo, e il Vagone fantasma non può stare lì.
bang-why-baggage-car = Non c'è nessuno a tiro, né una carta da prendere o da far scartare.
bang-why-cattle-truck = La pila degli scarti è vuota, perciò non c'è una carta da prendere.
bang-why-passenger-car = Nessuno ha una carta da prendere.
bang-why-lounge-car = Nel mazzo non restano vagoni.
# card
bang-why-no-blue-card = Per usare { $card } ti serve un'altra carta blu, e non ne hai.
# how: perform, claim
bang-why-one-feat = { $how ->
    [claim] Puoi rivendicare una sola impresa per turno.
   *[perform] Puoi compiere una sola impresa per turno.
}
bang-why-no-fame = Non hai più gettoni fama da mettere su un'impresa.
# feat
bang-why-feat-done = { $feat }: c'è già un tuo gettone. Ogni impresa conta una volta sola.
# feat
bang-why-feat-cards = { $feat }: ora non puoi compierla, ti manca ciò che chiede.
# feat
bang-why-feat-not-met = { $feat }: la condizione non si è ancora verificata. Appena si verifica, ti viene chiesto.

## Hints: why a bot would do something. The sentences follow each other.

# Who a player is to you. player, role
bang-hint-role = { $player } è { $role ->
    [sheriff] lo Sceriffo
    [deputy] un Vice
    [outlaw] un Fuorilegge
   *[renegade] un Rinnegato
}.
# player, role, share: how sure the bot is, in percent
bang-hint-role-likely = { $player } è probabilmente { $role ->
    [sheriff] lo Sceriffo
    [deputy] un Vice
    [outlaw] un Fuorilegge
   *[renegade] un Rinnegato
} ({ $share }%).
bang-hint-role-possible = { $player } potrebbe essere { $role ->
    [sheriff] lo Sceriffo
    [deputy] un Vice
    [outlaw] un Fuorilegge
   *[renegade] un Rinnegato
} ({ $share }%).
bang-hint-any-role = { $player } è di ostacolo, qualunque ruolo abbia.
bang-hint-last-rival = { $player } è l'ultimo avversario.
bang-hint-prey = La tua preda è { $player }.
bang-hint-hunter = { $player } non è la tua preda, ma ti è di ostacolo.
bang-hint-order = Prima questo: il resto può seguire.

## Why the bot makes a play

# player; chance: in percent
bang-hint-shot = Lo sparo colpisce { $player } ({ $chance }% di probabilità).
bang-hint-deadly = La ferita elimina poi { $player } ({ $chance }% di probabilità).
# bangs: the BANG! cards in your hand; chance: in percent
bang-hint-duel = { $bangs ->
    [0] Senza BANG! in mano
    [one] Con 1 BANG! in mano
   *[other] Con { $bangs } BANG! in mano
} vinci il duello ({ $chance }% di probabilità).
# player, cards: in their hand
bang-hint-jail = In Prigione { $player } perde probabilmente un turno, { $cards ->
    [0] ma non ha carte in mano.
    [one] e ha 1 carta in mano.
   *[other] e ha { $cards } carte in mano.
}
bang-hint-attack-on-all = Attacca tutti, e fa più danno ai nemici che agli amici.
# player
bang-hint-hand-card = { $player } perde una carta sconosciuta della mano.
# player, card
bang-hint-loses = { $player } perde { $card }, che in gioco vale qualcosa.
# card
bang-hint-rid-own = Ti libera da { $card }.
# card, player
bang-hint-rid-friend = Libera { $player } da { $card }.
# player
bang-hint-rid-mustang = Senza il Mustang puoi sparare a { $player }.
bang-hint-rid-barrel = Senza il Barile i tuoi spari colpiscono { $player } più spesso.
# count
bang-hint-draws = Ti porta { $count } carte.
# life, most
bang-hint-heals = Ti ridà un punto vita: ne hai { $life } su { $most }.
bang-hint-saloon = Aiuta gli amici più dei nemici.
bang-hint-store = Tutti ricevono una carta, e tu scegli prima degli altri.
bang-hint-dynamite = È più probabile che esploda davanti a un nemico che davanti a te o a un amico.
bang-hint-two-cards = Un punto vita vale più delle due carte che ti servono meno.
# card
bang-hint-barrel = { $card } può fermare uno sparo, turno dopo turno.
bang-hint-mustang = Con { $card } tutti ti vedono più lontano di un passo.
bang-hint-scope = Con { $card } vedi tutti più vicini di un passo.
bang-hint-in-play = In gioco, { $card } ti aiuta a ogni turno.
bang-hint-weapon = { $card } è un'arma migliore della tua.
bang-hint-best-use = { $card } vale più in gioco che nella tua mano.
# count: the BANG! cards in your hand
bang-hint-more-shots = Con questa puoi sparare più volte a turno, e hai { $count } BANG! in mano.
# player
bang-hint-reaches = Con questa puoi sparare a { $player }.
bang-hint-end = Niente di quello che puoi ancora fare vale quanto costa.
# card, nuggets: how many you have
bang-hint-spend = { $card } fa parte del meglio che { $nuggets ->
    [0] puoi pagare.
    [one] puoi pagare con 1 pepita.
   *[other] puoi pagare con { $nuggets } pepite.
}
bang-hint-sell = La pepita ti serve più della Birra.
# card; tokens: how many you have left
bang-hint-feat = Con { $card } ti avvicini a diventare una leggenda: { $tokens ->
    [one] resta 1 gettone.
   *[other] restano { $tokens } gettoni.
}
# card
bang-hint-claim = Rivendicando { $card } puoi colpire un'altra leggenda.
bang-hint-railcar = { $card } vale per te più del suo prezzo.
bang-hint-railcar-dear = { $card } per te non vale il suo prezzo.
bang-hint-free-railcar = { $card } non ti costa alcun pagamento.
bang-hint-effect = L'effetto di { $card } ora vale più che tenerlo.
bang-hint-moves-train = { $card } muove il treno dove ti conviene di più.
bang-hint-advance = Dopo la mossa puoi prendere un vagone migliore.
# player
bang-hint-exchange = Lo scambio aiuta te e costa qualcosa a { $player }.
bang-hint-robbery = { $player } perde carte in gioco, o subisce spari.
# card: the top card of the discard pile
bang-hint-money-bag = Ripete { $card }, e ora ne vale la pena.

## Why the bot gives an answer

# card
bang-hint-free-dodge = Provare { $card } non ti costa niente.
bang-hint-dodge = Un punto vita per te vale più di { $card }.
bang-hint-discard-bang = Un punto vita per te vale più di un BANG!.
bang-hint-last-resort = Ti costa un punto vita.
bang-hint-too-dear = I mezzi per fermarlo per te valgono più di un punto vita.
# need: the Missed! that the shot needs
bang-hint-too-few = Non puoi fermare lo sparo: { $need ->
    [one] serve 1 Mancato!.
   *[other] servono { $need } Mancato!.
}
bang-hint-no-help = Non hai niente che aiuti.
bang-hint-lifeless = Senza punti vita non hai niente da perdere.
# player
bang-hint-spare-friend = Perdere questo duello costa meno a te che a { $player }.
# player, cards: in their hand
bang-hint-more-bangs = { $cards ->
    [one] { $player } ha 1 carta in mano, e probabilmente più BANG! di te.
   *[other] { $player } ha { $cards } carte in mano, e probabilmente più BANG! di te.
}
bang-hint-survive = Altrimenti sei fuori dal gioco.
bang-hint-keep-beer = Ti salva, e tieni una Birra per la prossima volta.
bang-hint-cannot-survive = Le tue carte e abilità non bastano per sopravvivere.
# card
bang-hint-least = { $card } ti serve meno di tutto.
bang-hint-needed-more = { $card } ti serve di più.
bang-hint-adds-most = { $card } aiuta di più la tua mano.
bang-hint-adds-less = { $card } aiuta meno la tua mano.
# player
bang-hint-draw-from = Togli una carta a { $player }.
# card
bang-hint-draw-ability = Qui { $card } ti porta più della pesca normale.
bang-hint-draw-ability-less = Qui { $card } ti porta meno di un altro modo di pescare.
bang-hint-draw-discard = { $card } vale per te più di una carta sconosciuta.
bang-hint-draw-discard-less = { $card } vale per te meno di un altro modo di pescare.
bang-hint-draw-pile = È la pesca normale, dal mazzo.
bang-hint-good-draw = { $card } è un buon risultato.
bang-hint-bad-draw = { $card } è un cattivo risultato.
bang-hint-no-fitting-draw = Le due carte sono equivalenti.
# player
bang-hint-gift = Davanti a { $player } ti aiuta di più.
bang-hint-gift-less = Davanti a { $player } ti aiuta di meno.
bang-hint-nothing-better = Nient'altro ne vale la pena.
bang-hint-any-order = L'ordine conta di rado.
# card: the character
bang-hint-character = { $card } è il personaggio più forte tra questi.
bang-hint-weaker-character = { $card } è più debole.
bang-hint-feat-dear = L'impresa costerebbe più di quanto porta.
# tokens: how many you have left
bang-hint-boast = Ti avvicina a diventare una leggenda: { $tokens ->
    [one] resta 1 gettone.
   *[other] restano { $tokens } gettoni.
}
bang-hint-no-boast = La nuova impresa aiuterebbe troppo i nemici.
# card
bang-hint-unlikely-feat = Tra queste imprese, { $card } è la più difficile per te.
bang-hint-likelier-feat = { $card } è un'impresa più facile per te.
bang-hint-least-harm = Devi giocarla, e così ti danneggia meno.
bang-hint-jail-feat = Un'impresa scoperta chiede di uscire di Prigione con un po' di fortuna.
# card
bang-hint-welcome = { $card } ti aiuta.
bang-hint-unwelcome = { $card } ti farebbe danno.
# player
bang-hint-hit = { $player } perde un punto vita, e non può evitarlo.
bang-hint-no-foe = Nessuno di quelli che puoi colpire è un nemico.
bang-hint-turn-over = Tieni le carte che scopri.
bang-hint-nothing-to-draw = Non ci sono più carte da scoprire.
bang-hint-no-railcar = Nessun vagone vale il suo prezzo.
bang-hint-arrival = L'effetto della locomotiva ti conviene.
bang-hint-no-arrival = L'effetto della locomotiva non ti conviene.
# card
bang-hint-swap = Una carta sconosciuta è probabilmente meglio di { $card }.
bang-hint-keep-cards = Le carte che hai sono abbastanza buone.
# card
bang-hint-keep-railcar = Ci guadagni di più se tieni { $card } e dai via l'altro vagone.
bang-hint-keep-railcar-less = Ci guadagni di meno se tieni { $card }.
# player
bang-hint-spare-harm = { $player } evita il danno.
bang-hint-leave-out = { $player } non ne ricava niente.
bang-hint-spare-nobody = Ti conviene che valga per tutti.
bang-hint-otherwise = Non porta niente, e non costa niente.
bang-hint-jail-leave = Una carta ti costa meno del rischio di perdere il turno.
bang-hint-jail-stay = Una carta ti costerebbe più del rischio di perdere il turno.
# card
bang-hint-robbed = { $card } vale per te meno di quanto ti costerebbe uno sparo.
bang-hint-robbed-dear = { $card } vale per te più di quanto ti costerebbe uno sparo.
# card, player
bang-hint-mail = Ci perdi di meno se dai { $card } a { $player }.
bang-hint-mail-less = Ci perdi di più se dai { $card } a { $player }.

## What a bot believes

# role, share: in percent
bang-web-share = { $role } { $share }%
# player, roles: a list
bang-web-belief = { $player }: { $roles }
