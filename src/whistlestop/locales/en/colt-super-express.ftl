## Colt Super Express: the words of the table

colt-option-reflex = Reflex: get up and shoot back
    .short = Reflex
    .about = Get up and shoot in one move.
colt-option-horse = Horse: ride to the Locomotive, even after you have left the train
    .short = Horse
    .about = Ride to the Locomotive, even after a fall.
colt-option-time-car = Time Travel Car: leave the train at the front and come back at the rear
    .short = Time Travel Car
    .about = Leave at the front, come back at the rear.
colt-option-bandits = Bandits: the players choose them in turn, or get them at random
    .short = Bandits
    .choose = chosen in turn
    .dealt = dealt at random
colt-option-treasure = Treasure: its value is known to its owner, to everybody, or to nobody before the end
    .short = Value of treasure
    .own = known to its owner
    .open = known to everybody
    .hidden = secret until the end

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco
colt-web-your-bandit = Your bandit
colt-web-your-aim = Be the last bandit aboard: every round the train loses its last car.

colt-card-flip = Flip
    .about = Face the other way.
colt-card-change-floor = Change Floor
    .about = Climb up to the roof or down into the car. You stand with your back to the edge of the car.
colt-card-move = Move
    .about = Go to the next car in the direction you face, on the same floor. If you leave the train, you are out.
colt-card-fire = Fire
    .about = Hit the first standing bandit in front of you on your floor, at any distance. That bandit is stunned and pushed one car away.
colt-card-reflex = Reflex
    .about = If you are stunned, get up and fire. If you are standing, you shoot your own foot and are stunned.
colt-card-horse = Horse
    .about = Ride to the very front inside the Locomotive and face front. If you have just left the train and Horse is your next card, it saves you.
colt-word-stunned = Stunned
    .about = The next card you reveal only makes you get up. Bullets pass over you.
    .reflex = If the card is Reflex, you get up and fire.
colt-word-time-car = Time Travel Car
    .about = If you leave the train at the front, you land inside the Last Car and play your cards again. The second time in one round, you are out.

## Narration of events

colt-event-picked = { $player } plays { $bandit }.
colt-event-boarded = The bandits board a train of { $cars } cars.
colt-event-first-player = { $bandit } is the first player.
colt-event-round = Round { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } lays { $cards } face down.
   *[no] { $bandit } lays three cards face down.
}
colt-event-revealed = { $bandit } reveals { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } turns to the front.
   *[rear] { $bandit } turns to the rear.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } climbs onto the roof of { $place }.
   *[inside] { $bandit } climbs down into { $place }.
}
colt-event-moved = { $floor ->
    [roof] { $bandit } walks over the roofs to { $place }.
   *[inside] { $bandit } walks to { $place }.
}
colt-event-fired = { $hit ->
    [yes] { $bandit } fires and hits { $target }.
   *[no] { $bandit } fires and hits nobody.
}
colt-event-pushed = { $floor ->
    [roof] { $bandit } is thrown onto the roof of { $place } and is stunned.
   *[inside] { $bandit } is thrown into { $place } and is stunned.
}
colt-event-stood-up = { $bandit } gets up.
colt-event-lay-down = { $bandit } shoots their own foot and lies stunned. Ouch!
colt-event-rode = { $bandit } rides to the front of the Locomotive.
colt-event-left-train = { $end ->
    [front] { $bandit } leaves the train at the front. Only Horse as the very next card can help.
   *[rear] { $bandit } leaves the train at the rear. Only Horse as the very next card can help.
}
colt-event-rescued = { $bandit } gallops back at the last moment, right into the Locomotive!
colt-event-travelled = { $bandit } travels through time to the Last Car and plays the cards of this round again.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } walks off the train and is out.
    [pushed-off] { $bandit } is shot off the train and is out.
    [not-rescued] { $bandit } does not play Horse and is out.
    [paradox] { $bandit } enters the Time Travel Car a second time. Time paradox! { $bandit } is out.
   *[uncoupled] { $bandit } is left behind with the car and is out.
}
colt-event-uncoupled = Car { $car } is uncoupled.
colt-event-treasure = { $known ->
    [yes] { $bandit } takes the car as a treasure worth ${ $value }.
   *[no] { $bandit } takes the car as a treasure.
}
colt-event-showed-treasure = { $bandit } shows their treasures: { $values }.
colt-event-ended = { $why ->
    [last-aboard] { $bandit } is the last bandit aboard and wins!
    [most-treasure] { $bandit } has the most treasure and wins!
    [best-treasure] { $bandit } has the most valuable treasure and wins!
   *[nobody-left] Nobody is left on the train. Nobody wins.
}
colt-place = { $car ->
    [0] the Locomotive
   *[other] car { $car }
}

# The end of a match, for everybody: what each bandit had
colt-end-aboard = aboard
colt-end-out = out
colt-end-treasure = treasure of ${ $value }
# Columns of the table of deeds: short, because a phone shows them side by side
colt-deed-hits = Hits
colt-deed-suffered = Hit by others
colt-deed-played = Cards played
colt-deed-treasures = Treasures
colt-deed-rides = Rides
colt-deed-trips = Trips in time
# Names of the turning points; the sentence of the log follows
colt-moment-eliminated = A bandit is out
colt-moment-rescued = Saved by the horse
colt-moment-travelled = A trip in time
colt-moment-showed = Treasures on the table
colt-moment-lead = A new leader

## The table in the terminal

colt-legend = The front is on the right. { "Be>" } faces front, { "<Be" } faces rear, small letters mean that the bandit is stunned. The upper line shows the roofs.
colt-locomotive-short = LOC
colt-first-mark = first
colt-status-out = out
colt-status-pending = off the train
colt-status-stunned = stunned
colt-treasures = { $count ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $count } treasures
}
colt-ask-bandit = Which bandit will you be?
colt-ask-scheme = { $bandit }, round { $round }: choose 3 cards. The first one goes on top.
colt-scheme-so-far = Your stack, top first: { $cards }
colt-confirm = Press Enter to lay the cards face down, or u to take the last card back.
colt-already = { $card } is already in your stack.
colt-stack-full = Your stack already has 3 cards.
colt-more-cards = { $count ->
    [one] Choose 1 more card.
   *[other] Choose { $count } more cards.
}

## The table in the browser

colt-train = The train
colt-hand = Your cards
colt-order = Your stack, top first
colt-empty-place = empty
colt-take-back = Take back
colt-lay-down = Lay the cards face down
colt-earlier = Play { $card } earlier
colt-later = Play { $card } later
colt-face-down = face down
colt-sees-waiting = { $count ->
    [one] 1 bandit waits for the train.
   *[other] { $count } bandits wait for the train.
}
colt-sees-car = { $place }: { $who }.
colt-sees-roof = on the roof { $who }
colt-sees-inside = inside { $who }
colt-sees-nobody = nobody
colt-sees-out = Out: { $who }.
colt-sees-bandit = { $you ->
    [yes] you, { $bandit }
   *[no] { $bandit }
} ({ $facing ->
    [front] facing front
   *[rear] facing rear
}{ $stunned ->
    [yes] , stunned
   *[no] { "" }
})

# The goal, the end and the winner, for the terminal
colt-terminal-goal = Goal: be the last bandit aboard. Bandits aboard now: { $bandits } of { $players }.
colt-terminal-end = End: only one bandit is left aboard, or only the Locomotive is left of the train. Each round costs one car; cars left besides the Locomotive: { $cars }.
colt-terminal-winner = Winner: the last bandit aboard. Among several in the Locomotive at the end, the one with the most treasures wins, and in a tie the one with the most valuable treasure.

## Why something cannot be used now

# player
colt-why-taken = { $player } plays this bandit already.
colt-why-no-target = You choose only cards. Their effect depends on where your bandit is when they are revealed.
colt-why-out = Your bandit is out, and plays no more cards.

## Hints: what a stack of cards probably does in this round

# share: of this stack; usual: of any other stack; both in percent
colt-hint-win = You win in this very round with a chance of { $share }%. With other cards it is { $usual }%.
colt-hint-aboard = You stay aboard in this round with a chance of { $share }%. With other cards it is { $usual }%.
# bandit
colt-hint-hit = You hit { $bandit } with a chance of { $share }%. With other cards it is { $usual }%.
colt-hint-unhurt = Nobody hits you in this round with a chance of { $share }%. With other cards it is { $usual }%.
colt-hint-ahead = You are out of the last car after this round with a chance of { $share }%. With other cards it is { $usual }%.
colt-hint-close = Several choices are about equally good here.
