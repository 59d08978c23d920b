# Words of the bot on Discord. Short, warm, clear; American spelling.

## Pieces

small = -# { $words }
option-onward = { $first }, then: { $then }
option-without = without it: { $then }
option-line = { $name }: { $value }
option-told = { $line } ({ $inside })
option-on = yes
option-off = no
page-of = -# Page { $number } of { $count }
fault = That went wrong on our side. Nothing is lost; please try again. If it happens again, report number `{ $reference }`.
fault-counted = What you did counted, but what came of it cannot be shown right now. Open your panel again to go on. If it happens again, report number `{ $reference }`.
control-unknown = This control is from an older time and does nothing any more. Open the match with `/mygames`.
command-refused = That cannot be used here.

## Names of matches and seats

match-titled = { $title } · { $game } { $id }
match-untitled = { $game } { $id }
seat-free = *free*
seat-left = { $who } *(left)*
seat-automat = { $name } (auto)
seat-automat-numbered = { $kind } { $number }

## Lobby card

lobby-title = ## { $title }
lobby-seat = **{ $number }** · { $who }
lobby-automat = **{ $number }** · { $who } *· { $kind }*
lobby-open = { $free ->
    [one] **One seat is free.** Join, or fill it with an automatic player.
   *[other] **{ $free } seats are free.** Join, or fill them with automatic players.
}
lobby-ready = **The table is full.** Press Start; seats are shuffled.
lobby-started = **The match has begun.** Play goes on in { $there }.
lobby-over = **The match has ended: { $result }.** Scores and moves are in { $there }.
lobby-there = its thread
result-won = { $who } won
result-nobody = nobody won
lobby-closed = ## { $title }
    This table was closed.
lobby-watchers = { $count ->
    [one] 1 person follows this match
   *[other] { $count } people follow this match
}
lobby-seed = The shuffle is sealed: `{ $hash }`. At the end anybody can check it.
about-seats = For { $seats }.
about-time = For { $seats }. { $same ->
    [1] About { $most } minutes.
   *[other] Usually { $least } to { $most } minutes at one sitting; over days, as slow as you like.
}
button-rules = Rules
button-howto = How to play
button-practice = Practice
button-practise = Practice { $game }
button-lessons-off = No more lessons
button-lessons-on = Lessons again
button-lessons-again = Explain everything anew
button-lookup = Look up
button-why = Why can’t I …?
barred-title = ### What you might expect, and why it is not offered
barred-line = **{ $names }**: { $why }.
barred-more = { $before }; { $after }
barred-nothing = Nothing that one might expect is missing here: all there is can be chosen.
panel-lesson = > { $lesson }
practice-begun = This is a match for practice, against an automatic player: nobody waits for you. Each kind of question is explained the first time it comes.
    { "**" }Go on in { $where }: press *Take turn* there.**
practice-open = Your match for practice goes on. `/game resign` ends it.
    { "**" }Go on in { $where }: press *Take turn* there.**
settings-title = ### Settings
settings-lessons-on = **Lessons** are on: in a match for practice each kind of question is explained the first time it comes.
settings-lessons-off = **Lessons** are off: in a match for practice nothing is explained.
howto-title = ### How { $game } is played
howto-topic = **{ $title }**
    { $body }
howto-panel = **How you play it here**
    Whoever is to move is called in the thread and presses *Take turn*. A private panel opens: the question, the picture with numbers, and only what is legal. Press or choose the number you see in the picture; what cannot be taken back asks for a second press. *Undo* takes back the rest, and says what; *Back* leads to the question that it names.
button-join = Join
button-leave = Leave
button-watch = Watch
button-options = Options
button-automat = Add automat
button-start = Start
button-unautomat = Remove { $who }
button-close = Close this table
lobby-joined = You have a seat at { $match }. { $free ->
    [0] The table is full: one of you presses Start there.
    [one] One seat is still free. Once somebody has joined there, or an automatic player was added, press Start.
   *[other] { $free } seats are still free. Once others have joined there, or automatic players were added, press Start.
}
left = You have left.
started = It has begun.
watching = You follow this match now. Leave ends that.
created = Your table for **{ $game }** is set in { $where }. Press Start there once every seat is filled.
permissions-missing = I cannot host a match in { $where } yet. Somebody who runs this server needs to allow me to:
created-here = The channel that was set up for matches is gone, so it is set here.
refused-direct = Matches are played on servers. Use this command in a channel of one, or invite me to yours: { $link }
refused-no-member = I am not a member of this server, only my commands are here. Somebody who runs it can invite me: { $link }
permission-line = - { $words }
permission-view_channel = see this channel
permission-send_messages = post messages here
permission-create_public_threads = open a thread for each match
permission-send_messages_in_threads = post in threads
permission-attach_files = attach pictures
permission-read_message_history = read the message history

refused-opening = That question was answered already, or you have asked for another table since. `/game create` asks anew.
opening-seats = ### How many play { $game }?
options-title = ### Options
options-seats = Seats: { $seats }
options-seats-many = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}
options-seats-with = { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} ({ $choice })
options-pick-seats = How many seats?
options-own = { $name }: your own choice
options-begun = -# The match has begun: nothing here can be changed any more.
options-closed = -# The table was called off.
options-host = -# Whoever opened the table can change them.

## Turn card

card-over = -# This match has ended; the result is below.
card-closed = -# This match was called off.
card-call = ### { $who }, it is your turn.
push-turn = { $who }, it is your turn in { $title }.
push-asked = { $who }, one question for you in { $title }.
push-errand = { $call } To do: { $errand }.
push-secret = What only you know in { $title }.
card-now = ### { $now }
card-waiting = ### Waiting for { $who }
card-also = Waiting for { $who }.
card-together = ### { $who }, you decide together.
push-together = { $who }, you decide together in { $title }.
council-chosen = Agreed: { $what }
council-what = **{ $what }**{ $total ->
    [0] {""}
   *[other] {""} · { $total } in all
}
council-standing = ▸ **{ $what }** · { $count ->
    [0] proposed by { $by }
   *[other] for it: { $agreed }
}
council-proposal = ▹ { $what } · { $count ->
    [0] proposed by { $by }
   *[other] for it: { $agreed }
}
council-most = You have not agreed: what most are for now is done, of equals one by chance.
council-needed = { $needed } of { $seats } must agree. Talk it over here.
council-follow = { $seats } { $count ->
    [one] speaks
   *[other] speak
} after you and { $count ->
    [one] follows
   *[other] follow
} what most are for: that may settle it at once.
council-share = ▹ { $seat } gives { $amount }{ $answered ->
    [1] {""} · has answered
   *[other] {""}
}
refused-agreed = You have agreed with that already.
refused-proposal = Nobody proposes that any more. Here is how it stands now.
button-agree = Agree
button-propose = Propose
button-propose-else = Propose something else
button-last-word = Last word
button-own-share = My share
panel-worth = Together they must be worth at least { $total }; so far { $found }.
typed-agree = agree
typed-agreeing = Agree: { $what }
card-asked = ### { $who }, one question for you in the turn of { $turn }.
card-asks = Asked of { $who }: { $prompt }
card-since = -# Asked { $time }
card-chosen = Has chosen: { $who }.
card-dm-closed = -# Direct messages closed for { $names }: press { $button }.
card-fault = -# Something broke in the rules (number { $reference }); the last good position stands.
log-line = { $text }
log-earlier = -# … { $count ->
        [one] 1 line before
       *[other] { $count } lines before
    }: /log
news-smaller = -# … without { $count ->
    [one] 1 smaller line
   *[other] { $count } smaller lines
}: /log
log-repeated = { $line } (×{ $count })
log-private = *{ $text }*
button-turn = Take turn
button-hand = My hand
button-board = Board
button-since = Since my turn
button-undo = Undo

## Turns in one line

story-line = **{ $heading }** { $said }
story-marked = ★ **{ $heading }** { $said }
story-nobody = { $heading }:
story-head = **{ $heading }**
story-open = -# { $heading }, so far: { $deeds }
story-ended = **{ $heading }** { $result }.
story-final = The final count
story-more = { $before } · { $after }
story-nothing = nothing of note
story-highlight = **{ $deed }**
story-lead = took the lead
story-lead-other = { $who } took the lead
story-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
story-unit = Points
story-minus = −{ $number }
story-same = still { $points }
story-change = { $before } → **{ $after }**
story-change-of = { $who } { $before } → { $after }
story-back = *{ $count ->
    [one] 1 step taken back
   *[other] { $count } steps taken back
}*
story-detail = -# { $text }
story-private = -# *{ $text }*
story-turning = **{ $number }** · { $line }
story-point = { $heading }: { $what }
story-point-of = { $heading } { $what }
story-turnings = ### How it went
button-details = Details
card-moved = -# This turn goes on below.

## Panel

panel-prompt = ### { $prompt }
panel-whole = Each entry says what comes next as well.
panel-whole-menu = Choose an entry
panel-alone = -# Nothing else is possible now.
panel-alone-secret = -# Nothing else is possible now. You are asked all the same: the others need not know it.
panel-optional = -# You may; nobody waits for it.
panel-refusal = > { $reason }
panel-lacking = -# Your moves count, but I am no longer allowed to: { $what }. Somebody who runs this server can allow it again; until then `/board` and `/log` show the match.
panel-forced = -# Done for you, as nothing else was possible: { $what }.
panel-return = To my decision
panel-told = What they do
panel-told-title = ### What they do
panel-numbered = { $number } · { $label }
panel-hint = **{ $label }**: { $hint }
panel-sure = **{ $label }**
panel-no-undo = After this, nothing you have done so far can be taken back.
panel-confirm = Confirm
panel-back-to = Back to “{ $prompt }”
panel-back-one = Back to the question before
panel-not-yet = No, choose again
panel-list = Back to the list
panel-none = Delete none
panel-undo = Undo: { $what }
panel-undo-one = Undo the last step
panel-earlier = Earlier
panel-later = Later
hint-long = Long: its full text stands with the question
panel-menu = Choose one
panel-many = Mark what you want
panel-entry = Choose what to change
panel-next = What comes next?
panel-shelf = First, of which kind?
panel-number = How many?
panel-type = Type a number
panel-all = All
panel-other = Other
panel-run = { $first } … { $last }
panel-count = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
panel-given = { $given } of at most { $most }
panel-need = From { $least } to { $most }, then Confirm.
panel-need-exactly = Exactly { $count }, then Confirm.
panel-chosen = So far: { $chosen }.
panel-share = { $label } { $number }
panel-total = { $given } of { $total } given out.
panel-order = { $placed } of { $total } in order.
panel-giving = How many for **{ $label }**?
panel-drop = Take back the last
panel-rest = Rest as listed
panel-clear = Start over
panel-others = Another question is open, too
panel-withdraw = Think again
panel-refresh = Look again
panel-waiting = ### Waiting for { $waiting }
    You will be called when it is your turn.
panel-locked = ### Your choice is locked in
    Waiting for { $waiting }. Until then you may think again.
panel-opened = ### Everybody has chosen
panel-settled = ### That is decided
panel-over = ### This match has ended.
panel-left = ### You have left this match.
    The others play on; nothing will be asked of you any more. `/board` and `/log` show how it goes.
panel-nothing = Nothing to decide right now.
headline-waiting = Waiting for { $who }
headline-asked = { $who }: { $errand }
headline-more = { $before }; { $after }
headline-phase = { $phase } · { $asked }
headline-nobody = Nothing to decide
headline-over = The match has ended
panel-recall = Use a saved one
panel-keep = Save for other matches
panel-forgetting = Delete a saved one
panel-forget = Which one shall be deleted?
panel-kept = { $replaced ->
    [yes] “{ $name }” is saved again, as it stands now.
   *[no] “{ $name }” is saved.
}
panel-recalled = “{ $name }” stands as you saved it.
panel-forgotten = “{ $name }” is deleted.
form-name = Save for other matches
form-name-label = A name to find it by
form-number = A number, please
form-number-label = From { $least } to { $most }
refused-not-asked = It is not your turn: play waits for { $waiting }.
typed-nothing = none of them
typed-rest = { $typed } … and the rest as listed
typed-hint = { $label } ({ $hint })
undo-point = { $count ->
    [one] Take back: { $what }
   *[other] Take back { $count }: { $what }
}
undo-point-last = { $count ->
    [one] Take back the last step
   *[other] Take back the last { $count } steps
}

## Looks

hand-title = ### For your eyes only · { $match }
hand-open = ### Your seat · { $match }
hand-nothing = Nothing is secret at your seat right now.
plan-none = This game has no plans to prepare in secret. `/hand` shows what is yours.
hand-by-dm = It is on its way to your direct messages.
board-title = ### { $title }
board-at = As it stood after move { $seq }.
view-pick = Show something else
view-board = The board
view-text = In words
view-mine = My own board
since-my-turn = Since my turn
since-round = This round
since-start = From the start
log-empty = Nothing has happened since.
line-lobby = { $match } · { $taken } of { $seats } seats taken
line-yours = **{ $match } · your turn**
line-over = { $match } · { $result }
line-closed = { $match } · called off
status-asked = **{ $number }** · { $who } **← asked now**
status-tally = { $who }: { $tally }
line-running = { $match } · waiting for { $who }
browse-title = ### { $count ->
    [one] One match
   *[other] { $count } matches
} on this server
browse-empty = No match is open here. Start one with `/game create`.
browse-join = Join a table
mygames-title = ### Your matches
mygames-empty = You are in no match. Open one with `/game create`, or look at `/game browse`.
mygames-standing = { $phase } · you: { $tally }
mygames-tally = You: { $tally }
mygames-final = You: place { $rank } with { $score }
mygames-ended = { $count ->
    [one] One has ended:
   *[other] { $count } have ended, the latest first:
}
which-yours = { $title } · your turn
which-over = { $title } · ended
which-match = You are in several matches. Name one in the option `match`.
which-several = ### Which match do you mean?
which-pick = Choose a match
which-lobby = { $taken } of { $seats } seats taken
which-turn = Your turn
which-waiting = Waiting for { $who }
which-ended = Has ended
which-more = … and { $count } more: type on
which-option = Choose one
typed-several = “{ $typed }” may mean { $known }.
typed-or = { $before } or { $after }
refused-view = There is no view “{ $typed }”. You can see: { $known }.
refused-since = “{ $typed }” is no beginning that I know. Possible: { $known }.
refused-topic = There is no chapter “{ $typed }”. There are: { $known }.
refused-undo-to = You can go back to: { $known }.
undo-to = { $to } (takes back: { $what })
no-match-named = I know no match “{ $typed }”. `/mygames` lists yours, `/game browse` those of this server.
no-match-play = You sit in no match that is being played. `/mygames` lists yours, `/game create` opens one.
no-match-look = You have no match to look at. `/game browse` shows those of this server, `/game create` opens one.
no-match-status = You have no match. `/game browse` shows those of this server, `/game create` opens one.
no-match-join = No table is open here. Open one with `/game create`.
no-match-start = You sit at no table that is still to begin. `/game create` opens one, `/game join` takes a seat.
no-match-leave = You sit at no table that is still to begin, and watch none. From a match that has begun, `/game resign` leaves.
no-match-ended = You have no match that has ended. `/mygames` lists yours.
no-match-here = This message belongs to no match that I know of.
card-of = { $name } · { $title }
lookup-title = ### What do you want to look up?
lookup-pick = Choose what to look up
no-card = I know no card called “{ $name }”.
no-card-near = I know no card called “{ $name }”. Near it: { $near }.
resign-sure = ### Leave this match for good?
    { $ends ->
        [yes] The match ends at once with that, and you cannot win it any more.
       *[no] The others play on without you.
    } This cannot be undone.
button-resign = Yes, resign

## The end

end-title = ## { $title } has ended
end-winners = { $count ->
    [one] **{ $who } wins!**
   *[other] **{ $who } win together!**
}
end-nobody = **Nobody wins.**
end-score = **{ $rank }.** { $who }: **{ $score }** ({ $parts })
end-score-plain = **{ $rank }.** { $who }: **{ $score }**
end-part = { $source } { $points }
end-seed = Seed: `{ $seed }`
end-hash = Its hash, published before the start: `{ $hash }`
end-turns = Turns played: { $count }
button-rematch = Rematch
button-export = Export
export-says = The whole match, move by move. `petteia replay` checks every move and the shuffle.
end-sure = ### Call off { $match }?
    Nobody will be able to play on. This cannot be undone.
button-end = Yes, call it off
ended = The match was called off.
refused-not-admin = Only people who manage this server can do that.

## Rules, cards, help

rules-topic = ### { $title }
    { $body }
rules-pick = Another topic
card-title = ### { $name } · { $kind }
help = ### How to play
    1. { $game-create } opens a table in this channel. Others press Join; free seats can be filled with automatic players.
    2. Start opens a thread. Whoever is to move is called there and presses Take turn; what you see then, nobody else sees.
    3. Most moves can be taken back with Undo while it is still your turn. What cannot says so first.

    Rather type? { $play } lists every legal action. { $board } shows the board, also in words; { $log } tells what happened; { $undo } takes back.
    { $rules } explains the rules, { $mygames } lists your matches, { $settings } is for your own wishes.

    { "**" }New here?** *Practice* opens a match against an automatic player, and explains each question the first time it comes.
help-contact = -# Questions: { $where }
help-privacy = -# What is kept of you: { $where }
help-terms = -# Terms: { $where }
help-forget = -# { $forget-me } deletes what is kept of you.
forget-sure = ### Forget you?
    Your name and account leave all matches that have ended, and your kept preparations, settings and follows are deleted. The matches themselves stay, without you. Lobbies and running matches keep your seat until they end. This cannot be taken back.
forget-button = Forget me
forgotten = { $ended ->
    [0] No match that has ended names you.
    [one] One match that has ended no longer names you.
   *[other] { $ended } matches that have ended no longer name you.
} What was kept of you beside is deleted.
forgotten-open = { $open ->
    [one] You still have a seat in one match. Ask again once it has ended.
   *[other] You still have seats in { $open } matches. Ask again once they have ended.
}

## Administration

setup-here = Matches are played wherever `/game create` is used.
setup-channel = New matches are announced in { $channel }.
status-none = ### Everything that was due here has been told
status-some = ### What could not be told here
status-line = - { $match }: { $what }. { $why }
status-card = the card of the turn
status-secret = a direct message
status-lobby = the card of the table
status-end = the result
status-note = a notice
status-retire = the buttons of an earlier card
resent = { $match }: its card is posted again.
rebound = { $match } is played in { $channel } from now on.
check-place = In { $where }:
check-good = ### All set
check-bad = ### Something is missing
check-granted = - ✓ { $name }
check-lacking = - ✗ **{ $name }**

## Commands

command-game = game
command-game-says = Open, find, start and leave matches
command-create = create
command-create-says = Open a table in this channel
command-practice = practice
command-practice-says = A match against an automatic player that explains itself
command-settings = settings
command-settings-says = What you want explained
command-browse = browse
command-browse-says = Matches on this server
command-join = join
command-join-says = Take a free seat
command-leave = leave
command-leave-says = Give your seat up before the start, or stop watching
command-start = start
command-start-says = Begin, once every seat is filled
command-status = status
command-status-says = How a match stands
command-resign = resign
command-resign-says = Leave a running match for good
command-rematch = rematch
command-rematch-says = The same again after the end
command-export = export
command-export-says = The whole match as a file, once it is over
command-play = play
command-play-says = Your turn: open the panel, or type an action
command-undo = undo
command-undo-says = Take back what you did this turn
command-hand = hand
command-hand-says = What only you know
command-forget = forget
command-forget-says = What is kept of you
command-me = me
command-me-says = Delete your name and account from what has ended, and what you kept
command-plan = plan
command-plan-says = Your plan
command-show = show
command-show-says = Look at your plan
command-save = save
command-save-says = Keep what you prepare, under a name
command-use = use
command-use-says = Prepare as you once saved it
command-delete = delete
command-delete-says = Forget what you saved
command-board = board
command-board-says = The board, a part of it, or its words
command-log = log
command-log-says = What happened
command-mygames = mygames
command-mygames-says = Your matches, those waiting for you first
command-rules = rules
command-rules-says = The rules in short
command-card = card
command-card-says = Look up a card or piece
command-help = help
command-help-says = How to begin
command-admin = admin
command-admin-says = For those who manage this server
command-setup = setup
command-setup-says = Choose where matches are announced
command-check = check
command-check-says = What I may do here, and what I lack
command-status = status
command-status-says = What I could not tell here, and why
command-resend = resend
command-resend-says = Post a match's card again
command-rebind = rebind
command-rebind-says = Play a match in this channel from now on
command-end = end
command-end-says = Call a match off
menu-show-match = Show this match
option-title-says = Which game
option-players-says = How many seats
option-name-says = A name for your table
option-saved-says = Under which name
option-options-says = House rules, such as refill=always; several with ;
option-visibility-says = Public: everybody may find and watch it
option-match-says = Which match, when it is not clear
option-action-says = What to do, typed
option-to-says = How far back
option-dm-says = Send it to me as a direct message again
option-view-says = What to show
option-at-says = After which move
option-since-says = From when on
option-topic-says = About what
option-card-says = Which card or piece
option-channel-says = The channel for new matches
