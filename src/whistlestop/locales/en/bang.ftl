## BANG!: the words of the table

bang = BANG!
    .about = Sheriff, Deputies, Outlaws and Renegades shoot it out, and only the Sheriff's role is known.

bang-option-characters = Characters: everybody is dealt one, or keeps one out of two
    .short = Characters
    .dealt = one, dealt by chance
    .choose = one out of two
bang-option-elimination = When one card hits several players: who falls is out after all have answered, or at once
    .short = Who falls
    .together = is out after all have answered
    .at-once = is out at once
bang-option-same-weapon = A weapon of the same name as yours: it replaces yours, or you may not play it
    .short = Same weapon again
    .replace = replaces the old one
    .refuse = may not be played
bang-option-self-jail = You may put yourself in Jail
    .short = Jail for yourself
bang-option-gold-rush = Gold Rush: whoever wounds earns gold nuggets, and nuggets buy equipment; 8 more characters
    .short = Gold Rush
bang-option-shadow-gunslingers = Shadow-Gunslingers: who is out comes back as a shadow for each turn of their own
    .short = Shadow-Gunslingers
bang-option-train-robbery = The Great Train Robbery: a train runs past the table, and its railcars can be had for a price; 16 more cards, 8 more characters
    .short = The Great Train Robbery
bang-option-legends = Legends: whoever performs Feats puts Fame on them, and whoever has none left becomes a Legend; the base characters only, each with a second side
    .short = Legends
bang-option-custom-station = The station without a price of its own: not in the game, or with the price of another one
    .short = Custom Station
    .no-custom-station = not in the game
    .like-boom-town = as at Boom Town
    .like-catico = as at Catico
    .like-creepy-creek = as at Creepy Creek
    .like-crowns-hole = as at Crown's Hole
    .like-deathwood = as at Deathwood
    .like-dodgeville = as at Dodgeville
    .like-fort-wroth = as at Fort Wroth
    .like-frisco = as at Frisco
    .like-miners-oath = as at Miner's Oath
    .like-san-tafe = as at San Tafe
    .like-tombrock = as at Tombrock
    .like-virginia-town = as at Virginia Town
    .like-yooma = as at Yooma

# Mixes of expansions, by name.
bang-mix-plain = As it began
    .about = the game without expansions
bang-mix-gold-and-ghosts = Gold and ghosts
    .about = nuggets and equipment, and nobody is gone for good
bang-mix-great-robbery = Gold on the rails
    .about = a train to rob, and gold to spend
bang-mix-hall-of-fame = Riding into legend
    .about = Feats and Fame beside a running train
bang-mix-all-aboard = All aboard
    .about = everything at once

# Roles. `.about` is the goal.
bang-role-sheriff = Sheriff
    .about = Everybody knows you. Get rid of all the Outlaws and Renegades.
bang-role-deputy = Deputy
    .about = Stand by the Sheriff in secret: you win and lose together, even if you do not live to see it.
bang-role-outlaw = Outlaw
    .about = Bring the Sheriff down, whoever fires the shot. All Outlaws win together.
bang-role-renegade = Renegade
    .about = Be the last one alive: the Sheriff must fall too, but after everybody else.

# Cards. `.about` is the full text, `.short` what fits on a small card.
bang-card-bang = BANG!
    .about = Shoot at a player within your range: a Missed! stops it, else it costs 1 life point. One per turn.
    .short = Shoot within range; one per turn
bang-card-missed = Missed!
    .about = Your answer to a shot: it goes wide and does you no harm.
    .short = Cancels a shot at you
bang-card-beer = Beer
    .about = Win back 1 life point in your turn, or at any time when a hit would put you out. Flat while only two players are left.
    .short = 1 life back; saves you if dying
bang-card-panic = Panic!
    .about = Snatch a card from a player at distance 1: a random one from the hand, or one in play that you choose. Weapons do not help you reach.
    .short = Take a card at distance 1
bang-card-cat-balou = Cat Balou
    .about = Make any player lose a card: a random one from the hand, or one in play that you choose.
    .short = Discard a card of anyone
bang-card-stagecoach = Stagecoach
    .about = It brings you 2 cards from the draw pile.
    .short = Draw 2 cards
bang-card-wells-fargo = Wells Fargo
    .about = It brings you 3 cards from the draw pile.
    .short = Draw 3 cards
bang-card-general-store = General Store
    .about = One card for every player is laid out face up. You pick first, then the others clockwise.
    .short = Everyone picks a card, you first
bang-card-duel = Duel
    .about = Challenge anybody: in turns, your opponent first, you each throw in a BANG!. The first one without loses 1 life point.
    .short = Trade BANG!s; who stops is hit
bang-card-gatling = Gatling
    .about = A shot at everybody else, however far away. It does not count as your BANG! of the turn.
    .short = Shoot at everybody else
bang-card-indians = Indians!
    .about = Everybody else throws in a BANG! or loses 1 life point. A Missed! or a Barrel is no help.
    .short = All others: a BANG! or 1 life
bang-card-saloon = Saloon
    .about = A round for everybody: each player in the game wins back 1 life point, you too.
    .short = Everybody wins back 1 life
bang-card-barrel = Barrel
    .about = When you are shot at, you may turn over a card: a heart counts as a Missed!. One try per shot.
    .short = Shot at? A heart is a Missed!
bang-card-dynamite = Dynamite
    .about = At the start of your turn turn over a card: 2 to 9 of spades costs you 3 life points, anything else sends the Dynamite on to the next player.
    .short = 2-9 of spades: lose 3; else pass on
bang-card-jail = Jail
    .about = Lock up any player but the Sheriff. At the start of the next turn a card is turned over: a heart opens the door, anything else costs the turn.
    .short = No heart turned over: turn lost
bang-card-mustang = Mustang
    .about = The others see you from 1 farther away.
    .short = Others are 1 farther from you
bang-card-scope = Scope
    .about = You see the others from 1 closer, though never closer than 1.
    .short = Others are 1 closer for you
bang-card-volcanic = Volcanic
    .about = A weapon of range 1. While you have it, you may fire as many BANG! as you like.
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
    .about = A stiff drink for a player of your choice, yourself included: it brings back 1 life point.
    .short = 1 life back for anybody you like
bang-card-bottle = Bottle
    .about = Use it at once like a BANG!, a Panic! or a Beer. It is none of these cards, so it is not your BANG! of the turn either.
    .short = At once like BANG!, Panic! or Beer
bang-card-pardner = Pardner
    .about = Use it at once like a Duel, a Cat Balou or a General Store, though it is none of these cards.
    .short = Like Duel, Cat Balou, General Store
bang-card-gold-rush = Gold Rush
    .about = Your turn ends here. Then you win back all your life points and have another turn.
    .short = Turn over, all life back, a new turn
bang-card-rhum = Rhum
    .about = Turn over 4 cards: every suit among them wins you back 1 life point.
    .short = Turn over 4: 1 life back per suit
bang-card-union-pacific = Union Pacific
    .about = The railway brings you 4 cards from the draw pile.
    .short = Draw 4 cards
bang-card-calumet = Calumet
    .about = Diamonds that somebody else plays do nothing to you. Once a Duel is on, it is no help.
    .short = Others' diamonds do nothing to you
bang-card-gun-belt = Gun Belt
    .about = At the end of your turn you may keep up to 8 cards, however few life points you have.
    .short = Keep up to 8 cards
bang-card-horseshoe = Horseshoe
    .about = Whenever luck decides, you turn over one card more and choose the one that counts.
    .short = Luck: 1 card more, you choose
bang-card-pickaxe = Pickaxe
    .about = You draw one card more at the start of your turn.
    .short = Draw 1 card more each turn
bang-card-wanted = Wanted
    .about = You choose the player it is put before. Whoever brings that player down draws 2 cards and takes 1 nugget.
    .short = Bounty: 2 cards and 1 nugget
bang-card-gold-pan = Gold Pan
    .about = In your turn you may pay 1 nugget to draw 1 card, at most twice.
    .short = 1 nugget: 1 card, twice a turn
bang-card-boots = Boots
    .about = Every life point you lose brings you 1 card from the draw pile; only the last one does not.
    .short = 1 card per life lost, not the last
bang-card-lucky-charm = Lucky Charm
    .about = Every life point you lose brings you 1 nugget; only the last one does not.
    .short = 1 nugget per life lost, not the last
bang-card-rucksack = Rucksack
    .about = For 2 nuggets you win back 1 life point: as often as you like in your turn, and at any time when a hit would put you out.
    .short = 2 nuggets: 1 life back, or saves you

# The playing cards of The Great Train Robbery, likewise.
bang-card-cactus = Cactus
    .about = It cancels a shot at you like a Missed!. Then turn over a card: if it is red, you win back 1 life point.
    .short = A Missed!; if red, 1 life back too
bang-card-dragoon = Dragoon
    .about = A weapon of range 2. While you have it, you may fire one BANG! more in your turn.
    .short = Range 2, one BANG! more per turn
bang-card-evaded = Evaded!
    .about = It cancels a shot at you like a Missed!, and the card that fired it is yours.
    .short = A Missed!; take the card that shot
bang-card-full-steam = Full Steam
    .about = The train races to the End of the Line. You decide whether the Locomotive then does nothing, or works twice.
    .short = To the End of the Line: 0 or 2 effects
bang-card-knife-revolver = Knife Revolver
    .about = A shot within your range, in place of your BANG! of the turn. Turn over a card first: from a jack up, the Knife Revolver comes back to your hand.
    .short = A shot; from J up it comes back
bang-card-map = Map
    .about = Before you draw at the start of your turn, look at the top two cards of the draw pile. You may discard one of them.
    .short = See the top 2, discard 1 if you like
bang-card-money-bag = Money Bag
    .about = In your turn it works like the top card of the discard pile, if that one is brown and can be played.
    .short = Works like the top discard, if brown
bang-card-most-wanted = Most Wanted
    .about = Draw a card. Then everybody turns one over, you first: spades cost 1 life point, and neither a Missed! nor a Barrel is any help.
    .short = Draw 1; all: a spade costs 1 life
bang-card-next-stop = Next Stop
    .about = Draw a card, then the train moves on to the next station.
    .short = Draw 1, the train moves on
bang-card-refund = Refund
    .about = You draw a card for every other card of yours that somebody takes away or makes you lose. A Train Robbery does not count.
    .short = Others take a card of yours: draw 1
bang-card-strongbox = Strongbox
    .about = When your turn is over and you have discarded what is too much, you draw a card. It works even from Jail.
    .short = Draw 1 when your turn is over
bang-card-switch = Switch
    .about = A card you have in play changes places with one that another player has in play. Nobody may end up with two of the same name.
    .short = Swap a card in play with another's
bang-card-train-robbery = Train Robbery
    .about = It takes the place of your BANG! of the turn, at any distance: for each card in play your target either discards it or is shot at.
    .short = Each card in play: discard or a shot
bang-card-water-tower = Water Tower
    .about = Take a railcar that stands below a station, without paying. It does not count as your railcar of the turn.
    .short = Take a railcar for nothing

# The railcars, likewise.
bang-card-baggage-car = Baggage Car
    .about = Discard it to use it like a BANG!, a Panic! or a Cat Balou in your turn, or like a Missed! at any time.
    .short = BANG!, Panic!, Cat Balou or Missed!
bang-card-caboose = Caboose
    .about = Any other blue card of yours can be discarded like a Missed!, railcars included.
    .short = Your blue cards work like a Missed!
bang-card-cattle-truck = Cattle Truck
    .about = Discard it to take one of the top three cards of the discard pile.
    .short = Discard: take 1 of the top 3 discards
bang-card-circus-wagon = Circus Wagon
    .about = Discard it, and everybody else has to discard a card they have in play, of their own choice.
    .short = Discard: others lose 1 card in play
bang-card-coal-hopper = Coal Hopper
    .about = Discard it to draw a card and to have a railcar discarded that anybody has in play.
    .short = Discard: draw 1, a railcar goes
bang-card-dining-car = Dining Car
    .about = At the start of your turn turn over a card: a heart wins you back 1 life point.
    .short = Each turn: a heart gives 1 life back
bang-card-express-car = Express Car
    .about = Discard it to end your turn: your whole hand goes, and you have another turn. After that one there is no further one.
    .short = Discard it and your hand: a new turn
bang-card-ghost-car = Ghost Car
    .about = Lay it before anybody but the Sheriff, even before a player who is out. Who has it stays in the game without life, as a ghost.
    .short = In the game without life, as a ghost
bang-card-lounge-car = Lounge Car
    .about = Discard it and draw two railcars: one is for you, the other one for somebody else.
    .short = Discard: 2 railcars, 1 given away
bang-card-lumber-flatcar = Lumber Flatcar
    .about = Lay it before any player. Whoever has it sees the others from 1 farther away.
    .short = Who has it sees others 1 farther
bang-card-mail-car = Mail Car
    .about = Discard it to draw 3 cards; one of them you give to another player.
    .short = Discard: draw 3, give away 1
bang-card-observation-car = Observation Car
    .about = You see the others from 1 closer, and they see you from 1 farther away.
    .short = You 1 closer, others 1 farther
bang-card-passenger-car = Passenger Car
    .about = Discard it to take a card of any player, however far away: a random one from the hand, or one in play that you choose.
    .short = Discard: take a card of anybody
bang-card-prisoner-car = Prisoner Car
    .about = No Duel and no Indians! of another player does anything to you.
    .short = Safe from Duel and Indians!
bang-card-private-car = Private Car
    .about = While your hand is empty, nobody can aim a BANG! card at you.
    .short = Empty hand: no BANG! at you
bang-card-sleeper-car = Sleeper Car
    .about = Once a turn you may discard another blue card of yours like a BANG!, beside the one of your turn or where one is asked for.
    .short = Once a turn: a blue card as BANG!

# The Feats of Legends, likewise.
bang-card-fifty-guns = Fifty Guns
    .about = Take a weapon from somebody, or discard one: your own, or one that somebody else loses through you.
    .short = Take or discard a weapon
bang-card-wounded-pride = Wounded Pride
    .about = Have a BANG! card of yours cancelled by the player it was aimed at.
    .short = Your BANG! is cancelled
bang-card-old-west-gang = Old West Gang
    .about = Hit two different players in one turn, by whatever means.
    .short = Hit 2 different players in a turn
bang-card-3-15-to-yooma = 3:15 to Yooma
    .about = In your turn luck decides something, for you or for others: a card is turned over. It counts before you draw, too.
    .short = In your turn a card is turned over
bang-card-wilhelm-scream = Wilhelm Scream
    .about = Play a BANG! card at somebody who is two or more away, whether it hits or not. What brings the others closer to you does not help.
    .short = BANG! at distance 2 or more
bang-card-scrugs-ballad = Scrugs Ballad
    .about = Lose a Duel in your own turn.
    .short = Lose a Duel in your turn
bang-card-for-a-few-cards-more = For a Few Cards More
    .about = At the end of your turn discard a card because you hold too many.
    .short = Discard for holding too many
bang-card-quick-death = A Quick Death
    .about = Hit somebody who has all their life points with a BANG! card.
    .short = BANG! hits somebody unhurt
bang-card-bottleneck = Bottleneck
    .about = Discard a Beer, which nobody drinks then.
    .short = Discard a Beer
bang-card-chuck-a-luck = The Chuck-A-Luck
    .about = Discard a BANG!, which is not fired then.
    .short = Discard a BANG!
bang-card-good-company = Good Company
    .about = Discard a card and play one of the same name, one right after the other, in either order.
    .short = Discard and play the same name
bang-card-last-hero = The Last Hero
    .about = Discard a blue card that is in play, your own or, by what you do, somebody else's.
    .short = Discard a blue card in play
bang-card-man-with-no-name = The Man With No Name
    .about = Lose a life point, though not your last.
    .short = Lose a life point, not the last
bang-card-borderlands = Borderlands
    .about = Discard your whole hand, even if there is nothing in it.
    .short = Discard your whole hand
bang-card-oregon-trail = The Oregon Trail
    .about = Do without the first card that you would draw at the start of your turn.
    .short = Draw 1 card less
bang-card-thousand-ways-to-die = A Thousand Ways to Die
    .about = Show two cards of one suit out of your hand, at least one of them a Missed!. You keep them.
    .short = Show 2 of a suit, one a Missed!

# Stations. `.about` is what a railcar costs there, `.short` the same in a few words.
bang-station-boom-town = Boom Town
    .about = A railcar here costs a card named BANG!.
    .short = a BANG!
bang-station-catico = Catico
    .about = A railcar here costs a Panic! or a Cat Balou.
    .short = Panic! or Cat Balou
bang-station-creepy-creek = Creepy Creek
    .about = A railcar here costs a card of spades.
    .short = a card of spades
bang-station-crowns-hole = Crown's Hole
    .about = A railcar here costs a Beer.
    .short = a Beer
bang-station-deathwood = Deathwood
    .about = A railcar here costs a blue card; another railcar of yours will do.
    .short = a blue card
bang-station-dodgeville = Dodgeville
    .about = A railcar here costs a card named Missed!.
    .short = a Missed!
bang-station-fort-wroth = Fort Wroth
    .about = A railcar here costs a 10, a jack, a queen, a king or an ace.
    .short = a card from 10 up
bang-station-frisco = Frisco
    .about = A railcar here costs a card of clubs.
    .short = a card of clubs
bang-station-miners-oath = Miner's Oath
    .about = A railcar here costs a card of diamonds.
    .short = a card of diamonds
bang-station-san-tafe = San Tafe
    .about = A railcar here costs a card of hearts.
    .short = a card of hearts
bang-station-tombrock = Tombrock
    .about = A railcar here costs 1 life point, though never your last.
    .short = 1 life point
bang-station-virginia-town = Virginia Town
    .about = A railcar here costs any two cards, from your hand or in play.
    .short = any two cards
bang-station-yooma = Yooma
    .about = A railcar here costs a card from 2 to 9, of any suit.
    .short = a card from 2 to 9
bang-station-custom-station = Custom Station
    .about = A railcar here costs what was agreed on before the game: the price of some other station.
    .short = as agreed

# The two sides of the Locomotive. `.about` is what happens at the End of the Line.
bang-locomotive-ironhorse = Ironhorse
    .about = A shot at everybody, whoever has the turn included, and by nobody's hand.
bang-locomotive-leland = Leland
    .about = One card for every player is laid out face up. Whoever has the turn picks first, then the others clockwise.

# Characters, likewise.
bang-character-bart-cassidy = Bart Cassidy
    .about = Pain pays: 1 card from the draw pile for every life point you lose and survive, whatever took it.
    .short = 1 card for each life point lost
bang-character-black-jack = Black Jack
    .about = You show the second card of your draw. If it is red, you get a third.
    .short = 2nd card drawn red: a 3rd one
bang-character-calamity-janet = Calamity Janet
    .about = A BANG! serves you as a Missed! and a Missed! as a BANG!.
    .short = BANG! is Missed! and vice versa
bang-character-el-gringo = El Gringo
    .about = Whoever hurts you has to pay: for each life point you take a random card from that hand.
    .short = Who hurts you loses a card to you
bang-character-jesse-jones = Jesse Jones
    .about = The first card of your draw may come out of another player's hand, unseen.
    .short = May draw 1st from another's hand
bang-character-jourdonnais = Jourdonnais
    .about = You are your own Barrel: against every shot you may turn over a card, and a heart counts as a Missed!. A real Barrel is a second try.
    .short = A Barrel at all times
bang-character-kit-carlson = Kit Carlson
    .about = You look at the top three cards of the draw pile, keep two and put one back on top.
    .short = See 3 cards, keep 2
bang-character-lucky-duke = Lucky Duke
    .about = Whenever luck decides, you turn over two cards and choose the one that counts.
    .short = Luck: 2 cards, you choose
bang-character-paul-regret = Paul Regret
    .about = The others see you from 1 farther away, and a Mustang adds to it.
    .short = Others are 1 farther from you
bang-character-pedro-ramirez = Pedro Ramirez
    .about = The first card of your draw may be the one on top of the discard pile.
    .short = May draw 1st from the discards
bang-character-rose-doolan = Rose Doolan
    .about = You see the others from 1 closer, and a Scope adds to it.
    .short = Others are 1 closer for you
bang-character-sid-ketchum = Sid Ketchum
    .about = Two cards out of your hand buy you 1 life point, as often as you like, even as you fall.
    .short = 2 cards away: 1 life back
bang-character-slab-the-killer = Slab the Killer
    .about = It takes two Missed! to stop a BANG! of yours.
    .short = Your BANG! needs 2 Missed!
bang-character-suzy-lafayette = Suzy Lafayette
    .about = When your hand is empty, you draw a card.
    .short = Empty hand: draw 1
bang-character-vulture-sam = Vulture Sam
    .about = All the cards of a player who goes out, from the hand and in play, are yours.
    .short = Get the cards of who goes out
bang-character-willy-the-kid = Willy the Kid
    .about = You may fire as many BANG! in a turn as you like.
    .short = Any number of BANG!
bang-character-don-bell = Don Bell
    .about = At the end of your turn you turn over a card: if it is red, you have another turn. After that one there is no second try.
    .short = End of turn: if red, another turn
bang-character-dutch-will = Dutch Will
    .about = Of the cards you draw at the start of your turn you discard one, and take 1 nugget.
    .short = 1 card drawn away: 1 nugget
bang-character-jacky-murieta = Jacky Murieta
    .about = In your turn 2 nuggets buy you a shot at a player within your range: no card needed, and as often as you can pay.
    .short = 2 nuggets: a shot within range
bang-character-josh-mccloud = Josh McCloud
    .about = In your turn 2 nuggets buy you the top card of the equipment deck, whatever it may be. One that you have already is wasted.
    .short = 2 nuggets: top card of the equipment
bang-character-madam-yto = Madam Yto
    .about = Whenever a Beer is played, by you or by anybody else, you draw a card.
    .short = Any Beer played: draw 1
bang-character-pretty-luzena = Pretty Luzena
    .about = Once a turn you may buy equipment for 1 nugget less.
    .short = Once a turn: equipment for 1 less
bang-character-raddie-snake = Raddie Snake
    .about = In your turn you may pay 1 nugget to draw 1 card, at most twice. A Gold Pan adds to it.
    .short = 1 nugget: 1 card, twice a turn
bang-character-simeon-picos = Simeon Picos
    .about = Every life point you lose and survive brings you 1 nugget.
    .short = 1 nugget for each life point lost
bang-character-benny-brawler = Benny Brawler
    .about = You may take as many railcars in your turn as you can pay for.
    .short = Any number of railcars per turn
bang-character-evan-babbit = Evan Babbit
    .about = A BANG! at you can be passed on to somebody else at distance 1, for a hand card of its suit. Not to whoever fired it.
    .short = Pass on a BANG! for a card of its suit
bang-character-jimmy-texas = Jimmy Texas
    .about = When your turn is over, you draw a card, even if you have spent it in Jail.
    .short = Draw 1 when your turn is over
bang-character-manuelita = Manuelita
    .about = You draw 2 cards whenever the train reaches the End of the Line, whoever has the turn.
    .short = Draw 2 at the End of the Line
bang-character-sancho = Sancho
    .about = Your railcar of the turn costs you nothing.
    .short = 1 railcar per turn for nothing
bang-character-sgt-blaze = Sgt. Blaze
    .about = When a card of yours goes for several players, or the Locomotive does in your turn, you may leave one of them out.
    .short = Leave one player out of your effects
bang-character-shade-oconnor = Shade O'Connor
    .about = Whenever the train moves on in somebody else's turn, you may discard a hand card and draw another one.
    .short = The train moves on: swap a card
bang-character-zippy-roy = Zippy Roy
    .about = Once in your turn you may move the train on by a station, beside everything else.
    .short = Move the train on, once a turn

# The other sides of the base characters, in Legends.
bang-character-legendary-bart-cassidy = Legendary Bart Cassidy
    .about = Pain pays double: 2 cards from the draw pile for every life point you lose and survive.
    .short = 2 cards for each life point lost
bang-character-legendary-black-jack = Legendary Black Jack
    .about = Instead of drawing you may turn cards over until they come to more than 21, and keep them all. J, Q and K count 10, an ace 11. At exactly 21 you may stop.
    .short = Turn over to more than 21, keep all
bang-character-legendary-calamity-janet = Legendary Calamity Janet
    .about = Every card in your hand serves you as a BANG! and as a Missed!.
    .short = Any card is a BANG! or a Missed!
bang-character-legendary-el-gringo = Legendary El Gringo
    .about = Whoever hurts you has to pay: for each life point you take a random card from that hand, and the card that hit you is yours as well.
    .short = Who hurts you loses 2 cards to you
bang-character-legendary-jesse-jones = Legendary Jesse Jones
    .about = The first card of your draw may be one that you choose out of another player's hand, which you look at.
    .short = May choose the 1st from a hand
bang-character-legendary-jourdonnais = Legendary Jourdonnais
    .about = Against every brown card that goes for you, you may turn over a card: from a jack up the brown one does nothing to you.
    .short = Brown card at you: from J up, no effect
bang-character-legendary-kit-carlson = Legendary Kit Carlson
    .about = You draw one card more at the start of your turn, and may give one of them to somebody else.
    .short = Draw 1 more, may give 1 away
bang-character-legendary-lucky-duke = Legendary Lucky Duke
    .about = Whenever luck decides because of a card, for anybody, two cards are turned over and you choose. In your own turn the chosen one is yours.
    .short = All luck by cards: you choose of 2
bang-character-legendary-paul-regret = Legendary Paul Regret
    .about = The others see you from 1 farther away, and a BANG! card at you costs one hand card more.
    .short = 1 farther; a BANG! costs 1 card more
bang-character-legendary-pedro-ramirez = Legendary Pedro Ramirez
    .about = Besides your draw you get the card on top of the discard pile.
    .short = Draw, and take the top discard too
bang-character-legendary-rose-doolan = Legendary Rose Doolan
    .about = Everybody is at distance 1 from you, whatever they have. Once in your turn a blue card of yours, from your hand or in play, works like a Panic!.
    .short = All at distance 1; a blue as Panic!
bang-character-legendary-sid-ketchum = Legendary Sid Ketchum
    .about = Two cards still buy you 1 life point at any time. Once in your turn, when you win back life in any way, you may shoot for free.
    .short = 2 cards: 1 life, and a free shot
bang-character-legendary-slab-the-killer = Legendary Slab the Killer
    .about = Nothing cancels a BANG! card of yours. When you claim a Feat, it may cost a Legend even the last life point.
    .short = Your BANG! cannot be cancelled
bang-character-legendary-suzy-lafayette = Legendary Suzy Lafayette
    .about = When you have fewer than 2 cards in hand, you draw up to 2.
    .short = Always 2 cards in hand at least
bang-character-legendary-vulture-sam = Legendary Vulture Sam
    .about = All the cards of a player who goes out are yours. When you would be out yourself, you stay with 4 life points, a Legend no more.
    .short = Cards of the dead; back once with 4
bang-character-legendary-willy-the-kid = Legendary Willy the Kid
    .about = You may fire as many BANG! as you like. In a turn without a Feat you may also shoot once without a card.
    .short = Any number of BANG!; 1 free shot

# Words of the table.
bang-word-colt-45 = Colt .45
    .about = What you shoot with while you have no weapon in play. Its range is 1.
bang-word-distance = Distance
    .about = The steps from seat to seat, the shorter way round, past players who are still in. Mustang, Scope and some characters change it.
bang-word-range = Range
    .about = How far your weapon shoots: a BANG! reaches a player whose distance from you is not greater.
bang-word-draw-check = Draw!
    .about = Luck decides: the top card of the draw pile is turned over and discarded, and only its suit and rank count.
bang-word-life = Life points
    .about = With the last one you are out of the game. Nobody can have more than at the start.
bang-word-hand-limit = Hand limit
    .about = At the end of your turn you keep as many cards as you have life points, and discard the others.
bang-word-elimination = Out of the game
    .about = Who is out shows the role and discards all cards. An Outlaw brings 3 cards to the one who did it; a Sheriff who shoots a Deputy loses every card.
bang-word-nuggets = Nuggets
    .about = Gold: 1 for every life point that others lose through you. In your turn they buy equipment, or rid another player of a piece for its price and 1 more. A Beer can be sold for 1.
bang-word-equipment = Equipment
    .about = Three cards are for sale to whoever has the turn. Brown ones are used at once; black ones stay before you, no two alike. No Panic! and no Cat Balou can touch them.
bang-word-shadow = Shadow
    .about = Who is out comes back for each turn of their own, with no life to win or to lose, and then leaves everything but the nuggets. The shadow of a Renegade joins the weaker side.
bang-word-train = Train
    .about = It moves on by a station at the start of the Sheriff's turns. Once in your turn you may pay the price of a station and take the railcar below it; you may move the train on first, if you then take one.
bang-word-railcar = Railcar
    .about = A blue card without suit and rank that is never in a hand. Some work as long as you have them, others when you discard them; they go under their own deck.
bang-word-station = Station
    .about = There are as many in the line as players at the start. Each has a price: cards from your hand or in play, or a life point. It is paid for the railcar below the station.
bang-word-locomotive = Locomotive
    .about = It pulls the train and can never be taken. At the End of the Line the side that is up does its work: Ironhorse or Leland.
bang-word-free-advance = Free advance
    .about = Once in your turn you may move the train on by a station before you take a railcar; but then you have to take one.
bang-word-end-of-the-line = End of the Line
    .about = The Locomotive has passed the last station. Whoever has the turn may still take a railcar; then the Locomotive does its work, is turned over, and starts on a new line.
bang-word-ghost = Ghost
    .about = A player with a Ghost Car and no life left, who still plays and counts in every way, but can neither win nor lose life. Without the Ghost Car a ghost is out at once.
bang-word-feat = Feat
    .about = Something to do in your turn, once you have drawn. Whoever does it may perform it at once: 2 Fame tokens go on it, or your last one. One Feat per turn, and each Feat only once while it lies there.
bang-word-fame = Fame
    .about = Everybody begins with 5 tokens. When you have put the last of them on Feats, you become a Legend.
bang-word-crossroad = Crossroad
    .about = What a Feat with this sign asks for may also be done at will with your own cards, without any other effect.
bang-word-boast = Boasting
    .about = At the end of a turn without a Feat you may boast: a new Feat is turned up, and 1 of your Fame tokens goes on any Feat that has none of yours. Of more than four Feats the one with the most tokens goes.
bang-word-legend = Legend
    .about = Your card is turned over, and its other side counts. You have at least 3 life points then. A Legend performs and boasts no more, but claims Feats.
bang-word-claim = Claim
    .about = A Legend who does what a Feat asks for may claim it: another Legend loses 1 life point, though not the last one, and nothing helps against that. The Feat goes, and a new one takes its place.

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

## What happened
# $player is the `seat` of the event, $target the other one (at, victim, to, by: see each), both as names.
# $card, $cards, $on are names of cards; $source is the name of the card or character that is the `why`.
# $known is yes if the secret part is there. Numbers are numbers.

# how: sheriff (player: who it is), open (roles: all of them, in words), none
bang-event-dealt = { $how ->
    [sheriff] The roles are dealt. The star of the Sheriff goes to { $player }.
    [open] The roles are dealt for all to see: { $roles }.
   *[none] No roles today: the last one standing wins.
}
# player, character, life
bang-event-character = { $character } goes to { $player }, with { $life } life points.
# player
bang-event-turn = { $player } begins a turn.
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
   *[no] { $player } looks at the top of the draw pile.
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
    [on] { $player } plays { $card } against { $on } of { $target }.
    [take] { $player } plays { $card } and takes { $on } from the train.
    [as] { $player } plays { $card } as { $like }.
    [as-at] { $player } plays { $card } as { $like } against { $target }.
    [sold] { $player } sells { $card }.
   *[alone] { $player } plays { $card }.
}
# how: own, other (target: who put it there, the event's `by`)
bang-event-equipped = { $how ->
    [other] { $target } lays { $card } before { $player }.
   *[own] { $player } puts { $card } into play.
}
# player, card, why: those below; fare (source: a station), named (source: what else was the cause)
bang-event-discarded = { $why ->
    [trade] { $player } gives up { $card }.
    [replaced] { $player } lays { $card } aside for the new one.
    [penalty] { $player } loses { $card }.
    [cat-balou] { $player } has to discard { $card }.
    [shadow] { $card } fades away with { $player }.
    [dutch-will] { $player } keeps the rest and discards { $card }.
    [pardner] Pardner: { $player } has to discard { $card }.
    [order] { $card }, left by { $player }, is discarded.
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
# by: yes, no (source: the Locomotive); player (the event's `by`), target (the event's `at`), need
bang-event-shot = { $by ->
    [yes] { $player } shoots at { $target }
   *[no] { $source } fires at { $target }
}{ $need ->
    [one] .
   *[other] : only { $need } Missed! will stop it.
}
# player, source, cards
bang-event-flipped = { $player } turns over for { $source }: { $cards }.
# good: yes, no; player, source
bang-event-checked = { $good ->
    [yes] { $source }: luck for { $player }!
   *[no] { $source }: no luck for { $player }.
}
# player, card (a card or a character), left
bang-event-dodged = { $left ->
    [0] { $player } escapes, thanks to { $card }.
    [one] { $player } ducks, thanks to { $card }, but needs 1 more Missed!.
   *[other] { $player } ducks, thanks to { $card }, but needs { $left } more Missed!.
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
    [one] { $player } is falling and needs 1 life point to stay in.
   *[other] { $player } is falling and needs { $need } life points to stay in.
}
# player, points, life
bang-event-healed = { $points ->
    [one] { $player } wins back 1 life point and has { $life }.
   *[other] { $player } wins back { $points } life points and has { $life }.
}
# player, card
bang-event-no-effect = { $card } does nothing for { $player }.
# player, cards
bang-event-store = On offer: { $cards }.
# player, card
bang-event-took-store = { $player } picks { $card }.
# player, card, target (the event's `to`)
bang-event-passed-on = { $card } goes on from { $player } to { $target }.
# player, card
bang-event-exploded = { $card } blows up in the face of { $player }!
# player, card
bang-event-freed = The door of { $card } opens: { $player } is free.
bang-event-skipped = The door of { $card } stays shut: { $player } loses the turn.
# player; by: yes (target: who did it), no; shown: yes (role), no
bang-event-out = { $by ->
    [yes] { $target } puts { $player } out of the game
   *[no] { $player } is out of the game
}{ $shown ->
    [yes] . The role was { $role }.
   *[no] .
}
# player, count, target (the victim)
bang-event-reward = { $count ->
    [one] { $player } earns 1 card for bringing down { $target }.
   *[other] { $player } earns { $count } cards for bringing down { $target }.
}
# player
bang-event-penalty = A Deputy is dead by the Sheriff's hand: { $player } loses every card.
# count
bang-event-reshuffled = { $count ->
    [one] The discard pile, 1 card, becomes the new draw pile.
   *[other] The discard pile is shuffled: a new draw pile of { $count } cards.
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
} and has { $total }.
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
    [0] { $player } gets { $card } for nothing
    [one] { $player } buys { $card } for 1 nugget
   *[other] { $player } buys { $card } for { $price } nuggets
}{ $how ->
    [other] : it goes to { $target }.
   *[own] .
}
# card
bang-event-displayed = New on offer: { $card }.
# player, card
bang-event-got-equipment = { $card } now lies before { $player }.
# player, card; by: yes (target: who paid for it), no
bang-event-lost-equipment = { $by ->
    [yes] { $target } makes { $player } discard { $card }.
   *[no] { $player } loses { $card }.
}
# count
bang-event-equipment-reshuffled = { $count ->
    [one] The used equipment, 1 card, becomes the new equipment deck.
   *[other] The used equipment is shuffled: a new equipment deck of { $count } cards.
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
bang-event-another-turn = { $player } will have another turn.
# player; why: ghost, shadow
bang-event-came-back = { $why ->
    [ghost] { $player } comes back as a ghost.
   *[shadow] The shadow of { $player } comes back for a turn.
}
# player
bang-event-faded = The shadow of { $player } is gone.
# player; side: deputy, outlaw, none
bang-event-side = { $side ->
    [deputy] { $player } now stands by the law.
    [outlaw] { $player } now rides with the Outlaws.
   *[none] { $player } is a Renegade no more, and on nobody's side yet.
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
bang-event-new-line = A new line is laid out, and { $locomotive } pulls the train.
# player, locomotive; times: 0 or 2
bang-event-full-steam = { $times ->
    [0] { $player } lets { $locomotive } do nothing.
   *[other] { $player } lets { $locomotive } do its work twice.
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
bang-event-haunts = { $player } has no life left, and stays as a ghost.

# Legends. card: a Feat
bang-event-feat-revealed = A new Feat lies open: { $card }.
# tokens: Fame that goes with it
bang-event-feat-discarded = { $tokens ->
    [0] { $card } is put away.
    [one] { $card } is put away, and 1 Fame token is gone with it.
   *[other] { $card } is put away, and { $tokens } Fame tokens are gone with it.
}
# count
bang-event-feats-reshuffled = { $count ->
    [one] The Feat that was put away becomes the new deck of Feats.
   *[other] The Feats that were put away are shuffled: a new deck of { $count }.
}
# player, card, count (Fame tokens), left
bang-event-feat-performed = { $count ->
    [one] { $player } performs { $card } and puts 1 Fame token on it
   *[other] { $player } performs { $card } and puts { $count } Fame tokens on it
}{ $left ->
    [0] , the last.
   *[other] : { $left } left.
}
bang-event-feat-claimed = { $player } claims { $card }.
bang-event-boasted = { $player } boasts.
bang-event-fame-placed = { $player } puts a Fame token on { $card }{ $left ->
    [0] , the last.
   *[other] : { $left } left.
}
# player, count
bang-event-fame-lost = { $count ->
    [one] 1 Fame token of { $player } is lost.
   *[other] { $count } Fame tokens of { $player } are lost.
}
# player, card
bang-event-trail = { $player } sets out on { $card }, to draw one card less.
# character: the name that everybody knew
bang-event-legend = { $character } becomes a Legend!
# character, life
bang-event-legend-over = { $character } rises again with { $life } life points, and is a Legend no more.
# player, card
bang-event-turned-up = { $player } turns up { $card }.
# player, target (the victim), count, known, cards
bang-event-looked-at = { $known ->
    [yes] { $player } looks at the hand of { $target }: { $cards }.
   *[no] { $player } looks at the hand of { $target }.
}

# How it ended, by the view's or the event's `why`.
bang-over-law = The law has won: no Outlaw and no Renegade is left.
bang-over-outlaws = The Sheriff has fallen, and the Outlaws rule the town.
bang-over-renegade = A Renegade is the last one alive and takes it all.
bang-over-target = The chosen target is down, and the game is over.
bang-over-last = Only one is left standing.
bang-over-nobody = Nobody is left standing.

## The questions, by kind of ask

bang-ask-character = Who will you be?
bang-ask-turn = Your turn: what will you play?
# by: yes (player: who shoots), no; card (what with); need
bang-ask-dodge = { $by ->
    [yes] { $player } shoots at you with { $card }.
   *[no] You are shot at with { $card }.
} { $need ->
    [one] How do you dodge?
   *[other] It takes { $need } Missed! to dodge. What do you do?
}
# player (who it was played by), card
bang-ask-fend = { $card } from { $player }: throw in a BANG!, or lose 1 life point?
# need
bang-ask-save = { $need ->
    [one] You are falling. Will you save yourself? You need 1 life point.
   *[other] You are falling. Will you save yourself? You need { $need } life points.
}
bang-ask-trade = Which other card do you give up?
# card
bang-ask-store = { $card }: which card do you take?
bang-ask-draw = Where do you draw your first card from?
bang-ask-return = Which card do you put back on the draw pile?
# source: what luck decides about; other: yes (target: for whom), no
bang-ask-luck = { $other ->
    [yes] { $source } for { $target }: which card shall count?
   *[no] { $source }: which card shall count?
}
# limit, count (too many)
bang-ask-excess = { $count ->
    [one] You may keep { $limit }: discard 1 more card.
   *[other] You may keep { $limit }: discard { $count } more cards.
}
bang-ask-order = You are out. Which of your cards is discarded first?
# card
bang-ask-as = { $card }: what do you use it as?
bang-ask-give = { $card }: for whom?
bang-ask-drop = Which of the cards you have drawn do you discard?
# The Great Train Robbery. source: the name of the Locomotive (full-steam), or of what goes for several (spare)
bang-ask-board = Which railcar do you take?
bang-ask-pay = Which other card do you pay with?
bang-ask-swap = The train has moved on. Which card do you change for a new one?
bang-ask-full-steam = Full steam ahead: what shall { $source } do?
bang-ask-spare = { $source }: whom do you leave out?
bang-ask-dig = Which card do you take from the discard pile?
bang-ask-circus = Which of your cards in play do you discard?
bang-ask-derail = Which railcar in play is to be discarded?
bang-ask-lounge = Which railcar do you keep?
bang-ask-mail = Which of the new cards do you give away?
# player, card
bang-ask-robbed = { $card } from { $player }: which card do you discard, or keep under fire?
bang-ask-map = Which of these cards do you discard?
# Legends. count: Feats that are met; card: a Feat, or the card that it is about; target: whom it is about
bang-ask-feat = { $count ->
    [0] You have taken a card unseen: do you show it for a Feat?
    [one] A Feat is met: do you take it?
   *[other] { $count } Feats are met: which one do you take?
}
bang-ask-trail = The Oregon Trail: will you draw one card less?
bang-ask-victim = { $card } is yours. Which Legend shall lose 1 life point?
bang-ask-boast = A turn without a Feat: do you boast?
bang-ask-dismiss = There are five Feats now, and these have the most Fame. Which one goes?
bang-ask-fame = On which Feat do you put a Fame token?
bang-ask-company = { $card } is discarded. How do you play the other one?
bang-ask-jail = You are in Jail. Do you try your luck, or discard a heart to get out?
# by: yes (player), no
bang-ask-ignore = { $by ->
    [yes] { $card } from { $player }: do you try to brush it off?
   *[no] { $card } goes for you: do you try to brush it off?
}
bang-ask-tax = A BANG! at { $target } costs one card more. Which one do you discard?
bang-ask-free-bang = You have won back life, and may shoot for free. At whom?
# total
bang-ask-more = Your cards come to { $total }. One more?
bang-ask-look = Which card do you take from the hand of { $target }?

# The answers. player is whom it is aimed at; on is a card in play; like is what the card counts as.
bang-answer-play = Play { $card }
bang-answer-play-as = Play { $card } as { $like }
bang-answer-play-at = Play { $card } against { $player }
bang-answer-play-as-at = Play { $card } as { $like } against { $player }
bang-answer-play-blind = { $card }: a card from the hand of { $player }
bang-answer-play-on = { $card }: { $on } of { $player }
bang-answer-use = Use { $card }
bang-answer-use-trade = Give up { $card } and one more card for 1 life point
bang-answer-end = End the turn
bang-answer-pass = Do nothing
bang-answer-discard = Discard { $card }
bang-answer-take = Take { $card }
bang-answer-take-from = Take a card from the hand of { $player }
bang-answer-take-discard = Take { $card } from the discard pile
bang-answer-draw = Draw from the draw pile
bang-answer-return = Put { $card } back
bang-answer-pick = { $card } counts
bang-answer-done = The rest in any order
bang-answer-choose = Be { $character }
# Gold Rush. price in nuggets; as: like is the card that the one just bought works like.
bang-answer-buy = { $price ->
    [0] Take { $card } for nothing
    [one] Buy { $card } for 1 nugget
   *[other] Buy { $card } for { $price } nuggets
}
bang-answer-buy-at = { $price ->
    [0] Take { $card } for nothing: it goes to { $player }
    [one] Buy { $card } for 1 nugget: it goes to { $player }
   *[other] Buy { $card } for { $price } nuggets: it goes to { $player }
}
bang-answer-scrap = { $price ->
    [one] Make { $player } discard { $card } for 1 nugget
   *[other] Make { $player } discard { $card } for { $price } nuggets
}
bang-answer-sell = Sell { $card } for 1 nugget
bang-answer-use-at = Use { $card } against { $player }
bang-answer-as = As { $like }
bang-answer-as-at = As { $like } against { $player }
bang-answer-as-blind = As { $like }: a card from the hand of { $player }
bang-answer-as-on = As { $like }: { $on } of { $player }
bang-answer-give = Give { $card } to { $player }
# The Great Train Robbery. on is also the card that is paid or given, theirs the one that comes for it.
bang-answer-board = Take { $card } at { $station }: pay with { $on }
bang-answer-board-life = Take { $card } at { $station }: pay 1 life point
bang-answer-board-free = Take { $card } at { $station } without paying
bang-answer-advance = Move the train on, then take a railcar
bang-answer-advance-show = Show { $card } and move the train on, then take a railcar
bang-answer-play-take = { $card }: take { $on } from the train
bang-answer-play-switch = { $card }: your { $on } for { $theirs } of { $player }
bang-answer-use-with = Use { $card }: discard { $on }
bang-answer-use-with-at = Use { $card } against { $player }: discard { $on }
bang-answer-discard-of = Discard { $card } of { $player }
bang-answer-shot = Keep { $card } and be shot at
bang-answer-skip = Nothing at all
bang-answer-double = Its work, twice in a row
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
    [claim] Claim { $card } for 1 of your life points
   *[perform] Perform { $card } for 1 of your life points
}
bang-answer-feat-hand = { $verb ->
    [claim] Claim { $card }: discard your hand
   *[perform] Perform { $card }: discard your hand
}
bang-answer-feat-trail = { $verb ->
    [claim] Claim { $card }: draw one card less
   *[perform] Perform { $card }: draw one card less
}
bang-answer-use-bang = { $card }: { $on } as a BANG! against { $player }
bang-answer-use-rob = { $card }: { $on } for { $theirs } of { $player }
bang-answer-use-rob-blind = { $card }: { $on } for a card from the hand of { $player }
bang-answer-hit = { $player } loses 1 life point
bang-answer-shoot = Shoot at { $player }
bang-answer-boast = Boast: a new Feat, and 1 Fame token on any one
bang-answer-dismiss = Put away { $card }
bang-answer-place = On { $card }
bang-answer-check = Turn over a card and hope for a heart
bang-answer-more = One more card
bang-answer-stop = No more
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
bang-turn = Turn of { $player }: { $phase }
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
# What is under way, by `what`: player (by), target (at), card, need
bang-doing-shot = { $target } is shot at with { $card } and needs { $need } Missed!
bang-doing-fend = { $target } needs a BANG! against { $card }
bang-doing-save = { $need ->
    [one] { $target } is falling and needs 1 life point
   *[other] { $target } is falling and needs { $need } life points
}
bang-doing-card = { $player } has played { $card }
# cards
bang-on-offer = To pick from: { $cards }
bang-looking-at = You look at: { $cards }
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
    [deputy] stands by the law
   *[outlaw] rides with the Outlaws
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
    [yes] { $feat } ({ $terms }, also at will)
   *[no] { $feat } ({ $terms })
}
# players: those with Fame on it, each with how much
bang-feat-fame = Fame of { $players }
# how the viewer stands to it
bang-feat-state = { $state ->
    [perform] you may perform it
    [claim] you may claim it
    [done] your Fame lies on it
    [spent] you have had your Feat of the turn
   *[none] not for you
}
# players: who was hit this turn; have, need
bang-feat-hit = hit this turn: { $players } ({ $have } of { $need })
# cards
bang-feat-last = played or discarded last: { $cards }
bang-feat-met = met right now
bang-feat-with = you could with { $cards }

## In the terminal

bang-keys-target = a number chooses · Enter goes back · ? explains · q leaves
bang-keys-only = Enter goes on · ? explains · q leaves
bang-ask-target = { $card }: against whom?
bang-ask-price = { $card }: which card do you give up first?
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
   *[other] in play { $cards }
}
# cards
bang-web-holds = You hold { $cards }.
bang-web-deck = Draw pile: { $count }
bang-web-discard = Discard pile: { $count }
bang-web-peeked = Only you see these cards
bang-web-about = What this is
bang-web-close = Close
bang-web-brown = brown: used once
bang-web-blue = blue: stays in play
# range
bang-web-range = reaches { $range } far
bang-web-clauses = { $count ->
    [one] 1 rule about it
   *[other] { $count } rules about it
}
# card
bang-web-unplayable = { $card }, not now
bang-web-answers = What you can do
bang-web-hand-card = A hand card, unseen
bang-web-myself = yourself
bang-web-put-back = Put it back
bang-web-back = Back

# What is under way, in the middle of the table. by, aimed: yes, no; player does it, to target, with card
bang-web-doing-shot = { $by ->
    [yes] { $player } shoots at { $target } with { $card }.
   *[no] { $target } is shot at with { $card }.
} { $need ->
    [one] It takes a Missed!.
   *[other] It takes { $need } Missed!.
}
bang-web-doing-fend = { $card } from { $player }: { $target } throws in a BANG! or loses 1 life point.
bang-web-doing-save = { $target } is falling! Only { $need ->
    [one] 1 life point
   *[other] { $need } life points
} can help.

# What to do next.
bang-web-hint-turn = Tap a card, then whom it is for.
bang-web-hint-nothing = No card of yours can be played now.
bang-web-hint-target = { $card }: choose one of the marked players.
bang-web-hint-part = Which card?
bang-web-hint-trade = Choose the first of the two cards to give up.
bang-web-hint-no-dodge = { $need ->
    [one] You have nothing against it.
   *[other] You would need { $need } Missed!, and have none.
}
bang-web-hint-no-fend = You have no BANG! to throw in.
bang-web-hint-no-save = Nothing can save you now.
# What it costs to do nothing; left: life points after it
bang-web-cost-life = { $left ->
    [one] −1 life point, 1 left
   *[other] −1 life point, { $left } left
}
bang-web-cost-last = your last life point!
bang-web-cost-out = you are out!

# Are you sure?
bang-web-doubt-beer-full = You have all your life points: the Beer will do nothing.
bang-web-doubt-beer-two = Only two of you are left: the Beer will do nothing.
bang-web-doubt-saloon = Nobody is hurt: the Saloon will do nothing.
bang-web-doubt-dynamite = You will be the first to draw for the Dynamite, and it could put you out.
bang-web-doubt-jail = You are about to lock up yourself.
bang-web-doubt-own = This is a card of your own.
bang-web-doubt-missed = It takes more Missed! than you have: this one alone will not save you.
bang-web-doubt-save = You could still save yourself.
bang-web-doubt-short = This is not enough to save you.
bang-web-doubt-last = This costs your last life point, and you could do something about it.
bang-web-doubt-off = You can turn these questions off in the settings.
bang-web-relent = Better not
# answer: what you are about to do
bang-web-insist = { $answer } anyway

# What a person can set.
bang-web-set-confirm = Ask me before I harm myself or waste a card
bang-web-set-pass = Do nothing at once when I can do nothing (the others may notice)
bang-web-set-barrel = Try my Barrel first, without asking
bang-web-set-no-barrel = Never use my Barrel
bang-web-set-no-beer = Never drink a Beer to save myself

# When you are out.
bang-web-out = You are out of the game.
bang-web-out-watch = You can watch to the end.
bang-web-out-side = You can still win with the others on your side ({ $role }).
bang-web-out-again = I want to play the next match
bang-web-out-leave = Leave for the lobby

# What a bot believed of the others, after the match.
bang-web-thoughts-of = { $player } believed
bang-web-thought = { $role } { $percent } %

# Gold Rush and the shadows. price in nuggets; afford: buy (you can buy it now), yes (you could pay it), no, unknown
bang-web-black = black: stays before its owner
bang-web-market = Equipment for sale
bang-web-equipment-deck = Equipment deck: { $count }
bang-web-offer = { $card }, { $price ->
    [one] 1 nugget
   *[other] { $price } nuggets
}{ $afford ->
    [buy] , can be bought now
    [yes] , within your means
    [no] , more than you have
   *[unknown] { "" }
}
# cards
bang-web-equipped = equipment { $cards }
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
bang-web-out-shadow = You come back as a shadow for each turn of your own.
bang-web-doubt-unhurt = There is no life point to win back there: it will do nothing.
bang-web-doubt-shadow = A shadow wins back no life: it will do nothing.
bang-web-doubt-wanted = You are about to put a price on your own head.

# The Great Train Robbery. card: a railcar; station; cost: its price in a few words
bang-web-railway = The railway
bang-web-car-deck = Railcar deck: { $count }
bang-web-railcar = railcar: stays in play, goes under its own deck
bang-web-hint-fare = { $card } at { $station }: pay with { $cost }.
bang-web-hint-show = Show a card that pays for a railcar after the move. You keep it until you pay.
bang-web-hint-spend = { $card }: choose the card to discard.
bang-web-hint-own = { $card }: choose which of your cards in play you give.
bang-web-hint-car = { $card }: choose a railcar.
bang-web-hint-board = Choose a railcar, then what you pay with.
# pays: yes, no, unknown
bang-web-station = { $station }: { $cost }{ $pays ->
    [yes] , which you can pay
    [no] , which you cannot pay
   *[unknown] { "" }
}
# card: the railcar below the station; locomotive: the name of the side that is up
bang-web-below = below it { $card }
bang-web-below-engine = below it the Locomotive, { $locomotive }
bang-web-below-then = after one move { $card }
bang-web-waiting = { $card }, not at a station yet
bang-web-can-take = can be taken now
# What the Locomotive does at the End of the Line, in a few words.
bang-web-end-ironhorse = a shot at everybody
bang-web-end-leland = a card for everybody
# cars: railcars; after the move each with its station
bang-web-now = Within your means now: { $cars }
bang-web-now-none = Nothing within your means now
bang-web-then = Then within your means: { $cars }
bang-web-then-none = Then nothing within your means
bang-web-preview = After the move
# cards: what can pay; two of them at one station
bang-web-pay-with = You could pay with { $cards }.
bang-web-pay-two = You could pay with two of these: { $cards }.
bang-web-pay-life = You could pay with a life point.
bang-web-pay-none = You have nothing to pay with here.
bang-web-price-of = Its price is that of { $station }.
bang-web-taken = You have taken your railcar of this turn.
bang-web-doubt-express = Your whole hand goes with it.
bang-web-doubt-ghost = Without the Ghost Car you are out of the game.
bang-web-doubt-end = The train reaches the End of the Line: Ironhorse fires at everybody, and you are on your last life point.

# Legends. cards: your own, with which it could be done; players: those with Fame on it, each with how much
bang-web-feats = Feats
bang-web-feat-deck = Feat deck: { $count }
bang-web-feat-sign = feat: lies open for all
bang-web-feat-now = { $verb ->
    [claim] can be claimed now
   *[perform] can be performed now
}
bang-web-feat-reach = within reach: { $cards }
bang-web-feat-reach-life = within reach: 1 life point
bang-web-feat-reach-hand = within reach: your hand
bang-web-feat-reach-trail = within reach: when you draw
bang-web-feat-reach-excess = within reach: too many cards
bang-web-feat-far = not within reach yet
bang-web-feat-done = done: your Fame lies on it
bang-web-feat-spent = one Feat per turn
bang-web-feat-none = not for you
bang-web-hint-feat = { $card }: choose a card for it.
bang-web-hint-feat-second = { $card }: now the other card.
# price: Fame tokens that it takes; left: how many you have then
bang-web-feat-price = { $left ->
    [0] your last Fame: you become a Legend!
   *[other] { $price } Fame tokens, { $left } left
}
bang-web-claim-price = another Legend may lose 1 life point
bang-web-side-first = Everyday side
bang-web-side-legend = Legend side
bang-web-side-up = counts now
# player: the name that everybody knew
bang-web-legend-born = { $player } is a Legend!
bang-web-legend-gone = { $player } is a Legend no more
bang-web-panels = Beside the table
bang-web-tab-market = Market
bang-web-tab-railway = Railway
# count: how many are within reach there
bang-web-tab-reach = { $count } within reach
bang-web-doubt-one-life = That leaves you with a single life point.
bang-web-doubt-legend = With this Feat you would become a Legend.
