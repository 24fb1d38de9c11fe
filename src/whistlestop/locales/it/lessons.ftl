## Lessons: words that all of them share

lesson-wrong = Si potrebbe fare, ma prima prova l'altra cosa.
lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
lesson-step = Passo { $step } di { $of }
lesson-finished = Ben fatto! Hai finito questa lezione.
lesson-learnt = Ecco che cosa sai adesso:
error-no-such-lesson = Questa lezione non esiste.
error-lesson-changed = Questa lezione è cambiata. Ricominciala.
error-lesson-reads = A questo passo non c'è nulla da rispondere: vai avanti.
error-lesson-waits = Questo passo aspetta una risposta.

## Lessons in the terminal

lesson-continue-key = Premi Invio per continuare
lesson-look = Guarda: { $things }
lesson-is-finished = finita
lesson-left = Hai lasciato la lezione. Puoi riprenderla con:
lesson-next = La prossima lezione:
error-bad-lesson = La lezione { $found } non esiste. Lezioni: { $allowed }
cli-learn = Impara un gioco giocando: brevi lezioni al vero tavolo.
cli-param-learn-game = Il gioco da imparare. Senza LESSON inizia la prossima lezione; senza gioco vengono elencate tutte.
cli-param-learn-lesson = La lezione, con il nome che ha nell'elenco.
cli-param-learn-again = Ricomincia la lezione dall'inizio.

## Lessons in the web client

web-lessons = Impara giocando
web-lessons-about = Brevi lezioni al tavolo vero. Giochi tu, e una guida dice che cosa fare. Prima non c'è niente da leggere.
web-lessons-rules = Consulta le regole
web-lesson-begin = Comincia
web-lesson-take-up = Continua
web-lesson-again = Ripeti la lezione
web-lesson-after = meglio dopo: { $lessons }
web-lesson-guide = Guida
web-lesson-go-on = Avanti
web-lesson-restart = Ricomincia
web-lesson-leave = Tutte le lezioni
web-lesson-play = Gioca subito: { $what }
web-lesson-next = Prossima lezione: { $title }
web-lesson-retry = Riprova
