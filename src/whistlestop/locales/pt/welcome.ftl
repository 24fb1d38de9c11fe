## A primeira página, as mesas novas e os convites

web-hero = Escolha a sua encrenca
web-about = Três jogos do Velho Oeste no seu navegador. Os bots já estão prontos, e os amigos chegam por um link. Sem instalar nada, sem criar conta.
web-games = Jogos
web-play-now = Jogar agora
web-with-friends = Com amigos
web-learn = Aprender
web-learn-playing = Aprenda jogando
web-players = De { $fewest } a { $most } pessoas
web-minutes = De { $short } a { $long } minutos
web-weight = { $weight ->
    [1] fácil de aprender
    [2] algumas regras para aprender
   *[3] muitas regras para aprender
}
web-name-about = É assim que os outros veem você.
web-playing-as = Você joga como { $name }.
web-change-name = Mudar de nome

# Nomes sugeridos a quem chega, separados por vírgulas. Cada um tem no máximo 24 letras.
web-nicknames = Poeira de Estrelas, Espora da Sorte, Prego Enferrujado, Riacho de Prata, Trovão Quieto, Coiote Veloz, Velha Lanterna, Lua da Pradaria, Cânion de Cobre, Lenço Vermelho, Apito Distante, Cacto Sonolento, Trevo Selvagem, Mula da Meia-Noite, Ás Sincero, Trilha de Fumaça, Camelo Sedento, Dente de Ouro, Vento Descalço, Guaxinim Esperto, Bala de Hortelã, Rolo de Feno, Bisão Gentil, Botas Barulhentas, Chaleira que Apita, Flecha Torta, Mustangue Azul, Vale Ensolarado, Burro Teimoso, Coldre de Veludo, Ferradura Voadora, Sete Ases

web-mix-own = Uma combinação sua
web-expansions = Expansões
web-player-count = Quantas pessoas
web-more = Mais opções
web-more-usual = tudo como de costume
web-more-changed = { $count ->
    [one] { $count } mudança
   *[other] { $count } mudanças
}

web-invites = { $host } convida você para jogar { $game }
web-invited = Você recebeu um convite para jogar { $game }
web-at-table = Quem está na mesa
web-room-free = { $free ->
    [one] Há { $free } lugar livre.
   *[other] Há { $free } lugares livres.
}
web-room-full = Todos os lugares estão ocupados. Você pode assistir, e sentar quando um ficar livre.
web-room-running = A partida já começou. Você pode assistir.
web-room-bots = A partida já começou. Você pode assistir, e pedir o lugar de um bot.
web-room-open = A partida já começou. Você pode assistir, e assumir o lugar de um bot.
web-take-a-seat = Sentar à mesa
web-watch = Assistir
web-only-watch = Só assistir
web-invite-about = Mande o link, ou mostre o código aos amigos. Os bots ficam com os lugares vazios.

web-tumbleweed = Aqui só rola mato seco. Confira o endereço, ou volte para a estação.
web-back-to-match = Voltar para a partida
web-back-your-turn = Voltar para a partida: sua vez
