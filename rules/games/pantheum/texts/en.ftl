## Names

pantheum-title = Pantheum
pantheum-about = Gods shape one small land of sixteen tiles, each toward a secret plan of its own, and gather demigods who bend the rules. Every turn you walk, use one column of your board, and perhaps recruit; whoever shaped the land best when the favor runs out wins.
pantheum-button-hand = My plan
pantheum-element = { $element ->
    [G] leaf
    [R] flame
   *[B] drop
}
pantheum-elements = { $element ->
    [G] { $count ->
        [one] 1 leaf
       *[other] { $count } leaves
    }
    [R] { $count ->
        [one] 1 flame
       *[other] { $count } flames
    }
   *[B] { $count ->
        [one] 1 drop
       *[other] { $count } drops
    }
}
pantheum-landscape = { $landscape ->
    [F] forest
    [M] mountain
   *[W] river
}
pantheum-column = { $column ->
    [place] Place
    [shift] Shift
   *[lock] Lock
}
pantheum-color = { $color ->
    [green] green
    [red] red
    [blue] blue
   *[colorless] colorless
}
pantheum-god-ares = Ares
pantheum-god-aphrodite = Aphrodite
pantheum-god-athena = Athena
pantheum-god-poseidon = Poseidon
pantheum-god-kronos = Kronos
pantheum-name-orpheus = Orpheus
pantheum-name-triptolemus = Triptolemus
pantheum-name-palamedes = Palamedes
pantheum-name-aristaeus = Aristaeus
pantheum-name-icarus = Icarus
pantheum-name-bellerophon = Bellerophon
pantheum-name-cadmus = Cadmus
pantheum-name-theseus = Theseus
pantheum-name-ariadne = Ariadne
pantheum-name-perseus = Perseus
pantheum-name-autolycus = Autolycus
pantheum-name-helen = Helen
pantheum-name-asclepius = Asclepius
pantheum-name-hippolyta = Hippolyta
pantheum-name-phaethon = Phaethon
pantheum-name-jason = Jason
pantheum-name-psyche = Psyche
pantheum-name-castor = Castor
pantheum-name-tantalus = Tantalus
pantheum-name-pandora = Pandora
pantheum-name-heracles = Heracles
pantheum-name-atalanta = Atalanta
pantheum-name-circe = Circe
pantheum-name-minos = Minos
pantheum-name-aeneas = Aeneas
pantheum-name-achilles = Achilles
pantheum-name-kronos = Kronos { $number }
pantheum-kind-demigod = Demigod
pantheum-kind-epic = Epic demigod
pantheum-kind-kronos = Kronos card
pantheum-part-plan = Divine Plan
pantheum-part-favor = Favor
pantheum-part-strongest = Strongest demigods
pantheum-part-bonus = Bonuses
pantheum-part-blight = Blight
pantheum-tally = { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $plan ->
    [all] {""}
    [in] {" "}with the plan
   *[out] {" "}without the plan
}
pantheum-tiebreak-0 = Landscapes that fit the plan
pantheum-tiebreak-1 = Power of all demigods recruited
pantheum-automat-random = Wanderer
pantheum-automat-steady = Steady hand

## House options

pantheum-option-refill = Refilling the market
pantheum-option-refill-below-four = Only while fewer than four stacks lie open
pantheum-option-refill-always = One card after every recruit
pantheum-option-turn-limit = Longest match
pantheum-option-turn-limit-none = No limit
pantheum-option-turn-limit-60 = 60 turns each
pantheum-option-blight-limit = Blight tokens (solo)
pantheum-option-blight-limit-none = As many as needed
pantheum-option-blight-limit-supply = Only those in the box

## What cards do

pantheum-does-place = { $others_gain ->
    [0] { $where ->
        [not-own] Place any element from the bank on a tile in range, but not on your god’s tile.
        [worth] Place any element from the bank on a tile in range that is worth points.
       *[range] Place any element from the bank on a tile in range.
    }
   *[other] Place any element from the bank on a tile in range. Everyone else gains { $others_gain } of that element.
}
pantheum-does-place-each = Place { $elements } from the bank on tiles in range of your choice. What fits nowhere is lost.
pantheum-does-roll-and-place = Roll the die and place both elements from the bank on tiles in range of your choice. What fits nowhere is lost.
pantheum-does-shift = { $source ->
    [worth] Shift an element, free of charge, from a tile in range that is worth points to another tile in range.
    [gods] Shift an element, free of charge, from a tile in range to another tile in range; other gods do not bar the tile that it comes from.
   *[range] Shift an element, free of charge, from a tile in range to another tile in range.
}
pantheum-does-remove = { $source ->
    [own] Remove an element from your god’s tile to your satchel.
   *[range] Remove an element from a tile in range to the bank.
}
pantheum-does-sell = Put one of your demigods, even this one, under the deck and gain its cost. Elements stored on it are lost.
pantheum-does-move-god = Move your god to any tile without a god.
pantheum-does-swap = Your god and another god on the board exchange tiles.
pantheum-does-gain = Gain { $value ->
    [one] any element
   *[other] { $value } elements of one kind
}.
pantheum-does-store = Put an element from your satchel on this card, but not the last one before your Place action. At the end each is worth { $value ->
    [one] 1 point
   *[other] { $value } points
}.
pantheum-does-copy = Use the ability of one of your demigods in another column as if it were this one’s. Not to be copied: { $never }.
pantheum-never-bonus = points at the end
pantheum-never-store = storing
pantheum-never-copy = copying
pantheum-never-curse = Pandora
pantheum-never-wide-range = a wider range
pantheum-never-full-at = earlier full tiles
pantheum-does-parts = One or both: { $first } { $second }
pantheum-does-wide-range = While you perform this column, every tile without another god is in range.
pantheum-does-full-at = { $where ->
    [worth] While you perform this column, tiles worth points are full from { $value } elements on.
   *[range] While you perform this column, every tile is full from { $value } elements on.
}
pantheum-does-discount = In a turn in which you perform this column, you recruit for { $value } { $value ->
    [one] element
   *[other] elements
} less, of your choice.
pantheum-does-bonus = { $formula ->
    [fixed] At the end, worth { $value } points.
    [column] At the end, worth { $value ->
        [one] 1 point
       *[other] { $value } points
    } for each demigod in this column, this one too.
   *[worth-favor] At the end, worth { $value } points for each tile worth points that shows your icon.
}
pantheum-does-curse = You recruit it into a column of another player. Whenever they perform that column, everyone else first gains { $value ->
    [one] an element
   *[other] { $value } elements
} of their own choice.
pantheum-kronos-place = Kronos places { $elements } on tiles in his range of your choice. For what fits nowhere, a blight falls on his tile.
pantheum-kronos-remove = Kronos removes an element of your choice from a tile in his range to the bank. If he cannot, a blight falls on his tile.
pantheum-kronos-shift = Kronos shifts an element of your choice from a tile in his range to another tile in his range. If he cannot, a blight falls on his tile.
pantheum-kronos-lose = You lose an element of your choice from your satchel. If you cannot, a blight falls on his tile.
pantheum-kronos-discard = The top card of a market stack of your choice goes under the deck. If there is none, a blight falls on his tile.
pantheum-kronos-shift-blight = Kronos shifts a blight of your choice from a tile in his range to another tile in his range. If he cannot, a blight falls on his tile.
pantheum-fact-cost = Cost: { $elements }
pantheum-fact-power = Power: { $power }
pantheum-fact-column = Column: { $column }
pantheum-fact-any-column = Column: any, for good
pantheum-fact-other-board = Column: one of another player’s
pantheum-fact-copies = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
pantheum-fact-promo = A promotional card
pantheum-fact-blight = Blight: { $count }
pantheum-fact-dark = Falls on the tiles { $squares } of Kronos
pantheum-fact-map = Map: { $stops }
pantheum-fact-stop = { $face } to { $tile }
pantheum-direction = { $row ->
    [0] { $col ->
        [0] up left
        [1] above
       *[2] up right
    }
    [1] { $col ->
        [0] left
       *[2] right
    }
   *[2] { $col ->
        [0] down left
        [1] below
       *[2] down right
    }
}

## Questions

pantheum-ask-move = { $rolled ->
    [yes] You rolled { $die }. Where does your god go?
   *[no] Where does your god go?
}
pantheum-ask-column = Which column do you perform?
pantheum-ask-act = { $acted ->
    [yes] { $column }: anything else?
   *[no] { $column }: what comes next?
}
pantheum-ask-part = { $by }: which part?
pantheum-ask-element = { $by }: which element?
pantheum-ask-tile = { $by }: onto which tile?
pantheum-ask-from = { $by }: what is shifted?
pantheum-ask-to = { $by }: where does the { $element ->
    [none] blight
   *[other] { $element }
} from { $source } go?
pantheum-ask-pay = { $by }: what do you pay?
pantheum-ask-lock = Which tile do you lock?
pantheum-ask-remove = { $by }: what is removed?
pantheum-ask-sell = { $by }: which demigod leaves?
pantheum-ask-move-god = { $by }: where does your god go?
pantheum-ask-swap = { $by }: which god exchanges tiles with yours?
pantheum-ask-gain = { $by }: which element do you gain?
pantheum-ask-store = { $by }: which element do you put on it?
pantheum-ask-copy = { $by }: whose ability?
pantheum-ask-lose = Kronos: which element do you lose?
pantheum-ask-discard = Kronos: which card goes under the deck?
pantheum-ask-recruit = { $can ->
    [yes] Whom do you recruit? You hold { $satchel }.
   *[no] { $holds ->
        [yes] With { $satchel } you can recruit nobody now. End your turn?
       *[no] Your satchel is empty. End your turn?
    }
}
pantheum-ask-seat = On whose board?
pantheum-ask-home = In which column?
pantheum-ask-drop = What do you save?
pantheum-ask-pandora = Pandora in the column of { $seat }: which element do you gain? The choice stands.
pantheum-ask-blight = { $count ->
    [one] Where does the last blight fall?
   *[other] Where does the next of { $count } blight fall?
}

## Options

pantheum-option-back = Back
pantheum-option-take-back = Take the column back: its action cannot be done any more
pantheum-option-action = { $column } action
pantheum-option-end = Done with this column
pantheum-option-no-column = No column can be performed
pantheum-option-done = Leave the other part
pantheum-option-neither = Use neither part
pantheum-option-from = { $element } from { $tile }
pantheum-option-blight-from = blight from { $tile }
pantheum-option-to = to { $tile }
pantheum-option-pay = Pay { $elements }
pantheum-option-part-place = Place any element in range
pantheum-option-part-gain = Gain any element
pantheum-option-part-swap = Exchange tiles with a god
pantheum-option-god = { $god } ({ $seat })
pantheum-option-cursed = { $card } (from { $seat })
pantheum-option-sell = { $card } leaves
pantheum-option-copy = that of { $card }
pantheum-option-drop = Save { $elements }
pantheum-option-pass = Recruit nobody
pantheum-option-end-turn = End my turn
pantheum-tile-label = { $tile }, { $kind ->
    [desert] desert
    [farm] farm
    [city] city
    [temple] temple
    [F] forest
    [M] mountain
    [W] river
   *[pit] Pit
}
pantheum-holds-pit = Takes no elements
pantheum-holds-landscape = { $landscape }, locked by { $seat }
pantheum-holds-nothing = Empty
pantheum-holds-elements = Holds { $elements }
pantheum-hint-then = Makes { $elements } there
pantheum-hint-full = Makes { $elements } there: full
pantheum-hint-lock = Becomes a { $landscape }; worth { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $last ->
    [yes] ; takes the last favor token, so this turn is the last
   *[no] {""}
}
pantheum-hint-to-bank = Fits nowhere: it goes back to the bank
pantheum-hint-stands = Stands on { $tile }
pantheum-hint-sell = Gains { $elements }
pantheum-hint-recruit = Costs { $elements }; power { $power }
pantheum-hint-curse = Whenever they perform the column, everyone else first gains
pantheum-hint-home = Stays there for good
pantheum-hint-drop = Pays { $elements }
pantheum-hint-pass = { $last ->
    [yes] Your turn ends, and with it the match
   *[no] Your turn ends
}
pantheum-hint-held = You hold { $elements }
pantheum-hint-left = { $left ->
    [0] Leaves your satchel empty
   *[other] Leaves you { $elements }
}
pantheum-hint-arrive = { $count ->
    [0] { $blight ->
        [0] No elements in range yet{ $empty ->
            [0] {""}
            [one] ; 1 empty tile to place on
           *[other] ; { $empty } empty tiles to place on
        }
       *[other] In range: { $blight } blight
    }
   *[other] In range: { $elements }{ $blight ->
        [0] { "" }
       *[other] , { $blight } blight
    }
}{ $full ->
    [0] { "" }
   *[other] ; full: { $tiles }
}
pantheum-hint-end = On to recruiting
pantheum-hint-column-place = Put one element from your satchel on a tile
pantheum-hint-column-shift = Pay one element, move another
pantheum-hint-column-lock = Pay two elements, lock a full tile{ $last ->
    [yes] ; that takes the last favor token, so this turn is the last
   *[no] {""}
}
pantheum-hint-blight-from = { $blight ->
    [1] The only blight on this tile
   *[other] One of { $blight } blight on this tile
}
pantheum-hint-blight = { $pit ->
    [yes] { $blight ->
        [0] A Pit without blight
       *[other] A Pit with { $blight } blight
    }
   *[no] { $blight ->
        [0] { $holds }
        [2] { $holds }; the third blight makes it a Pit
       *[other] { $holds }; { $blight } blight
    }
}

## Events

pantheum-event-start = { $seat } goes first.
pantheum-event-roll = { $seat } rolls { $elements }.
pantheum-event-roll-again = { $seat } rolls again: { $elements }.
pantheum-event-move = The god of { $seat } moves to { $tile }.
pantheum-event-column = { $seat } performs { $column }.
pantheum-event-back = { $seat } takes back what was done in the column.
pantheum-event-pay = { $seat } pays { $elements }.
pantheum-event-place = { $seat } places a { $element } on { $tile }.
pantheum-event-to-bank = { $seat } returns a { $element } to the bank.
pantheum-event-unplaced = { $seat } finds no place for { $elements }: back to the bank.
pantheum-event-unplaced-kronos = Kronos finds no place for { $elements }: blight instead.
pantheum-event-shift = { $seat } shifts a { $element } from { $source } to { $target }.
pantheum-event-shift-blight = { $seat } moves a blight from { $source } to { $target }.
pantheum-event-remove-bank = { $seat } removes a { $element } from { $tile }.
pantheum-event-remove-satchel = { $seat } takes a { $element } from { $tile }.
pantheum-event-remove-blight = { $seat } removes a blight from { $tile }.
pantheum-event-lock = { $seat } locks { $tile } as a { $landscape }.
pantheum-event-last-favor = The last favor token is placed: this turn is the last.
pantheum-event-gain = { $seat } gains a { $element }.
pantheum-event-sell = { $seat } sends { $card } under the deck and gains { $elements }.
pantheum-event-swap = { $seat } trades places with { $god }.
pantheum-event-store = { $seat } gives { $card } a { $element }.
pantheum-event-copy = { $seat } has { $card } copy { $copied }.
pantheum-event-pandora = { $card } lets all the others gain.
pantheum-event-recruit = { $seat } recruits { $card } into { $column } for { $elements }.
pantheum-event-recruit-other = { $seat } recruits { $card } for { $elements } and puts her in the { $column } column of { $holder }.
pantheum-event-refill = { $card } comes to the market.
pantheum-event-pass = { $seat } recruits nobody.
pantheum-event-discard = Kronos sends { $card } under the deck.
pantheum-event-lose = { $seat } loses a { $element }.
pantheum-event-kronos-card = Kronos draws card { $number }: { $count } blight. { $text }
pantheum-event-kronos-shuffle = Kronos’ cards are shuffled again.
pantheum-event-kronos-roll = Kronos rolls { $elements }.
pantheum-event-kronos-move = Kronos moves to { $tile }.
pantheum-event-kronos-stays = Kronos stays on { $tile }.
pantheum-event-kronos-repelled = Kronos meets your god on { $tile }: he goes to { $at } and his turn is over.
pantheum-event-kronos-fails = Kronos’ ability is impossible: a blight instead.
pantheum-event-kronos-end = Kronos is done.
pantheum-event-blight = { $count ->
    [one] A blight falls on { $tile }.
   *[other] A blight falls on { $tile }: { $count } now.
}
pantheum-event-no-blight = No blight is left to place.
pantheum-event-pit = { $tile } becomes a Pit.
pantheum-event-end = The match is over: { $reason }

## Turns in one line

pantheum-phase = Round { $round }
pantheum-phase-short = { $round }
pantheum-score = { $points ->
    [one] 1 point
   *[other] { $points } points
} without the plan
pantheum-unit = Points, the plans at the end only
pantheum-deed-move = went to { $tile }
pantheum-deed-column = performed { $column }
pantheum-deed-place = placed { $elements }
pantheum-deed-shift = { $count ->
    [one] shifted an element
   *[other] shifted { $count } elements
}
pantheum-deed-remove = { $count ->
    [one] took an element off the board
   *[other] took { $count } elements off the board
}
pantheum-deed-gain = { $count ->
    [one] gained an element
   *[other] gained { $count } elements
}
pantheum-deed-blight = { $count ->
    [one] let a blight fall
   *[other] let { $count } blight fall
}
pantheum-deed-lock = locked { $tile } as a { $landscape }{ $points ->
    [0] {" "}worth nothing
    [one] {" "}worth 1 point
   *[other] {" "}worth { $points } points
}
pantheum-deed-sell = sent { $card } under the deck
pantheum-deed-swap = traded places with { $god }
pantheum-deed-pandora = let all the others gain by { $card }
pantheum-deed-recruit = recruited { $card }
pantheum-deed-recruit-other = recruited { $card } onto the board of { $holder }
pantheum-deed-last-favor = placed the last favor token
pantheum-deed-kronos-move = went to { $tile }
pantheum-deed-kronos-repelled = met the god on { $tile } and was driven off
pantheum-deed-pit = made { $tile } a Pit
pantheum-deed-discard = sent { $card } under the deck

pantheum-errand-roll = roll the die
pantheum-errand-move = move the god
pantheum-errand-column = choose a column
pantheum-errand-act = { $acted ->
    [yes] use demigods, or end { $column }
   *[no] perform { $column }
}
pantheum-errand-recruit = recruit a demigod, or nobody
pantheum-errand-kronos = decide for Kronos
pantheum-errand-pandora = choose what Pandora gives

pantheum-end-favor = all favor tokens are placed.
pantheum-end-limit = everyone has had { $turns } turns.
pantheum-end-alone = only { $seat } is left.
pantheum-end-resigned = Kronos has the field to himself.
pantheum-rejected-card = There is no card “{ $card }”.
pantheum-verdict-imprisoned = Kronos is a prisoner again. Mortals sing of you.
pantheum-verdict-retreats = Kronos flees, wounded. Peace returns.
pantheum-verdict-rebuffed = Kronos is thrown back, for now.
pantheum-verdict-slowed = Kronos is slowed, no more than that.
pantheum-verdict-rules-the-world = Kronos rules the world below.
pantheum-verdict-assaults-olympus = Kronos stands before Olympus.
pantheum-verdict-defeat = Kronos wins without a fight.

## The position in words

pantheum-say-head = Round { $round }. { $phase ->
    [kronos] Kronos acts.
    [move] { $seat } moves their god.
    [column] { $seat } chooses a column.
    [act] { $seat } performs { $column }.
    [recruit] { $seat } may recruit.
   *[other] Turn of { $seat }.
} { $rolled ->
    [yes] Rolled: { $die }.
   *[no] { "" }
}
pantheum-say-over = The match is over after { $round } rounds.
pantheum-say-row = { $t0 } | { $t1 } | { $t2 } | { $t3 }
pantheum-say-tile = { $tile } ({ $points }) { $holds }{ $blight ->
    [0] { "" }
   *[other] , { $blight } blight
}
pantheum-say-tile-god = { $tile } ({ $points }) { $holds }{ $blight ->
    [0] { "" }
   *[other] , { $blight } blight
}, { $god }
pantheum-say-pit = { $favor ->
    [yes] Pit, favor lost
   *[no] Pit
}
pantheum-say-locked = { $landscape } of { $seat }
pantheum-say-empty = empty
pantheum-say-landscape = { $count } { $landscape }
pantheum-say-range = In range: { $tiles }.
pantheum-say-supplies = Favor left: { $favor } of { $total }. Landscapes left: { $landscapes }.
pantheum-say-seat = { $seat } ({ $god }{ $on ->
    [yes] {" "}on { $tile }
   *[no] , not on the board yet
}): { $elements }. { $tally }.
pantheum-say-column = { $column }: { $cards }
pantheum-outlook-range = Your plan in range: { $tiles }.
pantheum-outlook-best = Your plan wants most of all { $tiles }.
pantheum-outlook-lock = Your plan: { $tiles }.
pantheum-outlook-none = { $where ->
    [range] In range no points can come from your plan any more.
   *[board] No points can come from your plan any more.
}
pantheum-outlook-tile = { $tile } { $landscape } ({ $points })
pantheum-outlook-match = { $points ->
    [0] nothing
    [one] 1 point more
   *[other] { $points } points more
} for { $tile }
pantheum-outlook-miss = nothing for { $tile }, where it wants a { $landscape ->
    [none] Pit
   *[other] { $landscape }
}
pantheum-say-card = { $card } ({ $power }){ $stored ->
    [0] { "" }
   *[other] {" "}with { $stored } stored
}
pantheum-say-stack = { $epic ->
    [yes] Epic: { $card }
   *[no] { $card }
} ({ $color }, power { $power }, costs { $elements }){ $more ->
    [0] { "" }
   *[other] {" "}+{ $more } below
}: { $does }
pantheum-say-deck = Cards in the deck: { $count }.
pantheum-say-kronos = Kronos is on { $tile }; { $deck } cards in his deck.
pantheum-say-kronos-card = Card { $number }, { $count } blight to fall. { $text }
pantheum-say-plan = Your Divine Plan, { $points ->
    [one] 1 point
   *[other] { $points } points
} so far:
pantheum-say-plan-goal = Each landscape that lies where your plan shows it scores the number of its tile, whoever locks it. That is the number in brackets. Your own board pictures show the plan small on every open tile.
pantheum-say-plan-of = Divine Plan of { $seat }, { $points ->
    [one] 1 point
   *[other] { $points } points
}:
pantheum-say-plan-row = { $t0 } | { $t1 } | { $t2 } | { $t3 }
pantheum-say-wanted = { $tile } { $landscape ->
    [F] forest ({ $points })
    [M] mountain ({ $points })
    [W] river ({ $points })
   *[X] Pit
}{ $state ->
    [match] {" "}✓
    [miss] {" "}✗
   *[open] { "" }
}

## Rules in short

pantheum-topic-goal = Goal
pantheum-topic-goal-body =
    Shape the land the way your secret Divine Plan wants it, lock tiles under your own icon, and gather demigods. When the last favor token is placed, that player ends the turn and the points are counted. Most points win.
    
    Favor tokens: { $two } with two players, { $three } with three, { $four } with four, { $solo } alone.
pantheum-topic-words = Words and symbols
pantheum-topic-words-body =
    Element: a leaf (green), a flame (red) or a drop (blue); “any element” is one of your choice.
    Satchel: the elements you hold. It has no limit.
    Bank: the common supply. It never runs out.
    Points: what the number on a tile, a plan or a card is worth at the end. A desert has 0, a farm 1, a city 2, a temple 3.
    Laurel: a player’s points so far without the plan. What the plan adds stands beside it: a number on your own board, “+?” where you cannot know it.
    Pit: a hole. Gods may stand there; it takes no elements.
    Blight: Kronos’ tokens, in solo only.
pantheum-topic-turn = Your turn
pantheum-topic-turn-body =
    1. The die rolls and gives you two elements.
    2. Your god moves to any other tile without a god. Landscapes and Pits are fine.
    3. You perform one column: its action, which you must do, and the abilities of your demigods there, in any order.
    4. You may recruit one demigod.
    
    A column is offered only if its action can be done.
pantheum-topic-range = Range
pantheum-topic-range-body =
    Everything happens in range of your god: its own tile and the up to eight tiles around it. A tile with another god on it is never in your range. Range follows your god at once when it moves in mid-turn.
pantheum-topic-place = Place
pantheum-topic-place-body =
    Put one element from your satchel on a tile in range. A tile holds one kind of element only, and any number of it. Pits and landscapes take none. If it fits nowhere, the element goes back to the bank.
pantheum-topic-shift = Shift
pantheum-topic-shift-body =
    Pay { $shift ->
        [one] one element
       *[other] { $shift } elements
    } of any kind, then move one element from a tile in range to another tile in range that takes it.
pantheum-topic-lock = Lock
pantheum-topic-lock-body =
    Pay { $lock } elements of any kind. A tile in range with { $full } or more elements is full: it becomes the matching landscape (leaf: forest, flame: mountain, drop: river) under a favor token with your icon. It never changes again. There are { $tiles } tiles of each landscape.
pantheum-topic-recruit = Recruit
pantheum-topic-recruit-body =
    Once a turn, pay a card’s elements and add it to the column of its color: green to Place, red to Shift, blue to Lock. Colorless ones go to a column of your choice, for good. { $stacks } stacks lie open; a drawn card equal to an open one goes on top of it. You never own two of a name. Under each epic lies a second one.
pantheum-topic-abilities = Demigods
pantheum-topic-abilities-body =
    While you perform a column, each demigod in it may be used once, before or after the action. If what you did makes the action impossible, the column is taken back. What a die decided stays.
pantheum-topic-pandora = Pandora
pantheum-topic-pandora-body =
    You recruit Pandora into a column of another player. Whenever that player performs it, everybody else gains an element of their choice, before anything else happens.
pantheum-topic-scoring = Scoring
pantheum-topic-scoring-body =
    Divine Plan: the points of every tile whose landscape is the one your plan wants there, whoever locked it.
    Favor: the points of every tile with your icon.
    Strongest demigods: of each of your columns the power of the strongest demigod there.
    Bonuses: what your demigods say.
    
    Ties: more landscapes that fit the plan, then more power among all demigods you recruited, then a shared win.
pantheum-topic-solo = Alone against Kronos
pantheum-topic-solo-body =
    Kronos acts first, then you in turn. He draws a card, rolls, moves, spreads blight around him and uses his ability; you make his choices. Meeting your god sends him to the first Pit and ends his turn.
    
    Blight number { $pit } on a tile turns it into a Pit and takes a favor token. Your shifts and removals work on blight too, and locking clears it. What would let others gain gives Kronos a blight instead. Each blight on a Pit costs a point. { $best } points are a full victory.
pantheum-topic-gods = Gods
pantheum-topic-gods-body =
    Ares, Aphrodite, Athena and Poseidon differ in looks only. Gods start off the board, never share a tile, and must go to a different tile every turn. The tile under your god is safe from the others.

## What cards do, for a line of a menu

pantheum-brief-palamedes = Roll the die and place both elements on tiles in range
pantheum-brief-bellerophon = Shift an element from a tile in range worth points, free of charge
pantheum-brief-ariadne = Put one of your demigods under the deck and gain its cost
pantheum-brief-autolycus = In a turn with this column you recruit for 1 element less
pantheum-brief-psyche = Store an element of your satchel here: 1 point each at the end
pantheum-brief-castor = Use the ability of one of your demigods in another column
pantheum-brief-pandora = Goes to another player: at each use of that column, everyone else gains an element
pantheum-brief-heracles = Place 1 leaf, 1 flame and 1 drop on tiles in range
pantheum-brief-circe = One or both: exchange tiles with another god; place any element in range
pantheum-brief-minos = Shift an element in range, free of charge, past other gods

## Why something is not offered

pantheum-why-god = another god stands there
pantheum-why-leave = your god stands there and has to move on
pantheum-why-far = out of your god’s range
pantheum-why-not-own = not your own god’s tile, this ability says
pantheum-why-own-tile = only what lies under your own god, this ability says
pantheum-why-part-done = done already
pantheum-why-part-idle = there is nothing it could do now
pantheum-why-worth = worth no points, and this ability is for tiles that are
pantheum-why-holds = it takes no such element ({ $holds })
pantheum-why-empty = no element is there
pantheum-why-stays = what lies there fits nowhere else in range
pantheum-why-there = it lies there already
pantheum-why-landscapes = no { $landscape } tile is left
pantheum-why-full = full from { $need } elements on; { $have ->
    [one] there is 1
   *[other] there are { $have }
}
pantheum-why-not-held = your satchel has none
pantheum-why-nowhere = no tile in range takes it
pantheum-why-satchel = your satchel is empty
pantheum-why-pay = its action costs { $count ->
    [one] 1 element
   *[other] { $count } elements
}, and your satchel has fewer
pantheum-why-shift-target = nothing in range can be shifted
pantheum-why-lock-target = no tile in range is full, or there is no landscape left for it
pantheum-why-acted = the action is done; it comes once
pantheum-why-passive = it works by itself
pantheum-why-used = used in this turn already
pantheum-why-die = a die must not decide whether the action can be done: the action comes first
pantheum-why-idle = there is nothing it could do now
pantheum-why-first = the action has to be done first
pantheum-why-own-column = it is in the column that you perform
pantheum-why-never = abilities like this one cannot be copied
pantheum-why-twin = the one you recruited is still in play
pantheum-why-cost = costs { $cost }; { $count ->
    [0] your satchel is empty
   *[other] you hold { $held }
}
pantheum-why-favor = no favor token is left
pantheum-why-held = you hold { $held }
pantheum-why-blightless = no blight lies there
pantheum-why-absent = this god is not on the board
pantheum-why-cost-none = the price has no such element ({ $cost })
pantheum-why-cost-rest = you could not pay the rest of { $cost }; you hold { $held }
pantheum-why-own-god = your god stands there
pantheum-why-no-blight = this card lets none fall there, seen from Kronos on { $tile }
pantheum-why-epic = Kronos takes from the market, and epic demigods lie beside it

## Lessons: what a newcomer is told the first time a kind of question comes: what is asked, why it matters, where to look

pantheum-lesson-move = You choose the tile your god walks to, any one without a god; a Pit, which takes no elements, is allowed too. Everything you do this turn happens there and on the tiles around it. Look for nearly full tiles next to a number, or empty ones that your plan values; in a match alone also for blight: too much of it makes a tile a Pit.
pantheum-lesson-column = You choose which column of your board works this turn: its action must be done, and the demigods in it may help. Place brings elements onto the land, Shift moves them, Lock turns a full tile into a landscape that is yours. Look at your own panel: the three bars are your columns, and the counts above them your satchel, from which Shift and Lock are paid.
pantheum-lesson-act = You choose what comes next in this column: its action, or the ability of one of its demigods. The order is yours, but the action must be done before the column ends. Look at the numbers on your own board: they lie on what can be used now.
pantheum-lesson-element = You choose the element that is put down. Its color decides which landscape the tile can become: leaves a forest, flames a mountain, drops a river. Compare the tiles around your god with your plan, which the button to it shows.
pantheum-lesson-tile = You choose the tile it lands on; a tile takes one color only. A tile with enough of it is full and can be locked, by you or by somebody else. Look at the three small circles on each numbered tile: they show how near it is.
pantheum-lesson-from = You choose what is moved. Shifting fills a tile that you want, or breaks up what somebody else builds. Look which numbered tile has an element that would count more next door.
pantheum-lesson-to = You choose where it goes: a tile that is empty or has that color already. The best place is often one that becomes full by it. Look at the circles of the numbered tiles.
pantheum-lesson-pay = You choose which elements from your satchel are paid. What is left is what you can place and recruit with. Look at the three counts in your panel, and keep the color that your plan needs.
pantheum-lesson-lock = You choose the full tile that becomes a landscape under your favor token, for good. Its points are yours, and it pays once more where your plan wants just that landscape. Look at the number in the corner of each tile, and at the favor left: the last one ends the match.
pantheum-lesson-remove = You choose what is taken away. That can undo a tile somebody is about to lock, or clear it for another color. Look for tiles with two circles filled.
pantheum-lesson-sell = You choose which of your demigods leaves for its price in elements. Its ability and its power are gone from your board. Look at the columns in your panel for the one you use least.
pantheum-lesson-copy = You choose whose ability is used once more. Only demigods in your other columns can be copied. Look at the numbers on your own cards, and think which of them does most from where your god stands.
pantheum-lesson-move-god = An ability moves your god, and you choose where to. Range goes with it at once, so the rest of this column happens there. Look at what lies around each number.
pantheum-lesson-swap = You choose the god that yours trades places with. Both of you have another range from then on. Look at the tiles around that god.
pantheum-lesson-gain = You choose the element you gain. It goes into your satchel, to be placed or paid later. Look at which color the tiles near your god still take.
pantheum-lesson-store = You choose an element from your satchel to keep on this card for good. It is worth points at the end, but cannot be placed or paid any more. Look at your satchel for a color you have no use for.
pantheum-lesson-part = This demigod can do two things, and you choose which comes first. You may do both, in either order, or stop after one. Look at what each would change near your god before you begin.
pantheum-lesson-pandora = Somebody performs a column with Pandora in it, so everybody else gains an element: you choose yours. It is free and goes into your satchel. Look at your panel for the color you are short of.
pantheum-lesson-recruit = You choose a demigod to buy with elements from your satchel, or nobody. It helps whenever you perform its column, and its power counts at the end. Look at the row of cards below the land: the color says which column, the elements what it costs.
pantheum-lesson-seat = You choose whose board Pandora goes to. Whenever that player performs her column, everybody else gains an element. Look at the panels for whoever leads.
pantheum-lesson-home = This card has no color, so you choose its column, for good. Its ability works only when you perform that column. Look at your panel for the column you perform most.
pantheum-lesson-drop = The price is lower this turn, and you choose which element you keep. What you keep can be placed or paid next time. Look at your satchel for the color you have least of.
pantheum-lesson-blight = Kronos spreads blight, and you choose where the next one falls. Too many on one tile turn it into a Pit, which takes no elements, and take a favor token with it. Look at the blight that lies on each numbered tile already.
pantheum-lesson-lose = Kronos takes an element from you, and you choose which. What is left must pay for your next turn. Look at your satchel for the color you have most of.
pantheum-lesson-discard = Kronos takes a card off the market, and you choose which. It goes under the deck and will not be back soon. Look at the row of cards for the one you want least.
