## The web client

web-title = Whistlestop
web-skip = Ir para o conteúdo
web-nav = Principal
web-lobby = Salão
web-rules = Regras
web-settings = Configurações
web-home = Ir para a página inicial
web-loading = Carregando ...
web-lost = A conexão caiu. Tentando de novo ...
web-nothing-here = Não há nada neste endereço.
web-create = Criar uma mesa
web-make-table = Criar a mesa
web-join = Entrar em uma mesa
web-invite-link = Link de convite
web-bad-link = Isto não é um link de convite. Um link de convite termina com uma chave de 22 caracteres.
web-go = Ir
web-my-tables = Suas mesas
web-public-tables = Mesas públicas
web-all-tables = Todas as mesas públicas
web-no-tables = Nenhuma mesa pública agora. Crie uma!
web-search-tables = Buscar por anfitrião ou jogo
web-any-game = qualquer jogo
web-only-free = Só mesas com lugar livre
web-tables-shown = { $total ->
    [0] Nenhuma mesa corresponde à busca.
    [1] 1 mesa
   *[other] Mesas { $first } a { $last } de { $total }
}
web-page-before = Página anterior
web-page-after = Próxima página
web-your-turn = Sua vez
web-mixes = Uma combinação pronta
web-seats-taken = { $bots ->
    [0] { $seats ->
        [one] { $people } de { $seats } lugar ocupado
       *[other] { $people } de { $seats } lugares ocupados
    }
    [one] { $people ->
        [0] nenhuma pessoa
        [one] { $people } pessoa
       *[other] { $people } pessoas
    } e { $bots } bot em { $seats } lugares
   *[other] { $people ->
        [0] nenhuma pessoa
        [one] { $people } pessoa
       *[other] { $people } pessoas
    } e { $bots } bots em { $seats } lugares
}
web-phase-gathering = esperando jogadores
web-phase-playing = em andamento
web-hosted-by = anfitrião: { $name }
web-who = Quem é você?
web-your-name = Seu nome
web-come-in = Entrar
web-rename = Mudar de nome
web-saved = Salvo.
web-game = Jogo
web-terms = Opções
web-seats = Lugares
web-clock = Tempo por decisão
web-clock-off = sem relógio
# time: such as 30 seconds
web-clock-terms = { $time } por decisão
web-clock-seconds = { $count ->
    [one] { $count } segundo
   *[other] { $count } segundos
}
web-clock-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minutos
}
web-clock-hours = { $count ->
    [one] { $count } hora
   *[other] { $count } horas
}
web-substitutes = Quando alguém se ausenta
web-substitutes-about = Sem relógio, a partida espera por todos. Quem volta sempre retoma o lugar na hora.
web-substitutes-ask = perguntar aos outros se um bot joga
web-substitutes-always = um bot joga depois de um tempo
web-substitutes-never = esperar, o tempo que for
web-public = Aparece no salão para todos
web-open = Durante a partida, qualquer um pode assumir o lugar de um bot sem pedir a quem joga
web-invite = Convidar amigos
web-qr = O link de convite como código QR
web-renew = Novo link de convite
web-renew-about = O link antigo deixa de valer. Quem está na mesa continua.
web-free = livre
web-host = anfitrião
web-you = você
web-not-here = ausente
web-ready = tudo pronto
web-not-ready = ainda não
web-sit = Sentar aqui
web-seat-number = lugar { $number }
web-stand = Sair do lugar
web-bot = { $level }{ $number } (bot)
web-bot-for = Bot para o lugar { $number }
web-no-bot = sem bot
web-appoint = Tornar anfitrião
web-kick = Tirar da mesa
web-spectators = Assistindo: { $names }
web-start = Começar
web-start-bots = Começar, com bots nos lugares livres
web-get-ready = Já posso começar
web-unready = Ainda não
web-waiting-ready = Esperando a confirmação de { $names }
web-waiting-host = Esperando o anfitrião começar.
web-controls = Sua vez e suas cartas
web-waiting-for = Esperando { $names }.
web-thinking = Pensando
# count: at least 2
web-thinking-count = { $count } pensando
web-you-answered = Você escolheu: { $answer }. Os outros ainda estão pensando.
web-over = A partida acabou.
web-skip-film = Pular
web-speed-now = Velocidade do jogo: { $speed }
web-hurry = Deixar os bots terminarem
web-look = Ver as cartas de
web-look-nobody = { $mine ->
    [yes] meu lugar
   *[no] ninguém
}
web-close-card = Fechar
web-go-on = Continuar
web-away = Um bot está jogando por você.
web-away-about = Mova o mouse, toque na tela ou aperte uma tecla, e você volta a jogar.
web-back = Voltei
web-away-bot-in = { $name } está ausente. Em { $time } um bot entra no lugar.
web-away-bot-soon = { $name } está ausente. Quando chegar a vez dessa pessoa, um bot joga no lugar dela.
web-away-vote-in = { $name } está ausente. Em { $time } a mesa decide se um bot entra no lugar.
web-away-vote-soon = { $name } está ausente. Quando chegar a vez dessa pessoa, a mesa decide se um bot joga no lugar dela.
web-away-waits = { $name } está ausente. A partida espera.
web-away-plays = { $name } está ausente. Até a pessoa voltar, um bot joga no lugar dela.
web-away-late = O tempo de { $name } acabou. Até a pessoa voltar, um bot joga no lugar dela.
web-away-more = { $count ->
    [one] Mais uma pessoa está ausente.
   *[other] Mais { $count } pessoas estão ausentes.
}
web-away-ask = Perguntar à mesa sobre um bot
web-away-says = { $name } está ausente.
web-away-mark = ausente
web-away-mark-bot = bot jogando
web-absence = Faz um tempo que { $name } está ausente. Até a pessoa voltar, um bot deve jogar no lugar dela?
web-absence-waiting = Quem pode responder agora: { $names }.
web-absence-host = Basta o seu sim. Você também pode esperar.
web-absence-player = Basta que o anfitrião concorde, ou mais da metade de quem joga e está aqui.
web-absence-mine = Você respondeu. { $agreed ->
    [0] Ninguém disse sim ainda.
    [one] Uma pessoa disse sim.
   *[other] { $agreed } pessoas disseram sim.
}
web-absence-yes = Sim, um bot pode jogar
web-absence-no = Não, vamos esperar
web-meanwhile = Enquanto você não estava
web-meanwhile-about = { $count ->
    [one] Um bot respondeu uma vez por você.
   *[other] Um bot respondeu { $count } vezes por você.
}
web-meanwhile-chose = O bot escolheu: { $answer }
web-meanwhile-hidden = O bot respondeu. Os outros ainda estão escolhendo.
web-meanwhile-done = Entendi
web-clock-left = { $count ->
    [one] Falta 1 segundo.
   *[other] Faltam { $count } segundos.
}
web-clock-yours = Seu tempo
web-alerts-offer = Quer que a gente avise quando for a sua vez, mesmo que você esteja em outra janela?
web-alerts-vibrate = Quer que o celular vibre quando for a sua vez e quando o seu tempo estiver acabando?
web-alerts-yes = Sim, quero
web-alerts-no = Agora não
web-alert-turn = Sua vez
web-alert-about = É a sua vez em { $game }.
web-take-over = Assumir o lugar de um bot
web-take-over-about = Quem joga precisa concordar.
web-ask-seat = Pedir o lugar { $number }: { $bot }
web-take-seat = Assumir o lugar { $number }: { $bot }
web-asking = Você pediu o lugar { $number }. Falta concordar: { $names }.
web-asking-nobody = Você pediu o lugar { $number }. Alguém que joga precisa vir e concordar.
web-withdraw = Retirar o pedido
web-asks-seat = { $name } pede para assumir o lugar { $number }, de um bot.
web-agree = Concordar
web-decline = Recusar
web-agreed = Você concordou. Falta concordar: { $names }.
web-declined = Quem joga não concordou.
web-log = O que aconteceu
web-log-earlier = { $count ->
    [one] Mostrar a linha anterior
   *[other] Mostrar as { $count } linhas anteriores
}
web-log-keys = As setas para a esquerda e para a direita percorrem os nomes e as cartas.
web-log-undone = { $count ->
    [one] Mostrar o que foi desfeito
   *[other] Mostrar o que foi desfeito ({ $count })
}
web-explanation = O que é isto?
web-log-and-chat = Acontecimentos e conversa
web-log-and-chat-unread = Acontecimentos e conversa, { $count } para ler
web-sheet-open = Mostrar suas cartas
web-sheet-fold = Esconder suas cartas
web-chat = Conversa
web-chat-lines = Mensagens
web-say = Diga algo
web-send = Enviar
web-emotes = Reações
web-mute = silenciar
web-unmute = ouvir de novo
web-muted-line = (mensagem silenciada)
web-you-won = Você venceu!
web-won = { $count ->
    [one] { $names } venceu.
   *[other] { $names } venceram.
}
web-nobody-won = Ninguém venceu.
web-rematch = Jogar de novo
web-rematch-asked = Esperando os outros ...
web-to-table = Voltar para a mesa
web-replay = Rever a partida
web-thoughts = O que os bots achavam
web-record = Baixar o registro
web-replay-link = Link para este momento
web-first = Ir para o começo
web-last = Ir para o fim
web-step-back = Voltar um passo
web-step-on = Avançar um passo
web-event-back = Voltar um evento
web-event-on = Avançar um evento
web-run = Reproduzir
web-pause = Pausar
web-moment = Momento { $at } de { $all }
web-seen-by = Visto por
web-spectator = quem assiste
web-icons-by = Ícones de Lorc, Delapouite e outros artistas de
web-fonts-by = Fontes: Rye, Bitter e Source Sans 3,
web-language = Idioma
web-language-auto = igual ao navegador
web-theme = Cores
web-theme-auto = igual ao aparelho
web-theme-light = claras
web-theme-dark = escuras
web-speed = Velocidade do jogo
web-speed-of = { $speed ->
    [0] tudo de uma vez
    [0.5] lenta
    [2] rápida
   *[1] normal
}
web-sound = Sons
web-volume = Volume
web-alerts = Avisar quando for a minha vez e eu estiver em outra janela, e vibrar no celular
web-alerts-blocked = O seu navegador não permite notificações deste site. Você pode mudar isso nas configurações dele.
web-devices = Seus aparelhos
web-device-unknown = Navegador desconhecido
web-device-this = este aparelho
web-device-times = Conectado: { $since } · Último uso: { $used }
web-device-times-link = Conectado com o seu link pessoal: { $since } · Último uso: { $used }
web-sign-out = Desconectar
web-sign-out-others = Desconectar todos os outros aparelhos
web-signed-out = Desconectado.
web-log-out = Sair daqui
web-log-out-about = Você só pode voltar como { $name } por outro aparelho ou com o seu link pessoal. Sem eles, você perde o seu nome e os seus lugares.
web-log-out-go = Sim, sair
web-log-out-stay = Ficar
web-replace-link = Trocar meu link pessoal
web-replace-about = Você já tem um link pessoal. Um novo cancela esse e desconecta os aparelhos que entraram com ele.
web-devices-about = Abra o seu link pessoal em outro aparelho para jogar lá com o mesmo nome e os mesmos lugares.
web-make-link = Criar meu link pessoal
web-resume-link = Seu link pessoal: só para você
web-link-once = Ele só aparece agora. Vale em todos os seus aparelhos até você trocar de link.
web-resume = Entrar com o seu link pessoal
web-resume-about = Com este link pessoal, este aparelho entra no jogo como você.
web-resume-go = Sou eu
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
error-offline = O servidor não responde agora. Tente de novo daqui a pouco.

## Hints

web-hint = O que você faria?
web-hint-key = O que você faria? (tecla h)
web-hint-thinking = Um bot está pensando ...
web-hint-do = Fazer isso
web-hint-close = Fechar a dica
web-hint-beliefs = Quem são os outros, segundo o bot:
