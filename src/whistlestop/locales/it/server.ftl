## Il comando serve

cli-serve = Avvia il server: si gioca qui dal browser e dal terminale.
cli-param-host = L'indirizzo su cui ascoltare: 127.0.0.1 (solo questa macchina) se non detto altrimenti; 0.0.0.0 è ogni rete.
cli-param-port = La porta su cui ascoltare: 8080 se non detto altrimenti; 0 è una qualsiasi libera.
cli-param-db = Dove si conserva tutto: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME. Di solito un file nella tua cartella dei dati.
cli-param-url = L'indirizzo che usano le persone, come https://play.example.org, se davanti a questo server c'è un proxy.
cli-param-proxies = Gli indirizzi dei proxy a cui si crede su da dove arrivano le persone, con virgole; * è chiunque.
cli-param-log = Come si scrive il registro: text, o json per i programmi.
cli-param-bot-pause = I secondi che un bot impiega a rispondere, più o meno: 1.2 se non detto altrimenti.
cli-param-away-after = I secondi senza connessione dopo i quali un bot risponde per una persona: 60 se non detto altrimenti.
cli-param-per-address = Quante connessioni, e nuovi ospiti insieme, può avere un indirizzo di rete: 100 se non detto altrimenti.
cli-param-open = Lo apre anche nel tuo browser.
serve-open = Whistlestop è aperto su { $url } - Ctrl-C lo chiude.
serve-closed = Chiuso. È tutto conservato.

## Le pagine

fair-title = La distribuzione era onesta?
fair-about = Prima della prima carta il server ha mostrato il sigillo di questa partita. Dopo la fine mostra il seme della distribuzione e un nonce. Se danno lo stesso sigillo, nel frattempo nulla è stato cambiato.
fair-check = Controlla qui
fair-seal = Il sigillo mostrato all'inizio
fair-seed = Il seme
fair-nonce = Il nonce
fair-found = Il sigillo di questo seme e nonce, fatto dal tuo browser
fair-same = Sono uguali: la distribuzione era decisa prima che qualcuno vedesse una carta.
fair-other = NON sono uguali: questa non è la distribuzione che era stata sigillata.
fair-running = La partita è ancora in corso; il seme si mostra dopo la fine.

## Che cosa il server rifiuta

error-bad-message = Questo messaggio non si capisce: { $why }
error-who-are-you = Prima entra con un nome.
error-no-seat = Non hai un posto a questo tavolo.
error-not-host = Può farlo solo chi ospita.
error-match-running = Non mentre la partita è in corso.
error-seat-taken = Il posto { $seat } è occupato.
error-table-closed = Chi ospita non lascia prendere il posto di un bot.
error-kicked = Sei stato allontanato da questo tavolo.
error-no-pointing = In questa partita non si indica niente.
error-no-such-thing = Sul tavolo non c'è niente di simile.
error-not-yourself = Non puoi farlo a te stesso.
error-nobody = A questo tavolo non c'è nessuno così.
error-no-match = A questo tavolo non c'è ancora una partita.
error-stale-turn = Il turno { $turn } non è più aperto.
error-muted = Chi ospita ti ha zittito.
error-too-many-mutes = A un tavolo non si può zittire più di { $most } volte.
error-seats-free = Ci sono posti liberi. Riempili con i bot, o togli dei posti.
error-nobody-plays = Qualcuno deve giocare, non solo i bot.
error-not-ready = Non ancora pronti: { $names }
error-no-table = Non c'è un tavolo così.
error-no-room = Non sei a nessun tavolo.
error-too-fast = Troppe richieste in poco tempo. Aspetta un po'.
error-too-many-tabs = Hai già { $most } connessioni aperte.
error-bad-name = Un nome ha almeno una lettera o una cifra, e al massimo { $most } caratteri.
error-name-reserved = "{ $found }" sembra un bot o nessuno in particolare. Scegli un altro nome.
error-empty-line = In questa riga non c'è nulla da dire.
error-match-unplayable = Questa partita è stata giocata con altre regole (versione { $engine }) e qui non può continuare.
error-server-trouble = Qualcosa è andato storto nel server. Nulla è cambiato; riprova.
error-bad-link = Questo link personale non è valido, o non lo è più.
error-no-such-match = Non c'è una partita così.
error-foreign-origin = Questa richiesta viene da una pagina di un altro sito.
error-not-found = Qui non c'è nulla.
error-too-big = È troppo grande.
error-cannot-serve = Non si può ascoltare su { $address }: { $why }
