# Words drawn in pictures of Pantheum, and their alternative texts.

# What the kinds of picture are called that can be asked for.
pantheum-view-seat = Board of { $seat }
pantheum-view-market = The market
pantheum-view-score = The scores

picture-pantheum-title = Pantheum
picture-pantheum-round = Round { $round }
picture-pantheum-asks = { $phase ->
    [move] { $name } moves the god
    [column] { $name } chooses a column
    [act] { $name } performs { $column }
    [acted] { $name } may use abilities of { $column }
    [recruit] { $name } recruits a demigod
    [kronos] Kronos’ turn: { $name } answers
    [others] { $count ->
        [one] { $name } gains an Element
       *[other] { $name } gain an Element each
    }
   *[other] { $name } plays
}
picture-pantheum-pit = Pit
picture-pantheum-empty = none left
picture-pantheum-favor-left = Favor left
picture-pantheum-last-turn = Last turn
picture-pantheum-of = { $left } of { $total }
picture-pantheum-blight-left = { $left ->
    [0] no more falls
    [one] Blight to fall
   *[other] Blight to fall
}

picture-pantheum-column-place = Place
picture-pantheum-column-shift = Shift
picture-pantheum-column-lock = Lock
picture-pantheum-column-any = Any

picture-pantheum-forest = Forest
picture-pantheum-mountain = Mountain
picture-pantheum-river = River

picture-pantheum-plan-title = Your Divine Plan
picture-pantheum-plan-match = match +{ $points }
picture-pantheum-plan-miss = other land
picture-pantheum-plan-pit = a Pit
picture-pantheum-plan-sum = so far
picture-pantheum-plan-matched = { $done } of { $wanted } match

picture-pantheum-green = green
picture-pantheum-red = red
picture-pantheum-blue = blue

picture-alt-favor = Favor left: { $left } of { $total }.
picture-alt-ending = The last favor has been placed: this is the last turn. Favor left: { $left } of { $total }.
picture-alt-elements = { $green } green, { $red } red, { $blue } blue
picture-alt-seat = { $name }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $plan ->
    [all] {""}
    [unknown] {" "}without the plan
   *[other] {" "}without the plan, { $plan } by the plan
}, holds { $held }.
picture-alt-god = The god of { $name } stands on { $at }.
picture-alt-locked = { $at }: { $land }, locked by { $name }.
picture-alt-tile = { $at }: { $count } { $color }.
picture-alt-plan = Your Divine Plan, worth { $points ->
    [one] 1 point
   *[other] { $points } points
} so far.
picture-alt-plan-now = Matched: { $matched }. Lost: { $lost }.
picture-alt-plan-row = Row { $row }: { $lands }.

picture-pantheum-market-title = The market
picture-pantheum-holds = holds
picture-pantheum-deck = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
picture-pantheum-no-demigod = no demigods yet
picture-pantheum-source-favor = favor
picture-pantheum-source-strongest = power
picture-pantheum-source-bonus = bonus
picture-pantheum-source-plan = plan
picture-pantheum-source-blight = Blight
picture-pantheum-sum = { $plan ->
    [in] with plan
   *[out] without plan
}
picture-pantheum-costs = Costs
picture-pantheum-column = Column
picture-pantheum-kronos-dark = Blight falls here
picture-pantheum-kronos-map = The roll moves him
picture-pantheum-score-title = Final score

picture-alt-card = { $name }, column { $column }, power { $power }, costs { $cost }.
picture-alt-market = The market.
picture-alt-column = { $column }: { $names }.
picture-alt-kronos = A card of Kronos. Blight to fall: { $blight }. Dark squares round him: { $dark }.
picture-alt-kronos-map = He goes to: { $stops }.
picture-alt-kronos-stop = { $square } on { $first } and { $second }
picture-alt-offset = { $down ->
    [-1] above
    [1] below
   *[other] level
} { $right ->
    [-1] left
    [1] right
   *[other] straight
}
