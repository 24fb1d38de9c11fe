## Playing in the terminal

terminal-keys-scheme = numeri: scegli · u: annulla · ?: spiegazioni · hint: aiuto · q: esci
terminal-keys-pick = numero: scegli · ?: spiegazioni · hint: aiuto · q: esci
terminal-not-understood = "{ $text }" non è tra le scelte possibili.
terminal-ambiguous = "{ $text }" può significare: { $choices }
terminal-hint-alone = I suggerimenti sono solo per una persona che gioca contro i bot.
terminal-hint-not-asked = Ora non devi rispondere a niente.
terminal-usable = Ora puoi usarlo.
terminal-you = tu
terminal-player = Giocatore { $number }
terminal-bot = { $name } (bot)
# First names for bots, separated by spaces; the same in all languages
terminal-bot-names = Hank Clara Wyatt Nell Amos Ada Clem Ruby Gus Etta Zeke Hattie Otis Pearl Luke Ida
terminal-pass = Passa la tastiera a { $player }. Gli altri guardano altrove. { $player } preme Invio.
terminal-left = La partita è salvata. Per continuare:
terminal-not-saved = Impossibile salvare la partita in { $file }: { $why }. Ecco la sua registrazione:
terminal-saved = La registrazione della partita è in { $file }.
terminal-seed = Seme { $seed }
terminal-rule = { $id }: { $rule }
terminal-more-rules = Scrivi ? e un numero, per esempio ?4, per tutte le regole di quella carta.
terminal-key-table = { "." }: tutto il tavolo
terminal-page-more = Invio: continua · q: torna indietro
terminal-page-back = Invio: torna indietro
terminal-resumed-over = Questa partita è finita. Per rivederla:
replay-step = Passo { $step } di { $steps }
replay-keys = Invio: avanti · b: indietro · numero: vai a quel passo · q: esci
replay-over = La partita finisce qui.

## Games, rules, simulations

games-seats = Da { $fewest } a { $most } posti
games-option = opzione
games-allowed = valori
games-default = predefinito
games-help = a che cosa serve
games-only-with = (solo con { $values })
games-only-seats = { $most ->
    [one] (solo con 1 posto)
   *[other] (solo con { $fewest }-{ $most } posti)
}
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
sim-nobody = Partite senza vittoria: { $count }.
sim-ended = Partite concluse: { $ended }. Partite bloccate: { $stuck }.
sim-speed = { $decisions } decisioni in { $seconds } s: { $games_per_s } partite/s, { $decisions_per_s } decisioni/s.
sim-stuck-seeds = Semi delle partite bloccate: { $seeds }

## The command line's help

cli-about = Whistlestop: giochi di treni nel Far West, da giocare, studiare e automatizzare.
cli-commands = Comandi
cli-parameters = Parametri
cli-arguments = Argomenti
cli-play = Gioca una partita nel terminale.
cli-sim = Fa giocare molte partite ai bot e conta le vittorie.
cli-replay = Mostra passo per passo la registrazione di una partita.
cli-rules = Elenca le clausole dei regolamenti.
cli-games = Elenca i giochi e le loro opzioni.
cli-help = Mostra questo aiuto.
cli-version = Mostra la versione.
version-compiled = { $version } (regole compilate)
version-sources = { $version } (regole come sorgenti: { $why ->
    [pure] WHISTLESTOP_PURE è impostata
    [edited] sono cambiate da quando sono state compilate
   *[absent] non sono compilate
})
cli-param-game = Il gioco, con il nome che ha in `whistlestop games`.
cli-param-seats = Quanti posti ha il tavolo.
cli-param-with = Espansioni, separate da virgole, per esempio reflex,horse,time-car; o il nome di una combinazione, come all-aboard.
cli-param-set = Un'opzione nella forma nome=valore; si può ripetere.
cli-param-seed = Il seme casuale: lo stesso seme dà la stessa partita.
cli-param-play-bots = Il livello dei bot agli altri posti, da `whistlestop games`. Predefinito: normal.
cli-param-hotseat = A ogni posto gioca una persona, a questa tastiera.
cli-param-people = Quante persone giocano a questa tastiera.
cli-param-lang = La lingua: en, it o pt.
cli-param-resume = Continua la partita di questa registrazione.
cli-param-record = Scrive la registrazione in questo file quando la partita finisce o la lasci.
cli-param-pause = Secondi di attesa tra un turno e l'altro.
cli-param-games = Quante partite giocare. Predefinito: 1000.
cli-param-sim-bots = I bot, separati da virgole; riempiono i posti a rotazione. Predefinito: random. Con hard@100 un bot difficile prova 100 partite immaginate per decisione. Un bot dopo il nome di una fazione ne occupa tutti i posti: outlaw:normal,random.
cli-param-jobs = Quanti processi giocano. Predefinito: 1.
cli-param-records = Scrive la registrazione di ogni partita in questa cartella. `whistlestop replay` la mostra.
cli-param-json = Stampa un solo oggetto JSON e nient'altro.
cli-param-file = Una registrazione scritta da `whistlestop play`.
cli-param-seat = Mostra la partita come la vede questo posto. Predefinito: come la vede il pubblico.
cli-param-all = Stampa tutta la partita senza chiedere nulla.
