## Train Heist: the words of the table

train-heist-option-mode = Modalità: insieme per un obiettivo, insieme per il punteggio più alto, o tutti contro tutti
    .short = Modalità
    .co-op = Insieme per un obiettivo
    .about-co-op = O raggiungete i punti dell'obiettivo, o perdete tutti.
    .score = Insieme per i punti
    .about-score = Fate più punti che potete prima che il colpo finisca.
    .versus = Tutti contro tutti
    .about-versus = Si rapina il treno, e ci si rapina a vicenda.
train-heist-option-goal = L'obiettivo della squadra, in punti (da 10 a 20)
    .short = Obiettivo
train-heist-option-length = Durata: tutte le carte Evento, meno carte Evento e un obiettivo più basso, o meno carte Evento e lo stesso obiettivo
    .short = Durata
    .full = Il colpo intero
    .about-full = Tutte le carte Evento e l'obiettivo pieno.
    .shorter = Un colpo breve
    .about-shorter = Meno carte Evento e un obiettivo più basso.
    .harder = Un colpo difficile
    .about-harder = Meno carte Evento, ma l'obiettivo pieno.
train-heist-option-fewer-events = Quante carte Evento si tolgono in una partita più breve o più difficile; oltre alle due Treno più veloce ne restano sempre almeno quattro
    .short = Carte Evento tolte
train-heist-option-cowboys = Quanti cowboy guida chi gioca in solitario
    .short = Cowboy in solitario
train-heist-option-map = La mappa: quella normale, o una aggiunta da chi ospita
    .short = Mappa
    .standard = normale
train-heist-option-cards = Le carte e le tessere: quelle normali, o quelle aggiunte da chi ospita
    .short = Carte e tessere
    .standard = normali

heist-colour-green = Verde
heist-colour-yellow = Giallo
heist-colour-red = Rosso
heist-colour-blue = Blu
heist-level-greenhorn = Pivello
heist-level-gunslinger = Pistolero
heist-level-outlaw = Fuorilegge
heist-level-legend = Leggenda

## Cards, tiles and tokens

# A Poker Card. number; suit: revolver, bag, keyhole
heist-card = { $number } di { $suit ->
    [revolver] Pistole
    [bag] Borse
   *[keyhole] Serrature
}
heist-card-wild = Jolly
heist-card-hidden = una carta coperta
# A part of what a tile asks for: 2 Keyholes. count; suit: revolver, bag, keyhole
heist-need = { $suit ->
    [revolver] { $count ->
        [one] 1 Pistola
       *[other] { $count } Pistole
    }
    [bag] { $count ->
        [one] 1 Borsa
       *[other] { $count } Borse
    }
   *[keyhole] { $count ->
        [one] 1 Serratura
       *[other] { $count } Serrature
    }
}
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = scala di { $size }
heist-tile-pairs = due coppie
heist-tile-kind = { $size } carte dello stesso numero
heist-tile-numbers = i numeri { $numbers }
heist-square = la casella { $name }
heist-squares = entrambe le caselle del vagone { $letter }

heist-event-card-speed-up = Treno più veloce
    .about = D'ora in poi il treno fa uno spazio in più a turno.
heist-event-card-cherokee-1 = Aggiungi un segnalino Cherokee: cactus 1
    .about = Un segnalino Cherokee va sul cactus 1. Quello spazio e il binario che indica sono chiusi.
heist-event-card-cherokee-2 = Aggiungi un segnalino Cherokee: cactus 2
    .about = Un segnalino Cherokee va sul cactus 2. Quello spazio e il binario che indica sono chiusi.
heist-event-card-cherokee-3 = Aggiungi un segnalino Cherokee: cactus 3
    .about = Un segnalino Cherokee va sul cactus 3. Quello spazio e il binario che indica sono chiusi.
heist-event-card-switch = Cambio di binario
    .about = Si gira il prossimo scambio davanti al treno, se il treno non ci sta sopra.
heist-event-card-sheriff-forward-1 = Muovi lo Sceriffo: uno spazio avanti
    .about = Lo Sceriffo si muove di uno spazio verso la locomotiva.
heist-event-card-sheriff-forward-2 = Muovi lo Sceriffo: due spazi avanti
    .about = Lo Sceriffo si muove di due spazi verso la locomotiva.
heist-event-card-sheriff-rear-1 = Muovi lo Sceriffo: uno spazio indietro
    .about = Lo Sceriffo si muove di uno spazio verso l'ultimo vagone.
heist-event-card-sheriff-rear-2 = Muovi lo Sceriffo: due spazi indietro
    .about = Lo Sceriffo si muove di due spazi verso l'ultimo vagone.

heist-wanted-wild = Furia
    .titled = Furia { $name }
    .mission = Usa due o più Jolly per fare bottino una volta.
    .about = I Jolly con cui fai bottino non attirano più lo Sceriffo.
heist-wanted-six-shooter = Sei Colpi
    .titled = { $name } Sei Colpi
    .mission = Usa tre o più carte Pistola per fare bottino una volta.
    .about = Puoi tenere sei carte in mano e peschi fino ad averne sei.
heist-wanted-cherokee = Sangue Cherokee
    .titled = { $name } Sangue Cherokee
    .mission = Finisci le tue azioni a piedi su un cactus, o accanto a uno con un segnalino Cherokee.
    .about = Puoi entrare nel Territorio Cherokee, anche con il cavallo che cavalchi.
heist-wanted-crazy = Testa Matta
    .titled = { $name } Testa Matta
    .mission = Salta da un tetto su un cavallo.
    .about = Una volta in ogni tuo turno dai una carta a chi vuoi o ne prendi una, dovunque siate.
heist-wanted-tombstone = Lapide
    .titled = { $name } Lapide
    .mission = Fatti travolgere dal treno.
    .about = Una volta per partita alzi il cappio di un nodo.
heist-wanted-kid = Kid
    .titled = { $name } Kid
    .mission = Evadi di prigione.
    .about = Per evadere ti serve una carta in meno.
heist-wanted-two-timing = Doppio Gioco
    .titled = { $name } Doppio Gioco
    .mission = Prendi due tessere con una sola azione.
    .about = Con una tessera addosso puoi prenderne ancora una.
heist-wanted-galloping = Galoppo
    .titled = { $name } Galoppo
    .mission = Cavalca per nove o più spazi con una sola carta.
    .about = I cavalli che muovi fanno fino a tre spazi in più.
heist-wanted-slippery = Anguilla
    .titled = { $name } Anguilla
    .mission = Fai bottino accanto allo Sceriffo senza farti prendere.
    .about = Durante le tue azioni puoi passare per lo spazio dello Sceriffo, ma non fermarti lì.
heist-wanted-railroad = Rotaia
    .titled = { $name } Rotaia
    .mission = Gira uno scambio a mano.
    .about = Ti basta una scala di tre per girare uno scambio da qualsiasi posto.
heist-wanted-quick-draw = Mano Svelta
    .titled = { $name } Mano Svelta
    .mission = Usa le abilità delle carte due volte in un turno.
    .about = Una volta in ogni tuo turno cambi una o due carte con carte nuove.
heist-wanted-honest = Parola d'Onore
    .titled = { $name } Parola d'Onore
    .mission = Dai a qualcuno tre o più carte in un solo scambio di carte.
    .about = Puoi scambiare carte anche con un cowboy nello spazio accanto.

heist-word-turn = Un turno
    .about = Fai fino a quattro azioni e quante azioni gratuite vuoi. Poi il treno avanza, puoi scartare carte, e peschi fino al tuo limite.
heist-word-loot = Bottino
    .about = Dentro un vagone paghi con carte la tessera in cima a una casella o a entrambe. Una carta può valere per tutte e due. Non puoi fare altro bottino finché non lo consegni in una città.
heist-word-towns = Città
    .about = Consegna il bottino in una città: un punto per tessera. Quando il treno arriva in una città, le tessere che aspettano lì tornano a bordo. Se non ce ne sono, il cappio scende di un nodo.
heist-word-sheriff = Sceriffo
    .about = Percorre il treno e mette in prigione i cowboy che incontra, tranne in galleria. Ogni Jolly con cui fai bottino lo attira di uno spazio verso di te.
heist-word-jail = Prigione
    .about = Perdi carte, bottino e proiettili, e il treno accelera. Con le tue azioni peschi carte: per evadere servono tre carte Serratura o Jolly.
heist-word-tunnel = Galleria
    .about = In un vagone che è in galleria lo Sceriffo non prende nessuno. Chi è sul tetto finisce a terra quando il vagone entra in galleria.
heist-word-flat = A terra
    .about = Il treno travolge chi è sul binario, e la galleria chi è su un tetto. Chi è a terra finisce nel canyon e perde il prossimo turno.
heist-word-horses = Cavalli
    .about = Scarta una carta e cavalca fino a tanti spazi quanto il suo numero. Un cavallo senza nessuno in sella viene se lo chiami. Un cavallo porta fino a due cowboy.
heist-word-switches = Scambi
    .about = Il verde tiene il treno sull'anello, il rosso lo manda oltre il bordo. Giri uno scambio a mano se ci sei sopra, o da qualsiasi posto con una scala di quattro.
heist-word-stars = Stelle
    .about = Quando la locomotiva arriva su una stella o passa il bordo della mappa, si pesca una carta Evento. Dopo l'ultima gli scambi spariscono, e la partita finisce al prossimo bivio. Una locomotiva che è già su un bivio prosegue come indicava per ultimo lo scambio.
heist-word-bullets = Proiettili
    .about = Ne prendi uno con un'azione. In un turno successivo lo spendi per un'azione in più.
heist-word-trade = Scambi di carte
    .about = I cowboy nello stesso spazio possono scambiare carte, con un'azione di chi è di turno. I due giocatori devono essere d'accordo. Uno scambio non riuscito non costa azioni, e puoi fare un'altra proposta. Dopo tre rifiuti in un turno non puoi più proporre scambi di carte.
heist-word-abilities = Abilità delle carte
    .about = Una coppia dà un'azione in più, un tris due, un poker tre. Una scala di quattro gira uno scambio. Un Jolly muove lo Sceriffo di uno spazio.
heist-word-cherokee = Territorio Cherokee
    .about = Un cactus con un segnalino e il binario che indica sono chiusi a cowboy e cavalli. Il treno passa.

## Places

heist-space-track = il binario { $id }
heist-space-star = il binario { $id } con la stella
heist-space-tunnel = la galleria { $id }
heist-space-junction = lo scambio { $id }
heist-space-ground = il terreno { $id }
# `.title` is the name on the map.
heist-space-canyon = il Canyon dei Matti
    .title = Canyon dei Matti
heist-space-town = Città { $letter }
heist-space-cactus = il cactus { $number }
heist-place-platform = { $car ->
    [engine] la piattaforma della locomotiva
    [jail] la piattaforma del vagone prigione
   *[car] la piattaforma del vagone { $letter }
}
heist-place-roof = { $car ->
    [jail] il mucchio di carbone
   *[car] il tetto del vagone { $letter }
}
heist-place-inside = il vagone { $letter }
heist-place-jail = la prigione
heist-switch = { $colour ->
    [red] { $place }: rosso, oltre il bordo
    [green] { $place }: verde, lungo l'anello
   *[none] { $place }: senza segnalino
}
heist-switch-way = { $place }: senza segnalino, la locomotiva prosegue per { $way }
heist-horse = il cavallo { $number }

## Narration of events

heist-event-dealt = { $count ->
    [one] Un cowboy è al via; comincia { $cowboy }.
   *[other] { $count } cowboy sono al via; comincia { $cowboy }.
}
heist-event-turn = Round { $round }: tocca a { $cowboy }
heist-event-lost-turn = { $cowboy } si rialza e perde questo turno.
heist-event-moved = { $cowboy } raggiunge { $place }.
heist-event-boarded = { $cowboy } sale a bordo: raggiunge { $place }.
heist-event-left = { $cowboy } scende dal treno: raggiunge { $place }.
heist-event-jumped = { $cowboy } salta dal tetto sopra { $horse }: raggiunge { $place }.
heist-event-mounted = { $cowboy } monta { $horse }.
heist-event-dismounted = { $cowboy } smonta e lascia { $horse }.
heist-event-called = { $cowboy } muove { $horse } con { $card }.
heist-event-rode = Il cavallo { $number } raggiunge al galoppo { $place }.
heist-event-looted = { $cowboy } prende { $tiles } e paga con { $cards }.
heist-event-dropped = { $cowboy } consegna il bottino a { $town }: { $count ->
    [one] 1 tessera.
   *[other] { $count } tessere.
}
heist-event-scored = La squadra ha { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
heist-event-marked = { $count ->
    [one] { $cowboy } ha 1 segnalino in attesa a { $town }.
   *[other] { $cowboy } ha { $count } segnalini in attesa a { $town }.
}
heist-event-flipped = { $why ->
    [action] { $cowboy } gira a mano lo scambio { $junction }: { $colour }.
    [straight] { $cowboy } gira da lontano lo scambio { $junction }: { $colour }.
   *[event] Si gira lo scambio { $junction }: { $colour }.
}
heist-event-no-flip = { $why ->
    [both] Il treno è su entrambi gli scambi: non se ne gira nessuno.
   *[gone] Gli scambi non ci sono più: non se ne gira nessuno.
}
heist-red = rosso
heist-green = verde
heist-event-offered = { $count ->
    [0] { $cowboy } chiede carte a { $partner }.
    [one] { $cowboy } offre 1 carta a { $partner }.
   *[other] { $cowboy } offre { $count } carte a { $partner }.
}
heist-event-returned = { $count ->
    [0] { $cowboy } non dà niente in cambio a { $partner }.
    [one] { $cowboy } dà in cambio 1 carta a { $partner }.
   *[other] { $cowboy } dà in cambio { $count } carte a { $partner }.
}
heist-event-traded = { $known ->
    [yes] { $cowboy } dà { $gave }; { $partner } dà { $got }.
   *[no] { $cowboy } e { $partner } si scambiano carte.
}
heist-nothing = niente
heist-event-declined = { $left ->
    [0] { $cowboy } e { $partner } non scambiano carte. È il terzo rifiuto: in questo turno { $cowboy } non può più proporre scambi di carte.
   *[other] { $cowboy } e { $partner } non scambiano carte.
}
heist-event-cancelled = { $cowboy } rinuncia allo scambio di carte con { $partner }.
heist-event-took-bullet = { $cowboy } prende un proiettile.
heist-event-spent-bullet = { $cowboy } spende un proiettile per un'azione in più.
heist-event-used = { $ability ->
    [pair] { $cowboy } gioca una coppia ({ $cards }): un'azione in più.
    [three] { $cowboy } gioca un tris ({ $cards }): due azioni in più.
    [four] { $cowboy } gioca un poker ({ $cards }): tre azioni in più.
    [straight] { $cowboy } gioca una scala ({ $cards }) per girare uno scambio.
   *[wild] { $cowboy } gioca un Jolly per muovere lo Sceriffo.
}
heist-event-sheriff = { $why ->
    [lure] Il rumore attira lo Sceriffo, che raggiunge { $place }.
    [wild] Un Jolly muove lo Sceriffo, che raggiunge { $place }.
   *[event] Lo Sceriffo raggiunge { $place }.
}
heist-event-jailed = Lo Sceriffo mette in prigione { $cowboy }! Ora il treno fa { $speed ->
    [one] 1 spazio a turno.
   *[other] { $speed } spazi a turno.
}
heist-event-drew = { $known ->
    [yes] { $cowboy } pesca { $cards }.
   *[no] { $count ->
        [one] { $cowboy } pesca 1 carta.
       *[other] { $cowboy } pesca { $count } carte.
    }
}
heist-event-jail-drew = { $kept ->
    [yes] { $cowboy } pesca { $card } e tiene la carta.
   *[no] { $cowboy } pesca { $card } e scarta la carta.
}
heist-event-escaped = { $cowboy } evade di prigione con { $cards }!
heist-event-reshuffled = Si mescolano gli scarti per fare un nuovo mazzo.
heist-event-discarded = { $cowboy } scarta { $cards }.
heist-event-wanted = { $cowboy } prende una carta Taglia: { $card }!
heist-event-rolled = { $edge ->
    [yes] Il treno passa il bordo della mappa, rientra e raggiunge { $place }.
   *[no] Il treno raggiunge { $place }.
}
heist-event-flat = { $why ->
    [track] Il treno travolge { $cowboy }!
   *[roof] La galleria spazza via { $cowboy } dal tetto!
}
heist-event-horse-lost = Il treno travolge il cavallo { $number }, che è fuori dal gioco.
heist-event-event = Evento: { $card }.
heist-event-speed = Ora il treno fa { $speed ->
    [one] 1 spazio a turno.
   *[other] { $speed } spazi a turno.
}
heist-event-cherokee = Chiusi d'ora in poi: { $places }.
heist-event-tokens-gone = { $stands ->
    [yes] Era l'ultima carta Evento. Gli scambi spariscono. La locomotiva è su un bivio e prosegue per { $way }, come mostrava il segnalino. La partita finisce al prossimo bivio.
   *[no] Era l'ultima carta Evento. Gli scambi spariscono: la partita finisce al prossimo bivio.
}
heist-event-arrived = Il treno arriva a { $town }{ $count ->
    [0] , e non trova niente.
    [one] : 1 tessera torna a bordo.
   *[other] : { $count } tessere tornano a bordo.
}
heist-event-hangman = { $knot ->
    [1] Il cappio scende al secondo nodo.
    [2] Il cappio scende all'ultimo nodo.
   *[other] Il cappio arriva al teschio!
}
heist-event-collected = { $count ->
    [one] { $cowboy } ritira 1 segnalino a { $town } e ora ne ha { $points }.
   *[other] { $cowboy } ritira { $count } segnalini a { $town } e ora ne ha { $points }.
}
heist-event-loaded = Carico da { $town }: { $square } riceve { $tile }.
heist-event-filled = Nuova tessera: { $square } riceve { $tile }.
heist-event-tombstone = { $cowboy } alza il cappio di un nodo.
heist-event-favour = { $how ->
    [give] { $cowboy } manda { $card } a { $partner }.
   *[take] { $cowboy } prende { $card } da { $partner }.
}
heist-event-favour-refused = { $partner } dice di no a { $cowboy }.
heist-event-undone = { $cowboy } annulla l'ultima azione.
heist-event-undo-refused = { $cowboy } non può annullare l'ultima azione.
heist-event-over = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $cowboys }!
   *[other] Vincono { $cowboys }!
}
heist-over-goal = L'obiettivo è raggiunto: il bottino è vostro!
heist-over-hanged = Il cappio è arrivato al teschio. Il colpo è finito.
heist-over-derailed = Il treno arriva a un bivio senza scambio. Il colpo è finito.
heist-over-counters = Il bottino basta per vincere.
heist-over-score = Il colpo è finito: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}

# The end of a match, for everybody: the cowboys of each player and what they had
heist-end-cowboys = { $colours }
heist-end-points = { $count ->
    [0] nessun punto
    [one] 1 punto
   *[other] { $count } punti
}
heist-end-carried = { $count ->
    [0] niente bottino nelle bisacce
    [one] 1 tessera di bottino nelle bisacce
   *[other] { $count } tessere di bottino nelle bisacce
}
# Columns of the table of deeds: short, because a phone shows them side by side
heist-deed-delivered = Bottino consegnato
heist-deed-lost = Bottino perso
heist-deed-jailed = Arresti
heist-deed-escaped = Evasioni
heist-deed-drawn = Carte pescate
# Names of the turning points; the sentence of the log follows
heist-moment-delivered = Una consegna
heist-moment-collected = Il bottino rende
heist-moment-jailed = In prigione!
heist-moment-escaped = Evasione!
heist-moment-hangman = Il cappio scende
heist-moment-tokens = Spariscono gli scambi

## Questions

heist-ask-turn = { $actions ->
    [0] { $cowboy }: nessuna azione rimasta. Usa le carte o finisci il turno.
    [one] { $cowboy }: resta 1 azione.
   *[other] { $cowboy }: restano { $actions } azioni.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, in prigione: nessuna azione rimasta.
    [one] { $cowboy }, in prigione: resta 1 azione. { $need ->
        [one] Per evadere ti serve 1 carta Serratura o Jolly.
       *[other] Per evadere ti servono { $need } carte Serratura o Jolly.
    }
   *[other] { $cowboy }, in prigione: restano { $actions } azioni. { $need ->
        [one] Per evadere ti serve 1 carta Serratura o Jolly.
       *[other] Per evadere ti servono { $need } carte Serratura o Jolly.
    }
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: dove va { $horse }? Al massimo 1 spazio.
   *[other] { $cowboy }: dove va { $horse }? Al massimo { $reach } spazi.
}
heist-ask-give = { $cowboy }: quali carte dai a { $partner }?
heist-ask-back = { $cowboy }: { $partner } dà { $cards }. Che cosa dai in cambio?
heist-ask-deal = { $cowboy }: in cambio { $partner } dà { $cards }. D'accordo?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } vuole mandarti { $card }. D'accordo?
   *[take] { $cowboy }: { $partner } vuole prenderti { $card }. D'accordo?
}
heist-ask-undo = { $partner } vuole annullare l'ultima azione. D'accordo?
heist-ask-wanted = { $cowboy }: hai compiuto più missioni. Quale carta prendi?
heist-ask-load = { $cowboy }: quale tessera di { $town } carichi, e dove?
heist-ask-fill = { $cowboy }: dove metti { $tile }?
heist-ask-stay = { $cowboy }: nel sacco resta una sola tessera ({ $tile }). Quale delle tue due tessere resta con questa a { $town }?
heist-ask-discard = { $cowboy }: scarta quello che vuoi, poi pesca fino a { $limit }.

## Answers

heist-answer-move = Raggiungi { $place }
heist-answer-board = Sali a bordo: { $place }
heist-answer-leave = Scendi dal treno: { $place }
heist-answer-jump = Salta sopra { $horse }: { $place }
heist-answer-call = Muovi { $horse } con { $card }
heist-answer-ride = Cavalca: { $place }
heist-answer-loot = Bottino: { $place }, paga con { $cards }
heist-answer-drop = Consegna il bottino a { $town }
heist-answer-flip = Gira { $place }
heist-answer-trade = Scambia carte con { $cowboy }
heist-answer-take-bullet = Prendi un proiettile
heist-answer-mount = Monta { $horse }
heist-answer-dismount = Smonta
heist-answer-spend-bullet = Proiettile: 1 azione in più
heist-answer-pair = Coppia: 1 azione in più ({ $cards })
heist-answer-three = Tris: 2 azioni in più ({ $cards })
heist-answer-four = Poker: 3 azioni in più ({ $cards })
heist-answer-straight = Scala: gira { $place } ({ $cards })
heist-answer-wild = Jolly: manda lo Sceriffo verso { $place }
heist-answer-quick-draw = Cambia { $cards }
heist-answer-tombstone = Alza il cappio di un nodo
heist-answer-crazy-give = Manda { $card } a { $cowboy }
heist-answer-crazy-take = Prendi { $card } da { $cowboy }
heist-answer-undo = Annulla l'ultima azione
heist-answer-end = Finisci il turno
heist-answer-draw = Pesca una carta
heist-answer-escape = Evadi con { $cards }
heist-answer-give = Dai { $card }
heist-answer-done-give = È la mia offerta
heist-answer-done-back = Affare fatto
heist-answer-done-discard = Tieni il resto e pesca
heist-answer-agree = D'accordo
heist-answer-refuse = No, grazie
heist-answer-cancel = Rinuncia allo scambio di carte
heist-answer-take = Prendi { $title }: { $ability }
heist-answer-load = Carica { $tile }: { $square }
heist-answer-fill = Riempi { $square }
heist-answer-stay = Lascia lì { $tile }
heist-answer-discard = Scarta { $card }

heist-verb-move = Vai
heist-verb-board = Sali a bordo
heist-verb-leave = Scendi dal treno
heist-verb-jump = Salta in sella
heist-verb-call = Cavalca, o chiama un cavallo
heist-verb-ride = Cavalca
heist-verb-loot = Bottino
heist-verb-flip = Gira uno scambio
heist-verb-trade = Scambia carte
heist-verb-mount = Monta in sella
heist-verb-pair = Coppia: 1 azione in più
heist-verb-three = Tris: 2 azioni in più
heist-verb-four = Poker: 3 azioni in più
heist-verb-straight = Scala: gira uno scambio
heist-verb-wild = Jolly: muovi lo Sceriffo
heist-verb-quick-draw = Cambia carte
heist-verb-crazy-give = Manda una carta
heist-verb-crazy-take = Prendi una carta
heist-verb-escape = Evadi

## The table, for eyes, ears and the terminal

heist-meter-points = { $goal ->
    [0] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[other] { $points ->
        [one] { $points } punto su { $goal }
       *[other] { $points } punti su { $goal }
    }
}
heist-meter-speed = { $speed ->
    [one] 1 spazio a turno
   *[other] { $speed } spazi a turno
}
heist-meter-noose = { $left ->
    [0] il cappio è al teschio
    [one] resta 1 nodo al cappio
   *[other] restano { $left } nodi al cappio
}
heist-meter-events = { $count ->
    [0] nessuna carta Evento rimasta
    [one] resta 1 carta Evento
   *[other] restano { $count } carte Evento
}
heist-meter-bullets = { $count ->
    [0] nessun proiettile sul tabellone
    [one] 1 proiettile sul tabellone
   *[other] { $count } proiettili sul tabellone
}
heist-meter-deck = { $count ->
    [one] 1 carta nel mazzo
   *[other] { $count } carte nel mazzo
}
heist-meter-discard = { $count ->
    [0] nessuno scarto
    [one] 1 scarto
   *[other] { $count } scarti
}
heist-meter-sack = { $count ->
    [one] 1 tessera nel sacco
   *[other] { $count } tessere nel sacco
}
heist-level = Livello: { $level }
heist-actions-left = { $count ->
    [0] nessuna azione rimasta
    [one] resta 1 azione
   *[other] restano { $count } azioni
}
heist-preview = Il treno percorre: { $places }.
heist-preview-none = Il treno non si muove.
heist-preview-events = { $count ->
    [one] 1 evento.
   *[other] { $count } eventi.
}
heist-preview-town = { $count ->
    [0] { $town }: niente in attesa, il cappio scende.
    [one] { $town }: 1 tessera torna a bordo.
   *[other] { $town }: { $count } tessere tornano a bordo.
}
heist-preview-tunnel = Entra in galleria.
heist-preview-edge = Passa il bordo della mappa.
heist-preview-flat = A terra: { $cowboys }!
heist-preview-horses = Persi: { $horses }!
heist-preview-caught = In prigione: { $cowboys }!
heist-preview-derails = Il treno arriva a un bivio senza scambio: la partita finisce!
heist-sees-turn = Tocca a { $cowboy }, { $actions }.
heist-sees-train = Treno, dalla locomotiva: { $places }.
heist-sees-sheriff = Sceriffo: { $place }.
heist-sees-square = { $square } contiene { $tiles }.
heist-sees-empty = nessuna tessera
heist-sees-town = A { $town }: { $tiles }.
heist-sees-nothing = niente in attesa
heist-sees-horse = { $horse }: { $place }{ $riders ->
    [none] .
   *[some] , in sella { $who }.
}
heist-sees-territory = Chiusi dai Cherokee: { $places }.
heist-sees-cowboy = { $cowboy }, { $place }. { $marks }
heist-sees-hand = In mano: { $cards }.
heist-sees-loot = Porta { $tiles }.
heist-sees-wanted = Taglie: { $cards }.
heist-own-design = Il regolamento non ha un'immagine del tabellone né un elenco di tutte le carte: questa mappa e alcune carte le abbiamo disegnate noi.
heist-mark-mounted = cavalca { $horse }
heist-mark-flat = a terra, perde il prossimo turno
heist-mark-jailed = in prigione
heist-mark-bullets = { $count ->
    [one] 1 proiettile
   *[other] { $count } proiettili
}
heist-mark-points = { $count ->
    [one] 1 segnalino ritirato, { $left } di riserva
   *[other] { $count } segnalini ritirati, { $left } di riserva
}

## The table in the browser

heist-web-table = Il tavolo
heist-web-map = La mappa
heist-web-train = Il treno
heist-web-position = Situazione
heist-web-event-card = Carta Evento
heist-web-wanted-card = Taglia: { $name }
heist-web-your-cowboy = Il tuo cowboy
heist-web-your-aim = { $mode ->
    [versus] Rapina il treno e porta nelle città più bottino degli altri.
   *[other] Rapina il treno insieme agli altri e porta il bottino nelle città prima che sia tardi.
}
heist-web-meters = Indicatori
heist-short-points = bottino
heist-short-speed = velocità
heist-short-noose = { $count ->
    [one] nodo
   *[other] nodi
}
heist-short-events = { $count ->
    [one] evento
   *[other] eventi
}
heist-short-bullets = { $count ->
    [one] proiettile
   *[other] proiettili
}
heist-short-deck = mazzo
heist-web-about-card = Che cosa significa { $card }?
heist-web-wanted = Taglie
heist-web-posse = Cowboy
heist-web-hand = La mano di { $cowboy }
heist-web-answers = Che cosa puoi fare
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Ingrandisci
heist-web-zoom-out = Riduci
heist-web-zoom-all = Tutta la mappa
heist-web-action = azione
heist-web-free = gratis
heist-web-reset = Rimetti giù le carte
heist-web-back = Indietro
heist-web-hint-cards = Tocca un luogo sulla mappa, o delle carte per usarle insieme.
heist-web-hint-picked = Che cosa fai con { $cards }?
heist-web-hint-no-use = Qui non puoi usare insieme { $cards }.
heist-web-hint-must = { $count ->
    [one] Ridai almeno 1 carta: nessuno può averne troppe.
   *[other] Ridai almeno { $count } carte: nessuno può averne troppe.
}
heist-web-caught = Lì c'è lo Sceriffo!
heist-web-lure = { $count ->
    [one] lo Sceriffo si avvicina di 1 spazio
   *[other] lo Sceriffo si avvicina di { $count } spazi
}
heist-web-unused = { $count ->
    [one] 1 azione non usata
   *[other] { $count } azioni non usate
}
heist-web-loot = Bottino sul treno
heist-web-loot-can = puoi pagare
heist-web-loot-lacks = serve ancora: { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] serve ancora 1 carta
   *[other] servono ancora { $count } carte
}
heist-web-loot-carrying = Hai già del bottino: prima consegnalo in una città.
heist-web-tunnel = in galleria
heist-web-you = tu
heist-web-ready-later = vale dal prossimo turno
heist-web-point = Indica
heist-web-pointing = Tocca ciò che vuoi mostrare
heist-web-points = { $name } indica { $what }.
heist-web-doubt-sheriff = Lì c'è lo Sceriffo: { $cowboy } finirebbe in prigione.
heist-web-doubt-end = Hai ancora azioni. Finire lo stesso il turno?
heist-web-doubt-flat = Il treno travolgerebbe { $cowboys }. Finire lo stesso il turno?
heist-web-doubt-derails = Il treno arriverebbe a un bivio senza scambio, e la partita finirebbe. Finire lo stesso il turno?
heist-web-insist = Fallo lo stesso
heist-web-relent = Annulla
heist-web-toggle-confirm = Chiedi conferma prima di un'azione difficile da annullare
heist-web-toggle-ids = Mostra i nomi degli spazi sulla mappa

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } cavallo 1, da { "[1]" } a { "[5]" } il treno, { "*13" } stella, { "#16" } galleria, { "S21" } scambio, { "(A)" } città, { "Y1" } cactus, { "T1" } cactus con segnalino Cherokee; sul treno { "$" } è lo Sceriffo.
heist-terminal-train = Treno
heist-terminal-map = Mappa
heist-terminal-keys = numero o inizio di una riga: scegli · .: tavolo · ?: spiegazioni · hint: aiuto · q: esci
heist-terminal-stack = { $square }: in cima { $top }, sotto { $rest }.
heist-terminal-loot = Bottino: { $tiles } ({ $place }), paga con { $cards }
heist-terminal-reaches = raggiunge { $cowboy }!
heist-terminal-neighbours = { $place } porta a: { $places }.
heist-terminal-dots = Sulla mappa i punti uniscono gli spazi vicini. Scrivi ? e uno spazio, per esempio ?G05, per i suoi vicini.
heist-terminal-towns = Città
heist-terminal-ground = Terreno
heist-terminal-track = Binario
heist-terminal-goal = { $mode ->
    [co-op] Obiettivo: insieme, consegnate { $goal } tessere Bottino nelle città. Finora: { $points }.
    [score] Obiettivo: insieme, consegnate più tessere Bottino che potete nelle città. Finora: { $points }.
   *[versus] Obiettivo: consegna più bottino degli altri nelle città. Cowboy in gioco: { $cowboys }.
}
heist-terminal-end = Fine: il cappio arriva al teschio (nodi rimasti: { $knots }), oppure il treno arriva a un bivio dopo l'ultima carta Evento (carte Evento rimaste: { $events }).
heist-terminal-winner = { $mode ->
    [co-op] Vittoria: vincete tutti appena raggiungete l'obiettivo. Se la fine arriva prima, perdete tutti.
    [score] Vittoria: vincete tutti; il risultato sono i vostri punti alla fine.
   *[versus] Vittoria: vince il primo cowboy con { $target } segnalini. Se la fine arriva prima, vince chi ne ha di più.
}
heist-terminal-hand-limit = Limite della tua mano: { $limit } carte.

## Why something cannot be used now

heist-why-here = Il cowboy è già qui.
heist-why-no-actions = In questo turno non restano azioni.
heist-why-card-no-actions = Non restano azioni per cavalcare con questa carta, e non fa parte di una combinazione che ne dia altre.
heist-why-no-horse = Questa carta muoverebbe un cavallo, ma nessun cavallo che puoi usare può muoversi.
heist-why-card-there = Questa carta non fa nulla in questo posto.
heist-why-front = Nessuno sale sul treno dai binari davanti. Vai di lato o dietro.
heist-why-board = Si sale su un vagone dalla piattaforma, da uno spazio accanto.
heist-why-car = Qui c'è il treno. Sali su un vagone dalla sua piattaforma, da uno spazio accanto.
heist-why-far = Troppo lontano: con un'azione arrivi a uno spazio adiacente.
heist-why-tunnel = Questo vagone è in galleria, e il tetto è chiuso.
heist-why-line = Nessuna linea bianca porta lì da dove sei.
heist-why-inside = Si scende dal treno da una piattaforma, o si salta da un tetto su un cavallo.
heist-why-not-beside = Questo spazio non è accanto al tuo vagone.
heist-why-jump = Da un tetto si salta su un cavallo, e qui non c'è un cavallo con un posto libero.
heist-why-territory = Questo è Territorio Cherokee. Nessuno può entrarci.
heist-why-ride-car = I cavalli restano sulla mappa, e il treno blocca i suoi spazi.
heist-why-ride-far = Con questa carta il cavallo non arriva fin lì.
# letter
heist-why-other-car = Si fa bottino dentro un vagone. Prima entra nel vagone { $letter }.
heist-why-laden = Porti già del bottino. Prima lascialo in una città.
heist-why-no-loot = Qui non resta bottino.
heist-why-cannot-pay = Le tue carte non pagano questa tessera.
heist-why-self = Puoi scambiare carte solo con un altro cowboy.
heist-why-refused = In questo turno troppi scambi di carte sono stati rifiutati o annullati.
# cowboy
heist-why-apart = Si scambiano carte solo nello stesso spazio, e { $cowboy } è in un altro.
# cowboy
heist-why-prisoner = { $cowboy } è in prigione. Puoi scambiare carte dalla piattaforma della locomotiva.
# cowboy
heist-why-no-cards = Né tu né { $cowboy } avete carte da scambiare.
heist-why-laid-out = Questa carta è già nello scambio.
# cowboy
heist-why-keys-only = { $cowboy } è in prigione, e può ricevere solo Serrature e Jolly.
# cowboy
heist-why-hand-full = Il limite di carte di { $cowboy } non ne permette altre.
heist-why-in-jail = In prigione puoi solo pescare carte, o evadere.
# need
heist-why-keys = Per evadere servono carte Serratura o Jolly: { $need }.

## Hints: why a bot would do something. The sentences follow each other.

heist-hint-planned = Continua il piano di questo turno.
# count: tiles; town
heist-hint-deliver = In questo turno porti { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} a { $town }.
# count: tiles
heist-hint-loot = In questo turno prendi { $count ->
    [one] 1 tessera
   *[other] { $count } tessere
} di bottino.
# place: where the turn ends
heist-hint-place = Finisci il turno qui: { $place }, un posto migliore per i prossimi turni.
heist-hint-place-loot = Finisci il turno qui: { $place }. Nel prossimo turno puoi provare a prendere il bottino qui: { $goal }.
heist-hint-place-town = Finisci il turno qui: { $place }. Nel prossimo turno puoi portare il bottino a { $goal }.
heist-hint-train = Dove sei ora il treno ti travolgerebbe. Finisci il turno qui: { $place }.
# place; chance: in percent
heist-hint-sheriff = Dove sei ora può arrivare lo Sceriffo ({ $chance }%). Finisci il turno qui: { $place }.
heist-hint-hand = Così la tua mano è migliore per le tessere che puoi raggiungere.
heist-hint-friends = Tiene lo Sceriffo, o il cappio, lontano dalla tua squadra.
heist-hint-end = Niente di quello che puoi ancora fare migliora la tua posizione.
heist-hint-slight = È un po' meglio che finire il turno qui.
heist-hint-bullet = Conserva questa azione per un turno successivo.
heist-hint-free = Non costa azioni e aiuta subito.
heist-hint-fresh-cards = Queste carte non pagano nessuna tessera vicina, e le nuove non costano azioni.
heist-hint-escape = Evadi appena puoi, con meno Jolly possibile.
heist-hint-jail-draw = Ti servono altre carte per evadere.
heist-hint-ride = Da lì puoi sperare di portare in città più bottino.
heist-hint-ride-less = Da lì puoi sperare di portare in città meno bottino.
heist-hint-idle-card = Questa carta non aiuta a pagare le tessere vicine.
heist-hint-keep-cards = Le carte rimaste aiutano a pagare le tessere vicine.
heist-hint-wanted = Il bot trova questa abilità la più utile.
heist-hint-wanted-less = Il bot trova più utile un'altra abilità.
heist-hint-lay-tile = Così le tessere in cima sono le più facili da pagare.
heist-hint-lay-tile-less = Così le tessere in cima sono più difficili da pagare.
# count: cards
heist-hint-stay = Torna a bordo, e { $count ->
    [0] la tua mano può pagarla.
    [one] alla tua mano manca solo 1 carta.
   *[other] alla tua mano mancano { $count } carte.
}
heist-hint-agree = La tua squadra chiede solo ciò che aiuta tutti.
heist-hint-agree-undo = Annullare un'azione non fa danno.
heist-hint-refuse-rival = La richiesta di un rivale serve al rivale.
heist-hint-take-cards = Ne ricavi carte.
heist-hint-no-offer = Lo scambio non ti porta niente.
heist-hint-needed-least = Questa carta è quella che ti serve meno per le tessere vicine.
heist-hint-needed-more = Questa carta ti serve di più per le tessere vicine.
heist-hint-offer = Le carte già offerte bastano.
heist-hint-no-trade = Il bot non comincia scambi.
heist-hint-otherwise = In questo turno non dà niente.
