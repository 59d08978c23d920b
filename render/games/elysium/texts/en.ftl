# Words drawn in the pictures of Elysium, and their alternative texts.

# What the kinds of picture are called that can be asked for.
elysium-view-seat = Board of { $seat }
elysium-view-market = The Agora
elysium-view-oracle = The Oracle
elysium-view-quest = The Quests
elysium-view-discard = The discard pile
elysium-view-score = The scores

picture-elysium-title = Elysium
picture-elysium-asks = { $doing ->
    [turn] { $name } takes a card or a Quest
    [dismiss] { $name } dismisses a Column
    [after] { $name } may use powers
    [transfer] { $name } transfers cards
    [power-transfer] { $name } transfers a card
    [legend] { $name } chooses a Legend
    [target] { $name } chooses an opponent
    [choose] { $name } chooses an effect
    [pay] { $name } pays Gold
    [discard] { $name } discards a card
    [ready] { $name } readies a card
    [take] { $name } takes an Oracle card
    [take-discarded] { $name } takes a discarded card
    [oracle] { $name } discards an Oracle card
    [swap-agora] { $name } gives a card of the Agora
    [swap-oracle] { $name } takes a card of the Oracle
    [swap-own] { $name } gives a card
    [swap-other] { $name } takes a card
    [column-back] { $name } raises a Column
    [column-out] { $name } dismisses a Column
    [copy] { $name } chooses a power to copy
    [chronos] { $name } copies a Chronos power
   *[other] { $name } plays
}
picture-elysium-epoch = Epoch { $epoch } of { $epochs }
picture-elysium-oracle = Oracle
picture-elysium-domain = Domain
picture-elysium-elysium = Elysium
picture-elysium-worth = { $points } VP
picture-elysium-both = +
picture-elysium-either = or
picture-elysium-deck = deck
picture-elysium-discard = discard

picture-elysium-needs = Needs
picture-elysium-color = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[any] any other
}
picture-elysium-power-instantaneous = Instantaneous
picture-elysium-power-activate = Activate
picture-elysium-power-eleusis = Eleusis
picture-elysium-power-permanent = Permanent
picture-elysium-power-trigger = Trigger
picture-elysium-power-legend = Legend
picture-elysium-power-chronos = Chronos
picture-elysium-often-instantaneous = when you take it
picture-elysium-often-activate = once an Epoch
picture-elysium-often-eleusis = with another Eleusis card
picture-elysium-often-permanent = while in your Domain
picture-elysium-often-trigger = once a match
picture-elysium-often-legend = in your transfer step
picture-elysium-often-chronos = at the end of the match
picture-elysium-often-family-legend = best in a Family Legend
picture-elysium-often-level-legend = best in a Level Legend

picture-elysium-agora = Agora
picture-elysium-quests = Quests
picture-elysium-discard-title = Discarded
picture-elysium-fact-gold = Gold
picture-elysium-fact-vp = VP
picture-elysium-fact-transfers = { $count ->
    [one] transfer
   *[other] transfers
}
picture-elysium-incomplete = incomplete
picture-elysium-nothing = nothing yet
picture-elysium-citizen = Citizen { $number }
picture-elysium-taken = { $count ->
    [0] no card taken this Epoch
    [one] 1 card taken this Epoch
   *[other] { $count } cards taken this Epoch
}
picture-elysium-legend = { $kind ->
    [family] Family: { $points } VP
   *[level] Level: { $points } VP
}
picture-elysium-legend-complete = { $kind ->
    [family] Complete Family: { $points } VP
   *[level] Complete Level: { $points } VP
}
picture-elysium-family = { $family ->
    [apollo] Apollo
    [ares] Ares
    [athena] Athena
    [hades] Hades
    [hephaestus] Hephaestus
    [hermes] Hermes
    [poseidon] Poseidon
   *[zeus] Zeus
}

picture-elysium-score-title = Final score
picture-elysium-source-tokens = VP
picture-elysium-source-chronos = Chronos
picture-elysium-source-family-legends = Family Legends
picture-elysium-source-level-legends = Level Legends
picture-elysium-source-prestige = Prestige
picture-elysium-source-family-tiles = Family tiles
picture-elysium-source-level-tiles = Level tiles
picture-elysium-source-citizens = Citizens
picture-elysium-source-total = Total

picture-alt-elysium-seat = { $name }: { $gold } Gold, { $vp } VP{ $prestige ->
    [yes] , { $pp } PP
   *[no] {""}
}; columns { $columns }; { $domain ->
    [one] 1 card
   *[other] { $domain } cards
} in the Domain; { $legends ->
    [one] 1 Legend
   *[other] { $legends } Legends
} worth { $worth }.
picture-alt-elysium-quest-name = Quest { $number }
picture-alt-elysium-legend-name = the Legend of { $names }
picture-alt-elysium-quest = Quest { $number } ({ $columns }): { $gold } Gold, { $vp } VP, { $transfers ->
    [one] 1 transfer
   *[other] { $transfers } transfers
}{ $taken ->
    [yes] , taken by { $name }
   *[no] {""}
}.
picture-alt-elysium-agora = Agora: { $names }.
picture-alt-elysium-standing = Final score: { $list }.
picture-alt-elysium-oracle = Oracle: { $names }.
picture-alt-elysium-domain = Domain: { $names }.
picture-alt-elysium-legend = { $kind ->
    [family] Family Legend, { $points } VP: { $names }.
    [level] Level Legend, { $points } VP: { $names }.
   *[none] Single card in the Elysium: { $names }.
}
picture-alt-elysium-used = Used this Epoch: { $names }.
picture-alt-elysium-transfers = { $count ->
    [one] 1 transfer left.
   *[other] { $count } transfers left.
}
picture-alt-elysium-refused = Out of reach: { $list }.
picture-alt-elysium-level = level { $level }
picture-alt-elysium-tile = { $what } { $points } VP
picture-alt-elysium-tiles = Bonus tiles: { $list }.
picture-alt-elysium-free = Bonus tiles nobody holds: { $list }.
picture-alt-elysium-card = { $name }, { $family }, level { $level }, needs { $needs }, { $power }.
picture-alt-elysium-quests = The Quests.
picture-alt-elysium-agora-large = The Agora.
picture-alt-elysium-oracle-large = The Oracle.
picture-alt-elysium-discard-large = The discard pile.
picture-alt-elysium-held-large = Cards that somebody holds.
picture-alt-elysium-held = { $name }: { $says }
