## The rules to look up: a page for each game and expansion

guide-pages = The games and their expansions
guide-base = The base game
guide-not-played = Not in this match
guide-sections = On this page
guide-goal = The goal
guide-added = What it adds
guide-box = In the box
guide-turn = A turn
guide-round = A round
guide-turn-added = What happens now
guide-win = Who wins
guide-played = See it played
guide-clauses = Rule by rule
guide-unchanged = The same players win as in the base game.
guide-print = Print
guide-all = All the rules

# What lies on the table, in groups
guide-brown = Brown cards: used and discarded
guide-blue = Blue cards: they stay in front of a player
guide-characters = Characters
guide-roles = Roles
guide-words = Words of the table
guide-equipment-brown = Brown equipment: used at once
guide-equipment-black = Black equipment: it stays in front of you
guide-stations = Stations and their prices
guide-railcars = Railcars
guide-locomotives = The two sides of the Locomotive
guide-feats = Feats
guide-legends = Legends
guide-actions = Action cards
guide-wanted = Wanted Cards
guide-events = Event Cards

## Searching

guide-search = Search cards, characters and rules
guide-search-clear = Clear the search
guide-hits = { $count ->
    [0] Nothing in the rules fits.
    [one] 1 result
   *[other] { $count } results
}
guide-hits-cards = Cards and places
guide-hits-characters = Characters and roles
guide-hits-words = Words of the table
guide-hits-clauses = Rules
guide-hits-more = { $count ->
    [one] Show 1 more
   *[other] Show { $count } more
}

## One clause, or a few

guide-why = What the rules say
guide-why-none = No rule is only about this. Look around here.
guide-rules = { $count ->
    [one] 1 rule
   *[other] { $count } rules
}
guide-about = The rules about { $thing }
guide-link = Link to { $clause }

## An example that plays itself

guide-example = Show an example
guide-example-hide = Hide the example
guide-example-of = Example: { $title }
guide-again = Play again
# The names of the people in the examples, by seat
guide-people = Ann, Bo, Cy, Di, Ed, Flo, Gus, Hal

## Colt Super Express

guide-colt-goal = Every round the train loses its last car. Be the last bandit aboard.
guide-colt-box-train = The Locomotive, a car for each bandit, and one car more.
guide-colt-box-cards = A bandit and four cards for each player. All players have the same cards.
guide-colt-turn-scheme = Everybody picks three of their cards in secret and lays them face down. The first one is on top.
guide-colt-turn-reveal = One after the other, each player reveals the top card, and the bandit does what it says, even if it hurts. This goes around three times.
guide-colt-turn-uncouple = The last car is uncoupled, with everybody on it. Of the bandits who are left, the one farthest from the Locomotive takes it as a treasure.
guide-colt-win-last = The last bandit aboard wins at once.
guide-colt-win-locomotive = If only the Locomotive is left, with several bandits, the one with the most treasure cards wins. In a tie the most valuable treasure wins.
guide-colt-win-nobody = If all the bandits who are left are on the car that is uncoupled, nobody wins.

guide-reflex-goal = A bandit who is down can still shoot back.
guide-reflex-box = A Reflex card for each player. You hold one card more, and still lay three.
guide-reflex-turn-stunned = If you are stunned and reveal Reflex, you get up and fire.
guide-reflex-turn-standing = If you are standing, you shoot your own foot and are stunned.

guide-horse-goal = Ride to the front, or save yourself after a fall.
guide-horse-box = A Horse card for each player. You hold one card more, and still lay three.
guide-horse-turn-ride = Horse takes you inside the Locomotive, in front of everybody there.
guide-horse-turn-rescue = If you have just left the train and Horse is your next card, you are back aboard.

guide-time-goal = A bandit who leaves the train at the front comes back at the rear.
guide-time-box = The Time Travel Car. It lies in front of the Locomotive.
guide-time-turn-trip = If you move or are shot off the front, you land inside the Last Car. You stand and face the front.
guide-time-turn-again = The cards that you have played in this round go back onto your stack, and you play them again.
guide-time-turn-paradox = The second time in the same round, you are out.

## BANG!

guide-bang-goal = Everybody has a role, and only the Sheriff's is known. Find out who is on your side, and shoot the others.
guide-bang-box-cards = 80 cards: 63 brown ones and 17 blue ones.
guide-bang-box-characters = 16 characters. Each has an ability and its own number of life points.
guide-bang-box-roles = A role for each player: the Sheriff, Outlaws and a Renegade, and Deputies from five players on.
guide-bang-turn-check = If Dynamite or Jail lies in front of you, first turn over a card for it.
guide-bang-turn-draw = Draw two cards.
guide-bang-turn-play = Play as many cards as you like, but only one BANG!, and only at a player within the range of your weapon.
guide-bang-turn-discard = Discard cards until you have no more of them than life points.
guide-bang-win-law = The Sheriff and the Deputies win when all Outlaws and Renegades are out.
guide-bang-win-outlaws = The Outlaws win when the Sheriff is out.
guide-bang-win-renegade = A Renegade wins as the last player alive.
guide-bang-win-few = With three players each one hunts another one. With two the survivor wins.

guide-gold-rush-goal = Wounds pay. Take a nugget for every life point that you make others lose, and buy equipment with them.
guide-gold-rush-box-equipment = 24 pieces of equipment. Three of them lie open for sale.
guide-gold-rush-box-nuggets = 30 nuggets.
guide-gold-rush-box-characters = 8 more characters.
guide-gold-rush-turn-buy = In your turn, buy equipment that lies open. A new piece takes its place at once.
guide-gold-rush-turn-sell = Play a Beer for one nugget. It gives you no life point then.
guide-gold-rush-turn-scrap = Pay the price of another player's equipment and one nugget more. That player discards it.

guide-shadows-goal = Eliminated players are not gone. They come back for each of their turns and help their side.
guide-shadows-box = A card for the shadow of a Renegade.
guide-shadows-turn-return = When it would be your turn, you come back with no life points and draw two cards.
guide-shadows-turn-play = You play like everybody else, but you neither lose nor regain life points.
guide-shadows-turn-leave = At the end of your turn you leave again and keep only your nuggets.
guide-shadows-win-side = A shadow wins with its side.
guide-shadows-win-renegade = The shadow of a Renegade joins the weaker side at the start of each of its turns, and wins with the side that it is on.

guide-robbery-goal = A train passes the stations. Pay at a station, and take the railcar below it.
guide-robbery-box-stations = 13 stations. The line has one for each player.
guide-robbery-box-train = A Locomotive with two sides and 16 railcars. Three of them run behind the Locomotive.
guide-robbery-box-cards = 16 more cards and 8 more characters.
guide-robbery-turn-moves = The train moves on by one station at the start of each of the Sheriff's turns.
guide-robbery-turn-board = Once in your turn, pay the price of a station and take the railcar below it.
guide-robbery-turn-advance = You may first move the train on by one station. Then you must take a railcar.
guide-robbery-turn-end = When the Locomotive passes the last station, it takes effect: Ironhorse shoots at everybody, Leland opens a General Store. Then it is turned over, and a new line is laid out.

guide-legends-goal = Perform Feats and spend your Fame. Without Fame you become a Legend: your character is turned over, and its other side counts.
guide-legends-box-characters = 16 characters with two sides.
guide-legends-box-feats = 16 Feats. One of them lies open at the start.
guide-legends-box-fame = Five Fame tokens for each player.
guide-legends-turn-perform = Once in your turn, do what an open Feat asks for and put two Fame tokens on it.
guide-legends-turn-boast = If you have performed no Feat, you may boast at the end of your turn: a new Feat is turned up, and you put one token on any Feat that has none of yours.
guide-legends-turn-legend = When your last token is gone, you become a Legend and have at least three life points.
guide-legends-turn-claim = A Legend who does what a Feat asks for may make another Legend lose one life point.

## Train Heist

guide-heist-goal = You rob a running train together. Carry as many tiles of loot to the towns as you have agreed on.
guide-heist-box-maps = Two maps: the country with its rails, and the train as it looks from the side.
guide-heist-box-cards = 35 Poker Cards in three suits, 12 Wanted Cards and 21 Event Cards.
guide-heist-box-tiles = 21 Loot Tiles. Each one shows the cards that it costs.
guide-heist-turn-act = Take up to four actions: walk, climb aboard, ride, loot, drop your loot in a town, turn a switch or trade cards.
guide-heist-turn-train = The train moves as far as its speed says. A star brings an Event Card. At a town, waiting loot goes back aboard.
guide-heist-turn-draw = Discard what you like, and draw up to five cards.
guide-heist-win-goal = All of you win when you have reached your goal.
guide-heist-win-hanged = All of you lose when the noose reaches the skull.
guide-heist-win-derailed = After the last Event Card the switches are gone. If the train comes to a junction after that, all of you lose.

guide-versus-goal = Everybody robs the train alone, and hands are secret.
guide-versus-box = Loot Counters in the colour of each cowboy.
guide-versus-turn-mark = For each tile that you drop in a town, put one of your counters there.
guide-versus-turn-collect = When the train comes to that town, you take your counters back. Now they are points.
guide-versus-win-first = The first player with 7 counters wins. With four players, 5 are enough.
guide-versus-win-most = If the heist ends before that, the player with the most points wins.
