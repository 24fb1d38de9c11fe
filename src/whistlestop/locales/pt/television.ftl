## The web client: a table on a television

web-tv-show = Mostrar na televisão
web-tv-name = Televisão
web-tv-welcome = Uma mesa para a sala toda
web-tv-about = Esta tela mostra o que todos podem ver. As cartas de vocês ficam nos celulares.
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

## The web client as an app

web-offline = Sem conexão
web-offline-about = Não foi possível falar com o servidor. Esta página tenta de novo sozinha.
web-offline-seats = Seus lugares continuam seus. Dependendo da mesa, um bot joga por você até você voltar.
web-offline-terminal = Com o pacote Python dá para jogar contra bots sem conexão: whistlestop play
web-offline-settings = Mudar o idioma, a aparência e o som
web-offline-retry = Tentar de novo
web-new-version = Há uma versão nova desta página.
web-reload = Carregar
web-install = Instalar
web-install-about = Assim o Whistlestop abre como um aplicativo, em uma janela própria.
web-install-menu = Para abrir o Whistlestop como um aplicativo, escolha "Adicionar à tela inicial" ou "Instalar" no menu do navegador, se houver.
web-install-go = Instalar o Whistlestop
