## Refusals, with the expected input

error-illegal-answer = O lugar { $seat } não pode responder "{ $answer }" agora. Respostas possíveis: { $allowed }
error-not-asked = Não é a vez do lugar { $seat }; a mesa espera por { $waiting }.
error-match-over = A partida acabou.
error-bad-seats = { $game } aceita de { $fewest } a { $most } lugares, não { $found }.
error-bad-names = Dê um nome a cada um dos { $seats } lugares, só com caracteres visíveis.
error-bad-seed = A semente é um número inteiro de 0 a 2^{ $bits } - 1, não { $found }.
error-bad-option = A opção { $option } aceita { $allowed }, não { $found }.
error-unknown-option = A opção { $option } não existe. Opções: { $allowed }
error-unknown-game = O jogo "{ $found }" não existe. Jogos: { $allowed }
error-unknown-bot = O bot "{ $found }" não existe. Bots: { $allowed }
error-bot-cannot-play = O bot "{ $found }" não sabe jogar { $game }. Estes sabem: { $allowed }
error-unknown-side = O lado "{ $found }" não existe neste jogo. Lados: { $allowed }
error-too-many-bots = { $found } bots não cabem em { $seats } lugares.
error-bad-people = De 1 a { $seats } lugares podem ser de pessoas, não { $found }.
error-bad-number = { $name } precisa ser pelo menos { $least }, não { $found }.
error-not-together = { $one } e { $other } não podem ser usados juntos.
error-missing-word = Falta { $name }. Veja as opções com `whistlestop --help`.
error-bad-word = { $name } não aceita "{ $found }". Veja as opções com `whistlestop --help`.
error-unknown-word = "{ $found }" não existe aqui. Veja as opções com `whistlestop --help`.
error-not-a-flag = { $option } não é uma expansão. Expansões: { $allowed }
error-not-a-setting = "{ $found }" não é uma opção na forma nome=valor.
error-no-game = Diga qual jogo quer jogar ou qual registro quer continuar. Jogos: { $allowed }
error-resume-alone = Uma partida retomada já traz o jogo, os lugares, as opções e a semente: tire { $found }.
error-bad-seat = O lugar { $found } não existe nesta mesa; os lugares vão de 0 a { $last }.
error-unreadable = Não foi possível ler { $file }: { $why }
error-unwritable = Não foi possível gravar { $file }: { $why }
error-not-text = { $file } não é um arquivo de texto.
error-in-record = { $file }, linha { $line }: { $why }
error-record-foreign = este registro não é do Whistlestop. Ele começa com { $found }, não com "whistlestop record { $format }".
error-record-format = este registro está no formato { $found }; este programa lê o formato { $format }.
error-record-header = { $found } não é uma linha de cabeçalho. O esperado, uma vez cada: { $allowed }; depois, uma linha vazia.
error-record-header-missing = falta "{ $name }" no cabeçalho.
error-record-number = { $name } precisa ser um número inteiro, não { $found }.
error-record-option = { $found } não é uma opção na forma nome=valor, uma vez cada.
error-record-names = names precisa ser uma lista como ["Ann", "Bo"], não { $found }.
error-record-line = { $found } não é o número de um lugar seguido de uma resposta.
error-record-why = { $why }
error-record-count = o registro termina na escolha { $found }; o cabeçalho diz { $expected }.
error-record-result = o cabeçalho diz que o resultado é "{ $found }"; jogando de novo, é "{ $expected }".
error-imagined = Uma partida imaginada não tem registro.
error-unknown-language = O idioma "{ $found }" não existe. Idiomas: { $allowed }
error-interrupted = Interrompido.
error-output = Não foi possível escrever a saída: { $why }
error-file-exists = { $file } já existe e não foi mudado; escolha outro arquivo.
# why: again (the server does not say more), taken (another server was faster), or the words of the database
error-bad-database = Não foi possível usar o banco de dados{ $why ->
    [again] { " " }agora. Tente de novo.
   *[told] : { $why }
}
error-not-stored = Não foi possível salvar, e nada mudou{ $why ->
    [again] . Tente de novo.
    [taken] : alguém foi mais rápido.
   *[told] : { $why }
}
error-database-in-use = Outro servidor já está usando este banco de dados. Pare-o primeiro ou indique outro banco de dados com --db.
error-bad-game-file = { $where }: o esperado era { $expected }, mas há { $found }.
error-no-game-files = { $game } não aceita arquivos seus, como { $found }.
error-bad-scenario = O arquivo { $file } está errado: { $why }
