## Colt Super Express: the words of the table

colt-super-express = Colt Super Express
    .about = Um bando de foras da lei num trem que perde um vagão a cada rodada: vence quem ficar a bordo até o fim.

colt-option-reflex = Reflexo: revide o tiro ao se levantar
    .short = Reflexo
colt-option-horse = Cavalo: galope até a Locomotiva, mesmo que já tenha caído do trem
    .short = Cavalo
colt-option-time-car = Carro de Viagem no Tempo: quem sai pela frente do trem volta pela traseira
    .short = Vagão do tempo
colt-option-bandits = Como os bandidos são distribuídos: à escolha, um lugar após o outro, ou por sorteio
    .short = Bandidos
    .choose = escolhidos um depois do outro
    .dealt = sorteados
colt-option-treasure = Quem sabe o valor de um tesouro conquistado: quem ficou com ele, todo mundo, ou ninguém até o fim
    .short = Tesouro
    .own = o dono
    .open = todos
    .hidden = ninguém antes do fim

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco

colt-card-flip = Virar
    .about = Vire-se para o outro lado.
colt-card-change-floor = Mudar de Piso
    .about = Suba no teto ou desça para dentro. Você fica de costas para a borda do vagão.
colt-card-move = Mover
    .about = Vá para o próximo vagão na direção em que você olha, no mesmo piso. Se passar da ponta do trem, você está fora.
colt-card-fire = Atirar
    .about = Acerte o primeiro alvo em pé à sua frente, no seu piso e a qualquer distância: ele vai ao chão, um vagão mais longe.
colt-card-reflex = Reflexo
    .about = Se estiver no chão: levante-se e atire. Se estiver em pé: você atira no próprio pé e vai ao chão.
colt-card-horse = Cavalo
    .about = Galope até a Locomotiva e entre à frente de todo mundo, olhando para a frente. Jogada logo depois de você sair do trem, esta carta salva a sua pele.
colt-word-stunned = No chão
    .about = Qualquer carta que você revelar só serve para se levantar. As balas passam por cima de você.
colt-word-time-car = Carro de Viagem no Tempo
    .about = Ao passar da frente da Locomotiva, você vai parar dentro do último vagão e joga suas cartas de novo. Duas vezes na mesma rodada, e o tempo acaba com você.

## What happened

colt-event-picked = { $player } escolhe { $bandit }.
colt-event-boarded = O bando embarca num trem de { $cars } vagões.
colt-event-first-player = Quem começa é { $bandit }.
colt-event-round = Rodada { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } põe na mesa, viradas para baixo: { $cards }.
   *[no] { $bandit } põe na mesa três cartas viradas para baixo.
}
colt-event-revealed = { $bandit } revela { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } se vira para a frente do trem.
   *[rear] { $bandit } se vira para a traseira do trem.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } escala { $place } até o teto.
   *[inside] { $bandit } desce do teto para { $place }.
}
colt-event-moved = { $floor ->
    [roof] { $bandit } vai pelos tetos até { $place }.
   *[inside] { $bandit } vai até { $place }.
}
colt-event-fired = { $hit ->
    [yes] { $bandit } atira e acerta { $target }.
   *[no] { $bandit } atira e não acerta ninguém.
}
colt-event-pushed = { $floor ->
    [roof] O tiro lança { $bandit } pelos tetos até { $place }: no chão!
   *[inside] O tiro lança { $bandit } para { $place }: no chão!
}
colt-event-stood-up = { $bandit } se levanta.
colt-event-lay-down = { $bandit } dá um tiro no próprio pé e vai ao chão. Ai!
colt-event-rode = { $bandit } galopa até a ponta dianteira da Locomotiva.
colt-event-left-train = { $end ->
    [front] { $bandit } cai pela frente do trem: só Cavalo, e já na próxima carta, pode salvar a situação.
   *[rear] { $bandit } cai pela traseira do trem: só Cavalo, e já na próxima carta, pode salvar a situação.
}
colt-event-rescued = { $bandit } volta a galope no último instante e salta para dentro da Locomotiva!
colt-event-travelled = { $bandit } viaja no tempo e volta ao último vagão, com todas as cartas para jogar de novo.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } dá um passo a mais, cai do trem e está fora.
    [pushed-off] O tiro derruba { $bandit } do trem: fora do jogo!
    [not-rescued] Nenhum cavalo para { $bandit }: fora do jogo!
    [paradox] { $bandit } encontra { $bandit } no Carro de Viagem no Tempo. Paradoxo temporal: fora do jogo!
   *[uncoupled] { $bandit } fica para trás com o vagão e está fora.
}
colt-event-uncoupled = O vagão { $car } é desengatado.
colt-event-treasure = { $known ->
    [yes] O vagão vai para { $bandit }: um tesouro de ${ $value }!
   *[no] O vagão vai para { $bandit } como tesouro.
}
colt-event-showed-treasure = { $bandit } mostra seus tesouros: { $values }.
colt-event-ended = { $why ->
    [last-aboard] Só { $bandit } continua a bordo: vitória!
    [most-treasure] { $bandit } tem mais tesouros do que todo mundo e vence!
    [best-treasure] { $bandit } tem o tesouro mais valioso e vence!
   *[nobody-left] Não sobra ninguém no trem. Ninguém vence.
}
colt-place = { $car ->
    [0] a Locomotiva
   *[other] o vagão { $car }
}

## The table in the terminal

colt-legend = A frente do trem fica à direita. { "Be>" } olha para a frente, { "<Be" } olha para trás, quem está em minúsculas está no chão. A linha de cima mostra os tetos.
colt-locomotive-short = LOC
colt-first-mark = 1º
colt-status-out = fora
colt-status-pending = caiu do trem
colt-status-stunned = no chão
colt-treasures = { $count ->
    [0] sem tesouros
    [one] 1 tesouro
    [many] { $count } de tesouros
   *[other] { $count } tesouros
}
colt-ask-bandit = Quem você quer ser?
colt-ask-scheme = { $bandit }, rodada { $round }: escolha 3 cartas, a primeira fica por cima.
colt-scheme-so-far = Sua pilha, de cima para baixo: { $cards }
colt-confirm = Enter põe a pilha na mesa; u pega de volta a última carta.
colt-already = { $card } já está na sua pilha.
colt-stack-full = Uma pilha tem 3 cartas, não mais.
colt-more-cards = { $count ->
    [one] Escolha mais { $count } carta.
   *[other] Escolha mais { $count } cartas.
}

## A mesa no navegador

colt-train = O trem
colt-hand = Suas cartas
colt-order = Sua pilha, do topo
colt-empty-place = vazio
colt-take-back = Retomar
colt-lay-down = Baixar virada
colt-earlier = { $card } antes
colt-later = { $card } depois
colt-face-down = virada para baixo
colt-sees-waiting = { $count } bandidos esperam o trem.
colt-sees-car = { $place }: { $who }.
colt-sees-roof = no teto { $who }
colt-sees-inside = dentro { $who }
colt-sees-nobody = ninguém
colt-sees-out = Fora: { $who }.
colt-sees-bandit = { $you ->
    [yes] você, { $bandit }
   *[no] { $bandit }
} ({ $facing ->
    [front] olha para a frente
   *[rear] olha para trás
}{ $stunned ->
    [yes] , atordoado
   *[no] { "" }
})
