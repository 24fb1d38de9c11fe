## The rules to look up: a page for each game and expansion

guide-pages = I giochi e le loro espansioni
guide-base = Il gioco base
guide-not-played = Non in questa partita
guide-sections = In questa pagina
guide-goal = L'obiettivo
guide-added = Che cosa aggiunge
guide-box = Nella scatola
guide-turn = Un turno
guide-round = Un round
guide-turn-added = Che cosa succede ora
guide-win = Chi vince
guide-played = Guarda come si gioca
guide-clauses = Regola per regola
guide-unchanged = Vince chi vince nel gioco base.
guide-print = Stampa
guide-all = Tutte le regole

# What lies on the table, in groups
guide-brown = Carte marroni: si usano e si scartano
guide-blue = Carte blu: restano davanti a un giocatore
guide-characters = Personaggi
guide-roles = Ruoli
guide-words = Parole del tavolo
guide-equipment-brown = Equipaggiamento marrone: si usa subito
guide-equipment-black = Equipaggiamento nero: resta davanti a te
guide-stations = Stazioni e prezzi
guide-railcars = Vagoni
guide-locomotives = I due lati della locomotiva
guide-feats = Imprese
guide-legends = Leggende
guide-actions = Carte azione
guide-wanted = Carte Taglia
guide-events = Carte Evento

## Searching

guide-search = Cerca carte, personaggi e regole
guide-search-clear = Cancella la ricerca
guide-hits = { $count ->
    [0] Nelle regole non c'è nulla di simile.
    [one] 1 risultato
   *[other] { $count } risultati
}
guide-hits-cards = Carte e luoghi
guide-hits-characters = Personaggi e ruoli
guide-hits-words = Parole del tavolo
guide-hits-clauses = Regole
guide-hits-more = { $count ->
    [one] Mostrane un altro
   *[other] Mostrane altri { $count }
}

## One clause, or a few

guide-why = Che cosa dicono le regole
guide-why-none = Nessuna regola parla solo di questo. Guarda un po' qui intorno.
guide-rules = { $count ->
    [one] 1 regola
   *[other] { $count } regole
}
guide-about = Le regole su { $thing }
guide-link = Link a { $clause }

## An example that plays itself

guide-example = Mostra un esempio
guide-example-hide = Nascondi l'esempio
guide-example-of = Esempio: { $title }
guide-again = Rivedi
# The names of the people in the examples, by seat
guide-people = Anna, Beppe, Carla, Dino, Elsa, Fabio, Gaia, Ugo

## Colt Super Express

guide-colt-goal = A ogni round il treno perde l'ultimo vagone. Resta l'ultimo bandito a bordo.
guide-colt-box-train = La Locomotiva, un vagone per ogni bandito e un vagone in più.
guide-colt-box-cards = Un bandito e quattro carte a testa. Tutti hanno le stesse carte.
guide-colt-turn-scheme = Tutti scelgono in segreto tre delle loro carte e le mettono coperte. La prima sta in cima.
guide-colt-turn-reveal = A turno ognuno scopre la carta in cima, e il suo bandito fa quello che dice, anche se gli costa caro. Si gira per tre volte.
guide-colt-turn-uncouple = L'ultimo vagone si sgancia, con chi c'è sopra. Fra i banditi rimasti, il più lontano dalla Locomotiva lo prende come tesoro.
guide-colt-win-last = L'ultimo bandito a bordo vince subito.
guide-colt-win-locomotive = Se resta solo la Locomotiva con più banditi, vince chi ha più carte tesoro. In caso di parità vale il tesoro più prezioso.
guide-colt-win-nobody = Se tutti i banditi rimasti sono sul vagone che si sgancia, non vince nessuno.

guide-reflex-goal = Un bandito a terra può ancora rispondere al fuoco.
guide-reflex-box = Una carta Riflessi a testa. Hai una carta in più, e ne metti sempre tre.
guide-reflex-turn-stunned = Se sei a terra e scopri Riflessi, ti rialzi e spari.
guide-reflex-turn-standing = Se sei in piedi, ti spari in un piede e finisci a terra.

guide-horse-goal = Galoppa fino in testa, o salvati dopo una caduta.
guide-horse-box = Una carta Cavallo a testa. Hai una carta in più, e ne metti sempre tre.
guide-horse-turn-ride = Cavallo ti porta dentro la Locomotiva, davanti a tutti.
guide-horse-turn-rescue = Se hai appena lasciato il treno e la tua prossima carta è Cavallo, torni a bordo.

guide-time-goal = Chi esce dalla testa del treno rientra dalla coda.
guide-time-box = Il Vagone del Tempo. Sta davanti alla Locomotiva.
guide-time-turn-trip = Se esci dalla testa del treno, da solo o per un colpo, ti ritrovi dentro l'ultimo vagone, in piedi, e guardi avanti.
guide-time-turn-again = Le carte che hai giocato in questo round tornano nella tua pila, e le rigiochi.
guide-time-turn-paradox = La seconda volta nello stesso round, sei fuori.

## BANG!

guide-bang-goal = Tutti hanno un ruolo, e solo quello dello Sceriffo è noto. Scopri chi sta con te e spara agli altri.
guide-bang-box-cards = 80 carte: 63 marroni e 17 blu.
guide-bang-box-characters = 16 personaggi. Ognuno ha un'abilità e i suoi punti vita.
guide-bang-box-roles = Un ruolo a testa: lo Sceriffo, i Fuorilegge e un Rinnegato, e da cinque giocatori anche i Vice.
guide-bang-turn-check = Se davanti a te c'è la Dinamite o la Prigione, prima scopri una carta per vedere come va.
guide-bang-turn-draw = Pesca due carte.
guide-bang-turn-play = Gioca quante carte vuoi, ma un solo BANG!, e solo contro chi è a portata della tua arma.
guide-bang-turn-discard = Scarta fino ad avere al massimo tante carte quanti punti vita.
guide-bang-win-law = Lo Sceriffo e i Vice vincono quando tutti i Fuorilegge e i Rinnegati sono eliminati.
guide-bang-win-outlaws = I Fuorilegge vincono quando lo Sceriffo è eliminato.
guide-bang-win-renegade = Un Rinnegato vince se resta l'ultimo in vita.
guide-bang-win-few = In tre ognuno dà la caccia a un altro. In due vince chi sopravvive.

guide-gold-rush-goal = Ferire rende. Prendi una pepita per ogni punto vita che fai perdere agli altri, e usale per comprare equipaggiamento.
guide-gold-rush-box-equipment = 24 carte di equipaggiamento. Tre sono scoperte e in vendita.
guide-gold-rush-box-nuggets = 30 pepite.
guide-gold-rush-box-characters = Altri 8 personaggi.
guide-gold-rush-turn-buy = Nel tuo turno compra l'equipaggiamento scoperto. Un'altra carta ne prende subito il posto.
guide-gold-rush-turn-sell = Gioca una Birra per una pepita. Allora non ti dà punti vita.
guide-gold-rush-turn-scrap = Paga il prezzo di un equipaggiamento altrui e una pepita in più: il suo padrone lo scarta.

guide-shadows-goal = Chi è eliminato non se ne va: torna a ogni suo turno e aiuta la sua squadra.
guide-shadows-box = Una carta per l'ombra di un Rinnegato.
guide-shadows-turn-return = Quando toccherebbe a te, torni senza punti vita e peschi due carte.
guide-shadows-turn-play = Giochi come tutti, ma non perdi né recuperi punti vita.
guide-shadows-turn-leave = Alla fine del turno te ne vai di nuovo e tieni solo le pepite.
guide-shadows-win-side = Un'ombra vince con la sua squadra.
guide-shadows-win-renegade = L'ombra di un Rinnegato si unisce alla squadra più debole all'inizio di ogni suo turno, e vince con la squadra in cui si trova.

guide-robbery-goal = Un treno passa per le stazioni. Paga a una stazione e prendi il vagone che c'è sotto.
guide-robbery-box-stations = 13 stazioni. Sulla linea ce n'è una per giocatore.
guide-robbery-box-train = Una locomotiva a due lati e 16 vagoni. Tre corrono dietro la locomotiva.
guide-robbery-box-cards = Altre 16 carte e altri 8 personaggi.
guide-robbery-turn-moves = Il treno avanza di una stazione all'inizio di ogni turno dello Sceriffo.
guide-robbery-turn-board = Una volta nel tuo turno, paga il prezzo di una stazione e prendi il vagone che c'è sotto.
guide-robbery-turn-advance = Prima puoi far avanzare il treno di una stazione. Poi devi prendere un vagone.
guide-robbery-turn-end = Quando la locomotiva supera l'ultima stazione, ha effetto: Ironhorse spara a tutti, Leland apre un Emporio. Poi si gira, e si prepara una nuova linea.

guide-legends-goal = Compi imprese e spendi la tua fama. Senza fama diventi una leggenda: il tuo personaggio si gira, e vale l'altro lato.
guide-legends-box-characters = 16 personaggi a due lati.
guide-legends-box-feats = 16 imprese. Una è scoperta dall'inizio.
guide-legends-box-fame = Cinque gettoni fama a testa.
guide-legends-turn-perform = Una volta nel tuo turno, fai quello che chiede un'impresa scoperta e mettici due gettoni fama.
guide-legends-turn-boast = Se non hai compiuto imprese, alla fine del turno puoi vantarti: si scopre una nuova impresa, e metti un gettone su un'impresa che non ne ha di tuoi.
guide-legends-turn-legend = Quando finisci i gettoni diventi una leggenda, con almeno tre punti vita.
guide-legends-turn-claim = Una leggenda che fa quello che un'impresa chiede può far perdere un punto vita a un'altra leggenda.

## Train Heist

guide-heist-goal = Rapinate insieme un treno in corsa. Portate nelle città il numero concordato di tessere di bottino.
guide-heist-box-maps = Due mappe: il paese con i binari, e il treno visto di lato.
guide-heist-box-cards = 35 carte Poker di tre semi, 12 carte Taglia e 21 carte Evento.
guide-heist-box-tiles = 21 tessere Bottino. Ognuna mostra le carte che costa.
guide-heist-turn-act = Fai fino a quattro azioni: cammina, sali a bordo, cavalca, fai bottino, lascialo in una città, gira uno scambio o scambia carte.
guide-heist-turn-train = Il treno avanza quanto dice la sua velocità. Una stella porta una carta Evento. In una città, il bottino che aspetta torna a bordo.
guide-heist-turn-draw = Scarta quello che vuoi e pesca fino a cinque carte.
guide-heist-win-goal = Vincete tutti quando raggiungete il vostro obiettivo.
guide-heist-win-hanged = Perdete tutti quando il cappio arriva al teschio.
guide-heist-win-derailed = Dopo l'ultima carta Evento gli scambi spariscono. Se dopo il treno arriva a un bivio, perdete tutti.

guide-versus-goal = Ognuno rapina il treno per sé, e le mani sono segrete.
guide-versus-box = Segnalini Bottino del colore di ogni cowboy.
guide-versus-turn-mark = Per ogni tessera che lasci in una città, mettici un tuo segnalino.
guide-versus-turn-collect = Quando il treno arriva in quella città, riprendi i tuoi segnalini. Ora sono punti.
guide-versus-win-first = Vince il primo che ha 7 segnalini. In quattro ne bastano 5.
guide-versus-win-most = Se il colpo finisce prima, vince chi ha più punti.
