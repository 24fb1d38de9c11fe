## Lessons: words that all of them share

lesson-wrong = Dá para fazer isso, mas antes tente a outra coisa.
lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
lesson-step = Passo { $step } de { $of }
lesson-continue = Continuar
lesson-finished = Muito bem! Você terminou esta lição.
error-no-such-lesson = Esta lição não existe.
error-lesson-changed = Esta lição mudou. Comece de novo.
error-lesson-reads = Neste passo não há nada a responder: continue.
error-lesson-waits = Este passo espera uma resposta.
