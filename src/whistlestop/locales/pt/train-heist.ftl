## Train Heist: the words of the table

train-heist = Train Heist
    .about = Assaltem juntos o trem do Xerife e levem o saque às cidades antes que o trem chegue lá.

train-heist-option-mode = Joga-se em grupo por uma meta, em grupo por tantos pontos quanto possível, ou uns contra os outros
    .short = Como se joga
    .co-op = em grupo, por uma meta
    .score = em grupo, por pontos
    .versus = uns contra os outros
train-heist-option-goal = Saque a levar às cidades para vencer em grupo
    .short = Meta
train-heist-option-length = Um jogo completo; um mais curto, com menos eventos e uma meta mais baixa; ou um mais difícil, com menos eventos e a mesma meta
    .short = Duração
    .full = completo
    .shorter = mais curto
    .harder = mais difícil
train-heist-option-fewer-events = Cartas de Evento retiradas num jogo mais curto ou mais difícil; ficam sempre pelo menos outras quatro
    .short = Eventos retirados
train-heist-option-cowboys = Cowboys de quem joga em solitário
    .short = Cowboys em solitário
train-heist-option-map = O tabuleiro: o normal, ou um acrescentado por quem hospeda
    .short = Tabuleiro
    .standard = normal
train-heist-option-cards = As cartas e as peças: as normais, ou as acrescentadas por quem hospeda
    .short = Cartas e peças
    .standard = normais

heist-colour-green = Verde
heist-colour-yellow = Amarelo
heist-colour-red = Vermelho
heist-colour-blue = Azul
heist-level-greenhorn = Novato
heist-level-gunslinger = Pistoleiro
heist-level-outlaw = Fora da lei
heist-level-legend = Lenda

## Cards, tiles and tokens

heist-suit-revolver = Revólver
heist-suit-bag = Saco
heist-suit-keyhole = Fechadura
heist-card = { $number } { $suit }
heist-card-wild = Curinga
heist-card-hidden = uma carta oculta
# A part of what a tile asks for: 2 Keyhole
heist-need = { $count } { $suit }
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = { $size } números em sequência
heist-tile-pairs = dois pares
heist-tile-kind = { $size } cartas do mesmo número
heist-tile-numbers = os números { $numbers }
heist-square = casa { $name }
heist-squares = as duas casas do vagão { $letter }

heist-event-card-speed-up = A todo vapor
    .about = De agora em diante o trem anda um espaço a mais.
heist-event-card-cherokee-1 = Aldeia no cacto 1
    .about = Uma ficha Cherokee fica no cacto 1: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-cherokee-2 = Aldeia no cacto 2
    .about = Uma ficha Cherokee fica no cacto 2: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-cherokee-3 = Aldeia no cacto 3
    .about = Uma ficha Cherokee fica no cacto 3: esse espaço e o trilho que ela aponta estão fechados.
heist-event-card-switch = Uma chave vira
    .about = Vira a próxima chave à frente do trem, se o trem não estiver em cima dela.
heist-event-card-sheriff-forward-1 = Xerife: um para a frente
    .about = O Xerife dá um passo em direção à locomotiva.
heist-event-card-sheriff-forward-2 = Xerife: dois para a frente
    .about = O Xerife dá dois passos em direção à locomotiva.
heist-event-card-sheriff-rear-1 = Xerife: um para trás
    .about = O Xerife dá um passo em direção ao último vagão.
heist-event-card-sheriff-rear-2 = Xerife: dois para trás
    .about = O Xerife dá dois passos em direção ao último vagão.

heist-wanted-wild = Fúria
    .titled = Fúria { $name }
    .mission = Pague um saque com dois Curingas ou mais.
    .about = Os Curingas com que você paga o saque não atraem mais o Xerife.
heist-wanted-six-shooter = Seis Tiros
    .titled = { $name } Seis Tiros
    .mission = Pague um saque com três cartas de Revólver ou mais.
    .about = Você pode ter seis cartas e compra até seis.
heist-wanted-cherokee = Gente dos Cherokees
    .titled = { $name }, gente dos Cherokees
    .mission = Termine as ações a pé num cacto, ou ao lado de um com ficha Cherokee.
    .about = O Território Cherokee está aberto para você e para o cavalo que você monta.
heist-wanted-crazy = Cabeça Quente
    .titled = { $name } Cabeça Quente
    .mission = Salte de um teto para um cavalo.
    .about = Uma vez em cada turno seu, dê uma carta a quem quiser ou pegue uma, onde quer que estejam.
heist-wanted-tombstone = Lápide
    .titled = { $name } Lápide
    .mission = Seja levado pelo trem.
    .about = Uma vez por jogo, suba a forca em um nó.
heist-wanted-kid = Kid
    .titled = { $name } Kid
    .mission = Fuja da cadeia.
    .about = Para fugir você precisa de uma carta a menos.
heist-wanted-two-timing = Jogo Duplo
    .titled = { $name } Jogo Duplo
    .mission = Pegue duas peças num só saque.
    .about = Com uma peça na mão você ainda pode saquear uma segunda.
heist-wanted-galloping = Galope
    .titled = { $name } Galope
    .mission = Cavalgue nove espaços ou mais com uma só carta.
    .about = Os cavalos que você move vão até três espaços mais longe.
heist-wanted-slippery = Enguia
    .titled = { $name } Enguia
    .mission = Saqueie ao lado do Xerife sem ir para a cadeia.
    .about = Durante suas ações você pode passar pelo espaço do Xerife; só não termine ali.
heist-wanted-railroad = Gente da Ferrovia
    .titled = { $name }, gente da ferrovia
    .mission = Vire uma chave com as mãos.
    .about = Três números em sequência bastam para você virar uma chave de qualquer lugar.
heist-wanted-quick-draw = Mão Ligeira
    .titled = { $name } Mão Ligeira
    .mission = Use habilidades de cartas duas vezes num turno.
    .about = Uma vez em cada turno seu, troque uma ou duas cartas por novas.
heist-wanted-honest = Palavra de Honra
    .titled = { $name } Palavra de Honra
    .mission = Dê três cartas ou mais a alguém numa só troca.
    .about = Você também pode trocar com quem está no espaço ao lado.

heist-word-turn = Um turno
    .about = Quatro ações e as gratuitas que quiser; depois o trem anda, você pode descartar e compra até o seu limite.
heist-word-loot = Saque
    .about = Dentro de um vagão, pague com cartas a peça do topo de uma casa ou das duas. Uma carta pode valer para as duas peças. Não dá para levar outra antes de deixar o saque numa cidade.
heist-word-towns = Cidades
    .about = Deixe o saque numa cidade: um ponto por peça. Quando o trem chega a uma cidade, o que espera ali volta a bordo; se nada espera, a forca desce um nó.
heist-word-sheriff = Xerife
    .about = Anda pelo trem e prende quem encontra, menos no túnel. Cada Curinga com que você saqueia o atrai um passo para perto.
heist-word-jail = Cadeia
    .about = Você perde cartas, saque e balas, e o trem acelera. Compre cartas de Fechadura e Curingas: três abrem a porta.
heist-word-tunnel = Túnel
    .about = Ninguém vai preso num vagão que está no túnel, e ninguém fica no teto dele: quem está lá em cima vai ao chão.
heist-word-flat = No chão
    .about = Quem está no caminho do trem, ou num teto à entrada do túnel, cai no desfiladeiro e perde o próximo turno.
heist-word-horses = Cavalos
    .about = Descarte uma carta e cavalgue até o número dela; um cavalo sem ninguém vem quando é chamado. Cabem dois na sela.
heist-word-switches = Chaves
    .about = Verde mantém o trem no anel, vermelho manda o trem para fora do mapa. Vire uma chave com as mãos se estiver em cima dela, ou com quatro números em sequência.
heist-word-stars = Estrelas
    .about = Quando a locomotiva chega a uma estrela ou passa a borda, vira-se uma carta de Evento. Depois da última as chaves somem: no próximo entroncamento o jogo acaba.
heist-word-bullets = Balas
    .about = Pegue uma com uma ação; num turno seguinte ela vale uma ação.
heist-word-abilities = Habilidades das cartas
    .about = Um par vale uma ação a mais, uma trinca duas, uma quadra três; quatro em sequência viram uma chave; um Curinga move o Xerife um passo.
heist-word-cherokee = Território Cherokee
    .about = Um cacto com ficha e o trilho que ela aponta estão fechados para cowboys e cavalos; o trem passa.

## Places

heist-space-track = trilho { $id }
heist-space-star = trilho { $id } com estrela
heist-space-tunnel = túnel { $id }
heist-space-junction = chave { $id }
heist-space-ground = terreno { $id }
heist-space-canyon = Desfiladeiro dos Malucos
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
    [red] { $place }: vermelha, para fora do mapa
    [green] { $place }: verde, pelo anel
   *[none] { $place }: sem ficha
}
heist-horse = cavalo { $number }

## What happened

heist-event-dealt = { $count ->
    [one] Um cowboy a postos; começa { $cowboy }.
   *[other] { $count } cowboys a postos; começa { $cowboy }.
}
heist-event-turn = Rodada { $round }: vez de { $cowboy }
heist-event-lost-turn = { $cowboy } se levanta e perde este turno.
heist-event-moved = { $cowboy } vai para cá: { $place }.
heist-event-boarded = { $cowboy } sobe a bordo: { $place }.
heist-event-left = { $cowboy } desce do trem: { $place }.
heist-event-jumped = { $cowboy } salta do teto para a sela ({ $horse }): { $place }.
heist-event-mounted = { $cowboy } monta: { $horse }.
heist-event-dismounted = { $cowboy } desmonta: { $horse }.
heist-event-called = { $cowboy } esporeia { $horse } com { $card }.
heist-event-rode = A galope, cavalo { $number }: { $place }.
heist-event-looted = { $cowboy } leva { $tiles }, pagando { $cards }.
heist-event-dropped = { $cowboy } deixa o saque, { $town }: { $count ->
    [one] 1 peça.
   *[other] { $count } peças.
}
heist-event-scored = O grupo tem { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}
heist-event-marked = { $count ->
    [one] { $cowboy } tem 1 ficha à espera, { $town }.
   *[other] { $cowboy } tem { $count } fichas à espera, { $town }.
}
heist-event-flipped = { $why ->
    [action] { $cowboy } vira com as mãos chave { $junction }: { $colour }.
    [straight] { $cowboy } vira de longe chave { $junction }: { $colour }.
   *[event] Vira sozinha chave { $junction }: { $colour }.
}
heist-event-no-flip = { $why ->
    [both] O trem está em cima das duas chaves: nada vira.
   *[gone] As chaves já não existem: nada vira.
}
heist-red = vermelho
heist-green = verde
heist-event-offered = { $count ->
    [0] { $cowboy } pede cartas a { $partner }.
    [one] { $cowboy } oferece 1 carta a { $partner }.
   *[other] { $cowboy } oferece { $count } cartas a { $partner }.
}
heist-event-returned = { $count ->
    [0] { $cowboy } não dá nada em troca a { $partner }.
    [one] { $cowboy } dá em troca 1 carta a { $partner }.
   *[other] { $cowboy } dá em troca { $count } cartas a { $partner }.
}
heist-event-traded = { $known ->
    [yes] { $cowboy } dá { $gave }; { $partner } dá { $got }.
   *[no] { $cowboy } e { $partner } trocam cartas.
}
heist-nothing = nada
heist-event-declined = { $cowboy } e { $partner } não fecham a troca.
heist-event-took-bullet = { $cowboy } pega uma bala.
heist-event-spent-bullet = { $cowboy } gasta uma bala por mais uma ação.
heist-event-used = { $ability ->
    [pair] { $cowboy } joga um par ({ $cards }): mais uma ação.
    [three] { $cowboy } joga uma trinca ({ $cards }): mais duas ações.
    [four] { $cowboy } joga uma quadra ({ $cards }): mais três ações.
    [straight] { $cowboy } joga uma sequência ({ $cards }) para virar uma chave.
   *[wild] { $cowboy } joga um Curinga para mover o Xerife.
}
heist-event-sheriff = { $why ->
    [lure] O barulho atrai o Xerife: { $place }.
    [wild] O Xerife é mandado para lá: { $place }.
   *[event] O Xerife segue andando: { $place }.
}
heist-event-jailed = O Xerife prende { $cowboy }! Agora o trem anda { $speed ->
    [one] 1 espaço por turno.
   *[other] { $speed } espaços por turno.
}
heist-event-drew = { $known ->
    [yes] { $cowboy } compra { $cards }.
   *[no] { $count ->
        [one] { $cowboy } compra 1 carta.
       *[other] { $cowboy } compra { $count } cartas.
    }
}
heist-event-jail-drew = { $kept ->
    [yes] { $cowboy } compra { $card } e guarda a carta.
   *[no] { $cowboy } compra { $card }: na cadeia não serve.
}
heist-event-escaped = { $cowboy } foge da cadeia com { $cards }!
heist-event-reshuffled = O descarte vira o novo baralho.
heist-event-discarded = { $cowboy } descarta { $cards }.
heist-event-wanted = De agora em diante há recompensa por { $cowboy }: { $card }!
heist-event-rolled = { $edge ->
    [yes] O trem passa a borda do mapa e volta por aqui: { $place }.
   *[no] O trem para: { $place }.
}
heist-event-flat = { $why ->
    [track] O trem derruba { $cowboy }!
   *[roof] O túnel varre { $cowboy } do teto!
}
heist-event-horse-lost = Perda definitiva: cavalo { $number }.
heist-event-event = Evento: { $card }.
heist-event-speed = Agora o trem anda { $speed ->
    [one] 1 espaço por turno.
   *[other] { $speed } espaços por turno.
}
heist-event-cherokee = Fechados de agora em diante: { $places }.
heist-event-tokens-gone = Era a última carta de Evento. As chaves somem: no próximo entroncamento acabou.
heist-event-arrived = O trem chega: { $town }{ $count ->
    [0] . Nada espera por ele.
    [one] . 1 peça volta a bordo.
   *[other] . { $count } peças voltam a bordo.
}
heist-event-hangman = { $knot ->
    [1] A forca desce ao segundo nó.
    [2] A forca desce ao último nó.
   *[other] A forca chega à caveira!
}
heist-event-collected = { $count ->
    [one] { $cowboy } recolhe 1 ficha, { $town }, e tem { $points }.
   *[other] { $cowboy } recolhe { $count } fichas, { $town }, e tem { $points }.
}
heist-event-loaded = A bordo, { $square }, vinda de { $town }: { $tile }.
heist-event-filled = Nova, { $square }: { $tile }.
heist-event-tombstone = { $cowboy } sobe a forca em um nó.
heist-event-favour = { $how ->
    [give] { $cowboy } manda { $card } para { $partner }.
   *[take] { $cowboy } recebe { $card } de { $partner }.
}
heist-event-favour-refused = { $partner } diz não a { $cowboy }.
heist-event-undone = { $cowboy } desfaz a última ação.
heist-event-undo-refused = A última ação de { $cowboy } fica.
heist-event-over = { $count ->
    [0] Ninguém vence.
    [one] { $cowboys } vence!
   *[other] { $cowboys } vencem!
}
heist-over-goal = A meta foi alcançada: o saque é de vocês!
heist-over-hanged = A forca chegou à caveira. O assalto acabou.
heist-over-derailed = O trem chega a um entroncamento sem chave. O assalto acabou.
heist-over-counters = É saque bastante para vencer.
heist-over-score = O assalto acabou: { $points ->
    [one] { $points } ponto.
   *[other] { $points } pontos.
}

## What is asked

heist-ask-turn = { $actions ->
    [0] { $cowboy }: nenhuma ação. Use cartas ou termine o turno.
    [one] { $cowboy }: resta 1 ação.
   *[other] { $cowboy }: restam { $actions } ações.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, na cadeia: nenhuma ação.
    [one] { $cowboy }, na cadeia: resta 1 ação. Para fugir: { $need } cartas de Fechadura ou Curingas.
   *[other] { $cowboy }, na cadeia: restam { $actions } ações. Para fugir: { $need } cartas de Fechadura ou Curingas.
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: para onde vai { $horse }? No máximo 1 espaço.
   *[other] { $cowboy }: para onde vai { $horse }? No máximo { $reach } espaços.
}
heist-ask-give = { $cowboy }: quais cartas vão para { $partner }?
heist-ask-back = { $cowboy }: { $partner } dá { $cards }. O que você dá em troca?
heist-ask-deal = { $cowboy }: em troca { $partner } dá { $cards }. De acordo?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } mandaria { $card } para você. De acordo?
   *[take] { $cowboy }: { $partner } pegaria { $card } de você. De acordo?
}
heist-ask-undo = { $partner } gostaria de desfazer a última ação. De acordo?
heist-ask-wanted = { $cowboy }: você cumpriu várias missões. Qual carta você pega?
heist-ask-load = { $cowboy }: qual peça vai para onde? ({ $town })
heist-ask-fill = { $cowboy }: em qual casa fica { $tile }?
heist-ask-discard = { $cowboy }: descarte o que quiser, depois compre até { $limit }.

## Answers

heist-answer-move = Ir: { $place }
heist-answer-board = Subir a bordo: { $place }
heist-answer-leave = Descer: { $place }
heist-answer-jump = Saltar para a sela ({ $horse }): { $place }
heist-answer-call = Esporear { $horse } com { $card }
heist-answer-ride = Cavalgar: { $place }
heist-answer-loot = Saquear, { $place }: pagar { $cards }
heist-answer-drop = Deixar o saque: { $town }
heist-answer-flip = Virar { $place }
heist-answer-trade = Trocar com { $cowboy }
heist-answer-take-bullet = Pegar uma bala
heist-answer-mount = Montar: { $horse }
heist-answer-dismount = Desmontar
heist-answer-spend-bullet = Bala: mais 1 ação
heist-answer-pair = Par: mais 1 ação ({ $cards })
heist-answer-three = Trinca: mais 2 ações ({ $cards })
heist-answer-four = Quadra: mais 3 ações ({ $cards })
heist-answer-straight = Sequência: virar { $place } ({ $cards })
heist-answer-wild = Curinga: mandar o Xerife para cá: { $place }
heist-answer-quick-draw = Trocar por novas: { $cards }
heist-answer-tombstone = Subir a forca em um nó
heist-answer-crazy-give = Mandar { $card } para { $cowboy }
heist-answer-crazy-take = Pegar { $card } de { $cowboy }
heist-answer-undo = Desfazer a última ação
heist-answer-end = Terminar o turno
heist-answer-draw = Comprar uma carta
heist-answer-escape = Fugir com { $cards }
heist-answer-give = Dar { $card }
heist-answer-done-give = É a minha oferta
heist-answer-done-back = Negócio fechado
heist-answer-done-discard = Ficar com o resto e comprar
heist-answer-agree = De acordo
heist-answer-refuse = Não
heist-answer-take = Pegar { $title }: { $ability }
heist-answer-load = { $tile }, { $square }
heist-answer-fill = Na { $square }
heist-answer-discard = Descartar { $card }

heist-verb-move = Ir
heist-verb-board = Subir a bordo
heist-verb-leave = Descer
heist-verb-jump = Saltar para a sela
heist-verb-call = Cavalgar, ou chamar um cavalo
heist-verb-ride = Para onde
heist-verb-loot = Saquear
heist-verb-flip = Virar uma chave
heist-verb-trade = Trocar cartas
heist-verb-mount = Montar
heist-verb-pair = Par: mais 1 ação
heist-verb-three = Trinca: mais 2 ações
heist-verb-four = Quadra: mais 3 ações
heist-verb-straight = Sequência: virar uma chave
heist-verb-wild = Curinga: mover o Xerife
heist-verb-quick-draw = Trocar por novas
heist-verb-crazy-give = Mandar uma carta
heist-verb-crazy-take = Pegar uma carta
heist-verb-escape = Fugir

## The table, for eyes, ears and the terminal

heist-meter-points = { $goal ->
    [0] { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
   *[other] { $points } de { $goal } pontos
}
heist-meter-speed = { $speed ->
    [one] 1 espaço por turno
   *[other] { $speed } espaços por turno
}
heist-meter-noose = { $left ->
    [0] A forca está na caveira
    [one] resta 1 nó na forca
   *[other] restam { $left } nós na forca
}
heist-meter-events = { $count ->
    [0] nenhuma carta de Evento
    [one] resta 1 carta de Evento
   *[other] restam { $count } cartas de Evento
}
heist-meter-bullets = { $count ->
    [0] nenhuma bala no tabuleiro
    [one] 1 bala no tabuleiro
   *[other] { $count } balas no tabuleiro
}
heist-meter-deck = { $count ->
    [one] 1 carta no baralho
   *[other] { $count } cartas no baralho
}
heist-meter-discard = { $count ->
    [0] nenhum descarte
    [one] 1 descarte
   *[other] { $count } descartes
}
heist-meter-sack = { $count ->
    [one] 1 peça no saco
   *[other] { $count } peças no saco
}
heist-level = Nível: { $level }
heist-actions-left = { $count ->
    [0] nenhuma ação
    [one] resta 1 ação
   *[other] restam { $count } ações
}
heist-preview = O caminho do trem: { $places }.
heist-preview-none = O trem fica parado.
heist-preview-events = { $count ->
    [one] 1 evento.
   *[other] { $count } eventos.
}
heist-preview-town = { $count ->
    [0] { $town }: nada espera, a forca desce.
    [one] { $town }: 1 peça volta a bordo.
   *[other] { $town }: { $count } peças voltam a bordo.
}
heist-preview-tunnel = Para dentro do túnel.
heist-preview-edge = Além da borda do mapa.
heist-preview-flat = No chão: { $cowboys }!
heist-preview-horses = Perdidos: { $horses }!
heist-preview-caught = Prisão: { $cowboys }!
heist-preview-derails = Chega a um entroncamento sem chave: é o fim!
heist-sees-turn = Vez de { $cowboy }, { $actions }.
heist-sees-train = O trem, da locomotiva: { $places }.
heist-sees-sheriff = Xerife: { $place }.
heist-sees-square = Na { $square }: { $tiles }.
heist-sees-empty = vazia
heist-sees-town = À espera, { $town }: { $tiles }.
heist-sees-nothing = nada
heist-sees-horse = { $horse }: { $place }{ $riders ->
    [none] .
   *[some] , na sela { $who }.
}
heist-sees-territory = Fechados pelos Cherokees: { $places }.
heist-sees-cowboy = { $cowboy } está aqui: { $place }. { $marks }
heist-sees-hand = Na mão: { $cards }.
heist-sees-loot = Leva { $tiles }.
heist-sees-wanted = Recompensas: { $cards }.
heist-own-design = O livro de regras não tem imagem do tabuleiro nem lista de todas as cartas: este mapa e algumas cartas são desenho nosso.
heist-mark-mounted = na sela, { $horse }
heist-mark-flat = no chão, perde o próximo turno
heist-mark-jailed = na cadeia
heist-mark-bullets = { $count ->
    [one] 1 bala
   *[other] { $count } balas
}
heist-mark-points = { $count ->
    [one] 1 ficha recolhida
   *[other] { $count } fichas recolhidas
}

## The table in the browser

heist-web-table = A mesa
heist-web-map = O mapa
heist-web-train = O trem
heist-web-position = Como estão as coisas
heist-web-meters = Medidores
heist-short-points = saque
heist-short-speed = velocidade
heist-short-noose = nós
heist-short-events = eventos
heist-short-bullets = balas
heist-short-deck = baralho
heist-web-wanted = Recompensas
heist-web-posse = Os cowboys
heist-web-hand = A mão de { $cowboy }
heist-web-answers = O que você pode fazer
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Mais perto
heist-web-zoom-out = Mais longe
heist-web-zoom-all = O mapa todo
heist-web-action = ação
heist-web-free = grátis
heist-web-reset = Devolver as cartas
heist-web-back = Voltar
heist-web-hint-cards = Toque em lugares do mapa, ou em cartas para usá-las juntas.
heist-web-hint-picked = O que fazer com { $cards }?
heist-web-hint-no-use = Aqui estas cartas juntas não servem: { $cards }.
heist-web-hint-must = { $count ->
    [one] Devolva pelo menos 1 carta: ninguém pode ter cartas demais.
   *[other] Devolva pelo menos { $count } cartas: ninguém pode ter cartas demais.
}
heist-web-caught = O Xerife está ali!
heist-web-lure = { $count ->
    [one] o Xerife chega 1 passo mais perto
   *[other] o Xerife chega { $count } passos mais perto
}
heist-web-unused = { $count ->
    [one] 1 ação sem uso
   *[other] { $count } ações sem uso
}
heist-web-loot = O saque no trem
heist-web-loot-can = ao seu alcance
heist-web-loot-lacks = falta { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] falta 1 carta
   *[other] faltam { $count } cartas
}
heist-web-loot-carrying = Você já leva um saque: deixe-o antes numa cidade.
heist-web-tunnel = no túnel
heist-web-you = você
heist-web-ready-later = vale a partir do próximo turno
heist-web-point = Apontar
heist-web-pointing = Toque no que os outros devem ver
heist-web-points = { $name } aponta: { $what }.
heist-web-doubt-sheriff = O Xerife está ali: { $cowboy } iria para a cadeia.
heist-web-doubt-end = Sobram ações. Terminar o turno mesmo assim?
heist-web-doubt-flat = O trem derrubaria { $cowboys }. Terminar o turno mesmo assim?
heist-web-doubt-derails = O trem chegaria a um entroncamento sem chave e o jogo acabaria. Terminar o turno mesmo assim?
heist-web-insist = Fazer mesmo assim
heist-web-relent = Assim não
heist-web-toggle-confirm = Perguntar antes do que é difícil desfazer
heist-web-toggle-ids = Mostrar os nomes dos espaços no mapa

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } cavalo 1, de { "[1]" } a { "[5]" } o trem, { "*13" } estrela, { "#16" } túnel, { "S21" } chave, { "(A)" } cidade, { "Y1" } cacto, { "T1" } cacto com ficha Cherokee; no trem { "$" } é o Xerife.
heist-terminal-train = Trem
heist-terminal-map = Mapa
heist-terminal-keys = um número ou o começo de uma linha escolhe · . mostra a mesa · ? explica · q sai
