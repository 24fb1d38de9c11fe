## Lessons: words that all of them share

lesson-wrong = Si potrebbe fare, ma prima prova l'altra cosa.
lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
lesson-step = Passo { $step } di { $of }
lesson-continue = Avanti
lesson-finished = Ben fatto! Hai finito questa lezione.
error-no-such-lesson = Questa lezione non esiste.
error-lesson-changed = Questa lezione è cambiata. Ricominciala.
error-lesson-reads = A questo passo non c'è nulla da rispondere: vai avanti.
error-lesson-waits = Questo passo aspetta una risposta.
