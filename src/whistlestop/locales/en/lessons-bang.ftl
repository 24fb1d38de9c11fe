## Lessons of BANG!

lesson-bang-reach = The table and reach
    .about = Who can shoot whom? Your first turn as the Sheriff.
lesson-bang-reach-table = You are the Sheriff, with five life points: lose them all and you are out. These are your cards. In your turn you may play as many as you like.
lesson-bang-reach-distance = Count the steps around the table: Lucky Duke is 1 away, Slab the Killer is 2 away. Your good old Colt .45 reaches only 1.
lesson-bang-reach-weapon = Slab the Killer has been asking for it, but he is too far away. Put the Schofield in front of you: it reaches 2.
    .first = Your Colt hits only your neighbours, and you have one BANG! a turn. Put the Schofield down first.
lesson-bang-reach-shot = Now Slab is within reach. Play a BANG! at him!
    .other = That would hit, too. But Slab has been asking for it all day!
lesson-bang-reach-once = Hit! Slab has lost a life point. You may play only one BANG! a turn, so your other one must wait.
lesson-bang-reach-panic = Panic! takes a card from a player at distance 1, whatever your weapon. Take a card out of Lucky Duke's hand.
    .other = Almost! Take it out of Lucky Duke's hand, though: he is next and might shoot.
lesson-bang-reach-mustang = Lucky Duke will shoot back. Jump on your Mustang: with it, everybody sees you 1 farther away.
lesson-bang-reach-end = Nothing more to do here. End your turn, and watch Lucky Duke.
lesson-bang-reach-done = Lucky Duke has a Colt .45 too, and you are 2 away from him now. So poor Slab got the bullet. That is all about reach!
lesson-bang-end-early = Not yet! Your turn has more in store.
