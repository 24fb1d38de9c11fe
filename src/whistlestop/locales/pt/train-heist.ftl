## Train Heist: the words of the table

train-heist-option-mode = Como jogar: em grupo por uma meta, em grupo pelo máximo de pontos, ou uns contra os outros
    .short = Modo
    .co-op = Juntos por uma meta
    .about-co-op = Ou o grupo alcança a meta de pontos, ou todos perdem.
    .score = Juntos pelos pontos
    .about-score = Façam o máximo de pontos antes que o assalto acabe.
    .versus = Uns contra os outros
    .about-versus = Assaltem o trem, e uns aos outros.
train-heist-option-goal = A meta do grupo, em pontos (de 10 a 20)
    .short = Meta
train-heist-option-length = Duração: com todas as cartas de Evento, mais curta com meta menor, ou mais curta com a mesma meta
    .short = Duração
    .full = O assalto inteiro
    .about-full = Todas as cartas de Evento e a meta cheia.
    .shorter = Um assalto curto
    .about-shorter = Menos cartas de Evento e uma meta menor.
    .harder = Um assalto difícil
    .about-harder = Menos cartas de Evento, mas com a meta cheia.
train-heist-option-fewer-events = Quantas cartas de Evento saem em um jogo mais curto ou mais difícil
    .short = Cartas de Evento a menos
train-heist-option-cowboys = Quantos cowboys você controla quando joga sem mais ninguém
    .short = Cowboys no jogo solo
train-heist-option-map = O mapa
    .short = Mapa
    .standard = o normal
train-heist-option-cards = As cartas
    .short = Cartas
    .standard = as normais

heist-colour-green = Verde
heist-colour-yellow = Amarelo
heist-colour-red = Vermelho
heist-colour-blue = Azul
heist-level-greenhorn = Novato
heist-level-gunslinger = Pistoleiro
heist-level-outlaw = Fora da Lei
heist-level-legend = Lenda

## Cards, tiles and tokens

# A Poker Card. number; suit: revolver, bag, keyhole
heist-card = { $number } de { $suit ->
    [revolver] Revólveres
    [bag] Bolsas
   *[keyhole] Fechaduras
}
heist-card-wild = Curinga
heist-card-hidden = uma carta oculta
# A part of what a tile asks for: 2 Keyholes. count; suit: revolver, bag, keyhole
heist-need = { $suit ->
    [revolver] { $count ->
        [one] { $count } Revólver
       *[other] { $count } Revólveres
    }
    [bag] { $count ->
        [one] { $count } Bolsa
       *[other] { $count } Bolsas
    }
   *[keyhole] { $count ->
        [one] { $count } Fechadura
       *[other] { $count } Fechaduras
    }
}
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = { $size } números em sequência
heist-tile-pairs = dois pares
heist-tile-kind = { $size } cartas do mesmo número
heist-tile-numbers = os números { $numbers }
heist-square = a casa { $name }
heist-squares = as duas casas do vagão { $letter }

heist-event-card-speed-up = Trem mais rápido
    .about = De agora em diante o trem anda um espaço a mais por turno.
heist-event-card-cherokee-1 = Pôr uma ficha Cherokee: cacto 1
    .about = Uma ficha Cherokee fica no cacto 1: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-cherokee-2 = Pôr uma ficha Cherokee: cacto 2
    .about = Uma ficha Cherokee fica no cacto 2: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-cherokee-3 = Pôr uma ficha Cherokee: cacto 3
    .about = Uma ficha Cherokee fica no cacto 3: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-switch = Mudança de desvio
    .about = O próximo desvio à frente do trem muda, se o trem não estiver em cima dele.
heist-event-card-sheriff-forward-1 = Mover o Xerife: um espaço para a frente
    .about = O Xerife anda um espaço em direção à locomotiva.
heist-event-card-sheriff-forward-2 = Mover o Xerife: dois espaços para a frente
    .about = O Xerife anda dois espaços em direção à locomotiva.
heist-event-card-sheriff-rear-1 = Mover o Xerife: um espaço para trás
    .about = O Xerife anda um espaço em direção ao último vagão.
heist-event-card-sheriff-rear-2 = Mover o Xerife: dois espaços para trás
    .about = O Xerife anda dois espaços em direção ao último vagão.

heist-wanted-wild = Selvagem
    .titled = { $name } Selvagem
    .mission = Pague um saque com dois Curingas ou mais.
    .about = Os Curingas com que você paga o saque não atraem mais o Xerife.
heist-wanted-six-shooter = Seis Tiros
    .titled = { $name } Seis Tiros
    .mission = Pague um saque com três cartas de Revólver ou mais.
    .about = Você pode ter seis cartas e compra até seis.
heist-wanted-cherokee = Aliança Cherokee
    .titled = { $name } da Aliança Cherokee
    .mission = Termine as ações a pé em um cacto, ou ao lado de um com ficha Cherokee.
    .about = O Território Cherokee está aberto para você e para o cavalo em que você monta.
heist-wanted-crazy = Sem Juízo
    .titled = { $name } Sem Juízo
    .mission = Salte de um teto para um cavalo.
    .about = Uma vez em cada turno seu, dê uma carta a alguém ou pegue uma, onde quer que vocês estejam.
heist-wanted-tombstone = Lápide
    .titled = { $name } Lápide
    .mission = Deixe o trem derrubar você.
    .about = Uma vez por partida, faça a corda subir um nó.
heist-wanted-kid = Kid
    .titled = { $name } Kid
    .mission = Fuja da cadeia.
    .about = Para fugir da cadeia, você precisa de uma carta a menos.
heist-wanted-two-timing = Jogo Duplo
    .titled = { $name } Jogo Duplo
    .mission = Pegue duas peças com uma só ação de saquear.
    .about = Quando leva só uma peça, você ainda pode saquear mais uma.
heist-wanted-galloping = Galope
    .titled = { $name } Galope
    .mission = Cavalgue nove espaços ou mais com uma só carta.
    .about = Os cavalos que você move vão até três espaços mais longe.
heist-wanted-slippery = Enguia
    .titled = { $name } Enguia
    .mission = Saqueie ao lado do Xerife sem ir para a cadeia.
    .about = Durante as suas ações, você pode passar pelo espaço do Xerife; só não termine ali.
heist-wanted-railroad = Ferrovia
    .titled = { $name } da Ferrovia
    .mission = Mude um desvio com as mãos.
    .about = Com três números em sequência, você já pode mudar um desvio de qualquer lugar.
heist-wanted-quick-draw = Gatilho Rápido
    .titled = { $name } Gatilho Rápido
    .mission = Use habilidades das cartas duas vezes em um turno.
    .about = Uma vez em cada turno seu, troque uma ou duas cartas por novas.
heist-wanted-honest = Palavra de Honra
    .titled = { $name } Palavra de Honra
    .mission = Dê três cartas ou mais a alguém em uma só troca.
    .about = Você também pode trocar com quem está no espaço ao lado.

heist-word-turn = Um turno
    .about = Quatro ações e quantas gratuitas quiser; depois o trem anda, você pode descartar e compra até o seu limite.
heist-word-loot = Saque
    .about = Dentro de um vagão, pague com cartas a peça do topo de uma casa ou das duas. Uma carta pode valer para as duas peças. Você só pode levar outra depois de entregar tudo em uma cidade.
heist-word-towns = Cidades
    .about = Entregue o saque em uma cidade: um ponto por peça. Quando o trem chega a uma cidade, o que espera ali volta a bordo; se não há nada, a corda desce um nó.
heist-word-sheriff = Xerife
    .about = Anda pelo trem e prende quem encontra, menos no túnel. Cada Curinga com que você saqueia o atrai um espaço para perto de você.
heist-word-jail = Cadeia
    .about = Você perde cartas, saque e balas, e o trem acelera. Compre cartas até ter três Fechaduras ou Curingas: elas abrem a porta.
heist-word-tunnel = Túnel
    .about = Ninguém vai preso em um vagão que está no túnel, e ninguém fica no teto dele: quem está lá em cima vai ao chão.
heist-word-flat = No chão
    .about = Quem está no caminho do trem, ou em um teto na entrada do túnel, cai no desfiladeiro e perde o próximo turno.
heist-word-horses = Cavalos
    .about = Descarte uma carta e cavalgue até tantos espaços quanto o número dela; um cavalo sem ninguém na sela vem quando você chama. Cabem dois na sela.
heist-word-switches = Desvios
    .about = Verde mantém o trem no anel; vermelho manda o trem para fora do mapa. Mude um desvio com as mãos se estiver em cima dele, ou com quatro números em sequência.
heist-word-stars = Estrelas
    .about = Quando a locomotiva chega a uma estrela ou passa da borda do mapa, sai uma carta de Evento. Depois da última, os desvios somem: o próximo entroncamento acaba com o jogo. Uma locomotiva que já está em um deles segue como o desvio mostrava por último.
heist-word-bullets = Balas
    .about = Pegue uma com uma ação; em um turno seguinte, ela vale uma ação.
heist-word-trade = Trocas
    .about = Cowboys no mesmo espaço podem trocar cartas, com uma ação de quem está na vez. Os dois jogadores precisam concordar. Uma troca que não acontece não custa ação, e você pode fazer outra proposta. Depois de três recusas em um turno, você não pode mais propor trocas.
heist-word-abilities = Habilidades das cartas
    .about = Um par vale uma ação a mais, uma trinca duas, uma quadra três; quatro em sequência mudam um desvio; um Curinga move o Xerife um espaço.
heist-word-cherokee = Território Cherokee
    .about = Um cacto com ficha e o trilho que ela aponta estão fechados para cowboys e cavalos; o trem passa.

## Places

heist-space-track = trilho { $id }
heist-space-star = trilho { $id } com estrela
heist-space-tunnel = túnel { $id }
heist-space-junction = desvio { $id }
heist-space-ground = terreno { $id }
# `.title` is the name on the map.
heist-space-canyon = Desfiladeiro dos Malucos
    .title = Desfiladeiro dos Malucos
heist-space-town = Cidade { $letter }
heist-space-cactus = cacto { $number }
heist-place-platform = { $car ->
    [engine] plataforma da locomotiva
    [jail] plataforma do vagão-cadeia
   *[car] plataforma do vagão { $letter }
}
heist-place-roof = { $car ->
    [jail] monte de carvão
   *[car] teto do vagão { $letter }
}
heist-place-inside = vagão { $letter }
heist-place-jail = cadeia
heist-switch = { $colour ->
    [red] { $place }: vermelho, para fora do mapa
    [green] { $place }: verde, pelo anel
   *[none] { $place }: sem ficha
}
heist-switch-way = { $place }: sem ficha; próximo espaço da locomotiva: { $way }
heist-horse = cavalo { $number }

## Narration of events

heist-event-dealt = { $count ->
    [one] Um cowboy a postos; { $cowboy } começa.
   *[other] { $count } cowboys a postos; { $cowboy } começa.
}
heist-event-turn = Rodada { $round }: vez de { $cowboy }
heist-event-lost-turn = { $cowboy } se levanta e perde este turno.
heist-event-moved = { $cowboy } anda ({ $place }).
heist-event-boarded = { $cowboy } sobe no trem ({ $place }).
heist-event-left = { $cowboy } desce do trem ({ $place }).
heist-event-jumped = { $cowboy } salta do teto para a sela do { $horse } ({ $place }).
heist-event-mounted = { $cowboy } monta no { $horse }.
heist-event-dismounted = { $cowboy } desmonta do { $horse }.
heist-event-called = { $cowboy } move o { $horse } com { $card }.
heist-event-rode = O cavalo { $number } galopa ({ $place }).
heist-event-looted = { $cowboy } pega { $tiles } e paga com { $cards }.
heist-event-dropped = { $cowboy } entrega o saque na { $town }: { $count ->
    [one] { $count } peça.
   *[other] { $count } peças.
}
heist-event-scored = O grupo tem { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
heist-event-marked = { $count ->
    [one] { $cowboy } tem { $count } ficha esperando na { $town }.
   *[other] { $cowboy } tem { $count } fichas esperando na { $town }.
}
heist-event-flipped = { $why ->
    [action] { $cowboy } muda com as mãos o desvio { $junction }: { $colour }.
    [straight] { $cowboy } muda de longe o desvio { $junction }: { $colour }.
   *[event] O desvio { $junction } muda: { $colour }.
}
heist-event-no-flip = { $why ->
    [both] O trem está em cima dos dois desvios: nada muda.
   *[gone] Os desvios não existem mais: nada muda.
}
heist-red = vermelho
heist-green = verde
heist-event-offered = { $count ->
    [0] { $cowboy } pede cartas a { $partner }.
    [one] { $cowboy } oferece { $count } carta a { $partner }.
   *[other] { $cowboy } oferece { $count } cartas a { $partner }.
}
heist-event-returned = { $count ->
    [0] { $cowboy } não dá nada em troca a { $partner }.
    [one] { $cowboy } dá { $count } carta em troca a { $partner }.
   *[other] { $cowboy } dá { $count } cartas em troca a { $partner }.
}
heist-event-traded = { $known ->
    [yes] { $cowboy } dá { $gave }; { $partner } dá { $got }.
   *[no] { $cowboy } e { $partner } trocam cartas.
}
heist-nothing = nada
heist-event-declined = { $left ->
    [0] { $cowboy } e { $partner } não fecham a troca. É a terceira recusa: { $cowboy } não pode propor outra troca neste turno.
   *[other] { $cowboy } e { $partner } não fecham a troca.
}
heist-event-cancelled = { $cowboy } desiste da troca com { $partner }.
heist-event-took-bullet = { $cowboy } pega uma bala.
heist-event-spent-bullet = { $cowboy } gasta uma bala por mais uma ação.
heist-event-used = { $ability ->
    [pair] { $cowboy } joga um par ({ $cards }): mais uma ação.
    [three] { $cowboy } joga uma trinca ({ $cards }): mais duas ações.
    [four] { $cowboy } joga uma quadra ({ $cards }): mais três ações.
    [straight] { $cowboy } joga uma sequência ({ $cards }) para mudar um desvio.
   *[wild] { $cowboy } joga um Curinga para mover o Xerife.
}
heist-event-sheriff = { $why ->
    [lure] O barulho atrai o Xerife ({ $place }).
    [wild] O Curinga move o Xerife ({ $place }).
   *[event] O Xerife anda ({ $place }).
}
heist-event-jailed = O Xerife prende { $cowboy }! Agora o trem anda { $speed ->
    [one] { $speed } espaço por turno.
   *[other] { $speed } espaços por turno.
}
heist-event-drew = { $known ->
    [yes] { $cowboy } compra { $cards }.
   *[no] { $count ->
        [one] { $cowboy } compra { $count } carta.
       *[other] { $cowboy } compra { $count } cartas.
    }
}
heist-event-jail-drew = { $kept ->
    [yes] { $cowboy } compra { $card } e fica com a carta.
   *[no] { $cowboy } compra { $card } e descarta a carta.
}
heist-event-escaped = { $cowboy } foge da cadeia com { $cards }!
heist-event-reshuffled = O descarte vira o novo baralho.
heist-event-discarded = { $cowboy } descarta { $cards }.
heist-event-wanted = { $cowboy } pega uma carta de Procurado: { $card }!
heist-event-rolled = { $edge ->
    [yes] O trem passa da borda do mapa e volta do outro lado ({ $place }).
   *[no] O trem para ({ $place }).
}
heist-event-flat = { $why ->
    [track] O trem derruba { $cowboy }!
   *[roof] O túnel varre { $cowboy } do teto!
}
heist-event-horse-lost = O trem atropela o cavalo { $number }, que está fora do jogo.
heist-event-event = Evento: { $card }.
heist-event-speed = Agora o trem anda { $speed ->
    [one] { $speed } espaço por turno.
   *[other] { $speed } espaços por turno.
}
heist-event-cherokee = Fechados de agora em diante: { $places }.
heist-event-tokens-gone = { $stands ->
    [yes] Era a última carta de Evento. Os desvios somem. A locomotiva está em um entroncamento e segue o caminho que a ficha mostrava: { $way }. No próximo entroncamento, acabou.
   *[no] Era a última carta de Evento. Os desvios somem: no próximo entroncamento, acabou.
}
heist-event-arrived = O trem chega à { $town }{ $count ->
    [0] , e não há nada esperando.
    [one] : { $count } peça volta a bordo.
   *[other] : { $count } peças voltam a bordo.
}
heist-event-hangman = { $knot ->
    [1] A corda desce para o segundo nó.
    [2] A corda desce para o último nó.
   *[other] A corda chega à caveira!
}
heist-event-collected = { $count ->
    [one] { $cowboy } recolhe { $count } ficha na { $town } e agora tem { $points }.
   *[other] { $cowboy } recolhe { $count } fichas na { $town } e agora tem { $points }.
}
heist-event-loaded = Da { $town } para { $square }: { $tile }.
heist-event-filled = Peça nova para { $square }: { $tile }.
heist-event-tombstone = { $cowboy } faz a corda subir um nó.
heist-event-favour = { $how ->
    [give] { $cowboy } manda { $card } para { $partner }.
   *[take] { $cowboy } recebe { $card } de { $partner }.
}
heist-event-favour-refused = { $partner } diz não a { $cowboy }.
heist-event-undone = { $cowboy } desfaz a última ação.
heist-event-undo-refused = A última ação de { $cowboy } continua valendo.
heist-event-over = { $count ->
    [0] Ninguém vence.
    [one] { $cowboys } vence!
   *[other] { $cowboys } vencem!
}
heist-over-goal = Meta alcançada: o saque é de vocês!
heist-over-hanged = A corda chegou à caveira. O assalto acabou.
heist-over-derailed = O trem chegou a um entroncamento sem desvio. O assalto acabou.
heist-over-counters = Esse saque basta para vencer.
heist-over-score = O assalto acabou: { $points ->
    [0] nenhum ponto.
    [one] { $points } ponto.
   *[other] { $points } pontos.
}

# The end of a match, for everybody: the cowboys of each player and what they had
heist-end-cowboys = { $colours }
heist-end-points = { $count ->
    [0] nenhum ponto
    [one] 1 ponto
   *[other] { $count } pontos
}
heist-end-carried = { $count ->
    [0] nenhum saque nos alforjes
    [one] 1 peça de saque nos alforjes
   *[other] { $count } peças de saque nos alforjes
}
# Columns of the table of deeds: short, because a phone shows them side by side
heist-deed-delivered = Saque entregue
heist-deed-lost = Saque perdido
heist-deed-jailed = Prisões
heist-deed-escaped = Fugas
heist-deed-drawn = Cartas compradas
# Names of the turning points; the sentence of the log follows
heist-moment-delivered = Uma entrega
heist-moment-collected = O saque rende
heist-moment-jailed = Na cadeia!
heist-moment-escaped = Fuga!
heist-moment-hangman = A corda desce
heist-moment-tokens = Os desvios somem

## Questions

heist-ask-turn = { $actions ->
    [0] { $cowboy }: nenhuma ação. Use cartas ou encerre o turno.
    [one] { $cowboy }: resta { $actions } ação.
   *[other] { $cowboy }: restam { $actions } ações.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, na cadeia: nenhuma ação.
    [one] { $cowboy }, na cadeia: resta { $actions } ação. Cartas para fugir (Fechadura ou Curinga): { $need }.
   *[other] { $cowboy }, na cadeia: restam { $actions } ações. Cartas para fugir (Fechadura ou Curinga): { $need }.
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: para onde vai o { $horse }? No máximo { $reach } espaço.
   *[other] { $cowboy }: para onde vai o { $horse }? No máximo { $reach } espaços.
}
heist-ask-give = { $cowboy }: quais cartas vão para { $partner }?
heist-ask-back = { $cowboy }: { $partner } dá { $cards }. O que você dá em troca?
heist-ask-deal = { $cowboy }: em troca, { $partner } dá { $cards }. Fechado?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } quer mandar { $card } para você. Você aceita?
   *[take] { $cowboy }: { $partner } quer pegar { $card } de você. Você aceita?
}
heist-ask-undo = { $partner } quer desfazer a última ação. Você aceita?
heist-ask-wanted = { $cowboy }: você cumpriu várias missões. Qual carta você pega?
heist-ask-load = { $cowboy }: onde fica cada peça da { $town }?
heist-ask-fill = { $cowboy }: em qual casa fica { $tile }?
heist-ask-stay = { $cowboy }: só resta uma peça no saco ({ $tile }). Qual das suas duas peças fica com ela na { $town }?
heist-ask-discard = { $cowboy }: descarte o que quiser, depois compre até ter { $limit }.

## Answers

heist-answer-move = Andar: { $place }
heist-answer-board = Subir no trem: { $place }
heist-answer-leave = Descer do trem: { $place }
heist-answer-jump = Saltar para a sela do { $horse }: { $place }
heist-answer-call = Mover o { $horse } com { $card }
heist-answer-ride = Cavalgar: { $place }
heist-answer-loot = Saquear { $place }: pagar { $cards }
heist-answer-drop = Entregar o saque na { $town }
heist-answer-flip = Mudar o { $place }
heist-answer-trade = Trocar com { $cowboy }
heist-answer-take-bullet = Pegar uma bala
heist-answer-mount = Montar no { $horse }
heist-answer-dismount = Desmontar
heist-answer-spend-bullet = Bala: mais 1 ação
heist-answer-pair = Par: mais 1 ação ({ $cards })
heist-answer-three = Trinca: mais 2 ações ({ $cards })
heist-answer-four = Quadra: mais 3 ações ({ $cards })
heist-answer-straight = Sequência: mudar o { $place } ({ $cards })
heist-answer-wild = Curinga: mover o Xerife ({ $place })
heist-answer-quick-draw = Trocar { $cards } por novas
heist-answer-tombstone = Fazer a corda subir um nó
heist-answer-crazy-give = Mandar { $card } para { $cowboy }
heist-answer-crazy-take = Pegar { $card } de { $cowboy }
heist-answer-undo = Desfazer a última ação
heist-answer-end = Encerrar o turno
heist-answer-draw = Comprar uma carta
heist-answer-escape = Fugir com { $cards }
heist-answer-give = Dar { $card }
heist-answer-done-give = Fazer esta oferta
heist-answer-done-back = Fechar a troca
heist-answer-done-discard = Ficar com o resto e comprar
heist-answer-agree = Aceitar
heist-answer-refuse = Recusar
heist-answer-cancel = Desistir da troca
heist-answer-take = Pegar { $title }: { $ability }
heist-answer-load = { $tile } para { $square }
heist-answer-fill = Para { $square }
heist-answer-stay = Deixar ali { $tile }
heist-answer-discard = Descartar { $card }

heist-verb-move = Andar
heist-verb-board = Subir no trem
heist-verb-leave = Descer do trem
heist-verb-jump = Saltar para a sela
heist-verb-call = Cavalgar, ou chamar um cavalo
heist-verb-ride = Cavalgar
heist-verb-loot = Saquear
heist-verb-flip = Mudar um desvio
heist-verb-trade = Trocar cartas
heist-verb-mount = Montar
heist-verb-pair = Par: mais 1 ação
heist-verb-three = Trinca: mais 2 ações
heist-verb-four = Quadra: mais 3 ações
heist-verb-straight = Sequência: mudar um desvio
heist-verb-wild = Curinga: mover o Xerife
heist-verb-quick-draw = Trocar por cartas novas
heist-verb-crazy-give = Mandar uma carta
heist-verb-crazy-take = Pegar uma carta
heist-verb-escape = Fugir

## The table, for eyes, ears and the terminal

heist-meter-points = { $goal ->
    [0] { $points ->
        [0] nenhum ponto
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] { $points } de { $goal } pontos
}
heist-meter-speed = { $speed ->
    [one] { $speed } espaço por turno
   *[other] { $speed } espaços por turno
}
heist-meter-noose = { $left ->
    [0] a corda chegou à caveira
    [one] resta { $left } nó na corda
   *[other] restam { $left } nós na corda
}
heist-meter-events = { $count ->
    [0] nenhuma carta de Evento
    [one] resta { $count } carta de Evento
   *[other] restam { $count } cartas de Evento
}
heist-meter-bullets = { $count ->
    [0] nenhuma bala no tabuleiro
    [one] { $count } bala no tabuleiro
   *[other] { $count } balas no tabuleiro
}
heist-meter-deck = { $count ->
    [0] nenhuma carta no baralho
    [one] { $count } carta no baralho
   *[other] { $count } cartas no baralho
}
heist-meter-discard = { $count ->
    [0] nenhum descarte
    [one] { $count } descarte
   *[other] { $count } descartes
}
heist-meter-sack = { $count ->
    [0] nenhuma peça no saco
    [one] { $count } peça no saco
   *[other] { $count } peças no saco
}
heist-level = Nível: { $level }
heist-actions-left = { $count ->
    [0] nenhuma ação
    [one] resta { $count } ação
   *[other] restam { $count } ações
}
heist-preview = O caminho do trem: { $places }.
heist-preview-none = O trem fica parado.
heist-preview-events = { $count ->
    [one] { $count } evento.
   *[other] { $count } eventos.
}
heist-preview-town = { $count ->
    [0] { $town }: não há nada, a corda desce.
    [one] { $town }: { $count } peça volta a bordo.
   *[other] { $town }: { $count } peças voltam a bordo.
}
heist-preview-tunnel = Entra no túnel.
heist-preview-edge = Passa da borda do mapa.
heist-preview-flat = No chão: { $cowboys }!
heist-preview-horses = Perdidos: { $horses }!
heist-preview-caught = Para a cadeia: { $cowboys }!
heist-preview-derails = Chega a um entroncamento sem desvio: é o fim!
heist-sees-turn = Vez de { $cowboy }, { $actions }.
heist-sees-train = O trem, a partir da locomotiva: { $places }.
heist-sees-sheriff = Xerife: { $place }.
heist-sees-square = { $square }: { $tiles }.
heist-sees-empty = vazia
heist-sees-town = Na { $town }: { $tiles }.
heist-sees-nothing = nada
heist-sees-horse = { $horse }: { $place }{ $riders ->
    [none] .
   *[some] , com { $who } na sela.
}
heist-sees-territory = Fechados pelos Cherokees: { $places }.
heist-sees-cowboy = { $cowboy } ({ $place }). { $marks }
heist-sees-hand = Na mão: { $cards }.
heist-sees-loot = Leva { $tiles }.
heist-sees-wanted = Procurados: { $cards }.
heist-own-design = O livro de regras não mostra o tabuleiro nem lista todas as cartas: este mapa e algumas cartas são criação nossa.
heist-mark-mounted = na sela do { $horse }
heist-mark-flat = no chão, perde o próximo turno
heist-mark-jailed = na cadeia
heist-mark-bullets = { $count ->
    [one] { $count } bala
   *[other] { $count } balas
}
heist-mark-points = { $count ->
    [0] nenhuma ficha recolhida, { $left } de reserva
    [one] { $count } ficha recolhida, { $left } de reserva
   *[other] { $count } fichas recolhidas, { $left } de reserva
}

## The table in the browser

heist-web-table = A mesa
heist-web-map = O mapa
heist-web-train = O trem
heist-web-position = Como está o jogo
heist-web-event-card = Carta de Evento
heist-web-wanted-card = Procurado: { $name }
heist-web-your-cowboy = O seu cowboy
heist-web-your-aim = { $mode ->
    [versus] Assalte o trem e leve às cidades mais saque do que os outros.
   *[other] Assalte o trem com os outros e leve o saque às cidades antes que o tempo acabe.
}
heist-web-meters = Medidores
heist-short-points = saque
heist-short-speed = velocidade
heist-short-noose = { $count ->
    [one] nó
   *[other] nós
}
heist-short-events = { $count ->
    [one] evento
   *[other] eventos
}
heist-short-bullets = { $count ->
    [one] bala
   *[other] balas
}
heist-short-deck = baralho
heist-web-about-card = O que significa { $card }?
heist-web-wanted = Procurados
heist-web-posse = Os cowboys
heist-web-hand = Mão de { $cowboy }
heist-web-answers = O que você pode fazer
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Aproximar
heist-web-zoom-out = Afastar
heist-web-zoom-all = Mapa inteiro
heist-web-action = ação
heist-web-free = grátis
heist-web-reset = Devolver as cartas
heist-web-back = Voltar
heist-web-hint-cards = Toque em lugares do mapa, ou em cartas para usá-las juntas.
heist-web-hint-picked = O que fazer com { $cards }?
heist-web-hint-no-use = Juntas, estas cartas não servem aqui: { $cards }.
heist-web-hint-must = { $count ->
    [one] Devolva pelo menos { $count } carta: ninguém pode passar do limite.
   *[other] Devolva pelo menos { $count } cartas: ninguém pode passar do limite.
}
heist-web-caught = O Xerife está ali!
heist-web-lure = { $count ->
    [one] o Xerife chega { $count } espaço mais perto
   *[other] o Xerife chega { $count } espaços mais perto
}
heist-web-unused = { $count ->
    [one] { $count } ação sem uso
   *[other] { $count } ações sem uso
}
heist-web-loot = O saque no trem
heist-web-loot-can = você pode pagar
heist-web-loot-lacks = falta: { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] falta { $count } carta
   *[other] faltam { $count } cartas
}
heist-web-loot-carrying = Você já leva saque: entregue antes em uma cidade.
heist-web-tunnel = no túnel
heist-web-you = você
heist-web-ready-later = vale a partir do próximo turno
heist-web-point = Apontar
heist-web-pointing = Toque no que os outros devem ver
heist-web-points = { $name } aponta: { $what }.
heist-web-doubt-sheriff = O Xerife está ali: { $cowboy } iria para a cadeia.
heist-web-doubt-end = Ainda restam ações. Encerrar o turno mesmo assim?
heist-web-doubt-flat = O trem derrubaria { $cowboys }. Encerrar o turno mesmo assim?
heist-web-doubt-derails = O trem chegaria a um entroncamento sem desvio, e o jogo acabaria. Encerrar o turno mesmo assim?
heist-web-insist = Fazer mesmo assim
heist-web-relent = Melhor não
heist-web-toggle-confirm = Perguntar antes do que é difícil de desfazer
heist-web-toggle-ids = Mostrar os nomes dos espaços no mapa

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } cavalo 1, de { "[1]" } a { "[5]" } o trem, { "*13" } estrela, { "#16" } túnel, { "S21" } desvio, { "(A)" } cidade, { "Y1" } cacto, { "T1" } cacto com ficha Cherokee; no trem, { "$" } é o Xerife.
heist-terminal-train = Trem
heist-terminal-map = Mapa
heist-terminal-keys = um número ou o começo de uma linha escolhe · . mostra a mesa · ? explica · hint ajuda · q sai
heist-terminal-stack = { $square }: no topo { $top }, embaixo { $rest }.
heist-terminal-loot = Saquear { $tiles } ({ $place }): pagar { $cards }
heist-terminal-reaches = ele alcança { $cowboy }!
heist-terminal-neighbours = { $place } leva a: { $places }.
heist-terminal-dots = No mapa, pontos ligam espaços vizinhos. ? e um espaço, por exemplo ?G05, mostra os vizinhos dele.
heist-terminal-towns = Cidades
heist-terminal-ground = Terreno
heist-terminal-track = Trilhos
heist-terminal-goal = { $mode ->
    [co-op] Meta: juntos, entreguem { $goal } peças de saque nas cidades. Até agora: { $points }.
    [score] Meta: juntos, entreguem o máximo de peças de saque nas cidades. Até agora: { $points }.
   *[versus] Meta: entregue mais saque nas cidades do que os outros. Cowboys no jogo: { $cowboys }.
}
heist-terminal-end = Fim: a corda chega à caveira (nós que restam: { $knots }), ou o trem chega a um entroncamento depois da última carta de Evento (cartas de Evento que restam: { $events }).
heist-terminal-winner = { $mode ->
    [co-op] Vitória: todos vencem assim que a meta é alcançada. Se o fim vier antes, todos perdem.
    [score] Vitória: todos vencem; o resultado são os pontos de vocês no fim.
   *[versus] Vitória: vence o primeiro cowboy com { $target } fichas. Se o fim vier antes, vence quem tem mais.
}
heist-terminal-hand-limit = Limite da sua mão: { $limit } cartas.

## Why something cannot be used now

heist-why-here = O cowboy já está aqui.
heist-why-no-actions = Não restam ações neste turno.
heist-why-card-no-actions = Não restam ações para cavalgar com esta carta, e ela não faz parte de um conjunto que dê mais uma.
heist-why-no-horse = Esta carta moveria um cavalo, mas nenhum cavalo que você pode usar tem para onde ir.
heist-why-card-there = Esta carta não faz nada neste lugar.
heist-why-front = Ninguém embarca pelos trilhos na frente do trem. Vá para o lado ou para trás dele.
heist-why-board = Você embarca pela plataforma do vagão, de um espaço ao lado dele.
heist-why-car = O trem está aqui. Embarque pela plataforma de um vagão, de um espaço ao lado dele.
heist-why-far = Longe demais: uma ação leva a um espaço vizinho.
heist-why-tunnel = Este vagão está no túnel, e o teto está fechado.
heist-why-line = Nenhuma linha branca leva do seu lugar até lá.
heist-why-inside = Você sai do trem por uma plataforma, ou salta de um teto em um cavalo.
heist-why-not-beside = Este espaço não fica ao lado do seu vagão.
heist-why-jump = De um teto você salta em um cavalo, e aqui não há cavalo com lugar livre.
heist-why-territory = Este é o Território Cherokee. Ninguém pode entrar.
heist-why-ride-car = Os cavalos ficam no mapa, e o trem bloqueia os espaços dele.
heist-why-ride-far = Com esta carta o cavalo não chega até lá.
# letter
heist-why-other-car = Só se saqueia um vagão por dentro. Entre primeiro no vagão { $letter }.
heist-why-laden = Você já carrega saque. Deixe-o primeiro em uma cidade.
heist-why-no-loot = Não resta saque aqui.
heist-why-cannot-pay = As suas cartas não pagam esta peça.
heist-why-self = Você só pode trocar cartas com outro cowboy.
heist-why-refused = Neste turno, trocas demais foram recusadas ou canceladas.
# cowboy
heist-why-apart = Só se trocam cartas no mesmo espaço, e { $cowboy } está em outro.
# cowboy
heist-why-prisoner = { $cowboy } está na cadeia. Você pode trocar cartas na plataforma da locomotiva.
# cowboy
heist-why-no-cards = Nem você nem { $cowboy } tem cartas para trocar.
heist-why-laid-out = Esta carta já está na troca.
# cowboy
heist-why-keys-only = { $cowboy } está na cadeia e só pode receber Fechaduras e Curingas.
# cowboy
heist-why-hand-full = O limite da mão de { $cowboy } não permite mais cartas.
heist-why-in-jail = Na cadeia você só pode comprar cartas ou fugir.
# need
heist-why-keys = Para fugir você precisa de Fechaduras ou Curingas: { $need }.

## Hints: why a bot would do something. The sentences follow each other.

heist-hint-planned = Continua o plano deste turno.
# count: tiles; town
heist-hint-deliver = Neste turno você leva { $count ->
    [one] { $count } peça
   *[other] { $count } peças
} para a { $town }.
# count: tiles
heist-hint-loot = Neste turno você pega { $count ->
    [one] { $count } peça
   *[other] { $count } peças
} de saque.
# place: where the turn ends
heist-hint-place = Você termina o turno aqui: { $place }, um lugar melhor para os próximos turnos.
heist-hint-place-loot = Você termina o turno aqui: { $place }. No próximo turno você pode tentar pegar o saque aqui: { $goal }.
heist-hint-place-town = Você termina o turno aqui: { $place }. No próximo turno você pode levar o saque para a { $goal }.
heist-hint-train = Onde você está, o trem derrubaria você. Você termina o turno aqui: { $place }.
# place; chance: in percent
heist-hint-sheriff = Onde você está, o Xerife pode chegar ({ $chance }%). Você termina o turno aqui: { $place }.
heist-hint-hand = Sua mão fica melhor para as peças que você pode alcançar.
heist-hint-friends = Mantém o Xerife, ou a corda, longe da sua equipe.
heist-hint-end = Nada do que você ainda pode fazer melhora sua posição.
heist-hint-slight = É um pouco melhor que terminar o turno aqui.
heist-hint-bullet = Guarda esta ação para um turno posterior.
heist-hint-free = Não custa ação e ajuda na hora.
heist-hint-fresh-cards = Estas cartas não pagam nenhuma peça por perto, e as novas não custam ação.
heist-hint-escape = Você foge assim que pode, com o mínimo de Curingas.
heist-hint-jail-draw = Você precisa de mais cartas para fugir.
heist-hint-ride = Dali você pode esperar levar mais saque às cidades.
heist-hint-ride-less = Dali você pode esperar levar menos saque às cidades.
heist-hint-idle-card = Esta carta não ajuda a pagar as peças por perto.
heist-hint-keep-cards = As cartas que restam ajudam a pagar as peças por perto.
heist-hint-wanted = O bot acha esta habilidade a mais útil.
heist-hint-wanted-less = O bot acha outra habilidade mais útil.
heist-hint-lay-tile = Assim as peças de cima ficam mais fáceis de pagar.
heist-hint-lay-tile-less = Assim as peças de cima ficam mais difíceis de pagar.
# count: cards
heist-hint-stay = Ela volta a bordo, e { $count ->
    [0] sua mão pode pagar por ela.
    [one] falta só { $count } carta na sua mão.
   *[other] faltam { $count } cartas na sua mão.
}
heist-hint-agree = Sua equipe só pede o que ajuda a todos.
heist-hint-agree-undo = Desfazer uma ação não faz mal.
heist-hint-refuse-rival = O pedido de um rival serve ao rival.
heist-hint-take-cards = Você ganha cartas com isso.
heist-hint-no-offer = A troca não traz nada para você.
heist-hint-needed-least = Esta carta é a que menos serve a você para as peças por perto.
heist-hint-needed-more = Esta carta serve mais a você para as peças por perto.
heist-hint-offer = As cartas já oferecidas bastam.
heist-hint-no-trade = O bot não começa trocas.
heist-hint-otherwise = Neste turno não rende nada.
