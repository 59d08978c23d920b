# Words drawn in pictures, and alternative texts.

picture-seat = Player { $letter }
picture-players = { $count } players
picture-both = { $one } and { $other }
picture-headline = { $clock } · { $said }
picture-over = The match is over

# The picture of a title: `count` 1 is one alone, 2 one number, 3 from one to another.
picture-cover-seats = { $count ->
    [1] 1 player
    [2] { $most } players
   *[other] { $least } to { $most } players
}
picture-cover-minutes = { $count ->
    [1] about a minute
    [2] about { $most } minutes
   *[other] { $least } to { $most } minutes
}
picture-cover-elysium = A ship with a black sail comes to an island of oaks, where a temple with a red, a blue, a green and a yellow column waits in the sun; drawn like a Greek vase.
picture-cover-hybris = A bronze giant stands before a great sun that is a gear; a king, warriors and a prophetess of the Greeks stand at its sides in red on a dark ground, between temples, gears and sparks; drawn like a Greek vase.
picture-cover-pantheum = Heroes stand on both sides of a hill with a temple before a great sun, among houses and cypresses, and a river runs down from it; drawn like a Greek vase.
picture-cover-storm = Warriors with spears stand on a mountain below storm clouds and lightning, over the river Styx and a black world with Cerberus in its cave; drawn like a Greek vase.

# The story of a match.
picture-story-title = How it went
picture-story-total = Total
picture-story-won = { $count ->
    [one] { $name } wins with { $points }
   *[other] { $name } win with { $points }
}
picture-alt-story = How the match went: { $measure } over the turns.
picture-alt-story-seat = { $name }: { $points }.

picture-alt-board = The board.
picture-alt-state = { $state }.
picture-alt-chosen = Marked: { $list }.
picture-alt-targets = To choose: { $list }.
picture-alt-seat-board = The board of { $name }.
picture-alt-score = Final score.
picture-alt-score-seat = { $name }: { $points } ({ $sources }).
