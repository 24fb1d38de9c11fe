## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = The train loses a car every round. The last bandit aboard wins.
    .feel = Plan three moves in secret, then watch everybody's plans collide on the roof.
bang = BANG!
    .about = Sheriff, Deputies, Outlaws and Renegades shoot it out. Only the Sheriff's role is known.
    .feel = Guns, bluff and secret roles: find out who is on your side before the bullets tell you.
train-heist = Train Heist
    .about = Cowboys rob a running train and carry the loot to three towns. The Sheriff, the noose or the track can end the heist.
    .feel = Plan together, ride hard and get the loot away while the noose draws tighter.

## Why something cannot be used now, in every game

reason-over = The match is over.
reason-answered = You have answered already, and others are still choosing.
# players (a list of names)
reason-not-asked = It is not your turn. The table waits for { $players }.
reason-other-question = The question is about something else. Answer it first.
reason-rule = Why?
reason-about = What is it?
reason-close = Close the reason
