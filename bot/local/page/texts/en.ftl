# The words of the page of local play.

page-title = petteia
page-tab-title = { $calls ->
    [0] { $name } · petteia
   *[other] ({ $calls }) { $name } · petteia
}
page-only-here = on this computer only
page-channels = Channels
page-letters = Direct messages
page-no-letters = Nothing yet. Secrets arrive here.
page-people = People
page-you = you
page-you-are = You are
page-play-as = Play as { $name }
page-person-called = { $name }, { $count } for them
page-calls-you = { $count ->
    [one] { $count } message calls you
   *[other] { $count } messages call you
}
page-unread = unread
page-messages = Messages
page-theme = Light or dark
page-in-channel = in #{ $name }
page-called-in = You are called in { $place }.
page-called-letter = You have a private letter from { $place }.
page-go-there = Go there
page-got-it = Got it
page-hint-people = You can play everybody here. **Press a face above** to become that person; a number shows who is called.

page-someone = someone
page-a-role = a role
page-a-channel = a channel

page-welcome-channel = Welcome to #{ $name }
page-welcome-local = Everything here runs on this computer only. Nobody else can see it.
page-open-table = Open a table
page-step-1 = **Open a table.** It fills in `/game create`; choose a game and press Send.
page-step-2 = **Fill the seats.** Press Add automat on the table's card, or press a face above and join as that person.
page-step-3 = **Start.** The match gets its own thread, secrets come as direct messages, and a mark shows who is called.
page-welcome-practice = **New to a game?** Practice explains it while you play, against an automatic player.
page-open-practice = Practice
page-welcome-letters = Your letters from { $name }
page-welcome-letters-more = What only you may know comes here.
page-welcome-thread = The table of one match.
page-newest = Newest messages
page-older = Show older messages

page-app = APP
page-message-by = { $name }, { $time }
page-used = { $name } used { $command }
page-edited = (edited)
page-thinking = { $name } is thinking …
page-only-you = Only you can see this ·
page-dismiss = Dismiss
page-phone = On a phone: { $words }
page-phone-blank = On a phone: nothing but the place it came from
page-open-thread = Open { $name }
page-spoiler = Hidden text, press to show
page-picture = Picture
page-picture-words = In words
page-picture-elsewhere = A picture on another site
page-kilobytes = { $size } KB
page-close = Close
page-component-unknown = This page cannot show a component of type { $type }.
page-component-form = A component of type { $type } belongs in a form.
page-press-failed = This did not work: the bot did not answer in time. Try again.
page-no-answer = { $what }: the bot did not answer in time. Try again.
page-drawing-failed = A message could not be drawn. The log on this computer says why.
page-no-such-channel = You cannot open that channel.

page-more-message = More for this message
page-more-person = More for { $name }
page-menu-message = This message
page-menu-empty = There is nothing to choose here.

page-choose = Make a choice
page-choose-count = Choose { $low } to { $high }.

page-commands = Commands
page-suggestions = Suggestions
page-message-as = Message { $place } as { $name }
page-message-to = Message { $place }
page-send = Send
page-send-message = Send message
page-cancel-command = Cancel command
page-optional = optional
page-field-head = { $name }: { $about }
page-no-command = There is no such command. Choose one from the list.
page-too-long = Your message has { $now } characters; at most { $most } can be sent.
page-cannot-post = You cannot write here.
page-not-sent = This could not be sent. Try again.
page-yes = Yes
page-no = No

page-refused-missing = { $name } is needed.
page-refused-list = { $name }: choose from the list.
page-refused-whole = { $name }: type a whole number.
page-refused-number = { $name }: type a number.
page-refused-range = { $name }: a number from { $low } to { $high }.
page-refused-least = { $name }: { $low } or more.
page-refused-most = { $name }: { $high } or less.
page-refused-length = { $name }: { $low } to { $high } characters, yours has { $now }.
page-refused-file = { $name }: this page cannot send files.

page-cancel = Cancel
page-submit = Submit
page-form-missing = { $label }: something is missing.
page-form-short = { $label }: at least { $low } characters.
page-form-count = { $label }: choose { $low } to { $high }.
