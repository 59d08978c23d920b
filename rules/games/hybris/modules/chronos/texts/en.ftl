## Names

hybris-module-chronos = Chronos
hybris-option-modules-chronos = Chronos
hybris-module-printed = Printed numbering
hybris-module-spaces = Shared Locations
hybris-module-gentle = Gentle
hybris-module-harsh = Harsh
hybris-option-difficulty = Chronos: difficulty
hybris-option-difficulty-none = Normal
hybris-option-difficulty-gentle = Gentle: more Aegis, and VP for tiles
hybris-option-difficulty-harsh = Harsh: less Aegis, and Chronos begins ahead
hybris-option-numbering = Chronos: numbers of Gonos and Kratos
hybris-option-numbering-none = Gonos 4, Kratos 5
hybris-option-numbering-printed = Kratos 4, Gonos 5
hybris-option-exclusion = Chronos: where others' characters stand
hybris-option-exclusion-none = The whole Location is closed
hybris-option-exclusion-spaces = Only their spaces are closed
hybris-kind-concept = Concept
hybris-kind-concept-card = Concept card
hybris-kind-avatar = Avatar
hybris-name-chronos = Chronos
hybris-name-apollo = Apollo
hybris-name-artemis = Artemis
hybris-name-PRC4 = Chronos (Avatars of Time)
hybris-name-kronos = Kronos
hybris-name-kairos = Kairos
hybris-name-aeon = Aeon
hybris-name-V01 = Temporal Multiplication
hybris-name-V02 = Annexation
hybris-name-V03 = Reaping Arc
hybris-name-V04 = Frozen Second
hybris-name-V05 = Devoured Heir
hybris-name-V06 = Sand Storm
hybris-name-V07 = Stolen Hour
hybris-name-V08 = Encirclement
hybris-name-V09 = Long Shadow
hybris-name-V10 = Broken Dial
hybris-name-V11 = Old Grudge
hybris-name-V12 = Weight of Ages
hybris-name-V13 = Siphon
hybris-name-V14 = Dread Choir
hybris-name-V15 = Mass Panic
hybris-name-V16 = Rusted Chain
hybris-name-V17 = Gathering Wrath
hybris-name-V18 = Unravelling
hybris-name-V19 = Lead Sky
hybris-name-V20 = Repeat Strike
hybris-name-V21 = Ambush
hybris-name-V22 = Collapse
hybris-name-V23 = Sealed Road
hybris-name-V24 = Twin Hands
hybris-name-V25 = Faltering Tick
hybris-name-V26 = Hollow Roar
hybris-name-A1 = Shard of Ouranos
hybris-name-A2 = First Sickle
hybris-name-A3 = Omphalos Stone
hybris-name-A4 = Seed of Gaia
hybris-name-A5 = Loom of Ananke
hybris-name-anthropos = Anthropos
hybris-name-cosmos = Cosmos
hybris-name-gonos = Gonos
hybris-name-temnein = Temnein
hybris-name-ananke = Ananke
hybris-name-kratos = Kratos
hybris-name-N01 = Armory of Phlegyas
hybris-name-N02 = Armory of the Lapiths
hybris-name-N03 = Armory of the Pious
hybris-name-N04 = Armory of the Orphans
hybris-name-N05 = Armory of the Free
hybris-name-N06 = Exodus of Phlegyas
hybris-name-N07 = Exodus of the Lapiths
hybris-name-N08 = Exodus of the Pious
hybris-name-N09 = Exodus of the Orphans
hybris-name-N10 = Exodus of the Free
hybris-name-N11 = Census of Phlegyas
hybris-name-N12 = Census of the Lapiths
hybris-name-N13 = Census of the Pious
hybris-name-N14 = Census of the Orphans
hybris-name-N15 = Census of the Free
hybris-name-N16 = Revolt of Phlegyas
hybris-name-N17 = Revolt of the Lapiths
hybris-name-N18 = Revolt of the Pious
hybris-name-N19 = Revolt of the Orphans
hybris-name-N20 = Revolt of the Free
hybris-name-N21 = Hymn of Phlegyas
hybris-name-N22 = Hymn of the Lapiths
hybris-name-N23 = Hymn of the Pious
hybris-name-N24 = Hymn of the Orphans
hybris-name-N25 = Hymn of the Free
hybris-name-N26 = Famine of Phlegyas
hybris-name-N27 = Famine of the Lapiths
hybris-name-N28 = Famine of the Pious
hybris-name-N29 = Famine of the Orphans
hybris-name-N30 = Famine of the Free
hybris-name-N31 = Oath of Phlegyas
hybris-name-N32 = Oath of the Lapiths
hybris-name-N33 = Oath of the Pious
hybris-name-N34 = Oath of the Orphans
hybris-name-N35 = Oath of the Free
hybris-name-N36 = Festival of Phlegyas
hybris-name-N37 = Festival of the Lapiths
hybris-name-N38 = Festival of the Pious
hybris-name-N39 = Festival of the Orphans
hybris-name-N40 = Festival of the Free
hybris-name-Q01 = Eclipse of Hyperion
hybris-name-Q02 = Eclipse of the Titans
hybris-name-Q03 = Eclipse of Silence
hybris-name-Q04 = Eclipse of Ouranos
hybris-name-Q05 = Eclipse of Dust
hybris-name-Q06 = Orbit of Hyperion
hybris-name-Q07 = Orbit of the Titans
hybris-name-Q08 = Orbit of Silence
hybris-name-Q09 = Orbit of Ouranos
hybris-name-Q10 = Orbit of Dust
hybris-name-Q11 = Constellation of Hyperion
hybris-name-Q12 = Constellation of the Titans
hybris-name-Q13 = Constellation of Silence
hybris-name-Q14 = Constellation of Ouranos
hybris-name-Q15 = Constellation of Dust
hybris-name-Q16 = Comet of Hyperion
hybris-name-Q17 = Comet of the Titans
hybris-name-Q18 = Comet of Silence
hybris-name-Q19 = Comet of Ouranos
hybris-name-Q20 = Comet of Dust
hybris-name-Q21 = Void of Hyperion
hybris-name-Q22 = Void of the Titans
hybris-name-Q23 = Void of Silence
hybris-name-Q24 = Void of Ouranos
hybris-name-Q25 = Void of Dust
hybris-name-Q26 = Meteor of Hyperion
hybris-name-Q27 = Meteor of the Titans
hybris-name-Q28 = Meteor of Silence
hybris-name-Q29 = Meteor of Ouranos
hybris-name-Q30 = Meteor of Dust
hybris-name-Q31 = Aurora of Hyperion
hybris-name-Q32 = Aurora of the Titans
hybris-name-Q33 = Aurora of Silence
hybris-name-Q34 = Aurora of Ouranos
hybris-name-Q35 = Aurora of Dust
hybris-name-Q36 = Zenith of Hyperion
hybris-name-Q37 = Zenith of the Titans
hybris-name-Q38 = Zenith of Silence
hybris-name-Q39 = Zenith of Ouranos
hybris-name-Q40 = Zenith of Dust
hybris-name-J01 = Gene of Knowledge
hybris-name-J02 = Gene of the Primordials
hybris-name-J03 = Gene of the Cyclopes
hybris-name-J04 = Gene of Rust
hybris-name-J05 = Gene of Plenty
hybris-name-J06 = Cult of Knowledge
hybris-name-J07 = Cult of the Primordials
hybris-name-J08 = Cult of the Cyclopes
hybris-name-J09 = Cult of Rust
hybris-name-J10 = Cult of Plenty
hybris-name-J11 = Foundry of Knowledge
hybris-name-J12 = Foundry of the Primordials
hybris-name-J13 = Foundry of the Cyclopes
hybris-name-J14 = Foundry of Rust
hybris-name-J15 = Foundry of Plenty
hybris-name-J16 = Seed of Knowledge
hybris-name-J17 = Seed of the Primordials
hybris-name-J18 = Seed of the Cyclopes
hybris-name-J19 = Seed of Rust
hybris-name-J20 = Seed of Plenty
hybris-name-J21 = Furnace of Knowledge
hybris-name-J22 = Furnace of the Primordials
hybris-name-J23 = Furnace of the Cyclopes
hybris-name-J24 = Furnace of Rust
hybris-name-J25 = Furnace of Plenty
hybris-name-J26 = Alloy of Knowledge
hybris-name-J27 = Alloy of the Primordials
hybris-name-J28 = Alloy of the Cyclopes
hybris-name-J29 = Alloy of Rust
hybris-name-J30 = Alloy of Plenty
hybris-name-J31 = Relic of Knowledge
hybris-name-J32 = Relic of the Primordials
hybris-name-J33 = Relic of the Cyclopes
hybris-name-J34 = Relic of Rust
hybris-name-J35 = Relic of Plenty
hybris-name-J36 = Machine of Knowledge
hybris-name-J37 = Machine of the Primordials
hybris-name-J38 = Machine of the Cyclopes
hybris-name-J39 = Machine of Rust
hybris-name-J40 = Machine of Plenty
hybris-name-W01 = Hourglass of Aeon
hybris-name-W02 = Hourglass of the First Age
hybris-name-W03 = Hourglass of Regret
hybris-name-W04 = Hourglass of the Moirai
hybris-name-W05 = Hourglass of Sand
hybris-name-W06 = Sickle of Aeon
hybris-name-W07 = Sickle of the First Age
hybris-name-W08 = Sickle of Regret
hybris-name-W09 = Sickle of the Moirai
hybris-name-W10 = Sickle of Sand
hybris-name-W11 = Eternity of Aeon
hybris-name-W12 = Eternity of the First Age
hybris-name-W13 = Eternity of Regret
hybris-name-W14 = Eternity of the Moirai
hybris-name-W15 = Eternity of Sand
hybris-name-W16 = Instant of Aeon
hybris-name-W17 = Instant of the First Age
hybris-name-W18 = Instant of Regret
hybris-name-W19 = Instant of the Moirai
hybris-name-W20 = Instant of Sand
hybris-name-W21 = Echo of Aeon
hybris-name-W22 = Echo of the First Age
hybris-name-W23 = Echo of Regret
hybris-name-W24 = Echo of the Moirai
hybris-name-W25 = Echo of Sand
hybris-name-W26 = Prophecy of Aeon
hybris-name-W27 = Prophecy of the First Age
hybris-name-W28 = Prophecy of Regret
hybris-name-W29 = Prophecy of the Moirai
hybris-name-W30 = Prophecy of Sand
hybris-name-W31 = Delay of Aeon
hybris-name-W32 = Delay of the First Age
hybris-name-W33 = Delay of Regret
hybris-name-W34 = Delay of the Moirai
hybris-name-W35 = Delay of Sand
hybris-name-W36 = Return of Aeon
hybris-name-W37 = Return of the First Age
hybris-name-W38 = Return of Regret
hybris-name-W39 = Return of the Moirai
hybris-name-W40 = Return of Sand

## What things do

hybris-does-chronos-gain = Chronos gains { $what ->
    [vp] { $count } VP
    [aegis] { $count } Aegis
    [believer] { $count ->
        [one] 1 Believer
       *[other] { $count } Believers
    }
   *[prayer] { $count ->
        [one] 1 Prayer
       *[other] { $count } Prayers
    }
}
hybris-does-chain-break = break { $count ->
    [one] a Chain
   *[other] { $count } Chains
} of { $where ->
    [any] any Concept
   *[other] { $place }
}
hybris-does-chain-add = add { $count ->
    [one] a Chain
   *[other] { $count } Chains
} to { $where ->
    [any] any Concept
   *[other] { $place }
}
hybris-does-intensity = { $place }: { $way ->
    [up] +{ $count } Intensity
   *[down] −{ $count } Intensity
}
hybris-does-block = block { $count ->
    [one] { $where ->
        [empty] an empty space
       *[other] a space: { $place }
    }
   *[other] { $count } spaces
}
hybris-does-unblock = remove { $count ->
    [one] 1 Blocked token
   *[other] { $count } Blocked tokens
}
hybris-does-avatar-move = move { $what ->
    [lowest] the Avatar with the lowest number
   *[other] { $thing }
} to { $where ->
    [any] any City
   *[other] { $place }
}
hybris-does-obliterate = obliterate a { $what ->
    [temple] Temple
   *[technology] made Technology
}
hybris-does-antique = gain an Antique Technology
hybris-does-appoint = together choose a player
hybris-does-make-now = make a Technology of the queue for { $count } Aegis less
hybris-does-free-activation = your next activation in this Age costs nothing
hybris-does-shatter = break every Chain of one Concept of your choice
hybris-does-zone-draw = { $count ->
    [one] 1 card more
   *[other] { $count } cards more
} for the Avatar
hybris-kind-of = { $kind ->
    [olympian] Olympian
    [hero] Hero
   *[prophet] Prophet
}
hybris-concept-card = { $concept }, { $count ->
    [0] any activation may resolve it
   *[other] resolved by: { $bar }
}. { $main }. Desolation: { $desolation }
hybris-condition = { $plus ->
    [yes] +
   *[no] {""}
}{ $count } { $what ->
    [believer] { $count ->
        [one] Believer
       *[other] Believers
    }
    [aegis] Aegis
    [prayer] { $count ->
        [one] Prayer
       *[other] Prayers
    }
    [sparks] { $count ->
        [one] Spark on a track
       *[other] Sparks on the tracks
    }
    [deployed] { $count ->
        [one] deployed Technology
       *[other] deployed Technologies
    }
    [temples] { $count ->
        [one] Temple in the Mortal World
       *[other] Temples in the Mortal World
    }
    [well] { $count ->
        [one] Prayer in the Well
       *[other] Prayers in the Well
    }
   *[vp-each] VP for every player
}{ $per ->
    [yes] {" "}per player
   *[no] {""}
}
hybris-concept = Conditions: { $track }{ $last ->
    [yes] {" "}(only the last open one counts)
   *[no] {""}
}. { $gain }; { $holds ->
    [nothing] it holds nothing
   *[other] when there is no space: { $overflow }
}. Avatar: { $avatar }
hybris-enhancement = Value { $value }. Front: { $front }. Back: { $back }
hybris-side-flips = { $what ->
    [intensity] turned over when { $name } comes to 0 Intensity
    [premonition] turned over when the Premonition deck is empty
   *[coliseum] turned over when the Coliseum deck is empty
}
hybris-side-modifier = when its Pillar is taken: { $way ->
    [up] +{ $count }
   *[down] −{ $count }
} Intensity
hybris-side-immediate = at once: { $says }
hybris-side-cancelled = when you cancel a Contest: { $says }
hybris-side-end-of-age = at the end of an Age: { $says }
hybris-side-vp = Chronos gains { $count } VP more each time
hybris-side-cards = Avatars have { $count ->
    [one] 1 Conflict card
   *[other] { $count } Conflict cards
} more
hybris-avatar = Avatar { $number }. Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}. On the board, each Age: { $board }. In the Mortal World, at the end of an Age: { $damnation }. Beaten: { $reward }

## Questions and options

hybris-ask-chain = { $card }: to which Concept is a Chain added?
hybris-ask-forge = { $card }: which Technology do you make?
hybris-ask-break = A Chain of which Concept breaks?
hybris-ask-shatter = Every Chain of which Concept breaks?
hybris-ask-block = Which space is blocked?
hybris-ask-block-at = Which space is blocked { $place }?
hybris-ask-unblock = Which Blocked token is removed?
hybris-ask-obliterate-temple = Which Temple is obliterated?
hybris-ask-obliterate-technology = Which Technology is obliterated?
hybris-ask-time = Chronos's turn on { $concept }: together you do not have what it asks for, { $demands }. What happens?
hybris-option-time-card = Resolve { $card }
hybris-option-time-gain = { $gain }
hybris-option-time-avatar = { $avatar } moves to a City
hybris-hint-time-gain = { $spaces ->
    [0] {""}
   *[other] he holds { $held } of { $spaces } there;{" "}
}the card stays, in the next Age its Desolation: { $desolation }
hybris-hint-time-gain-brief = { $spaces ->
    [0] {""}
   *[other] he has { $held } of { $spaces };{" "}
}next Age: { $desolation }
hybris-hint-time-avatar = at the end of each Age there: { $harm }
hybris-pillar-chain = { $chains ->
    [0] { $concept } has no Chain, Chronos scores { $number } VP
   *[other] a Chain of { $concept } breaks
}
hybris-pillar-intensity = { $way ->
    [none] { $concept } stays as it is
    [up] { $concept }, { $count } Intensity more
   *[down] { $concept }, { $count } Intensity less
}
hybris-rival = { $avatar }, unless { $who ->
    [self] you discard
   *[others] the others discard
} cards of { $count } Strength
hybris-hint-pass = first { $card }: { $main }
hybris-hint-pass-brief = first { $card } is resolved
hybris-why-avatar = { $avatar } stands there
hybris-why-sent = it stands in { $city }
hybris-why-no-city = every City is blocked or holds an Avatar
hybris-why-no-chain = no Chain is left there
hybris-why-all-chains = all of its Chains are there
hybris-warn-avatar = { $avatar } is there: a Combat (Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}), no Prophet can enter
hybris-ask-wield = { $card } ({ $effect }): whom does it concern?
hybris-ask-focus = On which Concept does your token lie? There it is your turn in this Age.
hybris-option-focus = { $concept } ({ $number })
hybris-hint-focus = { $kind ->
    [chained] when you pass, Chronos gains there
   *[enhancement] when you pass, its Intensity changes again
}
hybris-ask-heed = { $card } lies on your Concept and has no bar. Do you resolve it before { $character } acts?
hybris-option-heed = Resolve it
hybris-option-no-heed = Leave it
hybris-ask-march = To which City does { $avatar } move?
hybris-ask-cancel = { $avatar } (Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}) contests { $tile } ({ $vp } VP) in { $city }, which { $seat } deploys with { $character }{ $kind ->
    [prophet] , who would flee
   *[other] {""}
}. Do you cancel that?
hybris-option-cancel = Discard Conflict cards with { $count } Strength together
hybris-option-let = Let { $avatar } come
hybris-cost-strength = Conflict cards with { $count } Strength together
hybris-ask-antique = Which Antique Technology do you take?
hybris-ask-bearer = Who gets { $tile }?
hybris-option-antique = { $tile }
hybris-ask-appoint = Which of you does it concern ({ $effect })?
hybris-ask-caused = { $cause }: { $question }
hybris-cause-descent = Descent, as the Primordial that rose is of its sign
hybris-option-concept = { $concept } ({ $number }): { $chains ->
    [0] no Chain left
    [one] 1 Chain left
   *[other] { $chains } Chains left
}
hybris-option-space = { $place }: { $bonus }
hybris-option-there = { $space } (there: { $there })
hybris-option-temples = { $city }: { $seats }
hybris-option-obliterate = { $tile }
hybris-hint-obliterate = { $seat }; { $hint }

## What happens

hybris-event-chronos-vp = Chronos gains { $count } VP: { $vp }.
hybris-event-chronos-gained = Chronos gains { $amount }: { $held } on { $concept }.
hybris-event-chronos-full = { $concept } is full: { $amount } go back, and its effect comes.
hybris-event-chain-broken = A Chain of { $concept } breaks: { $chains ->
    [0] none is left
    [one] 1 is left
   *[other] { $chains } are left
}.
hybris-event-chain-added = A Chain is added to { $concept }: { $chains } now.
hybris-event-no-chain = No Chain is left on { $concept }.
hybris-event-intensity = { $concept }: { $way ->
    [up] { $count } Intensity more
   *[down] { $count } Intensity less
}, { $intensity } now.
hybris-event-tile-flipped = The tile of { $concept } is turned over.
hybris-event-concept-card = { $concept }: { $card } is turned up.
hybris-event-desolation = Desolation of { $concept }: { $card }.
hybris-event-avatar-brings = { $avatar } is on the Chronos board.
hybris-event-focus = { $seat } focuses on { $concept } ({ $number }).
hybris-event-time-met = You meet what { $concept } asks for: Chronos does nothing.
hybris-event-time = Chronos's turn on { $concept }: what it asks for is not met.
hybris-event-concept-resolved = { $seat } resolves { $card }.
hybris-event-damnation = Damnation of { $avatar }.
hybris-event-avatar-moved = { $avatar } moves to { $city }.
hybris-event-avatar-contests = { $avatar } comes to { $city } and contests the deployment.
hybris-event-avatar-kept = { $avatar } cannot move there: a Chain breaks instead.
hybris-event-avatar-home = { $avatar } goes back to the Chronos board.
hybris-event-contest-cancelled = The Contest of { $avatar } is cancelled.
hybris-event-antique = { $seat } gets { $tile }.
hybris-event-obliterated = { $what } leaves the game.
hybris-event-blocked = { $space ->
    [none] { $place } is blocked.
    [D] The dotted space of { $place } is blocked.
   *[other] Space { $space } of { $place } is blocked.
}
hybris-event-unblocked = { $space ->
    [none] { $place } is open again.
    [D] The dotted space of { $place } is open again.
   *[other] Space { $space } of { $place } is open again.
}
hybris-event-temple-gone = The Temple of { $seat } in { $city } leaves the game.
hybris-event-free-activation = The next activation of { $seat } in this Age costs nothing.
hybris-deed-chronos-vp = Chronos gains { $count } VP ({ $vp } now)
hybris-deed-milled = { $count ->
    [one] 1 card
   *[other] { $count } cards
} of { $deck ->
    [coliseum] the Coliseum deck
   *[premonition] the Premonition deck
} { $count ->
    [one] is
   *[other] are
} milled ({ $left } left)
hybris-deed-chain-broken = a Chain of { $concept } breaks
hybris-deed-chain-added = a Chain is added to { $concept }
hybris-deed-tile-flipped = the tile of { $concept } is turned over
hybris-deed-blocked = { $place } is blocked
hybris-deed-avatar-moved = { $avatar } moves to { $city }
hybris-deed-avatar-home = { $avatar } is back on the board
hybris-deed-contest-cancelled = the Contest of { $avatar } is cancelled
hybris-deed-temple-gone = a Temple in { $city } is obliterated
hybris-end-all-above = Each of you has more VP than Chronos ({ $vp }): a complete victory.
hybris-end-some-above = Some of you have more VP than Chronos ({ $vp }): a partial victory.
hybris-end-none-above = None of you has more VP than Chronos ({ $vp }).
hybris-end-all-tiles = All tiles of all Olympians are unlocked: a complete victory.
hybris-end-deserted = Nobody is left to stop Chronos.
hybris-end-chains = All Chains are broken: Chronos is free.

## What somebody is to do

hybris-errand-council = decide together
hybris-errand-council-last = say the last word
hybris-errand-council-split = decide who gives how much
hybris-errand-council-share = give your share
hybris-errand-council-change = decide together
hybris-errand-focus = choose a Concept
hybris-errand-heed = decide about the card
hybris-errand-chain = choose a Concept
hybris-errand-forge = choose a Technology of the queue

## Lessons

hybris-lesson-council = This concerns all of you. Anybody may propose, and whoever says the same agrees. As soon as more than half are for it, it is done.
hybris-lesson-council-last = You have not agreed. Each has a last word among what was proposed. What most are for is done; of equals one is drawn.
hybris-lesson-council-split = The price is paid by all of you together. Say who gives how much of it; one may give all. As soon as more than half are for it, each is asked for the own share.
hybris-lesson-council-share = This is your share of the price. You may refuse it: then you talk about it again.
hybris-lesson-council-change = You may take back what you have said until it is settled.
hybris-lesson-focus = You have the use of both Pillars, but your token lies on one Concept only. There it is your turn in this Age, on all others it is that of Chronos.
hybris-lesson-heed = The card on your Concept has no bar, so you choose whether it is resolved. Resolved, it leaves the game. What still lies there in the next Age brings its Desolation.
hybris-lesson-chain = A Chain closes the icon that came open last, so that Chronos asks for less. No Chain can be added where none is left, or where there are five.
hybris-lesson-forge = You make a Technology of yours from the queue at once, and pay less for it than at the Forge.

## The position in words

hybris-say-chronos = Chronos: { $vp } VP; { $chains ->
    [one] 1 Chain holds
   *[other] { $chains } Chains hold
} him.
hybris-say-concept = { $number } { $name }, { $focus ->
    [none] Chronos
   *[seat] { $seat }
}: { $chains ->
    [one] 1 Chain
   *[other] { $chains } Chains
}; asks for { $demands }{ $resource ->
    [nothing] {""}
   *[other] {"; "}holds { $held } of { $spaces }
}; { $shown ->
    [yes] face up: { $card }
   *[no] no card face up
}.
hybris-demand = { $needed } { $what ->
    [believer] { $needed ->
        [one] Believer
       *[other] Believers
    }
    [aegis] Aegis
    [prayer] { $needed ->
        [one] Prayer
       *[other] Prayers
    }
    [sparks] { $needed ->
        [one] Spark
       *[other] Sparks
    }
    [deployed] { $needed ->
        [one] deployed Technology
       *[other] deployed Technologies
    }
    [temples] { $needed ->
        [one] Temple
       *[other] Temples
    }
    [well] { $needed ->
        [one] Prayer in the Well
       *[other] Prayers in the Well
    }
   *[vp-each] VP each
} (you have { $owned })
hybris-say-enhancement = { $number } { $name }, { $focus ->
    [none] Chronos
   *[seat] { $seat }
}: Intensity { $intensity }, { $side ->
    [back] turned over
   *[front] front up
}.
hybris-say-avatar = { $name } is { $at ->
    [board] on the Chronos board
   *[city] in { $city }
}.
hybris-say-blocked = Blocked: { $spaces }.
hybris-say-space = { $place }, { $space ->
    [D] dotted space
   *[other] space { $space }
}
hybris-say-antiques = Antique Technologies nobody has: { $tiles }.

## Rules

hybris-about-together = All of you play together against Chronos, who breaks his Chains, sends Avatars and gathers points. Have more Victory Points than he after the last Age, and keep a Chain whole till then.
hybris-topic-goal-together = You win together: after { $ages } Ages with more Victory Points than Chronos, in full if each of you has more. He wins at once when his last Chain breaks. Points come from Technologies deployed in Cities, Temples, Premonitions, Combats, conversions and unlocked tiles. If all of you empty all of their tiles, you win at once.
hybris-topic-age-together = First the cards that lie on Concepts bring their Desolation, and Avatars on the board what they bring. Then each of you takes a Divine Pillar, the one with most Greatness first, and with it a Concept. Then all plan in secret, and a card comes up on each of four Concepts. Then Concept after Concept is played, yours by you and the others by Chronos, until all of you have passed. Then the Age ends, with Avatars and the tiles of Chronos last.
hybris-topic-turn-together = Activate one character or pass. An Olympian costs { $olympian } Aegis, a Hero { $hero }, a Prophet { $prophet }. Before that the card on your Concept is resolved if its bar shows that kind; without a bar you may. The character goes to its place, gains the bonus there, takes a space with its bonus and may do one action. When you pass, the card on your Concept is resolved, then your Pillar: first for you, then for the others. In your turn you may complete Premonitions.
hybris-topic-end-together = After the last Age only Victory Points on the track count: nothing is added for Greatness or for what is left. Whoever has more than Chronos has beaten him; equal is not enough.
hybris-topic-chronos = Module Chronos
hybris-topic-chronos-body = You play together against Chronos. He wins at once when all { $chains } Chains are broken, and after the last Age when he has more VP than each of you. You win in part when at least one of you is above him, in full when all of you are, or at once when all tiles of all Olympians are unlocked. Nobody fights or contests another player, and no character goes where another player's stands. What concerns all of you is decided together: anybody may propose, more than half settle it, and what is still open is drawn.
hybris-topic-concepts = Concepts of Chronos
hybris-topic-concepts-body = The order of play is that of the Concepts: { $order }. When you take a Pillar your token lies on its Concept, and there it is your turn; elsewhere it is that of Chronos. Each Age a card lies face up on the four Chained Concepts. If you activate somebody whom its bar shows, it is resolved at once; without a bar you may; when you pass it is. In the turn of Chronos you must meet all open conditions of the track together, or choose: resolve the card, give him a resource, or move an Avatar. A card that still lies there in the next Age brings its Desolation. Chronos holds { $spaces } resources on a Concept; one more, and they go back and its effect comes. A broken Chain opens one more condition; where none is left he scores the number of the Pillar. To mill is to discard from the top of a deck.
hybris-topic-avatars = Avatars of Chronos
hybris-topic-avatars-body = { $avatars }: on the board each brings Chronos something every Age; in the Mortal World each does harm at the end of an Age. An Avatar that moves to a City fights the character there; whoever goes to a City with an Avatar fights it too. Prophets flee. A beaten Avatar goes back to the board. When you deploy, the Avatar with the lowest number on the board contests it, unless the others discard Conflict cards with a Strength of the Intensity of Kratos in all.
hybris-topic-alone = Chronos alone
hybris-topic-alone-body = With one seat you take { $pillars } Pillars and have the use of both, but your token lies on one Concept only. When you pass, your Pillars bring nothing to others, as there are none; instead Chronos gains on your Concept, or the Intensity changes again. You may discard cards of your own to cancel a Contest. Zeus and Poseidon are easier to play, Athena and Hermes harder, Hades hardest.
