## Lessons: words that all of them share

lesson-wrong = You could do that, but try the other thing first.
lesson-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
lesson-step = Step { $step } of { $of }
lesson-continue = Go on
lesson-finished = Well done! You have finished this lesson.
error-no-such-lesson = There is no such lesson.
error-lesson-changed = This lesson is different now. Begin it again.
error-lesson-reads = There is nothing to answer at this step: go on.
error-lesson-waits = This step waits for an answer.
