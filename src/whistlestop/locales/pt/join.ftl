## The command join

cli-join = Joga no terminal, à mesa de um servidor.
cli-param-link = Um link de convite, um link pessoal ou o endereço de um servidor.
cli-param-name = O seu nome à mesa.
cli-param-take-seat = O lugar a ocupar, contando a partir de 0; o primeiro livre se nada for indicado.
cli-param-watch = Não ocupa lugar nenhum, só assiste.

## Coming to a server

join-ask-name = Como você se chama? [{ $usual }]
join-welcome = Olá, { $name }!
join-not-kept = Da próxima vez este servidor não vai reconhecer você, porque não foi possível gravar { $file }: { $why }
join-tables = As mesas de { $server }
join-no-tables = Não há nenhuma mesa aberta.
join-keys-lobby = um número entra · n abre uma nova mesa · Enter atualiza · q sai
join-which-game = Qual jogo?
join-which-mix = Qual mistura? Enter joga a de sempre.
join-card-host = anfitrião: { $name }
join-card-seats = lugares ocupados: { $taken } de { $seats }
join-phase = { $phase ->
    [playing] partida em andamento
   *[gathering] à espera de quem vai jogar
}
join-your-seat = você tem um lugar lá
join-your-turn = é a sua vez

## The table

join-table = { $phase ->
    [playing] { $game }: a partida está em andamento
   *[gathering] { $game }: a mesa antes da partida
}
join-no-clock = sem relógio
join-clock = { $time } para cada decisão
join-public = { $public ->
    [yes] na lista pública
   *[no] só por convite
}
join-open = { $open ->
    [yes] dá para assumir o lugar de um bot
   *[no] o lugar de um bot não se assume
}
join-free = livre
join-mark-host = anfitrião
join-mark-ready = já pode começar
join-mark-gone = não está aqui
join-mark-away = um bot joga enquanto isso
join-spectators = Assistindo: { $names }
join-invite = Para convidar mais gente: { $url }
join-full = Não há lugar livre: você assiste.
join-running = A partida está em andamento: você assiste. Com "sit" e o número do lugar de um bot, você joga no lugar dele.
join-link = O seu link pessoal. Quem o abre entra como você, então guarde só para si: { $url }

## What changes there

join-sat = { $name } ocupa o lugar { $seat }.
join-stood = { $name } deixa o lugar { $seat }.
join-bot-in = Um bot ({ $level }) ocupa o lugar { $seat }.
join-bot-out = O lugar { $seat } está livre de novo.
join-ready = { $ready ->
    [yes] { $name } já pode começar.
   *[no] { $name } ainda quer esperar.
}
join-here = { $here ->
    [yes] { $name } está de volta à mesa.
   *[no] { $name } não está à mesa no momento.
}
join-away = { $away ->
    [yes] Por enquanto um bot joga no lugar de { $name }.
   *[no] { $name } volta a jogar.
}
join-host = Agora o anfitrião é { $name }.
join-looks-on = { $name } assiste.
join-looks-away = { $name } não assiste mais.
join-begins = A partida começa.
join-kicked = O anfitrião mandou você embora desta mesa.
join-lost = A conexão caiu. Ela volta sozinha; o seu lugar continua seu.
join-found = A conexão voltou.
join-left = Até logo! O lugar que você tem continua seu. Para voltar: { $command }

## Orders

join-keys = ? explica tudo · ready · start · /texto para conversar · q sai
join-keys-over = rematch joga de novo com as mesmas pessoas · q sai
join-help-sit = sit [N]: ocupa o lugar N, ou o primeiro livre
join-help-stand = stand: deixa o seu lugar
join-help-ready = ready: por você já se pode começar, ou não mais
join-help-start = start [NÍVEL]: começa a partida, com bots deste nível nos lugares livres (anfitrião)
join-help-bot = bot N [NÍVEL]: põe um bot no lugar N; bot N out: manda-o embora (anfitrião)
join-help-set = set NOME=VALOR: uma opção do jogo, ou seats=5, clock=60 (segundos), clock=no, public=yes, open=no (anfitrião)
join-help-host = host NOME: passa a outra pessoa o papel de anfitrião (anfitrião)
join-help-kick = kick NOME: manda alguém embora de vez (anfitrião)
join-help-mute = mute NOME: deixa de ver as mensagens desta pessoa, ou volta a vê-las; para o anfitrião, vale para toda a mesa
join-help-point = point O QUÊ: mostra a todos o que você quer dizer: point G05, point Cidade B, point A1; nos jogos que têm isso
join-help-rematch = rematch: joga de novo; começa quando todo mundo tiver pedido
join-help-table = table: mostra a mesa
join-help-link = link: o seu link pessoal, para continuar em outro aparelho
join-help-chat = /texto: diz algo a toda a mesa
join-help-dot = Enquanto o jogo pergunta algo, ponha um ponto antes da ordem: .table
join-help-quit = q: sai; o seu lugar continua seu

## The match

join-your-clock = Você tem { $time }.
join-pointed = { $name } aponta: { $what }.
join-waiting = A mesa espera por: { $names }.
join-by = { $you ->
    [yes] { $by ->
        [late] O seu tempo acabou: um bot escolheu por você. Aperte Enter para voltar a jogar.
        [only] Só havia uma escolha possível: ela foi feita por você.
       *[away] Um bot escolheu por você. Aperte Enter para voltar a jogar.
    }
   *[no] { $by ->
        [late] O tempo de { $name } acabou: um bot escolheu.
       *[away] Um bot escolheu por { $name }.
    }
}
join-you-win = A partida acabou. Vitória sua!
join-winner = A partida acabou. Vitória de: { $names }
join-nobody-wins = A partida acabou. Ninguém vence.
join-fair = A distribuição foi honesta: a semente { $seed } corresponde ao selo mostrado no início.
join-unfair = A DISTRIBUIÇÃO NÃO FOI HONESTA: a semente { $seed } não corresponde ao selo mostrado no início.

## What comes between a guest and the table

error-bad-address = "{ $found }" não é um endereço. Um endereço é como http://host:8080, e um link de convite como http://host:8080/t/KEY.
error-unreachable = Não foi possível alcançar { $address }: { $why }
error-foreign-server = { $address } não responde como um servidor Whistlestop.
error-other-protocol = O servidor fala o protocolo { $found }, este programa o protocolo { $known }: um dos dois precisa de atualização.
error-other-game = O servidor joga este jogo de um modo que este programa não conhece: um dos dois precisa de atualização.
error-cut-off = Não há conexão com { $address } neste momento.
