## Train Heist: the words of the table

train-heist = Train Heist
    .about = Rapinate insieme il treno dello Sceriffo e portate il bottino in città prima che ci arrivi il treno.

train-heist-option-mode = Si gioca insieme per un obiettivo, insieme per più punti possibile, o gli uni contro gli altri
    .short = Come si gioca
    .co-op = insieme, per un obiettivo
    .score = insieme, per i punti
    .versus = gli uni contro gli altri
train-heist-option-goal = Bottino da portare nelle città per vincere insieme
    .short = Obiettivo
train-heist-option-length = Una partita intera; una più breve, con meno eventi e un obiettivo più basso; o una più difficile, con meno eventi e lo stesso obiettivo
    .short = Durata
    .full = intera
    .shorter = più breve
    .harder = più difficile
train-heist-option-fewer-events = Carte Evento tolte in una partita più breve o più difficile; ne restano sempre almeno altre quattro
    .short = Eventi tolti
train-heist-option-cowboys = Cowboy guidati da chi gioca da solo
    .short = Cowboy in solitario
train-heist-option-map = Il tabellone: quello normale, o uno aggiunto da chi ospita
    .short = Tabellone
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

heist-suit-revolver = Pistola
heist-suit-bag = Sacco
heist-suit-keyhole = Serratura
heist-card = { $number } { $suit }
heist-card-wild = Jolly
heist-card-hidden = una carta coperta
# A part of what a tile asks for: 2 Keyhole
heist-need = { $count } { $suit }
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = { $size } numeri in fila
heist-tile-pairs = due coppie
heist-tile-kind = { $size } carte dello stesso numero
heist-tile-numbers = i numeri { $numbers }
heist-square = casella { $name }
heist-squares = entrambe le caselle del vagone { $letter }

heist-event-card-speed-up = A tutto vapore
    .about = D'ora in poi il treno fa uno spazio in più.
heist-event-card-cherokee-1 = Campo al cactus 1
    .about = Un segnalino Cherokee sta sul cactus 1: quello spazio e il binario che indica sono chiusi.
heist-event-card-cherokee-2 = Campo al cactus 2
    .about = Un segnalino Cherokee sta sul cactus 2: quello spazio e il binario che indica sono chiusi.
heist-event-card-cherokee-3 = Campo al cactus 3
    .about = Un segnalino Cherokee sta sul cactus 3: quello spazio e il binario che indica sono chiusi.
heist-event-card-switch = Uno scambio gira
    .about = Gira il prossimo scambio davanti al treno, se il treno non ci sta sopra.
heist-event-card-sheriff-forward-1 = Sceriffo: uno avanti
    .about = Lo Sceriffo fa un passo verso la locomotiva.
heist-event-card-sheriff-forward-2 = Sceriffo: due avanti
    .about = Lo Sceriffo fa due passi verso la locomotiva.
heist-event-card-sheriff-rear-1 = Sceriffo: uno indietro
    .about = Lo Sceriffo fa un passo verso l'ultimo vagone.
heist-event-card-sheriff-rear-2 = Sceriffo: due indietro
    .about = Lo Sceriffo fa due passi verso l'ultimo vagone.

heist-wanted-wild = Furia
    .titled = Furia { $name }
    .mission = Paga un bottino con due Jolly o più.
    .about = I Jolly con cui paghi il bottino non attirano più lo Sceriffo.
heist-wanted-six-shooter = Sei Colpi
    .titled = Sei Colpi { $name }
    .mission = Paga un bottino con tre carte Pistola o più.
    .about = Puoi tenere sei carte e peschi fino a sei.
heist-wanted-cherokee = Amico dei Cherokee
    .titled = { $name }, amico dei Cherokee
    .mission = Finisci le azioni a piedi su un cactus, o accanto a uno con un segnalino Cherokee.
    .about = Il Territorio Cherokee è aperto a te e al cavallo che cavalchi.
heist-wanted-crazy = Testa Matta
    .titled = { $name } Testa Matta
    .mission = Salta da un tetto su un cavallo.
    .about = Una volta in ogni tuo turno, da' una carta a chi vuoi o prendine una, ovunque siate.
heist-wanted-tombstone = Lapide
    .titled = { $name } Lapide
    .mission = Fatti travolgere dal treno.
    .about = Una volta per partita, rialza il cappio di un nodo.
heist-wanted-kid = Kid
    .titled = { $name } Kid
    .mission = Evadi di prigione.
    .about = Per evadere ti serve una carta in meno.
heist-wanted-two-timing = Doppio Gioco
    .titled = { $name } Doppio Gioco
    .mission = Prendi due tessere con un solo bottino.
    .about = Con una tessera addosso puoi ancora prenderne una seconda.
heist-wanted-galloping = Galoppo
    .titled = { $name } Galoppo
    .mission = Cavalca nove spazi o più con una sola carta.
    .about = I cavalli che muovi vanno fino a tre spazi più lontano.
heist-wanted-slippery = Anguilla
    .titled = { $name } Anguilla
    .mission = Fa' bottino accanto allo Sceriffo senza farti prendere.
    .about = Mentre agisci puoi passare dallo spazio dello Sceriffo; ma non fermarti lì.
heist-wanted-railroad = Ferroviere
    .titled = { $name } Ferroviere
    .mission = Gira uno scambio a mano.
    .about = Ti bastano tre numeri in fila per girare uno scambio da lontano.
heist-wanted-quick-draw = Mano Svelta
    .titled = { $name } Mano Svelta
    .mission = Usa le abilità delle carte due volte in un turno.
    .about = Una volta in ogni tuo turno, cambia una o due carte con carte nuove.
heist-wanted-honest = Onestà
    .titled = { $name } Onestà
    .mission = Da' a qualcuno tre carte o più in un solo scambio di carte.
    .about = Puoi scambiare carte anche con chi è nello spazio accanto.

heist-word-turn = Un turno
    .about = Quattro azioni e quelle gratis che vuoi; poi il treno corre, puoi scartare, e peschi fino al tuo limite.
heist-word-loot = Bottino
    .about = Dentro un vagone paghi con carte la tessera in cima a una casella o a entrambe. Una carta può valere per tutte e due. Non prendi altro finché non l'hai lasciato in una città.
heist-word-towns = Città
    .about = Lascia il bottino in una città: un punto a tessera. Quando il treno arriva in una città, ciò che vi aspetta torna a bordo; se non c'è niente, il cappio scende di un nodo.
heist-word-sheriff = Sceriffo
    .about = Percorre il treno e mette in prigione chi incontra, tranne in galleria. Ogni Jolly con cui fai bottino lo attira di un passo verso di te.
heist-word-jail = Prigione
    .about = Perdi carte, bottino e proiettili, e il treno accelera. Pesca carte Serratura e Jolly: tre aprono la porta.
heist-word-tunnel = Galleria
    .about = In un vagone che è in galleria nessuno viene preso, e nessuno resta sul suo tetto: chi è lassù finisce a terra.
heist-word-flat = A terra
    .about = Chi è sulla via del treno, o su un tetto all'imbocco della galleria, finisce steso nel canyon e perde il prossimo turno.
heist-word-horses = Cavalli
    .about = Scarta una carta e cavalca fino al suo numero; un cavallo senza nessuno in sella viene se lo chiami. In sella si sta in due.
heist-word-switches = Scambi
    .about = Verde tiene il treno sull'anello, rosso lo manda oltre il bordo. Giri uno scambio a mano se ci sei sopra, o con quattro numeri in fila.
heist-word-stars = Stelle
    .about = Quando la locomotiva arriva su una stella o passa il bordo, si gira una carta Evento. Dopo l'ultima gli scambi spariscono: al prossimo bivio la partita finisce.
heist-word-bullets = Proiettili
    .about = Ne prendi uno con un'azione; in un turno successivo vale un'azione.
heist-word-abilities = Abilità delle carte
    .about = Una coppia vale un'azione in più, un tris due, un poker tre; quattro in fila girano uno scambio; un Jolly muove lo Sceriffo di un passo.
heist-word-cherokee = Territorio Cherokee
    .about = Un cactus con un segnalino e il binario che indica sono chiusi a cowboy e cavalli; il treno passa.

## Places

heist-space-track = binario { $id }
heist-space-star = binario { $id } con stella
heist-space-tunnel = galleria { $id }
heist-space-junction = scambio { $id }
heist-space-ground = terreno { $id }
heist-space-canyon = Canyon dei Matti
heist-space-town = Città { $letter }
heist-space-cactus = cactus n. { $number }
heist-place-platform = { $car ->
    [engine] piattaforma della locomotiva
    [jail] piattaforma del vagone prigione
   *[car] piattaforma del vagone { $letter }
}
heist-place-roof = { $car ->
    [jail] mucchio di carbone
   *[car] tetto del vagone { $letter }
}
heist-place-inside = vagone { $letter }
heist-place-jail = prigione
heist-switch = { $colour ->
    [red] { $place }: rosso, oltre il bordo
    [green] { $place }: verde, lungo l'anello
   *[none] { $place }: senza segnalino
}
heist-horse = cavallo { $number }

## What happened

heist-event-dealt = { $count ->
    [one] Un cowboy è pronto; comincia { $cowboy }.
   *[other] { $count } cowboy sono pronti; comincia { $cowboy }.
}
heist-event-turn = Round { $round }: tocca a { $cowboy }
heist-event-lost-turn = { $cowboy } si rialza e perde questo turno.
heist-event-moved = { $cowboy } va qui: { $place }.
heist-event-boarded = { $cowboy } sale a bordo: { $place }.
heist-event-left = { $cowboy } scende dal treno: { $place }.
heist-event-jumped = { $cowboy } salta dal tetto in sella ({ $horse }): { $place }.
heist-event-mounted = { $cowboy } monta in sella: { $horse }.
heist-event-dismounted = { $cowboy } smonta: { $horse }.
heist-event-called = { $cowboy } sprona { $horse } con { $card }.
heist-event-rode = Al galoppo, cavallo { $number }: { $place }.
heist-event-looted = { $cowboy } prende { $tiles }, pagando { $cards }.
heist-event-dropped = { $cowboy } lascia il bottino, { $town }: { $count ->
    [one] 1 tessera.
   *[other] { $count } tessere.
}
heist-event-scored = La squadra ha { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}
heist-event-marked = { $count ->
    [one] { $cowboy } ha 1 segnalino in attesa, { $town }.
   *[other] { $cowboy } ha { $count } segnalini in attesa, { $town }.
}
heist-event-flipped = { $why ->
    [action] { $cowboy } gira a mano scambio { $junction }: { $colour }.
    [straight] { $cowboy } gira da lontano scambio { $junction }: { $colour }.
   *[event] Gira da sé scambio { $junction }: { $colour }.
}
heist-event-no-flip = { $why ->
    [both] Il treno sta su entrambi gli scambi: non gira niente.
   *[gone] Gli scambi non ci sono più: non gira niente.
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
heist-event-declined = Tra { $cowboy } e { $partner } non se ne fa niente.
heist-event-took-bullet = { $cowboy } prende un proiettile.
heist-event-spent-bullet = { $cowboy } spende un proiettile per un'azione in più.
heist-event-used = { $ability ->
    [pair] { $cowboy } gioca una coppia ({ $cards }): un'azione in più.
    [three] { $cowboy } gioca un tris ({ $cards }): due azioni in più.
    [four] { $cowboy } gioca un poker ({ $cards }): tre azioni in più.
    [straight] { $cowboy } gioca una fila ({ $cards }) per girare uno scambio.
   *[wild] { $cowboy } gioca un Jolly per muovere lo Sceriffo.
}
heist-event-sheriff = { $why ->
    [lure] Il rumore attira lo Sceriffo: { $place }.
    [wild] Lo Sceriffo viene mandato altrove: { $place }.
   *[event] Lo Sceriffo cammina: { $place }.
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
    [yes] { $cowboy } pesca { $card } e la tiene.
   *[no] { $cowboy } pesca { $card }: in prigione non serve.
}
heist-event-escaped = { $cowboy } evade di prigione con { $cards }!
heist-event-reshuffled = Gli scarti diventano il nuovo mazzo.
heist-event-discarded = { $cowboy } scarta { $cards }.
heist-event-wanted = D'ora in poi la taglia è su { $cowboy }: { $card }!
heist-event-rolled = { $edge ->
    [yes] Il treno passa il bordo della mappa e rientra: { $place }.
   *[no] Il treno si ferma: { $place }.
}
heist-event-flat = { $why ->
    [track] Il treno travolge { $cowboy }!
   *[roof] La galleria spazza via { $cowboy } dal tetto!
}
heist-event-horse-lost = Perso per sempre: cavallo { $number }.
heist-event-event = Evento: { $card }.
heist-event-speed = Ora il treno fa { $speed ->
    [one] 1 spazio a turno.
   *[other] { $speed } spazi a turno.
}
heist-event-cherokee = Chiusi d'ora in poi: { $places }.
heist-event-tokens-gone = Era l'ultima carta Evento. Gli scambi spariscono: al prossimo bivio è finita.
heist-event-arrived = Il treno arriva: { $town }{ $count ->
    [0] . Non c'è niente che lo aspetta.
    [one] . 1 tessera torna a bordo.
   *[other] . { $count } tessere tornano a bordo.
}
heist-event-hangman = { $knot ->
    [1] Il cappio scende al secondo nodo.
    [2] Il cappio scende all'ultimo nodo.
   *[other] Il cappio arriva al teschio!
}
heist-event-collected = { $count ->
    [one] { $cowboy } ritira 1 segnalino, { $town }, e ne ha { $points }.
   *[other] { $cowboy } ritira { $count } segnalini, { $town }, e ne ha { $points }.
}
heist-event-loaded = A bordo, { $square }, da { $town }: { $tile }.
heist-event-filled = Nuova, { $square }: { $tile }.
heist-event-tombstone = { $cowboy } rialza il cappio di un nodo.
heist-event-favour = { $how ->
    [give] { $cowboy } manda { $card } a { $partner }.
   *[take] { $cowboy } riceve { $card } da { $partner }.
}
heist-event-favour-refused = { $partner } dice di no a { $cowboy }.
heist-event-undone = { $cowboy } ritira l'ultima azione.
heist-event-undo-refused = L'ultima azione di { $cowboy } resta.
heist-event-over = { $count ->
    [0] Non vince nessuno.
    [one] Vince { $cowboys }!
   *[other] Vincono { $cowboys }!
}
heist-over-goal = L'obiettivo è raggiunto: il bottino è vostro!
heist-over-hanged = Il cappio è arrivato al teschio. Il colpo è finito.
heist-over-derailed = Il treno arriva a un bivio senza scambio. Il colpo è finito.
heist-over-counters = È bottino abbastanza per vincere.
heist-over-score = Il colpo è finito: { $points ->
    [one] { $points } punto.
   *[other] { $points } punti.
}

## What is asked

heist-ask-turn = { $actions ->
    [0] { $cowboy }: nessuna azione rimasta. Usa le carte o finisci il turno.
    [one] { $cowboy }: resta 1 azione.
   *[other] { $cowboy }: restano { $actions } azioni.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, in prigione: nessuna azione rimasta.
    [one] { $cowboy }, in prigione: resta 1 azione. Per evadere: { $need } carte Serratura o Jolly.
   *[other] { $cowboy }, in prigione: restano { $actions } azioni. Per evadere: { $need } carte Serratura o Jolly.
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: dove va { $horse }? Al massimo 1 spazio.
   *[other] { $cowboy }: dove va { $horse }? Al massimo { $reach } spazi.
}
heist-ask-give = { $cowboy }: quali carte vanno a { $partner }?
heist-ask-back = { $cowboy }: { $partner } dà { $cards }. Che cosa dai in cambio?
heist-ask-deal = { $cowboy }: in cambio { $partner } dà { $cards }. D'accordo?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } ti manderebbe { $card }. D'accordo?
   *[take] { $cowboy }: { $partner } ti prenderebbe { $card }. D'accordo?
}
heist-ask-undo = { $partner } vorrebbe ritirare l'ultima azione. D'accordo?
heist-ask-wanted = { $cowboy }: hai compiuto più imprese. Quale carta prendi?
heist-ask-load = { $cowboy }: quale tessera va dove? ({ $town })
heist-ask-fill = { $cowboy }: in quale casella va { $tile }?
heist-ask-discard = { $cowboy }: scarta quello che vuoi, poi peschi fino a { $limit }.

## Answers

heist-answer-move = Vai: { $place }
heist-answer-board = Sali a bordo: { $place }
heist-answer-leave = Scendi: { $place }
heist-answer-jump = Salta in sella ({ $horse }): { $place }
heist-answer-call = Sprona { $horse } con { $card }
heist-answer-ride = Cavalca: { $place }
heist-answer-loot = Bottino, { $place }: paga { $cards }
heist-answer-drop = Lascia il bottino: { $town }
heist-answer-flip = Gira { $place }
heist-answer-trade = Scambia carte con { $cowboy }
heist-answer-take-bullet = Prendi un proiettile
heist-answer-mount = Monta in sella: { $horse }
heist-answer-dismount = Smonta
heist-answer-spend-bullet = Proiettile: 1 azione in più
heist-answer-pair = Coppia: 1 azione in più ({ $cards })
heist-answer-three = Tris: 2 azioni in più ({ $cards })
heist-answer-four = Poker: 3 azioni in più ({ $cards })
heist-answer-straight = Fila: gira { $place } ({ $cards })
heist-answer-wild = Jolly: manda lo Sceriffo qui: { $place }
heist-answer-quick-draw = Cambia { $cards }
heist-answer-tombstone = Rialza il cappio di un nodo
heist-answer-crazy-give = Manda { $card } a { $cowboy }
heist-answer-crazy-take = Prendi { $card } da { $cowboy }
heist-answer-undo = Ritira l'ultima azione
heist-answer-end = Finisci il turno
heist-answer-draw = Pesca una carta
heist-answer-escape = Evadi con { $cards }
heist-answer-give = Da' { $card }
heist-answer-done-give = È la mia offerta
heist-answer-done-back = Affare fatto
heist-answer-done-discard = Tieni il resto e pesca
heist-answer-agree = D'accordo
heist-answer-refuse = No, grazie
heist-answer-take = Prendi { $title }: { $ability }
heist-answer-load = { $tile }, { $square }
heist-answer-fill = Nella { $square }
heist-answer-discard = Scarta { $card }

heist-verb-move = Vai
heist-verb-board = Sali a bordo
heist-verb-leave = Scendi
heist-verb-jump = Salta in sella
heist-verb-call = Cavalca, o chiama un cavallo
heist-verb-ride = Dove
heist-verb-loot = Bottino
heist-verb-flip = Gira uno scambio
heist-verb-trade = Scambia carte
heist-verb-mount = Monta in sella
heist-verb-pair = Coppia: 1 azione in più
heist-verb-three = Tris: 2 azioni in più
heist-verb-four = Poker: 3 azioni in più
heist-verb-straight = Fila: gira uno scambio
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
   *[other] { $points } punti su { $goal }
}
heist-meter-speed = { $speed ->
    [one] 1 spazio a turno
   *[other] { $speed } spazi a turno
}
heist-meter-noose = { $left ->
    [0] Il cappio è al teschio
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
heist-preview = La corsa del treno: { $places }.
heist-preview-none = Il treno sta fermo.
heist-preview-events = { $count ->
    [one] 1 evento.
   *[other] { $count } eventi.
}
heist-preview-town = { $count ->
    [0] { $town }: niente in attesa, il cappio scende.
    [one] { $town }: 1 tessera torna a bordo.
   *[other] { $town }: { $count } tessere tornano a bordo.
}
heist-preview-tunnel = Dentro la galleria.
heist-preview-edge = Oltre il bordo della mappa.
heist-preview-flat = A terra: { $cowboys }!
heist-preview-horses = Persi: { $horses }!
heist-preview-caught = In prigione: { $cowboys }!
heist-preview-derails = Arriva a un bivio senza scambio: è la fine!
heist-sees-turn = Tocca a { $cowboy }, { $actions }.
heist-sees-train = Il treno, dalla locomotiva: { $places }.
heist-sees-sheriff = Lo Sceriffo: { $place }.
heist-sees-square = Nella { $square }: { $tiles }.
heist-sees-empty = vuota
heist-sees-town = In attesa, { $town }: { $tiles }.
heist-sees-nothing = niente
heist-sees-horse = { $horse }: { $place }{ $riders ->
    [none] .
   *[some] , in sella { $who }.
}
heist-sees-territory = Chiusi dai Cherokee: { $places }.
heist-sees-cowboy = { $cowboy } è qui: { $place }. { $marks }
heist-sees-hand = In mano: { $cards }.
heist-sees-loot = Porta { $tiles }.
heist-sees-wanted = Taglie: { $cards }.
heist-own-design = Il regolamento non ha un'immagine del tabellone né un elenco di tutte le carte: questa mappa e alcune carte le abbiamo disegnate noi.
heist-mark-mounted = in sella, { $horse }
heist-mark-flat = a terra, perde il prossimo turno
heist-mark-jailed = in prigione
heist-mark-bullets = { $count ->
    [one] 1 proiettile
   *[other] { $count } proiettili
}
heist-mark-points = { $count ->
    [one] 1 segnalino ritirato
   *[other] { $count } segnalini ritirati
}

## The table in the browser

heist-web-table = Il tavolo
heist-web-map = La mappa
heist-web-train = Il treno
heist-web-position = Come stanno le cose
heist-web-meters = Indicatori
heist-short-points = bottino
heist-short-speed = velocità
heist-short-noose = nodi
heist-short-events = eventi
heist-short-bullets = proiettili
heist-short-deck = mazzo
heist-web-wanted = Taglie
heist-web-posse = I cowboy
heist-web-hand = La mano di { $cowboy }
heist-web-answers = Che cosa puoi fare
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Più vicino
heist-web-zoom-out = Più lontano
heist-web-zoom-all = Tutta la mappa
heist-web-action = azione
heist-web-free = gratis
heist-web-reset = Rimetti giù le carte
heist-web-back = Indietro
heist-web-hint-cards = Tocca luoghi sulla mappa, o carte per usarle insieme.
heist-web-hint-picked = Che cosa fai con { $cards }?
heist-web-hint-no-use = Qui queste carte insieme non servono: { $cards }.
heist-web-hint-must = { $count ->
    [one] Ridai almeno 1 carta: nessuno può averne troppe.
   *[other] Ridai almeno { $count } carte: nessuno può averne troppe.
}
heist-web-caught = Lì c'è lo Sceriffo!
heist-web-lure = { $count ->
    [one] lo Sceriffo si avvicina di 1 passo
   *[other] lo Sceriffo si avvicina di { $count } passi
}
heist-web-unused = { $count ->
    [one] 1 azione non usata
   *[other] { $count } azioni non usate
}
heist-web-loot = Il bottino sul treno
heist-web-loot-can = alla tua portata
heist-web-loot-lacks = manca { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] manca 1 carta
   *[other] mancano { $count } carte
}
heist-web-loot-carrying = Hai già del bottino: prima lascialo in una città.
heist-web-tunnel = in galleria
heist-web-you = tu
heist-web-ready-later = vale dal prossimo turno
heist-web-point = Indica
heist-web-pointing = Tocca ciò che gli altri devono vedere
heist-web-points = { $name } indica: { $what }.
heist-web-doubt-sheriff = Lì c'è lo Sceriffo: { $cowboy } finirebbe in prigione.
heist-web-doubt-end = Restano azioni. Finire lo stesso il turno?
heist-web-doubt-flat = Il treno travolgerebbe { $cowboys }. Finire lo stesso il turno?
heist-web-doubt-derails = Il treno arriverebbe a un bivio senza scambio e la partita finirebbe. Finire lo stesso il turno?
heist-web-insist = Fallo lo stesso
heist-web-relent = Così no
heist-web-toggle-confirm = Chiedi prima di ciò che è difficile ritirare
heist-web-toggle-ids = Mostra i nomi degli spazi sulla mappa

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } cavallo 1, da { "[1]" } a { "[5]" } il treno, { "*13" } stella, { "#16" } galleria, { "S21" } scambio, { "(A)" } città, { "Y1" } cactus, { "T1" } cactus con segnalino Cherokee; sul treno { "$" } è lo Sceriffo.
heist-terminal-train = Treno
heist-terminal-map = Mappa
heist-terminal-keys = un numero o l'inizio di una riga sceglie · . mostra il tavolo · ? spiega · q esce
