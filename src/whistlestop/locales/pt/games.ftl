## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = Bandidos a bordo de um trem que perde um vagão a cada rodada: vence quem for o último a bordo.
bang = BANG!
    .about = Xerife, Vices, Fora da Lei e Renegados trocam tiros, e só o papel do Xerife é conhecido.
train-heist = Train Heist
    .about = Cowboys assaltam um trem em movimento e levam o saque a três cidades, antes que o Xerife, a corda ou os trilhos acabem com a festa.
