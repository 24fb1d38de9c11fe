## Train Heist: the words of the table

train-heist = Train Heist
    .about = Rob the Sheriff's train together and bring the loot to the towns before the train gets there.

train-heist-option-mode = Play together for a goal, together for as many points as you can, or against each other
    .short = How to play
    .co-op = together, for a goal
    .score = together, for points
    .versus = against each other
train-heist-option-goal = Loot to be brought to the towns to win together
    .short = Goal
train-heist-option-length = A full game; a shorter one with fewer events and a lower goal; or a harder one with fewer events and the same goal
    .short = Length
    .full = full
    .shorter = shorter
    .harder = harder
train-heist-option-fewer-events = Event Cards that a shorter or harder game leaves out; at least four others always stay
    .short = Events left out
train-heist-option-cowboys = Cowboys that a single player runs
    .short = Cowboys alone
train-heist-option-map = The board: the standard one, or one that the host has added
    .short = Board
    .standard = standard
train-heist-option-cards = The cards and tiles: the standard ones, or those that the host has added
    .short = Cards and tiles
    .standard = standard
