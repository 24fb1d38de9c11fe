## Lessons: words that all of them share

lesson-wrong = You could do that, but try the other thing first.
lesson-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lesson-step = Step { $step } of { $of }
lesson-finished = Well done! You have finished this lesson.
lesson-learnt = This is what you know now:
error-no-such-lesson = There is no such lesson.
error-lesson-changed = This lesson is different now. Begin it again.
error-lesson-reads = There is nothing to answer at this step: go on.
error-lesson-waits = This step waits for an answer.

## Lessons in the terminal

lesson-continue-key = Press Enter to go on
lesson-look = Look at: { $things }
lesson-is-finished = finished
lesson-left = You have left the lesson. Take it up again with:
lesson-next = The next lesson:
error-bad-lesson = There is no lesson { $found }. Lessons: { $allowed }
cli-learn = Learn a game by playing: short lessons at the real table.
cli-param-learn-game = The game to learn. Without LESSON its next lesson begins; without a game all lessons are listed.
cli-param-learn-lesson = The lesson, by its name in the list.
cli-param-learn-again = Begin the lesson again.

## Lessons in the web client

web-lessons = Learn by playing
web-lessons-about = Short lessons at the real table. You play, and a guide says what to do. There is nothing to read first.
web-lessons-rules = Look up the rules
web-lesson-begin = Begin
web-lesson-take-up = Continue
web-lesson-again = Take it again
web-lesson-after = best after: { $lessons }
web-lesson-guide = Guide
web-lesson-go-on = Go on
web-lesson-restart = Start again
web-lesson-leave = All lessons
web-lesson-play = Play now: { $what }
web-lesson-next = Next: { $title }
web-lesson-retry = Try again
