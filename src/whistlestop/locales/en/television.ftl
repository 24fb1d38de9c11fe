## The web client: a table on a television

web-tv-show = Show on a television
web-tv-show-about = Opens a page for everybody in the room: the open table, without anybody's cards. The phones are the hands.
web-tv-name = Television
web-tv-welcome = A table for the whole room
web-tv-about = This screen shows what everybody may see. Your phones hold your cards.
web-tv-show-here = Show the table here
web-tv-scan = Scan to sit down
web-tv-scan-running = Scan to join or watch
web-tv-seat-free = Scan to sit here
web-tv-room = There is still room: scan the code with your phone.
web-tv-host-starts = Everybody is here. { $name } starts the match.
web-tv-unreachable = Phones cannot reach this address. Open this page at the address of the server in your network.
web-tv-turn = To play
web-tv-play-again = Press "Play again" on your phones.
web-tv-again = Another match: { $names }
web-tv-controls = This screen
web-tv-full = Full screen
web-tv-leave = Leave this view
