## BANG!: the words of the table

bang-option-characters = Characters: each player is dealt one, or chooses one of two
    .short = Characters
    .dealt = one, dealt at random
    .choose = one of two
bang-option-elimination = When one card hits several players: they are eliminated after all have answered, or at once
    .short = Eliminated players leave
    .together = after all have answered
    .at-once = at once
bang-option-same-weapon = A second weapon of the same name: it replaces the first one, or you may not play it
    .short = A second weapon of the same name
    .replace = replaces the first one
    .refuse = may not be played
bang-option-self-jail = You may put yourself in Jail
    .short = Jail for yourself
bang-option-gold-rush = Gold Rush: wound others to earn gold nuggets, and buy equipment with them; 8 more characters
    .short = Gold Rush
    .about = Wounds earn nuggets, and nuggets buy equipment.
bang-option-shadow-gunslingers = Shadow-Gunslingers: eliminated players come back as shadows for their own turns
    .short = Shadow-Gunslingers
    .about = Eliminated players come back as shadows for their turns.
bang-option-train-robbery = The Great Train Robbery: a train passes the stations, and you can pay for its railcars; 16 more cards, 8 more characters
    .short = The Great Train Robbery
    .about = A train passes the stations, with railcars to take.
bang-option-legends = Legends: perform Feats to spend your Fame tokens, and become a Legend when you have none left; only the base characters, each with a second side
    .short = Legends
    .about = Perform Feats, spend your Fame and become a Legend.
bang-option-penalty = A Sheriff who eliminates a Deputy loses all cards. The equipment of Gold Rush is lost too, or is kept
    .short = A Sheriff who eliminates a Deputy
    .equipment-lost = loses the equipment too
    .equipment-kept = keeps the equipment
bang-option-custom-station = The Custom Station: not in the game, or with the price of another station
    .short = Custom Station
    .no-custom-station = not in the game
    .like-boom-town = same price as Boom Town
    .like-catico = same price as Catico
    .like-creepy-creek = same price as Creepy Creek
    .like-crowns-hole = same price as Crown's Hole
    .like-deathwood = same price as Deathwood
    .like-dodgeville = same price as Dodgeville
    .like-fort-wroth = same price as Fort Wroth
    .like-frisco = same price as Frisco
    .like-miners-oath = same price as Miner's Oath
    .like-san-tafe = same price as San Tafe
    .like-tombrock = same price as Tombrock
    .like-virginia-town = same price as Virginia Town
    .like-yooma = same price as Yooma

# Mixes of expansions, by name.
bang-mix-plain = Back to basics
    .about = the game without expansions
bang-mix-gold-and-ghosts = Gold and ghosts
    .about = nuggets, equipment, and eliminated players who come back
bang-mix-great-robbery = Gold on the rails
    .about = a train to rob, and gold to spend
bang-mix-hall-of-fame = Riding into legend
    .about = Feats and Fame beside a running train
bang-mix-all-aboard = All aboard
    .about = everything at once

# Roles. `.about` is the goal in a game of four or more players, `.yours` the same as it is said to the
# player who has the role. `.three` and `.yours-three` are the goals in a game of three.
bang-role-sheriff = Sheriff
    .about = Everybody knows who the Sheriff is. The Sheriff wins when all Outlaws and Renegades are eliminated.
    .yours = Everybody knows your role. Eliminate all Outlaws and Renegades.
bang-role-deputy = Deputy
    .about = A Deputy protects the Sheriff in secret. They win and lose together, even if the Deputy is eliminated.
    .yours = Protect the Sheriff in secret. You win and lose together, even if you are eliminated.
    .three = The Deputy hunts the Renegade and wins by eliminating them. If the Renegade is eliminated in another way, the last player alive wins.
    .yours-three = You hunt the Renegade. You win if you eliminate them yourself. If they are eliminated in another way, be the last player alive.
bang-role-outlaw = Outlaw
    .about = An Outlaw wins when the Sheriff is eliminated, no matter who fires the shot. All Outlaws win together.
    .yours = Eliminate the Sheriff, no matter who fires the shot. All Outlaws win together.
    .three = The Outlaw hunts the Deputy and wins by eliminating them. If the Deputy is eliminated in another way, the last player alive wins.
    .yours-three = You hunt the Deputy. You win if you eliminate them yourself. If they are eliminated in another way, be the last player alive.
bang-role-renegade = Renegade
    .about = A Renegade wins as the last player alive. The Sheriff must be eliminated too, but after everybody else.
    .yours = Be the last player alive. The Sheriff must be eliminated too, but after everybody else.
    .three = The Renegade hunts the Outlaw and wins by eliminating them. If the Outlaw is eliminated in another way, the last player alive wins.
    .yours-three = You hunt the Outlaw. You win if you eliminate them yourself. If they are eliminated in another way, be the last player alive.

# Cards. `.about` is the full text, `.short` what fits on a small card, `.use` the price of an offer to use it
# and what it does (when: the kind of the question).
bang-card-bang = BANG!
    .about = Shoot at a player within your range. Your target plays a Missed! or loses 1 life point. You may play one BANG! per turn.
    .short = Shoot within range; one per turn
bang-card-missed = Missed!
    .about = Play it when you are shot at. The shot does you no harm.
    .short = Cancels a shot at you
bang-card-beer = Beer
    .about = Regain 1 life point in your turn, or at any time when you are dying. It has no effect while only two players are left.
    .short = 1 life back; saves you if dying
bang-card-panic = Panic!
    .about = Take a card from a player at distance 1: a random card from the hand, or a card in play that you choose. The range of your weapon does not count.
    .short = Take a card at distance 1
bang-card-cat-balou = Cat Balou
    .about = Make any player discard a card: a random card from the hand, or a card in play that you choose.
    .short = Make anyone discard a card
bang-card-stagecoach = Stagecoach
    .about = You draw 2 cards from the draw pile.
    .short = Draw 2 cards
bang-card-wells-fargo = Wells Fargo
    .about = You draw 3 cards from the draw pile.
    .short = Draw 3 cards
bang-card-general-store = General Store
    .about = One card for every player is laid out face up. You pick first, then the others clockwise.
    .short = Everyone picks a card, you first
bang-card-duel = Duel
    .about = Challenge any player. You take turns to discard a BANG!, your opponent first. The player who stops first loses 1 life point.
    .short = Trade BANG!s; the first to stop is hit
bang-card-gatling = Gatling
    .about = Shoot at all other players, at any distance. It does not count as your BANG! of the turn.
    .short = Shoot at everybody else
bang-card-indians = Indians!
    .about = Each other player discards a BANG! or loses 1 life point. Neither a Missed! nor a Barrel helps.
    .short = All others: a BANG! or 1 life
bang-card-saloon = Saloon
    .about = Every player in the game regains 1 life point, including you.
    .short = Everybody regains 1 life
bang-card-barrel = Barrel
    .about = When you are shot at, you may turn over a card: a heart counts as a Missed!. You have one try per shot.
    .short = Shot at? A heart is a Missed!
    .use = turn over a card; a heart counts as a Missed!
bang-card-dynamite = Dynamite
    .about = At the start of your turn, turn over a card. A 2 to 9 of spades costs you 3 life points. Any other card sends the Dynamite on to the next player.
    .short = 2-9 of spades: lose 3; else pass on
bang-card-jail = Jail
    .about = Lock up any player except the Sheriff. At the start of their turn they turn over a card: with a heart they are free, otherwise they lose their turn.
    .short = Turn over a heart, or lose the turn
    .legends = With Legends, they may instead discard a heart from their hand to be free.
bang-card-mustang = Mustang
    .about = You are 1 farther away for all other players.
    .short = You are 1 farther away for others
bang-card-scope = Scope
    .about = All other players are 1 closer for you, but never closer than distance 1.
    .short = Others are 1 closer for you
bang-card-volcanic = Volcanic
    .about = A weapon of range 1. While you have it, you may play any number of BANG! in your turn.
    .short = Range 1, any number of BANG!
bang-card-schofield = Schofield
    .about = A weapon of range 2.
    .short = Range 2
bang-card-remington = Remington
    .about = A weapon of range 3.
    .short = Range 3
bang-card-rev-carabine = Rev. Carabine
    .about = A weapon of range 4.
    .short = Range 4
bang-card-winchester = Winchester
    .about = A weapon of range 5.
    .short = Range 5

# The equipment of Gold Rush, likewise.
bang-card-shot = Shot
    .about = Choose any player, including yourself. That player regains 1 life point.
    .short = Any player regains 1 life
bang-card-bottle = Bottle
    .about = Use it at once as a BANG!, a Panic! or a Beer. It does not count as that card, so you may still play your BANG! of the turn.
    .short = Use as BANG!, Panic! or Beer
bang-card-pardner = Pardner
    .about = Use it at once as a Duel, a Cat Balou or a General Store. It does not count as that card.
    .short = Use as Duel, Cat Balou or General Store
bang-card-gold-rush = Gold Rush
    .about = Your turn ends here. You regain all your life points and take an extra turn.
    .short = End turn, all life back, extra turn
bang-card-rhum = Rhum
    .about = Turn over 4 cards. You regain 1 life point for each different suit among them.
    .short = Turn over 4: 1 life back per suit
bang-card-union-pacific = Union Pacific
    .about = You draw 4 cards from the draw pile.
    .short = Draw 4 cards
bang-card-calumet = Calumet
    .about = Diamonds that other players play have no effect on you. During a Duel, Calumet does not help.
    .short = Others' diamonds do not affect you
bang-card-gun-belt = Gun Belt
    .about = At the end of your turn you may keep up to 8 cards, no matter how many life points you have.
    .short = Keep up to 8 cards
bang-card-horseshoe = Horseshoe
    .about = For each draw! that you make, you turn over one more card and choose the one that counts.
    .short = Draw!: 1 more card, you choose
bang-card-pickaxe = Pickaxe
    .about = You draw one more card at the start of your turn.
    .short = Draw 1 more card each turn
bang-card-wanted = Wanted
    .about = Put it in front of a player of your choice. The player who eliminates them draws 2 cards and takes 1 nugget.
    .short = Bounty: 2 cards and 1 nugget
bang-card-gold-pan = Gold Pan
    .about = In your turn you may pay 1 nugget to draw 1 card, up to twice.
    .short = 1 nugget: 1 card, twice a turn
    .use = pay 1 nugget, draw 1 card
bang-card-boots = Boots
    .about = For each life point you lose, you draw 1 card, except for your last one.
    .short = 1 card per life lost, not the last
bang-card-lucky-charm = Lucky Charm
    .about = For each life point you lose, you take 1 nugget, except for your last one.
    .short = 1 nugget per life lost, not the last
bang-card-rucksack = Rucksack
    .about = Pay 2 nuggets to regain 1 life point: as often as you like in your turn, and at any time when you are dying.
    .short = 2 nuggets: 1 life back, or saves you
    .use = pay 2 nuggets, regain 1 life point

# The playing cards of The Great Train Robbery, likewise.
bang-card-cactus = Cactus
    .about = It cancels a shot at you like a Missed!. Then turn over a card: if it is red, you regain 1 life point.
    .short = A Missed!; if red, 1 life back too
bang-card-dragoon = Dragoon
    .about = A weapon of range 2. While you have it, you may play one more BANG! in your turn.
    .short = Range 2, one more BANG! per turn
bang-card-evaded = Evaded!
    .about = It cancels a shot at you like a Missed!. You also take the card that was used for the shot.
    .short = A Missed!; take the shooter's card
bang-card-full-steam = Full Steam
    .about = The train moves straight to the End of the Line. You decide: the Locomotive has no effect, or its effect happens twice.
    .short = To the End of the Line: 0 or 2 effects
bang-card-knife-revolver = Knife Revolver
    .about = Shoot at a player within your range. It counts as your BANG! of the turn. First turn over a card: with a jack or higher, the Knife Revolver comes back to your hand.
    .short = A shot; with J or higher it comes back
bang-card-map = Map
    .about = Before you draw at the start of your turn, look at the top two cards of the draw pile. You may discard one of them.
    .short = See the top 2, may discard 1
bang-card-money-bag = Money Bag
    .about = In your turn it works like the top card of the discard pile, if that card is brown and can be played.
    .short = Works like the top discard, if brown
bang-card-most-wanted = Most Wanted
    .about = Draw a card. Then each player turns over a card, you first. Spades cost 1 life point. Neither a Missed! nor a Barrel helps.
    .short = Draw 1; all: a spade costs 1 life
bang-card-next-stop = Next Stop
    .about = Draw a card. Then the train moves on to the next station.
    .short = Draw 1, the train moves on
bang-card-refund = Refund
    .about = You draw a card for each of your other cards that another player takes or makes you discard. You draw nothing for Refund itself, for a card that Switch exchanges, or for a Train Robbery.
    .short = Others take a card of yours: draw 1
bang-card-strongbox = Strongbox
    .about = You draw a card at the end of your turn, after you have discarded down to your hand limit. You draw even if you lose the turn to Jail.
    .short = Draw 1 at the end of your turn
bang-card-switch = Switch
    .about = Swap one of your cards in play with one that another player has in play. Nobody may end up with two cards of the same name.
    .short = Swap a card in play with another's
bang-card-train-robbery = Train Robbery
    .about = Choose any player, who decides for each card they have in play: discard it or be shot at. It counts as your BANG! of the turn.
    .short = Each card in play: discard or a shot
bang-card-water-tower = Water Tower
    .about = Take a railcar from below a station without paying. It does not count as your railcar of the turn.
    .short = Take a railcar for free

# The railcars, likewise.
bang-card-baggage-car = Baggage Car
    .about = Discard it to use it as a BANG!, a Panic! or a Cat Balou in your turn, or as a Missed! at any time.
    .short = BANG!, Panic!, Cat Balou or Missed!
    .use = { $when ->
        [dodge] discard it as a Missed!
       *[turn] discard it as a BANG!, a Panic! or a Cat Balou
    }
bang-card-caboose = Caboose
    .about = You may discard any other blue card of yours as a Missed!, including a railcar.
    .short = Your blue cards work as a Missed!
    .use = discard another blue card as a Missed!
bang-card-cattle-truck = Cattle Truck
    .about = Discard it to take one of the top three cards of the discard pile.
    .short = Discard: take 1 of the top 3 discards
    .use = discard it, take one of the top three discards
bang-card-circus-wagon = Circus Wagon
    .about = Discard it. Every other player then discards one of their cards in play, of their choice.
    .short = Discard: others lose 1 card in play
    .use = discard it; each other player discards a card in play
bang-card-coal-hopper = Coal Hopper
    .about = Discard it to draw a card. Then choose any railcar that a player has in play: it is discarded.
    .short = Discard: draw 1, discard a railcar
    .use = discard it, draw 1 card, then discard a railcar of any player
bang-card-dining-car = Dining Car
    .about = At the start of your turn, turn over a card: with a heart you regain 1 life point.
    .short = Each turn: a heart gives 1 life back
bang-card-express-car = Express Car
    .about = Discard it to end your turn. You discard your whole hand and take an extra turn. No other extra turn follows that one.
    .short = Discard it and your hand: extra turn
    .use = discard it and your hand, end your turn, take an extra turn
bang-card-ghost-car = Ghost Car
    .about = Put it in front of any player except the Sheriff, even a player who is out. An owner without life points stays in the game as a ghost: a ghost neither regains nor loses life points, discards the whole hand at the end of each turn, and is out at once without the Ghost Car.
    .short = Stay in the game as a ghost
bang-card-lounge-car = Lounge Car
    .about = Discard it to draw two railcars. Keep one and give the other one to another player.
    .short = Discard: 2 railcars, 1 given away
    .use = discard it, draw 2 railcars, keep one and give one away
bang-card-lumber-flatcar = Lumber Flatcar
    .about = Put it in front of any player. All other players are 1 farther away for its owner.
    .short = Others are 1 farther for its owner
bang-card-mail-car = Mail Car
    .about = Discard it to draw 3 cards. Give one of them to another player.
    .short = Discard: draw 3, give away 1
    .use = discard it, draw 3 cards, give one away
bang-card-observation-car = Observation Car
    .about = All other players are 1 closer for you, and you are 1 farther away for them.
    .short = Others 1 closer; you 1 farther for them
bang-card-passenger-car = Passenger Car
    .about = Discard it to take a card from any player, at any distance: a random card from the hand, or a card in play that you choose.
    .short = Discard: take a card from anybody
    .use = discard it, take a card from any player
bang-card-prisoner-car = Prisoner Car
    .about = Duel and Indians! cards of other players have no effect on you.
    .short = Safe from Duel and Indians!
bang-card-private-car = Private Car
    .about = While your hand is empty, nobody can play a BANG! card at you.
    .short = Empty hand: no BANG! at you
bang-card-sleeper-car = Sleeper Car
    .about = Once per turn you may discard another blue card of yours as a BANG!: as an extra shot, or where a BANG! is asked for.
    .short = Once a turn: a blue card as BANG!
    .use = discard another blue card as a BANG!

# The Feats of Legends, likewise.
bang-card-fifty-guns = Fifty Guns
    .about = Take a weapon from another player, or discard a weapon, your own or another player's.
    .short = Take or discard a weapon
bang-card-wounded-pride = Wounded Pride
    .about = Play a BANG! card that your target cancels.
    .short = Your BANG! is cancelled
bang-card-old-west-gang = Old West Gang
    .about = Hit two different players in one turn, in any way. You may also perform the Feat later in the same turn.
    .short = Hit 2 different players in a turn
bang-card-3-15-to-yooma = 3:15 to Yooma
    .about = A draw! is made in your turn: a card is turned over so that luck decides, for example for Jail, Dynamite or a Barrel. It does not matter who makes the draw!. It also counts before you draw your cards.
    .short = A draw! (luck decides) in your turn
bang-card-wilhelm-scream = Wilhelm Scream
    .about = Play a BANG! card at a player at distance 2 or more. The shot need not hit. Cards and abilities that bring others closer to you do not count.
    .short = BANG! at distance 2 or more
bang-card-scrugs-ballad = Scrugs Ballad
    .about = Lose a Duel in your own turn.
    .short = Lose a Duel in your turn
bang-card-for-a-few-cards-more = For a Few Cards More
    .about = At the end of your turn, discard a card because you hold too many.
    .short = Discard for holding too many
bang-card-quick-death = A Quick Death
    .about = With a BANG! card, hit a player who has all their life points.
    .short = BANG! hits an unhurt player
bang-card-bottleneck = Bottleneck
    .about = Discard a Beer without drinking it.
    .short = Discard a Beer
bang-card-chuck-a-luck = The Chuck-A-Luck
    .about = Discard a BANG! without shooting.
    .short = Discard a BANG!
bang-card-good-company = Good Company
    .about = Discard a card and play a card of the same name, one right after the other, in either order.
    .short = Discard and play the same name
bang-card-last-hero = The Last Hero
    .about = Discard a blue card in play, your own or another player's.
    .short = Discard a blue card in play
bang-card-man-with-no-name = The Man With No Name
    .about = Lose a life point, but not your last one.
    .short = Lose a life point, not the last
bang-card-borderlands = Borderlands
    .about = Discard your whole hand, even if it is empty.
    .short = Discard your whole hand
bang-card-oregon-trail = The Oregon Trail
    .about = Do not draw the first of your cards at the start of your turn.
    .short = Draw 1 card fewer
bang-card-thousand-ways-to-die = A Thousand Ways to Die
    .about = Show two cards of the same suit from your hand. At least one of them must be a Missed!. You keep them.
    .short = Show 2 of a suit, one a Missed!

# Stations. `.about` is what a railcar costs there, `.short` the same in a few words.
bang-station-boom-town = Boom Town
    .about = A railcar here costs a card named BANG!.
    .short = a BANG!
bang-station-catico = Catico
    .about = A railcar here costs a Panic! or a Cat Balou.
    .short = Panic! or Cat Balou
bang-station-creepy-creek = Creepy Creek
    .about = A railcar here costs a spades card.
    .short = a spades card
bang-station-crowns-hole = Crown's Hole
    .about = A railcar here costs a Beer.
    .short = a Beer
bang-station-deathwood = Deathwood
    .about = A railcar here costs a blue card. Another railcar of yours counts as one.
    .short = a blue card
bang-station-dodgeville = Dodgeville
    .about = A railcar here costs a card named Missed!.
    .short = a Missed!
bang-station-fort-wroth = Fort Wroth
    .about = A railcar here costs a 10, a jack, a queen, a king or an ace.
    .short = a card of 10 or higher
bang-station-frisco = Frisco
    .about = A railcar here costs a clubs card.
    .short = a clubs card
bang-station-miners-oath = Miner's Oath
    .about = A railcar here costs a diamonds card.
    .short = a diamonds card
bang-station-san-tafe = San Tafe
    .about = A railcar here costs a hearts card.
    .short = a hearts card
bang-station-tombrock = Tombrock
    .about = A railcar here costs 1 life point, but never your last one.
    .short = 1 life point
bang-station-virginia-town = Virginia Town
    .about = A railcar here costs any two cards, from your hand or in play.
    .short = any two cards
bang-station-yooma = Yooma
    .about = A railcar here costs a card from 2 to 9, of any suit.
    .short = a card from 2 to 9
bang-station-custom-station = Custom Station
    .about = A railcar here costs the same as at another station, as agreed before the game.
    .short = as agreed

# The two sides of the Locomotive. `.about` is what happens at the End of the Line.
bang-locomotive-ironhorse = Ironhorse
    .about = Everybody is shot at, including the player whose turn it is. Nobody counts as the shooter.
bang-locomotive-leland = Leland
    .about = One card for every player is laid out face up. The player whose turn it is picks first, then the others clockwise.

# Characters, likewise.
bang-character-bart-cassidy = Bart Cassidy
    .about = For each life point you lose and survive, you draw 1 card, whatever the cause.
    .short = 1 card for each life point lost
bang-character-black-jack = Black Jack
    .about = You show the second card of your draw. If it is red, you draw a third one.
    .short = 2nd card is red: draw a 3rd one
bang-character-calamity-janet = Calamity Janet
    .about = You may use a BANG! as a Missed! and a Missed! as a BANG!.
    .short = BANG! is Missed! and vice versa
    .use = play any card as a BANG!
bang-character-el-gringo = El Gringo
    .about = For each life point that a player makes you lose, you take a random card from that player's hand.
    .short = Take a card from whoever hurts you
bang-character-jesse-jones = Jesse Jones
    .about = You may take the first card of your draw at random from another player's hand.
    .short = May draw 1st from another's hand
bang-character-jourdonnais = Jourdonnais
    .about = You always have a Barrel: when you are shot at, you may turn over a card, and a heart counts as a Missed!. A real Barrel gives you a second try.
    .short = A Barrel at all times
    .use = turn over a card; a heart counts as a Missed!
bang-character-kit-carlson = Kit Carlson
    .about = You look at the top three cards of the draw pile, keep two and put one back on top.
    .short = See 3 cards, keep 2
bang-character-lucky-duke = Lucky Duke
    .about = For each draw! that you make, you turn over two cards and choose the one that counts.
    .short = Draw!: 2 cards, you choose
bang-character-paul-regret = Paul Regret
    .about = You are 1 farther away for all other players. A Mustang adds to it.
    .short = You are 1 farther away for others
bang-character-pedro-ramirez = Pedro Ramirez
    .about = You may take the first card of your draw from the top of the discard pile.
    .short = May draw 1st from the discard pile
bang-character-rose-doolan = Rose Doolan
    .about = All other players are 1 closer for you. A Scope adds to it.
    .short = Others are 1 closer for you
bang-character-sid-ketchum = Sid Ketchum
    .about = You may discard two cards from your hand to regain 1 life point, as often as you like, even when you are dying.
    .short = Discard 2 cards: 1 life back
    .use = discard 2 cards, regain 1 life point
bang-character-slab-the-killer = Slab the Killer
    .about = Your targets need two Missed! to cancel your BANG!.
    .short = Your BANG! needs 2 Missed!
bang-character-suzy-lafayette = Suzy Lafayette
    .about = When your hand is empty, you draw a card.
    .short = Empty hand: draw 1
bang-character-vulture-sam = Vulture Sam
    .about = When a player is eliminated, you take all the cards they had in hand and in play.
    .short = Take the cards of eliminated players
bang-character-willy-the-kid = Willy the Kid
    .about = You may play any number of BANG! in your turn.
    .short = Any number of BANG!
bang-character-don-bell = Don Bell
    .about = At the end of your turn, turn over a card: if it is red, you take an extra turn. You do not turn over a card after the extra turn.
    .short = End of turn: if red, an extra turn
bang-character-dutch-will = Dutch Will
    .about = You discard one of the cards that you draw at the start of your turn, and take 1 nugget.
    .short = Discard 1 drawn card: 1 nugget
bang-character-jacky-murieta = Jacky Murieta
    .about = In your turn you may pay 2 nuggets to shoot at a player within your range. You need no card, and you may do it as often as you can pay.
    .short = 2 nuggets: a shot within range
    .use = pay 2 nuggets for a shot
bang-character-josh-mccloud = Josh McCloud
    .about = In your turn you may pay 2 nuggets for the top card of the equipment deck, whatever it is. If you already have that card, it is lost.
    .short = 2 nuggets: top equipment card
    .use = pay 2 nuggets, get the top card of the equipment deck
bang-character-madam-yto = Madam Yto
    .about = Whenever any player plays a Beer, you draw a card. Your own Beers count too.
    .short = Any Beer played: draw 1
bang-character-pretty-luzena = Pretty Luzena
    .about = Once per turn you may buy equipment for 1 nugget less.
    .short = Once a turn: equipment for 1 less
bang-character-raddie-snake = Raddie Snake
    .about = In your turn you may pay 1 nugget to draw 1 card, up to twice. A Gold Pan adds to it.
    .short = 1 nugget: 1 card, twice a turn
    .use = pay 1 nugget, draw 1 card
bang-character-simeon-picos = Simeon Picos
    .about = For each life point you lose and survive, you take 1 nugget.
    .short = 1 nugget for each life point lost
bang-character-benny-brawler = Benny Brawler
    .about = You may take as many railcars in your turn as you can pay for.
    .short = Any number of railcars per turn
bang-character-evan-babbit = Evan Babbit
    .about = You may pass a BANG! at you on to another player at distance 1, but not to the shooter. For this you discard a hand card of the same suit.
    .short = Pass on a BANG! for a card of its suit
    .use = discard a card of the same suit, pass the shot on
bang-character-jimmy-texas = Jimmy Texas
    .about = You draw a card when your turn ends, even if you lose it to Jail.
    .short = Draw 1 at the end of your turn
bang-character-manuelita = Manuelita
    .about = You draw 2 cards whenever the train reaches the End of the Line, no matter whose turn it is.
    .short = Draw 2 at the End of the Line
bang-character-sancho = Sancho
    .about = You take your railcar of the turn for free.
    .short = 1 railcar per turn for free
bang-character-sgt-blaze = Sgt. Blaze
    .about = When a card of yours affects several players, or the Locomotive does so in your turn, you may leave one of them out.
    .short = Leave one player out of your effects
bang-character-shade-oconnor = Shade O'Connor
    .about = Whenever the train moves on in another player's turn, you may discard a hand card and draw a new one.
    .short = The train moves on: swap a card
bang-character-zippy-roy = Zippy Roy
    .about = Once in your turn you may move the train on by one station, in addition to everything else.
    .short = Move the train on, once a turn
    .use = move the train on by one station for free

# The other sides of the base characters, in Legends.
bang-character-legendary-bart-cassidy = Legendary Bart Cassidy
    .about = For each life point you lose and survive, you draw 2 cards.
    .short = 2 cards for each life point lost
bang-character-legendary-black-jack = Legendary Black Jack
    .about = Instead of drawing, you may turn over cards until they add up to more than 21, and keep them all. J, Q and K count 10, an ace counts 11. At exactly 21 you may stop.
    .short = Turn over to more than 21, keep all
    .use = turn over cards until the sum passes 21, take all
bang-character-legendary-calamity-janet = Legendary Calamity Janet
    .about = You may use any card in your hand as a BANG! or as a Missed!.
    .short = Any card is a BANG! or a Missed!
    .use = play any card as a BANG!
bang-character-legendary-el-gringo = Legendary El Gringo
    .about = For each life point that a player makes you lose, you take a random card from that player's hand. You also take the card that hit you.
    .short = Take a hand card + the card that hit you
bang-character-legendary-jesse-jones = Legendary Jesse Jones
    .about = For the first card of your draw, you may look at another player's hand and take a card of your choice.
    .short = May choose the 1st from a hand
bang-character-legendary-jourdonnais = Legendary Jourdonnais
    .about = When a brown card is played against you, you may turn over a card: with a jack or higher, the brown card has no effect on you.
    .short = Brown card: J or higher, no effect
    .use = turn over a card; with a jack or higher, the brown card has no effect on you
bang-character-legendary-kit-carlson = Legendary Kit Carlson
    .about = You draw one more card at the start of your turn. You may give one of your new cards to another player.
    .short = Draw 1 more, may give 1 away
bang-character-legendary-lucky-duke = Legendary Lucky Duke
    .about = When any player makes a draw! because of a card, two cards are turned over and you choose the one that counts. In your own turn you take the chosen card.
    .short = Draw! for a card: you choose 1 of 2
bang-character-legendary-paul-regret = Legendary Paul Regret
    .about = You are 1 farther away for all other players. To play a BANG! card at you, they must discard one more hand card.
    .short = 1 farther; a BANG! costs 1 card more
bang-character-legendary-pedro-ramirez = Legendary Pedro Ramirez
    .about = In addition to your draw, you take the top card of the discard pile.
    .short = Draw, and take the top discard too
bang-character-legendary-rose-doolan = Legendary Rose Doolan
    .about = All players are at distance 1 from you, whatever cards and abilities they have. Once in your turn you may use a blue card of yours, from your hand or in play, as a Panic!.
    .short = All at distance 1; a blue as Panic!
    .use = discard a blue card as a Panic!, at any distance
bang-character-legendary-sid-ketchum = Legendary Sid Ketchum
    .about = You may discard two cards to regain 1 life point at any time. Once in your turn, when you regain life in any way, you may shoot for free.
    .short = 2 cards: 1 life, and a free shot
bang-character-legendary-slab-the-killer = Legendary Slab the Killer
    .about = Nothing cancels your BANG! cards. When you claim a Feat, you may take even the last life point of a Legend.
    .short = Your BANG! cannot be cancelled
bang-character-legendary-suzy-lafayette = Legendary Suzy Lafayette
    .about = When you have fewer than 2 cards in hand, you draw until you have 2.
    .short = Always 2 cards in hand at least
bang-character-legendary-vulture-sam = Legendary Vulture Sam
    .about = You take all the cards of a player who is eliminated. When you would be eliminated yourself, you stay in the game with 4 life points, but you are no longer a Legend.
    .short = Take dead players' cards; survive once
bang-character-legendary-willy-the-kid = Legendary Willy the Kid
    .about = You may play any number of BANG! in your turn. Once in your turn you may also shoot without a card, instead of claiming a Feat.
    .short = Any number of BANG!; 1 free shot
    .use = shoot without a card, instead of a Feat this turn

# Words of the table.
bang-word-roles = Roles
    .about = With four or more players, everybody knows the Sheriff, and the other roles are secret. With three players, all roles are known: { bang-word-roles.three } With two players: { bang-word-roles.two }
    .three = The Deputy hunts the Renegade, the Renegade hunts the Outlaw, and the Outlaw hunts the Deputy.
    .two = There are no roles. The last player alive wins.
bang-word-colt-45 = Colt .45
    .about = You shoot with it while you have no weapon in play. Its range is 1.
bang-word-distance = Distance
    .about = Count the steps from seat to seat, the shorter way round. Players who are out do not count. Mustang, Scope and some characters change the distance.
bang-word-range = Range
    .about = The range of your weapon says how far you can shoot. A BANG! reaches every player whose distance from you is not greater.
bang-word-draw-check = Draw!
    .about = Luck decides. The top card of the draw pile is turned over and discarded. Only its suit and rank count.
bang-word-life = Life points
    .about = When you lose the last one, you are out of the game. You can never have more than at the start.
bang-word-hand-limit = Hand limit
    .about = At the end of your turn you may keep as many cards as you have life points. You discard the others.
    .legends = With Legends, you may keep 2 cards when you have 1 life point.
bang-word-elimination = Out of the game
    .about = An eliminated player shows their role and discards all their cards. The player who eliminates an Outlaw draws 3 cards. A Sheriff who eliminates a Deputy loses every card. With three players, every elimination earns 3 cards. With two players, none does.
bang-word-nuggets = Nuggets
    .about = You take 1 gold nugget for every life point that you make others lose. In your turn you can buy equipment, sell a Beer for 1 nugget, or make another player discard a piece of equipment for its price plus 1.
bang-word-equipment = Equipment
    .about = In your turn three cards are for sale. Brown ones are used at once. Black ones stay in front of you, no two alike. Panic! and Cat Balou cannot touch them.
bang-word-shadow = Shadow
    .about = An eliminated player comes back as a shadow for each of their turns. A shadow neither regains nor loses life points. At the end of the turn it leaves and keeps only its nuggets. With four or more players, the shadow of a Renegade joins the side of which more roles are shown, or the Outlaws in a tie.
bang-word-train = Train
    .about = The train moves on by one station at the start of each of the Sheriff's turns, or of the player who began if there is no Sheriff. Once in your turn you may pay the price of a station and take the railcar below it. You may move the train on first, but then you must take a railcar.
bang-word-railcar = Railcar
    .about = A blue card without suit and rank that is never in a hand. Some railcars work while you have them, others when you discard them. Discarded railcars go under the railcar deck.
bang-word-station = Station
    .about = The line has as many stations as there are players at the start. Each station has a price for the railcar below it: cards from your hand or in play, or a life point.
bang-word-locomotive = Locomotive
    .about = It pulls the train, and nobody can take it. At the End of the Line its face-up side takes effect: Ironhorse or Leland.
bang-word-free-advance = Free advance
    .about = Once in your turn you may move the train on by one station before you take a railcar. Then you must take one.
bang-word-end-of-the-line = End of the Line
    .about = The Locomotive has passed the last station. The player whose turn it is may still take a railcar. Then the Locomotive takes effect, is turned over and starts on a new line.
bang-word-ghost = Ghost
    .about = A player with a Ghost Car and no life points. A ghost plays and counts like everybody else, but neither regains nor loses life points, and discards the whole hand at the end of each of their turns. A ghost who loses the Ghost Car is out at once.
bang-word-feat = Feat
    .about = A Feat asks you to do something in your turn, after you have drawn. If you do it, you may perform the Feat at once and put 2 Fame tokens on it, or your last one. You may perform one Feat per turn, and each Feat only once while it lies there.
bang-word-fame = Fame
    .about = Everybody begins with 5 tokens. When you have put your last token on a Feat, you become a Legend.
bang-word-crossroad = Crossroad
    .about = If a Feat has this sign, you may also simply do what it asks for, with your own cards and without any other effect.
bang-word-boast = Boasting
    .about = At the end of a turn without a Feat you may boast. A new Feat is turned up. If there are now more than four, the one with the most tokens is discarded. Then you put 1 Fame token on any Feat that has none of yours.
bang-word-legend = Legend
    .about = Your character card is turned over, and its other side counts. You have at least 3 life points then. A Legend no longer performs or boasts, but claims Feats.
bang-word-claim = Claim
    .about = A Legend who does what a Feat asks for may claim it. The Legend may then make another Legend lose 1 life point, but not the last one, and nothing helps against that. The Feat is discarded, and a new one takes its place.

# Signs as they are spoken: `bang-sign` takes rank (2 to 10 or one of these) and suit.
bang-suit-S = spades
bang-suit-H = hearts
bang-suit-D = diamonds
bang-suit-C = clubs
bang-rank-J = jack
bang-rank-Q = queen
bang-rank-K = king
bang-rank-A = ace
bang-sign = { $rank } of { $suit }
# The same as they are written. rank: 2 to 10, J, Q, K or A; suit: S, H, D or C
bang-sign-short = { $rank }{ $suit ->
    [S] ♠
    [H] ♥
    [D] ♦
   *[C] ♣
}
    .spoken = { $rank ->
    [J] { bang-rank-J }
    [Q] { bang-rank-Q }
    [K] { bang-rank-K }
    [A] { bang-rank-A }
   *[number] { $rank }
} of { $suit ->
    [S] { bang-suit-S }
    [H] { bang-suit-H }
    [D] { bang-suit-D }
   *[C] { bang-suit-C }
}
# card: the name of its kind; sign: one of the two above
bang-card-sign = { $card } { $sign }
    .spoken = { $card }, { $sign }
# like: the name of the card that it counts as
bang-card-as = { $card } ({ $like })
# player, role
bang-role-of = { $player } ({ $role })

## Narration of events
# $player is the `seat` of the event, $target the other one (at, victim, to, by: see each), both as names.
# $card, $cards, $on are names of cards; $source is the name of the card or character that is the `why`.
# $known is yes if the secret part is there. Numbers are numbers.

# how: sheriff (player: who it is), open (roles: all of them, in words), none
bang-event-dealt = { $how ->
    [sheriff] The roles are dealt. { $player } is the Sheriff.
    [open] The roles are dealt face up: { $roles }. { bang-word-roles.three }
   *[none] { bang-word-roles.two }
}
# player, character, life
bang-event-character = { $player } plays { $character } with { $life } life points.
# player
bang-event-turn = { $player } starts their turn.
# player, count, known, cards; named: yes if why is a card or a character (then source), else no
bang-event-drew = { $named ->
    [yes] { $source }: { $player } draws
   *[no] { $player } draws
} { $count ->
    [0] no card
    [one] 1 card
   *[other] { $count } cards
}{ $known ->
    [yes] : { $cards }.
   *[no] .
}
# player, card
bang-event-showed = { $player } shows { $card }.
# player, count, known, cards
bang-event-looked = { $known ->
    [yes] { $player } looks at { $cards }.
   *[no] { $player } looks at the top cards of the draw pile.
}
# player, known, card
bang-event-returned = { $known ->
    [yes] { $player } puts { $card } back on the draw pile.
   *[no] { $player } puts the rest back on the draw pile.
}
# player, card
bang-event-took-discard = { $player } takes { $card } from the discard pile.
# how: alone, at (target), hand (target: a blind card), on (target, on: a card in play),
# take (on: a railcar), as (like: the card it counts as), as-at (like, target), sold (a Beer for a nugget)
bang-event-played = { $how ->
    [at] { $player } plays { $card } against { $target }.
    [hand] { $player } plays { $card } against the hand of { $target }.
    [on] { $player } plays { $card } against { $target }'s { $on }.
    [take] { $player } plays { $card } and takes { $on } from the train.
    [as] { $player } plays { $card } as { $like }.
    [as-at] { $player } plays { $card } as { $like } against { $target }.
    [sold] { $player } sells { $card }.
   *[alone] { $player } plays { $card }.
}
# how: own, other (target: who put it there, the event's `by`)
bang-event-equipped = { $how ->
    [other] { $target } puts { $card } in front of { $player }.
   *[own] { $player } puts { $card } into play.
}
# player, card, why: those below; fare (source: a station), named (source: what else was the cause)
bang-event-discarded = { $why ->
    [trade] { $player } gives up { $card }.
    [replaced] { $player } replaces { $card }.
    [penalty] { $player } loses { $card }.
    [cat-balou] { $player } has to discard { $card }.
    [shadow] The shadow of { $player } discards { $card }.
    [dutch-will] { $player } keeps the rest and discards { $card }.
    [pardner] Pardner: { $player } has to discard { $card }.
    [order] { $player }'s { $card } is discarded.
    [tax] { $player } pays { $card } for the shot.
    [fare] { $player } pays { $card } at { $source }.
    [named] { $source }: { $player } discards { $card }.
   *[excess] { $player } discards { $card }.
}
# player, target (the victim); from: hand, play; known, card (always known from play)
bang-event-took = { $from ->
    [play] { $player } takes { $card } from { $target }.
   *[hand] { $known ->
        [yes] { $player } takes { $card } from the hand of { $target }.
       *[no] { $player } takes a card from the hand of { $target }.
    }
}
# by: yes, no (source: the Locomotive); player (the event's `by`), target (the event's `at`), need (0: nothing cancels it)
bang-event-shot = { $by ->
    [yes] { $player } shoots at { $target }
   *[no] { $source } fires at { $target }
}{ $need ->
    [0] : nothing can cancel the shot.
    [one] .
   *[other] : it takes { $need } Missed! to cancel the shot.
}
# player, source, cards
bang-event-flipped = { $player } turns over { $cards } for { $source }.
# Several cards were turned over. player chooses; how: own, other (target: whose luck it is)
bang-event-counted = { $how ->
    [other] { $player } chooses { $card } for { $target }: that card counts.
   *[own] { $player } chooses { $card }: that card counts.
}
# good: yes, no; player, source
bang-event-checked = { $good ->
    [yes] { $source }: { $player } is lucky!
   *[no] { $source }: { $player } is out of luck.
}
# player, card (a card or a character), left
bang-event-dodged = { $left ->
    [0] { $player } escapes thanks to { $card }.
    [one] { $card } helps { $player }, but 1 more Missed! is needed.
   *[other] { $card } helps { $player }, but { $left } more Missed! are needed.
}
# player, card, target (the event's `by`)
bang-event-fended = { $player } holds off { $target } with { $card }.
# player, points, life (0 if it is below), source
bang-event-wounded = { $points ->
    [one] { $source } costs { $player } 1 life point
   *[other] { $source } costs { $player } { $points } life points
}{ $life ->
    [0] : none left.
   *[other] : { $life } left.
}
# player, need
bang-event-dying = { $need ->
    [one] { $player } is dying and needs 1 life point to stay in the game.
   *[other] { $player } is dying and needs { $need } life points to stay in the game.
}
# player, points, life
bang-event-healed = { $points ->
    [one] { $player } regains 1 life point and now has { $life }.
   *[other] { $player } regains { $points } life points and now has { $life }.
}
# player, card
bang-event-no-effect = { $card } has no effect for { $player }.
# player, cards
bang-event-store = On offer: { $cards }.
# player, card
bang-event-took-store = { $player } picks { $card }.
# player, card, target (the event's `to`)
bang-event-passed-on = { $card } passes from { $player } to { $target }.
# player, card
bang-event-exploded = { $card } explodes in front of { $player }!
# player, card
bang-event-freed = { $player } gets out of { $card }.
bang-event-skipped = { $player } stays in { $card } and loses their turn.
# player; by: yes (target: who did it), no; shown: yes (role), no
bang-event-out = { $by ->
    [yes] { $target } eliminates { $player }
   *[no] { $player } is eliminated
}{ $shown ->
    [yes] . Their role was { $role }.
   *[no] .
}
# player, count, target (the victim)
bang-event-reward = { $count ->
    [one] { $player } earns 1 card for eliminating { $target }.
   *[other] { $player } earns { $count } cards for eliminating { $target }.
}
# player
bang-event-penalty = The Sheriff has eliminated a Deputy: { $player } loses every card.
# count
bang-event-reshuffled = { $count ->
    [one] The discard pile, 1 card, becomes the new draw pile.
   *[other] The discard pile is shuffled into a new draw pile of { $count } cards.
}
# count (of the winners), players (their names)
bang-event-over = { $count ->
    [0] Nobody wins.
    [one] The winner is { $players }.
   *[other] The winners are { $players }.
}

# Gold Rush. player, count, total (after it); named: yes if why is equipment that lies before a player (then source)
bang-event-gained-nuggets = { $named ->
    [yes] { $source }: { $player } takes
   *[no] { $player } takes
} { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
} and now has { $total }.
# player, count, total (after it); how: out (back to the heap), named (source: the equipment that is used), plain
bang-event-paid-nuggets = { $how ->
    [out] { $player } leaves behind
    [named] { $source }: { $player } pays
   *[plain] { $player } pays
} { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}{ $total ->
    [0] .
   *[other] : { $total } left.
}
# player, card, price; how: own, other (target: whom it is for)
bang-event-bought = { $price ->
    [0] { $player } gets { $card } for free
    [one] { $player } buys { $card } for 1 nugget
   *[other] { $player } buys { $card } for { $price } nuggets
}{ $how ->
    [other] : it goes to { $target }.
   *[own] .
}
# card
bang-event-displayed = New on offer: { $card }.
# player, card
bang-event-got-equipment = { $card } is now in front of { $player }.
# player, card; by: yes (target: who paid for it), no
bang-event-lost-equipment = { $by ->
    [yes] { $target } makes { $player } discard { $card }.
   *[no] { $player } loses { $card }.
}
# count
bang-event-equipment-reshuffled = { $count ->
    [one] The used equipment, 1 card, becomes the new equipment deck.
   *[other] The used equipment is shuffled into a new equipment deck of { $count } cards.
}
# player, card, like (the card that it works like); how: own, other (target)
bang-event-used-as = { $how ->
    [other] { $player } uses { $card } as { $like } against { $target }.
   *[own] { $player } uses { $card } as { $like }.
}
# player, card
bang-event-found-equipment = { $player } draws { $card } from the equipment deck.
bang-event-ignored = { $player } is safe from { $card }.
# player
bang-event-another-turn = { $player } gets an extra turn.
# player; why: ghost, shadow
bang-event-came-back = { $why ->
    [ghost] { $player } comes back as a ghost.
   *[shadow] The shadow of { $player } comes back for a turn.
}
# player
bang-event-faded = The shadow of { $player } leaves the game again.
# player; side: deputy, outlaw, none
bang-event-side = { $side ->
    [deputy] { $player } now plays for the law.
    [outlaw] { $player } now plays for the Outlaws.
   *[none] { $player } is no longer a Renegade and has no side yet.
}

# The Great Train Robbery. end: yes, no (station: its name); player (the event's `by`) made it move
bang-event-train-moved = { $end ->
    [yes] The train reaches the End of the Line!
   *[no] The train moves on to { $station }.
}
# player, card, station; free: yes, no
bang-event-boarded = { $free ->
    [yes] { $player } takes { $card } at { $station } without paying.
   *[no] { $player } takes { $card } at { $station }.
}
# player, cards
bang-event-drew-railcars = { $player } draws railcars: { $cards }.
# locomotive: the name of the side that is up
bang-event-new-line = A new line is laid out. { $locomotive } pulls the train.
# player, locomotive; times: 0 or 2
bang-event-full-steam = { $times ->
    [0] { $player } decides that { $locomotive } has no effect.
   *[other] { $player } decides that { $locomotive } takes effect twice.
}
# player, source (the event's `what`); how: own, other (target: the event's `by`)
bang-event-spared = { $how ->
    [own] { $player } stays out of { $source }.
   *[other] { $target } leaves { $player } out of { $source }.
}
# player, card, target (the event's `other`), theirs (a card)
bang-event-exchanged = { $player } gives { $card } to { $target } and gets { $theirs }.
# player, target; known, card
bang-event-gave = { $known ->
    [yes] { $player } gives { $card } to { $target }.
   *[no] { $player } gives a card to { $target }.
}
# player, target (the event's `to`)
bang-event-redirected = { $player } passes the shot on to { $target }.
# player
bang-event-haunts = { $player } has no life points left and stays as a ghost.

# Legends. card: a Feat
bang-event-feat-revealed = A new Feat is turned up: { $card }.
# tokens: Fame that goes with it
bang-event-feat-discarded = { $tokens ->
    [0] { $card } is discarded.
    [one] { $card } is discarded with 1 Fame token.
   *[other] { $card } is discarded with { $tokens } Fame tokens.
}
# count
bang-event-feats-reshuffled = { $count ->
    [one] The discarded Feat becomes the new Feat deck.
   *[other] The discarded Feats are shuffled into a new Feat deck of { $count } cards.
}
# player, card, count (Fame tokens), left
bang-event-feat-performed = { $count ->
    [one] { $player } performs { $card } and puts 1 Fame token on it
   *[other] { $player } performs { $card } and puts { $count } Fame tokens on it
}{ $left ->
    [0] : none left.
   *[other] : { $left } left.
}
bang-event-feat-claimed = { $player } claims { $card }.
bang-event-boasted = { $player } boasts.
bang-event-fame-placed = { $player } puts a Fame token on { $card }{ $left ->
    [0] : none left.
   *[other] : { $left } left.
}
# player, count
bang-event-fame-lost = { $count ->
    [one] { $player } loses 1 Fame token.
   *[other] { $player } loses { $count } Fame tokens.
}
# player, card
bang-event-trail = { $player } chooses { $card } and will draw one card fewer.
# character: the name that everybody knew
bang-event-legend = { $character } becomes a Legend!
# character, life
bang-event-legend-over = { $character } stays in the game with { $life } life points, but is no longer a Legend.
# player, card
bang-event-turned-up = { $player } turns up { $card }.
# player, target (the victim), count, known, cards
bang-event-looked-at = { $known ->
    [yes] { $player } looks at the hand of { $target }: { $cards }.
   *[no] { $player } looks at the hand of { $target }.
}

# The reason for the end, by the view's or the event's `why`.
bang-over-law = The law wins: all Outlaws and Renegades are eliminated.
bang-over-outlaws = The Sheriff is eliminated, and the Outlaws win.
bang-over-renegade = A Renegade is the last player alive and wins.
bang-over-target = A player has eliminated their own target and wins.
bang-over-last = Only one player is left.
bang-over-nobody = No player is left.
# In a game of three players, which has no Sheriff.
bang-over-outlaw-alone = No player is left, and the Outlaw wins.

# The end of a match, for everybody: what each player was
bang-end-out = eliminated
# count: life points left
bang-end-alive = { $count ->
    [one] alive with 1 life point
   *[other] alive with { $count } life points
}
# Columns of the table of deeds: short, because a phone shows them side by side
bang-deed-wounds = Wounds dealt
bang-deed-kills = Kills
bang-deed-suffered = Life lost
bang-deed-healed = Life regained
bang-deed-played = Cards played
bang-deed-drawn = Cards drawn
bang-deed-nuggets = Nuggets
bang-deed-bought = Equipment
bang-deed-boarded = Railcars
bang-deed-feats = Feats
# Names of the turning points; the sentence of the log follows
bang-moment-first-blood = First blood
bang-moment-last-life = The Sheriff has one life left
bang-moment-out = A player is out
bang-moment-penalty = The Sheriff eliminates a Deputy
bang-moment-exploded = The Dynamite goes off
bang-moment-haunts = A ghost stays
bang-moment-came-back = Back from the dead
bang-moment-new-line = A new line
bang-moment-legend = A Legend is born

## The questions, by kind of ask

bang-ask-character = Which character will you be?
bang-ask-turn = Your turn: what will you play?
# by: yes (player: who shoots), no; card (what with); need
bang-ask-dodge = { $by ->
    [yes] { $player } shoots at you with { $card }.
   *[no] You are shot at with { $card }.
} { $need ->
    [one] How do you dodge?
   *[other] It takes { $need } Missed! to dodge. What do you do?
}
# own: yes (your own card; target: your opponent), no (player: who it was played by); card
bang-ask-fend = { $own ->
    [yes] Your { $card } against { $target }: do you discard a BANG!, or lose 1 life point?
   *[no] { $card } from { $player }: do you discard a BANG!, or lose 1 life point?
}
# need
bang-ask-save = { $need ->
    [one] You are dying. You need 1 life point. Will you save yourself?
   *[other] You are dying. You need { $need } life points. Will you save yourself?
}
bang-ask-trade = Which other card do you discard?
# card
bang-ask-store = { $card }: which card do you take?
# all: yes (all cards of the draw are drawn in one way or another), no
bang-ask-draw = { $all ->
    [yes] How do you draw your cards?
   *[no] Where do you draw your first card from?
}
bang-ask-return = Which card do you put back on the draw pile?
# source: what luck decides about; other: yes (target: for whom), no
bang-ask-luck = { $other ->
    [yes] { $source } for { $target }: which card counts?
   *[no] { $source }: which card counts?
}
# limit, count (too many)
bang-ask-excess = { $count ->
    [one] You may keep { $limit }: discard 1 more card.
   *[other] You may keep { $limit }: discard { $count } more cards.
}
bang-ask-order = You discard all these cards. Which one first?
# card
bang-ask-as = { $card }: what do you use it as?
bang-ask-give = { $card }: for whom?
bang-ask-drop = Which of the drawn cards do you discard?
# The Great Train Robbery. source: the name of the Locomotive (full-steam), or of what goes for several (spare)
bang-ask-board = Which railcar do you take?
bang-ask-pay = Which other card do you pay with?
bang-ask-swap = The train has moved on. Which card do you swap for a new one?
bang-ask-full-steam = Full Steam: what does { $source } do?
bang-ask-spare = { $source }: whom do you leave out?
bang-ask-dig = Which card do you take from the discard pile?
bang-ask-circus = Which of your cards in play do you discard?
bang-ask-derail = Which railcar in play do you discard?
bang-ask-lounge = Which railcar do you keep?
bang-ask-mail = Which of the new cards do you give away?
# player, card
bang-ask-robbed = { $card } from { $player }: do you discard a card, or keep it and be shot at?
bang-ask-map = Which of these cards do you discard?
# Legends. count: Feats that are met; card: a Feat, or the card that it is about; target: whom it is about
bang-ask-feat = { $count ->
    [0] You have taken a card that the others have not seen. Do you show it for a Feat?
    [one] You have fulfilled a Feat: do you take it?
   *[other] You have fulfilled { $count } Feats: which one do you take?
}
bang-ask-trail = The Oregon Trail: do you draw one card fewer?
bang-ask-victim = { $card } is yours. Which Legend loses 1 life point?
bang-ask-boast = You have performed no Feat this turn: do you boast?
bang-ask-dismiss = There are five Feats now. These have the most Fame. Which one is discarded?
bang-ask-fame = On which Feat do you put a Fame token?
bang-ask-company = { $card } is discarded. How do you play the other one?
bang-ask-jail = You are in Jail. Do you turn over a card, or discard a heart to get out?
# by: yes (player), no
bang-ask-ignore = { $by ->
    [yes] { $card } from { $player }: do you try to cancel it?
   *[no] { $card } affects you: do you try to cancel it?
}
bang-ask-tax = A BANG! at { $target } costs one more card. Which one do you discard?
bang-ask-free-bang = You have regained life and may shoot for free. At whom?
# total
bang-ask-more = Your cards add up to { $total }. Do you turn over one more?
bang-ask-look = Which card do you take from the hand of { $target }?

# The answers. player is whom it is aimed at; on is a card in play; like is what the card counts as.
bang-answer-play = Play { $card }
bang-answer-play-as = Play { $card } as { $like }
bang-answer-play-at = Play { $card } against { $player }
bang-answer-play-as-at = Play { $card } as { $like } against { $player }
bang-answer-play-blind = { $card }: a card from the hand of { $player }
bang-answer-play-on = { $card }: { $player }'s { $on }
bang-answer-use = Use { $card }
# terms: the price of its use, and what it does
bang-answer-use-to = Use { $card }: { $terms }
bang-answer-use-trade = Discard { $card } and one more card for 1 life point
bang-answer-end = End the turn
bang-answer-pass = Do nothing
bang-answer-discard = Discard { $card }
bang-answer-take = Take { $card }
bang-answer-take-from = Take a card from the hand of { $player }
bang-answer-take-discard = Take { $card } from the discard pile
bang-answer-draw = Draw from the draw pile
bang-answer-return = Put { $card } back
bang-answer-pick = Choose { $card }
bang-answer-done = Discard the rest in any order
bang-answer-choose = Be { $character }
# Gold Rush. price in nuggets; as: like is the card that the one just bought works like.
bang-answer-buy = { $price ->
    [0] Take { $card } for free
    [one] Buy { $card } for 1 nugget
   *[other] Buy { $card } for { $price } nuggets
}
bang-answer-buy-at = { $price ->
    [0] Take { $card } for free: it goes to { $player }
    [one] Buy { $card } for 1 nugget: it goes to { $player }
   *[other] Buy { $card } for { $price } nuggets: it goes to { $player }
}
bang-answer-scrap = { $price ->
    [one] Make { $player } discard { $card } for 1 nugget
   *[other] Make { $player } discard { $card } for { $price } nuggets
}
bang-answer-sell = Sell { $card } for 1 nugget
bang-answer-use-at = Use { $card } against { $player }: { $terms }
bang-answer-as = Use as { $like }
bang-answer-as-at = Use as { $like } against { $player }
bang-answer-as-blind = Use as { $like }: a card from the hand of { $player }
bang-answer-as-on = Use as { $like }: { $player }'s { $on }
bang-answer-give = Give { $card } to { $player }
# The Great Train Robbery. on is also the card that is paid or given, theirs the one that comes for it.
bang-answer-board = Take { $card } at { $station }: pay with { $on }
bang-answer-board-life = Take { $card } at { $station }: pay 1 life point
bang-answer-board-free = Take { $card } at { $station } without paying
bang-answer-advance = Move the train on, then take a railcar
bang-answer-play-take = { $card }: take { $on } from the train
bang-answer-play-switch = { $card }: your { $on } for { $player }'s { $theirs }
bang-answer-use-with = Use { $card }: discard { $on } as a { $like }
bang-answer-use-with-at = Use { $card } against { $player }: discard { $on } as a { $like }
bang-answer-use-pass-on = Use { $card }: discard { $on } and pass the shot on to { $player }
bang-answer-discard-of = Discard { $player }'s { $card }
bang-answer-shot = Keep { $card } and be shot at
bang-answer-skip = No effect
bang-answer-double = Its effect, twice
bang-answer-spare = Leave out { $player }
bang-answer-drop = Discard { $card }
bang-answer-keep = Discard nothing
bang-answer-done-board = Take no railcar
bang-answer-done-swap = Keep your cards
bang-answer-done-spare = Leave out nobody
# Legends. card: a Feat, or whose ability it is; on and theirs: further cards; verb: perform, claim
bang-answer-feat = { $verb ->
    [claim] Claim { $card }
   *[perform] Perform { $card }
}
bang-answer-feat-discard = { $verb ->
    [claim] Claim { $card }: discard { $on }
   *[perform] Perform { $card }: discard { $on }
}
bang-answer-feat-show = { $verb ->
    [claim] Claim { $card }: show { $on }
   *[perform] Perform { $card }: show { $on }
}
bang-answer-feat-pair = { $verb ->
    [claim] Claim { $card }: show { $on } and { $theirs }
   *[perform] Perform { $card }: show { $on } and { $theirs }
}
bang-answer-feat-company = { $verb ->
    [claim] Claim { $card }: discard { $on }, then play { $theirs }
   *[perform] Perform { $card }: discard { $on }, then play { $theirs }
}
bang-answer-feat-life = { $verb ->
    [claim] Claim { $card }: lose 1 life point
   *[perform] Perform { $card }: lose 1 life point
}
bang-answer-feat-hand = { $verb ->
    [claim] Claim { $card }: discard your hand
   *[perform] Perform { $card }: discard your hand
}
bang-answer-feat-trail = { $verb ->
    [claim] Claim { $card }: draw one card fewer
   *[perform] Perform { $card }: draw one card fewer
}
bang-answer-use-bang = { $card }: { $on } as a BANG! against { $player }
bang-answer-use-rob = { $card }: { $on } for { $player }'s { $theirs }
bang-answer-use-rob-blind = { $card }: { $on } for a card from the hand of { $player }
bang-answer-hit = { $player } loses 1 life point
bang-answer-shoot = Shoot at { $player }
bang-answer-boast = Boast: a new Feat, and 1 Fame token on any Feat
bang-answer-dismiss = Discard { $card }
bang-answer-place = Put it on { $card }
bang-answer-check = Turn over a card and hope for a heart
bang-answer-more = One more card
bang-answer-stop = Stop here
bang-answer-done-mail = Keep them all

## The table

bang-phase-setup = before the start
bang-phase-start = start of the turn
bang-phase-draw = drawing cards
bang-phase-play = playing cards
bang-phase-discard = discarding
bang-phase-end = end of the turn
bang-phase-over = the game is over
# player, phase
bang-turn = { $player }'s turn: { $phase }
bang-out = out of the game
bang-role-unknown = role unknown
bang-cards-in-hand = { $count ->
    [0] no cards in hand
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
# weapon (its name), range
bang-weapon = { $weapon }, range { $range }
# distance; reached: yes, no
bang-distance = { $reached ->
    [yes] distance { $distance }, within range
   *[no] distance { $distance }, out of range
}
# deck, count (cards in the discard pile); top: yes (card), no
bang-piles = Draw pile: { $deck } · discard pile: { $count }{ $top ->
    [yes] , on top { $card }
   *[no] { "" }
}
# count, limit; limited: yes, no
bang-bangs = { $limited ->
    [yes] BANG! this turn: { $count } of { $limit }
   *[no] BANG! this turn: { $count }, any number allowed
}
# The action under way, by `what`: player (by), target (at), card, need (0: nothing cancels the shot)
bang-doing-shot = { $need ->
    [0] { $target } is shot at with { $card }, and nothing can cancel it
   *[other] { $target } is shot at with { $card } and needs { $need } Missed!
}
bang-doing-fend = { $target } needs a BANG! against { $card }
bang-doing-save = { $need ->
    [one] { $target } is dying and needs 1 life point
   *[other] { $target } is dying and needs { $need } life points
}
bang-doing-card = { $player } has played { $card }
# cards
bang-on-offer = On offer: { $cards }
bang-looking-at = You see: { $cards }
bang-hand = Your hand
bang-hand-empty = Your hand is empty.
# Gold Rush. count
bang-nuggets = { $count ->
    [one] 1 nugget
   *[other] { $count } nuggets
}
# cards (each with its price), deck (face down), used (face up, under it)
bang-market = For sale, in nuggets: { $cards } · equipment deck: { $deck }, used: { $used }
# side: deputy, outlaw; of the shadow of a Renegade
bang-side = { $side ->
    [deputy] plays for the law
   *[outlaw] plays for the Outlaws
}
# The Great Train Robbery. deck (face down)
bang-line = The line, with the price at each station · railcars in the deck: { $deck }
# locomotive: the name of the side that is up
bang-train-locomotive = Locomotive: { $locomotive }
# cards: railcars
bang-train-waiting = Not at a station yet: { $cards }
# Legends. count: Fame tokens that somebody still has
bang-fame = { $count ->
    [one] 1 Fame token
   *[other] { $count } Fame tokens
}
# deck (face down)
bang-feats = Feats · in the deck: { $deck }
# feat, terms (what it asks for, in a few words); free: yes (the Crossroad), no
bang-feat = { $free ->
    [yes] { $feat } ({ $terms }; Crossroad)
   *[no] { $feat } ({ $terms })
}
# players: those with Fame on it, each with how much
bang-feat-fame = Fame of { $players }
# how the viewer stands to it; perform, claim: right now; open: not now
bang-feat-state = { $state ->
    [perform] you may perform it
    [claim] you may claim it
    [open] still open to you
    [done] your Fame is on it
    [spent] you have used your Feat of this turn
   *[none] not for you
}
# players: who was hit this turn; have, need
bang-feat-hit = hit this turn: { $players } ({ $have } of { $need })
# cards
bang-feat-last = played or discarded last: { $cards }
bang-feat-met = fulfilled right now
bang-feat-with = possible with { $cards }

## In the terminal

bang-keys-target = a number chooses · Enter goes back · ? explains · q leaves
bang-keys-only = Enter goes on · ? explains · q leaves
bang-ask-target = { $card }: against whom?
bang-ask-price = { $card }: which card do you discard first?
bang-target-hand = { $player }: a card from the hand
bang-target-on = { $player }: { $on }
# on is the card that was chosen already; cost is the price of the station in a few words.
bang-ask-fare = { $card }: what do you pay with?
bang-ask-spend = { $card }: which card do you discard?
bang-ask-offer = { $card }: which of your cards do you give?
bang-ask-exchange = { $card }: { $on } for which card?
bang-ask-railcar = { $card }: which railcar do you take?
bang-ask-target-with = { $card } and { $on }: against whom?
bang-answer-board-any = Take { $card } at { $station } ({ $cost })
bang-answer-give-any = Give { $card } away
bang-ask-feat-card = { $card }: with which card?
bang-ask-feat-second = { $card } and { $on }: with which other card?
bang-answer-feat-any = { $verb ->
    [claim] Claim { $card } …
   *[perform] Perform { $card } …
}

## The table in the browser

bang-web-table = The table
bang-web-turn = turn
# player
bang-web-aim = Aim at { $player }
# life, most
bang-web-life = { $life } of { $most } life points
# count, cards
bang-web-in-play = { $count ->
    [0] nothing in play
   *[other] in play: { $cards }
}
# cards
bang-web-holds = You hold { $cards }.
bang-web-deck = Draw pile: { $count }
bang-web-discard = Discard pile: { $count }
bang-web-peeked = Only you see these cards
bang-web-about = Explanation
bang-web-close = Close
bang-web-more = More about it
bang-web-brown = brown: used once
bang-web-blue = blue: stays in play
# range
bang-web-range = range { $range }
bang-web-clauses = { $count ->
    [one] 1 rule about it
   *[other] { $count } rules about it
}
# card
bang-web-unplayable = { $card }, not playable now
bang-web-answers = What you can do
bang-web-hand-card = A random hand card
bang-web-myself = yourself
bang-web-put-back = Put it back
bang-web-back = Back

# The action under way, in the middle of the table. by, aimed: yes, no; player does it, to target, with card
bang-web-doing-shot = { $by ->
    [yes] { $player } shoots at { $target } with { $card }.
   *[no] { $target } is shot at with { $card }.
} { $need ->
    [0] Nothing can cancel it.
    [one] A Missed! cancels it.
   *[other] It takes { $need } Missed! to cancel it.
}
# own: yes (target played the card, player is the opponent), no (player played it)
bang-web-doing-fend = { $own ->
    [yes] { $card } against { $player }: { $target } discards a BANG! or loses 1 life point.
   *[no] { $card } from { $player }: { $target } discards a BANG! or loses 1 life point.
}
bang-web-doing-save = { $target } is dying and needs { $need ->
    [one] 1 life point
   *[other] { $need } life points
}!

# Prompts for the next step.
bang-web-hint-turn = Tap a card, then its target.
bang-web-hint-nothing = You cannot play any card now.
bang-web-hint-target = { $card }: choose one of the marked players.
bang-web-hint-part = Which card?
bang-web-hint-trade = Choose the first of the two cards to discard.
bang-web-hint-no-dodge = { $need ->
    [one] You cannot cancel it.
   *[other] You need { $need } Missed! and have none.
}
bang-web-hint-no-fend = You have no BANG! to discard.
bang-web-hint-no-save = Nothing can save you now.
# The price of doing nothing; left: life points after it
bang-web-cost-life = { $left ->
    [one] −1 life point, 1 left
   *[other] −1 life point, { $left } left
}
bang-web-cost-last = your last life point!
bang-web-cost-out = you are out!

# Are you sure?
bang-web-doubt-beer-full = You have all your life points: the Beer will have no effect.
bang-web-doubt-beer-two = Only two players are left: the Beer will have no effect.
bang-web-doubt-saloon = Nobody is hurt: the Saloon will have no effect.
bang-web-doubt-dynamite = You will be the first to draw! for the Dynamite, and it could eliminate you.
bang-web-doubt-jail = You are about to put yourself in Jail.
bang-web-doubt-own = This is one of your own cards.
bang-web-doubt-missed = You need more Missed! than you have. This one alone will not save you.
bang-web-doubt-save = You could still save yourself.
bang-web-doubt-short = This is not enough to save you.
bang-web-doubt-last = This costs your last life point. You could still prevent it.
bang-web-doubt-off = You can turn these questions off in the settings.
bang-web-relent = Better not
# answer: what you are about to do
bang-web-insist = { $answer } anyway

# Settings of a person.
bang-web-set-confirm = Ask me before I harm myself or waste a card
bang-web-set-pass = Skip questions for me when I have only one choice (other players may notice)
bang-web-set-barrel = Try my Barrel first, without asking
bang-web-set-no-barrel = Never use my Barrel
bang-web-set-no-beer = Never drink a Beer to save myself

# Texts for an eliminated player.
bang-web-out = You are out of the game.
bang-web-out-watch = You can watch to the end.
bang-web-out-side = You can still win with the others on your side ({ $role }).
bang-web-out-again = Play the next match
bang-web-your-role = Your role
bang-web-out-leave = Go to the lobby

# A bot's beliefs about the others, shown after the match.
bang-web-thoughts-of = { $player } guessed
bang-web-thought = { $role } { $percent }%

# Gold Rush and the shadows. price in nuggets; afford: buy (you can buy it now), yes (you could pay it), no, unknown
bang-web-black = black: stays in front of its owner
bang-web-market = Equipment for sale
bang-web-equipment-deck = Equipment deck: { $count }
bang-web-offer = { $card }, { $price ->
    [0] free
    [one] 1 nugget
   *[other] { $price } nuggets
}{ $afford ->
    [buy] , you can buy it now
    [yes] , you can afford it
    [no] , too expensive for you
   *[unknown] { "" }
}
# cards
bang-web-equipped = equipment: { $cards }
# player: whom something is for
bang-web-for = For { $player }
bang-web-comes-back = comes back
bang-web-hint-nuggets = { $count ->
    [0] You have no nuggets.
    [one] You have 1 nugget to spend.
   *[other] You have { $count } nuggets to spend.
}
# answer: what you are about to buy, and for how much
bang-web-hint-offer = { $answer }: choose one of the marked players.
bang-web-out-shadow = You come back as a shadow for each of your turns.
bang-web-doubt-unhurt = There is no life point to regain: it will have no effect.
bang-web-doubt-shadow = A shadow cannot regain life points: it will have no effect.
bang-web-doubt-wanted = You are about to put a price on your own head.

# The Great Train Robbery. card: a railcar; station; cost: its price in a few words
bang-web-railway = The railway
bang-web-car-deck = Railcar deck: { $count }
bang-web-railcar = railcar: stays in play; goes under the railcar deck when discarded
bang-web-hint-fare = { $card } at { $station }: pay with { $cost }.
bang-web-hint-spend = { $card }: choose the card to discard.
bang-web-hint-own = { $card }: choose the card in play that you give.
bang-web-hint-car = { $card }: choose a railcar.
bang-web-hint-board = Choose a railcar, then what you pay with.
# pays: yes, no, unknown
bang-web-station = { $station }: { $cost }{ $pays ->
    [yes] , you can pay it
    [no] , you cannot pay it
   *[unknown] { "" }
}
# card: the railcar below the station; locomotive: the name of the side that is up
bang-web-below = below it: { $card }
bang-web-below-engine = below it: the Locomotive, { $locomotive }
bang-web-below-then = after one move: { $card }
bang-web-waiting = { $card }, not at a station yet
bang-web-can-take = can be taken now
# The effect of each Locomotive at the End of the Line, in a few words.
bang-web-end-ironhorse = a shot at everybody
bang-web-end-leland = a card for everybody
# cars: railcars; after the move each with its station
bang-web-now = Affordable now: { $cars }
bang-web-now-none = Nothing affordable now
bang-web-then = Affordable then: { $cars }
bang-web-then-none = Nothing affordable then
bang-web-preview = After the move
# cards: what can pay; two of them at one station
bang-web-pay-with = You could pay with { $cards }.
bang-web-pay-two = You could pay with two of these: { $cards }.
bang-web-pay-life = You could pay with a life point.
bang-web-pay-none = You have nothing to pay with here.
bang-web-price-of = Its price is the same as at { $station }.
bang-web-taken = You have already taken your railcar of this turn.
bang-web-doubt-express = You will discard your whole hand.
bang-web-doubt-ghost = Without the Ghost Car you are out of the game.
bang-web-doubt-end = The train reaches the End of the Line. Ironhorse fires at everybody, and you have only 1 life point.

# Legends. cards: your own, with which it could be done; players: those with Fame on it, each with how much
bang-web-feats = Feats
bang-web-feat-deck = Feat deck: { $count }
bang-web-feat-sign = Feat: face up for everybody
bang-web-feat-now = { $verb ->
    [claim] can be claimed now
   *[perform] can be performed now
}
bang-web-feat-reach = possible with { $cards }
bang-web-feat-reach-life = possible: lose 1 life point
bang-web-feat-reach-hand = possible: discard your hand
bang-web-feat-reach-trail = possible when you draw
bang-web-feat-reach-excess = possible: you hold too many cards
bang-web-feat-far = not possible yet
bang-web-feat-done = done: your Fame is on it
bang-web-feat-spent = one Feat per turn
bang-web-feat-none = not for you
bang-web-hint-feat = { $card }: choose a card for it.
bang-web-hint-feat-second = { $card }: choose the other card.
# price: Fame tokens that it takes; left: how many you have then
bang-web-feat-price = { $left ->
    [0] your last Fame: you become a Legend!
   *[other] { $price } Fame tokens, { $left } left
}
bang-web-claim-price = another Legend may lose 1 life point
bang-web-side-first = Normal side
bang-web-side-legend = Legend side
bang-web-side-up = in effect
# player: the name that everybody knew
bang-web-legend-born = { $player } is a Legend!
bang-web-legend-gone = { $player } is no longer a Legend
bang-web-panels = Beside the table
bang-web-tab-market = Market
bang-web-tab-railway = Railway
# count: how many are within reach there
bang-web-tab-reach = { $count } possible
bang-web-doubt-one-life = That leaves you with a single life point.
bang-web-doubt-legend = With this Feat you would become a Legend.

# The goal, the end and the winner, for the terminal
bang-terminal-roles = Roles of { $players } players: { $roles }.
bang-terminal-goal = Goal of your role, { $role }: { $goal }
bang-terminal-goal-hunt = Goal of your role, { $role }: eliminate the { $prey } yourself.
bang-terminal-goal-last = Goal: be the last of the { $players } players alive.
bang-terminal-end = { $players ->
    [2] End: only one player is alive.
    [3] End: a player eliminates their own target, or only one player is alive.
   *[other] End: the Sheriff is eliminated, or all Outlaws and Renegades are.
}
bang-terminal-winner = { $players ->
    [2] Winner: the last player alive.
    [3] Winner: the player who eliminates their own target; otherwise the last player alive.
    [4] Winner: the Sheriff, if all Outlaws and the Renegade are eliminated. Without the Sheriff, the Renegade as the only player left; otherwise the Outlaws, even those who are eliminated.
   *[other] Winner: the Sheriff and the Deputies, if all Outlaws and Renegades are eliminated. Without the Sheriff, a Renegade as the only player left; otherwise the Outlaws, even those who are eliminated.
}

## Why something cannot be used now

# player, distance; what (a weapon or a card), range
bang-why-reach = Out of reach: { $player } is at distance { $distance }, and your { $what } reaches { $range }.
# count (the BANG! cards that may be played in a turn)
bang-why-bang-limit = { $count ->
    [one] One BANG! a turn, and you have played it.
   *[other] { $count } BANG! a turn, and you have played them.
}
# player, count
bang-why-tax = { $count ->
    [one] A BANG! at { $player } costs another hand card, and you have none.
   *[other] A BANG! at { $player } costs { $count } more hand cards, and you have too few.
}
# player
bang-why-private-car = { $player } has no cards in hand, and so the Private Car protects against BANG! cards.
bang-why-self = You cannot use it on yourself.
# player
bang-why-out = { $player } is out of the game.
bang-why-you-are-out = You are out of the game.
bang-why-nobody = Nobody else is left.
# card
bang-why-no-target = { $card } needs no target. It works as soon as you play it.
# card
bang-why-same-card = You already have { $card } in front of you, and two of the same name are not allowed.
# card
bang-why-same-weapon = You already have { $card } in play, and at this table another one may not replace it.
# card
bang-why-nothing-near = Nobody within the reach of { $card } has a card to take, and you have none in play.
bang-why-nothing-anywhere = Nobody has a card that could be discarded.
# card
bang-why-nothing-own = You have no card in play, and { $card } never works on your own hand.
# player
bang-why-nothing-there = { $player } has no card to take.
# player
bang-why-nothing-in-play = { $player } has no card in play.
# player
bang-why-jail-sheriff = { $player } is the Sheriff, and the Sheriff cannot be jailed.
# player
bang-why-jailed = { $player } is in Jail already.
bang-why-self-jail = You cannot put yourself in Jail.
bang-why-nobody-jailed = Nobody can be jailed: the others are in Jail already, or are the Sheriff.
# card
bang-why-answers-shot = { $card } answers a shot at you. In your turn it has no effect.
bang-why-dodge = Only a Missed!, or a card that works like one, answers a shot.
# card
bang-why-used-on-shot = { $card } does not help against this shot any more.
bang-why-fend = Only a BANG! card can be discarded now.
bang-why-save = Only a Beer, or an ability, saves your life now.
bang-why-two-left = Beer does nothing with only two players left.
bang-why-hearts = Only a hearts card opens the Jail.
bang-why-choose-card = First choose what to use. Then choose this as its target.
# card
bang-why-in-play = { $card } is in play, and needs nothing from you now.
# card, price, count
bang-why-price = { $card } costs { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
}, and you have { $count }.
# card, player, price, count
bang-why-scrap-price = You need { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
} to make { $player } discard { $card }, and you have { $count }.
# card
bang-why-everybody-has = Everybody who may get { $card } has one already.
# card, player
bang-why-has = { $player } already has { $card }, and two of the same name are not allowed.
# card, count
bang-why-used = { $count ->
    [one] { $card } works once a turn, and you have used it.
   *[other] { $card } works { $count } times a turn, and you have used all of them.
}
bang-why-full-life = You have all your life points.
bang-why-frozen = Your life points do not change now.
bang-why-empty-discard = The discard pile is empty, and so there is no card to copy.
# card
bang-why-top-discard = The top discard is { $card }, and it has no effect to copy.
bang-why-switch-own = You have no card in play to exchange.
bang-why-switch-nobody = Nobody has a card in play that you could exchange for one of yours.
# player
bang-why-switch = Any exchange would give you or { $player } a card that may not be there, such as a second one of the same name.
bang-why-no-railcar = No railcar that you could take is below a station.
# station
bang-why-no-car-here = No railcar is below { $station }.
# station, card
bang-why-car-below = Choose the railcar below { $station }: { $card }.
bang-why-one-railcar = One railcar a turn, and you have taken it.
# card
bang-why-not-below = { $card } is not below a station now.
# station
bang-why-last-life = { $station } costs a life point, and you may not pay with your last one.
# station
bang-why-two-cards = { $station } costs two cards, and you have fewer.
# station
bang-why-fare = None of your cards pays for { $station }.
# player
bang-why-ghost-car-sheriff = { $player } is the Sheriff, and the Ghost Car may not lie there.
bang-why-baggage-car = There is nobody in reach to shoot at, and no card to take or to discard.
bang-why-cattle-truck = The discard pile is empty, and so there is no card to take.
bang-why-passenger-car = Nobody has a card to take.
bang-why-lounge-car = No railcars are left in the deck.
# card
bang-why-no-blue-card = { $card } needs another blue card of yours, and you have none.
# how: perform, claim
bang-why-one-feat = { $how ->
    [claim] You may claim only one Feat a turn.
   *[perform] You may perform only one Feat a turn.
}
bang-why-no-fame = You have no Fame tokens left to put on a Feat.
# feat
bang-why-feat-done = One of your tokens lies on { $feat } already. Each Feat counts only once.
# feat
bang-why-feat-cards = You cannot do { $feat } now: you do not have what it asks for.
# feat
bang-why-feat-not-met = Nothing that { $feat } asks for has happened yet. You are asked as soon as it does.

## Hints: why a bot would do something. The sentences follow each other.

# Who a player is to you. player, role
bang-hint-role = { $player } is { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
}.
# player, role, share: how sure the bot is, in percent
bang-hint-role-likely = { $player } is probably { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
} ({ $share }%).
bang-hint-role-possible = { $player } may be { $role ->
    [sheriff] the Sheriff
    [deputy] a Deputy
    [outlaw] an Outlaw
   *[renegade] a Renegade
} ({ $share }%).
bang-hint-any-role = { $player } is in your way, whatever their role.
bang-hint-last-rival = { $player } is your last opponent.
bang-hint-prey = You hunt { $player }.
bang-hint-hunter = { $player } is not your target, but stands in your way.
bang-hint-order = Do this first: the rest can follow.

## Why the bot makes a play

# player; chance: in percent
bang-hint-shot = The shot hits { $player } with a chance of { $chance }%.
bang-hint-deadly = A wound then eliminates { $player } with a chance of { $chance }%.
# bangs: the BANG! cards in your hand; chance: in percent
bang-hint-duel = { $bangs ->
    [0] Without a BANG! in hand
    [one] With 1 BANG! in hand
   *[other] With { $bangs } BANG! cards in hand
} you win the duel with a chance of { $chance }%.
# player, cards: in their hand
bang-hint-jail = In Jail { $player } probably loses a turn, { $cards ->
    [0] but has no card in hand.
    [one] and has 1 card in hand.
   *[other] and has { $cards } cards in hand.
}
bang-hint-attack-on-all = It attacks everybody, and that hurts your enemies more than your friends.
# player
bang-hint-hand-card = { $player } loses an unknown card from their hand.
# player, card
bang-hint-loses = { $player } loses { $card }, which is worth something in play.
# card
bang-hint-rid-own = It frees you from { $card }.
# card, player
bang-hint-rid-friend = It frees { $player } from { $card }.
# player
bang-hint-rid-mustang = Without the Mustang you can shoot at { $player }.
bang-hint-rid-barrel = Without the Barrel your shots hit { $player } more often.
# count
bang-hint-draws = It brings you { $count } cards.
# life, most
bang-hint-heals = It gives you back a life point: you have { $life } of { $most }.
bang-hint-saloon = It helps your friends more than your enemies.
bang-hint-store = Everybody gets a card, and you choose first.
bang-hint-dynamite = It is more likely to explode in front of an enemy than of you or a friend.
bang-hint-two-cards = A life point is worth more than the two cards that you need least.
# card
bang-hint-barrel = { $card } can stop a shot, turn after turn.
bang-hint-mustang = With { $card } everybody sees you one step farther away.
bang-hint-scope = With { $card } you see everybody one step nearer.
bang-hint-in-play = In play, { $card } helps you every turn.
bang-hint-weapon = { $card } is a better weapon than yours.
bang-hint-best-use = { $card } is worth more in play than in your hand.
# count: the BANG! cards in your hand
bang-hint-more-shots = With it you can shoot more than once a turn, and you hold { $count } BANG! cards.
# player
bang-hint-reaches = With it you can shoot at { $player }.
bang-hint-end = Nothing that you could still do is worth its cost.
# card, nuggets: how many you have
bang-hint-spend = { $card } is part of the best that { $nuggets ->
    [0] you can pay for.
    [one] your nugget can pay for.
   *[other] your { $nuggets } nuggets can pay for.
}
bang-hint-sell = You need the nugget more than the Beer.
# card; tokens: how many you have left
bang-hint-feat = With { $card } you come nearer to being a Legend: { $tokens ->
    [one] 1 token is left.
   *[other] { $tokens } tokens are left.
}
# card
bang-hint-claim = By claiming { $card } you can hit another Legend.
bang-hint-railcar = { $card } is worth more to you than its price.
bang-hint-railcar-dear = { $card } is not worth its price to you.
bang-hint-free-railcar = { $card } costs you no payment.
bang-hint-effect = The effect of { $card } is worth more now than keeping it.
bang-hint-moves-train = { $card } moves the train to where it is better for you.
bang-hint-advance = After the move you can take a better railcar.
# player
bang-hint-exchange = The exchange helps you and costs { $player } something.
bang-hint-robbery = { $player } loses cards in play, or is shot at.
# card: the top card of the discard pile
bang-hint-money-bag = It repeats { $card }, and that is worth it now.

## Why the bot gives an answer

# card
bang-hint-free-dodge = It costs you nothing to try { $card }.
bang-hint-dodge = A life point is worth more to you than { $card }.
bang-hint-discard-bang = A life point is worth more to you than a BANG!.
bang-hint-last-resort = It costs you a life point.
bang-hint-too-dear = Your means to stop it are worth more to you than a life point.
# need: the Missed! that the shot needs
bang-hint-too-few = You cannot stop the shot: it needs { $need ->
    [one] 1 Missed!.
   *[other] { $need } Missed!.
}
bang-hint-no-help = You have nothing that helps.
bang-hint-lifeless = Without life points you have nothing to lose.
# player
bang-hint-spare-friend = The loss of this duel costs you less than it costs { $player }.
# player, cards: in their hand
bang-hint-more-bangs = { $cards ->
    [one] { $player } has 1 card in hand, and probably more BANG! than you.
   *[other] { $player } has { $cards } cards in hand, and probably more BANG! than you.
}
bang-hint-survive = Otherwise you are eliminated.
bang-hint-keep-beer = It saves you, and you keep a Beer for the next time.
bang-hint-cannot-survive = Your cards and abilities are not enough to survive.
# card
bang-hint-least = You need { $card } least.
bang-hint-needed-more = You need { $card } more.
bang-hint-adds-most = { $card } helps your hand most.
bang-hint-adds-less = { $card } helps your hand less.
# player
bang-hint-draw-from = You take a card away from { $player }.
# card
bang-hint-draw-ability = { $card } brings you more here than the usual draw.
bang-hint-draw-ability-less = { $card } brings you less here than another way to draw.
bang-hint-draw-discard = { $card } is worth more to you than an unknown card.
bang-hint-draw-discard-less = { $card } is worth less to you than another way to draw.
bang-hint-draw-pile = It is the usual draw, from the draw pile.
bang-hint-good-draw = { $card } is a good result.
bang-hint-bad-draw = { $card } is a bad result.
bang-hint-no-fitting-draw = Both cards mean the same.
# player
bang-hint-gift = It helps you most in front of { $player }.
bang-hint-gift-less = It helps you less in front of { $player }.
bang-hint-nothing-better = Nothing else is worth it.
bang-hint-any-order = The order seldom matters.
# card: the character
bang-hint-character = { $card } is the strongest of these.
bang-hint-weaker-character = { $card } is weaker.
bang-hint-feat-dear = The Feat would cost more than it brings.
# tokens: how many you have left
bang-hint-boast = It brings you nearer to being a Legend: { $tokens ->
    [one] 1 token is left.
   *[other] { $tokens } tokens are left.
}
bang-hint-no-boast = The new Feat would help your enemies too much.
# card
bang-hint-unlikely-feat = Of these Feats, you are least likely to perform { $card }.
bang-hint-likelier-feat = You are more likely to perform { $card }.
bang-hint-least-harm = You must play it, and this does you the least harm.
bang-hint-jail-feat = An open Feat asks for a lucky escape from Jail.
# card
bang-hint-welcome = { $card } helps you.
bang-hint-unwelcome = { $card } would do you harm.
# player
bang-hint-hit = { $player } loses a life point, and cannot prevent it.
bang-hint-no-foe = Nobody whom you could hit is an enemy.
bang-hint-turn-over = You keep the cards that you turn over.
bang-hint-nothing-to-draw = There are no cards left to turn over.
bang-hint-no-railcar = No railcar is worth its price.
bang-hint-arrival = The effect of the Locomotive is good for you.
bang-hint-no-arrival = The effect of the Locomotive is bad for you.
# card
bang-hint-swap = An unknown card is probably better than { $card }.
bang-hint-keep-cards = The cards that you have are good enough.
# card
bang-hint-keep-railcar = You gain most if you keep { $card } and give the other railcar away.
bang-hint-keep-railcar-less = You gain less if you keep { $card }.
# player
bang-hint-spare-harm = { $player } is spared the harm.
bang-hint-leave-out = { $player } gets nothing from it.
bang-hint-spare-nobody = It is best for you if it affects everybody.
bang-hint-otherwise = It brings nothing, and costs nothing.
bang-hint-jail-leave = A card costs you less than the danger of losing the turn.
bang-hint-jail-stay = A card would cost you more than the danger of losing the turn.
# card
bang-hint-robbed = { $card } is worth less to you than a shot would cost you.
bang-hint-robbed-dear = { $card } is worth more to you than a shot would cost you.
# card, player
bang-hint-mail = You lose least if you give { $card } to { $player }.
bang-hint-mail-less = You lose more if you give { $card } to { $player }.

## What a bot believes

# role, share: in percent
bang-web-share = { $role } { $share }%
# player, roles: a list
bang-web-belief = { $player }: { $roles }
