## The web client: a table on a television

web-tv-show = Mostrar na televisão
web-tv-show-about = Abre uma página para todos na sala: a mesa aberta, sem as cartas de ninguém. As cartas ficam nos celulares.
web-tv-name = Televisão
web-tv-welcome = Uma mesa para a sala toda
web-tv-about = Esta tela mostra o que todos podem ver. Suas cartas ficam nos celulares.
web-tv-show-here = Mostrar a mesa aqui
web-tv-scan = Aponte a câmera para sentar
web-tv-scan-running = Aponte a câmera para entrar ou assistir
web-tv-seat-free = Aponte a câmera para sentar aqui
web-tv-room = Ainda há lugar: aponte a câmera do celular para o código.
web-tv-host-starts = Todos estão aqui. { $name } começa a partida.
web-tv-unreachable = Os celulares não alcançam este endereço. Abra esta página no endereço que o servidor tem na sua rede.
web-tv-turn = Vez de
web-tv-play-again = Toquem em "Jogar de novo" nos celulares.
web-tv-again = Outra partida: { $names }
web-tv-controls = Esta tela
web-tv-full = Tela cheia
web-tv-leave = Sair desta tela
