## Train Heist: the words of the table

train-heist = Train Heist
    .about = Cowboys rob a running train together and carry the loot to three towns, before the Sheriff, the noose or the track ends it.

train-heist-option-mode = How you play: together for a goal, together for the highest score, or each for yourself
    .short = Mode
    .co-op = together, for a goal
    .score = together, as many points as you can
    .versus = each for yourself
train-heist-option-goal = The goal of the team, in points (10 to 20)
    .short = Goal
train-heist-option-length = Length: with all Event Cards, shorter with a lower goal, or shorter with the same goal
    .short = Length
    .full = all Event Cards
    .shorter = fewer Event Cards, lower goal
    .harder = fewer Event Cards, same goal
train-heist-option-fewer-events = How many Event Cards a shorter or harder game takes out
    .short = Event Cards out
train-heist-option-cowboys = How many cowboys you play when you are alone
    .short = Cowboys
train-heist-option-map = The map
    .short = Map
    .standard = the usual one
train-heist-option-cards = The cards
    .short = Cards
    .standard = the usual ones

heist-colour-green = Green
heist-colour-yellow = Yellow
heist-colour-red = Red
heist-colour-blue = Blue
heist-level-greenhorn = Greenhorn
heist-level-gunslinger = Gunslinger
heist-level-outlaw = Outlaw
heist-level-legend = Legend

## Cards, tiles and tokens

heist-suit-revolver = Revolver
heist-suit-bag = Bag
heist-suit-keyhole = Keyhole
heist-card = { $number } { $suit }
heist-card-wild = Wild Card
heist-card-hidden = a hidden card
# A part of what a tile asks for: 2 Keyhole
heist-need = { $count } { $suit }
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = { $size } numbers in a row
heist-tile-pairs = two pairs
heist-tile-kind = { $size } of one number
heist-tile-numbers = the numbers { $numbers }
heist-square = square { $name }
heist-squares = both squares of car { $letter }

heist-event-card-speed-up = Full steam
    .about = The train runs one space farther from now on.
heist-event-card-cherokee-1 = Camp at cactus 1
    .about = A Cherokee Token lies on cactus 1: that space and the track it points at are closed.
heist-event-card-cherokee-2 = Camp at cactus 2
    .about = A Cherokee Token lies on cactus 2: that space and the track it points at are closed.
heist-event-card-cherokee-3 = Camp at cactus 3
    .about = A Cherokee Token lies on cactus 3: that space and the track it points at are closed.
heist-event-card-switch = A switch turns
    .about = The next switch ahead of the train is turned, unless the train stands on it.
heist-event-card-sheriff-forward-1 = Sheriff: one to the front
    .about = The Sheriff goes one space toward the engine.
heist-event-card-sheriff-forward-2 = Sheriff: two to the front
    .about = The Sheriff goes two spaces toward the engine.
heist-event-card-sheriff-rear-1 = Sheriff: one to the rear
    .about = The Sheriff goes one space toward the last car.
heist-event-card-sheriff-rear-2 = Sheriff: two to the rear
    .about = The Sheriff goes two spaces toward the last car.

heist-wanted-wild = Wild
    .titled = Wild { $name }
    .mission = Pay for one loot action with two Wild Cards or more.
    .about = Wild Cards that you loot with no longer pull the Sheriff toward you.
heist-wanted-six-shooter = 6-Shooter
    .titled = 6-Shooter { $name }
    .mission = Pay for one loot action with three Revolver cards or more.
    .about = You may hold six cards and draw up to six.
heist-wanted-cherokee = Cherokee
    .titled = Cherokee { $name }
    .mission = End your actions on foot on a cactus, or beside one with a Cherokee Token.
    .about = Cherokee Territory is open to you, and to a horse that you ride.
heist-wanted-crazy = Crazy
    .titled = Crazy { $name }
    .mission = Jump from a roof on to a horse.
    .about = Once in each of your turns, give a card to anyone or take one, wherever you both are.
heist-wanted-tombstone = Tombstone
    .titled = Tombstone { $name }
    .mission = Be thrown flat by the train.
    .about = Once in the game, lift the hangman's noose by one knot.
heist-wanted-kid = the Kid
    .titled = { $name } the Kid
    .mission = Break out of jail.
    .about = Breaking out of jail takes you one card fewer.
heist-wanted-two-timing = Two-Timing
    .titled = Two-Timing { $name }
    .mission = Take two tiles with one loot action.
    .about = While you carry one tile you may still loot a second one.
heist-wanted-galloping = Galloping
    .titled = Galloping { $name }
    .mission = Ride nine spaces or more with one card.
    .about = Horses you move go up to three spaces farther.
heist-wanted-slippery = Slippery
    .titled = Slippery { $name }
    .mission = Loot beside the Sheriff without being caught.
    .about = While you act you may pass through the Sheriff's space; do not end there.
heist-wanted-railroad = Railroad
    .titled = Railroad { $name }
    .mission = Turn a switch by hand.
    .about = Three numbers in a row are enough for you to turn a switch from anywhere.
heist-wanted-quick-draw = Quick-Draw
    .titled = Quick-Draw { $name }
    .mission = Use card abilities twice in one turn.
    .about = Once in each of your turns, swap one or two cards for new ones.
heist-wanted-honest = Honest
    .titled = Honest { $name }
    .mission = Give somebody three cards or more in one trade.
    .about = You may trade with somebody in the space next to yours.

heist-word-turn = A turn
    .about = Four Heist Actions and any free ones; then the train runs, you may discard, and you draw up to your hand limit.
heist-word-loot = Loot
    .about = Inside a car, pay with cards for the top tile of one square or of both. One card may count for both tiles. You carry nothing else until you have dropped it in a town.
heist-word-towns = Towns
    .about = Drop your loot in a town: one point a tile. When the train comes to a town, what waits there goes back aboard; if nothing waits, the noose goes down one knot.
heist-word-sheriff = Sheriff
    .about = He walks through the train and jails everybody he meets, except in the tunnel. Every Wild Card that you loot with pulls him one space toward you.
heist-word-jail = Jail
    .about = You lose your cards, loot and bullets, and the train speeds up. Draw for Keyhole cards and Wild Cards: three of them open the door.
heist-word-tunnel = Tunnel
    .about = Nobody is caught in a car that is in the tunnel, and nobody stays on its roof: whoever is up there is thrown flat.
heist-word-flat = Thrown flat
    .about = Whoever is in the way of the train, or on a roof at the tunnel, lies in the canyon and loses the next turn.
heist-word-horses = Horses
    .about = Discard a card and ride as far as its number; a horse without a rider comes when it is called. Two cowboys fit on a horse.
heist-word-switches = Switches
    .about = Green keeps the train on the ring, red sends it out over the edge. Turn a switch by hand when you stand on it, or with four numbers in a row.
heist-word-stars = Stars
    .about = When the engine comes to a star or crosses the edge of the map, an Event Card is drawn. After the last one the switches are gone: a train that then comes to a junction ends the game.
heist-word-bullets = Bullets
    .about = Take one for an action; on a later turn it is worth an action.
heist-word-abilities = Card abilities
    .about = A pair is one more action, three of a kind two, four of a kind three; four in a row turn a switch; a Wild Card moves the Sheriff one space.
heist-word-cherokee = Cherokee Territory
    .about = A cactus with a token and the track it points at are closed to cowboys and horses; the train passes.

## Places

heist-space-track = track { $id }
heist-space-star = track { $id } with a star
heist-space-tunnel = tunnel { $id }
heist-space-junction = the switch at { $id }
heist-space-ground = ground { $id }
heist-space-canyon = Crackpot Canyon
heist-space-town = Town { $letter }
heist-space-cactus = cactus { $number }
heist-place-platform = { $car ->
    [engine] the engine's platform
    [jail] the Jail Coal Car's platform
   *[car] the platform of car { $letter }
}
heist-place-roof = { $car ->
    [jail] the coal heap
   *[car] the roof of car { $letter }
}
heist-place-inside = car { $letter }
heist-place-jail = the jail
heist-switch = { $colour ->
    [red] { $place }: red, out over the edge
    [green] { $place }: green, around the ring
   *[none] { $place }: no token
}
heist-horse = horse { $number }

## What happened

heist-event-dealt = { $count ->
    [one] One cowboy is ready; { $cowboy } begins.
   *[other] { $count } cowboys are ready; { $cowboy } begins.
}
heist-event-turn = Round { $round }: { $cowboy }
heist-event-lost-turn = { $cowboy } gets up and loses this turn.
heist-event-moved = { $cowboy } goes to { $place }.
heist-event-boarded = { $cowboy } climbs aboard: { $place }.
heist-event-left = { $cowboy } leaves the train: { $place }.
heist-event-jumped = { $cowboy } jumps from the roof on to { $horse }, at { $place }.
heist-event-mounted = { $cowboy } mounts { $horse }.
heist-event-dismounted = { $cowboy } gets off { $horse }.
heist-event-called = { $cowboy } spurs { $horse } with { $card }.
heist-event-rode = Horse { $number } gallops to { $place }.
heist-event-looted = { $cowboy } takes { $tiles }, paid with { $cards }.
heist-event-dropped = { $cowboy } drops loot at { $town }: { $count ->
    [one] 1 tile.
   *[other] { $count } tiles.
}
heist-event-scored = The team has { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
heist-event-marked = { $count ->
    [one] { $cowboy } has 1 counter waiting at { $town }.
   *[other] { $cowboy } has { $count } counters waiting at { $town }.
}
heist-event-flipped = { $why ->
    [action] { $cowboy } turns the switch at { $junction } by hand: { $colour }.
    [straight] { $cowboy } turns the switch at { $junction } from afar: { $colour }.
   *[event] The switch at { $junction } is turned: { $colour }.
}
heist-event-no-flip = { $why ->
    [both] The train stands on both switches: nothing turns.
   *[gone] The switches are gone: nothing turns.
}
heist-red = red
heist-green = green
heist-event-offered = { $count ->
    [0] { $cowboy } asks { $partner } for cards.
    [one] { $cowboy } offers { $partner } 1 card.
   *[other] { $cowboy } offers { $partner } { $count } cards.
}
heist-event-returned = { $count ->
    [0] { $cowboy } gives { $partner } nothing in return.
    [one] { $cowboy } gives { $partner } 1 card in return.
   *[other] { $cowboy } gives { $partner } { $count } cards in return.
}
heist-event-traded = { $known ->
    [yes] { $cowboy } gives { $gave }; { $partner } gives { $got }.
   *[no] { $cowboy } and { $partner } trade cards.
}
heist-nothing = nothing
heist-event-declined = { $cowboy } and { $partner } do not trade.
heist-event-took-bullet = { $cowboy } takes a bullet.
heist-event-spent-bullet = { $cowboy } spends a bullet for one more action.
heist-event-used = { $ability ->
    [pair] { $cowboy } plays a pair ({ $cards }): one more action.
    [three] { $cowboy } plays three of a kind ({ $cards }): two more actions.
    [four] { $cowboy } plays four of a kind ({ $cards }): three more actions.
    [straight] { $cowboy } plays a row ({ $cards }) to turn a switch.
   *[wild] { $cowboy } plays a Wild Card to move the Sheriff.
}
heist-event-sheriff = { $why ->
    [lure] The noise draws the Sheriff: { $place }.
    [wild] The Sheriff is sent away: { $place }.
   *[event] The Sheriff walks on: { $place }.
}
heist-event-jailed = The Sheriff jails { $cowboy }! The train now runs { $speed ->
    [one] 1 space a turn.
   *[other] { $speed } spaces a turn.
}
heist-event-drew = { $known ->
    [yes] { $cowboy } draws { $cards }.
   *[no] { $count ->
        [one] { $cowboy } draws 1 card.
       *[other] { $cowboy } draws { $count } cards.
    }
}
heist-event-jail-drew = { $kept ->
    [yes] { $cowboy } draws { $card } and keeps it.
   *[no] { $cowboy } draws { $card }: no use in jail.
}
heist-event-escaped = { $cowboy } breaks out of jail with { $cards }!
heist-event-reshuffled = The discard pile becomes the new deck.
heist-event-discarded = { $cowboy } discards { $cards }.
heist-event-wanted = { $cowboy } is wanted from now on: { $card }!
heist-event-rolled = { $edge ->
    [yes] The train runs over the edge of the map and comes in at { $place }.
   *[no] The train stops at { $place }.
}
heist-event-flat = { $why ->
    [track] The train throws { $cowboy } flat!
   *[roof] The tunnel sweeps { $cowboy } off the roof!
}
heist-event-horse-lost = Horse { $number } is gone for good.
heist-event-event = Event: { $card }.
heist-event-speed = The train now runs { $speed ->
    [one] 1 space a turn.
   *[other] { $speed } spaces a turn.
}
heist-event-cherokee = Closed from now on: { $places }.
heist-event-tokens-gone = That was the last Event Card. The switches are gone: at the next junction it is over.
heist-event-arrived = The train arrives at { $town }{ $count ->
    [0] , and nothing waits there.
    [one] : 1 tile goes aboard.
   *[other] : { $count } tiles go aboard.
}
heist-event-hangman = { $knot ->
    [1] The noose goes down to the second knot.
    [2] The noose goes down to the last knot.
   *[other] The noose reaches the skull!
}
heist-event-collected = { $count ->
    [one] { $cowboy } collects 1 counter at { $town } and has { $points }.
   *[other] { $cowboy } collects { $count } counters at { $town } and has { $points }.
}
heist-event-loaded = From { $town } aboard, { $square }: { $tile }.
heist-event-filled = New on { $square }: { $tile }.
heist-event-tombstone = { $cowboy } lifts the noose by one knot.
heist-event-favour = { $how ->
    [give] { $cowboy } sends { $partner } { $card }.
   *[take] { $cowboy } gets { $card } from { $partner }.
}
heist-event-favour-refused = { $partner } says no to { $cowboy }.
heist-event-undone = { $cowboy } takes the last action back.
heist-event-undo-refused = The last action of { $cowboy } stays.
heist-event-over = { $count ->
    [0] Nobody wins.
    [one] { $cowboys } wins!
   *[other] { $cowboys } win!
}
heist-over-goal = The goal is reached: the loot is yours!
heist-over-hanged = The noose has reached the skull. The heist is over.
heist-over-derailed = The train comes to a junction without a switch. The heist is over.
heist-over-counters = That is enough loot to win.
heist-over-score = The heist is over: { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}

## What is asked

heist-ask-turn = { $actions ->
    [0] { $cowboy }: no actions left. Use cards, or end the turn.
    [one] { $cowboy }: 1 action left.
   *[other] { $cowboy }: { $actions } actions left.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, in jail: no actions left.
    [one] { $cowboy }, in jail: 1 action left. To break out: { $need } Keyhole or Wild Cards.
   *[other] { $cowboy }, in jail: { $actions } actions left. To break out: { $need } Keyhole or Wild Cards.
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: where to with { $horse }? 1 space at most.
   *[other] { $cowboy }: where to with { $horse }? { $reach } spaces at most.
}
heist-ask-give = { $cowboy }: which cards go to { $partner }?
heist-ask-back = { $cowboy }: { $partner } gives { $cards }. What do you give in return?
heist-ask-deal = { $cowboy }: { $partner } gives { $cards } in return. Agreed?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } would send you { $card }. Agreed?
   *[take] { $cowboy }: { $partner } would take { $card } from you. Agreed?
}
heist-ask-undo = { $partner } would like to take the last action back. Agreed?
heist-ask-wanted = { $cowboy }: you have met several missions. Which card do you take?
heist-ask-load = { $cowboy }: which tile of { $town } goes where?
heist-ask-fill = { $cowboy }: on which square does { $tile } go?
heist-ask-discard = { $cowboy }: discard what you like, then draw up to { $limit }.

## Answers

heist-answer-move = Go to { $place }
heist-answer-board = Climb aboard: { $place }
heist-answer-leave = Get off: { $place }
heist-answer-jump = Jump on to { $horse } at { $place }
heist-answer-call = Spur { $horse } with { $card }
heist-answer-ride = Ride to { $place }
heist-answer-loot = Loot { $place }: pay { $cards }
heist-answer-drop = Drop the loot at { $town }
heist-answer-flip = Turn { $place }
heist-answer-trade = Trade with { $cowboy }
heist-answer-take-bullet = Take a bullet
heist-answer-mount = Mount { $horse }
heist-answer-dismount = Dismount
heist-answer-spend-bullet = Bullet: 1 more action
heist-answer-pair = Pair: 1 more action ({ $cards })
heist-answer-three = Three of a kind: 2 more actions ({ $cards })
heist-answer-four = Four of a kind: 3 more actions ({ $cards })
heist-answer-straight = Row: turn { $place } ({ $cards })
heist-answer-wild = Wild Card: send the Sheriff to { $place }
heist-answer-quick-draw = Swap { $cards }
heist-answer-tombstone = Lift the noose by one knot
heist-answer-crazy-give = Send { $card } to { $cowboy }
heist-answer-crazy-take = Take { $card } from { $cowboy }
heist-answer-undo = Take the last action back
heist-answer-end = End the turn
heist-answer-draw = Draw a card
heist-answer-escape = Break out with { $cards }
heist-answer-give = Give { $card }
heist-answer-done-give = That is my offer
heist-answer-done-back = It's a deal
heist-answer-done-discard = Keep the rest and draw
heist-answer-agree = Agreed
heist-answer-refuse = No
heist-answer-take = { $title }: { $ability }
heist-answer-load = { $tile } on { $square }
heist-answer-fill = On { $square }
heist-answer-discard = Discard { $card }

heist-verb-move = Go
heist-verb-board = Climb aboard
heist-verb-leave = Get off
heist-verb-jump = Jump on to a horse
heist-verb-call = Ride, or call a horse
heist-verb-ride = Where to
heist-verb-loot = Loot
heist-verb-flip = Turn a switch
heist-verb-trade = Trade
heist-verb-mount = Mount
heist-verb-pair = Pair: 1 more action
heist-verb-three = Three of a kind: 2 more actions
heist-verb-four = Four of a kind: 3 more actions
heist-verb-straight = Row: turn a switch
heist-verb-wild = Wild Card: move the Sheriff
heist-verb-quick-draw = Swap cards
heist-verb-crazy-give = Send a card
heist-verb-crazy-take = Take a card
heist-verb-escape = Break out

## The table, for eyes, ears and the terminal

heist-meter-points = { $goal ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $points } of { $goal } points
}
heist-meter-speed = { $speed ->
    [one] 1 space a turn
   *[other] { $speed } spaces a turn
}
heist-meter-noose = { $left ->
    [0] The noose has reached the skull
    [one] 1 knot left on the noose
   *[other] { $left } knots left on the noose
}
heist-meter-events = { $count ->
    [0] no Event Cards left
    [one] 1 Event Card left
   *[other] { $count } Event Cards left
}
heist-meter-bullets = { $count ->
    [0] no bullets on the board
    [one] 1 bullet on the board
   *[other] { $count } bullets on the board
}
heist-meter-deck = { $count ->
    [one] 1 card in the deck
   *[other] { $count } cards in the deck
}
heist-meter-discard = { $count ->
    [0] no discards
    [one] 1 discard
   *[other] { $count } discards
}
heist-meter-sack = { $count ->
    [one] 1 tile in the sack
   *[other] { $count } tiles in the sack
}
heist-level = Level: { $level }
heist-actions-left = { $count ->
    [0] no actions left
    [one] 1 action left
   *[other] { $count } actions left
}
heist-preview = The train's run: { $places }.
heist-preview-none = The train stands still.
heist-preview-events = { $count ->
    [one] 1 event.
   *[other] { $count } events.
}
heist-preview-town = { $count ->
    [0] { $town }: nothing waits, the noose goes down.
    [one] { $town }: 1 tile goes aboard.
   *[other] { $town }: { $count } tiles go aboard.
}
heist-preview-tunnel = Into the tunnel.
heist-preview-edge = Over the edge of the map.
heist-preview-flat = Thrown flat: { $cowboys }!
heist-preview-horses = Lost: { $horses }!
heist-preview-caught = Off to jail: { $cowboys }!
heist-preview-derails = It comes to a junction without a switch: that is the end!
heist-sees-turn = { $cowboy }'s turn, { $actions }.
heist-sees-train = Train, engine first: { $places }.
heist-sees-sheriff = Sheriff: { $place }.
heist-sees-square = { $square }: { $tiles }.
heist-sees-empty = empty
heist-sees-town = { $town }: { $tiles }.
heist-sees-nothing = nothing waits
heist-sees-horse = { $horse }: { $place }{ $riders ->
    [none] .
   *[some] , ridden by { $who }.
}
heist-sees-territory = Closed by the Cherokee: { $places }.
heist-sees-cowboy = { $cowboy }: { $place }. { $marks }
heist-sees-hand = Hand: { $cards }.
heist-sees-loot = Carries { $tiles }.
heist-sees-wanted = Wanted: { $cards }.
heist-own-design = The rulebook has no picture of the board and no list of all cards: this map and some of the cards are our own design.
heist-mark-mounted = on { $horse }
heist-mark-flat = lies flat, loses the next turn
heist-mark-jailed = in jail
heist-mark-bullets = { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
}
heist-mark-points = { $count ->
    [one] 1 counter collected
   *[other] { $count } counters collected
}

## The table in the browser

heist-web-table = The table
heist-web-map = The map
heist-web-train = The train
heist-web-position = How things stand
heist-web-meters = Meters
heist-short-points = loot
heist-short-speed = speed
heist-short-noose = knots
heist-short-events = events
heist-short-bullets = bullets
heist-short-deck = deck
heist-web-wanted = Wanted
heist-web-posse = Cowboys
heist-web-hand = Hand of { $cowboy }
heist-web-answers = What you can do
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Closer
heist-web-zoom-out = Farther
heist-web-zoom-all = Whole map
heist-web-action = action
heist-web-free = free
heist-web-reset = Put the cards back
heist-web-back = Back
heist-web-hint-cards = Tap places on the map, or cards to use them together.
heist-web-hint-picked = What to do with { $cards }?
heist-web-hint-no-use = { $cards } do nothing together here.
heist-web-hint-must = { $count ->
    [one] Hand back 1 card at least: nobody may hold too many.
   *[other] Hand back { $count } cards at least: nobody may hold too many.
}
heist-web-caught = The Sheriff is there!
heist-web-lure = { $count ->
    [one] the Sheriff comes 1 space closer
   *[other] the Sheriff comes { $count } spaces closer
}
heist-web-unused = { $count ->
    [one] 1 action unused
   *[other] { $count } actions unused
}
heist-web-loot = Loot on the train
heist-web-loot-can = within your means
heist-web-loot-lacks = lacks { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] lacks 1 card
   *[other] lacks { $count } cards
}
heist-web-loot-carrying = You carry loot already: drop it in a town first.
heist-web-tunnel = in the tunnel
heist-web-you = you
heist-web-ready-later = works from the next own turn on
heist-web-point = Point
heist-web-pointing = Tap what the others shall see
heist-web-points = { $name } points at { $what }.
heist-web-doubt-sheriff = The Sheriff stands there: { $cowboy } would be jailed.
heist-web-doubt-end = Actions are left. End the turn all the same?
heist-web-doubt-flat = The train would throw flat: { $cowboys }. End the turn all the same?
heist-web-doubt-derails = The train would come to a junction without a switch, and the game would be over. End the turn all the same?
heist-web-insist = Do it all the same
heist-web-relent = Not like this
heist-web-toggle-confirm = Ask before something that is hard to take back
heist-web-toggle-ids = Show the names of the spaces on the map

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } horse 1, { "[1]" } to { "[5]" } the train, { "*13" } star, { "#16" } tunnel, { "S21" } switch, { "(A)" } town, { "Y1" } cactus, { "T1" } cactus with a Cherokee Token; on the train { "$" } is the Sheriff.
heist-terminal-train = Train
heist-terminal-map = Map
heist-terminal-keys = a number or the beginning of a line chooses · . shows the table · ? explains · q leaves
