## The rules to look up: a page for each game and expansion

guide-pages = Os jogos e as suas expansões
guide-base = O jogo básico
guide-not-played = Fora desta partida
guide-sections = Nesta página
guide-goal = O objetivo
guide-added = O que muda
guide-box = Na caixa
guide-turn = Um turno
guide-round = Uma rodada
guide-turn-added = O que acontece agora
guide-win = Quem vence
guide-played = Veja como se joga
guide-clauses = Regra por regra
guide-unchanged = Vence quem venceria no jogo básico.
guide-print = Imprimir
guide-all = Todas as regras

# What lies on the table, in groups
guide-brown = Cartas marrons: usadas e descartadas
guide-blue = Cartas azuis: ficam na frente de alguém
guide-characters = Personagens
guide-roles = Papéis
guide-words = Palavras da mesa
guide-equipment-brown = Equipamento marrom: usado na hora
guide-equipment-black = Equipamento preto: fica na sua frente
guide-stations = Estações e seus preços
guide-railcars = Vagões
guide-locomotives = Os dois lados da locomotiva
guide-feats = Façanhas
guide-legends = Lendas
guide-actions = Cartas de ação
guide-wanted = Cartas de Procurado
guide-events = Cartas de Evento

## Searching

guide-search = Buscar cartas, personagens e regras
guide-search-clear = Limpar a busca
guide-hits = { $count ->
    [0] Nada nas regras combina com isso.
    [one] 1 resultado
   *[other] { $count } resultados
}
guide-hits-cards = Cartas e lugares
guide-hits-characters = Personagens e papéis
guide-hits-words = Palavras da mesa
guide-hits-clauses = Regras
guide-hits-more = { $count ->
    [one] Mostrar mais 1
   *[other] Mostrar mais { $count }
}

## One clause, or a few

guide-why = O que dizem as regras
guide-why-none = Nenhuma regra trata só disso. Dê uma olhada por aqui.
guide-rules = { $count ->
    [one] 1 regra
   *[other] { $count } regras
}
guide-about = As regras sobre { $thing }
guide-link = Link para { $clause }

## An example that plays itself

guide-example = Mostrar um exemplo
guide-example-hide = Esconder o exemplo
guide-example-of = Exemplo: { $title }
guide-again = Ver de novo
# The names of the people in the examples, by seat
guide-people = Ana, Beto, Carol, Davi, Elisa, Fábio, Gabi, Hugo

## Colt Super Express

guide-colt-goal = A cada rodada, o trem perde o último vagão. Seja o último bandido a bordo.
guide-colt-box-train = A Locomotiva, um vagão para cada bandido e mais um.
guide-colt-box-cards = Um bandido e quatro cartas por pessoa. Todo mundo tem as mesmas cartas.
guide-colt-turn-scheme = Cada pessoa escolhe em segredo três das suas cartas e as põe viradas para baixo. A primeira fica em cima.
guide-colt-turn-reveal = Uma de cada vez, cada pessoa revela a carta de cima, e o seu bandido faz o que ela diz, mesmo que doa. São três voltas.
guide-colt-turn-uncouple = O último vagão é desengatado, com quem estiver nele. Dos bandidos que sobraram, o mais longe da Locomotiva fica com ele como tesouro.
guide-colt-win-last = O último bandido a bordo vence na hora.
guide-colt-win-locomotive = Se sobra só a Locomotiva com vários bandidos, vence quem tem mais cartas de tesouro. No empate, vale o tesouro mais valioso.
guide-colt-win-nobody = Se todos os bandidos que sobraram estão no vagão desengatado, ninguém vence.

guide-reflex-goal = Um bandido atordoado ainda pode revidar.
guide-reflex-box = Uma carta Reflexo por pessoa. Você tem uma carta a mais, e continua escolhendo três.
guide-reflex-turn-stunned = Se o seu bandido está atordoado e você revela Reflexo, ele se levanta e atira.
guide-reflex-turn-standing = Se está em pé, ele atira no próprio pé e fica atordoado.

guide-horse-goal = Galope até a frente, ou salve-se depois de uma queda.
guide-horse-box = Uma carta Cavalo por pessoa. Você tem uma carta a mais, e continua escolhendo três.
guide-horse-turn-ride = O Cavalo leva você para dentro da Locomotiva, na frente de todos.
guide-horse-turn-rescue = Se você acabou de sair do trem e a sua próxima carta é Cavalo, volta a bordo.

guide-time-goal = Quem sai pela frente do trem volta pela traseira.
guide-time-box = O Carro de Viagem no Tempo. Ele fica na frente da Locomotiva.
guide-time-turn-trip = Quem sai pela frente, andando ou por um tiro, vai parar dentro do Último Vagão, em pé e olhando para a frente.
guide-time-turn-again = As cartas que você jogou nesta rodada voltam para a sua pilha, e você joga todas de novo.
guide-time-turn-paradox = Na segunda vez na mesma rodada, você está fora.

## BANG!

guide-bang-goal = Cada pessoa tem um papel, e só o do Xerife é conhecido. Descubra quem está do seu lado e atire nos outros.
guide-bang-box-cards = 80 cartas: 63 marrons e 17 azuis.
guide-bang-box-characters = 16 personagens. Cada um tem uma habilidade e os seus pontos de vida.
guide-bang-box-roles = Um papel por pessoa: o Xerife, os Fora da Lei e um Renegado, e Vices a partir de cinco jogadores.
guide-bang-turn-check = Se há Dinamite ou Prisão na sua frente, primeiro vire uma carta por ela.
guide-bang-turn-draw = Compre duas cartas.
guide-bang-turn-play = Jogue quantas cartas quiser, mas só um BANG!, e só contra quem está ao alcance da sua arma.
guide-bang-turn-discard = Descarte até não ter mais cartas do que pontos de vida.
guide-bang-win-law = O Xerife e os Vices vencem quando todos os Fora da Lei e Renegados estão fora.
guide-bang-win-outlaws = Os Fora da Lei vencem quando o Xerife está fora.
guide-bang-win-renegade = Um Renegado vence se for a última pessoa viva.
guide-bang-win-few = Com três jogadores, cada pessoa caça uma outra. Com dois, vence quem sobrevive.

guide-gold-rush-goal = Ferir rende. Pegue uma pepita por ponto de vida que você faz os outros perderem, e compre equipamentos.
guide-gold-rush-box-equipment = 24 equipamentos. Três ficam abertos, à venda.
guide-gold-rush-box-nuggets = 30 pepitas.
guide-gold-rush-box-characters = Mais 8 personagens.
guide-gold-rush-turn-buy = No seu turno, compre um equipamento aberto. Outro toma o lugar dele na hora.
guide-gold-rush-turn-sell = Jogue uma Cerveja por uma pepita. Assim ela não dá ponto de vida.
guide-gold-rush-turn-scrap = Pague o preço de um equipamento de outra pessoa e mais uma pepita. Essa pessoa o descarta.

guide-shadows-goal = Quem sai do jogo não vai embora: volta em cada turno seu e ajuda o seu lado.
guide-shadows-box = Uma carta para a sombra de um Renegado.
guide-shadows-turn-return = Quando seria a sua vez, você volta sem pontos de vida e compra duas cartas.
guide-shadows-turn-play = Você joga como todo mundo, mas não perde nem recupera pontos de vida.
guide-shadows-turn-leave = No fim do seu turno você sai de novo e fica só com as suas pepitas.
guide-shadows-win-side = Uma sombra vence com o seu lado.
guide-shadows-win-renegade = A sombra de um Renegado fica do lado mais fraco no começo de cada turno seu, e vence com o lado em que está.

guide-robbery-goal = Um trem passa pelas estações. Pague em uma estação e leve o vagão que está sob ela.
guide-robbery-box-stations = 13 estações. A linha tem uma para cada pessoa.
guide-robbery-box-train = Uma locomotiva de dois lados e 16 vagões. Três correm atrás da locomotiva.
guide-robbery-box-cards = Mais 16 cartas e mais 8 personagens.
guide-robbery-turn-moves = O trem avança uma estação no começo de cada turno do Xerife.
guide-robbery-turn-board = Uma vez no seu turno, pague o preço de uma estação e leve o vagão que está sob ela.
guide-robbery-turn-advance = Antes, você pode fazer o trem avançar uma estação. Depois precisa levar um vagão.
guide-robbery-turn-end = Quando a locomotiva passa da última estação, ela age: Ironhorse atira em todos, Leland abre um Armazém. Depois é virada, e uma linha nova é montada.

guide-legends-goal = Realize façanhas e gaste a sua fama. Sem fama você vira lenda: o seu personagem é virado, e vale o outro lado.
guide-legends-box-characters = 16 personagens de dois lados.
guide-legends-box-feats = 16 façanhas. Uma fica aberta desde o começo.
guide-legends-box-fame = Cinco fichas de fama por pessoa.
guide-legends-turn-perform = Uma vez no seu turno, faça o que uma façanha aberta pede e ponha nela duas fichas de fama.
guide-legends-turn-boast = Sem façanha no turno, você pode se gabar no fim dele: uma nova façanha é aberta, e você põe uma ficha em uma façanha que não tem nenhuma sua.
guide-legends-turn-legend = Quando a sua última ficha acaba, você vira lenda, com pelo menos três pontos de vida.
guide-legends-turn-claim = Uma lenda que faz o que uma façanha pede pode fazer outra lenda perder um ponto de vida.

## Train Heist

guide-heist-goal = Vocês assaltam juntos um trem em movimento. Levem às cidades o número combinado de peças de saque.
guide-heist-box-maps = Dois mapas: a região com os trilhos, e o trem visto de lado.
guide-heist-box-cards = 35 cartas de pôquer de três naipes, 12 cartas de Procurado e 21 cartas de Evento.
guide-heist-box-tiles = 21 peças de saque. Cada uma mostra as cartas que custa.
guide-heist-turn-act = Faça até quatro ações: andar, subir a bordo, cavalgar, saquear, entregar o saque em uma cidade, mudar um desvio ou trocar cartas.
guide-heist-turn-train = O trem anda quanto a sua velocidade diz. Uma estrela traz uma carta de Evento. Em uma cidade, o saque que espera volta a bordo.
guide-heist-turn-draw = Descarte o que quiser e compre até ter cinco cartas.
guide-heist-win-goal = Todos vencem quando alcançam a meta.
guide-heist-win-hanged = Todos perdem quando a corda chega à caveira.
guide-heist-win-derailed = Depois da última carta de Evento, os desvios somem. Se depois disso o trem chega a um entroncamento, todos perdem.

guide-versus-goal = Cada pessoa assalta o trem por si, e as mãos são secretas.
guide-versus-box = Fichas de saque da cor de cada cowboy.
guide-versus-turn-mark = Para cada peça que você deixa em uma cidade, ponha ali uma ficha sua.
guide-versus-turn-collect = Quando o trem chega a essa cidade, você pega as suas fichas de volta. Agora são pontos.
guide-versus-win-first = Vence quem primeiro tiver 7 fichas. Com quatro jogadores, bastam 5.
guide-versus-win-most = Se o assalto acaba antes, vence quem tem mais pontos.
