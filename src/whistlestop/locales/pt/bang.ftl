## BANG!: the words of the table

bang-option-characters = Personagens: cada pessoa recebe um por sorteio, ou escolhe um entre dois
    .short = Personagens
    .dealt = um, por sorteio
    .choose = um entre dois
bang-option-elimination = Quando uma carta atinge várias pessoas: quem fica sem vida sai depois que todos respondem, ou na hora
    .short = Quem fica sem vida
    .together = sai depois que todos respondem
    .at-once = sai na hora
bang-option-same-weapon = Uma arma com o mesmo nome da sua: substitui a antiga, ou não pode ser jogada
    .short = Outra arma com o mesmo nome
    .replace = substitui a antiga
    .refuse = não pode ser jogada
bang-option-self-jail = Você pode se prender com a Prisão
    .short = Prisão para si
bang-option-gold-rush = Corrida do Ouro: quem fere ganha pepitas, e as pepitas compram equipamentos; mais 8 personagens
    .short = Corrida do Ouro
    .about = Ferir rende pepitas, e pepitas compram equipamentos.
bang-option-shadow-gunslingers = Pistoleiros das Sombras: quem está fora do jogo volta como sombra em cada turno seu
    .short = Pistoleiros das Sombras
    .about = Quem saiu do jogo volta como sombra nos seus turnos.
bang-option-train-robbery = O Grande Assalto ao Trem: um trem passa pelas estações, e quem paga leva os vagões; mais 16 cartas e 8 personagens
    .short = O Grande Assalto ao Trem
    .about = Um trem passa pelas estações, com vagões para pegar.
bang-option-legends = Lendas: quem realiza façanhas põe fichas de fama nelas, e quem põe a última vira lenda; só os personagens do jogo básico, cada um com um segundo lado
    .short = Lendas
    .about = Realize façanhas, gaste a sua fama e vire lenda.
bang-option-penalty = O Xerife que elimina um Vice perde todas as cartas: também os equipamentos da Corrida do Ouro, ou não
    .short = O Xerife que elimina um Vice
    .equipment-lost = perde também os equipamentos
    .equipment-kept = fica com os equipamentos
bang-option-custom-station = A Estação livre: fora do jogo, ou com o preço de outra
    .short = Estação livre
    .no-custom-station = fora do jogo
    .like-boom-town = como em Boom Town
    .like-catico = como em Catico
    .like-creepy-creek = como em Creepy Creek
    .like-crowns-hole = como em Crown's Hole
    .like-deathwood = como em Deathwood
    .like-dodgeville = como em Dodgeville
    .like-fort-wroth = como em Fort Wroth
    .like-frisco = como em Frisco
    .like-miners-oath = como em Miner's Oath
    .like-san-tafe = como em San Tafe
    .like-tombrock = como em Tombrock
    .like-virginia-town = como em Virginia Town
    .like-yooma = como em Yooma

# Mixes of expansions, by name.
bang-mix-plain = O clássico
    .about = o jogo sem expansões
bang-mix-gold-and-ghosts = Ouro e fantasmas
    .about = pepitas e equipamentos, e ninguém sai para sempre
bang-mix-great-robbery = Ouro nos trilhos
    .about = um trem para assaltar e ouro para gastar
bang-mix-hall-of-fame = Rumo à lenda
    .about = façanhas e fama ao lado de um trem em movimento
bang-mix-all-aboard = Todos a bordo
    .about = tudo ao mesmo tempo

# Roles. `.about` is the goal in a game of four or more players, `.yours` the same as it is said to the
# player who has the role. `.three` and `.yours-three` are the goals in a game of three.
bang-role-sheriff = Xerife
    .about = Todo mundo sabe quem é o Xerife. Ele vence quando todos os Fora da Lei e Renegados são eliminados.
    .yours = Todo mundo sabe quem você é. Elimine todos os Fora da Lei e Renegados.
bang-role-deputy = Vice
    .about = Um Vice ajuda o Xerife em segredo: os dois vencem e perdem juntos, mesmo que o Vice seja eliminado.
    .yours = Ajude o Xerife em segredo: vocês vencem e perdem juntos, mesmo que você não viva para ver.
    .three = O Vice caça o Renegado e vence se o eliminar. Se o Renegado for eliminado de outro jeito, vence quem ficar vivo por último.
    .yours-three = Você caça o Renegado e vence se o eliminar. Se ele for eliminado de outro jeito, seja a última pessoa viva.
bang-role-outlaw = Fora da Lei
    .about = Um Fora da Lei vence quando o Xerife é eliminado, não importa quem dê o tiro. Os Fora da Lei vencem todos juntos.
    .yours = Elimine o Xerife, não importa quem dê o tiro. Os Fora da Lei vencem todos juntos.
    .three = O Fora da Lei caça o Vice e vence se o eliminar. Se o Vice for eliminado de outro jeito, vence quem ficar vivo por último.
    .yours-three = Você caça o Vice e vence se o eliminar. Se ele for eliminado de outro jeito, seja a última pessoa viva.
bang-role-renegade = Renegado
    .about = Um Renegado vence se for a última pessoa viva: o Xerife também precisa ser eliminado, mas só depois de todos os outros.
    .yours = Seja a última pessoa viva: o Xerife também precisa ser eliminado, mas só depois de todos os outros.
    .three = O Renegado caça o Fora da Lei e vence se o eliminar. Se o Fora da Lei for eliminado de outro jeito, vence quem ficar vivo por último.
    .yours-three = Você caça o Fora da Lei e vence se o eliminar. Se ele for eliminado de outro jeito, seja a última pessoa viva.

# Cards. `.about` is the full text, `.short` what fits on a small card, `.use` the price of an offer to use it
# and what it does (when: the kind of the question).
bang-card-bang = BANG!
    .about = Atire em alguém ao seu alcance: uma Esquiva anula o tiro; sem ela, custa 1 ponto de vida. Um por turno.
    .short = Tiro ao seu alcance; um por turno
bang-card-missed = Esquiva
    .about = Sua resposta a um tiro: ele passa longe e não faz nada com você.
    .short = Anula um tiro em você
bang-card-beer = Cerveja
    .about = Recupere 1 ponto de vida no seu turno, ou a qualquer momento se um golpe for tirar você do jogo. Não faz efeito quando só restam duas pessoas.
    .short = 1 vida de volta; salva da morte
bang-card-panic = Pânico!
    .about = Pegue uma carta de quem está à distância 1: uma da mão, ao acaso, ou uma em jogo, à sua escolha. As armas não aumentam esse alcance.
    .short = Pegue uma carta à distância 1
bang-card-cat-balou = Cat Balou
    .about = Faça alguém perder uma carta: uma da mão, ao acaso, ou uma em jogo, à sua escolha.
    .short = Alguém descarta uma carta
bang-card-stagecoach = Carruagem
    .about = Compre 2 cartas do baralho.
    .short = Compre 2 cartas
bang-card-wells-fargo = Wells Fargo
    .about = Compre 3 cartas do baralho.
    .short = Compre 3 cartas
bang-card-general-store = Armazém
    .about = Abra uma carta para cada pessoa no jogo. Você escolhe primeiro, depois os outros em sentido horário.
    .short = Cada um pega uma carta, você primeiro
bang-card-duel = Duelo
    .about = Desafie quem quiser: começando pela outra pessoa, cada um descarta um BANG! por vez. Quem parar primeiro perde 1 ponto de vida.
    .short = BANG! por BANG!; quem parar se fere
bang-card-gatling = Metralhadora
    .about = Um tiro em todos os outros, a qualquer distância. Não conta como o seu BANG! do turno.
    .short = Tiro em todos os outros
bang-card-indians = Índios
    .about = Cada um dos outros descarta um BANG! ou perde 1 ponto de vida. Esquiva e Barril não ajudam.
    .short = Os outros: um BANG! ou 1 vida
bang-card-saloon = Saloon
    .about = Uma rodada para todos: cada pessoa no jogo recupera 1 ponto de vida, você também.
    .short = Todos recuperam 1 vida
bang-card-barrel = Barril
    .about = Quando levar um tiro, você pode virar uma carta: copas vale como uma Esquiva. Uma tentativa por tiro.
    .short = Tiro em você? Copas vale Esquiva
    .use = virar uma carta; copas vale como uma Esquiva
bang-card-dynamite = Dinamite
    .about = No começo do seu turno, vire uma carta: de 2 a 9 de espadas, você perde 3 pontos de vida; com qualquer outra, a Dinamite passa para a próxima pessoa.
    .short = 2-9 de espadas: -3 vidas; senão passa
bang-card-jail = Prisão
    .about = Prenda quem quiser, menos o Xerife. No começo do próximo turno dela, essa pessoa vira uma carta: copas abre a porta; qualquer outro naipe custa o turno.
    .short = Sem copas, perde o turno
    .legends = Com Lendas, em vez disso, ela pode descartar uma carta de copas da mão para sair.
bang-card-mustang = Mustang
    .about = Os outros veem você 1 mais longe.
    .short = Os outros veem você a +1
bang-card-scope = Mira
    .about = Você vê os outros 1 mais perto, mas nunca a menos de 1.
    .short = Você vê os outros a -1
bang-card-volcanic = Volcanic
    .about = Uma arma de alcance 1. Enquanto ela for sua, você pode jogar quantos BANG! quiser.
    .short = Alcance 1, BANG! sem limite
bang-card-schofield = Schofield
    .about = Uma arma de alcance 2.
    .short = Alcance 2
bang-card-remington = Remington
    .about = Uma arma de alcance 3.
    .short = Alcance 3
bang-card-rev-carabine = Rev. Carabine
    .about = Uma arma de alcance 4.
    .short = Alcance 4
bang-card-winchester = Winchester
    .about = Uma arma de alcance 5.
    .short = Alcance 5

# The equipment of Gold Rush, likewise.
bang-card-shot = Dose
    .about = Um trago para quem você quiser, até para você: 1 ponto de vida de volta.
    .short = 1 vida de volta para quem você quiser
bang-card-bottle = Garrafa
    .about = Use na hora como um BANG!, um Pânico! ou uma Cerveja. Ela não é nenhuma dessas cartas, então não conta como o seu BANG! do turno.
    .short = Na hora: BANG!, Pânico! ou Cerveja
bang-card-pardner = Comparsa
    .about = Use na hora como um Duelo, um Cat Balou ou um Armazém. Não é nenhuma dessas cartas.
    .short = Como Duelo, Cat Balou ou Armazém
bang-card-gold-rush = Corrida do Ouro
    .about = Seu turno acaba aqui. Depois você recupera todos os pontos de vida e joga outro turno.
    .short = Fim do turno, vida cheia, outro turno
bang-card-rhum = Rum
    .about = Vire 4 cartas: cada naipe que aparecer devolve 1 ponto de vida a você.
    .short = Vire 4 cartas: 1 vida por naipe
bang-card-union-pacific = Union Pacific
    .about = A ferrovia traz 4 cartas do baralho para você.
    .short = Compre 4 cartas
bang-card-calumet = Cachimbo da Paz
    .about = As cartas de ouros que os outros jogam não fazem nada com você. Depois que um Duelo começa, ele não ajuda mais.
    .short = Ouros dos outros não afetam você
bang-card-gun-belt = Cinturão
    .about = No fim do turno você pode ficar com até 8 cartas, mesmo com poucos pontos de vida.
    .short = Fique com até 8 cartas
bang-card-horseshoe = Ferradura
    .about = Em cada Saque!, você vira uma carta a mais e escolhe a que conta.
    .short = Saque!: vira 1 a mais e escolhe
bang-card-pickaxe = Picareta
    .about = No começo do turno você compra uma carta a mais.
    .short = 1 carta a mais por turno
bang-card-wanted = Procura-se
    .about = Ponha na frente de quem quiser. Quem eliminar essa pessoa compra 2 cartas e pega 1 pepita.
    .short = Recompensa: 2 cartas e 1 pepita
bang-card-gold-pan = Bateia
    .about = No seu turno você pode pagar 1 pepita para comprar 1 carta, no máximo duas vezes.
    .short = 1 pepita: 1 carta, 2 vezes por turno
    .use = pagar 1 pepita, comprar 1 carta
bang-card-boots = Botas
    .about = Cada ponto de vida que você perde, menos o último, rende 1 carta do baralho.
    .short = 1 carta por vida perdida, menos a última
bang-card-lucky-charm = Amuleto
    .about = Cada ponto de vida que você perde, menos o último, rende 1 pepita.
    .short = 1 pepita por vida, menos a última
bang-card-rucksack = Mochila
    .about = Por 2 pepitas você recupera 1 ponto de vida: quantas vezes quiser no seu turno, e a qualquer momento se um golpe for tirar você do jogo.
    .short = 2 pepitas: 1 vida; salva da morte
    .use = pagar 2 pepitas, recuperar 1 ponto de vida

# The playing cards of The Great Train Robbery, likewise.
bang-card-cactus = Cacto
    .about = Anula um tiro em você como uma Esquiva. Depois vire uma carta: se for vermelha, você recupera 1 ponto de vida.
    .short = Uma Esquiva; vermelha devolve 1 vida
bang-card-dragoon = Dragoon
    .about = Uma arma de alcance 2. Enquanto ela for sua, você pode jogar um BANG! a mais no seu turno.
    .short = Alcance 2, um BANG! a mais por turno
bang-card-evaded = Por um Triz!
    .about = Anula um tiro em você como uma Esquiva, e a carta que atirou passa a ser sua.
    .short = Uma Esquiva; fica com a carta do tiro
bang-card-full-steam = A Todo Vapor
    .about = O trem corre até o fim da linha. Você decide se a locomotiva não faz nada ou age duas vezes.
    .short = Fim da linha: efeito nulo ou dobrado
bang-card-knife-revolver = Revólver-Faca
    .about = Um tiro em quem está ao seu alcance, no lugar do seu BANG! do turno. Antes, vire uma carta: de valete para cima, o Revólver-Faca volta para a sua mão.
    .short = Um tiro; de valete para cima, volta
bang-card-map = Mapa
    .about = Antes de comprar no começo do turno, olhe as duas cartas do topo do baralho. Se quiser, descarte uma delas.
    .short = Olhe 2 cartas, descarte 1 se quiser
bang-card-money-bag = Saco de Dinheiro
    .about = No seu turno, vale como a carta do topo do descarte, se ela for marrom e puder ser jogada.
    .short = Vale o topo do descarte, se marrom
bang-card-most-wanted = Mais Procurado
    .about = Compre uma carta. Depois todos viram uma, começando por você: espadas custa 1 ponto de vida, e nem Esquiva nem Barril ajudam.
    .short = Compre 1; todos: espadas custa 1 vida
bang-card-next-stop = Próxima Parada
    .about = Compre uma carta; depois o trem avança até a próxima estação.
    .short = Compre 1, o trem avança
bang-card-refund = Reembolso
    .about = Compre uma carta para cada outra carta sua que alguém pega ou faz você descartar. Você não compra nada pelo próprio Reembolso, por uma carta trocada pela Troca nem pelo Assalto ao Trem.
    .short = Alguém leva uma carta sua: compre 1
bang-card-strongbox = Cofre
    .about = Quando o seu turno acaba, depois dos descartes, você compra uma carta. Vale até se você perde o turno na Prisão.
    .short = Compre 1 no fim do turno
bang-card-switch = Troca
    .about = Troque uma carta sua em jogo por uma que outra pessoa tem em jogo. Ninguém pode ficar com duas do mesmo nome.
    .short = Troque duas cartas em jogo
bang-card-train-robbery = Assalto ao Trem
    .about = Vale como o seu BANG! do turno, a qualquer distância: para cada carta em jogo, o alvo descarta a carta ou leva um tiro.
    .short = Por carta em jogo: descarte ou tiro
bang-card-water-tower = Caixa-d'Água
    .about = Pegue sem pagar um vagão que está sob uma estação. Ele não conta como o seu vagão do turno.
    .short = Pegue um vagão de graça

# The railcars, likewise.
bang-card-baggage-car = Vagão de Bagagem
    .about = Descarte para usar como um BANG!, um Pânico! ou um Cat Balou no seu turno, ou como uma Esquiva a qualquer momento.
    .short = BANG!, Pânico!, Cat Balou ou Esquiva
    .use = { $when ->
        [dodge] descartar como uma Esquiva
       *[turn] descartar como um BANG!, um Pânico! ou um Cat Balou
    }
bang-card-caboose = Vagão de Cauda
    .about = Qualquer outra carta azul sua pode ser descartada como uma Esquiva, inclusive vagões.
    .short = Suas cartas azuis valem Esquiva
    .use = descartar outra carta azul como uma Esquiva
bang-card-cattle-truck = Vagão de Gado
    .about = Descarte para pegar uma das três cartas do topo do descarte.
    .short = Descarte: 1 das 3 últimas descartadas
    .use = descartar e pegar uma das três cartas do topo do descarte
bang-card-circus-wagon = Vagão do Circo
    .about = Descarte, e cada um dos outros precisa escolher e descartar uma das próprias cartas em jogo.
    .short = Descarte: os outros perdem 1 em jogo
    .use = descartar, e cada um dos outros descarta uma carta em jogo
bang-card-coal-hopper = Vagão de Carvão
    .about = Descarte para comprar uma carta e tirar um vagão de jogo, seja de quem for.
    .short = Descarte: compre 1, sai um vagão
    .use = descartar, comprar 1 carta e tirar um vagão de jogo, seja de quem for
bang-card-dining-car = Vagão-Restaurante
    .about = No começo do seu turno, vire uma carta: copas devolve 1 ponto de vida a você.
    .short = A cada turno: copas devolve 1 vida
bang-card-express-car = Vagão Expresso
    .about = Descarte para encerrar o turno: você perde a mão inteira e joga outro turno. Depois desse não vem mais nenhum.
    .short = Descarte-o com a mão: outro turno
    .use = descartar com a mão inteira, encerrar o turno e jogar outro
bang-card-ghost-car = Vagão Fantasma
    .about = Ponha na frente de quem quiser, menos do Xerife, até de quem está fora do jogo. Quem fica com ele e não tem vida continua no jogo como fantasma: não ganha nem perde vida, descarta a mão inteira no fim de cada turno seu e, sem o vagão, sai na hora.
    .short = No jogo sem vida, como fantasma
bang-card-lounge-car = Vagão-Salão
    .about = Descarte e tire dois vagões: um é para você, o outro para outra pessoa.
    .short = Descarte: 2 vagões, 1 para outro
    .use = descartar, tirar 2 vagões, ficar com um e dar o outro
bang-card-lumber-flatcar = Vagão de Toras
    .about = Ponha na frente de quem quiser. Quem fica com ele vê os outros 1 mais longe.
    .short = Quem o tem vê os outros a +1
bang-card-mail-car = Vagão Postal
    .about = Descarte para comprar 3 cartas; uma delas você dá a outra pessoa.
    .short = Descarte: compre 3, dê 1
    .use = descartar, comprar 3 cartas e dar uma
bang-card-observation-car = Vagão Panorâmico
    .about = Você vê os outros 1 mais perto, e eles veem você 1 mais longe.
    .short = Você vê a -1, os outros a +1
bang-card-passenger-car = Vagão de Passageiros
    .about = Descarte para pegar uma carta de quem quiser, a qualquer distância: uma da mão, ao acaso, ou uma em jogo, à sua escolha.
    .short = Descarte: pegue uma carta de alguém
    .use = descartar e pegar uma carta de quem quiser
bang-card-prisoner-car = Vagão-Prisão
    .about = Os Duelos e os Índios dos outros não fazem nada com você.
    .short = Duelo e Índios não afetam você
bang-card-private-car = Vagão Particular
    .about = Enquanto a sua mão estiver vazia, ninguém pode jogar uma carta BANG! em você.
    .short = Mão vazia: sem BANG! em você
bang-card-sleeper-car = Vagão-Leito
    .about = Uma vez por turno, você pode descartar outra carta azul sua como um BANG!, além do BANG! do turno ou quando uma carta pede um.
    .short = 1 vez por turno: azul vale BANG!
    .use = descartar outra carta azul como um BANG!

# The Feats of Legends, likewise.
bang-card-fifty-guns = Cinquenta Pistolas
    .about = Pegue uma arma de outra pessoa, ou descarte uma arma, sua ou de outra pessoa.
    .short = Pegue ou descarte uma arma
bang-card-wounded-pride = Orgulho Ferido
    .about = Jogue uma carta BANG! que o alvo anule.
    .short = Seu BANG! é anulado
bang-card-old-west-gang = Bando do Velho Oeste
    .about = Acerte dois jogadores diferentes no mesmo turno, de qualquer jeito. Você também pode realizar a façanha mais tarde, no mesmo turno.
    .short = Acerte 2 jogadores em um turno
bang-card-3-15-to-yooma = O Trem das 3:15 para Yooma
    .about = No seu turno acontece um Saque!, seu ou de outra pessoa: uma carta é virada e a sorte decide, por exemplo na Prisão, na Dinamite ou no Barril. Vale também antes de você comprar.
    .short = No seu turno, alguém faz um Saque!
bang-card-wilhelm-scream = O Grito de Wilhelm
    .about = Jogue uma carta BANG! em alguém à distância 2 ou mais, acertando ou não. O que aproxima os outros de você não conta.
    .short = BANG! à distância 2 ou mais
bang-card-scrugs-ballad = A Balada de Scrugs
    .about = Perca um Duelo no seu próprio turno.
    .short = Perca um Duelo no seu turno
bang-card-for-a-few-cards-more = Por Umas Cartas a Mais
    .about = No fim do seu turno, descarte uma carta por ter cartas demais.
    .short = Descarte por ter cartas demais
bang-card-quick-death = Uma Morte Rápida
    .about = Acerte com uma carta BANG! alguém que está com todos os pontos de vida.
    .short = BANG! acerta quem está sem ferimentos
bang-card-bottleneck = O Gargalo
    .about = Descarte uma Cerveja, sem beber.
    .short = Descarte uma Cerveja
bang-card-chuck-a-luck = A Roda da Sorte
    .about = Descarte um BANG!, sem atirar.
    .short = Descarte um BANG!
bang-card-good-company = Em Boa Companhia
    .about = Descarte uma carta e jogue outra do mesmo nome, uma logo depois da outra, em qualquer ordem.
    .short = Descarte e jogue o mesmo nome
bang-card-last-hero = O Último Herói
    .about = Descarte uma carta azul em jogo, sua ou de outra pessoa.
    .short = Descarte uma carta azul em jogo
bang-card-man-with-no-name = O Homem Sem Nome
    .about = Perca um ponto de vida, mas não o último.
    .short = Perca 1 ponto de vida, não o último
bang-card-borderlands = A Fronteira
    .about = Descarte a mão inteira, mesmo que esteja vazia.
    .short = Descarte a mão inteira
bang-card-oregon-trail = A Trilha do Oregon
    .about = Abra mão da primeira carta que compraria no começo do turno.
    .short = Compre 1 carta a menos
bang-card-thousand-ways-to-die = Mil Maneiras de Morrer
    .about = Mostre duas cartas da sua mão do mesmo naipe, pelo menos uma delas uma Esquiva. Elas continuam com você.
    .short = Mostre 2 de um naipe, com uma Esquiva

# Stations. `.about` is what a railcar costs there, `.short` the same in a few words.
bang-station-boom-town = Boom Town
    .about = Aqui um vagão custa uma carta de nome BANG!.
    .short = um BANG!
bang-station-catico = Catico
    .about = Aqui um vagão custa um Pânico! ou um Cat Balou.
    .short = Pânico! ou Cat Balou
bang-station-creepy-creek = Creepy Creek
    .about = Aqui um vagão custa uma carta de espadas.
    .short = uma carta de espadas
bang-station-crowns-hole = Crown's Hole
    .about = Aqui um vagão custa uma Cerveja.
    .short = uma Cerveja
bang-station-deathwood = Deathwood
    .about = Aqui um vagão custa uma carta azul; outro vagão seu também serve.
    .short = uma carta azul
bang-station-dodgeville = Dodgeville
    .about = Aqui um vagão custa uma carta de nome Esquiva.
    .short = uma Esquiva
bang-station-fort-wroth = Fort Wroth
    .about = Aqui um vagão custa um 10, um valete, uma dama, um rei ou um ás.
    .short = uma carta de 10 a ás
bang-station-frisco = Frisco
    .about = Aqui um vagão custa uma carta de paus.
    .short = uma carta de paus
bang-station-miners-oath = Miner's Oath
    .about = Aqui um vagão custa uma carta de ouros.
    .short = uma carta de ouros
bang-station-san-tafe = San Tafe
    .about = Aqui um vagão custa uma carta de copas.
    .short = uma carta de copas
bang-station-tombrock = Tombrock
    .about = Aqui um vagão custa 1 ponto de vida, mas nunca o último.
    .short = 1 ponto de vida
bang-station-virginia-town = Virginia Town
    .about = Aqui um vagão custa duas cartas quaisquer, da mão ou em jogo.
    .short = duas cartas quaisquer
bang-station-yooma = Yooma
    .about = Aqui um vagão custa uma carta de 2 a 9, de qualquer naipe.
    .short = uma carta de 2 a 9
bang-station-custom-station = Estação livre
    .about = Aqui um vagão custa o que foi combinado antes do jogo: o preço de outra estação.
    .short = o combinado

# The two sides of the Locomotive. `.about` is what happens at the End of the Line.
bang-locomotive-ironhorse = Ironhorse
    .about = Um tiro em todos, até em quem está na vez. Ninguém é responsável por ele.
bang-locomotive-leland = Leland
    .about = Uma carta é aberta para cada pessoa no jogo. Quem está na vez escolhe primeiro, depois os outros em sentido horário.

# Characters, likewise.
bang-character-bart-cassidy = Bart Cassidy
    .about = A dor compensa: 1 carta do baralho para cada ponto de vida que você perde, seja qual for a causa, se sobreviver.
    .short = 1 carta por vida perdida
bang-character-black-jack = Black Jack
    .about = Você mostra a segunda carta que compra no turno. Se for vermelha, compra uma terceira.
    .short = 2ª carta vermelha: compra a 3ª
bang-character-calamity-janet = Calamity Janet
    .about = Para você, um BANG! também serve de Esquiva, e uma Esquiva serve de BANG!.
    .short = BANG! é Esquiva e vice-versa
    .use = jogar qualquer carta como um BANG!
bang-character-el-gringo = El Gringo
    .about = Quem fere você paga: para cada ponto de vida, você pega ao acaso uma carta da mão dessa pessoa.
    .short = Quem fere você perde uma carta
bang-character-jesse-jones = Jesse Jones
    .about = A primeira carta do turno pode vir, às cegas, da mão de quem você quiser.
    .short = 1ª carta da mão de alguém
bang-character-jourdonnais = Jourdonnais
    .about = Você tem sempre um Barril: a cada tiro pode virar uma carta, e copas vale como uma Esquiva. Um Barril de verdade dá uma segunda tentativa.
    .short = Sempre com um Barril
    .use = virar uma carta; copas vale como uma Esquiva
bang-character-kit-carlson = Kit Carlson
    .about = Você olha as três primeiras cartas do baralho, fica com duas e devolve a outra ao topo.
    .short = Olha 3 cartas, fica com 2
bang-character-lucky-duke = Lucky Duke
    .about = Em cada Saque!, você vira duas cartas e escolhe a que conta.
    .short = Saque!: vira 2 cartas, escolhe 1
bang-character-paul-regret = Paul Regret
    .about = Os outros veem você 1 mais longe, e um Mustang se soma a isso.
    .short = Os outros veem você a +1
bang-character-pedro-ramirez = Pedro Ramirez
    .about = A primeira carta do turno pode ser a que está no topo do descarte.
    .short = 1ª carta do descarte, se quiser
bang-character-rose-doolan = Rose Doolan
    .about = Você vê os outros 1 mais perto, e uma Mira se soma a isso.
    .short = Você vê os outros a -1
bang-character-sid-ketchum = Sid Ketchum
    .about = Duas cartas da sua mão valem 1 ponto de vida, quantas vezes você quiser, até na hora da morte.
    .short = Descarta 2 cartas: recupera 1 vida
    .use = descartar 2 cartas, recuperar 1 ponto de vida
bang-character-slab-the-killer = Slab the Killer
    .about = Só duas Esquivas anulam um BANG! seu.
    .short = Seu BANG! pede 2 Esquivas
bang-character-suzy-lafayette = Suzy Lafayette
    .about = Quando a sua mão fica vazia, você compra uma carta.
    .short = Mão vazia: compre 1
bang-character-vulture-sam = Vulture Sam
    .about = Todas as cartas de quem sai do jogo, da mão e da mesa, são suas.
    .short = Fica com as cartas de quem sai
bang-character-willy-the-kid = Willy the Kid
    .about = Você pode jogar quantos BANG! quiser no seu turno.
    .short = BANG! sem limite
bang-character-don-bell = Don Bell
    .about = No fim do turno você vira uma carta: se for vermelha, joga outro turno. Depois desse não há nova tentativa.
    .short = Fim do turno: vermelha dá outro
bang-character-dutch-will = Dutch Will
    .about = Das cartas que compra no começo do turno, você descarta uma e pega 1 pepita.
    .short = Descarta 1 carta comprada: 1 pepita
bang-character-jacky-murieta = Jacky Murieta
    .about = No seu turno, 2 pepitas valem um tiro em quem está ao seu alcance: sem carta, e quantas vezes você puder pagar.
    .short = 2 pepitas: um tiro ao seu alcance
    .use = pagar 2 pepitas por um tiro
bang-character-josh-mccloud = Josh McCloud
    .about = No seu turno, por 2 pepitas você fica com a carta do topo dos equipamentos, seja qual for. Se você já tem uma igual, ela se perde.
    .short = 2 pepitas: 1 equipamento do topo
    .use = pagar 2 pepitas e ficar com a carta do topo dos equipamentos
bang-character-madam-yto = Madam Yto
    .about = Sempre que alguém joga uma Cerveja, você ou outra pessoa, você compra uma carta.
    .short = A cada Cerveja jogada, compre 1
bang-character-pretty-luzena = Pretty Luzena
    .about = Uma vez por turno você pode comprar um equipamento por 1 pepita a menos.
    .short = 1 vez por turno: 1 pepita a menos
bang-character-raddie-snake = Raddie Snake
    .about = No seu turno você pode pagar 1 pepita para comprar 1 carta, no máximo duas vezes. Uma Bateia se soma a isso.
    .short = 1 pepita: 1 carta, 2 vezes por turno
    .use = pagar 1 pepita, comprar 1 carta
bang-character-simeon-picos = Simeon Picos
    .about = Cada ponto de vida que você perde, se sobreviver, traz 1 pepita.
    .short = 1 pepita por vida perdida
bang-character-benny-brawler = Benny Brawler
    .about = No seu turno você pode pegar quantos vagões conseguir pagar.
    .short = Vagões sem limite no seu turno
bang-character-evan-babbit = Evan Babbit
    .about = Você pode desviar um BANG! para outra pessoa à distância 1 se descartar uma carta da mão do mesmo naipe. Nunca para quem atirou.
    .short = Desvia um BANG! com carta do naipe
    .use = descartar uma carta do mesmo naipe e desviar o tiro
bang-character-jimmy-texas = Jimmy Texas
    .about = Quando o seu turno acaba, você compra uma carta, mesmo que tenha passado o turno na Prisão.
    .short = Compre 1 no fim do turno
bang-character-manuelita = Manuelita
    .about = Você compra 2 cartas sempre que o trem chega ao fim da linha, seja de quem for a vez.
    .short = No fim da linha, compre 2
bang-character-sancho = Sancho
    .about = O seu vagão do turno não custa nada.
    .short = 1 vagão de graça por turno
bang-character-sgt-blaze = Sgt. Blaze
    .about = Quando uma carta sua atinge várias pessoas, ou a locomotiva no seu turno, você pode poupar uma delas.
    .short = Pode poupar alguém dos seus efeitos
bang-character-shade-oconnor = Shade O'Connor
    .about = Sempre que o trem avança no turno dos outros, você pode descartar uma carta da mão e comprar outra.
    .short = O trem avança: troque uma carta
bang-character-zippy-roy = Zippy Roy
    .about = Uma vez no seu turno, você pode fazer o trem avançar uma estação, além de todo o resto.
    .short = 1 vez por turno: o trem avança
    .use = fazer o trem avançar uma estação, de graça

# The other sides of the base characters, in Legends.
bang-character-legendary-bart-cassidy = Bart Cassidy Lendário
    .about = A dor rende em dobro: 2 cartas do baralho para cada ponto de vida que você perde, se sobreviver.
    .short = 2 cartas por ponto de vida perdido
bang-character-legendary-black-jack = Black Jack Lendário
    .about = Em vez de comprar, você pode virar cartas até passar de 21 e ficar com todas. J, Q e K valem 10, um ás vale 11. Com 21 exatos você pode parar.
    .short = Vire até passar de 21, fique com tudo
    .use = virar cartas até passar de 21 e ficar com todas
bang-character-legendary-calamity-janet = Calamity Janet Lendária
    .about = Toda carta da sua mão serve de BANG! e de Esquiva.
    .short = Toda carta é BANG! ou Esquiva
    .use = jogar qualquer carta como um BANG!
bang-character-legendary-el-gringo = El Gringo Lendário
    .about = Quem fere você paga: para cada ponto de vida, você pega ao acaso uma carta da mão dessa pessoa, e a carta que acertou você também é sua.
    .short = Pegue 1 carta e a que acertou você
bang-character-legendary-jesse-jones = Jesse Jones Lendário
    .about = A primeira carta que você compra pode ser uma à sua escolha da mão de outra pessoa, que você olha.
    .short = Escolhe a 1ª carta da mão de alguém
bang-character-legendary-jourdonnais = Jourdonnais Lendário
    .about = Contra cada carta marrom jogada em você, pode virar uma carta: de valete para cima, a marrom não faz nada com você.
    .short = Carta marrom: de J para cima, nada
    .use = virar uma carta; de valete para cima, a carta marrom não faz nada com você
bang-character-legendary-kit-carlson = Kit Carlson Lendário
    .about = Você compra uma carta a mais no começo do turno e pode dar uma das cartas novas a outra pessoa.
    .short = Compra 1 a mais, pode dar 1
bang-character-legendary-lucky-duke = Lucky Duke Lendário
    .about = Em cada Saque! por causa de uma carta, de qualquer pessoa, duas cartas são viradas e você escolhe. No seu turno, a escolhida é sua.
    .short = Todo Saque! de carta: escolhe 1 de 2
bang-character-legendary-paul-regret = Paul Regret Lendário
    .about = Os outros veem você 1 mais longe, e uma carta BANG! em você custa mais uma carta da mão de quem atira.
    .short = 1 mais longe; BANG! custa 1 a mais
bang-character-legendary-pedro-ramirez = Pedro Ramirez Lendário
    .about = Além do que compra, você pega a carta do topo do descarte.
    .short = Compra e pega o topo do descarte
bang-character-legendary-rose-doolan = Rose Doolan Lendária
    .about = Todos estão à distância 1 de você, tenham o que tiverem. Uma vez no seu turno, uma carta azul sua, da mão ou em jogo, vale como Pânico!.
    .short = Todos à distância 1; azul vira Pânico!
    .use = descartar uma carta azul como um Pânico!, a qualquer distância
bang-character-legendary-sid-ketchum = Sid Ketchum Lendário
    .about = Duas cartas ainda valem 1 ponto de vida a qualquer momento. Uma vez no seu turno, quando recuperar vida, você pode atirar de graça.
    .short = 2 cartas: 1 vida, e um tiro grátis
bang-character-legendary-slab-the-killer = Slab the Killer Lendário
    .about = Nada anula uma carta BANG! sua. Quando você reivindica uma façanha, uma lenda pode perder até o último ponto de vida.
    .short = Seu BANG! não pode ser anulado
bang-character-legendary-suzy-lafayette = Suzy Lafayette Lendária
    .about = Quando tem menos de 2 cartas na mão, você compra até ter 2.
    .short = Sempre pelo menos 2 cartas na mão
bang-character-legendary-vulture-sam = Vulture Sam Lendário
    .about = As cartas de quem sai do jogo são suas. Quando você for sair, fica com 4 pontos de vida e deixa de ser lenda.
    .short = Cartas dos mortos; volta 1 vez com 4
bang-character-legendary-willy-the-kid = Willy the Kid Lendário
    .about = Você pode jogar quantos BANG! quiser. Uma vez no seu turno, também pode atirar sem carta, em vez de reivindicar uma façanha.
    .short = BANG! sem limite; 1 tiro grátis
    .use = atirar sem carta, no lugar de uma façanha neste turno

# Words of the table.
bang-word-roles = Papéis
    .about = Com quatro ou mais jogadores, todo mundo sabe quem é o Xerife, e os outros papéis são secretos. Com três, todos os papéis são conhecidos: { bang-word-roles.three } Com dois: { bang-word-roles.two }
    .three = O Vice caça o Renegado, o Renegado caça o Fora da Lei, e o Fora da Lei caça o Vice.
    .two = Não há papéis. Vence quem ficar de pé.
bang-word-colt-45 = Colt .45
    .about = A arma que você usa enquanto não tem outra em jogo. O alcance dela é 1.
bang-word-distance = Distância
    .about = Os passos de um lugar ao outro, pelo lado mais curto, contando só quem ainda joga. Mustang, Mira e alguns personagens mudam a distância.
bang-word-range = Alcance
    .about = Até onde a sua arma atira: um BANG! alcança quem está a essa distância ou mais perto.
bang-word-draw-check = Saque!
    .about = A sorte decide: a carta do topo do baralho é virada e descartada, e só contam o naipe e o valor.
bang-word-life = Pontos de vida
    .about = Quem perde o último está fora do jogo. Ninguém pode ter mais do que no começo.
bang-word-hand-limit = Limite da mão
    .about = No fim do turno você fica com tantas cartas quantos pontos de vida tem e descarta o resto.
    .legends = Com Lendas, quem tem 1 ponto de vida pode ficar com 2 cartas.
bang-word-elimination = Fora do jogo
    .about = Quem sai mostra o papel e descarta todas as cartas. Quem elimina um Fora da Lei compra 3 cartas; um Xerife que elimina um Vice perde todas as suas. Com três jogadores, toda eliminação vale 3 cartas; com dois, nenhuma.
bang-word-nuggets = Pepitas
    .about = Ouro: 1 para cada ponto de vida que os outros perdem por sua causa. No seu turno, as pepitas compram equipamentos ou fazem alguém descartar um deles, pelo preço mais 1. Uma Cerveja pode ser vendida por 1.
bang-word-equipment = Equipamento
    .about = Três cartas ficam à venda para quem está na vez. As marrons são usadas na hora; as pretas ficam na sua frente, nunca duas iguais. Pânico! e Cat Balou não podem tocar nelas.
bang-word-shadow = Sombra
    .about = Quem está fora do jogo volta em cada turno seu, sem ganhar nem perder vida, e no fim deixa tudo, menos as pepitas. Com quatro jogadores ou mais, a sombra de um Renegado fica do lado com mais papéis à mostra, ou dos Fora da Lei se houver empate.
bang-word-train = Trem
    .about = Avança uma estação no começo dos turnos do Xerife ou, se não há Xerife, de quem começou. Uma vez no seu turno, você pode pagar o preço de uma estação e pegar o vagão que está sob ela. Antes, você pode fazer o trem avançar, mas aí precisa pegar um vagão.
bang-word-railcar = Vagão
    .about = Uma carta azul sem naipe nem valor, que nunca fica na mão. Alguns agem enquanto você os tem, outros quando você os descarta; depois vão para o fundo do baralho de vagões.
bang-word-station = Estação
    .about = A linha tem tantas quantas eram as pessoas no começo. Cada uma tem um preço: cartas da mão ou em jogo, ou um ponto de vida. Quem paga leva o vagão que está sob ela.
bang-word-locomotive = Locomotiva
    .about = Puxa o trem, e ninguém pode levá-la. No fim da linha, age o lado que está para cima: Ironhorse ou Leland.
bang-word-free-advance = Avanço grátis
    .about = Uma vez no seu turno, você pode fazer o trem avançar uma estação antes de pegar um vagão; mas depois precisa pegar um.
bang-word-end-of-the-line = Fim da linha
    .about = A locomotiva passou da última estação. Quem está na vez ainda pode pegar um vagão; depois a locomotiva age, é virada e parte em uma linha nova.
bang-word-ghost = Fantasma
    .about = Quem tem o Vagão Fantasma e nenhuma vida: joga e conta como todos, mas não pode ganhar nem perder vida, e descarta a mão inteira no fim de cada turno seu. Sem esse vagão, um fantasma sai do jogo na hora.
bang-word-feat = Façanha
    .about = Algo a fazer no seu turno, depois de comprar. Quem consegue pode realizá-la na hora e põe nela 2 fichas de fama, ou a última que tem. Uma façanha por turno, e cada uma só uma vez enquanto estiver ali.
bang-word-fame = Fama
    .about = Todos começam com 5 fichas. Quando você põe a última em uma façanha, vira uma lenda.
bang-word-crossroad = Encruzilhada
    .about = Se uma façanha tem este sinal, você também pode simplesmente fazer o que ela pede, com as suas cartas e sem nenhum outro efeito.
bang-word-boast = Gabar-se
    .about = No fim de um turno sem façanha, você pode se gabar: uma nova façanha é aberta, e 1 ficha de fama sua vai para uma façanha que não tem nenhuma sua. Se há mais de quatro, sai a que tem mais fichas.
bang-word-legend = Lenda
    .about = Sua carta é virada, e vale o outro lado. Você fica com pelo menos 3 pontos de vida. Uma lenda não realiza façanhas nem se gaba mais, mas pode reivindicar façanhas.
bang-word-claim = Reivindicação
    .about = Uma lenda que faz o que uma façanha pede pode reivindicá-la. Então ela pode fazer outra lenda perder 1 ponto de vida, mas não o último, e nada ajuda contra isso. A façanha sai, e outra toma o lugar dela.

# Signs as they are spoken: `bang-sign` takes rank (2 to 10 or one of these) and suit.
bang-suit-S = espadas
bang-suit-H = copas
bang-suit-D = ouros
bang-suit-C = paus
bang-rank-J = valete
bang-rank-Q = dama
bang-rank-K = rei
bang-rank-A = ás
bang-sign = { $rank } de { $suit }
# The same as they are written. rank: 2 to 10, J, Q, K or A; suit: S, H, D or C
bang-sign-short = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
    .spoken = { $rank ->
    [J] { bang-rank-J }
    [Q] { bang-rank-Q }
    [K] { bang-rank-K }
    [A] { bang-rank-A }
   *[number] { $rank }
} de { $suit ->
    [S] { bang-suit-S }
    [H] { bang-suit-H }
    [D] { bang-suit-D }
   *[C] { bang-suit-C }
}
# card: the name of its kind; sign: one of the two above
bang-card-sign = { $card } { $sign }
    .spoken = { $card }, { $sign }
# like: the name of the card that it counts as
bang-card-as = { $card } ({ $like })
# player, role
bang-role-of = { $player } ({ $role })

## Narration of events
# $player is the `seat` of the event, $target the other one (at, victim, to, by: see each), both as names.
# $card, $cards, $on are names of cards; $source is the name of the card or character that is the `why`.
# $known is yes if the secret part is there. Numbers are numbers.

# how: sheriff (player: who it is), open (roles: all of them, in words), none
bang-event-dealt = { $how ->
    [sheriff] Os papéis foram distribuídos. A estrela de Xerife vai para { $player }.
    [open] Os papéis foram distribuídos, à vista de todos: { $roles }. { bang-word-roles.three }
   *[none] { bang-word-roles.two }
}
# player, character, life
bang-event-character = { $player } recebe { $character }, com { $life } pontos de vida.
# player
bang-event-turn = É a vez de { $player }.
# player, count, known, cards; named: yes if why is a card or a character (then source), else no
bang-event-drew = { $named ->
    [yes] { $source }: { $player } compra
   *[no] { $player } compra
} { $count ->
    [0] nenhuma carta
    [one] { $count } carta
   *[other] { $count } cartas
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
# player, card
bang-event-showed = { $player } mostra { $card }.
# player, count, known, cards
bang-event-looked = { $known ->
    [yes] { $player } olha { $cards }.
   *[no] { $player } olha o topo do baralho.
}
# player, known, card
bang-event-returned = { $known ->
    [yes] { $player } devolve { $card } ao topo do baralho.
   *[no] { $player } devolve o resto ao topo do baralho.
}
# player, card
bang-event-took-discard = { $player } pega { $card } do descarte.
# how: alone, at (target), hand (target: a blind card), on (target, on: a card in play),
# take (on: a railcar), as (like: the card it counts as), as-at (like, target), sold (a Beer for a nugget)
bang-event-played = { $how ->
    [at] { $player } joga { $card } contra { $target }.
    [hand] { $player } joga { $card } contra a mão de { $target }.
    [on] { $player } joga { $card } contra { $on } de { $target }.
    [take] { $player } joga { $card } e pega { $on } do trem.
    [as] { $player } joga { $card } como { $like }.
    [as-at] { $player } joga { $card } como { $like } contra { $target }.
    [sold] { $player } vende { $card }.
   *[alone] { $player } joga { $card }.
}
# how: own, other (target: who put it there, the event's `by`)
bang-event-equipped = { $how ->
    [other] { $target } põe { $card } na frente de { $player }.
   *[own] { $player } põe { $card } em jogo.
}
# player, card, why: those below; fare (source: a station), named (source: what else was the cause)
bang-event-discarded = { $why ->
    [trade] { $player } abre mão de { $card }.
    [replaced] { $player } troca { $card } pela nova.
    [penalty] { $player } perde { $card }.
    [cat-balou] { $player } precisa descartar { $card }.
    [shadow] { $card } desaparece com { $player }.
    [dutch-will] { $player } fica com o resto e descarta { $card }.
    [pardner] Comparsa: { $player } precisa descartar { $card }.
    [order] { $card }, de { $player }, vai para o descarte.
    [tax] { $player } paga { $card } para atirar.
    [fare] { $player } paga com { $card } em { $source }.
    [named] { $source }: { $player } descarta { $card }.
   *[excess] { $player } descarta { $card }.
}
# player, target (the victim); from: hand, play; known, card (always known from play)
bang-event-took = { $from ->
    [play] { $player } pega { $card } de { $target }.
   *[hand] { $known ->
        [yes] { $player } pega { $card } da mão de { $target }.
       *[no] { $player } pega uma carta da mão de { $target }.
    }
}
# by: yes, no (source: the Locomotive); player (the event's `by`), target (the event's `at`), need (0: nothing cancels it)
bang-event-shot = { $by ->
    [yes] { $player } atira em { $target }
   *[no] { $source } atira em { $target }
}{ $need ->
    [0] : nada pode anular o tiro.
    [one] .
   *[other] : só { $need } Esquivas anulam o tiro.
}
# player, source, cards
bang-event-flipped = { $source }: { $player } vira { $cards }.
# Several cards were turned over. player chooses; how: own, other (target: whose luck it is)
bang-event-counted = { $how ->
    [other] { $player } escolhe { $card } para { $target }: é essa carta que conta.
   *[own] { $player } escolhe { $card }: é essa carta que conta.
}
# good: yes, no; player, source
bang-event-checked = { $good ->
    [yes] { $source }: { $player } teve sorte!
   *[no] { $source }: { $player } não teve sorte.
}
# player, card (a card or a character), left
bang-event-dodged = { $left ->
    [0] { $player } escapa graças a { $card }.
    [one] { $player } se protege graças a { $card }, mas ainda falta { $left } Esquiva.
   *[other] { $player } se protege graças a { $card }, mas ainda faltam { $left } Esquivas.
}
# player, card, target (the event's `by`)
bang-event-fended = { $player } se defende de { $target } com { $card }.
# player, points, life (0 if it is below), source
bang-event-wounded = { $points ->
    [one] { $source } custa { $points } ponto de vida a { $player }
   *[other] { $source } custa { $points } pontos de vida a { $player }
}{ $life ->
    [0] : não resta nenhum.
    [one] : resta { $life }.
   *[other] : restam { $life }.
}
# player, need
bang-event-dying = { $need ->
    [one] { $player } está por um fio: falta { $need } ponto de vida para ficar no jogo.
   *[other] { $player } está por um fio: faltam { $need } pontos de vida para ficar no jogo.
}
# player, points, life
bang-event-healed = { $points ->
    [one] { $player } recupera { $points } ponto de vida e agora tem { $life }.
   *[other] { $player } recupera { $points } pontos de vida e agora tem { $life }.
}
# player, card
bang-event-no-effect = { $card } não faz efeito para { $player }.
# player, cards
bang-event-store = Cartas abertas: { $cards }.
# player, card
bang-event-took-store = { $player } escolhe { $card }.
# player, card, target (the event's `to`)
bang-event-passed-on = { $card } passa de { $player } para { $target }.
# player, card
bang-event-exploded = { $card } explode na cara de { $player }!
# player, card
bang-event-freed = { $card }: a porta se abre, e { $player } está livre.
bang-event-skipped = { $card }: a porta não se abre, e { $player } perde o turno.
# player; by: yes (target: who did it), no; shown: yes (role), no
bang-event-out = { $by ->
    [yes] { $target } elimina { $player }
   *[no] { $player } está fora do jogo
}{ $shown ->
    [yes] . O papel era { $role }.
   *[no] .
}
# player, count, target (the victim)
bang-event-reward = { $count ->
    [one] { $player } ganha { $count } carta por eliminar { $target }.
   *[other] { $player } ganha { $count } cartas por eliminar { $target }.
}
# player
bang-event-penalty = O Xerife eliminou um Vice: { $player } perde todas as cartas.
# count
bang-event-reshuffled = { $count ->
    [one] O descarte, { $count } carta, vira o novo baralho.
   *[other] O descarte é embaralhado: o novo baralho tem { $count } cartas.
}
# count (of the winners), players (their names)
bang-event-over = { $count ->
    [0] Ninguém vence.
    [one] { $players } vence.
   *[other] { $players } vencem.
}

# Gold Rush. player, count, total (after it); named: yes if why is equipment that lies before a player (then source)
bang-event-gained-nuggets = { $named ->
    [yes] { $source }: { $player } pega
   *[no] { $player } pega
} { $count ->
    [one] { $count } pepita
   *[other] { $count } pepitas
} e agora tem { $total }.
# player, count, total (after it); how: out (back to the heap), named (source: the equipment that is used), plain
bang-event-paid-nuggets = { $how ->
    [out] { $player } deixa
    [named] { $source }: { $player } paga
   *[plain] { $player } paga
} { $count ->
    [one] { $count } pepita
   *[other] { $count } pepitas
}{ $total ->
    [0] .
    [one] : resta { $total }.
   *[other] : restam { $total }.
}
# player, card, price; how: own, other (target: whom it is for)
bang-event-bought = { $price ->
    [0] { $player } leva { $card } de graça
    [one] { $player } compra { $card } por { $price } pepita
   *[other] { $player } compra { $card } por { $price } pepitas
}{ $how ->
    [other] : vai para { $target }.
   *[own] .
}
# card
bang-event-displayed = Agora à venda: { $card }.
# player, card
bang-event-got-equipment = { $card } agora está na frente de { $player }.
# player, card; by: yes (target: who paid for it), no
bang-event-lost-equipment = { $by ->
    [yes] { $target } faz { $player } descartar { $card }.
   *[no] { $player } perde { $card }.
}
# count
bang-event-equipment-reshuffled = { $count ->
    [one] O equipamento usado, { $count } carta, vira o novo baralho de equipamentos.
   *[other] Os equipamentos usados são embaralhados: o novo baralho tem { $count } cartas.
}
# player, card, like (the card that it works like); how: own, other (target)
bang-event-used-as = { $how ->
    [other] { $player } usa { $card } como { $like } contra { $target }.
   *[own] { $player } usa { $card } como { $like }.
}
# player, card
bang-event-found-equipment = { $player } tira { $card } do baralho de equipamentos.
bang-event-ignored = { $card } não afeta { $player }.
# player
bang-event-another-turn = { $player } vai ter outro turno.
# player; why: ghost, shadow
bang-event-came-back = { $why ->
    [ghost] { $player } volta como fantasma.
   *[shadow] A sombra de { $player } volta por um turno.
}
# player
bang-event-faded = A sombra de { $player } se desfaz.
# player; side: deputy, outlaw, none
bang-event-side = { $side ->
    [deputy] { $player } agora está com a lei.
    [outlaw] { $player } agora está com os Fora da Lei.
   *[none] { $player } deixa de ser um Renegado e ainda não está do lado de ninguém.
}

# The Great Train Robbery. end: yes, no (station: its name); player (the event's `by`) made it move
bang-event-train-moved = { $end ->
    [yes] O trem chega ao fim da linha!
   *[no] O trem avança até { $station }.
}
# player, card, station; free: yes, no
bang-event-boarded = { $free ->
    [yes] { $player } pega { $card } em { $station } sem pagar.
   *[no] { $player } pega { $card } em { $station }.
}
# player, cards
bang-event-drew-railcars = { $player } tira vagões: { $cards }.
# locomotive: the name of the side that is up
bang-event-new-line = Uma nova linha é montada, e { $locomotive } puxa o trem.
# player, locomotive; times: 0 or 2
bang-event-full-steam = { $times ->
    [0] { $player } decide: { $locomotive } não faz nada.
   *[other] { $player } decide: { $locomotive } age duas vezes.
}
# player, source (the event's `what`); how: own, other (target: the event's `by`)
bang-event-spared = { $how ->
    [own] { $player } fica de fora: { $source }.
   *[other] { $target } poupa { $player }: { $source }.
}
# player, card, target (the event's `other`), theirs (a card)
bang-event-exchanged = { $player } dá { $card } a { $target } e recebe { $theirs }.
# player, target; known, card
bang-event-gave = { $known ->
    [yes] { $player } dá { $card } a { $target }.
   *[no] { $player } dá uma carta a { $target }.
}
# player, target (the event's `to`)
bang-event-redirected = { $player } desvia o tiro para { $target }.
# player
bang-event-haunts = { $player } não tem mais vida, mas fica no jogo como fantasma.

# Legends. card: a Feat
bang-event-feat-revealed = Nova façanha na mesa: { $card }.
# tokens: Fame that goes with it
bang-event-feat-discarded = { $tokens ->
    [0] A façanha { $card } sai da mesa.
    [one] A façanha { $card } sai da mesa, e com ela { $tokens } ficha de fama.
   *[other] A façanha { $card } sai da mesa, e com ela { $tokens } fichas de fama.
}
# count
bang-event-feats-reshuffled = { $count ->
    [one] A façanha que saiu vira o novo baralho de façanhas.
   *[other] As façanhas que saíram são embaralhadas: o novo baralho tem { $count }.
}
# player, card, count (Fame tokens), left
bang-event-feat-performed = { $count ->
    [one] { $player } realiza a façanha { $card } e põe { $count } ficha de fama nela
   *[other] { $player } realiza a façanha { $card } e põe { $count } fichas de fama nela
}{ $left ->
    [0] , até a última.
    [one] : resta { $left }.
   *[other] : restam { $left }.
}
bang-event-feat-claimed = { $player } reivindica { $card }.
bang-event-boasted = { $player } se gaba.
bang-event-fame-placed = { $player } põe uma ficha de fama em { $card }{ $left ->
    [0] , a última.
    [one] : resta { $left }.
   *[other] : restam { $left }.
}
# player, count
bang-event-fame-lost = { $count ->
    [one] { $player } perde { $count } ficha de fama.
   *[other] { $player } perde { $count } fichas de fama.
}
# player, card
bang-event-trail = { $player } escolhe { $card } e vai comprar uma carta a menos.
# character: the name that everybody knew
bang-event-legend = { $character } vira uma lenda!
# character, life
bang-event-legend-over = { $character } continua no jogo com { $life } pontos de vida, mas deixa de ser uma lenda.
# player, card
bang-event-turned-up = { $player } vira { $card }.
# player, target (the victim), count, known, cards
bang-event-looked-at = { $known ->
    [yes] { $player } olha a mão de { $target }: { $cards }.
   *[no] { $player } olha a mão de { $target }.
}

# The reason for the end, by the view's or the event's `why`.
bang-over-law = A lei venceu: não resta nenhum Fora da Lei nem Renegado.
bang-over-outlaws = O Xerife foi eliminado, e os Fora da Lei vencem.
bang-over-renegade = Um Renegado é o último vivo e vence.
bang-over-target = O alvo foi eliminado: vence quem o caçava.
bang-over-last = Só uma pessoa continua de pé.
bang-over-nobody = Ninguém continua de pé.
# In a game of three players, which has no Sheriff.
bang-over-outlaw-alone = Ninguém continua de pé: o Fora da Lei vence.

# The end of a match, for everybody: what each player was
bang-end-out = fora do jogo
# count: life points left
bang-end-alive = { $count ->
    [one] no jogo, com 1 ponto de vida
   *[other] no jogo, com { $count } pontos de vida
}
# Columns of the table of deeds: short, because a phone shows them side by side
bang-deed-wounds = Dano causado
bang-deed-kills = Eliminados
bang-deed-suffered = Vida perdida
bang-deed-healed = Vida recuperada
bang-deed-played = Cartas jogadas
bang-deed-drawn = Cartas compradas
bang-deed-nuggets = Pepitas
bang-deed-bought = Equipamentos
bang-deed-boarded = Vagões
bang-deed-feats = Façanhas
# Names of the turning points; the sentence of the log follows
bang-moment-first-blood = Primeiro sangue
bang-moment-last-life = O Xerife só tem um ponto de vida
bang-moment-out = Um jogador é eliminado
bang-moment-penalty = O Xerife elimina um Vice
bang-moment-exploded = A Dinamite explode
bang-moment-haunts = Um fantasma fica no jogo
bang-moment-came-back = De volta do além
bang-moment-new-line = Uma linha nova
bang-moment-legend = Nasce uma lenda

## The questions, by kind of ask

bang-ask-character = Quem você quer ser?
bang-ask-turn = Sua vez: o que você joga?
# by: yes (player: who shoots), no; card (what with); need
bang-ask-dodge = { $by ->
    [yes] { $player } atira em você com { $card }.
   *[no] Atiram em você com { $card }.
} { $need ->
    [one] Como você se esquiva?
   *[other] Só { $need } Esquivas anulam o tiro. O que você faz?
}
# own: yes (your own card; target: your opponent), no (player: who it was played by); card
bang-ask-fend = { $own ->
    [yes] { $card } contra { $target }: você descarta um BANG! ou perde 1 ponto de vida?
   *[no] { $card } de { $player }: você descarta um BANG! ou perde 1 ponto de vida?
}
# need
bang-ask-save = { $need ->
    [one] Você está por um fio. Quer se salvar? Falta { $need } ponto de vida.
   *[other] Você está por um fio. Quer se salvar? Faltam { $need } pontos de vida.
}
bang-ask-trade = Qual outra carta você descarta?
# card
bang-ask-store = { $card }: qual carta você pega?
# all: yes (all cards of the draw are drawn in one way or another), no
bang-ask-draw = { $all ->
    [yes] Como você compra as suas cartas?
   *[no] De onde você compra a primeira carta?
}
bang-ask-return = Qual carta você devolve ao topo do baralho?
# source: what luck decides about; other: yes (target: for whom), no
bang-ask-luck = { $other ->
    [yes] { $source } para { $target }: qual carta conta?
   *[no] { $source }: qual carta conta?
}
# limit, count (too many)
bang-ask-excess = { $count ->
    [one] Seu limite é { $limit }: descarte mais { $count } carta.
   *[other] Seu limite é { $limit }: descarte mais { $count } cartas.
}
bang-ask-order = Você descarta todas estas cartas. Qual delas primeiro?
# card
bang-ask-as = { $card }: como você quer usar esta carta?
bang-ask-give = { $card }: para quem?
bang-ask-drop = Qual das cartas compradas você descarta?
# The Great Train Robbery. source: the name of the Locomotive (full-steam), or of what goes for several (spare)
bang-ask-board = Qual vagão você pega?
bang-ask-pay = Com qual outra carta você paga?
bang-ask-swap = O trem avançou. Qual carta você troca por uma nova?
bang-ask-full-steam = A todo vapor: o que { $source } vai fazer?
bang-ask-spare = { $source }: quem você poupa?
bang-ask-dig = Qual carta você pega do descarte?
bang-ask-circus = Qual das suas cartas em jogo você descarta?
bang-ask-derail = Qual vagão em jogo vai ser descartado?
bang-ask-lounge = Com qual vagão você fica?
bang-ask-mail = Qual das cartas novas você dá?
# player, card
bang-ask-robbed = { $card } de { $player }: qual carta você descarta, ou mantém e leva um tiro?
bang-ask-map = Qual destas cartas você descarta?
# Legends. count: Feats that are met; card: a Feat, or the card that it is about; target: whom it is about
bang-ask-feat = { $count ->
    [0] Você pegou uma carta que ninguém viu: quer mostrá-la por uma façanha?
    [one] Você cumpriu uma façanha: quer usá-la?
   *[other] Você cumpriu { $count } façanhas: qual você quer?
}
bang-ask-trail = A Trilha do Oregon: você quer comprar uma carta a menos?
bang-ask-victim = Você reivindica { $card }. Qual lenda perde 1 ponto de vida?
bang-ask-boast = Um turno sem façanha: você quer se gabar?
bang-ask-dismiss = Agora são cinco façanhas, e estas têm mais fama. Qual sai?
bang-ask-fame = Em qual façanha você põe uma ficha de fama?
bang-ask-company = Você descartou { $card }. Como você joga a outra?
bang-ask-jail = Você está na Prisão. Tenta a sorte ou descarta uma carta de copas para sair?
# by: yes (player), no
bang-ask-ignore = { $by ->
    [yes] { $card } de { $player }: você tenta escapar?
   *[no] { $card } vem na sua direção: você tenta escapar?
}
bang-ask-tax = Um BANG! em { $target } custa mais uma carta. Qual você descarta?
bang-ask-free-bang = Você recuperou vida e pode atirar de graça. Em quem?
# total
bang-ask-more = Suas cartas somam { $total }. Mais uma?
bang-ask-look = Qual carta você pega da mão de { $target }?

# The answers. player is whom it is aimed at; on is a card in play; like is what the card counts as.
bang-answer-play = Jogar { $card }
bang-answer-play-as = Jogar { $card } como { $like }
bang-answer-play-at = Jogar { $card } contra { $player }
bang-answer-play-as-at = Jogar { $card } como { $like } contra { $player }
bang-answer-play-blind = { $card }: uma carta da mão de { $player }
bang-answer-play-on = { $card }: { $on } de { $player }
bang-answer-use = Usar { $card }
# terms: the price of its use, and what it does
bang-answer-use-to = Usar { $card }: { $terms }
bang-answer-use-trade = Descartar { $card } e outra carta por 1 ponto de vida
bang-answer-end = Encerrar o turno
bang-answer-pass = Não fazer nada
bang-answer-discard = Descartar { $card }
bang-answer-take = Pegar { $card }
bang-answer-take-from = Pegar uma carta da mão de { $player }
bang-answer-take-discard = Pegar { $card } do descarte
bang-answer-draw = Comprar do baralho
bang-answer-return = Devolver { $card }
bang-answer-pick = Escolher { $card }
bang-answer-done = O resto em qualquer ordem
bang-answer-choose = Ser { $character }
# Gold Rush. price in nuggets; as: like is the card that the one just bought works like.
bang-answer-buy = { $price ->
    [0] Levar { $card } de graça
    [one] Comprar { $card } por { $price } pepita
   *[other] Comprar { $card } por { $price } pepitas
}
bang-answer-buy-at = { $price ->
    [0] Levar { $card } de graça: vai para { $player }
    [one] Comprar { $card } por { $price } pepita: vai para { $player }
   *[other] Comprar { $card } por { $price } pepitas: vai para { $player }
}
bang-answer-scrap = { $price ->
    [one] Fazer { $player } descartar { $card } por { $price } pepita
   *[other] Fazer { $player } descartar { $card } por { $price } pepitas
}
bang-answer-sell = Vender { $card } por 1 pepita
bang-answer-use-at = Usar { $card } contra { $player }: { $terms }
bang-answer-as = Como { $like }
bang-answer-as-at = Como { $like } contra { $player }
bang-answer-as-blind = Como { $like }: uma carta da mão de { $player }
bang-answer-as-on = Como { $like }: { $on } de { $player }
bang-answer-give = Dar { $card } a { $player }
# The Great Train Robbery. on is also the card that is paid or given, theirs the one that comes for it.
bang-answer-board = Pegar { $card } em { $station }: pagar com { $on }
bang-answer-board-life = Pegar { $card } em { $station }: pagar 1 ponto de vida
bang-answer-board-free = Pegar { $card } em { $station } sem pagar
bang-answer-advance = Fazer o trem avançar, depois pegar um vagão
bang-answer-play-take = { $card }: pegar { $on } do trem
bang-answer-play-switch = { $card }: { $on } em troca de { $theirs } de { $player }
bang-answer-use-with = Usar { $card }: descartar { $on } como { $like }
bang-answer-use-with-at = Usar { $card } contra { $player }: descartar { $on } como { $like }
bang-answer-use-pass-on = Usar { $card }: descartar { $on } e desviar o tiro para { $player }
bang-answer-discard-of = Descartar { $card } de { $player }
bang-answer-shot = Manter { $card } e levar um tiro
bang-answer-skip = Nenhum efeito
bang-answer-double = O efeito, duas vezes
bang-answer-spare = Poupar { $player }
bang-answer-drop = Descartar { $card }
bang-answer-keep = Não descartar nada
bang-answer-done-board = Não pegar nenhum vagão
bang-answer-done-swap = Ficar com as suas cartas
bang-answer-done-spare = Não poupar ninguém
# Legends. card: a Feat, or whose ability it is; on and theirs: further cards; verb: perform, claim
bang-answer-feat = { $verb ->
    [claim] Reivindicar { $card }
   *[perform] Realizar { $card }
}
bang-answer-feat-discard = { $verb ->
    [claim] Reivindicar { $card }: descartar { $on }
   *[perform] Realizar { $card }: descartar { $on }
}
bang-answer-feat-show = { $verb ->
    [claim] Reivindicar { $card }: mostrar { $on }
   *[perform] Realizar { $card }: mostrar { $on }
}
bang-answer-feat-pair = { $verb ->
    [claim] Reivindicar { $card }: mostrar { $on } e { $theirs }
   *[perform] Realizar { $card }: mostrar { $on } e { $theirs }
}
bang-answer-feat-company = { $verb ->
    [claim] Reivindicar { $card }: descartar { $on }, depois jogar { $theirs }
   *[perform] Realizar { $card }: descartar { $on }, depois jogar { $theirs }
}
bang-answer-feat-life = { $verb ->
    [claim] Reivindicar { $card } por 1 ponto de vida seu
   *[perform] Realizar { $card } por 1 ponto de vida seu
}
bang-answer-feat-hand = { $verb ->
    [claim] Reivindicar { $card }: descartar a sua mão
   *[perform] Realizar { $card }: descartar a sua mão
}
bang-answer-feat-trail = { $verb ->
    [claim] Reivindicar { $card }: comprar uma carta a menos
   *[perform] Realizar { $card }: comprar uma carta a menos
}
bang-answer-use-bang = { $card }: { $on } como BANG! contra { $player }
bang-answer-use-rob = { $card }: { $on } por { $theirs } de { $player }
bang-answer-use-rob-blind = { $card }: { $on } por uma carta da mão de { $player }
bang-answer-hit = { $player } perde 1 ponto de vida
bang-answer-shoot = Atirar em { $player }
bang-answer-boast = Gabar-se: uma nova façanha, e 1 ficha de fama em qualquer uma
bang-answer-dismiss = Tirar { $card } da mesa
bang-answer-place = Pôr em { $card }
bang-answer-check = Virar uma carta e torcer por copas
bang-answer-more = Mais uma carta
bang-answer-stop = Parar
bang-answer-done-mail = Ficar com todas

## The table

bang-phase-setup = antes do começo
bang-phase-start = começo do turno
bang-phase-draw = compra de cartas
bang-phase-play = jogo de cartas
bang-phase-discard = descarte
bang-phase-end = fim do turno
bang-phase-over = a partida acabou
# player, phase
bang-turn = Vez de { $player }: { $phase }
bang-out = fora do jogo
bang-role-unknown = papel oculto
bang-cards-in-hand = { $count ->
    [0] mão vazia
    [one] { $count } carta na mão
   *[other] { $count } cartas na mão
}
# weapon (its name), range
bang-weapon = { $weapon }, alcance { $range }
# distance; reached: yes, no
bang-distance = { $reached ->
    [yes] distância { $distance }, ao alcance
   *[no] distância { $distance }, fora de alcance
}
# deck, count (cards in the discard pile); top: yes (card), no
bang-piles = Baralho: { $deck } · descarte: { $count }{ $top ->
    [yes] , no topo { $card }
   *[no] { "" }
}
# count, limit; limited: yes, no
bang-bangs = { $limited ->
    [yes] BANG! neste turno: { $count } de { $limit }
   *[no] BANG! neste turno: { $count }, sem limite
}
# The action under way, by `what`: player (by), target (at), card, need (0: nothing cancels the shot)
bang-doing-shot = Tiro de { $card } em { $target }: { $need ->
    [0] nada pode anular o tiro
    [one] falta { $need } Esquiva
   *[other] faltam { $need } Esquivas
}
bang-doing-fend = { $target } precisa de um BANG! contra { $card }
bang-doing-save = { $need ->
    [one] { $target } está por um fio: falta { $need } ponto de vida
   *[other] { $target } está por um fio: faltam { $need } pontos de vida
}
bang-doing-card = { $player } jogou { $card }
# cards
bang-on-offer = Para escolher: { $cards }
bang-looking-at = Você está olhando: { $cards }
bang-hand = Sua mão
bang-hand-empty = Sua mão está vazia.
# Gold Rush. count
bang-nuggets = { $count ->
    [0] nenhuma pepita
    [one] { $count } pepita
   *[other] { $count } pepitas
}
# cards (each with its price), deck (face down), used (face up, under it)
bang-market = À venda, em pepitas: { $cards } · baralho de equipamentos: { $deck }, usadas: { $used }
# side: deputy, outlaw; of the shadow of a Renegade
bang-side = { $side ->
    [deputy] está com a lei
   *[outlaw] está com os Fora da Lei
}
# The Great Train Robbery. deck (face down)
bang-line = A linha, com o preço de cada estação · vagões no baralho: { $deck }
# locomotive: the name of the side that is up
bang-train-locomotive = Locomotiva: { $locomotive }
# cards: railcars
bang-train-waiting = Ainda sem estação: { $cards }
# Legends. count: Fame tokens that somebody still has
bang-fame = { $count ->
    [0] nenhuma ficha de fama
    [one] { $count } ficha de fama
   *[other] { $count } fichas de fama
}
# deck (face down)
bang-feats = Façanhas · no baralho: { $deck }
# feat, terms (what it asks for, in a few words); free: yes (the Crossroad), no
bang-feat = { $free ->
    [yes] { $feat } ({ $terms }; Encruzilhada)
   *[no] { $feat } ({ $terms })
}
# players: those with Fame on it, each with how much
bang-feat-fame = fama de { $players }
# how the viewer stands to it
bang-feat-state = { $state ->
    [perform] você pode realizá-la
    [claim] você pode reivindicá-la
    [open] ainda aberta para você
    [done] sua fama já está nela
    [spent] você já fez a façanha do turno
   *[none] não é para você
}
# players: who was hit this turn; have, need
bang-feat-hit = acertados neste turno: { $players } ({ $have } de { $need })
# cards
bang-feat-last = jogada ou descartada por último: { $cards }
bang-feat-met = cumprida agora mesmo
bang-feat-with = possível com { $cards }

## In the terminal

bang-keys-target = um número escolhe · Enter volta · ? explica · q sai
bang-keys-only = Enter segue em frente · ? explica · q sai
bang-ask-target = { $card }: contra quem?
bang-ask-price = { $card }: qual carta você descarta primeiro?
bang-target-hand = { $player }: uma carta da mão
bang-target-on = { $player }: { $on }
# on is the card that was chosen already; cost is the price of the station in a few words.
bang-ask-fare = { $card }: com o que você paga?
bang-ask-spend = { $card }: qual carta você descarta?
bang-ask-offer = { $card }: qual das suas cartas você dá?
bang-ask-exchange = { $card }: { $on } em troca de qual carta?
bang-ask-railcar = { $card }: qual vagão você pega?
bang-ask-target-with = { $card } e { $on }: contra quem?
bang-answer-board-any = Pegar { $card } em { $station } ({ $cost })
bang-answer-give-any = Dar { $card }
bang-ask-feat-card = { $card }: com qual carta?
bang-ask-feat-second = { $card } e { $on }: com qual outra carta?
bang-answer-feat-any = { $verb ->
    [claim] Reivindicar { $card } …
   *[perform] Realizar { $card } …
}

## The table in the browser

bang-web-table = A mesa
bang-web-turn = na vez
# player
bang-web-aim = Mirar em { $player }
# life, most
bang-web-life = { $life } de { $most } pontos de vida
# count, cards
bang-web-in-play = { $count ->
    [0] nada em jogo
   *[other] em jogo: { $cards }
}
# cards
bang-web-holds = Sua mão: { $cards }.
bang-web-deck = Baralho: { $count }
bang-web-discard = Pilha de descarte: { $count }
bang-web-peeked = Só você vê estas cartas
bang-web-about = O que é isto
bang-web-close = Fechar
bang-web-more = Saiba mais
bang-web-brown = marrom: usada uma vez
bang-web-blue = azul: fica em jogo
# range
bang-web-range = alcance { $range }
bang-web-clauses = { $count ->
    [one] { $count } regra sobre isto
   *[other] { $count } regras sobre isto
}
# card
bang-web-unplayable = { $card }, não pode ser jogada agora
bang-web-answers = O que você pode fazer
bang-web-hand-card = Uma carta da mão, às cegas
bang-web-myself = você
bang-web-put-back = Devolver
bang-web-back = Voltar

# The action under way, in the middle of the table. by, aimed: yes, no; player does it, to target, with card
bang-web-doing-shot = { $by ->
    [yes] { $player } atira em { $target } com { $card }.
   *[no] { $target } leva um tiro de { $card }.
} { $need ->
    [0] Nada pode anular o tiro.
    [one] Uma Esquiva anula o tiro.
   *[other] Só { $need } Esquivas anulam o tiro.
}
# own: yes (target played the card, player is the opponent), no (player played it)
bang-web-doing-fend = { $own ->
    [yes] { $card } contra { $player }: { $target } descarta um BANG! ou perde 1 ponto de vida.
   *[no] { $card } de { $player }: { $target } descarta um BANG! ou perde 1 ponto de vida.
}
bang-web-doing-save = { $target } está por um fio e precisa de { $need ->
    [one] { $need } ponto de vida
   *[other] { $need } pontos de vida
}!

# Prompts for the next step.
bang-web-hint-turn = Toque em uma carta e depois no alvo.
bang-web-hint-nothing = Nenhuma carta sua pode ser jogada agora.
bang-web-hint-target = { $card }: escolha um dos jogadores marcados.
bang-web-hint-part = Qual carta?
bang-web-hint-trade = Escolha a primeira das duas cartas que você descarta.
bang-web-hint-no-dodge = { $need ->
    [one] Você não tem nada contra isso.
   *[other] Você precisaria de { $need } Esquivas e não tem nenhuma.
}
bang-web-hint-no-fend = Você não tem um BANG! para descartar.
bang-web-hint-no-save = Nada mais pode salvar você.
# The price of doing nothing; left: life points after it
bang-web-cost-life = { $left ->
    [one] −1 ponto de vida, resta { $left }
   *[other] −1 ponto de vida, restam { $left }
}
bang-web-cost-last = seu último ponto de vida!
bang-web-cost-out = você está fora do jogo!

# Are you sure?
bang-web-doubt-beer-full = Você tem todos os pontos de vida: a Cerveja não vai fazer nada.
bang-web-doubt-beer-two = Só restam duas pessoas: a Cerveja não vai fazer nada.
bang-web-doubt-saloon = Ninguém está ferido: o Saloon não vai fazer nada.
bang-web-doubt-dynamite = O primeiro Saque! da Dinamite vai ser seu, e ela pode tirar você do jogo.
bang-web-doubt-jail = Você está prestes a se prender.
bang-web-doubt-own = Esta é uma carta sua.
bang-web-doubt-missed = O tiro pede mais Esquivas do que você tem: só esta não salva você.
bang-web-doubt-save = Você ainda pode se salvar.
bang-web-doubt-short = Isto não basta para salvar você.
bang-web-doubt-last = Isto custa o seu último ponto de vida, e você pode evitar.
bang-web-doubt-off = Você pode desligar estas perguntas nas configurações.
bang-web-relent = Melhor não
# answer: what you are about to do
bang-web-insist = { $answer } mesmo assim

# Settings of a person.
bang-web-set-confirm = Perguntar antes que eu me prejudique ou desperdice uma carta
bang-web-set-pass = Passar na hora quando não posso fazer nada (os outros podem perceber)
bang-web-set-barrel = Tentar primeiro o meu Barril, sem perguntar
bang-web-set-no-barrel = Nunca usar o meu Barril
bang-web-set-no-beer = Nunca beber uma Cerveja para me salvar

# Texts for an eliminated player.
bang-web-out = Você está fora do jogo.
bang-web-out-watch = Você pode assistir até o fim.
bang-web-out-side = Você ainda pode vencer com quem está do seu lado ({ $role }).
bang-web-out-again = Quero jogar a próxima partida
bang-web-your-role = O seu papel
bang-web-out-leave = Voltar ao salão

# A bot's beliefs about the others, shown after the match.
bang-web-thoughts-of = { $player } achava
bang-web-thought = { $role } { $percent }%

# Gold Rush and the shadows. price in nuggets; afford: buy (you can buy it now), yes (you could pay it), no, unknown
bang-web-black = preta: fica na frente do dono
bang-web-market = Equipamentos à venda
bang-web-equipment-deck = Baralho de equipamentos: { $count }
bang-web-offer = { $card }, { $price ->
    [0] de graça
    [one] { $price } pepita
   *[other] { $price } pepitas
}{ $afford ->
    [buy] , você pode comprar agora
    [yes] , você pode pagar
    [no] , mais do que você tem
   *[unknown] { "" }
}
# cards
bang-web-equipped = equipamento: { $cards }
# player: whom something is for
bang-web-for = Para { $player }
bang-web-comes-back = volta
bang-web-hint-nuggets = { $count ->
    [0] Você não tem pepitas.
    [one] Você tem { $count } pepita para gastar.
   *[other] Você tem { $count } pepitas para gastar.
}
# answer: what you are about to buy, and for how much
bang-web-hint-offer = { $answer }: escolha um dos jogadores marcados.
bang-web-out-shadow = Você volta como sombra em cada turno seu.
bang-web-doubt-unhurt = Não há ponto de vida para recuperar ali: não vai adiantar nada.
bang-web-doubt-shadow = Uma sombra não recupera pontos de vida: não vai adiantar nada.
bang-web-doubt-wanted = Você está prestes a pôr a sua própria cabeça a prêmio.

# The Great Train Robbery. card: a railcar; station; cost: its price in a few words
bang-web-railway = A ferrovia
bang-web-car-deck = Baralho de vagões: { $count }
bang-web-railcar = vagão: fica em jogo e vai para o fundo do baralho de vagões
bang-web-hint-fare = { $card } em { $station }: pague com { $cost }.
bang-web-hint-spend = { $card }: escolha a carta a descartar.
bang-web-hint-own = { $card }: escolha qual carta sua em jogo você dá.
bang-web-hint-car = { $card }: escolha um vagão.
bang-web-hint-board = Escolha um vagão, depois com o que pagar.
# pays: yes, no, unknown
bang-web-station = { $station }: { $cost }{ $pays ->
    [yes] , que você pode pagar
    [no] , que você não pode pagar
   *[unknown] { "" }
}
# card: the railcar below the station; locomotive: the name of the side that is up
bang-web-below = embaixo: { $card }
bang-web-below-engine = embaixo: a locomotiva, { $locomotive }
bang-web-below-then = depois de um avanço: { $card }
bang-web-waiting = { $card }, ainda sem estação
bang-web-can-take = você pode pegar agora
# The effect of each Locomotive at the End of the Line, in a few words.
bang-web-end-ironhorse = um tiro em todos
bang-web-end-leland = uma carta para cada um
# cars: railcars; after the move each with its station
bang-web-now = Você pode pagar agora: { $cars }
bang-web-now-none = Você não pode pagar nenhum agora
bang-web-then = Depois você pode pagar: { $cars }
bang-web-then-none = Depois você não pode pagar nenhum
bang-web-preview = Depois do avanço
# cards: what can pay; two of them at one station
bang-web-pay-with = Você poderia pagar com { $cards }.
bang-web-pay-two = Você poderia pagar com duas destas: { $cards }.
bang-web-pay-life = Você poderia pagar com um ponto de vida.
bang-web-pay-none = Você não tem com o que pagar aqui.
bang-web-price-of = O preço é o mesmo de { $station }.
bang-web-taken = Você já pegou o seu vagão deste turno.
bang-web-doubt-express = Você perde a mão inteira.
bang-web-doubt-ghost = Sem o Vagão Fantasma você está fora do jogo.
bang-web-doubt-end = O trem chega ao fim da linha: Ironhorse atira em todos, e você está no último ponto de vida.

# Legends. cards: your own, with which it could be done; players: those with Fame on it, each with how much
bang-web-feats = Façanhas
bang-web-feat-deck = Baralho de façanhas: { $count }
bang-web-feat-sign = façanha: aberta a todos
bang-web-feat-now = { $verb ->
    [claim] você pode reivindicá-la agora
   *[perform] você pode realizá-la agora
}
bang-web-feat-reach = possível com { $cards }
bang-web-feat-reach-life = possível: perder 1 ponto de vida
bang-web-feat-reach-hand = possível: descartar a sua mão
bang-web-feat-reach-trail = possível quando você comprar
bang-web-feat-reach-excess = possível: você tem cartas demais
bang-web-feat-far = ainda não é possível
bang-web-feat-done = feita: sua fama está nela
bang-web-feat-spent = só uma façanha por turno
bang-web-feat-none = não é para você
bang-web-hint-feat = { $card }: escolha uma carta.
bang-web-hint-feat-second = { $card }: agora a outra carta.
# price: Fame tokens that it takes; left: how many you have then
bang-web-feat-price = { $left ->
    [0] suas últimas fichas de fama: você vira uma lenda!
    [one] { $price } fichas de fama, resta { $left }
   *[other] { $price } fichas de fama, restam { $left }
}
bang-web-claim-price = outra lenda pode perder 1 ponto de vida
bang-web-side-first = Lado normal
bang-web-side-legend = Lado lenda
bang-web-side-up = vale agora
# player: the name that everybody knew
bang-web-legend-born = { $player } é uma lenda!
bang-web-legend-gone = { $player } não é mais uma lenda
bang-web-panels = Ao lado da mesa
bang-web-tab-market = Mercado
bang-web-tab-railway = Ferrovia
# count: how many are within reach there
bang-web-tab-reach = { $count } ao alcance
bang-web-doubt-one-life = Isso deixa você com um único ponto de vida.
bang-web-doubt-legend = Com esta façanha você viraria uma lenda.

# The goal, the end and the winner, for the terminal
bang-terminal-roles = Papéis de { $players } jogadores: { $roles }.
bang-terminal-goal = Meta do seu papel, { $role }: { $goal }
bang-terminal-goal-hunt = Meta do seu papel, { $role }: é você quem precisa eliminar o { $prey }.
bang-terminal-goal-last = Meta: ser o último vivo dos { $players } jogadores.
bang-terminal-end = { $players ->
    [2] Fim: só um jogador está vivo.
    [3] Fim: um jogador elimina o próprio alvo, ou só um jogador está vivo.
   *[other] Fim: o Xerife é eliminado, ou todos os Fora da Lei e Renegados são.
}
bang-terminal-winner = { $players ->
    [2] Vitória: vence o último vivo.
    [3] Vitória: vence quem elimina o próprio alvo; senão, o último vivo.
    [4] Vitória: vence o Xerife, se os Fora da Lei e o Renegado são eliminados. Sem o Xerife, vence o Renegado que fica sozinho; senão, os Fora da Lei, até os eliminados.
   *[other] Vitória: vencem o Xerife e os Vices, se os Fora da Lei e os Renegados são eliminados. Sem o Xerife, vence um Renegado que fica sozinho; senão, os Fora da Lei, até os eliminados.
}

## Why something cannot be used now

# player, distance; what (a weapon or a card), range
bang-why-reach = Fora de alcance: { $player } está à distância { $distance }. { $what } alcança { $range }.
# count (the BANG! cards that may be played in a turn)
bang-why-bang-limit = { $count ->
    [one] Um BANG! por turno, e você já jogou o seu.
   *[other] { $count } BANG! por turno, e você já jogou todos.
}
# player, count
bang-why-tax = { $count ->
    [one] Um BANG! contra { $player } custa mais uma carta da mão, e você não tem.
   *[other] Um BANG! contra { $player } custa mais { $count } cartas da mão, e você não tem tantas.
}
# player
bang-why-private-car = { $player } não tem cartas na mão, e assim o Vagão Particular protege contra cartas BANG!.
bang-why-self = Não é possível usar isto em você.
# player
bang-why-out = { $player } está fora do jogo.
bang-why-you-are-out = Você está fora do jogo.
bang-why-nobody = Não resta mais ninguém.
# card
bang-why-no-target = { $card }: não precisa de alvo. O efeito vem assim que você joga.
# card
bang-why-same-card = Você já tem { $card } na sua frente, e não pode haver duas cartas com o mesmo nome.
# card
bang-why-same-weapon = Você já tem { $card } em jogo, e nesta mesa outra igual não pode ocupar o lugar dela.
# card
bang-why-nothing-near = Ninguém ao alcance de { $card } tem uma carta para pegar, e você não tem nenhuma em jogo.
bang-why-nothing-anywhere = Ninguém tem uma carta para descartar.
# card
bang-why-nothing-own = Você não tem cartas em jogo, e { $card } nunca vale na sua própria mão.
# player
bang-why-nothing-there = { $player } não tem cartas para pegar.
# player
bang-why-nothing-in-play = { $player } não tem cartas em jogo.
# player
bang-why-jail-sheriff = { $player } é o Xerife, e o Xerife não pode ir para a Prisão.
# player
bang-why-jailed = { $player } já está na Prisão.
bang-why-self-jail = Você não pode jogar a Prisão em você.
bang-why-nobody-jailed = Ninguém pode ir para a Prisão: os outros já estão nela, ou são o Xerife.
# card
bang-why-answers-shot = { $card } responde a um tiro em você. No seu turno não tem efeito.
bang-why-dodge = Só uma Esquiva, ou uma carta que vale o mesmo, responde a um tiro.
# card
bang-why-used-on-shot = { $card } não ajuda mais contra este tiro.
bang-why-fend = Agora só uma carta BANG! pode ser descartada.
bang-why-save = Agora só uma Cerveja, ou uma habilidade, salva a sua vida.
bang-why-two-left = A Cerveja não faz nada com apenas duas pessoas no jogo.
bang-why-hearts = Só uma carta de copas abre a Prisão.
bang-why-choose-card = Primeiro escolha o que usar. Depois escolha isto como alvo.
# card
bang-why-in-play = { $card } está em jogo, e agora você não precisa fazer nada.
# card, price, count
bang-why-price = { $card } custa { $price ->
    [one] 1 pepita
   *[other] { $price } pepitas
}, e você tem { $count }.
# card, player, price, count
bang-why-scrap-price = Fazer { $player } descartar { $card } custa { $price ->
    [one] 1 pepita
   *[other] { $price } pepitas
}, e você tem { $count }.
# card
bang-why-everybody-has = Quem pode receber { $card } já tem.
# card, player
bang-why-has = { $player } já tem { $card }, e não pode haver duas cartas com o mesmo nome.
# card, count
bang-why-used = { $count ->
    [one] { $card } vale uma vez por turno, e você já usou.
   *[other] { $card } vale { $count } vezes por turno, e você já usou todas.
}
bang-why-full-life = Você tem todos os seus pontos de vida.
bang-why-frozen = Os seus pontos de vida não mudam agora.
bang-why-empty-discard = A pilha de descarte está vazia, e não há carta para copiar.
# card
bang-why-top-discard = A carta do topo do descarte é { $card }, e não tem efeito para copiar.
bang-why-switch-own = Você não tem cartas em jogo para trocar.
bang-why-switch-nobody = Ninguém tem em jogo uma carta que você possa trocar por uma das suas.
# player
bang-why-switch = Qualquer troca daria a você ou a { $player } uma carta que não é permitida, como uma segunda com o mesmo nome.
bang-why-no-railcar = Nenhum vagão que você possa pegar está sob uma estação.
# station
bang-why-no-car-here = Nenhum vagão está sob { $station }.
# station, card
bang-why-car-below = Escolha o vagão sob { $station }: { $card }.
bang-why-one-railcar = Um vagão por turno, e você já pegou o seu.
# card
bang-why-not-below = { $card } não está sob uma estação agora.
# station
bang-why-last-life = { $station } custa um ponto de vida, e você não pode pagar com o último.
# station
bang-why-two-cards = { $station } custa duas cartas, e você tem menos.
# station
bang-why-fare = Nenhuma das suas cartas paga { $station }.
# player
bang-why-ghost-car-sheriff = { $player } é o Xerife, e o Vagão Fantasma não pode ficar ali.
bang-why-baggage-car = Não há ninguém ao alcance, nem carta para pegar ou descartar.
bang-why-cattle-truck = A pilha de descarte está vazia, e não há carta para pegar.
bang-why-passenger-car = Ninguém tem uma carta para pegar.
bang-why-lounge-car = Não restam vagões no baralho.
# card
bang-why-no-blue-card = Para usar { $card } você precisa de outra carta azul, e não tem.
# how: perform, claim
bang-why-one-feat = { $how ->
    [claim] Você só pode reivindicar uma façanha por turno.
   *[perform] Você só pode realizar uma façanha por turno.
}
bang-why-no-fame = Você não tem mais fichas de fama para pôr em uma façanha.
# feat
bang-why-feat-done = { $feat }: já tem uma ficha sua. Cada façanha conta só uma vez.
# feat
bang-why-feat-cards = { $feat }: você não pode realizar agora, falta o que ela pede.
# feat
bang-why-feat-not-met = { $feat }: ainda não aconteceu. Assim que acontecer, você recebe a pergunta.

## Hints: why a bot would do something. The sentences follow each other.

# Who a player is to you. player, role
bang-hint-role = { $player } é { $role ->
    [sheriff] o Xerife
    [deputy] um Vice
    [outlaw] um Fora da Lei
   *[renegade] um Renegado
}.
# player, role, share: how sure the bot is, in percent
bang-hint-role-likely = { $player } provavelmente é { $role ->
    [sheriff] o Xerife
    [deputy] um Vice
    [outlaw] um Fora da Lei
   *[renegade] um Renegado
} ({ $share }%).
bang-hint-role-possible = { $player } pode ser { $role ->
    [sheriff] o Xerife
    [deputy] um Vice
    [outlaw] um Fora da Lei
   *[renegade] um Renegado
} ({ $share }%).
bang-hint-any-role = { $player } atrapalha você, seja qual for o papel.
bang-hint-last-rival = { $player } é a última pessoa contra você.
bang-hint-prey = Sua presa é { $player }.
bang-hint-hunter = { $player } não é sua presa, mas atrapalha você.
bang-hint-order = Faça isto primeiro: o resto pode vir depois.

## Why the bot makes a play

# player; chance: in percent
bang-hint-shot = O tiro tem { $chance }% de chance de acertar { $player }.
bang-hint-deadly = O ferimento tem então { $chance }% de chance de eliminar { $player }.
# bangs: the BANG! cards in your hand; chance: in percent
bang-hint-duel = { $bangs ->
    [0] Sem BANG! na mão
   *[other] Com { $bangs } BANG! na mão
}, você tem { $chance }% de chance de ganhar o duelo.
# player, cards: in their hand
bang-hint-jail = Na Prisão, { $player } provavelmente perde um turno, { $cards ->
    [0] mas não tem cartas na mão.
    [one] e tem { $cards } carta na mão.
   *[other] e tem { $cards } cartas na mão.
}
bang-hint-attack-on-all = Ataca todo mundo, e isso fere mais os inimigos que os amigos.
# player
bang-hint-hand-card = { $player } perde uma carta desconhecida da mão.
# player, card
bang-hint-loses = { $player } perde { $card }, que vale algo em jogo.
# card
bang-hint-rid-own = Livra você de { $card }.
# card, player
bang-hint-rid-friend = Livra { $player } de { $card }.
# player
bang-hint-rid-mustang = Sem o Mustang, você pode atirar em { $player }.
bang-hint-rid-barrel = Sem o Barril, seus tiros acertam { $player } mais vezes.
# count
bang-hint-draws = Traz { $count } cartas para você.
# life, most
bang-hint-heals = Devolve um ponto de vida: você tem { $life } de { $most }.
bang-hint-saloon = Ajuda mais os amigos que os inimigos.
bang-hint-store = Todos ganham uma carta, e você escolhe primeiro.
bang-hint-dynamite = É mais provável que exploda diante de um inimigo que de você ou de um amigo.
bang-hint-two-cards = Um ponto de vida vale mais que as duas cartas de que você menos precisa.
# card
bang-hint-barrel = { $card } pode parar um tiro, turno após turno.
bang-hint-mustang = Com { $card }, todos veem você um passo mais longe.
bang-hint-scope = Com { $card }, você vê todos um passo mais perto.
bang-hint-in-play = Em jogo, { $card } ajuda você a cada turno.
bang-hint-weapon = { $card } é uma arma melhor que a sua.
bang-hint-best-use = { $card } vale mais em jogo que na sua mão.
# count: the BANG! cards in your hand
bang-hint-more-shots = Com ela, você pode atirar mais vezes por turno, e tem { $count } BANG! na mão.
# player
bang-hint-reaches = Com ela, você pode atirar em { $player }.
bang-hint-end = Nada do que você ainda pode fazer vale o que custa.
# card, nuggets: how many you have
bang-hint-spend = { $card } faz parte do melhor que { $nuggets ->
    [0] você pode pagar.
    [one] você pode pagar com a sua pepita.
   *[other] você pode pagar com { $nuggets } pepitas.
}
bang-hint-sell = Você precisa mais da pepita que da Cerveja.
# card; tokens: how many you have left
bang-hint-feat = Com { $card }, você chega mais perto de virar uma lenda: { $tokens ->
    [one] resta { $tokens } ficha.
   *[other] restam { $tokens } fichas.
}
# card
bang-hint-claim = Ao reivindicar { $card }, você pode ferir outra lenda.
bang-hint-railcar = { $card } vale mais para você do que o preço.
bang-hint-railcar-dear = { $card } não vale o preço para você.
bang-hint-free-railcar = { $card } não custa nenhum pagamento.
bang-hint-effect = O efeito de { $card } vale mais agora do que guardar o vagão.
bang-hint-moves-train = { $card } move o trem para onde é melhor para você.
bang-hint-advance = Depois do movimento, você pode pegar um vagão melhor.
# player
bang-hint-exchange = A troca ajuda você e custa algo a { $player }.
bang-hint-robbery = { $player } perde cartas em jogo ou leva tiros.
# card: the top card of the discard pile
bang-hint-money-bag = Repete { $card }, e agora vale a pena.

## Why the bot gives an answer

# card
bang-hint-free-dodge = Tentar { $card } não custa nada.
bang-hint-dodge = Um ponto de vida vale mais para você que { $card }.
bang-hint-discard-bang = Um ponto de vida vale mais para você que um BANG!.
bang-hint-last-resort = Custa um ponto de vida.
bang-hint-too-dear = O que pararia isso vale mais para você que um ponto de vida.
# need: the Missed! that the shot needs
bang-hint-too-few = Você não pode parar o tiro, porque ele pede { $need ->
    [one] { $need } Esquiva.
   *[other] { $need } Esquivas.
}
bang-hint-no-help = Você não tem nada que ajude.
bang-hint-lifeless = Sem pontos de vida, você não tem nada a perder.
# player
bang-hint-spare-friend = Perder este duelo custa menos a você do que a { $player }.
# player, cards: in their hand
bang-hint-more-bangs = { $cards ->
    [one] { $player } tem { $cards } carta na mão, e provavelmente mais BANG! que você.
   *[other] { $player } tem { $cards } cartas na mão, e provavelmente mais BANG! que você.
}
bang-hint-survive = Senão, você está fora do jogo.
bang-hint-keep-beer = Salva você, e você guarda uma Cerveja para a próxima vez.
bang-hint-cannot-survive = Suas cartas e habilidades não bastam para sobreviver.
# card
bang-hint-least = { $card } é do que você menos precisa.
bang-hint-needed-more = Você precisa mais de { $card }.
bang-hint-adds-most = { $card } é o que mais ajuda sua mão.
bang-hint-adds-less = { $card } ajuda menos sua mão.
# player
bang-hint-draw-from = Você tira uma carta de { $player }.
# card
bang-hint-draw-ability = Aqui { $card } traz mais a você do que a compra normal.
bang-hint-draw-ability-less = Aqui { $card } traz menos a você do que outra forma de comprar.
bang-hint-draw-discard = { $card } vale mais para você do que uma carta desconhecida.
bang-hint-draw-discard-less = { $card } vale menos para você do que outra forma de comprar.
bang-hint-draw-pile = É a compra normal, do baralho.
bang-hint-good-draw = { $card } é um bom resultado.
bang-hint-bad-draw = { $card } é um resultado ruim.
bang-hint-no-fitting-draw = As duas cartas dão no mesmo.
# player
bang-hint-gift = Isso ajuda mais você diante de { $player }.
bang-hint-gift-less = Isso ajuda menos você diante de { $player }.
bang-hint-nothing-better = Nada mais vale a pena.
bang-hint-any-order = A ordem raramente importa.
# card: the character
bang-hint-character = { $card } é o personagem mais forte destes.
bang-hint-weaker-character = { $card } é mais fraco.
bang-hint-feat-dear = A façanha custaria mais do que traz.
# tokens: how many you have left
bang-hint-boast = Você chega mais perto de virar uma lenda: { $tokens ->
    [one] resta { $tokens } ficha.
   *[other] restam { $tokens } fichas.
}
bang-hint-no-boast = A nova façanha ajudaria demais os inimigos.
# card
bang-hint-unlikely-feat = Destas façanhas, { $card } é a que você tem menos chance de realizar.
bang-hint-likelier-feat = Você tem mais chance de realizar { $card }.
bang-hint-least-harm = Você precisa jogar, e assim se prejudica menos.
bang-hint-jail-feat = Uma façanha aberta pede que você saia da Prisão com sorte.
# card
bang-hint-welcome = { $card } ajuda você.
bang-hint-unwelcome = { $card } faria mal a você.
# player
bang-hint-hit = { $player } perde um ponto de vida e não pode evitar.
bang-hint-no-foe = Ninguém que você possa ferir é inimigo.
bang-hint-turn-over = Você fica com as cartas que vira.
bang-hint-nothing-to-draw = Não há mais cartas para virar.
bang-hint-no-railcar = Nenhum vagão vale o preço.
bang-hint-arrival = O efeito da locomotiva é bom para você.
bang-hint-no-arrival = O efeito da locomotiva é ruim para você.
# card
bang-hint-swap = Uma carta desconhecida provavelmente é melhor que { $card }.
bang-hint-keep-cards = As cartas que você tem são boas o bastante.
# card
bang-hint-keep-railcar = Você ganha mais se fica com { $card } e dá o outro vagão.
bang-hint-keep-railcar-less = Você ganha menos se fica com { $card }.
# player
bang-hint-spare-harm = { $player } escapa do dano.
bang-hint-leave-out = { $player } não ganha nada com isso.
bang-hint-spare-nobody = Para você é melhor que valha para todos.
bang-hint-otherwise = Não traz nada e não custa nada.
bang-hint-jail-leave = Uma carta custa menos a você do que o risco de perder o turno.
bang-hint-jail-stay = Uma carta custaria mais a você do que o risco de perder o turno.
# card
bang-hint-robbed = { $card } vale menos para você do que um tiro custaria.
bang-hint-robbed-dear = { $card } vale mais para você do que um tiro custaria.
# card, player
bang-hint-mail = Você perde menos se dá { $card } a { $player }.
bang-hint-mail-less = Você perde mais se dá { $card } a { $player }.

## What a bot believes

# role, share: in percent
bang-web-share = { $role } { $share }%
# player, roles: a list
bang-web-belief = { $player }: { $roles }
