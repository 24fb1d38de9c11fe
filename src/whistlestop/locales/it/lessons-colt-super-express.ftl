## Lessons of Colt Super Express

lesson-colt-ride = Prima corsa
    .about = Due round su un treno che si accorcia sempre di più.
lesson-colt-ride-train = Sei Belle, su un treno in fuga. A ogni round perde l'ultimo vagone, e tu ci sei dentro! Vince l'ultimo bandito rimasto a bordo.
lesson-colt-ride-plan = In segreto ognuno impila tre delle sue quattro carte. Poi tutti ne rivelano una alla volta, a turno.
lesson-colt-ride-fire = Cheyenne è proprio davanti alla tua pistola. Metti Spara in cima, poi Muoviti, poi Cambia piano.
    .climb = Si comincia bene! Ma la seconda carta è Muoviti: devi uscire dall'ultimo vagone.
    .order = Qui l'ordine è tutto: prima Spara, poi Muoviti, poi Cambia piano.
lesson-colt-ride-stunned = Preso! Cheyenne vola nella Locomotiva e spreca una carta solo per rialzarsi. Poi risponde al fuoco, ma tu sei già sul tetto: i proiettili restano sul loro piano.
lesson-colt-ride-treasure = Il tuo vecchio vagone non c'è più. Eri più indietro di tutti, così diventa il tuo tesoro. I tesori contano solo se più banditi arrivano insieme alla fine.
lesson-colt-ride-roof = Adesso tocca al tuo vagone! Django è sul tetto come te, proprio in testa al treno. Buttalo giù con uno sparo, e a fine round trovati nella Locomotiva.
    .flip = Con Girati ti volti, e poi Muoviti ti porta fuori dalla coda del treno. Lascia stare Girati, o giocalo per ultimo.
    .back = Dopo Girati guardi verso la coda e Django è alle tue spalle. Prima Spara!
    .inside = Cambia piano ti porta dentro, e da lì non colpisci Django sul tetto. Prima Spara!
    .both = Ti servono due carte: Spara finché sei sul tetto, e Muoviti per entrare nella Locomotiva.
lesson-colt-ride-won = Django è volato giù dalla testa del treno, e Cheyenne se ne va con l'ultimo vagone. A bordo resti solo tu: hai vinto!
