## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = A ogni round il treno perde un vagone. Vince l'ultimo bandito a bordo.
bang = BANG!
    .about = Sceriffo, Vice, Fuorilegge e Rinnegati si affrontano a colpi di pistola. Solo il ruolo dello Sceriffo è noto.
train-heist = Train Heist
    .about = Dei cowboy rapinano un treno in corsa e portano il bottino in tre città. Lo Sceriffo, il cappio o i binari possono mettere fine al colpo.
