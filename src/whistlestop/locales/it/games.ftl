## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = A ogni round il treno perde un vagone. Vince l'ultimo bandito a bordo.
    .feel = Prepara tre mosse in segreto, poi guarda i piani di tutti scontrarsi sul tetto.
bang = BANG!
    .about = Sceriffo, Vice, Fuorilegge e Rinnegati si affrontano a colpi di pistola. Solo il ruolo dello Sceriffo è noto.
    .feel = Pistole, bluff e ruoli segreti: scopri chi sta con te prima che lo dicano i proiettili.
train-heist = Train Heist
    .about = Dei cowboy rapinano un treno in corsa e portano il bottino in tre città. Lo Sceriffo, il cappio o i binari possono mettere fine al colpo.
    .feel = Fate un piano insieme, galoppate e portate via il bottino mentre il cappio si stringe.

## Why something cannot be used now, in every game

reason-over = La partita è finita.
reason-answered = Hai già risposto, e altri stanno ancora scegliendo.
# players (a list of names)
reason-not-asked = Non tocca a te. Il tavolo aspetta { $players }.
reason-other-question = La domanda riguarda altro. Prima rispondi a quella.
reason-rule = Perché?
reason-about = Che cos'è?
reason-close = Chiudi la spiegazione
