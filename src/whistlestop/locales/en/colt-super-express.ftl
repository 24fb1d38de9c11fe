## Colt Super Express: the words of the table

colt-super-express = Colt Super Express
    .about = Bandits on a train that loses a car every round: the last one aboard wins.

colt-option-reflex = Reflex: shoot back as you get up
    .short = Reflex
colt-option-horse = Horse: ride to the Locomotive, even from beside the track
    .short = Horse
colt-option-time-car = Time Travel Car: off the front of the train is back to its rear
    .short = Time Travel Car
colt-option-bandits = Bandits are chosen one seat after the other, or dealt by chance
    .short = Bandits
    .choose = chosen one after the other
    .dealt = dealt by chance
colt-option-treasure = Who knows the value of a treasure that was won: its owner, everybody, or nobody before the end
    .short = Treasure
    .own = its owner
    .open = everybody
    .hidden = nobody before the end

colt-bandit-belle = Belle
colt-bandit-cheyenne = Cheyenne
colt-bandit-django = Django
colt-bandit-doc = Doc
colt-bandit-ghost = Ghost
colt-bandit-mei = Mei
colt-bandit-tuco = Tuco

colt-card-flip = Flip
    .about = Face the other way.
colt-card-change-floor = Change Floor
    .about = Climb to the roof or down inside. You end up with your back to the edge of the car.
colt-card-move = Move
    .about = Go to the next car in the direction you face, on the same floor. Past the end of the train you are out.
colt-card-fire = Fire
    .about = Hit the first standing bandit you face on your floor, however far: it is stunned and pushed one car away.
colt-card-reflex = Reflex
    .about = If you are stunned: get up and fire. If you are not: you shoot your own foot and lie stunned.
colt-card-horse = Horse
    .about = Ride to the very front inside the Locomotive, facing front. Played right after you left the train, it saves you.
colt-word-stunned = Stunned
    .about = Whatever card you reveal only makes you get up. Bullets pass over you.
colt-word-time-car = Time Travel Car
    .about = Off the front of the Locomotive you land inside the Last Car and play your cards again. Twice in one round, and time destroys you.

## What happened

colt-event-picked = { $bandit } goes to { $player }.
colt-event-boarded = The bandits board a train of { $cars } cars.
colt-event-first-player = { $bandit } is first player.
colt-event-round = Round { $number }
colt-event-schemed = { $known ->
    [yes] { $bandit } lays face down: { $cards }.
   *[no] { $bandit } lays three cards face down.
}
colt-event-revealed = { $bandit } reveals { $card }.
colt-event-flipped = { $facing ->
    [front] { $bandit } turns to the front.
   *[rear] { $bandit } turns to the rear.
}
colt-event-changed-floor = { $floor ->
    [roof] { $bandit } climbs on to the roof of { $place }.
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
    [roof] { $bandit } is thrown on to the roof of { $place }, stunned.
   *[inside] { $bandit } is thrown into { $place }, stunned.
}
colt-event-stood-up = { $bandit } gets up.
colt-event-lay-down = { $bandit } hits the own foot and lies stunned. Ouch!
colt-event-rode = { $bandit } rides to the front of the Locomotive.
colt-event-left-train = { $end ->
    [front] { $bandit } is off the front of the train: only Horse as the very next card can help.
   *[rear] { $bandit } is off the rear of the train: only Horse as the very next card can help.
}
colt-event-rescued = { $bandit } gallops back at the last moment, right into the Locomotive!
colt-event-travelled = { $bandit } travels through time, back to the Last Car with all cards to play again.
colt-event-eliminated = { $why ->
    [moved-off] { $bandit } walks off the train and is out.
    [pushed-off] { $bandit } is shot off the train and is out.
    [not-rescued] No horse for { $bandit }, who is out.
    [paradox] { $bandit } meets { $bandit } in the Time Travel Car: time paradox, out.
   *[uncoupled] { $bandit } is left behind with the car and is out.
}
colt-event-uncoupled = Car { $car } is uncoupled.
colt-event-treasure = { $known ->
    [yes] { $bandit } takes it as a treasure worth ${ $value }.
   *[no] { $bandit } takes it as a treasure.
}
colt-event-showed-treasure = { $bandit } shows treasures: { $values }.
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

## The table in the terminal

colt-legend = Front is right. { "Be>" } faces front, { "<Be" } faces rear, small letters are stunned. The upper line is the roofs.
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
colt-ask-scheme = { $bandit }, round { $round }: choose 3 cards, the first one on top.
colt-scheme-so-far = Your stack, top first: { $cards }
colt-confirm = Enter lays it down; u takes the last card back.
colt-already = { $card } is already in your stack.
colt-stack-full = A stack is 3 cards, no more.
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
colt-lay-down = Lay it face down
colt-earlier = { $card } earlier
colt-later = { $card } later
colt-face-down = face down
colt-sees-waiting = { $count } bandits wait for the train.
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
