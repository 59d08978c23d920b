# Words drawn in pictures, and alternative texts.

picture-seat = Player { $letter }
picture-revision = no. { $number }

picture-alt-board = The board, picture { $number }.
picture-alt-state = { $state }.
picture-alt-targets = To choose: { $list }.
picture-alt-seat-board = The board of { $name }, picture { $number }.
picture-alt-score = Final score, picture { $number }.
picture-alt-score-seat = { $name }: { $points } ({ $sources }).
