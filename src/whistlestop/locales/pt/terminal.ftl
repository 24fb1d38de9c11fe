## Playing in the terminal

terminal-keys-scheme = números escolhem · u desfaz · ? explica · hint ajuda · q sai
terminal-keys-pick = um número escolhe · ? explica · hint ajuda · q sai
terminal-not-understood = "{ $text }" não é uma das escolhas aqui.
terminal-ambiguous = "{ $text }" pode ser: { $choices }
terminal-hint-alone = Dicas são só para uma pessoa que joga contra bots.
terminal-hint-not-asked = Agora não há pergunta para você.
terminal-usable = Você pode usar agora.
terminal-you = você
terminal-player = Jogador { $number }
terminal-bot = { $name } (bot)
# First names for bots, separated by spaces; the same in all languages
terminal-bot-names = Hank Clara Wyatt Nell Amos Ada Clem Ruby Gus Etta Zeke Hattie Otis Pearl Luke Ida
terminal-pass = Passe o teclado para { $player }, que aperta Enter. Quem não está na vez olha para o outro lado.
terminal-left = A partida está salva. Para continuar:
terminal-not-saved = Não foi possível salvar a partida em { $file }: { $why }. Este é o registro dela:
terminal-saved = O registro da partida está em { $file }.
terminal-seed = Semente { $seed }
terminal-rule = { $id }: { $rule }
terminal-more-rules = ? e um número, por exemplo ?4, mostra todas as regras daquela carta.
terminal-key-table = { "." } mostra a mesa inteira
terminal-page-more = Enter mostra mais · q volta
terminal-page-back = Enter volta
terminal-resumed-over = Esta partida já acabou. Para rever:
replay-step = Passo { $step } de { $steps }
replay-keys = Enter avança · b volta · um número pula para o passo · q sai
replay-over = A partida termina aqui.

## Games, rules, simulations

games-seats = De { $fewest } a { $most } lugares
games-option = opção
games-allowed = aceita
games-default = padrão
games-help = o que faz
games-only-with = (só com { $values })
games-only-seats = { $most ->
    [one] (só com 1 lugar)
   *[other] (só com { $fewest } a { $most } lugares)
}
games-bots = Bots: { $bots }
rules-note = Nota: { $note }
sim-title = { $game }, lugares: { $seats }, partidas: { $games }
sim-progress = Jogando
sim-bot = bot
sim-seat = lugar
sim-side = lado
sim-any = todos
sim-played = partidas
sim-won = vitórias
sim-share = taxa
sim-interval = intervalo de 95%
sim-nobody = Sem vitória: { $count ->
    [0] nenhuma partida
    [one] { $count } partida
   *[other] { $count } partidas
}.
sim-ended = Concluídas: { $ended }, travadas: { $stuck }.
sim-speed = { $decisions } decisões em { $seconds } s: { $games_per_s } partidas/s, { $decisions_per_s } decisões/s.
sim-stuck-seeds = Sementes das partidas travadas: { $seeds }

## The command line's help

cli-about = Whistlestop: jogos de trem no Velho Oeste para jogar, estudar e automatizar.
cli-commands = Comandos
cli-parameters = Parâmetros
cli-arguments = Argumentos
cli-play = Joga uma partida no terminal.
cli-sim = Põe os bots para jogar muitas partidas e conta os resultados.
cli-replay = Mostra passo a passo o registro de uma partida.
cli-rules = Lista as cláusulas dos livros de regras.
cli-games = Lista os jogos e suas opções.
cli-help = Mostra esta ajuda.
cli-version = Mostra a versão.
version-compiled = { $version } (regras compiladas)
version-sources = { $version } (regras como código-fonte: { $why ->
    [pure] WHISTLESTOP_PURE está definida
    [edited] mudaram desde que foram compiladas
   *[absent] não estão compiladas
})
cli-param-game = O jogo, pelo nome que aparece em `whistlestop games`.
cli-param-seats = Quantos lugares a mesa tem.
cli-param-with = Expansões, separadas por vírgulas, por exemplo reflex,horse,time-car; ou o nome de uma combinação, como all-aboard.
cli-param-set = Uma opção na forma nome=valor; pode ser repetida.
cli-param-seed = A semente do sorteio: a mesma semente prepara a mesma partida.
cli-param-play-bots = O nível dos bots nos outros lugares, de `whistlestop games`; o padrão é normal.
cli-param-hotseat = Todos os lugares são de pessoas neste teclado.
cli-param-people = Quantas pessoas jogam neste teclado.
cli-param-lang = O idioma: en, it ou pt.
cli-param-resume = Continua a partida deste registro.
cli-param-record = Grava aqui o registro quando a partida termina ou é interrompida.
cli-param-pause = Segundos de espera entre uma jogada e outra.
cli-param-games = Quantas partidas jogar; o padrão é 1000.
cli-param-sim-bots = Os bots, separados por vírgulas; eles ocupam os lugares em rodízio; o padrão é random. Com hard@100, um bot difícil testa 100 partidas imaginadas por decisão. Um bot depois do nome de um lado ocupa todos os lugares desse lado: outlaw:normal,random.
cli-param-jobs = Quantos processos jogam; o padrão é 1.
cli-param-records = Grava o registro de cada partida nesta pasta; `whistlestop replay` mostra cada um.
cli-param-json = Imprime um único objeto JSON e nada mais.
cli-param-file = Um registro gravado por `whistlestop play`.
cli-param-seat = Mostra o que este lugar vê; o padrão é o que o público vê.
cli-param-all = Imprime a partida inteira sem perguntar nada.
