## The command join

cli-join = Joga no terminal, em uma mesa de um servidor.
cli-param-link = Um link de convite, um link pessoal ou o endereço de um servidor.
cli-param-name = Seu nome na mesa.
cli-param-take-seat = O lugar que você quer, contando a partir de 0; o padrão é o primeiro livre.
cli-param-watch = Só assistir, sem ocupar um lugar.

## Coming to a server

join-ask-name = Como você se chama? [{ $usual }]
join-welcome = Olá, { $name }!
join-not-kept = Na próxima vez este servidor não vai reconhecer você, porque não foi possível gravar { $file }: { $why }
join-tables = Mesas em { $server }
join-no-tables = Não há mesas abertas.
join-page = Mesas públicas { $first } a { $last } de { $total }
join-keys-lobby = um número entra · n cria uma nova mesa · /nome busca · + e - mudam de página · Enter atualiza · q sai
join-which-game = Qual jogo?
join-which-mix = Qual combinação de expansões? Enter escolhe a de sempre.
join-card-host = anfitrião: { $name }
join-card-seats = lugares ocupados: { $taken } de { $seats }
join-phase = { $phase ->
    [playing] partida em andamento
   *[gathering] esperando jogadores
}
join-your-seat = você tem um lugar lá
join-your-turn = é a sua vez

## The table

join-table = { $phase ->
    [playing] { $game }: partida em andamento
   *[gathering] { $game }: antes da partida
}
join-no-clock = sem relógio
join-clock = { $time } por decisão
join-substitutes = { $how ->
    [ask] se alguém se ausenta, os outros decidem se um bot joga
    [always] se alguém se ausenta, um bot joga
   *[never] se alguém se ausenta, a partida espera
}
join-public = { $public ->
    [yes] na lista pública
   *[no] só por convite
}
join-open = { $open ->
    [yes] qualquer um pode assumir o lugar de um bot
   *[no] quem joga decide quem assume o lugar de um bot
}
join-free = livre
join-mark-host = anfitrião
join-mark-ready = tudo pronto
join-mark-gone = ausente
join-mark-away = um bot joga enquanto isso
join-spectators = Assistindo: { $names }
join-invite = Convide outras pessoas: { $url }
join-asks = { $name } pede para assumir o lugar { $seat }.
join-asks-you = { $name } pede para assumir o lugar { $seat }, de um bot. Responda com "agree" (sim) ou "decline" (não).
join-declined = Quem joga não concordou: você continua assistindo.
join-no-requests = Não há nenhum pedido.
join-absence = Faz um tempo que { $name } está ausente. Quem joga decide se um bot entra no lugar.
join-absence-you = Faz um tempo que { $name } está ausente. Até a pessoa voltar, um bot deve jogar no lugar dela? Responda com "agree { $name }" (sim) ou "decline { $name }" (não). Basta que o anfitrião concorde, ou mais da metade de quem joga.
join-record = O registro dela: { $url }
join-full = Não há lugar livre: você está assistindo.
join-running = A partida já começou: você está assistindo. Para pedir o lugar de um bot, digite "sit" e o número do lugar.
join-link = Seu link pessoal. Quem abrir este link entra como você, então não mostre a ninguém. Ele cancela o link anterior e desconecta os aparelhos que entraram com ele: { $url }

## Changes at the table

join-sat = { $name } ocupa o lugar { $seat }.
join-stood = { $name } sai do lugar { $seat }.
join-bot-in = Um bot ({ $level }) ocupa o lugar { $seat }.
join-bot-out = O lugar { $seat } está livre de novo.
join-ready = { $ready ->
    [yes] Por { $name }, já dá para começar.
   *[no] { $name } ainda quer esperar.
}
join-here = { $here ->
    [yes] { $name } está de volta à mesa.
   *[no] { $name } não está na mesa agora.
}
join-away-then = { $how ->
    [bot] Em { $time } um bot entra no lugar.
   *[vote] Em { $time } a mesa decide se um bot entra no lugar.
}
join-away-waits = A partida espera.
join-meanwhile = { $count ->
    [one] Enquanto você não estava, um bot respondeu uma vez por você:
   *[other] Enquanto você não estava, um bot respondeu { $count } vezes por você:
}
join-away = { $away ->
    [yes] Enquanto isso, um bot joga por { $name }.
   *[no] { $name } volta a jogar.
}
join-host = O anfitrião agora é { $name }.
join-looks-on = { $name } está assistindo.
join-looks-away = { $name } parou de assistir.
join-begins = A partida começa.
join-kicked = O anfitrião tirou você desta mesa.
join-lost = A conexão caiu. Reconectando ... O seu lugar continua seu.
join-found = A conexão voltou.
join-left = Até logo! Se você tem um lugar, ele continua seu. Para voltar: { $command }

## Orders

join-keys = ? explica tudo · ready · start · /texto conversa · q sai
join-keys-over = rematch joga de novo com as mesmas pessoas · q sai
join-help-sit = sit [N]: ocupa o lugar N, ou o primeiro livre
join-help-stand = stand: sai do seu lugar
join-help-ready = ready: avisa que por você já pode começar, ou que ainda não
join-help-start = start [NÍVEL]: começa a partida, com bots deste nível nos lugares livres (anfitrião)
join-help-bot = bot N [NÍVEL]: põe um bot no lugar N; bot N out: tira o bot (anfitrião)
join-help-set = set NOME=VALOR: uma opção do jogo, ou seats=5, clock=60 (segundos), clock=no, public=yes, open=no, substitutes=ask, always ou never (anfitrião)
join-help-agree = agree [NOME]: deixa alguém assumir o lugar de bot que pediu, ou deixa um bot jogar por quem está ausente
join-help-decline = decline [NOME]: diz que não
join-help-renew = renew: cria um novo link de convite; o antigo deixa de valer (anfitrião)
join-help-host = host NOME: passa o comando da mesa para outra pessoa (anfitrião)
join-help-kick = kick NOME: tira alguém da mesa de vez (anfitrião)
join-help-mute = mute NOME: esconde as mensagens dessa pessoa, ou volta a mostrá-las; para o anfitrião, vale para toda a mesa
join-help-point = point O QUÊ: mostra a todos o que você quer dizer: point G05, point Cidade B, point A1; nos jogos que permitem
join-help-rematch = rematch: joga de novo; começa quando todos pedirem
join-help-table = table: mostra a mesa
join-help-link = link: cria um link pessoal, para continuar em outro aparelho
join-help-chat = /texto: diz algo a todos na mesa
join-help-why = why CARTA: diz por que você não pode usar agora uma carta, um lugar ou um jogador: why schofield, ou why bang, rose
join-help-hint = hint: pergunte a um bot o que ele faria agora, e por quê (só se você joga apenas contra bots)
join-help-dot = Quando o jogo faz uma pergunta, ponha um ponto antes do comando: .table
join-help-quit = q: sai; seu lugar continua seu

## The match

join-your-clock = Você tem { $time }.
join-pointed = { $name } aponta: { $what }.
join-waiting = Esperando { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] Seu tempo acabou: um bot escolheu por você. Aperte Enter para voltar a jogar.
        [only] Só havia uma escolha: ela foi feita por você.
       *[away] Um bot escolheu por você. Aperte Enter para voltar a jogar.
    }
   *[no] { $by ->
        [late] O tempo de { $name } acabou: um bot escolheu.
       *[away] Um bot escolheu por { $name }.
    }
}
join-you-win = A partida acabou. Você venceu!
join-winner = A partida acabou. Vitória de { $names }
join-nobody-wins = A partida acabou. Ninguém venceu.
join-fair = O sorteio foi honesto: a semente { $seed } bate com o selo mostrado no início.
join-unfair = O SORTEIO NÃO FOI HONESTO: a semente { $seed } e as partes dos jogadores não batem com o selo e o sorteio.

## Trouble with the connection

error-bad-address = "{ $found }" não é um endereço. Um endereço é como http://host:8080; um link de convite, como http://host:8080/t/KEY.
error-unreachable = Não foi possível chegar a { $address }: { $why }
error-foreign-server = { $address } não responde como um servidor Whistlestop.
error-other-protocol = O servidor usa o protocolo { $found }, e este programa, o { $known }: atualize um dos dois.
error-other-game = O servidor tem uma versão deste jogo que este programa não conhece: atualize um dos dois.
error-cut-off = Sem conexão com { $address } no momento.
