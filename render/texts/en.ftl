# Words drawn in pictures, and alternative texts.

seat-name = Player { $letter }
picture-revision = no. { $number }

pantheum-title = Pantheum
pantheum-pit = Pit
pantheum-empty = none left
pantheum-favor-left = Favor left
pantheum-last-turn = Last turn
pantheum-of = { $left } of { $total }
pantheum-blight-left = { $left ->
    [0] no Blight to fall
    [one] Blight to fall
   *[other] Blight to fall
}

pantheum-column-place = Place
pantheum-column-shift = Shift
pantheum-column-lock = Lock
pantheum-column-any = Any

pantheum-god-ares = Ares
pantheum-god-athena = Athena
pantheum-god-poseidon = Poseidon
pantheum-god-aphrodite = Aphrodite
pantheum-god-kronos = Kronos

pantheum-card-orpheus = Orpheus
pantheum-card-triptolemus = Triptolemus
pantheum-card-palamedes = Palamedes
pantheum-card-aristaeus = Aristaeus
pantheum-card-icarus = Icarus
pantheum-card-bellerophon = Bellerophon
pantheum-card-cadmus = Cadmus
pantheum-card-theseus = Theseus
pantheum-card-ariadne = Ariadne
pantheum-card-perseus = Perseus
pantheum-card-autolycus = Autolycus
pantheum-card-helen = Helen
pantheum-card-asclepius = Asclepius
pantheum-card-hippolyta = Hippolyta
pantheum-card-phaethon = Phaethon
pantheum-card-jason = Jason
pantheum-card-psyche = Psyche
pantheum-card-castor = Castor
pantheum-card-tantalus = Tantalus
pantheum-card-pandora = Pandora
pantheum-card-heracles = Heracles
pantheum-card-atalanta = Atalanta
pantheum-card-circe = Circe
pantheum-card-minos = Minos
pantheum-card-aeneas = Aeneas
pantheum-card-achilles = Achilles

pantheum-forest = Forest
pantheum-mountain = Mountain
pantheum-river = River

pantheum-plan-title = Your Divine Plan
pantheum-plan-match = match +{ $points }
pantheum-plan-miss = other land
pantheum-plan-pit = a Pit
pantheum-plan-matched = { $done } of { $wanted } match

pantheum-green = green
pantheum-red = red
pantheum-blue = blue

alt-board = The board, picture { $number }.
alt-state = { $state }.
alt-targets = To choose: { $list }.
alt-favor = Favor left: { $left } of { $total }.
alt-ending = The last favor has been placed: this is the last turn. Favor left: { $left } of { $total }.
alt-elements = { $green } green, { $red } red, { $blue } blue
alt-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
} before the plan, holds { $held }.
alt-god = The god of { $name } stands on { $at }.
alt-locked = { $at }: { $land }, locked by { $name }.
alt-tile = { $at }: { $count } { $color }.
alt-plan = Your Divine Plan, picture { $number }, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
alt-plan-now = Matched: { $matched }. Lost: { $lost }.
alt-plan-row = Row { $row }: { $lands }.

pantheum-market-title = The market
pantheum-holds = holds
pantheum-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
pantheum-no-demigod = no demigods yet
pantheum-source-favor = favor
pantheum-source-strongest = strongest
pantheum-source-bonus = bonus
pantheum-source-plan = plan
pantheum-source-blight = Blight
pantheum-costs = Costs
pantheum-column = Column
pantheum-kronos-dark = Blight falls on the dark squares.
pantheum-score-title = Final score

alt-card = { $name }, column { $column }, power { $power }, costs { $cost }.
alt-market = The market, picture { $number }.
alt-seat-board = The board of { $name }, picture { $number }.
alt-column = { $column }: { $names }.
alt-kronos = Kronos stands on { $at }. Blight to fall: { $left }. Dark squares: { $dark }.
alt-score = Final score, picture { $number }.
alt-score-seat = { $name }: { $points } ({ $sources }).
