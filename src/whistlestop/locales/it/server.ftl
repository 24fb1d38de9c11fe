## Il comando serve

cli-serve = Avvia un server a cui collegarsi dal browser e dal terminale.
cli-param-host = L'indirizzo su cui ascoltare. Predefinito: 127.0.0.1, solo questa macchina; 0.0.0.0 è ogni rete.
cli-param-port = La porta su cui ascoltare. Predefinita: 8080; 0 ne prende una libera qualsiasi.
cli-param-db = Il database in cui salvare tutto: sqlite:///FILE o postgresql://UTENTE:PASSWORD@HOST/NOME. Predefinito: un file nella tua cartella dei dati.
cli-param-url = L'indirizzo usato da chi si collega, per esempio https://play.example.org, se davanti a questo server c'è un proxy.
cli-param-proxies = Gli indirizzi dei proxy fidati, separati da virgole; * si fida di tutti. Dicono al server da dove arrivano le connessioni.
cli-param-log = Il formato del log: text, o json per i programmi.
cli-param-bot-pause = Quanti secondi impiega un bot a rispondere, più o meno. Predefinito: 1.2.
cli-param-away-after = Dopo quanti secondi senza una pagina aperta di questo sito un bot gioca al posto di una persona. Predefinito: 60.
cli-param-vote-after = Dopo quanti secondi senza una pagina aperta di questo sito si chiede a un tavolo senza orologio se un bot deve giocare al posto di una persona. Predefinito: 120.
cli-param-per-address = Quante connessioni e quanti nuovi ospiti può avere insieme un indirizzo di rete. Predefinito: 100.
cli-param-loop-lag = Dopo quanti secondi di blocco il log indica il codice che ha fermato il server; 0 significa mai. Predefinito: 0.2.
cli-param-metrics = Un indirizzo e una porta solo per le metriche, per esempio 127.0.0.1:9100. Predefinito: /metrics all'indirizzo del server.
cli-param-metrics-token = Un token da inviare per leggere le metriche. Predefinito: non serve.
cli-param-longest-match = Il numero di scelte dopo il quale una partita finisce in pareggio. Predefinito: 20000.
cli-param-bot-processes = Il numero di processi in cui pensano i bot; 0 significa uno in meno dei core della macchina, e almeno uno. Predefinito: 0.
cli-param-sleep-after = Dopo quanti secondi senza nessuno presente una partita con un orologio lungo lascia la memoria. Predefinito: 300.
cli-param-connections = Quante connessioni può avere tutto il server allo stesso tempo. Predefinito: 10000, o meno se il sistema permette meno file aperti.
cli-param-tables = Quanti tavoli si possono creare in un giorno: per una persona, per un indirizzo di rete e per tutto il server. Predefinito: 50,500,20000.
cli-param-public-tables = Quanti tavoli pubblici possono esserci allo stesso tempo, per una persona, un indirizzo e il server. Predefinito: 5,50,2000.
cli-param-matches = Quante partite possono essere in corso allo stesso tempo, per una persona, un indirizzo e il server. Predefinito: 20,200,5000.
cli-param-bot-matches = Quante partite possono andare avanti senza nessuno al tavolo, per una persona, un indirizzo e il server. Predefinito: 5,25,500.
cli-param-spectators = Quanti spettatori possono esserci allo stesso tempo, per una persona, un indirizzo e il server. Predefinito: 10,100,5000.
cli-param-spectators-per-table = Quanti spettatori può avere un tavolo. Predefinito: 100.
cli-param-open = Apre anche la pagina del server nel tuo browser.
serve-open = Whistlestop è aperto su { $url } - Ctrl-C per chiuderlo.
serve-no-browser = Qui non c'è un browser da aprire. Apri { $url } in un browser.
serve-closed = Chiuso. È tutto salvato.

## Le pagine

fair-title = La distribuzione era regolare?
fair-about = Prima della partita il server ha sigillato la sua parte della distribuzione. Poi il dispositivo di ogni giocatore ha aggiunto una parte casuale, così nessuno poteva scegliere le carte. Alla fine il server mostra tutte le parti, e qui puoi controllarle.
fair-check = Controlla qui
fair-seal = Il sigillo mostrato prima della partita
fair-seed = Il seme del server
fair-nonce = Il nonce del server
fair-found = Il sigillo che il tuo browser calcola dal seme e dal nonce del server
fair-nonces = Le parti dei giocatori
fair-no-nonce = nessuna
fair-own = La parte di questo dispositivo
fair-deal = Il seme della distribuzione
fair-deal-found = Il seme che il tuo browser calcola da tutte le parti
fair-mine = La parte di questo dispositivo è nella distribuzione.
fair-not-mine = La parte di questo dispositivo NON è nella distribuzione.
fair-same = Corrisponde tutto: la distribuzione era decisa prima che qualcuno vedesse una carta.
fair-other = NON corrisponde: questa non è la distribuzione che era stata sigillata.
fair-running = La partita è ancora in corso. Il seme si vede alla fine.
match-unplayable = Dopo un aggiornamento del server questa partita non può continuare. Era iniziata con la versione { $engine }. La registrazione mostra tutte le carte: appena un giocatore la apre, la partita è finita per sempre.
match-too-long = Questa partita è diventata più lunga di quanto questo server permetta. Finisce in pareggio.

## Che cosa il server rifiuta

error-bad-message = Il server non capisce questo messaggio: { $why }
error-who-are-you = Prima scrivi il tuo nome.
error-no-seat = Non hai un posto a questo tavolo.
error-not-host = Può farlo solo chi ospita.
error-match-running = Non si può fare mentre la partita è in corso.
error-seat-taken = Il posto { $seat } è occupato.
error-seen-seat = In questa partita hai già visto le carte di un altro posto.
error-still-in = Sei ancora in partita.
error-people-play = Si può fare solo quando in partita restano soltanto bot. Ancora in gioco: { $names }
error-declined = Chi gioca non è d'accordo. Puoi chiedere di nuovo dopo { $wait } secondi.
error-many-seat-requests = Ci sono già { $most } persone che chiedono un posto.
error-no-seat-request = Nessuno chiede più questo posto.
error-no-absence-vote = Questa domanda non è più aperta.
error-key-renewed = Questo link d'invito non vale più. Chiedi quello nuovo a chi ospita.
error-stale-seal = Ora il tavolo ha un altro sigillo.
error-nonce-given = Hai già aggiunto la tua parte a questa distribuzione.
error-kicked = Chi ospita ti ha allontanato da questo tavolo.
error-owner = Il tavolo è di questa persona: non puoi allontanarla né silenziarla.
error-banned = Il gestore di questo server non ti fa entrare.
error-table-shut = Il gestore ha chiuso questo tavolo.
error-no-pointing = In questo gioco non si può indicare.
error-no-such-thing = Sul tavolo non c'è nulla del genere.
error-not-yourself = Scegli un'altra persona: per te non vale.
error-only-watching = Questo schermo mostra solo il tavolo. Usa il telefono o un'altra scheda.
error-nobody = Questa persona non è al tavolo.
error-no-match = A questo tavolo la partita non è ancora cominciata.
error-stale-turn = Il turno { $turn } è già finito.
error-muted = Chi ospita ha silenziato i tuoi messaggi.
error-too-many-mutes = Puoi silenziare al massimo { $most } persone.
error-seats-free = Ci sono posti liberi. Riempili con i bot o toglili.
error-nobody-plays = Deve giocare almeno una persona.
error-not-ready = In attesa di { $names }
error-no-table = Questo tavolo non esiste.
error-no-room = Non sei a nessun tavolo.
error-bad-token = Per le metriche serve il token giusto.
error-no-hints = I suggerimenti sono solo per le partite in cui giochi soltanto contro i bot.
error-too-many-hints = Hai chiesto molti suggerimenti. Aspetta { $wait ->
    [one] 1 secondo.
   *[other] { $wait } secondi.
}
error-too-fast = Troppe richieste in poco tempo. Aspetta un momento.
error-busy = Il server ha molto da fare. Riprova tra { $wait } secondi.
error-too-many-tabs = Hai già { $most } connessioni aperte. Chiudine una.
error-too-many-connections = Il tuo indirizzo di rete ha troppe connessioni aperte. Chiudine qualcuna.
error-server-full = Il server non ha posto per altre connessioni. Riprova più tardi.
error-too-many-tables = { $most ->
    [0] Questo server non permette di aprire tavoli.
   *[other] { $of ->
        [person] { $most ->
            [one] Nelle ultime 24 ore hai creato 1 tavolo. Usa quello, o aspetta.
           *[other] Nelle ultime 24 ore hai creato { $most } tavoli. Usane uno, o aspetta.
        }
        [address] { $most ->
            [one] Nelle ultime 24 ore dalla tua rete è stato creato 1 tavolo. Usa quello, o aspetta.
           *[other] Nelle ultime 24 ore dalla tua rete sono stati creati { $most } tavoli. Usane uno, o aspetta.
        }
       *[server] { $most ->
            [one] Nelle ultime 24 ore su questo server è stato creato 1 tavolo. Usa quello, o aspetta.
           *[other] Nelle ultime 24 ore su questo server sono stati creati { $most } tavoli. Usane uno, o aspetta.
        }
    }
}
error-too-many-public-tables = { $most ->
    [0] Questo server non ammette tavoli pubblici. Rendi privato questo tavolo.
   *[other] { $of ->
        [person] { $most ->
            [one] Hai già 1 tavolo pubblico. Nascondilo, o rendi privato questo tavolo.
           *[other] Hai già { $most } tavoli pubblici. Nascondine uno, o rendi privato questo tavolo.
        }
        [address] { $most ->
            [one] La tua rete ha già 1 tavolo pubblico. Rendi privato questo tavolo.
           *[other] La tua rete ha già { $most } tavoli pubblici. Rendi privato questo tavolo.
        }
       *[server] { $most ->
            [one] Il server ha già 1 tavolo pubblico. Rendi privato questo tavolo.
           *[other] Il server ha già { $most } tavoli pubblici. Rendi privato questo tavolo.
        }
    }
}
error-too-many-matches = { $most ->
    [0] Questo server non ammette partite.
   *[other] { $of ->
        [person] { $most ->
            [one] Hai 1 partita ancora in corso. Prima finiscila.
           *[other] Hai { $most } partite ancora in corso. Prima finiscine una.
        }
        [address] { $most ->
            [one] Nella tua rete c'è 1 partita in corso. Prima finitela.
           *[other] Nella tua rete ci sono { $most } partite in corso. Prima finitene una.
        }
       *[server] { $most ->
            [one] Sul server c'è 1 partita in corso. Riprova più tardi.
           *[other] Sul server ci sono { $most } partite in corso. Riprova più tardi.
        }
    }
}
error-too-many-bot-matches = { $most ->
    [0] Questo server non ammette partite senza nessuno al tavolo.
   *[other] { $of ->
        [person] { $most ->
            [one] 1 delle tue partite va avanti senza nessuno al tavolo. Prima torna lì.
           *[other] { $most } delle tue partite vanno avanti senza nessuno al tavolo. Prima torna a una di esse.
        }
        [address] { $most ->
            [one] 1 partita della tua rete va avanti senza nessuno al tavolo. Prima tornate lì.
           *[other] { $most } partite della tua rete vanno avanti senza nessuno al tavolo. Prima tornate a una di esse.
        }
       *[server] { $most ->
            [one] Sul server 1 partita va avanti senza nessuno al tavolo. Riprova più tardi.
           *[other] Sul server { $most } partite vanno avanti senza nessuno al tavolo. Riprova più tardi.
        }
    }
}
error-too-many-spectators = { $most ->
    [0] Questo server non ammette spettatori.
   *[other] { $of ->
        [person] { $most ->
            [one] Stai guardando 1 tavolo. Chiudilo.
           *[other] Stai guardando { $most } tavoli. Chiudine uno.
        }
        [address] { $most ->
            [one] 1 persona della tua rete sta guardando un tavolo. Siediti a un tavolo, o torna più tardi.
           *[other] { $most } persone della tua rete stanno guardando dei tavoli. Siediti a un tavolo, o torna più tardi.
        }
        [table] { $most ->
            [one] 1 persona sta guardando questo tavolo. Siediti, o torna più tardi.
           *[other] { $most } persone stanno guardando questo tavolo. Siediti, o torna più tardi.
        }
       *[server] { $most ->
            [one] Su questo server 1 persona sta guardando un tavolo. Torna più tardi.
           *[other] Su questo server { $most } persone stanno guardando dei tavoli. Torna più tardi.
        }
    }
}
error-bad-name = Un nome deve avere almeno una lettera o una cifra e al massimo { $most } caratteri.
error-name-reserved = "{ $found }" non può essere un nome: sembra un bot, chi ospita, un amministratore o un'altra parola del gioco.
# Words that nobody may have as a name. They are never shown.
reserved-names = bot, robot, giocatore, giocatrice, chi ospita, spettatore, spettatrice, pubblico, admin, amministratore, amministratrice, moderatore, moderatrice, gestore, server, sistema, tutti, nessuno, tu
error-empty-line = Il messaggio è vuoto.
error-match-unplayable = Questa partita è stata giocata con altre regole (versione { $engine }) e qui non può continuare.
error-server-trouble = Qualcosa è andato storto sul server. Nulla è cambiato. Riprova.
error-bad-link = Questo link personale non è valido, o non lo è più.
error-no-session = Questo dispositivo non è più collegato.
error-too-many-devices = Ci sono già { $most } dispositivi collegati come te. Prima scollegane uno.
error-no-such-match = Questa partita non esiste.
error-foreign-host = Questo server ha un altro nome. Usa l'indirizzo del link d'invito. Se il server è tuo, indica il suo indirizzo con --url.
error-foreign-origin = Questa richiesta arriva da un altro sito.
error-not-found = Qui non c'è nulla.
error-too-big = La richiesta è troppo grande.
error-cannot-serve = Impossibile ascoltare su { $address }: { $why }

# Emotes: short words in the chat, which everybody reads in their own language
emote-howdy = Salve, straniero!
emote-nice-shot = Bel colpo!
emote-thanks = Grazie mille!
emote-oops = Ops!
emote-hurry = In sella, socio!
emote-good-game = Bella partita!
