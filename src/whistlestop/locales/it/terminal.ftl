## Playing in the terminal

terminal-keys-scheme = i numeri scelgono · u annulla · ? spiega · q esce
terminal-keys-pick = un numero sceglie · ? spiega · q esce
terminal-not-understood = "{ $text }" non è tra le scelte possibili.
terminal-you = tu
terminal-player = Giocatore { $number }
terminal-bot = { $name } (bot)
terminal-pass = Passa la tastiera a { $player }, che preme Invio. Chi non è di turno guarda da un'altra parte.
terminal-left = La partita è salvata. Per riprenderla: whistlestop play --resume { $file }
terminal-not-saved = Impossibile salvare la partita in { $file }: { $why }. Ecco la sua registrazione:
terminal-saved = La registrazione della partita è in { $file }.
terminal-seed = Seme { $seed }
terminal-rule = { $id }: { $rule }
terminal-more-rules = ? e un numero, per esempio ?4, mostra tutte le regole di quella carta.
terminal-resumed-over = Questa partita è finita; per rivederla: whistlestop replay { $file }
replay-step = Passo { $step } di { $steps }
replay-keys = Invio avanti · b indietro · un numero salta a quel passo · q esce
replay-over = La partita finisce qui.

## Games, rules, simulations

games-seats = Da { $fewest } a { $most } posti
games-option = opzione
games-allowed = accetta
games-default = di norma
games-help = a cosa serve
games-bots = Bot: { $bots }
rules-note = Nota: { $note }
sim-title = { $game }, posti: { $seats }, partite: { $games }
sim-progress = Partite in corso
sim-bot = bot
sim-seat = posto
sim-side = fazione
sim-any = tutti
sim-played = giocate
sim-won = vinte
sim-share = quota
sim-interval = intervallo al 95%
sim-nobody = Senza vittoria: { $count ->
    [one] { $count } partita
    [many] { $count } di partite
   *[other] { $count } partite
}.
sim-ended = Concluse: { $ended }, bloccate: { $stuck }.
sim-speed = { $decisions } decisioni in { $seconds } s: { $games_per_s } partite/s, { $decisions_per_s } decisioni/s.
sim-stuck-seeds = Semi delle partite bloccate: { $seeds }

## The command line's help

cli-about = Whistlestop: giochi sui treni del Far West, da giocare, studiare e automatizzare.
cli-commands = Comandi
cli-parameters = Parametri
cli-arguments = Argomenti
cli-play = Gioca una partita nel terminale.
cli-sim = Fa giocare molte partite ai bot e tiene il conto.
cli-replay = Ripercorre passo passo la registrazione di una partita.
cli-rules = Elenca le clausole dei regolamenti.
cli-games = Elenca i giochi e le loro opzioni.
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
cli-param-game = Il gioco, con il nome che ha in `whistlestop games`.
cli-param-seats = Quanti posti ha il tavolo.
cli-param-with = Espansioni, separate da virgole, per esempio reflex,horse,time-car; o il nome di una miscela, come all-aboard.
cli-param-set = Un'opzione nella forma name=value; si può ripetere.
cli-param-seed = Il seme del caso: lo stesso seme prepara la stessa partita.
cli-param-play-bots = Il livello dei bot agli altri posti, da `whistlestop games`; il più forte se non indichi altro.
cli-param-hotseat = A ogni posto gioca una persona, tutte a questa tastiera.
cli-param-people = A quanti dei posti gioca una persona, a questa tastiera.
cli-param-lang = La lingua: en, it o pt.
cli-param-resume = Riprende la partita di questa registrazione.
cli-param-record = Scrive qui la registrazione quando la partita finisce o si interrompe.
cli-param-pause = Secondi di attesa tra un turno e l'altro.
cli-param-games = Quante partite giocare; 1000 se non indichi altro.
cli-param-sim-bots = I bot, separati da virgole; riempiono i posti a rotazione; random se non indichi altro. Un bot dopo il nome di una fazione ne occupa tutti i posti: outlaw:normal,random.
cli-param-jobs = Quanti processi giocano; 1 se non indichi altro.
cli-param-json = Stampa un solo oggetto JSON e nient'altro.
cli-param-file = Una registrazione, come la lascia `whistlestop play`.
cli-param-seat = Con gli occhi di questo posto; altrimenti con quelli del pubblico.
cli-param-all = Stampa tutta la partita senza chiedere nulla.
