## The end of a match and its replay

web-end-lost = Desta vez os outros venceram.
# count: the number of people who play together and have all lost
web-end-all-lost = { $count ->
    [one] Desta vez você perdeu.
   *[other] Desta vez todos perderam.
}
web-end-deeds = O que cada um fez
web-end-player = Jogador
web-end-winner = venceu
web-end-turning-points = Os momentos decisivos
# step: the number of the moment in the replay
web-end-watch = Rever o momento { $step }
web-end-settings = Mudar as configurações
web-end-retry = Tentar de novo
web-end-failed = Não deu para carregar o resumo.
web-replay-start = A mesa antes da primeira jogada.
web-everybody = todos, com as cartas abertas
web-hand-of = A mão de { $player }: { $cards }
web-hand-empty = nenhuma carta
web-beliefs-bot = Bot
web-beliefs-about = Quanta certeza o bot tinha do papel verdadeiro de cada um, do começo ao fim da partida
# share: a percentage
web-belief-line = { $player }: no começo { $from }%, no fim { $to }%
web-beliefs-now = O que os bots acham neste momento
