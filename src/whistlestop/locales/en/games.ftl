## The games: their names, and what they are about

colt-super-express = Colt Super Express
    .about = The train loses a car every round. The last bandit aboard wins.
bang = BANG!
    .about = Sheriff, Deputies, Outlaws and Renegades shoot it out. Only the Sheriff's role is known.
train-heist = Train Heist
    .about = Cowboys rob a running train and carry the loot to three towns. The Sheriff, the noose or the track can end the heist.
