## The end of a match and its replay

web-end-lost = Stavolta hanno vinto gli altri.
# count: the number of people who play together and have all lost
web-end-all-lost = { $count ->
    [one] Stavolta hai perso.
   *[other] Stavolta avete perso tutti.
}
web-end-deeds = Che cosa ha fatto ognuno
web-end-player = Giocatore
web-end-winner = ha vinto
web-end-turning-points = I momenti decisivi
# step: the number of the moment in the replay
web-end-watch = Rivedi il momento { $step }
web-end-settings = Cambia le impostazioni
web-end-retry = Riprova
web-end-failed = Non è stato possibile caricare il riepilogo.
web-replay-start = Il tavolo prima della prima mossa.
web-everybody = tutti, a carte scoperte
web-hand-of = La mano di { $player }: { $cards }
web-hand-empty = nessuna carta
web-beliefs-bot = Bot
web-beliefs-about = Quanto il bot era sicuro del vero ruolo di ognuno, dall'inizio alla fine della partita
# share: a percentage
web-belief-line = { $player }: all'inizio { $from }%, alla fine { $to }%
web-beliefs-now = Che cosa credono i bot in questo momento
