## O comando serve

cli-serve = Inicia o servidor: joga-se aqui pelo navegador e pelo terminal.
cli-param-host = O endereço onde escutar: 127.0.0.1 (só esta máquina) se nada for dito; 0.0.0.0 é toda rede.
cli-param-port = A porta onde escutar: 8080 se nada for dito; 0 é qualquer uma livre.
cli-param-db = Onde tudo é guardado: sqlite:///ARQUIVO ou postgresql://USUÁRIO:SENHA@HOST/NOME. Em geral um arquivo na sua pasta de dados.
cli-param-url = O endereço que as pessoas usam, como https://play.example.org, se há um proxy diante deste servidor.
cli-param-proxies = Os endereços de proxies em cuja palavra se confia sobre de onde as pessoas vêm, com vírgulas; * é qualquer um.
cli-param-log = Como o registro é escrito: text, ou json para programas.
cli-param-bot-pause = Os segundos que um bot leva para responder, mais ou menos: 1.2 se nada for dito.
cli-param-away-after = Os segundos sem conexão depois dos quais um bot responde por uma pessoa: 60 se nada for dito.
cli-param-per-address = Quantas conexões, e novos convidados de uma vez, um endereço de rede pode ter: 100 se nada for dito.
cli-param-open = Também o abre no seu navegador.
serve-open = Whistlestop está aberto em { $url } - Ctrl-C o fecha.
serve-closed = Fechado. Está tudo guardado.

## As páginas

fair-title = A distribuição foi honesta?
fair-about = Antes da primeira carta o servidor mostrou o selo desta partida. Depois do fim ele mostra a semente da distribuição e um nonce. Se eles dão o mesmo selo, nada foi mudado no meio.
fair-check = Verificar aqui
fair-seal = O selo mostrado no começo
fair-seed = A semente
fair-nonce = O nonce
fair-found = O selo desta semente e deste nonce, feito pelo seu navegador
fair-same = São iguais: a distribuição estava decidida antes que alguém visse uma carta.
fair-other = NÃO são iguais: esta não é a distribuição que foi selada.
fair-running = A partida ainda está em andamento; a semente é mostrada depois do fim.

## O que o servidor recusa

error-bad-message = Não se entende esta mensagem: { $why }
error-who-are-you = Primeiro entre com um nome.
error-no-seat = Você não tem lugar nesta mesa.
error-not-host = Só o anfitrião pode fazer isso.
error-match-running = Não enquanto a partida está em andamento.
error-seat-taken = O lugar { $seat } está ocupado.
error-table-closed = O anfitrião não deixa tomar o lugar de um bot.
error-kicked = Você foi mandado embora desta mesa.
error-no-pointing = Nesta partida não se aponta nada.
error-no-such-thing = Não há tal coisa na mesa.
error-not-yourself = Você não pode fazer isso consigo mesmo.
error-nobody = Não há ninguém assim nesta mesa.
error-no-match = Ainda não há partida nesta mesa.
error-stale-turn = A vez { $turn } não está mais aberta.
error-muted = O anfitrião silenciou você.
error-too-many-mutes = Numa mesa não pode haver mais de { $most } silenciamentos.
error-seats-free = Há lugares livres. Deixe os bots preenchê-los, ou tire lugares.
error-nobody-plays = Alguém tem de jogar, não só bots.
error-not-ready = Ainda não estão prontos: { $names }
error-no-table = Não há tal mesa.
error-no-room = Você não está em nenhuma mesa.
error-too-fast = Foi demais em pouco tempo. Espere um pouco.
error-too-many-tabs = Você já tem { $most } conexões abertas.
error-bad-name = Um nome tem ao menos uma letra ou um dígito, e no máximo { $most } caracteres.
error-name-reserved = "{ $found }" parece um bot ou ninguém em particular. Escolha outro nome.
error-empty-line = Não há nada a dizer nesta linha.
error-match-unplayable = Esta partida foi jogada com outras regras (versão { $engine }) e não pode continuar aqui.
error-server-trouble = Algo deu errado no servidor. Nada mudou; tente de novo.
error-bad-link = Este link pessoal não é válido, ou já não é.
error-no-such-match = Não existe essa partida.
error-foreign-origin = Este pedido vem de uma página de outro site.
error-not-found = Aqui não há nada.
error-too-big = É grande demais.
error-cannot-serve = Não é possível escutar em { $address }: { $why }
