## The command serve

cli-serve = Abre o servidor: as pessoas jogam aqui pelo navegador e pelo terminal.
cli-param-host = O endereço onde o servidor escuta; o padrão é 127.0.0.1 (só este computador), e 0.0.0.0 é qualquer rede.
cli-param-port = A porta onde o servidor escuta; o padrão é 8080, e 0 é qualquer uma livre.
cli-param-db = Onde tudo fica guardado: sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME. O padrão é um arquivo na sua pasta de dados.
cli-param-url = O endereço que as pessoas usam, como https://play.example.org, quando há um proxy na frente deste servidor.
cli-param-proxies = Os endereços dos proxies confiáveis, separados por vírgulas; * confia em todos. Eles informam ao servidor de onde vêm as conexões.
cli-param-log = Como o log é escrito: text, ou json para programas.
cli-param-bot-pause = Quantos segundos um bot leva para responder, mais ou menos; o padrão é 1.2.
cli-param-away-after = Depois de quantos segundos sem uma página aberta deste site um bot responde pela pessoa; o padrão é 60.
cli-param-vote-after = Depois de quantos segundos sem uma página aberta deste site uma mesa sem relógio decide se um bot joga pela pessoa; o padrão é 120.
cli-param-per-address = Quantas conexões, e visitantes novos de uma vez, um endereço de rede pode ter; o padrão é 100.
cli-param-loop-lag = Depois de quantos segundos parado o log mostra qual código travou o servidor; 0 significa nunca; o padrão é 0.2.
cli-param-metrics = Um endereço e uma porta só para as métricas, como 127.0.0.1:9100; o padrão é /metrics no endereço do servidor.
cli-param-metrics-token = Um token exigido de quem pede as métricas; o padrão é nenhum.
cli-param-longest-match = O número de escolhas depois do qual uma partida termina empatada; o padrão é 20000.
cli-param-bot-processes = O número de processos em que os bots pensam; 0 significa um a menos que os núcleos da máquina, e pelo menos um; o padrão é 0.
cli-param-sleep-after = Depois de quantos segundos sem ninguém presente uma partida com relógio longo sai da memória; o padrão é 300.
cli-param-connections = Quantas conexões o servidor inteiro pode ter ao mesmo tempo; o padrão é 10000, ou menos se o sistema permitir menos arquivos abertos.
cli-param-tables = Quantas mesas podem ser criadas em um dia: por uma pessoa, por um endereço de rede e no servidor inteiro; o padrão é 50,500,20000.
cli-param-public-tables = Quantas mesas públicas pode haver ao mesmo tempo, por pessoa, por endereço e no servidor; o padrão é 5,50,2000.
cli-param-matches = Quantas partidas podem estar em andamento ao mesmo tempo, por pessoa, por endereço e no servidor; o padrão é 20,200,5000.
cli-param-bot-matches = Quantas partidas podem continuar sem ninguém na mesa, por pessoa, por endereço e no servidor; o padrão é 5,25,500.
cli-param-spectators = Quantos espectadores pode haver ao mesmo tempo, por pessoa, por endereço e no servidor; o padrão é 10,100,5000.
cli-param-spectators-per-table = Quantos espectadores uma mesa pode ter; o padrão é 100.
cli-param-open = Abre também no seu navegador.
serve-open = Whistlestop está aberto em { $url } - Ctrl-C fecha.
serve-no-browser = Não há um navegador para abrir aqui. Abra { $url } em um navegador.
serve-closed = Fechado. Está tudo salvo.

## The pages

fair-title = O sorteio foi honesto?
fair-about = Antes da partida, o servidor selou a parte dele do sorteio. Depois, o aparelho de cada jogador somou uma parte aleatória, e assim ninguém podia escolher as cartas. No fim, o servidor mostra todas as partes, e você pode conferir aqui.
fair-check = Verificar aqui
fair-seal = O selo mostrado antes da partida
fair-seed = A semente do servidor
fair-nonce = O nonce do servidor
fair-found = O selo que o seu navegador calcula com a semente e o nonce do servidor
fair-nonces = As partes dos jogadores
fair-no-nonce = nenhuma
fair-own = A parte deste aparelho
fair-deal = A semente do sorteio
fair-deal-found = A semente que o seu navegador calcula com todas as partes
fair-mine = A parte deste aparelho está no sorteio.
fair-not-mine = A parte deste aparelho NÃO está no sorteio.
fair-same = Está tudo certo: o sorteio estava decidido antes que alguém visse uma carta.
fair-other = NÃO confere: este não é o sorteio que foi selado.
fair-running = A partida ainda está em andamento; a semente aparece depois do fim.
match-unplayable = Depois de uma atualização do servidor, esta partida não pode continuar. Ela começou na versão { $engine }. O registro mostra todas as cartas: assim que um jogador abrir, a partida acaba de vez.
match-too-long = Esta partida ficou mais longa do que este servidor permite. Ela termina empatada.

## Refusals of the server

error-bad-message = Não foi possível entender esta mensagem: { $why }
error-who-are-you = Antes, entre com um nome.
error-no-seat = Você não tem lugar nesta mesa.
error-not-host = Só o anfitrião pode fazer isso.
error-match-running = Isso não é possível enquanto a partida está em andamento.
error-seat-taken = O lugar { $seat } está ocupado.
error-seen-seat = Nesta partida você já viu as cartas de outro lugar.
error-still-in = Você ainda está na partida.
error-people-play = Isso só é possível quando restam apenas bots na partida. Ainda em jogo: { $names }
error-declined = Quem joga não concordou. Você pode pedir de novo depois de { $wait } segundos.
error-many-seat-requests = Já há { $most } pessoas pedindo um lugar.
error-no-seat-request = Ninguém está mais pedindo este lugar.
error-no-absence-vote = Esta pergunta não está mais aberta.
error-key-renewed = Este link de convite não vale mais. Peça o novo ao anfitrião.
error-stale-seal = A mesa agora tem outro selo.
error-nonce-given = Você já deu a sua parte para este sorteio.
error-kicked = O anfitrião tirou você desta mesa.
error-owner = A mesa é dessa pessoa: você não pode tirá-la da mesa nem silenciá-la.
error-banned = O operador deste servidor não deixa você entrar.
error-table-shut = O operador fechou esta mesa.
error-no-pointing = Neste jogo não é possível apontar nada.
error-no-such-thing = Isso não existe na mesa.
error-not-yourself = Escolha outra pessoa: isso não vale para você.
error-only-watching = Esta tela só mostra a mesa. Use o celular ou outra aba.
error-nobody = Essa pessoa não está nesta mesa.
error-no-match = Ainda não há partida nesta mesa.
error-stale-turn = O turno { $turn } já passou.
error-muted = O anfitrião silenciou você.
error-too-many-mutes = Você pode silenciar no máximo { $most } pessoas.
error-seats-free = Há lugares livres. Preencha com bots ou diminua o número de lugares.
error-nobody-plays = Pelo menos uma pessoa precisa jogar, não só bots.
error-not-ready = Esperando a confirmação de { $names }
error-no-table = Esta mesa não existe.
error-no-room = Você não está em nenhuma mesa.
error-bad-token = As métricas exigem o token certo.
error-no-hints = Dicas são só para partidas em que você joga apenas contra bots.
error-too-many-hints = Você pediu muitas dicas. Espere { $wait ->
    [one] { $wait } segundo.
   *[other] { $wait } segundos.
}
error-too-fast = Rápido demais. Espere um pouco.
error-busy = O servidor está ocupado. Tente de novo em { $wait } segundos.
error-too-many-tabs = Você já tem { $most } conexões abertas.
error-too-many-connections = O seu endereço de rede tem conexões abertas demais. Feche algumas.
error-server-full = O servidor não tem espaço para mais conexões. Tente mais tarde.
error-too-many-tables = { $most ->
    [0] Este servidor não permite criar mesas.
   *[other] { $of ->
        [person] { $most ->
            [one] Você criou { $most } mesa nas últimas 24 horas. Use essa ou espere.
           *[other] Você criou { $most } mesas nas últimas 24 horas. Use uma delas ou espere.
        }
        [address] { $most ->
            [one] A sua rede criou { $most } mesa nas últimas 24 horas. Use essa ou espere.
           *[other] A sua rede criou { $most } mesas nas últimas 24 horas. Use uma delas ou espere.
        }
       *[server] { $most ->
            [one] Foi criada { $most } mesa neste servidor nas últimas 24 horas. Use essa ou espere.
           *[other] Foram criadas { $most } mesas neste servidor nas últimas 24 horas. Use uma delas ou espere.
        }
    }
}
error-too-many-public-tables = { $most ->
    [0] Este servidor não permite mesas públicas. Deixe esta mesa privada.
   *[other] { $of ->
        [person] { $most ->
            [one] Você já tem { $most } mesa pública. Esconda essa ou deixe esta mesa privada.
           *[other] Você já tem { $most } mesas públicas. Esconda uma delas ou deixe esta mesa privada.
        }
        [address] { $most ->
            [one] A sua rede já tem { $most } mesa pública. Deixe esta mesa privada.
           *[other] A sua rede já tem { $most } mesas públicas. Deixe esta mesa privada.
        }
       *[server] { $most ->
            [one] O servidor já tem { $most } mesa pública. Deixe esta mesa privada.
           *[other] O servidor já tem { $most } mesas públicas. Deixe esta mesa privada.
        }
    }
}
error-too-many-matches = { $most ->
    [0] Este servidor não permite partidas.
   *[other] { $of ->
        [person] { $most ->
            [one] Você tem { $most } partida em andamento. Termine essa primeiro.
           *[other] Você tem { $most } partidas em andamento. Termine uma delas primeiro.
        }
        [address] { $most ->
            [one] Há { $most } partida em andamento na sua rede. Terminem essa primeiro.
           *[other] Há { $most } partidas em andamento na sua rede. Terminem uma delas primeiro.
        }
       *[server] { $most ->
            [one] Há { $most } partida em andamento no servidor. Tente mais tarde.
           *[other] Há { $most } partidas em andamento no servidor. Tente mais tarde.
        }
    }
}
error-too-many-bot-matches = { $most ->
    [0] Este servidor não permite partidas sem ninguém na mesa.
   *[other] { $of ->
        [person] { $most ->
            [one] { $most } das suas partidas continua sem ninguém na mesa. Volte a ela primeiro.
           *[other] { $most } das suas partidas continuam sem ninguém na mesa. Volte a uma delas primeiro.
        }
        [address] { $most ->
            [one] { $most } partida da sua rede continua sem ninguém na mesa. Voltem a ela primeiro.
           *[other] { $most } partidas da sua rede continuam sem ninguém na mesa. Voltem a uma delas primeiro.
        }
       *[server] { $most ->
            [one] { $most } partida continua sem ninguém na mesa no servidor. Tente mais tarde.
           *[other] { $most } partidas continuam sem ninguém na mesa no servidor. Tente mais tarde.
        }
    }
}
error-too-many-spectators = { $most ->
    [0] Este servidor não permite espectadores.
   *[other] { $of ->
        [person] { $most ->
            [one] Você está assistindo a { $most } mesa. Feche essa mesa.
           *[other] Você está assistindo a { $most } mesas. Feche uma delas.
        }
        [address] { $most ->
            [one] { $most } pessoa da sua rede está assistindo a uma mesa. Sente-se a uma mesa ou volte mais tarde.
           *[other] { $most } pessoas da sua rede estão assistindo a mesas. Sente-se a uma mesa ou volte mais tarde.
        }
        [table] { $most ->
            [one] { $most } pessoa está assistindo a esta mesa. Sente-se ou volte mais tarde.
           *[other] { $most } pessoas estão assistindo a esta mesa. Sente-se ou volte mais tarde.
        }
       *[server] { $most ->
            [one] { $most } pessoa está assistindo a uma mesa neste servidor. Volte mais tarde.
           *[other] { $most } pessoas estão assistindo a mesas neste servidor. Volte mais tarde.
        }
    }
}
error-bad-name = Um nome precisa de pelo menos uma letra ou um número, e no máximo { $most } caracteres.
error-name-reserved = "{ $found }" não pode ser um nome: parece um bot, o anfitrião, um administrador ou outra palavra do jogo.
# Words that nobody may have as a name. They are never shown.
reserved-names = bot, robô, jogador, jogadora, anfitrião, anfitriã, espectador, espectadora, admin, administrador, administradora, moderador, moderadora, operador, operadora, servidor, sistema, todos, todo mundo, ninguém, você
error-empty-line = A mensagem está vazia.
error-match-unplayable = Esta partida foi jogada com outras regras (versão { $engine }) e não pode continuar aqui.
error-server-trouble = Algo deu errado no servidor. Nada mudou; tente de novo.
error-bad-link = Este link pessoal não vale, ou não vale mais.
error-no-session = Este aparelho não está mais conectado.
error-too-many-devices = Já há { $most } aparelhos conectados como você. Desconecte um deles antes.
error-no-such-match = Esta partida não existe.
error-foreign-host = Este servidor tem outro nome. Use o endereço do link de convite. Se o servidor é seu, informe o endereço dele com --url.
error-foreign-origin = Este pedido vem de uma página de outro site.
error-not-found = Não há nada aqui.
error-too-big = Isso é grande demais.
error-cannot-serve = Não foi possível escutar em { $address }: { $why }

# Emotes: short words in the chat, which everybody reads in their own language
emote-howdy = Opa, forasteiro!
emote-nice-shot = Belo tiro!
emote-thanks = Valeu!
emote-oops = Ops!
emote-hurry = Bora, parceiro!
emote-good-game = Boa partida!
