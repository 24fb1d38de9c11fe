## Lessons of Colt Super Express

lesson-colt-ride = First ride
    .about = Two rounds on a train that gets shorter and shorter.
lesson-colt-ride-train = You are Belle, on a runaway train. It loses its last car every round, and you are standing in it! The last bandit aboard wins.
lesson-colt-ride-plan = Everybody secretly stacks three of their four cards. Then all of you reveal one card at a time, in turn.
lesson-colt-ride-fire = Cheyenne stands right in front of your gun. Stack Fire on top, then Move, then Change Floor.
    .climb = Good start! But Move comes second: you must get out of the last car.
    .order = The order is everything here: first Fire, then Move, then Change Floor.
lesson-colt-ride-stunned = Hit! Cheyenne flew into the Locomotive and lost a card just getting up. Then Cheyenne fired back, but you were on the roof already: bullets stay on their floor.
lesson-colt-ride-treasure = Your old car is gone. You were the farthest back, so you get it as treasure. Treasure decides only if several bandits reach the end together.
lesson-colt-ride-roof = Now your car goes next! Django is on the roof like you, right at the front end. Shoot Django off the train, and be in the Locomotive yourself at the end of the round.
    .flip = Flip turns you around: Move would then carry you off the rear end. Leave Flip out, or play it last.
    .back = After Flip you look to the rear, and Django is behind your back. Fire first!
    .inside = Change Floor takes you inside, where your bullet cannot hit Django on the roof. Fire first!
    .both = You need two cards: Fire while you are on the roof, and Move to get into the Locomotive.
lesson-colt-ride-won = Django flew off the front, and Cheyenne rolls away with the last car. You are the last bandit aboard: you win!
