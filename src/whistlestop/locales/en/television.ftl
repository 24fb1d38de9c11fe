## The web client: a table on a television

web-tv-show = Show on a television
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

## The web client as an app

web-offline = No connection
web-offline-about = The server cannot be reached. This page tries again by itself.
web-offline-seats = Your seats stay yours. Depending on the table, a bot plays for you until you are back.
web-offline-terminal = With the Python package you can play against bots without a connection: whistlestop play
web-offline-settings = Change the language, the look and the sound
web-offline-retry = Try again
web-new-version = There is a new version of this page.
web-reload = Load it
web-install = Install
web-install-about = Whistlestop opens like an app then, in a window of its own.
web-install-menu = To open Whistlestop like an app, choose "Add to Home Screen" or "Install" in the menu of your browser, if it has that.
web-install-go = Install Whistlestop
