## Train Heist: the words of the table

train-heist-option-mode = Mode: together for a goal, together for the highest score, or each for yourself
    .short = Mode
    .co-op = Together for a goal
    .about-co-op = Score the points of the goal, or all of you lose.
    .score = Together for points
    .about-score = Score as much as you can before the heist ends.
    .versus = Each for yourself
    .about-versus = Rob the train, and one another.
train-heist-option-goal = The goal of the team, in points (10 to 20)
    .short = Goal
train-heist-option-length = Length: all Event Cards, fewer Event Cards with a lower goal, or fewer Event Cards with the same goal
    .short = Length
    .full = The whole heist
    .about-full = All Event Cards and the full goal.
    .shorter = A short heist
    .about-shorter = Fewer Event Cards and a lower goal.
    .harder = A hard heist
    .about-harder = Fewer Event Cards, but the full goal.
train-heist-option-fewer-events = The number of Event Cards to remove from a shorter or harder game
    .short = Event Cards removed
train-heist-option-cowboys = The number of cowboys in a game for one player
    .short = Cowboys
train-heist-option-map = The map
    .short = Map
    .standard = standard
train-heist-option-cards = The cards
    .short = Cards
    .standard = standard

heist-colour-green = Green
heist-colour-yellow = Yellow
heist-colour-red = Red
heist-colour-blue = Blue
heist-level-greenhorn = Greenhorn
heist-level-gunslinger = Gunslinger
heist-level-outlaw = Outlaw
heist-level-legend = Legend

## Cards, tiles and tokens

# A Poker Card. number; suit: revolver, bag, keyhole
heist-card = { $number } { $suit ->
    [revolver] Revolver
    [bag] Bag
   *[keyhole] Keyhole
}
heist-card-wild = Wild Card
heist-card-hidden = a hidden card
# A part of what a tile asks for: 2 Keyholes. count; suit: revolver, bag, keyhole
heist-need = { $suit ->
    [revolver] { $count ->
        [one] 1 Revolver
       *[other] { $count } Revolvers
    }
    [bag] { $count ->
        [one] 1 Bag
       *[other] { $count } Bags
    }
   *[keyhole] { $count ->
        [one] 1 Keyhole
       *[other] { $count } Keyholes
    }
}
# All parts of it: first, and the rest of them
heist-needs = { $first } + { $rest }
# Several tiles: first, and the rest of them
heist-tiles = { $first }; { $rest }
heist-tile-straight = straight of { $size }
heist-tile-pairs = two pairs
heist-tile-kind = { $size } of a kind
heist-tile-numbers = the numbers { $numbers }
heist-square = square { $name }
heist-squares = both squares of car { $letter }

heist-event-card-speed-up = Train Speed Up
    .about = From now on the train moves one more space per turn.
heist-event-card-cherokee-1 = Add Cherokee Token: cactus 1
    .about = A Cherokee Token is placed on cactus 1. That space and the track it points at are closed.
heist-event-card-cherokee-2 = Add Cherokee Token: cactus 2
    .about = A Cherokee Token is placed on cactus 2. That space and the track it points at are closed.
heist-event-card-cherokee-3 = Add Cherokee Token: cactus 3
    .about = A Cherokee Token is placed on cactus 3. That space and the track it points at are closed.
heist-event-card-switch = Track Switched
    .about = The next switch ahead of the train is turned, unless the train stands on it.
heist-event-card-sheriff-forward-1 = Move Sheriff: one space to the front
    .about = The Sheriff moves one space toward the engine.
heist-event-card-sheriff-forward-2 = Move Sheriff: two spaces to the front
    .about = The Sheriff moves two spaces toward the engine.
heist-event-card-sheriff-rear-1 = Move Sheriff: one space to the rear
    .about = The Sheriff moves one space toward the last car.
heist-event-card-sheriff-rear-2 = Move Sheriff: two spaces to the rear
    .about = The Sheriff moves two spaces toward the last car.

heist-wanted-wild = Wild
    .titled = Wild { $name }
    .mission = Use two or more Wild Cards for one loot action.
    .about = The Wild Cards that you loot with no longer pull the Sheriff toward you.
heist-wanted-six-shooter = 6-Shooter
    .titled = 6-Shooter { $name }
    .mission = Use three or more Revolver cards for one loot action.
    .about = You may hold six cards and draw up to six.
heist-wanted-cherokee = Cherokee
    .titled = Cherokee { $name }
    .mission = End your actions on foot: on any cactus, or beside a cactus with a Cherokee Token.
    .about = You may enter Cherokee Territory, and so may a horse that you ride.
heist-wanted-crazy = Crazy
    .titled = Crazy { $name }
    .mission = Jump from a roof onto a horse.
    .about = Once in each of your turns, give a card to any cowboy or take one, wherever you both are.
heist-wanted-tombstone = Tombstone
    .titled = Tombstone { $name }
    .mission = Be knocked down by the train.
    .about = Once in the game, lift the noose by one knot.
heist-wanted-kid = the Kid
    .titled = { $name } the Kid
    .mission = Break out of jail.
    .about = You need one card fewer to break out of jail.
heist-wanted-two-timing = Two-Timing
    .titled = Two-Timing { $name }
    .mission = Take two tiles with one loot action.
    .about = While you carry one tile, you may still loot a second one.
heist-wanted-galloping = Galloping
    .titled = Galloping { $name }
    .mission = Ride nine or more spaces with one card.
    .about = Horses that you move go up to three spaces farther.
heist-wanted-slippery = Slippery
    .titled = Slippery { $name }
    .mission = Loot beside the Sheriff without being caught.
    .about = During your actions you may pass through the Sheriff's space, but you may not stop there.
heist-wanted-railroad = Railroad
    .titled = Railroad { $name }
    .mission = Turn a switch by hand.
    .about = You need only a straight of three to turn a switch from anywhere.
heist-wanted-quick-draw = Quick-Draw
    .titled = Quick-Draw { $name }
    .mission = Use card abilities twice in one turn.
    .about = Once in each of your turns, swap one or two cards for new ones.
heist-wanted-honest = Honest
    .titled = Honest { $name }
    .mission = Give somebody three or more cards in one trade.
    .about = You may trade with a cowboy in the space next to yours.

heist-word-turn = A turn
    .about = You take up to four Heist Actions and any number of free actions. Then the train moves, you may discard cards, and you draw up to your hand limit.
heist-word-loot = Loot
    .about = Inside a car, pay with cards for the top tile of one square or of both. One card may count for both tiles. Drop your loot in a town before you loot again.
heist-word-towns = Towns
    .about = Drop your loot in a town to score one point per tile. When the train comes to a town, the tiles that wait there go back aboard. If none waits, the noose goes down one knot.
heist-word-sheriff = Sheriff
    .about = He walks through the train and jails every cowboy he meets, except in the tunnel. Each Wild Card that you loot with pulls him one space toward you.
heist-word-jail = Jail
    .about = You lose your cards, loot and bullets, and the train speeds up. Use your actions to draw cards. You break out with three Keyhole cards or Wild Cards.
heist-word-tunnel = Tunnel
    .about = The Sheriff catches nobody in a car that is in the tunnel. Cowboys on the roof are knocked down when their car enters it.
heist-word-flat = Knocked down
    .about = The train knocks down cowboys on the track, and the tunnel knocks down cowboys on a roof. They lie in the canyon and lose their next turn.
heist-word-horses = Horses
    .about = Discard a card and ride up to as many spaces as its number. A horse without a rider comes when you call it. A horse carries up to two cowboys.
heist-word-switches = Switches
    .about = Green keeps the train on the ring. Red sends it out over the edge. Turn a switch by hand when you stand on it, or from anywhere with a straight of four.
heist-word-stars = Stars
    .about = When the engine comes to a star or crosses the edge of the map, an Event Card is drawn. After the last one the switches are gone, and the game ends when the train comes to a junction. If the engine stands on a junction at that moment, it follows the way that the switch last showed.
heist-word-bullets = Bullets
    .about = Take a bullet for one action. On a later turn you can spend it for one more action.
heist-word-trade = Trades
    .about = On your turn you may spend one action to trade cards with a cowboy in the same space. Both players must agree. A trade without an agreement costs no action, and you may make another offer. After three refusals in a turn you may offer no more trades.
heist-word-abilities = Card abilities
    .about = A pair gives one more action, three of a kind two, four of a kind three. A straight of four turns a switch. A Wild Card moves the Sheriff one space.
heist-word-cherokee = Cherokee Territory
    .about = A cactus with a token and the track it points at are closed to cowboys and horses. The train can pass.

## Places

heist-space-track = track { $id }
heist-space-star = track { $id } with a star
heist-space-tunnel = tunnel { $id }
heist-space-junction = the switch at { $id }
heist-space-ground = ground { $id }
# `.title` is the name on the map.
heist-space-canyon = Crackpot Canyon
    .title = Crackpot Canyon
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
heist-switch-way = { $place }: no token, the engine goes on to { $way }
heist-horse = horse { $number }

## Narration of events

heist-event-dealt = { $count ->
    [one] One cowboy is ready; { $cowboy } begins.
   *[other] { $count } cowboys are ready; { $cowboy } begins.
}
heist-event-turn = Round { $round }: { $cowboy }
heist-event-lost-turn = { $cowboy } gets up and loses this turn.
heist-event-moved = { $cowboy } goes to { $place }.
heist-event-boarded = { $cowboy } climbs aboard: { $place }.
heist-event-left = { $cowboy } leaves the train: { $place }.
heist-event-jumped = { $cowboy } jumps from the roof onto { $horse } at { $place }.
heist-event-mounted = { $cowboy } mounts { $horse }.
heist-event-dismounted = { $cowboy } gets off { $horse }.
heist-event-called = { $cowboy } plays { $card } to move { $horse }.
heist-event-rode = Horse { $number } gallops to { $place }.
heist-event-looted = { $cowboy } takes { $tiles } and pays with { $cards }.
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
    [both] The train stands on both switches: neither is turned.
   *[gone] The switches are gone: none is turned.
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
heist-event-declined = { $left ->
    [0] { $cowboy } and { $partner } do not trade. That was the third refusal: { $cowboy } may offer no other trade in this turn.
   *[other] { $cowboy } and { $partner } do not trade.
}
heist-event-cancelled = { $cowboy } calls off the trade with { $partner }.
heist-event-took-bullet = { $cowboy } takes a bullet.
heist-event-spent-bullet = { $cowboy } spends a bullet for one more action.
heist-event-used = { $ability ->
    [pair] { $cowboy } plays a pair ({ $cards }): one more action.
    [three] { $cowboy } plays three of a kind ({ $cards }): two more actions.
    [four] { $cowboy } plays four of a kind ({ $cards }): three more actions.
    [straight] { $cowboy } plays a straight ({ $cards }) to turn a switch.
   *[wild] { $cowboy } plays a Wild Card to move the Sheriff.
}
heist-event-sheriff = { $why ->
    [lure] The noise draws the Sheriff to { $place }.
    [wild] The Sheriff is sent to { $place }.
   *[event] The Sheriff walks to { $place }.
}
heist-event-jailed = The Sheriff jails { $cowboy }! The train now moves { $speed ->
    [one] 1 space per turn.
   *[other] { $speed } spaces per turn.
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
   *[no] { $cowboy } draws { $card } and discards it.
}
heist-event-escaped = { $cowboy } breaks out of jail with { $cards }!
heist-event-reshuffled = The discard pile is shuffled into a new deck.
heist-event-discarded = { $cowboy } discards { $cards }.
heist-event-wanted = { $cowboy } takes a Wanted Card: { $card }!
heist-event-rolled = { $edge ->
    [yes] The train runs over the edge of the map and comes in at { $place }.
   *[no] The train stops at { $place }.
}
heist-event-flat = { $why ->
    [track] The train knocks { $cowboy } down!
   *[roof] The tunnel knocks { $cowboy } off the roof!
}
heist-event-horse-lost = The train hits horse { $number }. The horse is out of the game.
heist-event-event = Event: { $card }.
heist-event-speed = The train now moves { $speed ->
    [one] 1 space per turn.
   *[other] { $speed } spaces per turn.
}
heist-event-cherokee = Closed from now on: { $places }.
heist-event-tokens-gone = { $stands ->
    [yes] That was the last Event Card. The switches are gone. The engine stands on a junction and goes on to { $way }, as its token last showed. The game ends at the next junction.
   *[no] That was the last Event Card. The switches are gone. The game ends at the next junction.
}
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
    [one] { $cowboy } collects 1 counter at { $town } and now has { $points }.
   *[other] { $cowboy } collects { $count } counters at { $town } and now has { $points }.
}
heist-event-loaded = A tile from { $town } goes to { $square }: { $tile }.
heist-event-filled = A new tile goes to { $square }: { $tile }.
heist-event-tombstone = { $cowboy } lifts the noose by one knot.
heist-event-favour = { $how ->
    [give] { $cowboy } sends { $partner } { $card }.
   *[take] { $cowboy } gets { $card } from { $partner }.
}
heist-event-favour-refused = { $partner } says no to { $cowboy }.
heist-event-undone = { $cowboy } takes back the last action.
heist-event-undo-refused = { $cowboy } may not take back the last action.
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

# The end of a match, for everybody: the cowboys of each player and what they had
heist-end-cowboys = { $colours }
heist-end-points = { $count ->
    [0] no points
    [one] 1 point
   *[other] { $count } points
}
heist-end-carried = { $count ->
    [0] no loot in the saddlebags
    [one] 1 tile of loot in the saddlebags
   *[other] { $count } tiles of loot in the saddlebags
}
# Columns of the table of deeds: short, because a phone shows them side by side
heist-deed-delivered = Loot delivered
heist-deed-lost = Loot lost
heist-deed-jailed = Arrests
heist-deed-escaped = Escapes
heist-deed-drawn = Cards drawn
# Names of the turning points; the sentence of the log follows
heist-moment-delivered = A delivery
heist-moment-collected = The loot pays
heist-moment-jailed = Arrested!
heist-moment-escaped = Escape!
heist-moment-hangman = The noose comes down
heist-moment-tokens = The switches are gone

## Questions

heist-ask-turn = { $actions ->
    [0] { $cowboy }: no actions left. Use cards, or end the turn.
    [one] { $cowboy }: 1 action left.
   *[other] { $cowboy }: { $actions } actions left.
}
heist-ask-jail = { $actions ->
    [0] { $cowboy }, in jail: no actions left.
    [one] { $cowboy }, in jail: 1 action left. { $need ->
        [one] You need 1 Keyhole card or Wild Card to break out.
       *[other] You need { $need } Keyhole cards or Wild Cards to break out.
    }
   *[other] { $cowboy }, in jail: { $actions } actions left. { $need ->
        [one] You need 1 Keyhole card or Wild Card to break out.
       *[other] You need { $need } Keyhole cards or Wild Cards to break out.
    }
}
heist-ask-ride = { $reach ->
    [one] { $cowboy }: where does { $horse } go? 1 space at most.
   *[other] { $cowboy }: where does { $horse } go? { $reach } spaces at most.
}
heist-ask-give = { $cowboy }: which cards do you give to { $partner }?
heist-ask-back = { $cowboy }: { $partner } gives { $cards }. What do you give in return?
heist-ask-deal = { $cowboy }: { $partner } gives { $cards } in return. Do you agree?
heist-ask-favour = { $how ->
    [give] { $cowboy }: { $partner } wants to send you { $card }. Do you agree?
   *[take] { $cowboy }: { $partner } wants to take { $card } from you. Do you agree?
}
heist-ask-undo = { $partner } wants to take back the last action. Do you agree?
heist-ask-wanted = { $cowboy }: you have fulfilled several missions. Which card do you take?
heist-ask-load = { $cowboy }: which tile of { $town } do you load, and where?
heist-ask-fill = { $cowboy }: where do you put { $tile }?
heist-ask-stay = { $cowboy }: the sack has only one tile left ({ $tile }). Which of your two tiles stays at { $town } with it?
heist-ask-discard = { $cowboy }: discard what you like, then draw up to { $limit }.

## Answers

heist-answer-move = Go to { $place }
heist-answer-board = Climb aboard: { $place }
heist-answer-leave = Get off: { $place }
heist-answer-jump = Jump onto { $horse } at { $place }
heist-answer-call = Move { $horse } with { $card }
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
heist-answer-straight = Straight: turn { $place } ({ $cards })
heist-answer-wild = Wild Card: send the Sheriff to { $place }
heist-answer-quick-draw = Swap { $cards }
heist-answer-tombstone = Lift the noose by one knot
heist-answer-crazy-give = Send { $card } to { $cowboy }
heist-answer-crazy-take = Take { $card } from { $cowboy }
heist-answer-undo = Take back the last action
heist-answer-end = End the turn
heist-answer-draw = Draw a card
heist-answer-escape = Break out with { $cards }
heist-answer-give = Give { $card }
heist-answer-done-give = That is my offer
heist-answer-done-back = It's a deal
heist-answer-done-discard = Keep the rest and draw
heist-answer-agree = Agree
heist-answer-refuse = No
heist-answer-cancel = Call off the trade
heist-answer-take = { $title }: { $ability }
heist-answer-load = { $tile } to { $square }
heist-answer-fill = Put it on { $square }
heist-answer-stay = Leave { $tile } there
heist-answer-discard = Discard { $card }

heist-verb-move = Go
heist-verb-board = Climb aboard
heist-verb-leave = Get off
heist-verb-jump = Jump onto a horse
heist-verb-call = Ride, or call a horse
heist-verb-ride = Ride
heist-verb-loot = Loot
heist-verb-flip = Turn a switch
heist-verb-trade = Trade
heist-verb-mount = Mount
heist-verb-pair = Pair: 1 more action
heist-verb-three = Three of a kind: 2 more actions
heist-verb-four = Four of a kind: 3 more actions
heist-verb-straight = Straight: turn a switch
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
    [one] 1 space per turn
   *[other] { $speed } spaces per turn
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
heist-preview = The train moves to: { $places }.
heist-preview-none = The train does not move.
heist-preview-events = { $count ->
    [one] 1 event.
   *[other] { $count } events.
}
heist-preview-town = { $count ->
    [0] { $town }: nothing waits, the noose goes down.
    [one] { $town }: 1 tile goes aboard.
   *[other] { $town }: { $count } tiles go aboard.
}
heist-preview-tunnel = It enters the tunnel.
heist-preview-edge = It runs over the edge of the map.
heist-preview-flat = Knocked down: { $cowboys }!
heist-preview-horses = Lost: { $horses }!
heist-preview-caught = Jailed: { $cowboys }!
heist-preview-derails = The train comes to a junction without a switch: the game ends!
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
heist-mark-flat = knocked down, loses the next turn
heist-mark-jailed = in jail
heist-mark-bullets = { $count ->
    [one] 1 bullet
   *[other] { $count } bullets
}
heist-mark-points = { $count ->
    [one] 1 counter collected, { $left } in reserve
   *[other] { $count } counters collected, { $left } in reserve
}

## The table in the browser

heist-web-table = The table
heist-web-map = The map
heist-web-train = The train
heist-web-position = Overview
heist-web-event-card = Event Card
heist-web-wanted-card = Wanted: { $name }
heist-web-your-cowboy = Your cowboy
heist-web-your-aim = { $mode ->
    [versus] Rob the train, and bring more loot to the towns than the others.
   *[other] Rob the train with the others, and bring the loot to the towns before time runs out.
}
heist-web-meters = Meters
heist-short-points = loot
heist-short-speed = speed
heist-short-noose = { $count ->
    [one] knot
   *[other] knots
}
heist-short-events = { $count ->
    [one] event
   *[other] events
}
heist-short-bullets = { $count ->
    [one] bullet
   *[other] bullets
}
heist-short-deck = deck
heist-web-about-card = What does { $card } mean?
heist-web-wanted = Wanted
heist-web-posse = Cowboys
heist-web-hand = Hand of { $cowboy }
heist-web-answers = What you can do
heist-web-group = { $what } ({ $count })
heist-web-zoom-in = Zoom in
heist-web-zoom-out = Zoom out
heist-web-zoom-all = Whole map
heist-web-action = action
heist-web-free = free
heist-web-reset = Put the cards back
heist-web-back = Back
heist-web-hint-cards = Tap a place on the map, or tap cards to use them together.
heist-web-hint-picked = What do you do with { $cards }?
heist-web-hint-no-use = You cannot use { $cards } together here.
heist-web-hint-must = { $count ->
    [one] Give back at least 1 card: nobody may hold too many.
   *[other] Give back at least { $count } cards: nobody may hold too many.
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
heist-web-loot-can = you can pay
heist-web-loot-lacks = missing: { $needs }
heist-web-loot-lacks-cards = { $count ->
    [one] missing: 1 card
   *[other] missing: { $count } cards
}
heist-web-loot-carrying = You already carry loot. Drop it in a town first.
heist-web-tunnel = in the tunnel
heist-web-you = you
heist-web-ready-later = works from the next turn on
heist-web-point = Point
heist-web-pointing = Tap what you want to show
heist-web-points = { $name } points at { $what }.
heist-web-doubt-sheriff = The Sheriff is there: he would jail { $cowboy }.
heist-web-doubt-end = You have actions left. End the turn anyway?
heist-web-doubt-flat = The train would knock down: { $cowboys }. End the turn anyway?
heist-web-doubt-derails = The train would come to a junction without a switch, and the game would end. End the turn anyway?
heist-web-insist = Do it anyway
heist-web-relent = Cancel
heist-web-toggle-confirm = Ask me before an action that is hard to take back
heist-web-toggle-ids = Show the names of the spaces on the map

## The table in the terminal

heist-terminal-legend = { "@1" } cowboy 1, { "h1" } horse 1, { "[1]" } to { "[5]" } the train, { "*13" } star, { "#16" } tunnel, { "S21" } switch, { "(A)" } town, { "Y1" } cactus, { "T1" } cactus with a Cherokee Token; on the train { "$" } is the Sheriff.
heist-terminal-train = Train
heist-terminal-map = Map
heist-terminal-keys = a number or the beginning of a line chooses · . shows the table · ? explains · hint helps · q leaves
heist-terminal-stack = { $square }: { $top } on top, below it { $rest }.
heist-terminal-loot = Loot { $tiles } from { $place }: pay { $cards }
heist-terminal-reaches = he reaches { $cowboy }!
heist-terminal-neighbours = { $place } leads to: { $places }.
heist-terminal-dots = On the map, dots join neighbouring spaces. Type ? and a space, such as ?G05, for its neighbours.
heist-terminal-towns = Towns
heist-terminal-ground = Ground
heist-terminal-track = Track
heist-terminal-goal = { $mode ->
    [co-op] Goal: together, drop { $goal } tiles of loot in the towns. So far: { $points }.
    [score] Goal: together, drop as many tiles of loot in the towns as you can. So far: { $points }.
   *[versus] Goal: drop more loot in the towns than anybody else. Cowboys in the game: { $cowboys }.
}
heist-terminal-end = End: the noose reaches the skull (knots left: { $knots }), or the train comes to a junction after the last Event Card (Event Cards left: { $events }).
heist-terminal-winner = { $mode ->
    [co-op] Winner: all of you, as soon as the goal is reached. If the end comes first, all of you lose.
    [score] Winner: all of you; your points at the end are your result.
   *[versus] Winner: the first cowboy with { $target } counters. If the end comes first, the cowboy with the most.
}
heist-terminal-hand-limit = Your hand limit: { $limit } cards.

## Why something cannot be used now

heist-why-here = The cowboy is here already.
heist-why-no-actions = No actions are left in this turn.
heist-why-card-no-actions = No actions are left to ride with this card, and it is in no set that gives one.
heist-why-no-horse = This card would move a horse, but no horse that you may use can move.
heist-why-card-there = This card does nothing at this place.
heist-why-front = Nobody boards the train from the rails in front of it. Go to its side or behind it.
heist-why-board = You board a car at its platform, from a space beside it.
heist-why-car = The train stands here. Board a car at its platform, from a space beside it.
heist-why-far = Too far: one action takes you to an adjacent space.
heist-why-tunnel = This car is in the tunnel, and its roof is closed.
heist-why-line = No white line leads there from your place.
heist-why-inside = You leave the train from a platform, or jump from a roof onto a horse.
heist-why-not-beside = This space is not beside your car.
heist-why-jump = From a roof you jump onto a horse, and no horse with a free place stands here.
heist-why-territory = This is Cherokee Territory. Nobody may enter it.
heist-why-ride-car = Horses stay on the map, and the train blocks its spaces.
heist-why-ride-far = The horse does not get that far with this card.
# letter
heist-why-other-car = You loot a car from inside. Go into car { $letter } first.
heist-why-laden = You carry loot already. Drop it in a town first.
heist-why-no-loot = No loot is left here.
heist-why-cannot-pay = Your cards do not pay for this tile.
heist-why-self = You cannot trade with yourself.
heist-why-refused = Too many trades were refused or cancelled in this turn.
# cowboy
heist-why-apart = You trade only in the same space, and { $cowboy } is in another one.
# cowboy
heist-why-prisoner = { $cowboy } is in jail. You can trade from the platform of the engine.
# cowboy
heist-why-no-cards = Neither you nor { $cowboy } has a card to trade.
heist-why-laid-out = This card is in the trade already.
# cowboy
heist-why-keys-only = { $cowboy } is in jail, and may get only Keyholes and Wild Cards.
# cowboy
heist-why-hand-full = The hand limit of { $cowboy } allows no more cards.
heist-why-in-jail = In jail you can only draw cards, or escape.
# need
heist-why-keys = { $need ->
    [one] To escape you need 1 Keyhole or Wild Card.
   *[other] To escape you need { $need } Keyholes or Wild Cards.
}

## Hints: why a bot would do something. The sentences follow each other.

heist-hint-planned = It goes on with the plan for this turn.
# count: tiles; town
heist-hint-deliver = This turn you bring { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} to { $town }.
# count: tiles
heist-hint-loot = This turn you take { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} of loot.
# place: where the turn ends
heist-hint-place = You end the turn at { $place }, a better place for your next turns.
heist-hint-place-loot = You end the turn at { $place }. In your next turn you can go for the loot in { $goal }.
heist-hint-place-town = You end the turn at { $place }. In your next turn you can bring your loot to { $goal }.
heist-hint-train = The train would run over you where you are. You end the turn at { $place }.
# place; chance: in percent
heist-hint-sheriff = Where you are, the Sheriff may come to you ({ $chance }%). You end the turn at { $place }.
heist-hint-hand = Your hand is then better for the tiles that you can reach.
heist-hint-friends = It keeps the Sheriff, or the noose, away from your team.
heist-hint-end = Nothing that you could still do improves your place.
heist-hint-slight = It is a little better than to end the turn here.
heist-hint-bullet = It saves this action for a later turn.
heist-hint-free = It costs no action and helps at once.
heist-hint-fresh-cards = These cards do not pay for any tile nearby, and new ones cost no action.
heist-hint-escape = You break out as soon as you can, with as few Wild Cards as possible.
heist-hint-jail-draw = You need more cards to break out.
heist-hint-ride = From there you can expect to bring the most loot to towns.
heist-hint-ride-less = From there you can expect to bring less loot to towns.
heist-hint-idle-card = This card does not help to pay for the tiles nearby.
heist-hint-keep-cards = The cards that are left help to pay for the tiles nearby.
heist-hint-wanted = The bot finds this ability the most useful one.
heist-hint-wanted-less = The bot finds another ability more useful.
heist-hint-lay-tile = The tiles on top are easiest to pay for then.
heist-hint-lay-tile-less = The tiles on top are harder to pay for then.
# count: cards
heist-hint-stay = It goes aboard again, and { $count ->
    [0] your hand can pay for it.
    [one] your hand lacks only 1 card for it.
   *[other] your hand lacks { $count } cards for it.
}
heist-hint-agree = Your team asks only for what helps everybody.
heist-hint-agree-undo = It does no harm to take an action back.
heist-hint-refuse-rival = A rival's request helps the rival.
heist-hint-take-cards = You get cards for it.
heist-hint-no-offer = The trade brings you nothing.
heist-hint-needed-least = You need this card least for the tiles nearby.
heist-hint-needed-more = You need this card more for the tiles nearby.
heist-hint-offer = The cards that are laid out are offer enough.
heist-hint-no-trade = The bot begins no trades.
heist-hint-otherwise = It gains nothing this turn.
