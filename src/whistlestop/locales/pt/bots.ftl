# The level of a bot, as a word: it means the same in every game.
bot-level = { $level ->
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
    [random] Aleatório
   *[other] { $level }
}

## Hints: why a bot would give an answer

hint-only = É a sua única resposta.
hint-equal = Todas as respostas são igualmente boas.
# share: in percent; count: matches
hint-matches-won = Esta escolha ganha { $share }% de { $count } partidas imaginadas, em que todos depois jogam ao acaso.
hint-search = Em { $count } partidas imaginadas, vale cerca de { $share }% de uma vitória.
hint-search-alone = É a única resposta que vale a pena examinar.
hint-none = Aqui o bot não tem conselho.
hint-more = O que mais?
# unit: life, tiles, wins; value: a number, or percent for wins
hint-value = { $unit ->
    [life] { $value ->
        [0] vale cerca de { $value } pontos de vida
        [one] vale cerca de { $value } ponto de vida
       *[other] vale cerca de { $value } pontos de vida
    }
    [tiles] { $value ->
        [0] vale cerca de { $value } peças
        [one] vale cerca de { $value } peça
       *[other] vale cerca de { $value } peças
    }
   *[wins] ganha { $value }%
}
