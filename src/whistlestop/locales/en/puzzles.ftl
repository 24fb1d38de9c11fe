## Puzzles: words that all screens share

puzzle-number = Puzzle { $number }
puzzle-find = Find the best answer.
puzzle-right = Right! This is the best answer.
puzzle-wrong = There is something better than this: { $answer }
puzzle-best = The best answer: { $answer }
puzzle-share = wins about { $share } of 100 matches
puzzle-judged = A search has played { $playouts } matches from here. In each of them, everything that this player cannot see was dealt again, and bots played on.
puzzle-bot = A bot would answer this instead: { $answer }
puzzle-bot-right = A bot would answer the same.
puzzle-solved = solved
puzzle-day = Puzzle of the day
puzzle-players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
error-no-such-puzzle = There is no such puzzle.

## Puzzles in the terminal

puzzle-again-key = Press Enter to try again, or type s to see the best answer
puzzle-count = { $count ->
    [one] 1 puzzle
   *[other] { $count } puzzles
}, { $solved } solved
puzzle-left = You have left the puzzle. Come back to it with:
puzzle-next = The next puzzle:
puzzle-all-solved = You have solved all puzzles of this game.
error-bad-puzzle = There is no puzzle { $found }. There are puzzles 1 to { $last }.
error-unnamed-game = Say of which game you want a puzzle: { $allowed }
error-puzzle-day = The puzzle of the day is the same for everybody: give no game and no number with it.
cli-puzzles = Solve puzzles: find the best answer in a position from a match.
cli-param-puzzles-game = The game. Its next puzzle begins; without a game all games are listed.
cli-param-puzzles-number = The number of the puzzle.
cli-param-puzzles-day = Take the puzzle of the day.

## Puzzles in the web client

web-puzzles = Puzzles
web-puzzles-about = Positions from matches, in which one answer is clearly better than all others. Find it!
web-puzzle-guide = Puzzle
web-puzzle-try-again = Try again
web-puzzle-show = Show the answer
web-puzzle-next = Next puzzle
web-puzzle-leave = All puzzles
web-puzzle-others = All answers
web-puzzle-count = { $solved } of { $count } solved
web-puzzle-open = { $game }, puzzle { $number }
