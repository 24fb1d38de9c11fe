## O cliente web

web-title = Whistlestop
web-hero = Todos a bordo para o assalto ao trem
web-about = Jogos de trem no velho Oeste, no seu navegador: com amigos que seguem um link e bots nos lugares vazios. Nada para instalar, nenhuma conta.
web-skip = Ir para o conteúdo
web-nav = Principal
web-lobby = Salão
web-rules = Regras
web-settings = Ajustes
web-home = Para a primeira página
web-loading = Carregando ...
web-lost = A conexão caiu. Tentando de novo sozinho ...
web-nothing-here = Neste endereço não há nada.
web-play-now = Jogar já contra bots
web-create = Abrir uma mesa
web-make-table = Abrir a mesa
web-join = Entrar numa mesa
web-invite-link = Link de convite
web-bad-link = Isto não é um link de convite: ele termina com as 22 letras da sua mesa.
web-go = Ir
web-my-tables = Suas mesas
web-public-tables = Mesas públicas
web-all-tables = Todas as mesas públicas
web-no-tables = Nenhuma mesa pública agora. Abra uma!
web-your-turn = Sua vez
web-mixes = Uma mistura pronta
web-seats-taken = { $bots ->
    [0] { $people } de { $seats } lugares ocupados
    [one] { $people } pessoas e 1 bot em { $seats } lugares
   *[other] { $people } pessoas e { $bots } bots em { $seats } lugares
}
web-phase-gathering = reunindo
web-phase-playing = jogando
web-hosted-by = anfitrião: { $name }
web-who = Quem é você?
web-your-name = Seu nome
web-come-in = Entrar
web-rename = Mudar o nome
web-saved = Guardado.
web-guest-name = Convidado { $number }
web-game = Jogo
web-terms = Condições
web-seats = Lugares
web-clock = Tempo para uma decisão
web-clock-off = sem relógio
web-clock-seconds = { $count } segundos
web-clock-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
web-clock-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
web-public = Na lista do salão, para todos
web-open = Quem chega depois pode tomar o lugar de um bot
web-invited = Você foi convidado para uma mesa
web-invited-about = Diga quem é e tome um lugar.
web-invite = Convidar amigos
web-qr = O link de convite como código QR
web-free = livre
web-host = anfitrião
web-you = você
web-not-here = ausente
web-ready = pronto
web-not-ready = não pronto
web-sit = Sentar aqui
web-seat-number = lugar { $number }
web-stand = Levantar
web-bot = { $level }{ $number } (bot)
web-bot-for = Bot para o lugar { $number }
web-no-bot = nenhum bot
web-appoint = Tornar anfitrião
web-kick = Mandar embora
web-spectators = Assistindo: { $names }
web-start = Começar
web-start-bots = Começar, com bots nos lugares livres
web-get-ready = Estou pronto
web-unready = Ainda não
web-waiting-ready = Esperando que fiquem prontos: { $names }
web-waiting-host = Esperando o anfitrião começar.
web-controls = Sua vez e suas cartas
web-waiting-for = Esperando { $names }.
web-thinking = Pensando
web-you-answered = Você escolheu: { $answer }. Os outros ainda pensam.
web-over = A partida acabou.
web-skip-film = Pular
web-away = Um bot joga por você.
web-back = Voltei
web-log = O que aconteceu
web-chat = Conversa
web-chat-lines = O que foi dito
web-say = Diga algo
web-send = Enviar
web-mute = silenciar
web-unmute = ouvir de novo
web-muted-line = (silenciado)
web-you-won = Você venceu!
web-won = { $count ->
    [one] { $names } venceu.
   *[other] { $names } venceram.
}
web-nobody-won = Ninguém venceu.
web-rematch = Jogar de novo
web-rematch-asked = Esperando os outros ...
web-to-table = Voltar à mesa
web-replay = Rever
web-thoughts = O que os bots pensavam
web-thoughts-none = Não havia nada para adivinhar.
web-record = Baixar o registro
web-replay-link = Link para este momento
web-first = Ao começo
web-last = Ao fim
web-step-back = Um passo atrás
web-step-on = Um passo adiante
web-event-back = Um evento atrás
web-event-on = Um evento adiante
web-run = Tocar
web-pause = Pausar
web-moment = Momento { $at } de { $all }
web-seen-by = Visto por
web-spectator = um espectador
web-cards = Cartas e palavras
web-clauses = As regras, cláusula por cláusula
web-clauses-english = As cláusulas estão em inglês.
web-icons-by = Ícones de Lorc, Delapouite e outros artistas de
web-search = Procurar
web-found = { $count ->
    [one] 1 cláusula
   *[other] { $count } cláusulas
}
web-language = Idioma
web-language-auto = como o navegador
web-theme = Cores
web-theme-auto = como o aparelho
web-theme-light = claras
web-theme-dark = escuras
web-speed = Velocidade do que acontece
web-speed-of = { $speed ->
    [0] de uma vez
    [0.5] lenta
    [2] rápida
   *[1] normal
}
web-sound = Um apito quando é sua vez
web-devices = Seus outros aparelhos
web-devices-about = Abra seu link pessoal em outro aparelho, e lá você é a mesma pessoa, com os mesmos lugares.
web-make-link = Criar meu link pessoal
web-resume-link = Seu link pessoal: só para você
web-link-once = Ele só é mostrado agora. Um novo link encerra este.
web-resume = Voltar como você mesmo
web-resume-about = Este link pessoal torna este aparelho seu.
web-resume-go = Sou eu
web-copy = Copiar
web-copied = Copiado
web-share = Compartilhar
error-offline = O servidor não pode ser alcançado agora.
