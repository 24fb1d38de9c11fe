## Lessons: words that all of them share

lesson-wrong = Dá para fazer isso, mas antes tente a outra coisa.
lesson-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
lesson-step = Passo { $step } de { $of }
lesson-finished = Muito bem! Você terminou esta lição.
lesson-learnt = Isto é o que você já sabe:
error-no-such-lesson = Esta lição não existe.
error-lesson-changed = Esta lição mudou. Comece de novo.
error-lesson-reads = Neste passo não há nada a responder: continue.
error-lesson-waits = Este passo espera uma resposta.

## Lessons in the terminal

lesson-continue-key = Aperte Enter para continuar
lesson-look = Veja: { $things }
lesson-is-finished = terminada
lesson-left = Você saiu da lição. Para retomá-la:
lesson-next = A próxima lição:
error-bad-lesson = A lição { $found } não existe. Lições: { $allowed }
cli-learn = Aprenda um jogo jogando: lições curtas na mesa de verdade.
cli-param-learn-game = O jogo a aprender. Sem LESSON começa a próxima lição; sem jogo, todas são listadas.
cli-param-learn-lesson = A lição, com o nome que tem na lista.
cli-param-learn-again = Comece a lição do início.

## Lessons in the web client

web-lessons = Aprenda jogando
web-lessons-about = Lições curtas na mesa de verdade. Você joga, e um guia diz o que fazer. Não há nada para ler antes.
web-lessons-rules = Consultar as regras
web-lesson-begin = Começar
web-lesson-take-up = Continuar
web-lesson-again = Repetir a lição
web-lesson-after = melhor depois de: { $lessons }
web-lesson-guide = Guia
web-lesson-go-on = Avançar
web-lesson-restart = Recomeçar
web-lesson-leave = Todas as lições
web-lesson-play = Jogar agora: { $what }
web-lesson-next = Próxima lição: { $title }
web-lesson-retry = Tentar de novo
