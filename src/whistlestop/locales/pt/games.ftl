## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = Bandidos a bordo de um trem que perde um vagão a cada rodada: vence quem for o último a bordo.
    .feel = Planeje três jogadas em segredo e veja os planos de todo mundo se chocarem no teto.
bang = BANG!
    .about = Xerife, Vices, Fora da Lei e Renegados trocam tiros, e só o papel do Xerife é conhecido.
    .feel = Tiros, blefe e papéis secretos: descubra quem está do seu lado antes que as balas contem.
train-heist = Train Heist
    .about = Cowboys assaltam um trem em movimento e levam o saque a três cidades, antes que o Xerife, a corda ou os trilhos acabem com a festa.
    .feel = Planejem juntos, cavalguem depressa e levem o saque enquanto a corda aperta.

## Why something cannot be used now, in every game

reason-over = A partida acabou.
reason-answered = Você já respondeu, e outros ainda estão escolhendo.
# players (a list of names)
reason-not-asked = Não é a sua vez. A mesa espera por { $players }.
reason-other-question = A pergunta é sobre outra coisa. Responda a ela primeiro.
reason-rule = Por quê?
reason-about = O que é?
reason-close = Fechar a explicação
