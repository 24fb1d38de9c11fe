## BANG!: the words of the table

bang = BANG!
    .about = Sceriffo, Vice, Fuorilegge e Rinnegati si sparano addosso, e solo il ruolo dello Sceriffo è noto.

bang-option-characters = Personaggi: uno a testa a caso, oppure uno da tenere su due
    .short = Personaggi
    .dealt = uno, assegnato a caso
    .choose = uno a scelta su due
bang-option-elimination = Quando una carta colpisce più persone: chi cade esce dopo che tutti hanno risposto, oppure subito
    .short = Chi cade
    .together = esce dopo le risposte di tutti
    .at-once = esce subito
bang-option-same-weapon = Un'arma con lo stesso nome della tua: la sostituisce, oppure non si può giocare
    .short = Stessa arma di nuovo
    .replace = sostituisce la vecchia
    .refuse = non si può giocare
bang-option-self-jail = Puoi metterti in Prigione da te
    .short = Prigione per sé
bang-option-gold-rush = Corsa all'oro: chi ferisce guadagna pepite, e con le pepite si compra l'equipaggiamento; 8 personaggi in più
    .short = Corsa all'oro
bang-option-shadow-gunslingers = Pistoleri ombra: chi è fuori dal gioco torna come ombra a ogni suo turno
    .short = Pistoleri ombra
bang-option-train-robbery = La grande rapina al treno: accanto al tavolo passa un treno, e i suoi vagoni si prendono pagando; 16 carte e 8 personaggi in più
    .short = La grande rapina al treno
bang-option-legends = Leggende: chi compie imprese ci mette la sua fama, e chi l'ha messa tutta diventa una leggenda; solo i personaggi di base, ognuno con un secondo lato
    .short = Leggende
bang-option-custom-station = La stazione senza un prezzo suo: fuori dal gioco, oppure con il prezzo di un'altra
    .short = Stazione libera
    .no-custom-station = fuori dal gioco
    .like-boom-town = come a Boom Town
    .like-catico = come a Catico
    .like-creepy-creek = come a Creepy Creek
    .like-crowns-hole = come a Crown's Hole
    .like-deathwood = come a Deathwood
    .like-dodgeville = come a Dodgeville
    .like-fort-wroth = come a Fort Wroth
    .like-frisco = come a Frisco
    .like-miners-oath = come a Miner's Oath
    .like-san-tafe = come a San Tafe
    .like-tombrock = come a Tombrock
    .like-virginia-town = come a Virginia Town
    .like-yooma = come a Yooma

# Mixes of expansions, by name.
bang-mix-plain = Come una volta
    .about = il gioco senza espansioni
bang-mix-gold-and-ghosts = Oro e fantasmi
    .about = pepite ed equipaggiamento, e nessuno esce per sempre
bang-mix-great-robbery = Oro sui binari
    .about = un treno da rapinare, e oro da spendere
bang-mix-hall-of-fame = Verso la leggenda
    .about = imprese e fama accanto a un treno in corsa
bang-mix-all-aboard = Tutti a bordo
    .about = tutto insieme

# Roles. `.about` is the goal.
bang-role-sheriff = Sceriffo
    .about = Tutti sanno chi sei. Liberati di tutti i Fuorilegge e i Rinnegati.
bang-role-deputy = Vice
    .about = Stai in segreto dalla parte dello Sceriffo: vincete e perdete insieme, anche se non vivi abbastanza per vederlo.
bang-role-outlaw = Fuorilegge
    .about = Fai cadere lo Sceriffo, chiunque spari il colpo. I Fuorilegge vincono tutti insieme.
bang-role-renegade = Rinnegato
    .about = Resta in vita per ultimo: anche lo Sceriffo deve cadere, ma dopo tutti gli altri.

# Cards. `.about` is the full text, `.short` what fits on a small card.
bang-card-bang = BANG!
    .about = Spara a chi è alla tua portata: un Mancato! ferma il colpo, altrimenti costa 1 punto vita. Uno per turno.
    .short = Spari a chi è a tiro; uno per turno
bang-card-missed = Mancato!
    .about = La tua risposta a uno sparo: il colpo va a vuoto e non ti fa nulla.
    .short = Annulla uno sparo contro di te
bang-card-beer = Birra
    .about = Riprendi 1 punto vita nel tuo turno, oppure in ogni momento se un colpo sta per eliminarti. Non fa effetto quando si resta in due.
    .short = 1 vita in più; salva chi cade
bang-card-panic = Panico!
    .about = Prendi una carta a chi è a distanza 1: una a caso dalla mano, oppure una in gioco a tua scelta. Le armi non allungano il braccio.
    .short = Prendi una carta a distanza 1
bang-card-cat-balou = Cat Balou
    .about = Fai perdere una carta a chi vuoi: una a caso dalla mano, oppure una in gioco a tua scelta.
    .short = Fai scartare una carta a chi vuoi
bang-card-stagecoach = Diligenza
    .about = Ti porta 2 carte dal mazzo.
    .short = Pesca 2 carte
bang-card-wells-fargo = Wells Fargo
    .about = Ti porta 3 carte dal mazzo.
    .short = Pesca 3 carte
bang-card-general-store = Emporio
    .about = Si scopre una carta per ogni persona in gioco. La prima scelta è tua, poi si continua in senso orario.
    .short = Una carta a testa, a te la 1ª scelta
bang-card-duel = Duello
    .about = Sfida chi vuoi: a turno, cominciando da chi è sotto sfida, si scarta un BANG!. Chi per primo resta senza perde 1 punto vita.
    .short = BANG! a turno; chi smette è colpito
bang-card-gatling = Gatling
    .about = Uno sparo contro tutti gli altri, per quanto lontani. Non conta come il tuo BANG! del turno.
    .short = Spari a tutti gli altri
bang-card-indians = Indiani!
    .about = Tutti gli altri scartano un BANG! o perdono 1 punto vita. Mancato! e Barile non servono.
    .short = Gli altri: un BANG! o 1 vita
bang-card-saloon = Saloon
    .about = Un giro per tutti: chiunque sia in gioco riprende 1 punto vita, anche tu.
    .short = Tutti riprendono 1 vita
bang-card-barrel = Barile
    .about = Quando ti sparano, puoi girare una carta: se è di cuori, vale come un Mancato!. Un solo tentativo per sparo.
    .short = Ti sparano? Cuori vale Mancato!
bang-card-dynamite = Dinamite
    .about = All'inizio del tuo turno gira una carta: dal 2 al 9 di picche perdi 3 punti vita, con ogni altra la Dinamite passa a chi viene dopo.
    .short = 2-9 di picche: -3 vite; se no passa
bang-card-jail = Prigione
    .about = Rinchiudi chi vuoi, tranne lo Sceriffo. All'inizio del suo turno si gira una carta: cuori apre la porta, con ogni altro seme il turno salta.
    .short = Senza cuori il turno salta
bang-card-mustang = Mustang
    .about = Gli altri ti vedono a distanza aumentata di 1.
    .short = Gli altri ti vedono a +1
bang-card-scope = Mirino
    .about = Vedi gli altri a distanza ridotta di 1, ma mai meno di 1.
    .short = Vedi gli altri a -1
bang-card-volcanic = Volcanic
    .about = Un'arma di portata 1. Finché è tua, puoi sparare quanti BANG! vuoi.
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
    .about = Un goccio per chi vuoi, anche per te: ridà 1 punto vita.
    .short = 1 vita in più a chi vuoi
bang-card-bottle = Bottiglia
    .about = Usala subito come un BANG!, un Panico! o una Birra. Non è nessuna di queste carte, quindi non conta nemmeno come il tuo BANG! del turno.
    .short = Subito come BANG!, Panico! o Birra
bang-card-pardner = Complice
    .about = Usalo subito come un Duello, un Cat Balou o un Emporio, anche se non è nessuna di queste carte.
    .short = Come Duello, Cat Balou o Emporio
bang-card-gold-rush = Corsa all'oro
    .about = Il tuo turno finisce qui. Poi riprendi tutti i punti vita e giochi un altro turno.
    .short = Fine turno, vita piena, altro turno
bang-card-rhum = Rum
    .about = Gira 4 carte: ogni seme che compare ti ridà 1 punto vita.
    .short = Giri 4 carte: 1 vita per ogni seme
bang-card-union-pacific = Union Pacific
    .about = La ferrovia ti porta 4 carte dal mazzo.
    .short = Pesca 4 carte
bang-card-calumet = Calumet
    .about = Le carte di quadri giocate dagli altri non ti fanno nulla. A Duello cominciato non serve più.
    .short = I quadri degli altri non ti toccano
bang-card-gun-belt = Cinturone
    .about = Alla fine del turno puoi tenere fino a 8 carte, per pochi che siano i tuoi punti vita.
    .short = Tieni fino a 8 carte
bang-card-horseshoe = Ferro di cavallo
    .about = Quando decide la sorte, giri una carta in più e scegli quale conta.
    .short = Sorte: giri 1 carta in più, scegli
bang-card-pickaxe = Piccone
    .about = All'inizio del turno peschi una carta in più.
    .short = 1 carta in più a ogni turno
bang-card-wanted = Ricercato
    .about = Mettilo davanti a chi vuoi. Chi fa cadere quella persona pesca 2 carte e prende 1 pepita.
    .short = Taglia: 2 carte e 1 pepita
bang-card-gold-pan = Setaccio
    .about = Nel tuo turno puoi pagare 1 pepita per pescare 1 carta, al massimo due volte.
    .short = 1 pepita: 1 carta, 2 volte a turno
bang-card-boots = Stivali
    .about = Ogni punto vita che perdi ti porta 1 carta dal mazzo, tranne l'ultimo.
    .short = 1 carta per vita persa, non l'ultima
bang-card-lucky-charm = Talismano
    .about = Ogni punto vita che perdi ti porta 1 pepita, tranne l'ultimo.
    .short = 1 pepita per vita persa, non l'ultima
bang-card-rucksack = Zaino
    .about = Con 2 pepite riprendi 1 punto vita: nel tuo turno tutte le volte che vuoi, e in ogni momento se un colpo sta per eliminarti.
    .short = 2 pepite: 1 vita; salva chi cade

# The playing cards of The Great Train Robbery, likewise.
bang-card-cactus = Cactus
    .about = Annulla uno sparo contro di te come un Mancato!. Poi gira una carta: se è rossa, riprendi 1 punto vita.
    .short = Un Mancato!; se rossa, anche 1 vita
bang-card-dragoon = Dragoon
    .about = Un'arma di portata 2. Finché è tua, nel tuo turno puoi sparare un BANG! in più.
    .short = Portata 2, un BANG! in più a turno
bang-card-evaded = Per un pelo!
    .about = Annulla uno sparo contro di te come un Mancato!, e la carta che ha sparato è tua.
    .short = Un Mancato!; tua la carta che spara
bang-card-full-steam = A tutto vapore
    .about = Il treno corre fino al capolinea. Decidi tu se poi la locomotiva non fa nulla oppure agisce due volte.
    .short = Al capolinea: effetto nullo o doppio
bang-card-knife-revolver = Knife Revolver
    .about = Uno sparo a chi è alla tua portata, al posto del tuo BANG! del turno. Prima gira una carta: dal fante in su, il Knife Revolver ti torna in mano.
    .short = Uno sparo; dal fante in su ti torna
bang-card-map = Mappa
    .about = Prima di pescare all'inizio del turno, guarda le prime due carte del mazzo. Se vuoi, scartane una.
    .short = Guardi 2 carte, ne scarti 1 se vuoi
bang-card-money-bag = Sacco di soldi
    .about = Nel tuo turno vale come la carta in cima agli scarti, se è marrone e si può giocare.
    .short = Come l'ultimo scarto, se è marrone
bang-card-most-wanted = Most Wanted
    .about = Pesca una carta. Poi tutti ne girano una, a cominciare da te: picche costa 1 punto vita, e né Mancato! né Barile servono.
    .short = Pesca 1; picche costa 1 vita a tutti
bang-card-next-stop = Prossima fermata
    .about = Pesca una carta, poi il treno va alla stazione dopo.
    .short = Pesca 1, il treno avanza
bang-card-refund = Rimborso
    .about = Peschi una carta per ogni altra tua carta che qualcuno ti toglie o ti fa perdere. La Rapina al treno non conta.
    .short = Ti tolgono una carta: peschi 1
bang-card-strongbox = Cassaforte
    .about = Finito il turno e scartate le carte di troppo, peschi una carta. Vale anche dalla Prigione.
    .short = Peschi 1 a fine turno
bang-card-switch = Scambio
    .about = Una carta che hai in gioco cambia posto con una che qualcun altro ha in gioco. Nessuno può ritrovarsi con due carte dello stesso nome.
    .short = Scambi due carte in gioco
bang-card-train-robbery = Rapina al treno
    .about = Vale al posto del tuo BANG! del turno, a qualsiasi distanza: per ogni carta in gioco il bersaglio la scarta oppure subisce uno sparo.
    .short = Per ogni carta: scarto o sparo
bang-card-water-tower = Serbatoio
    .about = Prendi senza pagare un vagone che si trova sotto una stazione. Non conta come il tuo vagone del turno.
    .short = Prendi un vagone gratis

# The railcars, likewise.
bang-card-baggage-car = Bagagliaio
    .about = Scartalo per usarlo come un BANG!, un Panico! o un Cat Balou nel tuo turno, oppure come un Mancato! in ogni momento.
    .short = BANG!, Panico!, Cat Balou o Mancato!
bang-card-caboose = Carro di coda
    .about = Ogni altra tua carta blu si può scartare come un Mancato!, vagoni compresi.
    .short = Le tue carte blu valgono Mancato!
bang-card-cattle-truck = Carro bestiame
    .about = Scartalo per prendere una delle prime tre carte degli scarti.
    .short = Scartalo: 1 dei primi 3 scarti
bang-card-circus-wagon = Carro del circo
    .about = Scartalo, e tutti gli altri devono scartare una carta in gioco, a loro scelta.
    .short = Scartalo: gli altri perdono 1 in gioco
bang-card-coal-hopper = Carro del carbone
    .about = Scartalo per pescare una carta e far scartare un vagone in gioco, di chiunque sia.
    .short = Scartalo: peschi 1, via un vagone
bang-card-dining-car = Vagone ristorante
    .about = All'inizio del tuo turno gira una carta: se è di cuori, riprendi 1 punto vita.
    .short = A ogni turno: cuori ridà 1 vita
bang-card-express-car = Vagone espresso
    .about = Scartalo per chiudere il turno: butti tutta la mano e giochi un altro turno. Dopo quello non ce n'è un altro ancora.
    .short = Via lui e la mano: un altro turno
bang-card-ghost-car = Vagone fantasma
    .about = Mettilo davanti a chi vuoi tranne lo Sceriffo, anche a chi è fuori dal gioco. Chi ce l'ha resta in gioco senza vita, da fantasma.
    .short = In gioco senza vita, da fantasma
bang-card-lounge-car = Vagone salotto
    .about = Scartalo e pesca due vagoni: uno è per te, l'altro per qualcun altro.
    .short = Scartalo: 2 vagoni, 1 lo dai via
bang-card-lumber-flatcar = Carro del legname
    .about = Mettilo davanti a chi vuoi. Chi ce l'ha vede gli altri a distanza aumentata di 1.
    .short = Chi ce l'ha vede gli altri a +1
bang-card-mail-car = Vagone postale
    .about = Scartalo per pescare 3 carte; una di queste la dai a qualcun altro.
    .short = Scartalo: peschi 3, ne dai via 1
bang-card-observation-car = Vagone panoramico
    .about = Vedi gli altri a distanza ridotta di 1, e loro ti vedono a distanza aumentata di 1.
    .short = Vedi gli altri a -1, loro te a +1
bang-card-passenger-car = Vagone passeggeri
    .about = Scartalo per prendere una carta a chi vuoi, per quanto lontano: una a caso dalla mano, oppure una in gioco a tua scelta.
    .short = Scartalo: prendi una carta a chi vuoi
bang-card-prisoner-car = Vagone prigione
    .about = Duelli e Indiani! degli altri non ti fanno nulla.
    .short = Duello e Indiani! non ti toccano
bang-card-private-car = Vagone privato
    .about = Finché la tua mano è vuota, nessuno può giocare un BANG! contro di te.
    .short = Mano vuota: niente BANG! contro di te
bang-card-sleeper-car = Vagone letto
    .about = Una volta per turno puoi scartare un'altra tua carta blu come un BANG!, in aggiunta a quello del turno o dove ne serve uno.
    .short = 1 volta a turno: carta blu come BANG!

# The Feats of Legends, likewise.
bang-card-fifty-guns = Cinquanta Pistole
    .about = Prendi un'arma a qualcuno, o scartane una: la tua, o una che qualcun altro perde per causa tua.
    .short = Prendi o scarta un'arma
bang-card-wounded-pride = Ferito nell'Orgoglio
    .about = Una tua carta BANG! viene annullata da chi ne era il bersaglio.
    .short = Il tuo BANG! viene annullato
bang-card-old-west-gang = Gang del Vecchio West
    .about = Colpisci due giocatori diversi in un solo turno, con qualsiasi mezzo.
    .short = Colpisci 2 giocatori in un turno
bang-card-3-15-to-yooma = Il Treno per Yooma
    .about = Nel tuo turno la sorte decide qualcosa, per te o per altri: si gira una carta. Vale anche prima che tu peschi.
    .short = Nel tuo turno si gira una carta
bang-card-wilhelm-scream = L'Urlo di Wilhelm
    .about = Gioca una carta BANG! contro qualcuno a distanza due o più, che colpisca o no. Ciò che ti avvicina gli altri non aiuta.
    .short = BANG! a distanza 2 o più
bang-card-scrugs-ballad = La Ballata di Scrugs
    .about = Perdi un Duello nel tuo turno.
    .short = Perdi un Duello nel tuo turno
bang-card-for-a-few-cards-more = Per Qualche Carta in Più
    .about = Alla fine del turno scarta una carta perché ne hai troppe.
    .short = Scarta perché ne hai troppe
bang-card-quick-death = Una Morte Veloce
    .about = Colpisci con una carta BANG! chi ha tutti i suoi punti vita.
    .short = BANG! colpisce chi è illeso
bang-card-bottleneck = Il Collo di Bottiglia
    .about = Scarta una Birra, che così nessuno beve.
    .short = Scarta una Birra
bang-card-chuck-a-luck = Il Mulino d'Oro
    .about = Scarta un BANG!, che così non parte.
    .short = Scarta un BANG!
bang-card-good-company = In Buona Compagnia
    .about = Scarta una carta e giocane una dello stesso nome, subito una dopo l'altra, in un ordine o nell'altro.
    .short = Scarta e gioca lo stesso nome
bang-card-last-hero = L'Ultimo Eroe
    .about = Scarta una carta blu in gioco, tua o, con ciò che fai, di qualcun altro.
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
    .about = Mostra due carte della tua mano dello stesso seme, di cui almeno una un Mancato!. Le tieni.
    .short = Mostra 2 di un seme, con un Mancato!

# Stations. `.about` is what a railcar costs there, `.short` the same in a few words.
bang-station-boom-town = Boom Town
    .about = Qui un vagone costa una carta di nome BANG!.
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
    .about = Qui un vagone costa una carta blu; va bene anche un altro tuo vagone.
    .short = una carta blu
bang-station-dodgeville = Dodgeville
    .about = Qui un vagone costa una carta di nome Mancato!.
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
    .about = Qui un vagone costa quanto si è deciso prima della partita: il prezzo di un'altra stazione.
    .short = come deciso prima

# The two sides of the Locomotive. `.about` is what happens at the End of the Line.
bang-locomotive-ironhorse = Ironhorse
    .about = Uno sparo contro tutti, anche contro chi è di turno, e per mano di nessuno.
bang-locomotive-leland = Leland
    .about = Si scopre una carta per ogni persona in gioco. La prima scelta è di chi è di turno, poi si continua in senso orario.

# Characters, likewise.
bang-character-bart-cassidy = Bart Cassidy
    .about = Il dolore rende: 1 carta dal mazzo per ogni punto vita che perdi, se sopravvivi, qualunque sia la causa.
    .short = 1 carta per ogni vita persa
bang-character-black-jack = Black Jack
    .about = Mostri la seconda carta che peschi a inizio turno. Se è rossa, ne hai una terza.
    .short = 2ª carta rossa: ne peschi una 3ª
bang-character-calamity-janet = Calamity Janet
    .about = Un BANG! ti serve anche da Mancato! e un Mancato! anche da BANG!.
    .short = BANG! è Mancato! e viceversa
bang-character-el-gringo = El Gringo
    .about = Chi ti ferisce paga: per ogni punto vita prendi una carta a caso dalla sua mano.
    .short = Chi ti ferisce ti dà una carta
bang-character-jesse-jones = Jesse Jones
    .about = La prima carta del turno puoi prenderla, senza guardare, dalla mano di chi vuoi.
    .short = 1ª carta dalla mano di chi vuoi
bang-character-jourdonnais = Jourdonnais
    .about = È come avere sempre un Barile: a ogni sparo puoi girare una carta, e cuori vale come un Mancato!. Un vero Barile dà un secondo tentativo.
    .short = Sempre con un Barile
bang-character-kit-carlson = Kit Carlson
    .about = Guardi le prime tre carte del mazzo, ne tieni due e rimetti l'altra in cima.
    .short = Guardi 3 carte, ne tieni 2
bang-character-lucky-duke = Lucky Duke
    .about = Quando decide la sorte, giri due carte e scegli quale conta.
    .short = Sorte: giri 2 carte, ne scegli 1
bang-character-paul-regret = Paul Regret
    .about = Gli altri ti vedono a distanza aumentata di 1, e un Mustang si aggiunge.
    .short = Gli altri ti vedono a +1
bang-character-pedro-ramirez = Pedro Ramirez
    .about = La prima carta del turno può essere quella in cima agli scarti.
    .short = 1ª carta dagli scarti, se vuoi
bang-character-rose-doolan = Rose Doolan
    .about = Vedi gli altri a distanza ridotta di 1, e un Mirino si aggiunge.
    .short = Vedi gli altri a -1
bang-character-sid-ketchum = Sid Ketchum
    .about = Due carte della tua mano valgono 1 punto vita, tutte le volte che vuoi, anche mentre cadi.
    .short = 2 carte via: 1 vita in più
bang-character-slab-the-killer = Slab the Killer
    .about = Per fermare un tuo BANG! servono due Mancato!.
    .short = Al tuo BANG! servono 2 Mancato!
bang-character-suzy-lafayette = Suzy Lafayette
    .about = Quando la tua mano è vuota, peschi una carta.
    .short = Mano vuota: peschi 1
bang-character-vulture-sam = Vulture Sam
    .about = Tutte le carte di chi esce dal gioco, dalla mano e sul tavolo, sono tue.
    .short = Tue le carte di chi esce
bang-character-willy-the-kid = Willy the Kid
    .about = In un turno puoi sparare quanti BANG! vuoi.
    .short = BANG! senza limite
bang-character-don-bell = Don Bell
    .about = Alla fine del turno giri una carta: se è rossa, giochi un altro turno. Dopo quello non si ritenta.
    .short = Fine turno: se rossa, un altro turno
bang-character-dutch-will = Dutch Will
    .about = Delle carte che peschi a inizio turno ne scarti una, e prendi 1 pepita.
    .short = Scarti 1 carta pescata: 1 pepita
bang-character-jacky-murieta = Jacky Murieta
    .about = Nel tuo turno 2 pepite valgono uno sparo contro chi è alla tua portata: senza carte, e finché puoi pagare.
    .short = 2 pepite: uno sparo a chi è a tiro
bang-character-josh-mccloud = Josh McCloud
    .about = Nel tuo turno 2 pepite ti danno la prima carta del mazzo equipaggiamento, qualunque sia. Se è una che hai già, va sprecata.
    .short = 2 pepite: 1 equipaggiamento a caso
bang-character-madam-yto = Madam Yto
    .about = Ogni volta che si gioca una Birra, tua o di altri, peschi una carta.
    .short = A ogni Birra giocata peschi 1
bang-character-pretty-luzena = Pretty Luzena
    .about = Una volta per turno puoi comprare un equipaggiamento a 1 pepita in meno.
    .short = 1 volta a turno: sconto di 1 pepita
bang-character-raddie-snake = Raddie Snake
    .about = Nel tuo turno puoi pagare 1 pepita per pescare 1 carta, al massimo due volte. Un Setaccio si aggiunge.
    .short = 1 pepita: 1 carta, 2 volte a turno
bang-character-simeon-picos = Simeon Picos
    .about = Ogni punto vita che perdi, se sopravvivi, ti porta 1 pepita.
    .short = 1 pepita per ogni vita persa
bang-character-benny-brawler = Benny Brawler
    .about = Nel tuo turno puoi prendere tutti i vagoni che riesci a pagare.
    .short = Vagoni senza limite nel tuo turno
bang-character-evan-babbit = Evan Babbit
    .about = Un BANG! contro di te si può deviare su qualcun altro a distanza 1, scartando dalla mano una carta dello stesso seme. Mai su chi l'ha sparato.
    .short = Devii un BANG! con una carta del seme
bang-character-jimmy-texas = Jimmy Texas
    .about = Quando il tuo turno finisce, peschi una carta, anche se il turno è passato in Prigione.
    .short = Peschi 1 a fine turno
bang-character-manuelita = Manuelita
    .about = Peschi 2 carte ogni volta che il treno arriva al capolinea, chiunque sia di turno.
    .short = Al capolinea peschi 2
bang-character-sancho = Sancho
    .about = Il tuo vagone del turno non ti costa nulla.
    .short = 1 vagone gratis a turno
bang-character-sgt-blaze = Sgt. Blaze
    .about = Quando una tua carta tocca più persone, o lo fa la locomotiva nel tuo turno, puoi risparmiarne una.
    .short = Puoi esentare qualcuno dai tuoi effetti
bang-character-shade-oconnor = Shade O'Connor
    .about = Ogni volta che il treno avanza nel turno di altri, puoi scartare una carta della mano e pescarne un'altra.
    .short = Il treno avanza: cambi una carta
bang-character-zippy-roy = Zippy Roy
    .about = Una volta nel tuo turno puoi far avanzare il treno di una stazione, oltre a tutto il resto.
    .short = 1 volta a turno: il treno avanza

# The other sides of the base characters, in Legends.
bang-character-legendary-bart-cassidy = Bart Cassidy Leggendario
    .about = Il dolore rende il doppio: 2 carte dal mazzo per ogni punto vita che perdi, se sopravvivi.
    .short = 2 carte per ogni punto vita perso
bang-character-legendary-black-jack = Black Jack Leggendario
    .about = Invece di pescare puoi girare carte finché superano 21, e tenerle tutte. J, Q e K valgono 10, un asso 11. A 21 esatto puoi fermarti.
    .short = Gira oltre 21 e tieni tutto
bang-character-legendary-calamity-janet = Calamity Janet Leggendaria
    .about = Ogni carta della tua mano ti serve da BANG! e da Mancato!.
    .short = Ogni carta è BANG! o Mancato!
bang-character-legendary-el-gringo = El Gringo Leggendario
    .about = Chi ti ferisce la paga: per ogni punto vita prendi una carta a caso da quella mano, e la carta che ti ha colpito è tua.
    .short = Chi ti ferisce ti deve 2 carte
bang-character-legendary-jesse-jones = Jesse Jones Leggendario
    .about = La prima carta che peschi può essere una a tua scelta dalla mano di un altro, che guardi.
    .short = Scegli la 1ª da un'altra mano
bang-character-legendary-jourdonnais = Jourdonnais Leggendario
    .about = Contro ogni carta marrone che ti riguarda puoi girare una carta: dal fante in su quella non ti fa nulla.
    .short = Carta marrone: da J in su, nulla
bang-character-legendary-kit-carlson = Kit Carlson Leggendario
    .about = Peschi una carta in più all'inizio del turno, e puoi darne una a qualcun altro.
    .short = Peschi 1 in più, puoi darne 1
bang-character-legendary-lucky-duke = Lucky Duke Leggendario
    .about = Quando la sorte decide per via di una carta, per chiunque, se ne girano due e scegli tu. Nel tuo turno quella scelta è tua.
    .short = Sorte di tutti: scegli tu tra 2
bang-character-legendary-paul-regret = Paul Regret Leggendario
    .about = Gli altri ti vedono 1 più lontano, e una carta BANG! contro di te costa una carta della mano in più.
    .short = 1 più lontano; BANG! costa 1 in più
bang-character-legendary-pedro-ramirez = Pedro Ramirez Leggendario
    .about = Oltre a ciò che peschi prendi la carta in cima agli scarti.
    .short = Peschi, e prendi anche uno scarto
bang-character-legendary-rose-doolan = Rose Doolan Leggendaria
    .about = Tutti sono a distanza 1 da te, qualunque cosa abbiano. Una volta nel tuo turno una tua carta blu, della mano o in gioco, vale da Panico!.
    .short = Tutti a distanza 1; blu come Panico!
bang-character-legendary-sid-ketchum = Sid Ketchum Leggendario
    .about = Due carte ti danno ancora 1 punto vita in ogni momento. Una volta nel tuo turno, quando riprendi vita, puoi sparare gratis.
    .short = 2 carte: 1 vita, e un colpo gratis
bang-character-legendary-slab-the-killer = Slab the Killer Leggendario
    .about = Nulla annulla una tua carta BANG!. Se reclami un'impresa, può costare a una leggenda anche l'ultimo punto vita.
    .short = Il tuo BANG! non si annulla
bang-character-legendary-suzy-lafayette = Suzy Lafayette Leggendaria
    .about = Quando hai meno di 2 carte in mano, ne peschi fino ad averne 2.
    .short = Sempre almeno 2 carte in mano
bang-character-legendary-vulture-sam = Vulture Sam Leggendario
    .about = Le carte di chi esce dal gioco sono tue. Se dovessi uscire tu, resti con 4 punti vita, ma non sei più leggenda.
    .short = Carte dei morti; torni 1 volta con 4
bang-character-legendary-willy-the-kid = Willy the Kid Leggendario
    .about = Puoi sparare tutti i BANG! che vuoi. In un turno senza impresa puoi anche sparare una volta senza carta.
    .short = BANG! senza limite; 1 colpo gratis

# Words of the table.
bang-word-colt-45 = Colt .45
    .about = Ciò con cui spari finché non hai un'arma in gioco. La sua portata è 1.
bang-word-distance = Distanza
    .about = I passi da un posto all'altro, per la via più corta, contando solo chi è ancora in gioco. Mustang, Mirino e certi personaggi la cambiano.
bang-word-range = Portata
    .about = Fin dove spara la tua arma: un BANG! raggiunge chi non è a distanza maggiore.
bang-word-draw-check = Estrai!
    .about = Decide la sorte: si gira e si scarta la prima carta del mazzo, e contano solo il seme e il valore.
bang-word-life = Punti vita
    .about = Perso l'ultimo, la partita per te è finita. Non se ne possono avere più che all'inizio.
bang-word-hand-limit = Limite di mano
    .about = Alla fine del turno tieni tante carte quanti sono i tuoi punti vita e scarti le altre.
bang-word-elimination = Fuori dal gioco
    .about = Chi esce mostra il ruolo e scarta tutte le carte. Un Fuorilegge frutta 3 carte a chi lo abbatte; uno Sceriffo che abbatte un Vice perde tutte le sue.
bang-word-nuggets = Pepite
    .about = Oro: 1 per ogni punto vita che gli altri perdono per causa tua. Nel tuo turno comprano equipaggiamento, o fanno scartare quello altrui al suo prezzo più 1. Una Birra si vende per 1.
bang-word-equipment = Equipaggiamento
    .about = Tre carte sono in vendita per chi è di turno. Quelle marroni si usano subito; quelle nere restano davanti a te, mai due uguali. Panico! e Cat Balou non possono toccarle.
bang-word-shadow = Ombra
    .about = Chi è fuori dal gioco torna a ogni suo turno, senza vita da perdere o riprendere, e alla fine lascia tutto tranne le pepite. L'ombra di un Rinnegato si unisce alla parte più debole.
bang-word-train = Treno
    .about = Avanza di una stazione all'inizio dei turni dello Sceriffo. Una volta nel tuo turno puoi pagare il prezzo di una stazione e prendere il vagone che c'è sotto; prima puoi far avanzare il treno, se poi ne prendi uno.
bang-word-railcar = Vagone
    .about = Una carta blu senza seme né valore, che non sta mai in mano. Alcuni agiscono finché li hai, altri quando li scarti; gli scarti vanno sotto il loro mazzo.
bang-word-station = Stazione
    .about = Nella linea ce ne sono tante quante le persone all'inizio. Ognuna ha un prezzo: carte dalla mano o in gioco, oppure un punto vita. Si paga per il vagone che c'è sotto.
bang-word-locomotive = Locomotiva
    .about = Tira il treno e non si può prendere. Al capolinea agisce il lato scoperto: Ironhorse o Leland.
bang-word-free-advance = Avanzata gratuita
    .about = Una volta nel tuo turno puoi far avanzare il treno di una stazione prima di prendere un vagone; ma poi devi prenderne uno.
bang-word-end-of-the-line = Capolinea
    .about = La locomotiva ha superato l'ultima stazione. Chi è di turno può ancora prendere un vagone; poi la locomotiva agisce, si gira e riparte su una linea nuova.
bang-word-ghost = Fantasma
    .about = Chi ha il Vagone fantasma e nessuna vita: gioca e conta come tutti, ma non può riprendere né perdere vita. Senza quel vagone un fantasma esce subito dal gioco.
bang-word-feat = Impresa
    .about = Qualcosa da fare nel tuo turno, dopo aver pescato. Chi lo fa può compierla subito: ci vanno 2 gettoni fama, o il tuo ultimo. Una sola impresa a turno, e ognuna una volta sola finché resta lì.
bang-word-fame = Fama
    .about = Tutti cominciano con 5 gettoni. Quando hai messo l'ultimo su un'impresa, diventi una leggenda.
bang-word-crossroad = Crocevia
    .about = Ciò che chiede un'impresa con questo segno si può fare anche a piacere con le proprie carte, senza altri effetti.
bang-word-boast = Vantarsi
    .about = Alla fine di un turno senza imprese puoi vantarti: si scopre una nuova impresa, e 1 tuo gettone fama va su un'impresa che non ne ha di tuoi. Se sono più di quattro, se ne va quella con più gettoni.
bang-word-legend = Leggenda
    .about = La tua carta si gira, e vale l'altro lato. Hai allora almeno 3 punti vita. Una leggenda non compie imprese e non si vanta più, ma le reclama.
bang-word-claim = Reclamo
    .about = Una leggenda che fa ciò che un'impresa chiede può reclamarla: un'altra leggenda perde 1 punto vita, ma non l'ultimo, e nulla lo impedisce. L'impresa se ne va, e un'altra ne prende il posto.

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

## What happened
# $player is the `seat` of the event, $target the other one (at, victim, to, by: see each), both as names.
# $card, $cards, $on are names of cards; $source is the name of the card or character that is the `why`.
# $known is yes if the secret part is there. Numbers are numbers.

# how: sheriff (player: who it is), open (roles: all of them, in words), none
bang-event-dealt = { $how ->
    [sheriff] I ruoli sono assegnati. La stella dello Sceriffo va a { $player }.
    [open] I ruoli sono assegnati, scoperti per tutti: { $roles }.
   *[none] Oggi niente ruoli: vince chi resta in piedi.
}
# player, character, life
bang-event-character = { $player }: il personaggio è { $character }, con { $life } punti vita.
# player
bang-event-turn = Tocca a { $player }.
# player, count, known, cards; named: yes if why is a card or a character (then source), else no
bang-event-drew = { $named ->
    [yes] { $source }: { $player } pesca
   *[no] { $player } pesca
} { $count ->
    [0] zero carte
    [one] 1 carta
    [many] { $count } di carte
   *[other] { $count } carte
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
    [on] { $player } gioca { $card } contro { $on } di { $target }.
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
    [replaced] { $player } mette via { $card } per far posto alla nuova.
    [penalty] { $player } perde { $card }.
    [cat-balou] { $player } deve scartare { $card }.
    [shadow] { $card } svanisce con { $player }.
    [dutch-will] { $player } tiene il resto e scarta { $card }.
    [pardner] Complice: { $player } deve scartare { $card }.
    [order] { $card }, lasciata da { $player }, va negli scarti.
    [tax] { $player } paga { $card } per sparare.
    [fare] { $player } paga con { $card } a { $source }.
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
# by: yes, no (source: the Locomotive); player (the event's `by`), target (the event's `at`), need
bang-event-shot = { $by ->
    [yes] { $player } spara a { $target }
   *[no] { $source } spara a { $target }
}{ $need ->
    [one] .
   *[other] : servono { $need } Mancato! per fermarlo.
}
# player, source, cards
bang-event-flipped = { $player } gira per { $source }: { $cards }.
# good: yes, no; player, source
bang-event-checked = { $good ->
    [yes] { $source }: fortuna per { $player }!
   *[no] { $source }: niente fortuna per { $player }.
}
# player, card (a card or a character), left
bang-event-dodged = { $left ->
    [0] { $player } la scampa grazie a { $card }.
    [one] { $player } si ripara grazie a { $card }, ma serve ancora 1 Mancato!.
   *[other] { $player } si ripara grazie a { $card }, ma servono ancora { $left } Mancato!.
}
# player, card, target (the event's `by`)
bang-event-fended = { $player } tiene testa a { $target } con { $card }.
# player, points, life (0 if it is below), source
bang-event-wounded = { $points ->
    [one] { $source } costa a { $player } 1 punto vita
    [many] { $source } costa a { $player } { $points } di punti vita
   *[other] { $source } costa a { $player } { $points } punti vita
}{ $life ->
    [0] , e non ne restano.
   *[other] : punti rimasti { $life }.
}
# player, need
bang-event-dying = { $need ->
    [one] { $player } sta per cadere: serve 1 punto vita per restare in gioco.
   *[other] { $player } sta per cadere: servono { $need } punti vita per restare in gioco.
}
# player, points, life
bang-event-healed = { $points ->
    [one] { $player } riprende 1 punto vita e arriva a { $life }.
   *[other] { $player } riprende { $points } punti vita e arriva a { $life }.
}
# player, card
bang-event-no-effect = { $card } non ha effetto per { $player }.
# player, cards
bang-event-store = Merce in vetrina: { $cards }.
# player, card
bang-event-took-store = { $player } sceglie { $card }.
# player, card, target (the event's `to`)
bang-event-passed-on = { $card } passa da { $player } a { $target }.
# player, card
bang-event-exploded = { $card } scoppia in faccia a { $player }!
# player, card
bang-event-freed = { $card }: la porta si apre, { $player } torna in libertà.
bang-event-skipped = { $card }: la porta resta chiusa, { $player } salta il turno.
# player; by: yes (target: who did it), no; shown: yes (role), no
bang-event-out = { $by ->
    [yes] { $target } mette { $player } fuori dal gioco
   *[no] { $player } esce dal gioco
}{ $shown ->
    [yes] . Il suo ruolo era { $role }.
   *[no] .
}
# player, count, target (the victim)
bang-event-reward = { $count ->
    [one] { $player } guadagna 1 carta per la caduta di { $target }.
   *[other] { $player } guadagna { $count } carte per la caduta di { $target }.
}
# player
bang-event-penalty = Un Vice è morto per mano dello Sceriffo: { $player } perde tutte le carte.
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
} e ne ha { $total }.
# player, count, total (after it); how: out (back to the heap), named (source: the equipment that is used), plain
bang-event-paid-nuggets = { $how ->
    [out] { $player } lascia
    [named] { $source }: { $player } paga
   *[plain] { $player } paga
} { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}{ $total ->
    [0] .
   *[other] : rimaste { $total }.
}
# player, card, price; how: own, other (target: whom it is for)
bang-event-bought = { $price ->
    [0] { $player } si prende { $card } gratis
    [one] { $player } compra { $card } per 1 pepita
   *[other] { $player } compra { $card } per { $price } pepite
}{ $how ->
    [other] : va a { $target }.
   *[own] .
}
# card
bang-event-displayed = Ora in vendita: { $card }.
# player, card
bang-event-got-equipment = { $card } ora è davanti a { $player }.
# player, card; by: yes (target: who paid for it), no
bang-event-lost-equipment = { $by ->
    [yes] { $target } fa scartare { $card } a { $player }.
   *[no] { $player } perde { $card }.
}
# count
bang-event-equipment-reshuffled = { $count ->
    [one] L'unico equipaggiamento usato diventa il nuovo mazzo equipaggiamento.
   *[other] Si mescola l'equipaggiamento usato: il nuovo mazzo ha { $count } carte.
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
bang-event-another-turn = { $player } avrà un altro turno.
# player; why: ghost, shadow
bang-event-came-back = { $why ->
    [ghost] { $player } torna come fantasma.
   *[shadow] L'ombra di { $player } torna per un turno.
}
# player
bang-event-faded = L'ombra di { $player } svanisce.
# player; side: deputy, outlaw, none
bang-event-side = { $side ->
    [deputy] { $player } ora sta con la legge.
    [outlaw] { $player } ora sta con i Fuorilegge.
   *[none] { $player } smette di essere un Rinnegato, e per ora non sta con nessuno.
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
bang-event-drew-railcars = { $player } pesca vagoni: { $cards }.
# locomotive: the name of the side that is up
bang-event-new-line = Si traccia una linea nuova, e a tirare il treno è { $locomotive }.
# player, locomotive; times: 0 or 2
bang-event-full-steam = { $times ->
    [0] { $player } lascia { $locomotive } senza effetto.
   *[other] { $player } fa agire { $locomotive } due volte.
}
# player, source (the event's `what`); how: own, other (target: the event's `by`)
bang-event-spared = { $how ->
    [own] { $player } si chiama fuori: { $source }.
   *[other] { $target } risparmia { $player }: { $source }.
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
bang-event-haunts = { $player } non ha più vita, ma resta come fantasma.

# Legends. card: a Feat
bang-event-feat-revealed = Si scopre una nuova impresa: { $card }.
# tokens: Fame that goes with it
bang-event-feat-discarded = { $tokens ->
    [0] { $card } viene messa via.
    [one] { $card } viene messa via, e con lei 1 gettone fama.
   *[other] { $card } viene messa via, e con lei { $tokens } gettoni fama.
}
# count
bang-event-feats-reshuffled = { $count ->
    [one] L'impresa messa via diventa il nuovo mazzo delle imprese.
   *[other] Le imprese messe via si rimescolano: un nuovo mazzo di { $count }.
}
# player, card, count (Fame tokens), left
bang-event-feat-performed = { $count ->
    [one] { $player } compie { $card } e ci mette 1 gettone fama
   *[other] { $player } compie { $card } e ci mette { $count } gettoni fama
}{ $left ->
    [0] , fino all'ultimo.
   *[other] : ne restano { $left }.
}
bang-event-feat-claimed = { $player } reclama { $card }.
bang-event-boasted = { $player } si vanta.
bang-event-fame-placed = { $player } mette un gettone fama su { $card }{ $left ->
    [0] , l'ultimo.
   *[other] : ne restano { $left }.
}
# player, count
bang-event-fame-lost = { $count ->
    [one] Va perso 1 gettone fama di { $player }.
   *[other] Vanno persi { $count } gettoni fama di { $player }.
}
# player, card
bang-event-trail = { $player } si incammina: { $card }, e una carta in meno da pescare.
# character: the name that everybody knew
bang-event-legend = { $character } diventa una leggenda!
# character, life
bang-event-legend-over = { $character } si rialza con { $life } punti vita, e non è più una leggenda.
# player, card
bang-event-turned-up = { $player } scopre { $card }.
# player, target (the victim), count, known, cards
bang-event-looked-at = { $known ->
    [yes] { $player } guarda la mano di { $target }: { $cards }.
   *[no] { $player } guarda la mano di { $target }.
}

# How it ended, by the view's or the event's `why`.
bang-over-law = Ha vinto la legge: non restano né Fuorilegge né Rinnegati.
bang-over-outlaws = Lo Sceriffo è caduto e i Fuorilegge comandano in città.
bang-over-renegade = In vita resta solo un Rinnegato, che si prende tutto.
bang-over-target = Il bersaglio designato è caduto e la partita è finita.
bang-over-last = In piedi resta una persona sola.
bang-over-nobody = In piedi non resta nessuno.

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
# player (who it was played by), card
bang-ask-fend = { $card } da { $player }: butti giù un BANG! o perdi 1 punto vita?
# need
bang-ask-save = { $need ->
    [one] Stai per cadere. Vuoi salvarti? Ti serve 1 punto vita.
   *[other] Stai per cadere. Vuoi salvarti? Ti servono { $need } punti vita.
}
bang-ask-trade = A quale altra carta rinunci?
# card
bang-ask-store = { $card }: quale carta prendi?
bang-ask-draw = Da dove peschi la prima carta?
bang-ask-return = Quale carta rimetti in cima al mazzo?
# source: what luck decides about; other: yes (target: for whom), no
bang-ask-luck = { $other ->
    [yes] { $source } per { $target }: quale carta deve contare?
   *[no] { $source }: quale carta deve contare?
}
# limit, count (too many)
bang-ask-excess = { $count ->
    [one] Puoi tenere { $limit } carte: scartane ancora 1.
   *[other] Puoi tenere { $limit } carte: scartane ancora { $count }.
}
bang-ask-order = Per te è finita. Quale delle tue carte va per prima negli scarti?
# card
bang-ask-as = { $card }: come vuoi usare questa carta?
bang-ask-give = { $card }: per chi?
bang-ask-drop = Quale delle carte pescate scarti?
# The Great Train Robbery. source: the name of the Locomotive (full-steam), or of what goes for several (spare)
bang-ask-board = Quale vagone prendi?
bang-ask-pay = Con quale altra carta paghi?
bang-ask-swap = Il treno è avanzato. Quale carta cambi con una nuova?
bang-ask-full-steam = A tutto vapore: che cosa deve fare { $source }?
bang-ask-spare = { $source }: chi risparmi?
bang-ask-dig = Quale carta prendi dagli scarti?
bang-ask-circus = Quale delle tue carte in gioco scarti?
bang-ask-derail = Quale vagone in gioco va scartato?
bang-ask-lounge = Quale vagone tieni?
bang-ask-mail = Quale delle carte nuove dai via?
# player, card
bang-ask-robbed = { $card } da { $player }: quale carta scarti, o tieni sotto il fuoco?
bang-ask-map = Quale di queste carte scarti?
# Legends. count: Feats that are met; card: a Feat, or the card that it is about; target: whom it is about
bang-ask-feat = { $count ->
    [0] Hai preso una carta che nessuno ha visto: la mostri per un'impresa?
    [one] Un'impresa è riuscita: la vuoi?
   *[other] Sono riuscite { $count } imprese: quale vuoi?
}
bang-ask-trail = La Pista dell'Oregon: peschi una carta in meno?
bang-ask-victim = { $card } è tua. Quale leggenda perde 1 punto vita?
bang-ask-boast = Un turno senza imprese: ti vanti?
bang-ask-dismiss = Ora le imprese sono cinque, e queste hanno più fama. Quale se ne va?
bang-ask-fame = Su quale impresa metti un gettone fama?
bang-ask-company = { $card } è scartata. Come giochi l'altra?
bang-ask-jail = Sei in Prigione. Tenti la sorte, o scarti una carta di cuori per uscire?
# by: yes (player), no
bang-ask-ignore = { $by ->
    [yes] { $card } da { $player }: provi a scrollartela di dosso?
   *[no] { $card } tocca te: provi a scrollartela di dosso?
}
bang-ask-tax = Un BANG! contro { $target } costa una carta in più. Quale scarti?
bang-ask-free-bang = Hai ripreso vita e puoi sparare gratis. A chi?
# total
bang-ask-more = Le tue carte fanno { $total }. Un'altra?
bang-ask-look = Quale carta prendi dalla mano di { $target }?

# The answers. player is whom it is aimed at; on is a card in play; like is what the card counts as.
bang-answer-play = Gioca { $card }
bang-answer-play-as = Gioca { $card } come { $like }
bang-answer-play-at = Gioca { $card } contro { $player }
bang-answer-play-as-at = Gioca { $card } come { $like } contro { $player }
bang-answer-play-blind = { $card }: una carta dalla mano di { $player }
bang-answer-play-on = { $card }: { $on } di { $player }
bang-answer-use = Usa { $card }
bang-answer-use-trade = Rinuncia a { $card } e a un'altra carta per 1 punto vita
bang-answer-end = Fine del turno
bang-answer-pass = Non fare nulla
bang-answer-discard = Scarta { $card }
bang-answer-take = Prendi { $card }
bang-answer-take-from = Prendi una carta dalla mano di { $player }
bang-answer-take-discard = Prendi { $card } dagli scarti
bang-answer-draw = Pesca dal mazzo
bang-answer-return = Rimetti { $card }
bang-answer-pick = Conta { $card }
bang-answer-done = Il resto in qualsiasi ordine
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
bang-answer-use-at = Usa { $card } contro { $player }
bang-answer-as = Come { $like }
bang-answer-as-at = Come { $like } contro { $player }
bang-answer-as-blind = Come { $like }: una carta dalla mano di { $player }
bang-answer-as-on = Come { $like }: { $on } di { $player }
bang-answer-give = Dai { $card } a { $player }
# The Great Train Robbery. on is also the card that is paid or given, theirs the one that comes for it.
bang-answer-board = Prendi { $card } a { $station }: paga con { $on }
bang-answer-board-life = Prendi { $card } a { $station }: paga 1 punto vita
bang-answer-board-free = Prendi { $card } a { $station } senza pagare
bang-answer-advance = Fai avanzare il treno, poi prendi un vagone
bang-answer-advance-show = Mostra { $card } e fai avanzare il treno, poi prendi un vagone
bang-answer-play-take = { $card }: prendi { $on } dal treno
bang-answer-play-switch = { $card }: in cambio di { $on }, { $theirs } di { $player }
bang-answer-use-with = Usa { $card }: scarta { $on }
bang-answer-use-with-at = Usa { $card } contro { $player }: scarta { $on }
bang-answer-discard-of = Scarta { $card } di { $player }
bang-answer-shot = Tieni { $card } e subisci uno sparo
bang-answer-skip = Proprio nulla
bang-answer-double = Il suo effetto, due volte di fila
bang-answer-spare = Risparmia { $player }
bang-answer-drop = Scarta { $card }
bang-answer-keep = Non scartare nulla
bang-answer-done-board = Non prendere vagoni
bang-answer-done-swap = Tieni le tue carte
bang-answer-done-spare = Non risparmiare nessuno
# Legends. card: a Feat, or whose ability it is; on and theirs: further cards; verb: perform, claim
bang-answer-feat = { $verb ->
    [claim] Reclama { $card }
   *[perform] Compi { $card }
}
bang-answer-feat-discard = { $verb ->
    [claim] Reclama { $card }: scarta { $on }
   *[perform] Compi { $card }: scarta { $on }
}
bang-answer-feat-show = { $verb ->
    [claim] Reclama { $card }: mostra { $on }
   *[perform] Compi { $card }: mostra { $on }
}
bang-answer-feat-pair = { $verb ->
    [claim] Reclama { $card }: mostra { $on } e { $theirs }
   *[perform] Compi { $card }: mostra { $on } e { $theirs }
}
bang-answer-feat-company = { $verb ->
    [claim] Reclama { $card }: scarta { $on }, poi gioca { $theirs }
   *[perform] Compi { $card }: scarta { $on }, poi gioca { $theirs }
}
bang-answer-feat-life = { $verb ->
    [claim] Reclama { $card } per 1 tuo punto vita
   *[perform] Compi { $card } per 1 tuo punto vita
}
bang-answer-feat-hand = { $verb ->
    [claim] Reclama { $card }: scarta la tua mano
   *[perform] Compi { $card }: scarta la tua mano
}
bang-answer-feat-trail = { $verb ->
    [claim] Reclama { $card }: pesca una carta in meno
   *[perform] Compi { $card }: pesca una carta in meno
}
bang-answer-use-bang = { $card }: { $on } come BANG! contro { $player }
bang-answer-use-rob = { $card }: { $on } per { $theirs } di { $player }
bang-answer-use-rob-blind = { $card }: { $on } per una carta dalla mano di { $player }
bang-answer-hit = { $player } perde 1 punto vita
bang-answer-shoot = Spara a { $player }
bang-answer-boast = Vantati: una nuova impresa, e 1 gettone fama su una qualsiasi
bang-answer-dismiss = Metti via { $card }
bang-answer-place = Su { $card }
bang-answer-check = Gira una carta e spera nei cuori
bang-answer-more = Un'altra carta
bang-answer-stop = Basta così
bang-answer-done-mail = Tienile tutte

## The table

bang-phase-setup = prima dell'inizio
bang-phase-start = inizio del turno
bang-phase-draw = si pescano le carte
bang-phase-play = si giocano le carte
bang-phase-discard = si scarta
bang-phase-end = fine del turno
bang-phase-over = la partita è finita
# player, phase
bang-turn = Turno di { $player }: { $phase }
bang-out = fuori dal gioco
bang-role-unknown = ruolo ignoto
bang-cards-in-hand = { $count ->
    [0] mano vuota
    [one] 1 carta in mano
    [many] { $count } di carte in mano
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
# What is under way, by `what`: player (by), target (at), card, need
bang-doing-shot = Si spara a { $target } con { $card }: Mancato! necessari { $need }
bang-doing-fend = { $target } ha bisogno di un BANG! contro { $card }
bang-doing-save = { $need ->
    [one] { $target } sta per cadere: serve 1 punto vita
   *[other] { $target } sta per cadere: servono { $need } punti vita
}
bang-doing-card = { $player } ha giocato { $card }
# cards
bang-on-offer = Si sceglie fra: { $cards }
bang-looking-at = Stai guardando: { $cards }
bang-hand = La tua mano
bang-hand-empty = La tua mano è vuota.
# Gold Rush. count
bang-nuggets = { $count ->
    [one] 1 pepita
   *[other] { $count } pepite
}
# cards (each with its price), deck (face down), used (face up, under it)
bang-market = In vendita, in pepite: { $cards } · mazzo equipaggiamento: { $deck }, usate: { $used }
# side: deputy, outlaw; of the shadow of a Renegade
bang-side = { $side ->
    [deputy] sta con la legge
   *[outlaw] sta con i Fuorilegge
}
# The Great Train Robbery. deck (face down)
bang-line = La linea, con il prezzo di ogni stazione · vagoni nel mazzo: { $deck }
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
bang-feats = Imprese · nel mazzo: { $deck }
# feat, terms (what it asks for, in a few words); free: yes (the Crossroad), no
bang-feat = { $free ->
    [yes] { $feat } ({ $terms }, anche a piacere)
   *[no] { $feat } ({ $terms })
}
# players: those with Fame on it, each with how much
bang-feat-fame = fama di { $players }
# how the viewer stands to it
bang-feat-state = { $state ->
    [perform] la puoi compiere
    [claim] la puoi reclamare
    [done] la tua fama c'è già
    [spent] hai già avuto l'impresa del turno
   *[none] non fa per te
}
# players: who was hit this turn; have, need
bang-feat-hit = colpiti in questo turno: { $players } ({ $have } su { $need })
# cards
bang-feat-last = giocata o scartata per ultima: { $cards }
bang-feat-met = riuscita in questo momento
bang-feat-with = potresti con { $cards }

## In the terminal

bang-keys-target = un numero sceglie · Invio torna indietro · ? spiega · q esce
bang-keys-only = Invio va avanti · ? spiega · q esce
bang-ask-target = { $card }: contro chi?
bang-ask-price = { $card }: a quale carta rinunci per prima?
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
bang-answer-give-any = Dai via { $card }
bang-ask-feat-card = { $card }: con quale carta?
bang-ask-feat-second = { $card } e { $on }: con quale altra carta?
bang-answer-feat-any = { $verb ->
    [claim] Reclama { $card } …
   *[perform] Compi { $card } …
}

## The table in the browser

bang-web-table = Il tavolo
bang-web-turn = turno
# player
bang-web-aim = Mira a { $player }
# life, most
bang-web-life = { $life } punti vita su { $most }
# count, cards
bang-web-in-play = { $count ->
    [0] niente in gioco
   *[other] in gioco { $cards }
}
# cards
bang-web-holds = In mano hai { $cards }.
bang-web-deck = Mazzo: { $count }
bang-web-discard = Pila degli scarti: { $count }
bang-web-peeked = Queste carte le vedi solo tu
bang-web-about = Che cos'è
bang-web-close = Chiudi
bang-web-brown = marrone: si usa una volta
bang-web-blue = blu: resta in gioco
# range
bang-web-range = arriva a { $range }
bang-web-clauses = { $count ->
    [one] 1 regola che la riguarda
   *[other] { $count } regole che la riguardano
}
# card
bang-web-unplayable = { $card }, non ora
bang-web-answers = Che cosa puoi fare
bang-web-hand-card = Una carta della mano, alla cieca
bang-web-myself = te
bang-web-put-back = Rimettila giù
bang-web-back = Indietro

# What is under way, in the middle of the table. by, aimed: yes, no; player does it, to target, with card
bang-web-doing-shot = { $by ->
    [yes] { $player } spara a { $target } con { $card }.
   *[no] Sparano a { $target } con { $card }.
} { $need ->
    [one] Serve un Mancato!.
   *[other] Servono { $need } Mancato!.
}
bang-web-doing-fend = { $card } di { $player }: { $target } scarta un BANG! o perde 1 punto vita.
bang-web-doing-save = { $target } sta cadendo! Solo { $need ->
    [one] 1 punto vita può
   *[other] { $need } punti vita possono
} aiutare.

# What to do next.
bang-web-hint-turn = Tocca una carta, poi a chi è destinata.
bang-web-hint-nothing = Ora non puoi giocare nessuna delle tue carte.
bang-web-hint-target = { $card }: scegli uno dei giocatori segnati.
bang-web-hint-part = Quale carta?
bang-web-hint-trade = Scegli la prima delle due carte da dare via.
bang-web-hint-no-dodge = { $need ->
    [one] Non hai niente da opporre.
   *[other] Ti servirebbero { $need } Mancato!, e non ne hai.
}
bang-web-hint-no-fend = Non hai BANG! da scartare.
bang-web-hint-no-save = Ormai niente può salvarti.
# What it costs to do nothing; left: life points after it
bang-web-cost-life = { $left ->
    [one] −1 punto vita, ne resta 1
   *[other] −1 punto vita, ne restano { $left }
}
bang-web-cost-last = il tuo ultimo punto vita!
bang-web-cost-out = sei fuori!

# Are you sure?
bang-web-doubt-beer-full = Hai tutti i tuoi punti vita: la Birra non farà nulla.
bang-web-doubt-beer-two = Siete rimasti in due: la Birra non farà nulla.
bang-web-doubt-saloon = Nessuno è ferito: il Saloon non farà nulla.
bang-web-doubt-dynamite = La prima estrazione per la Dinamite toccherà a te, e potrebbe farti fuori.
bang-web-doubt-jail = Stai per metterti in Prigione da te.
bang-web-doubt-own = Questa è una carta tua.
bang-web-doubt-missed = Servono più Mancato! di quanti ne hai: questo da solo non ti salva.
bang-web-doubt-save = Potresti ancora salvarti.
bang-web-doubt-short = Questo non basta a salvarti.
bang-web-doubt-last = Ti costa l'ultimo punto vita, e potresti evitarlo.
bang-web-doubt-off = Puoi togliere queste domande nelle impostazioni.
bang-web-relent = Meglio di no
# answer: what you are about to do
bang-web-insist = { $answer } lo stesso

# What a person can set.
bang-web-set-confirm = Chiedi conferma prima che mi faccia del male o sprechi una carta
bang-web-set-pass = Non fare nulla, subito, quando non posso fare nulla (gli altri potrebbero accorgersene)
bang-web-set-barrel = Prova prima il mio Barile, senza chiedere
bang-web-set-no-barrel = Non usare mai il mio Barile
bang-web-set-no-beer = Non bere mai una Birra per salvarmi

# When you are out.
bang-web-out = Sei fuori dal gioco.
bang-web-out-watch = Puoi guardare fino alla fine.
bang-web-out-side = Puoi ancora vincere con chi sta dalla tua parte ({ $role }).
bang-web-out-again = Voglio giocare la prossima partita
bang-web-out-leave = Torna alla sala

# What a bot believed of the others, after the match.
bang-web-thoughts-of = { $player } credeva
bang-web-thought = { $role } { $percent } %

# Gold Rush and the shadows. price in nuggets; afford: buy (you can buy it now), yes (you could pay it), no, unknown
bang-web-black = nera: resta davanti a chi la possiede
bang-web-market = Equipaggiamento in vendita
bang-web-equipment-deck = Mazzo equipaggiamento: { $count }
bang-web-offer = { $card }, { $price ->
    [one] 1 pepita
   *[other] { $price } pepite
}{ $afford ->
    [buy] , si può comprare ora
    [yes] , te la puoi permettere
    [no] , più di quanto hai
   *[unknown] { "" }
}
# cards
bang-web-equipped = equipaggiamento { $cards }
# player: whom something is for
bang-web-for = Per { $player }
bang-web-comes-back = ritorna
bang-web-hint-nuggets = { $count ->
    [0] Non hai pepite.
    [one] Hai 1 pepita da spendere.
   *[other] Hai { $count } pepite da spendere.
}
# answer: what you are about to buy, and for how much
bang-web-hint-offer = { $answer }: scegli uno dei giocatori segnati.
bang-web-out-shadow = Ritorni come ombra a ogni tuo turno.
bang-web-doubt-unhurt = Lì non c'è nessun punto vita da recuperare: non servirà a nulla.
bang-web-doubt-shadow = Un'ombra non recupera punti vita: non servirà a nulla.
bang-web-doubt-wanted = Stai per mettere una taglia sulla tua testa.

# The Great Train Robbery. card: a railcar; station; cost: its price in a few words
bang-web-railway = La ferrovia
bang-web-car-deck = Mazzo dei vagoni: { $count }
bang-web-railcar = vagone: resta in gioco, torna sotto il suo mazzo
bang-web-hint-fare = { $card } a { $station }: paga con { $cost }.
bang-web-hint-show = Mostra una carta che paghi un vagone dopo la mossa. La tieni finché non paghi.
bang-web-hint-spend = { $card }: scegli la carta da scartare.
bang-web-hint-own = { $card }: scegli quale tua carta in gioco dai.
bang-web-hint-car = { $card }: scegli un vagone.
bang-web-hint-board = Scegli un vagone, poi con che cosa paghi.
# pays: yes, no, unknown
bang-web-station = { $station }: { $cost }{ $pays ->
    [yes] , che puoi pagare
    [no] , che non puoi pagare
   *[unknown] { "" }
}
# card: the railcar below the station; locomotive: the name of the side that is up
bang-web-below = sotto c'è { $card }
bang-web-below-engine = sotto c'è la Locomotiva, { $locomotive }
bang-web-below-then = dopo una mossa { $card }
bang-web-waiting = { $card }, non ancora in stazione
bang-web-can-take = si può prendere ora
# What the Locomotive does at the End of the Line, in a few words.
bang-web-end-ironhorse = uno sparo a tutti
bang-web-end-leland = una carta a testa
# cars: railcars; after the move each with its station
bang-web-now = Alla tua portata ora: { $cars }
bang-web-now-none = Niente alla tua portata ora
bang-web-then = Poi alla tua portata: { $cars }
bang-web-then-none = Poi niente alla tua portata
bang-web-preview = Dopo la mossa
# cards: what can pay; two of them at one station
bang-web-pay-with = Potresti pagare con { $cards }.
bang-web-pay-two = Potresti pagare con due di queste: { $cards }.
bang-web-pay-life = Potresti pagare con un punto vita.
bang-web-pay-none = Qui non hai nulla con cui pagare.
bang-web-price-of = Il suo prezzo è quello di { $station }.
bang-web-taken = Hai già preso il tuo vagone di questo turno.
bang-web-doubt-express = Se ne va tutta la tua mano.
bang-web-doubt-ghost = Senza il Vagone Fantasma sei fuori dalla partita.
bang-web-doubt-end = Il treno arriva al capolinea: Ironhorse spara a tutti, e tu sei all'ultimo punto vita.

# Legends. cards: your own, with which it could be done; players: those with Fame on it, each with how much
bang-web-feats = Imprese
bang-web-feat-deck = Mazzo delle imprese: { $count }
bang-web-feat-sign = impresa: scoperta per tutti
bang-web-feat-now = { $verb ->
    [claim] si può reclamare adesso
   *[perform] si può compiere adesso
}
bang-web-feat-reach = a portata: { $cards }
bang-web-feat-reach-life = a portata: 1 punto vita
bang-web-feat-reach-hand = a portata: la tua mano
bang-web-feat-reach-trail = a portata: quando peschi
bang-web-feat-reach-excess = a portata: troppe carte
bang-web-feat-far = non ancora a portata
bang-web-feat-done = fatta: c'è la tua fama
bang-web-feat-spent = una sola impresa a turno
bang-web-feat-none = non fa per te
bang-web-hint-feat = { $card }: scegli una carta.
bang-web-hint-feat-second = { $card }: ora l'altra carta.
# price: Fame tokens that it takes; left: how many you have then
bang-web-feat-price = { $left ->
    [0] la tua ultima fama: diventi una leggenda!
   *[other] { $price } gettoni fama, ne restano { $left }
}
bang-web-claim-price = un'altra leggenda può perdere 1 punto vita
bang-web-side-first = Lato di ogni giorno
bang-web-side-legend = Lato leggenda
bang-web-side-up = vale ora
# player: the name that everybody knew
bang-web-legend-born = { $player } è una leggenda!
bang-web-legend-gone = { $player } non è più una leggenda
bang-web-panels = Accanto al tavolo
bang-web-tab-market = Mercato
bang-web-tab-railway = Ferrovia
# count: how many are within reach there
bang-web-tab-reach = { $count } a portata
bang-web-doubt-one-life = Ti resta un solo punto vita.
bang-web-doubt-legend = Con questa impresa diventeresti una leggenda.
