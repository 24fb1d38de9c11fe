## Lessons of BANG!

lesson-bang-reach = The table and reach
    .about = Who can shoot whom? Your first two turns as the Sheriff.
lesson-bang-reach-table = You are Bart Cassidy, the Sheriff, with five life points: lose them all and you are out. In your turn you may play as many of your cards as you like.
lesson-bang-reach-distance = Count the steps around the table: Lucky Duke is 1 away, Slab the Killer is 2 away. Your good old Colt .45 reaches only 1.
lesson-bang-reach-weapon = Slab the Killer has been asking for it, but he is too far away. Put the Schofield in front of you: it reaches 2.
    .first = Your Colt hits only your neighbours, and you have one BANG! a turn. Put the Schofield down first.
lesson-bang-reach-shot = Now Slab is within reach. Play a BANG! at him!
    .other = That would hit, too. But Slab has been asking for it all day!
lesson-bang-reach-panic = Hit! You may play only one BANG! a turn, but a Panic! takes a card from anybody at distance 1. Take one out of Lucky Duke's hand.
    .own = You would only take back your own Schofield. Take a card out of Lucky Duke's hand.
    .other = Almost! Take it out of Lucky Duke's hand, though: he is next and might shoot.
lesson-bang-reach-mustang = Lucky Duke will want revenge. Jump on your Mustang: with it, everybody sees you 1 farther away.
lesson-bang-reach-end = Nothing more to do here. End your turn, and watch Lucky Duke.
lesson-bang-reach-again = Lucky Duke's Colt .45 could not reach you any more, so poor Slab got the bullet. Your turn again, with two new cards: finish Slab off with a BANG!
    .other = Slab has only one life point left. Aim at him!
lesson-bang-reach-done = Slab is out! He was an Outlaw, and that earns you three cards. Now you know who can shoot whom.
lesson-bang-end-early = Not yet! Your turn has more in store.
