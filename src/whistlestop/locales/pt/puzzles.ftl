## Puzzles: words that all screens share

puzzle-number = Desafio { $number }
puzzle-find = Encontre a melhor resposta.
puzzle-right = Certo! Esta é a melhor resposta.
puzzle-wrong = Há algo melhor do que isto: { $answer }
puzzle-best = A melhor resposta: { $answer }
puzzle-share = vence cerca de { $share } de 100 partidas
puzzle-judged = Uma busca jogou { $playouts } partidas a partir daqui. Em cada uma, tudo o que este jogador não pode ver foi distribuído de novo, e bots continuaram.
puzzle-bot = Um bot responderia isto em vez disso: { $answer }
puzzle-bot-right = Um bot responderia o mesmo.
puzzle-solved = resolvido
puzzle-day = Desafio do dia
puzzle-players = { $count ->
    [one] 1 jogador
   *[other] { $count } jogadores
}
error-no-such-puzzle = Este desafio não existe.

## Puzzles in the terminal

puzzle-again-key = Aperte Enter para tentar de novo, ou digite s para ver a melhor resposta
puzzle-count = { $count ->
    [one] 1 desafio
   *[other] { $count } desafios
}, resolvidos: { $solved }
puzzle-left = Você saiu do desafio. Para voltar a ele:
puzzle-next = O próximo desafio:
puzzle-all-solved = Você resolveu todos os desafios deste jogo.
error-bad-puzzle = O desafio { $found } não existe. Há os desafios de 1 a { $last }.
error-unnamed-game = Diga de qual jogo quer um desafio: { $allowed }
error-puzzle-day = O desafio do dia é o mesmo para todos: não dê jogo nem número.
cli-puzzles = Resolva desafios: encontre a melhor resposta numa posição de uma partida.
cli-param-puzzles-game = O jogo. Começa o próximo desafio dele; sem jogo, todos os jogos são listados.
cli-param-puzzles-number = O número do desafio.
cli-param-puzzles-day = Pegue o desafio do dia.

## Puzzles in the web client

web-puzzles = Desafios
web-puzzles-about = Posições de partidas em que uma resposta é claramente melhor que todas as outras. Encontre-a!
web-puzzle-guide = Desafio
web-puzzle-try-again = Tentar de novo
web-puzzle-show = Mostrar a resposta
web-puzzle-next = Próximo desafio
web-puzzle-leave = Todos os desafios
web-puzzle-others = Todas as respostas
web-puzzle-count = { $solved } de { $count } resolvidos
web-puzzle-open = { $game }, desafio { $number }
