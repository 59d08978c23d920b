seat-unnamed = Player { $number }
list-empty = nothing
list-more = { $before }, { $after }
list-others = { $count ->
    [one] 1 other
   *[other] { $count } others
}
list-last = { $before } and { $after }

rejected-stale = That question does not stand any more. Here is where the match stands now.
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
rejected-worth = Together they must be worth at least { $total }. These are worth { $found }.
rejected-order = Put every entry in order, each exactly once.
rejected-game = There is no game called “{ $name }”. Known: { $known }.
seats-exactly = { $count ->
    [one] 1 seat
   *[other] { $count } seats
}
seats-range = { $least } to { $most } seats
seats-some = { $counts } seats
rejected-seats = This game is for { $seats }, no other number.
rejected-option = { $count ->
    [0] This game has no options.
   *[other] This game has no option “{ $name }”. Possible: { $known }.
}
rejected-option-value = “{ $value }” is not a value of the option “{ $name }”. Possible: { $known }.
rejected-option-twice = “{ $value }” stands twice in the option “{ $name }”.
rejected-option-exactly = The option “{ $name }” takes exactly { $most }. You have { $count }: { $chosen }.
rejected-option-between = The option “{ $name }” takes { $least } to { $most }. You have { $count }: { $chosen }.
rejected-pack = { $game } takes no content pack.
rejected-pack-record = The content pack is wrong at { $record }: { $reason }
rejected-automat = There is no automatic player called “{ $name }”.
rejected-left = { $seat } has left this match already.
rejected-version = This was written by version { $version } of the rules, and version { $current } cannot read it.
rejected-position = This position cannot be: { $reason }.

choice-number = { $number }
choice-list = { $items }
choice-answered = { $then }
choice-back = back from “{ $first }”
choice-more = { $before } · { $after }
choice-share = { $number } × { $label }

council-prompt = { $what } As soon as { $needed } of { $seats } agree, the choice stands.
council-prompt-last = { $what } You have not agreed: this is the last word. What most are for is done, of equals one by chance, and the choice stands.
council-who-gives = { $what }: who gives how much of { $total }?
council-prompt-share = { $what }: your share is { $amount }. When all have answered, the choice stands.
council-prompt-alone = You pay: { $what }.
council-prompt-change = Take back what you have said?
council-again = { $note } { $prompt }
council-take-back = Take back what I said
council-give = Give { $amount }
council-refuse = I do not give { $amount }
council-drop = Do not pay it after all
council-by = What { $seat } proposes
council-part = { $amount } from { $seat }
council-parts = { $parts }
council-note-refused = { $count ->
    [one] { $seats } does not give { $amount }.
   *[other] { $seats } do not give their shares.
}
council-note-left = { $count ->
    [one] { $seats } has left.
   *[other] { $seats } have left.
}
council-why-cost = together you cannot pay it
council-why-out = it was not paid
council-event-proposed = { $seat } proposes: { $what }
council-event-agreed = { $seat } agrees: { $what }
council-event-back = { $seat } takes back what was said.
council-event-last = You have not agreed. Each has a last word.
council-event-drawn = Chance decides: { $what }
council-event-settled = It is agreed: { $what }
council-event-refused = { $seat } does not give { $amount }.
council-event-dropped = It is not paid: { $what }

deed-of = { $who } { $deed }
deed-resigned = left the match
event-turn = { $phase } · { $who }
event-phase = { $phase }
event-chosen = { $seat } has chosen.
event-withdrawn = { $seat } thinks again.
event-resigned = { $seat } leaves the match.
event-undone = { $count ->
    [one] { $seat } takes back a choice.
   *[other] { $seat } takes back { $count } choices.
}
event-undone-what = { $seat } takes back: { $what }

undo-nothing = There is nothing of yours to take back: { $reason }
undo-too-far = You cannot go back that far: { $reason }
undo-stop-start = the match begins there.
undo-stop-turn = it is not your turn.
undo-stop-other = another seat has moved.
undo-stop-final = that choice was final.
undo-stop-draw = chance has decided something.
undo-stop-reveal = something has been revealed.

log-unreadable = This is not the log of a match: { $reason }
log-format = This log has the format “{ $found }”; only “{ $known }” can be read.
log-game = This log is of the game “{ $found }”, not “{ $known }”.
log-version = This log needs version { $version } of the rules to be verified; here they are version { $current }.
log-renewed = The rules were renewed during this match, from version { $begun } to { $version }. What was played before that needs version { $begun }, and this does not fit version { $version }: { $reason }
log-seed = The seed does not match the hash published at the start.
log-gap = Command { $seq } stands where { $expected } is due.
log-incomplete = Command { $seq } lacks a decision or a choice.
log-illegal = Command { $seq } is not legal: { $reason }
log-draws = The random results of command { $seq } do not fit: { $reason }
log-hash = After command { $seq } the position is not the recorded one.
log-undo-alone = Command { $seq } takes something back and cannot stand alone.
log-undo-target = Command { $seq } goes back to a command that is not in effect.

rules-fault = Something went wrong in the rules; your choice was not made. Reference: { $reference }

scenario-malformed = { $path }: { $reason }
scenario-failure = { $place }: { $what }
scenario-expected = { $pointer } should be { $expected }, and is { $found }.
scenario-nothing = missing
scenario-nothing-but = missing ({ $beside })
scenario-nowhere = { $pointer } leads nowhere: there is nothing it could be absent from.
scenario-kind = { $seat } should be asked { $expected }, and is asked { $found }.
scenario-rejected = This was refused: { $reason }
scenario-rejected-keys = This was refused: { $reason } By key: { $keys }.
scenario-accepted = { $choice } of { $seat } should be refused, and is legal.
scenario-because = It should be refused because of { $expected }, and is because of { $found }: { $reason }
scenario-not-asked = { $seat } is asked nothing, so everything is refused. If that is meant: "because": "{ $because }".
scenario-unknown = { $choice } names what there is not: { $part }; { $beside }
scenario-broke = The rules failed here: { $reason }. The position is none that play comes to.
scenario-idle = Idle seats are asked on and on.
scenario-changed = A refused choice changed the match.
scenario-draws-left = These draws were not used: { $draws }
scenario-trace-choose = { $seat } chooses { $choice } ({ $words })
scenario-trace-refuse = { $seat } is to be refused { $choice }
scenario-trace-undo = { $seat } takes back { $count ->
    [one] 1 answer
   *[other] { $count } answers
}
scenario-trace-withdraw = { $seat } takes a sealed choice back
scenario-trace-resign = { $seat } leaves
scenario-trace-event = — { $event }
scenario-trace-draws = drawn: { $draws }
scenario-trace-pending = { $seat } is asked { $kind }: { $prompt } [{ $options }]
