## What was refused, and what was expected instead

error-illegal-answer = O lugar { $seat } não pode responder "{ $answer }" agora. Respostas permitidas: { $allowed }
error-not-asked = Agora não é a vez do lugar { $seat }; a mesa espera por: { $waiting }.
error-match-over = A partida acabou.
error-bad-seats = { $game } tem de { $fewest } a { $most } lugares, não { $found }.
error-bad-names = Para { $seats } lugares são precisos outros tantos nomes, de letras que se possam mostrar.
error-bad-seed = Uma semente é um número inteiro de 0 a 2^{ $bits } - 1, não { $found }.
error-bad-option = A opção { $option } aceita { $allowed }, não { $found }.
error-unknown-option = A opção { $option } não existe. Opções: { $allowed }
error-unknown-game = O jogo "{ $found }" não existe. Jogos: { $allowed }
error-unknown-bot = O bot "{ $found }" não existe. Bots: { $allowed }
error-too-many-bots = { $found } bots não cabem em { $seats } lugares.
error-bad-people = As pessoas podem ocupar de 1 a { $seats } lugares, não { $found }.
error-bad-number = { $name } deve ser pelo menos { $least }, não { $found }.
error-not-together = { $one } e { $other } não combinam.
error-missing-word = Falta { $name }. `whistlestop --help` mostra o que há.
error-bad-word = { $name } não aceita "{ $found }". `whistlestop --help` mostra o que há.
error-unknown-word = "{ $found }" não é conhecido aqui. `whistlestop --help` mostra o que há.
error-not-a-flag = { $option } não é uma expansão que se possa ativar. Expansões: { $allowed }
error-not-a-setting = "{ $found }" não é uma opção na forma name=value.
error-no-game = Diga que jogo quer jogar ou que registro quer retomar. Jogos: { $allowed }
error-resume-alone = Uma partida retomada já tem seu jogo, lugares, opções e semente: retire { $found }.
error-bad-seat = O lugar { $found } não fica nesta mesa; os lugares vão de 0 a { $last }.
error-unreadable = Não foi possível ler { $file }: { $why }
error-not-text = { $file } não é um arquivo de texto.
error-in-record = { $file }, linha { $line }: { $why }
error-record-foreign = este registro não é nosso. Começa com { $found }, não com "whistlestop record { $format }".
error-record-format = este registro está no formato { $found }; este programa lê o formato { $format }.
error-record-header = { $found } não é uma linha de cabeçalho. Linhas esperadas, cada uma só uma vez: { $allowed }; depois, uma linha vazia.
error-record-header-missing = falta "{ $name }" no cabeçalho.
error-record-number = { $name } deve ser um número inteiro, não { $found }.
error-record-option = { $found } não é uma opção na forma name=value, cada uma só uma vez.
error-record-names = names deve ser uma lista como ["Ann", "Bo"], não { $found }.
error-record-line = { $found } não é o número de um lugar seguido de uma resposta.
error-record-why = { $why }
error-record-count = o registro termina na escolha { $found }; o cabeçalho diz { $expected }.
error-record-result = segundo o cabeçalho, o resultado é "{ $found }"; jogando de novo, é "{ $expected }".
error-save-foreign = Esta partida salva não é nossa.
error-save-format = Este programa carrega partidas salvas no formato { $format }.
error-save-damaged = Esta partida salva está danificada.
error-save-misfit = Esta partida salva não é compatível com este programa: { $why }
error-imagined = Uma partida imaginada não tem registro.
error-unknown-language = O idioma "{ $found }" não existe. Idiomas: { $allowed }
error-interrupted = Programa interrompido.
error-output = Não é possível escrever a saída: { $why }
error-file-exists = { $file } já existe e fica como está: indique outro arquivo.
