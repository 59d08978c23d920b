# Words drawn in pictures, and alternative texts.

picture-seat = Player { $letter }
picture-players = { $count } players
picture-both = { $one } and { $other }
picture-headline = { $clock } · { $said }
picture-over = The match is over

picture-alt-board = The board.
picture-alt-state = { $state }.
picture-alt-targets = To choose: { $list }.
picture-alt-seat-board = The board of { $name }.
picture-alt-score = Final score.
picture-alt-score-seat = { $name }: { $points } ({ $sources }).
