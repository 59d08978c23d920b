seat-unnamed = Player { $number }
list-empty = nothing
list-more = { $before }, { $after }
list-last = { $before } and { $after }

rejected-stale = That question has been answered already. Here is where the match stands now.
rejected-not-yours = That choice belongs to { $seat }.
rejected-over = This match has ended.
rejected-choice = “{ $choice }” is not possible here. Possible: { $known }.
rejected-number = A whole number is needed here.
rejected-amount = Choose a number from { $least } to { $most }.
rejected-count = { $least ->
    [one] Choose at least 1
   *[other] Choose at least { $least }
} and at most { $most }.
rejected-twice = Each may be chosen only once.
rejected-total = The numbers must add up to { $total }.
rejected-order = Put every entry in order, each exactly once.
rejected-game = There is no game called “{ $name }”. Known: { $known }.
rejected-seats = This game is for { $least } to { $most } seats.
rejected-option = This game has no option “{ $name }”.
rejected-option-value = “{ $value }” is not a value of the option “{ $name }”.
rejected-automat = There is no automatic player called “{ $name }”.
rejected-position = This position cannot be: { $reason }.

event-chosen = { $seat } has chosen.
event-withdrawn = { $seat } thinks again.
event-resigned = { $seat } leaves the match.
