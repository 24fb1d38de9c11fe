## Colt Super Express: the words of the table

colt-option-reflex = Reflexo: atire de volta ao se levantar
    .short = Reflexo
    .about = Levante-se e atire em uma jogada só.
colt-option-horse = Cavalo: galope até a Locomotiva, mesmo depois de cair do trem
    .short = Cavalo
    .about = Galope até a Locomotiva, mesmo depois de cair.
colt-option-time-car = Carro de Viagem no Tempo: quem sai pela frente do trem volta pela traseira
    .short = Carro de Viagem no Tempo
    .about = Saia pela frente e volte pela traseira.
colt-option-bandits = Bandidos: cada pessoa escolhe o seu, uma por vez, ou todos são sorteados
    .short = Bandidos
    .choose = escolhidos, um por vez
    .dealt = sorteados
colt-option-treasure = Quem sabe o valor de um tesouro conquistado: o dono, todo mundo, ou ninguém até o fim
    .short = Valor do tesouro: quem sabe
    .own = o dono
    .open = todo mundo
    .hidden = ninguém até o fim

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco
colt-web-your-bandit = O seu bandido
colt-web-your-aim = Seja o último bandido a bordo: a cada rodada o trem perde o último vagão.

colt-card-flip = Virar
    .about = Olhe para o outro lado.
colt-card-change-floor = Mudar de Piso
    .about = Suba no teto ou desça para dentro do vagão. Você fica de costas para a borda.
colt-card-move = Mover
    .about = Vá para o próximo vagão na direção em que você olha, no mesmo piso. Se sair do trem, você está fora.
colt-card-fire = Atirar
    .about = Acerte o primeiro bandido em pé na sua frente, no seu piso, a qualquer distância: ele fica atordoado e vai parar um vagão mais longe.
colt-card-reflex = Reflexo
    .about = Bandido atordoado: levante-se e atire. Bandido em pé: ele atira no próprio pé e fica atordoado.
colt-card-horse = Cavalo
    .about = Galope para dentro da Locomotiva, na frente de todos e olhando para a frente. Jogada logo depois de você sair do trem, esta carta salva você.
colt-word-stunned = Atordoado
    .about = Qualquer carta que você revelar só serve para se levantar. As balas passam por cima de você.
    .reflex = Se a carta for Reflexo, você se levanta e atira.
colt-word-time-car = Carro de Viagem no Tempo
    .about = Quem passa da frente da Locomotiva vai para dentro do Último Vagão e joga as suas cartas de novo. Entrar duas vezes na mesma rodada é um paradoxo: você está fora.

## Narration of events

colt-event-picked = { $player } joga com { $bandit }.
colt-event-boarded = Os bandidos embarcam em um trem de { $cars } vagões.
colt-event-first-player = A carta de Primeiro Jogador vai para { $bandit }.
colt-event-round = Rodada { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } programa: { $cards }.
   *[no] { $bandit } programa três cartas.
}
colt-event-revealed = { $bandit } revela { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } se vira para a frente do trem.
   *[rear] { $bandit } se vira para a traseira do trem.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } escala { $place } e fica no teto.
   *[inside] { $bandit } desce do teto para { $place }.
}
colt-event-moved = { $floor ->
    [roof] { $bandit } vai pelo teto até { $place }.
   *[inside] { $bandit } vai até { $place }.
}
colt-event-fired = { $hit ->
    [yes] { $bandit } atira e acerta { $target }.
   *[no] { $bandit } atira e não acerta ninguém.
}
colt-event-pushed = { $floor ->
    [roof] O tiro joga { $bandit } pelo teto até { $place }: { colt-status-stunned }!
   *[inside] O tiro joga { $bandit } para { $place }: { colt-status-stunned }!
}
colt-event-stood-up = { $bandit } se levanta.
colt-event-lay-down = { $bandit } dá um tiro no próprio pé e fica { colt-status-stunned }. Ai!
colt-event-rode = { $bandit } galopa até a frente da Locomotiva.
colt-event-left-train = { $end ->
    [front] { $bandit } cai pela frente do trem: só Cavalo, já na próxima carta, pode ajudar.
   *[rear] { $bandit } cai pela traseira do trem: só Cavalo, já na próxima carta, pode ajudar.
}
colt-event-rescued = { $bandit } volta a galope no último instante e entra na Locomotiva!
colt-event-travelled = { $bandit } viaja no tempo até o Último Vagão e vai jogar todas as cartas de novo.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } sai do trem e está fora do jogo.
    [pushed-off] O tiro joga { $bandit } para fora do trem: fora do jogo!
    [not-rescued] Nenhum cavalo para { $bandit }: fora do jogo!
    [paradox] { $bandit } entra pela segunda vez no Carro de Viagem no Tempo. Paradoxo temporal: fora do jogo!
   *[uncoupled] { $bandit } fica para trás com o vagão e está fora do jogo.
}
colt-event-uncoupled = O vagão { $car } é solto.
colt-event-treasure = { $known ->
    [yes] { $bandit } fica com o vagão: um tesouro de ${ $value }!
   *[no] { $bandit } fica com o vagão como tesouro.
}
colt-event-showed-treasure = { $bandit } mostra os seus tesouros: { $values }.
colt-event-ended = { $why ->
    [last-aboard] Só { $bandit } continua a bordo e vence!
    [most-treasure] { $bandit } tem mais tesouros e vence!
    [best-treasure] { $bandit } tem o tesouro mais valioso e vence!
   *[nobody-left] Não sobrou ninguém no trem. Ninguém vence.
}
colt-place = { $car ->
    [0] a Locomotiva
   *[other] o vagão { $car }
}

# The end of a match, for everybody: what each bandit had
colt-end-aboard = no trem
colt-end-out = fora
colt-end-treasure = tesouro de ${ $value }
# Columns of the table of deeds: short, because a phone shows them side by side
colt-deed-hits = Tiros certeiros
colt-deed-suffered = Tiros levados
colt-deed-played = Cartas jogadas
colt-deed-treasures = Tesouros
colt-deed-rides = Galopes
colt-deed-trips = Viagens no tempo
# Names of the turning points; the sentence of the log follows
colt-moment-eliminated = Um bandido é eliminado
colt-moment-rescued = Salvação a cavalo
colt-moment-travelled = Uma viagem no tempo
colt-moment-showed = Tesouros na mesa
colt-moment-lead = Nova liderança

## The table in the terminal

colt-legend = A frente do trem fica à direita. { "Be>" } olha para a frente, { "<Be" } olha para trás, letras minúsculas: atordoado. A linha de cima mostra os tetos.
colt-locomotive-short = LOC
colt-first-mark = 1º
colt-status-out = fora
colt-status-pending = caiu do trem
colt-status-stunned = { $bandit ->
    [Belle] atordoada
    [Cheyenne] atordoada
    [Mei] atordoada
   *[other] atordoado
}
colt-treasures = { $count ->
    [0] sem tesouros
    [one] { $count } tesouro
   *[other] { $count } tesouros
}
colt-ask-bandit = Quem você quer ser?
colt-ask-scheme = Armação! { $bandit }, rodada { $round }: escolha 3 cartas, a primeira fica no topo.
colt-scheme-so-far = Sua pilha, do topo para baixo: { $cards }
colt-confirm = Enter confirma a pilha; u pega de volta a última carta.
colt-already = { $card } já está na sua pilha.
colt-stack-full = Sua pilha já tem 3 cartas, o máximo.
colt-more-cards = { $count ->
    [one] Escolha mais { $count } carta.
   *[other] Escolha mais { $count } cartas.
}

## The table in the browser

colt-train = O trem
colt-hand = Suas cartas
colt-order = Sua pilha, do topo para baixo
colt-empty-place = vazio
colt-take-back = Pegar de volta
colt-lay-down = Confirmar a pilha
colt-earlier = Jogar { $card } antes
colt-later = Jogar { $card } depois
colt-face-down = virada para baixo
colt-sees-waiting = { $count ->
    [one] { $count } bandido espera o trem.
   *[other] { $count } bandidos esperam o trem.
}
colt-sees-car = { $place }: { $who }.
colt-sees-roof = no teto { $who }
colt-sees-inside = dentro { $who }
colt-sees-nobody = ninguém
colt-sees-out = Fora: { $who }.
colt-sees-bandit = { $you ->
    [yes] você, { $bandit }
   *[no] { $bandit }
} ({ $facing ->
    [front] olhando para a frente
   *[rear] olhando para trás
}{ $stunned ->
    [yes] , { colt-status-stunned }
   *[no] { "" }
})

# The goal, the end and the winner, for the terminal
colt-terminal-goal = Meta: ser o último bandido a bordo. Bandidos a bordo agora: { $bandits } de { $players }.
colt-terminal-end = Fim: só um bandido resta a bordo, ou do trem só resta a Locomotiva. Cada rodada custa um vagão; vagões que restam além da Locomotiva: { $cars }.
colt-terminal-winner = Vitória: vence o último bandido a bordo. Se no fim há vários na Locomotiva, vence quem tem mais tesouros e, no empate, quem tem o tesouro mais valioso.

## Why something cannot be used now

# player
colt-why-taken = { $player } já joga com este bandido.
colt-why-no-target = Você só escolhe as cartas. O efeito depende de onde o seu bandido está quando elas são reveladas.
colt-why-out = O seu bandido está fora e não joga mais cartas.

## Hints: what a stack of cards probably does in this round

# share: of this stack; usual: of any other stack; both in percent
colt-hint-win = Você ganha já nesta rodada com uma chance de { $share }%. Com outras cartas, ela é de { $usual }%.
colt-hint-aboard = Você fica a bordo nesta rodada com uma chance de { $share }%. Com outras cartas, ela é de { $usual }%.
# bandit
colt-hint-hit = Você acerta { $bandit } com uma chance de { $share }%. Com outras cartas, ela é de { $usual }%.
colt-hint-unhurt = Ninguém acerta você nesta rodada com uma chance de { $share }%. Com outras cartas, ela é de { $usual }%.
colt-hint-ahead = Você está fora do último vagão depois desta rodada com uma chance de { $share }%. Com outras cartas, ela é de { $usual }%.
colt-hint-close = Aqui várias escolhas são mais ou menos igualmente boas.
