## Names

elysium-title = Elysium
elysium-about = Over five Epochs you gather heroes, gods and treasures of Greek myth, and use their powers while they are with you. Then you give them up, one by one, to become the Legends that win the game.
elysium-kind-card = Card
elysium-button-hand = My seat
elysium-byname = { $seat ->
    [0] A
    [1] B
    [2] C
   *[3] D
}
elysium-tally = { $points } VP
elysium-part-tokens = tokens
elysium-part-chronos = Chronos powers
elysium-part-family-legends = Family Legends
elysium-part-level-legends = Level Legends
elysium-part-prestige = prestige
elysium-part-family-tiles = family tiles
elysium-part-level-tiles = level tiles
elysium-part-citizens = Citizens
elysium-color = { $color ->
    [red] red
    [blue] blue
    [green] green
    [yellow] yellow
   *[any] any other
}
elysium-family = { $family ->
    [apollo] Apollo
    [ares] Ares
    [athena] Athena
    [hades] Hades
    [hephaestus] Hephaestus
    [hermes] Hermes
    [poseidon] Poseidon
   *[zeus] Zeus
}
elysium-amount = { $what ->
    [gold] { $count } Gold
    [vp] { $count } VP
   *[pp] { $count } PP
}
elysium-citizen = Citizen { $number }
elysium-number = { $number }
elysium-span = { $least } to { $most }
elysium-join = { $before } { $after }
elysium-either = { $before } or { $after }
elysium-either-more = { $before }, { $after }
elysium-activation-instantaneous = Instantaneous
elysium-activation-activate = Activate
elysium-activation-eleusis = Eleusis
elysium-activation-permanent = Permanent
elysium-activation-trigger = Trigger
elysium-activation-legend = Legend
elysium-activation-chronos = Chronos
elysium-legend-new = a new Legend
elysium-legend-alone = the single card { $card }
elysium-legend-family-of = the { $family } Legend begun with { $card }, now { $count } cards
elysium-legend-level-of = the level { $level } Legend begun with { $card }, now { $count } cards
# Of matches that are stored from before Legends were told apart.
elysium-legend-single = a new Legend with { $card }
elysium-legend-family = the { $family } Legend, now { $count } cards
elysium-legend-level = the level { $level } Legend, now { $count } cards

## Options of a match

elysium-option-families = Families
elysium-option-families-first-game = First game
elysium-option-families-opulence = Opulence
elysium-option-families-misfortune = Misfortune befalls the vanquished
elysium-option-families-wasteland = Wasteland
elysium-option-families-deadly-plots = Deadly plots
elysium-option-families-why-bother = Why bother with Elysium
elysium-option-families-random = Five at random
elysium-option-families-own = Or choose exactly five families yourself
elysium-option-families-apollo = Apollo
elysium-option-families-ares = Ares
elysium-option-families-athena = Athena
elysium-option-families-hades = Hades
elysium-option-families-hephaestus = Hephaestus
elysium-option-families-hermes = Hermes
elysium-option-families-poseidon = Poseidon
elysium-option-families-zeus = Zeus
elysium-option-cards = Card list
elysium-option-cards-house = Petteia's own
elysium-option-pediment = Side of the Pediment
elysium-option-pediment-random = By chance
elysium-option-pediment-a = Side A
elysium-option-pediment-b = Side B
elysium-option-two-seat-quests = Quest under two colors
elysium-option-two-seat-quests-any = either one is enough
elysium-option-two-seat-quests-all = both are needed
elysium-rejected-pack = This match is played with a card list that is not here any more ({ $value }). Put its file back.

## What cards do

elysium-noun-any = { $face ->
    [yes] { $count ->
        [one] family card
       *[other] family cards
    }
   *[no] { $count ->
        [one] card
       *[other] cards
    }
}
elysium-noun-citizen = { $count ->
    [one] Citizen
   *[other] Citizens
}
elysium-noun-family = { $count ->
    [one] { $family } card
   *[other] { $family } cards
}
elysium-noun-level = { $face ->
    [yes] { $count ->
        [one] level { $levels } family card
       *[other] level { $levels } family cards
    }
   *[no] { $count ->
        [one] level { $levels } card
       *[other] level { $levels } cards
    }
}
elysium-noun-activation = { $count ->
    [one] { $activation } card
   *[other] { $activation } cards
}
elysium-noun-level-activation = { $count ->
    [one] level { $levels } { $activation } card
   *[other] level { $levels } { $activation } cards
}
elysium-noun-family-level = { $count ->
    [one] level { $levels } { $family } card
   *[other] level { $levels } { $family } cards
}
elysium-noun-family-activation = { $count ->
    [one] { $family } { $activation } card
   *[other] { $family } { $activation } cards
}
elysium-noun-family-level-activation = { $count ->
    [one] level { $levels } { $family } { $activation } card
   *[other] level { $levels } { $family } { $activation } cards
}
elysium-noun-turned = turned { $noun }
elysium-noun-other = other { $noun }
elysium-who-self = { $case ->
    [subject] You
   *[object] you
}
elysium-who-chooser = { $case ->
    [subject] Whoever picks
   *[object] whoever picks
}
elysium-who-each_opponent = { $case ->
    [subject] Each opponent
   *[object] each opponent
}
elysium-who-chosen_opponent = { $case ->
    [subject] An opponent of your choice
   *[object] an opponent of your choice
}
elysium-who-most = { $case ->
    [subject] The opponent with the most VP tokens (your choice among equals)
   *[object] the opponent with the most VP tokens (your choice among equals)
}
elysium-who-compared = { $case ->
    [subject] { $relation ->
        [more] Each opponent with more { $measure } than you
        [least] Each opponent with as { $amount } { $measure } as you or more
        [less] Each opponent with { $amount ->
            [much] less
           *[many] fewer
        } { $measure } than you
        [most] Each opponent with as { $amount } { $measure } as you or { $amount ->
            [much] less
           *[many] fewer
        }
       *[equal] Each opponent with exactly as { $amount } { $measure } as you
    }{ $when ->
        [before] { " " }beforehand
       *[now] { "" }
    }
   *[object] { $relation ->
        [more] each opponent with more { $measure } than you
        [least] each opponent with as { $amount } { $measure } as you or more
        [less] each opponent with { $amount ->
            [much] less
           *[many] fewer
        } { $measure } than you
        [most] each opponent with as { $amount } { $measure } as you or { $amount ->
            [much] less
           *[many] fewer
        }
       *[equal] each opponent with exactly as { $amount } { $measure } as you
    }{ $when ->
        [before] { " " }beforehand
       *[now] { "" }
    }
}
elysium-who-counted = { $case ->
    [subject] { $relation ->
        [more] Each opponent with more than { $count } { $measure }
        [least] Each opponent with at least { $count } { $measure }
        [less] Each opponent with { $amount ->
            [much] less
           *[many] fewer
        } than { $count } { $measure }
        [most] Each opponent with at most { $count } { $measure }
       *[equal] Each opponent with exactly { $count } { $measure }
    }{ $when ->
        [before] { " " }beforehand
       *[now] { "" }
    }
   *[object] { $relation ->
        [more] each opponent with more than { $count } { $measure }
        [least] each opponent with at least { $count } { $measure }
        [less] each opponent with { $amount ->
            [much] less
           *[many] fewer
        } than { $count } { $measure }
        [most] each opponent with at most { $count } { $measure }
       *[equal] each opponent with exactly { $count } { $measure }
    }{ $when ->
        [before] { " " }beforehand
       *[now] { "" }
    }
}
elysium-measure-gold = Gold
elysium-measure-vp = { $count ->
    [one] VP token
   *[other] VP tokens
}
elysium-measure-domain_size = { $count ->
    [one] Domain card
   *[other] Domain cards
}
elysium-measure-legend_cards_of_family = { $count ->
    [one] { $family } card in a Legend of 2 or more cards
   *[other] { $family } cards in Legends of 2 or more cards
}
elysium-amount-range = { $least } to { $amount }
elysium-amount-per = { $each } per { $per }
elysium-amount-share = { $times }/{ $div } { $what ->
    [gold] Gold
    [vp] VP
   *[pp] PP
} per { $per } (rounded down)
elysium-amount-level = as much { $what ->
    [gold] Gold
    [vp] VP
   *[pp] PP
} as its level
elysium-amount-plus = { $start } plus { $more }
elysium-amount-most = { $sum ->
    [yes] { $amount }, at most { $most } in all
   *[no] { $amount }, at most { $most }
}
elysium-amount-if = { $amount } if { $case }
elysium-amount-or = { $low }, or { $high } if { $case }
elysium-case-has_level_bonus = you hold a level tile
elysium-case-this_legend_is_complete_family = this card is in a Family Legend of 3 cards
elysium-per-domain = { $count ->
    [one] { $noun } in your Domain
   *[other] { $count } { $noun } in your Domain
}{ $itself ->
    [yes] { " " }(this card too)
   *[no] { "" }
}
elysium-per-domain_families = { $count ->
    [one] different family in your Domain
   *[other] { $count } different families in your Domain
}
elysium-per-oracle = { $count ->
    [one] { $noun } in the Oracle
   *[other] { $count } { $noun } in the Oracle
}
elysium-per-legends = { $size ->
    [1] { $count ->
        [one] Legend or single card in your Elysium
       *[other] { $count } Legends or single cards in your Elysium
    }
   *[other] { $count ->
        [one] Legend of { $size } or more cards in your Elysium
       *[other] { $count } Legends of { $size } or more cards in your Elysium
    }
}
elysium-per-this_legend = { $count ->
    [one] card in this card’s Legend
   *[other] { $count } cards in this card’s Legend
}
elysium-per-this_legend_families = { $count ->
    [one] different family in this card’s Legend
   *[other] { $count } different families in this card’s Legend
}
elysium-per-gold = { $count ->
    [one] Gold you own
   *[other] { $count } Gold you own
}
elysium-per-paid = { $count ->
    [one] { $what ->
        [gold] Gold
        [vp] VP
       *[pp] PP
    } paid
   *[other] { $count } { $what ->
        [gold] Gold
        [vp] VP
       *[pp] PP
    } paid
}
elysium-per-revealed_level = { $count ->
    [one] level of the revealed card
   *[other] { $count } levels of the revealed card
}
elysium-per-cycled = { $count ->
    [one] { $noun } discarded
   *[other] { $count } { $noun } discarded
}
elysium-sentence = { $says }.
elysium-does-gain = { $form ->
    [you] Gain { $amount }
    [they] { $who } gains { $amount }
   *[pick] gain { $amount }
}
elysium-does-lose = { $form ->
    [you] Lose { $amount }
    [they] { $who } loses { $amount }
   *[pick] lose { $amount }
}{ $short ->
    [yes] { elysium-or-all }
   *[no] { "" }
}
elysium-or-all = { " " }(all, if there is less)
elysium-does-score = { $form ->
    [you] Score { $amount }
    [they] { $who } scores { $amount }
   *[pick] score { $amount }
}
elysium-does-pay = { $form ->
    [you] Pay { $amount }
    [they] { $who } pays { $amount }
   *[pick] pay { $amount }
}
elysium-does-steal = { $form ->
    [they] { $kind ->
        [formula] { $who } takes from { $whom } { $amount }
       *[some] { $who } takes { $amount } from { $whom }
    }
    [hand] { $kind ->
        [formula] let { $whom } take from you { $amount }
       *[some] let { $whom } take { $amount } from you
    }
    [you] { $kind ->
        [formula] Take from { $whom } { $amount }
       *[some] Take { $amount } from { $whom }
    }
   *[pick] { $kind ->
        [formula] take from { $whom } { $amount }
       *[some] take { $amount } from { $whom }
    }
}{ $short ->
    [yes] { elysium-or-all }
   *[no] { "" }
}
elysium-does-choose = { $form ->
    [pick] pick one of these{ $open ->
        [some] { elysium-in-full }
       *[all] { "" }
    } ({ $picks })
   *[you] { $you ->
        [yes] Pick one{ $open ->
            [some] { elysium-in-full }
           *[all] { "" }
        }: { $picks }
       *[no] { $who } picks one{ $open ->
            [some] { elysium-in-full }
           *[all] { "" }
        }: { $picks }
    }
}
elysium-in-full = { " " }(one that can be done in full, if there is any)
elysium-either-last = { $before }, or { $after }
elysium-pick-and = { $before } and { $after }
elysium-pick-let = let { $whom } { $act }
elysium-does-transfer = { $form ->
    [you] You may transfer { $count ->
        [one] 1 { $noun }
       *[other] up to { $count } { $noun }
    } { $price }
    [they] { $who } may transfer { $count ->
        [one] 1 { $noun }
       *[other] up to { $count } { $noun }
    } { $price }
   *[pick] transfer { $count ->
        [one] 1 { $noun }
       *[other] up to { $count } { $noun }
    } { $price }
}
elysium-price = { $mode ->
    [free] for free
    [less] for { $gold } Gold less{ $count ->
        [one] { "" }
       *[other] { " " }each
    } than usual
    [more] for { $gold } Gold more{ $count ->
        [one] { "" }
       *[other] { " " }each
    } than usual
    [fixed] for { $gold } Gold{ $count ->
        [one] { "" }
       *[other] { " " }each
    }
   *[level] at the usual price
}
elysium-card-price = { $mode ->
    [free] for free
    [less] for its level minus { $gold } in Gold
    [more] for its level plus { $gold } in Gold
    [fixed] for { $gold } Gold
   *[level] for its level in Gold
}
elysium-does-discard = { $form ->
    [you] Discard 1 { $noun } of your choice from your Domain
    [they] { $who } discards 1 { $noun } of their choice from their Domain
   *[pick] discard 1 { $noun } from { $own ->
        [yes] your Domain
       *[no] their Domain
    }
}
elysium-does-take = { $form ->
    [you] You may take 1 { $noun } { elysium-from } { $price }
    [they] { $who } may take 1 { $noun } { elysium-from } { $price }
   *[pick] take 1 { $noun } { elysium-from } { $price }
}{ $brief ->
    [yes] { "" }
   *[no] { elysium-besides }
}
elysium-from = from the { $source ->
    [oracle] Oracle
   *[discard] discard pile
}
elysium-besides = { "," } as an extra without a Column
elysium-does-take_citizen = { $form ->
    [you] Take { elysium-citizens }
    [they] { $who } takes { elysium-citizens }
   *[pick] take { elysium-citizens }
}{ $brief ->
    [yes] { "" }
   *[no] { elysium-besides }
}
elysium-citizens = { $count ->
    [one] 1 Citizen
   *[other] { $count } Citizens
}{ $brief ->
    [yes] { "" }
   *[no] { $count ->
        [one] { " " }(the top card of the draw pile, face down)
       *[other] { " " }(the top cards of the draw pile, face down)
    }
}
elysium-does-cycle_oracle = { $form ->
    [you] Discard 1 card of your choice from the Oracle and deal another
    [they] { $who } discards 1 card of their choice from the Oracle and deals another
   *[pick] discard 1 card from the Oracle and deal another
}
elysium-does-renew_oracle = { $form ->
    [you] Discard the whole Oracle and deal a new one
    [they] { $who } discards the whole Oracle and deals a new one
   *[pick] discard the whole Oracle and deal a new one
}
elysium-does-swap_oracle_agora = { $form ->
    [you] Exchange 1 card of the Agora with 1 of the Oracle, both of your choice
    [they] { $who } exchanges 1 card of the Agora with 1 of the Oracle, both of their choice
   *[pick] exchange 1 card of the Agora with 1 of the Oracle
}
elysium-does-reveal_top = { $form ->
    [you] Reveal the top card of the draw pile and discard it
    [they] { $who } reveals the top card of the draw pile and discards it
   *[pick] reveal the top card of the draw pile and discard it
}
elysium-does-ready = { $form ->
    [you] You may straighten { elysium-turned } in your Domain
    [they] { $who } may straighten { elysium-turned } in their Domain
   *[pick] straighten { elysium-turned }
}
elysium-turned = { $count ->
    [one] 1 { $noun }
   *[other] up to { $count } { $noun }
}
elysium-does-copy_power = { $form ->
    [you] { $optional ->
        [yes] You may use the power of 1 { $noun } in { $zones }
       *[no] Use the power of 1 { $noun } in { $zones }
    }
    [they] { $who } uses the power of 1 { $noun } in { $zones }
   *[pick] use the power of 1 { $noun } in { $zones }
} { elysium-as-printed }
elysium-as-printed = as if printed here (not a card that copies)
elysium-zone-own_domain = your Domain
elysium-zone-opponent_domain = an opponent’s Domain
elysium-zone-own_elysium = your Elysium
elysium-zone-oracle = the Oracle
elysium-does-copy_chronos = { $form ->
    [you] Use the Chronos power of 1 other card in your Legends { elysium-as-printed }. Or: { $other }
    [they] { $who } uses the Chronos power of 1 other card in your Legends { elysium-as-printed }, or instead: { $other }
   *[pick] use the Chronos power of 1 other card in your Legends { elysium-as-printed } or else { $other }
}
elysium-does-swap_column = { $form ->
    [you] Put 1 dismissed Column back on your board and dismiss 1 of the others
    [they] { $who } puts 1 dismissed Column back on their board and dismisses 1 of the others
   *[pick] put 1 dismissed Column back on the board and dismiss 1 of the others
}
elysium-does-swap_cards = { $form ->
    [you] Exchange 1 family card of your Domain with 1 of the same level in an opponent’s Domain, both of your choice
    [they] { $who } exchanges 1 family card of their Domain with 1 of the same level in an opponent’s Domain, both of their choice
   *[pick] exchange 1 family card with 1 of the same level in an opponent’s Domain
}, as they lie; nobody may have two alike
elysium-does-if = { $form ->
    [you] If { $test }: { $then } Otherwise: { $other }
    [they] If { $test }, { $then }, otherwise { $other }
   *[pick] if { $test }, { $then }, otherwise { $other }
}
elysium-needs = Only if { $test }: { $effect }
elysium-test-and = { $before } and { $after }
elysium-test-most = you have more { $what ->
    [gold] Gold
    [vp] VP tokens
   *[pp] PP
} than every opponent
elysium-test-domain = { $other ->
    [yes] your Domain has { $count ->
        [one] another { $noun }
       *[other] at least { $count } other { $noun }
    }
   *[no] your Domain has at least { $count } { $noun }
}
elysium-test-legend = this card is in a Legend of { $count } or more cards
elysium-does-acquisition = { $lasts ->
    [always] You may take { $noun } from the Agora
    [step] For the rest of this step you may take { $noun } from the Agora
   *[phase] Until the Legends are written you may take { $noun } from the Agora
} with any Columns or none; a Column is dismissed as usual, if any is left, and no forced Citizen comes while one of these cards can
elysium-does-extra_transfer = You may make { $delta ->
    [one] 1 more transfer
   *[other] { $delta } more transfers
}{ $lasts ->
    [always] { " " }when the Legends are written, as long as this card has not been transferred itself
    [step] { " " }in this step, even when this card is transferred itself
   *[phase] { " " }until the Legends are written
}
elysium-does-transfer_cost = { $all ->
    [yes] Your transfers
   *[no] Your transfers of { $noun }
} cost { $change ->
    [set] { $set } Gold
    [more] { $delta } Gold more
   *[less] { $delta } Gold less
}{ $least ->
    [0] { "" }
   *[other] { " " }(none falls below { $least } by this)
}{ $lasts ->
    [always] { $itself ->
        [yes] , this card’s own too
       *[no] { "" }
    }
    [step] { " " }for the rest of this step, even when this card is transferred itself
   *[phase] { " " }until the Legends are written
}
elysium-does-protect = { $lasts ->
    [always] Opponents’ powers cannot { $losses }
    [step] For the rest of this step opponents’ powers cannot { $losses }
   *[phase] Until the Legends are written opponents’ powers cannot { $losses }
}; that part of them does nothing
elysium-makes = make you { $made }
elysium-makes-takes = { $before }, and cannot { $after }
elysium-takes = take { $taken } from you
elysium-loss-discard = discard cards
elysium-loss-lose_gold = lose Gold
elysium-loss-steal_gold = Gold
elysium-loss-lose_vp = lose VP
elysium-loss-steal_vp = VP
elysium-loss-lose_pp = lose PP
elysium-loss-steal_pp = PP
elysium-does-citizen_penalty = { $lasts ->
    [always] Each Citizen in your Legends costs you only { $set } VP
    [step] For the rest of this step each Citizen in your Legends counts as costing you only { $set } VP
   *[phase] Until the Legends are written each Citizen in your Legends counts as costing you only { $set } VP
}
elysium-does-quest_number = { $set ->
    [0] Your completed Quest counts as number 0 for the order of play
   *[other] Your completed Quest counts as number { $set } for the order of play, if its own is higher
}; between equals the lower printed number comes first
elysium-when = { $limit ->
    [none] { $when }: { $effect }
    [once] { $when }, at most once in each player’s turn: { $effect }
   *[some] { $when }, at most { $times } times in each player’s turn: { $effect }
}
elysium-when-itself = { $when }, this card too
elysium-when-except = { $when } (not that of any { $card })
elysium-when-transferred = { $by ->
    [self] For each { $noun } that you transfer
    [opponent] For each { $noun } that an opponent transfers
   *[anyone] For each { $noun } that anyone transfers
}
elysium-when-quest_rewarded = { $by ->
    [self] With your Quest’s reward, complete or not
    [opponent] With each opponent’s Quest reward, complete or not
   *[anyone] With each player’s Quest reward, complete or not
}
elysium-when-oracle_filled = At the start of each Epoch, when the Oracle is filled
elysium-when-own_power_benefited_opponent = { $by ->
    [self] After a power of one of your { $nouns } by which an opponent has gained Gold or VP, transferred or straightened a card
    [opponent] After a power of one of an opponent’s { $nouns } by which another has gained Gold or VP, transferred or straightened a card
   *[anyone] After a power of one of anyone’s { $nouns } by which another has gained Gold or VP, transferred or straightened a card
}
elysium-when-gained_pp = { $by ->
    [self] Whenever you gain PP by a power
    [opponent] Whenever an opponent gains PP by a power
   *[anyone] Whenever anyone gains PP by a power
}

## Facts of a card

elysium-fact-family = { $family }, level { $level }
elysium-fact-needs = Asks for: { $colors }
elysium-fact-instantaneous = Instantaneous: used when you take it, and only then
elysium-fact-activate = Activate: once per Epoch, on your turn
elysium-fact-eleusis = Eleusis: once per Epoch, on your turn
elysium-fact-permanent = Permanent: while it is in your Domain
elysium-fact-trigger = Trigger: once per match, on your turn
elysium-fact-legend = Legend: once per Epoch, while you transfer
elysium-fact-chronos = Chronos: at the end, if this card is in a Legend of 2 or more cards
elysium-fact-copies = { $count ->
    [one] One copy
   *[other] { $count } copies
}
elysium-fact-hint-family_legend = Best in a Family Legend
elysium-fact-hint-level_legend = Best in a Level Legend

## Questions

elysium-ask-turn = Epoch { $epoch }, turn { $round } of 4: { $what ->
        [card] take a card
        [quest] take a Quest
        [citizen] nothing is in reach but a Citizen
        [pass] nothing is in reach
       *[either] take a card or a Quest
    }
    Your Columns: { $columns }. Powers may come before. The turn ends with the Column that you dismiss, unless a power can be used then.
elysium-turn-barred = { $ask }
    Out of reach: { $barred }.
elysium-barred-more = { $before }; { $after }
elysium-barred = { $names } ({ $why })
elysium-barred-all = { $what ->
        [enough] every card
       *[quest] every Quest
    } ({ $why })
elysium-ask-after = { $powers ->
    [0] Nothing is left to use. End your turn, or take back what can be taken back.
   *[other] Use a power, or end your turn.
}
elysium-ask-dismiss = Which Column do you dismiss? Any one may go.
elysium-ask-transfer = { $left ->
    [0] No transfer is left. Your Gold: { $gold }. Are you done?
   *[other] Transfers left: { $left }. Your Gold: { $gold }. { $ways ->
        [0] No card can go to your Elysium now.
       *[other] Which card goes to your Elysium?
    }
}
elysium-plan-asked = { $ask }
    { $plan }
elysium-plan = { $rows }
    Together: Gold { $before } → { $gold }, points { $points }.
elysium-plan-row = { $number }. { $card }: { $gold } Gold, points { $points }, to { $place }
elysium-plan-to-single = a Legend of its own
elysium-plan-to-family = the { $family } Legend begun with { $first }
elysium-plan-to-level = the level { $level } Legend begun with { $first }
elysium-plan-prestige = Prestige as it stands: points { $points }
elysium-plan-powers = Powers on the way: Gold { $gold }, points { $points }
elysium-plan-rows = { $before }
    { $after }
elysium-ask-legend = Where does { $moved } go?
elysium-ask-power-transfer = { $card }: transfers left { $count }, your Gold { $gold }. Which card goes to your Elysium?
elysium-prompt-aside = { $ask } The choice stands.
elysium-ask-pay = { $card }: how much do you pay?
elysium-ask-choose = { $card }: pick one.
elysium-ask-target = { $card }: which opponent?
elysium-ask-discard = { $card }: which card of your Domain do you discard?
elysium-ask-take = { $card }: which card of the Oracle do you take?
elysium-ask-take-discarded = { $card }: which card of the discard pile do you take?
elysium-ask-ready = { $card }: straighten up to { $count }. Which?
elysium-ask-oracle = { $card }: which card of the Oracle goes?
elysium-ask-swap-agora = { $card }: which card leaves the Agora?
elysium-ask-swap-oracle = { $card }: which card of the Oracle comes?
elysium-ask-copy = { $card }: whose power do you use?
elysium-ask-chronos = { $card }: which Chronos power counts here?
elysium-ask-column-back = { $card }: which Column comes back?
elysium-ask-column-out = { $card }: which Column goes instead?
elysium-ask-swap-own = { $card }: which of your cards do you give?
elysium-ask-swap-other = { $card }: which card do you get?

## Answers

elysium-quest = Quest { $number }
elysium-option-quest = Quest { $number } · { $colors }
elysium-option-dismiss = Dismiss { $color }
elysium-option-card = { $card } · { $family } { $level } · { $needs } · { $kind }
elysium-option-citizen = Take a Citizen
elysium-option-pass = Pass
elysium-option-power = Use { $card }
elysium-option-end = End the turn
elysium-option-done = Done
elysium-option-none = None
elysium-option-back = Back
elysium-option-fallback = Points instead of a copy
elysium-option-new-legend = Begin a new Legend
elysium-option-legend-family = { $family } Legend begun with { $card }
elysium-option-legend-level = Level { $level } Legend begun with { $card }
elysium-option-nth = { $place } (no. { $number })
elysium-option-join-family = With { $card }: { $family } Legend
elysium-option-join-level = With { $card }: level { $level } Legend
elysium-option-of = { $card } of { $seat }
elysium-option-together = { $before }; { $after }
elysium-group-one = Needs { $color }
elysium-group-two = Needs { $first } and { $second }
elysium-group-quests = Quests
elysium-group-powers = Powers
elysium-hint-quest = { $gold } Gold, { $vp } VP, up to { $transfers } { $transfers ->
    [one] transfer
   *[other] transfers
}
elysium-hint-kind = { $says } { $kind ->
    [instantaneous] At once, when you take it
    [activate] Once per Epoch
    [eleusis] Once per Epoch
    [permanent] While it is in your Domain
    [trigger] Once per match
    [legend] Once per Epoch, while you transfer
   *[chronos] At the end of the match
}{ $prestige ->
    [yes] { "; " }PP are prestige, which scores at the end
   *[no] { "" }
}
elysium-hint-citizen = the top card comes face down: it stands for any in a Legend, for 2 VP less
elysium-hint-pass = You have your cards and can reach no Quest. You will get an Incomplete one: { $gold } Gold, { $vp ->
    [0] { "" }
   *[other] { $vp } VP,{ " " }
}{ $transfers ->
    [one] 1 transfer
   *[other] { $transfers } transfers
}, a late place in the order
elysium-nobody = nobody
elysium-hint-now = { $hint } Now: { $seats }
elysium-hint-dismiss = Asked for by { $cards ->
    [0] { $quests ->
        [0] nothing that is left
        [one] 1 free Quest
       *[other] { $quests } free Quests
    }
    [one] 1 Agora card{ $quests ->
        [0] { "" }
        [one] {" and 1 free Quest"}
       *[other] {" and"} { $quests } free Quests
    }
   *[other] { $cards } Agora cards{ $quests ->
        [0] { "" }
        [one] {" and 1 free Quest"}
       *[other] {" and"} { $quests } free Quests
    }
}
elysium-hint-transfer = { $price ->
    [one] Costs { $gold } Gold, leaves { $left }
   *[several] Costs { $gold } to { $most } Gold
}. Points: { $gain ->
    [one] { $points }
   *[several] up to { $points }
}{ $tile ->
    [0] { "" }
   *[other] , tile included
}{ $kind ->
    [citizen] , the Citizen’s −{ $penalty } VP included
    [chronos] , Chronos comes on top
   *[other] { "" }
}{ $count ->
    [0] { "" }
    [1] , then the power of { $powers }
   *[other] , then the powers of { $powers }
}{ $lost ->
    [0] { "" }
   *[other] . Its own transfer is lost
}
elysium-hint-done = { $made ->
    [0] Nothing goes to your Elysium
    [one] 1 transfer made
   *[other] { $made } transfers made
}
elysium-hint-lapse = { $done }; { $left ->
    [one] 1 transfer lapses
   *[other] { $left } transfers lapse
}
elysium-hint-cost = Costs { $gold } Gold
elysium-hint-seat = { $gold } Gold, { $vp } VP, { $prestige ->
    [yes] { $pp } PP,{ " " }
   *[no] { "" }
}{ $cards ->
    [one] 1 Domain card
   *[other] { $cards } Domain cards
}
elysium-hint-own = You have { $amount }
elysium-hint-protected = You are protected: nothing happens
elysium-why-enough = { $count } are taken already
elysium-why-twin = the same card is in your Domain
elysium-why-columns = you lack { $colors }
elysium-why-second = you lack a second Column
elysium-why-either = none of { $colors }
elysium-why-quest = you have one
elysium-why-gone = somebody has it
elysium-why-reach = only when neither a card nor a Quest is in reach
elysium-why-owed = only once { $count } cards are taken: you still owe one
elysium-why-later = it works while you transfer
elysium-why-earlier = it works on your turn, before the Legends are written
elysium-why-ring = its ring is gone: it works once in a match
elysium-why-turned = it was used in this Epoch
elysium-why-idle = it could do nothing now, or not be paid
elysium-why-needs = it works if { $test }, and there must be something it can do
elysium-why-transfers = no transfer is left
elysium-why-gold = costs { $gold } Gold; you have { $have }
elysium-why-citizen = no Legend of yours takes a Citizen now
elysium-why-single = a single card takes no Citizen
elysium-why-complete = it is complete
elysium-why-level = only level { $level } goes there
elysium-why-family-in = { $own } is in it already
elysium-why-family = only { $family } goes there
elysium-why-level-in = level { $owned } is in it already
elysium-why-alike = both are { $family } of level { $level }
elysium-why-unlike = they share neither family nor level
elysium-why-other = the power is for other cards
elysium-why-itself = no power straightens its own card
elysium-why-straight = it is straight
elysium-why-readied = it was straightened in this Epoch already
elysium-why-no-match = nobody has a card of its level that could come for it
elysium-why-kept = you have it still
elysium-why-dismissed = dismissed already
elysium-bar-oracle = A card of the Oracle
elysium-why-oracle = only powers take from there; what is left comes to the Agora with the next Epoch
elysium-bar-take = Another card or Quest
elysium-why-taken = one is taken in each turn, and you have yours
elysium-why-begin = a Citizen begins no Legend
elysium-why-most = another opponent has more VP tokens
elysium-why-unhurt = the power could do nothing to them
elysium-why-nothing = it could do nothing now
elysium-why-partly = it could be done only in part, and another one in full
elysium-why-lack = you have { $have }
elysium-why-copier = it copies by itself, and such cards are not copied
elysium-why-unequal = your card is of level { $level }, and this one is not
elysium-why-their-twin = { $seat } has { $card } already

## Events

# Of matches that are stored from before turns were marked.
elysium-event-epoch = Epoch { $epoch } begins.
elysium-event-slid = From the Oracle to the Agora: { $cards }.
elysium-event-dealt-agora = New in the Agora: { $cards }.
elysium-event-dealt-oracle = New in the Oracle: { $cards }.
elysium-event-reshuffled = The discard pile is shuffled into a new draw pile of { $count } cards.
elysium-event-took = { $seat } takes { $card }.
elysium-event-took-power = { $gold ->
    [0] { $seat } takes { $card } for free ({ $source }).
   *[other] { $seat } takes { $card } for { $gold } Gold ({ $source }).
}
elysium-event-quest = { $seat } takes Quest { $number }.
elysium-event-citizen = { $seat } takes a Citizen.
elysium-event-citizen-power = { $seat } takes a Citizen ({ $source }).
elysium-event-pass = { $seat } passes.
elysium-event-dismissed = { $seat } dismisses the { $color } Column.
elysium-event-power = { $seat } uses { $card }.
elysium-event-copied = { $seat }: { $card } copies { $other }.
elysium-event-gained = { $seat } gains { $amount } ({ $source }).
elysium-event-lost = { $seat } loses { $amount } ({ $source }).
elysium-event-stolen = { $seat } takes { $amount } from { $other } ({ $source }).
elysium-event-paid = { $seat } pays { $amount } ({ $source }).
elysium-event-protected = { $seat } is protected from { $source }.
elysium-event-declined = { $seat } declines ({ $source }).
elysium-event-scored = { $seat } scores { $amount } ({ $source }).
elysium-event-discarded = { $seat } discards { $card } ({ $source }).
elysium-event-oracle-discarded = { $seat } discards { $card } from the Oracle ({ $source }).
elysium-event-oracle-renewed = { $seat } discards the whole Oracle: { $cards } ({ $source }).
elysium-event-revealed = { $seat } reveals { $card }, which is discarded ({ $source }).
elysium-event-readied = { $seat } straightens { $card } ({ $source }).
elysium-event-swapped-oracle = { $seat } moves { $card } to the Oracle and { $other } to the Agora ({ $source }).
elysium-event-swapped-column = { $seat } puts the { $color } Column back and dismisses the { $other } one ({ $source }).
elysium-event-swapped-cards = { $seat } gives { $other } { $card } for { $theirs } ({ $source }).
elysium-event-transferred = { $seat } pays { $gold } Gold and transfers { $card }: { $legend }.
elysium-event-family-tile = { $seat } completes the { $family } Legend and gets the tile worth { $vp } VP.
elysium-event-level-tile = { $seat } gets the level { $level } tile worth { $vp } VP.
elysium-event-level-tile-stolen = { $seat } takes the level { $level } tile worth { $vp } VP from { $other }.
elysium-event-family-tile-next = { $seat } gets the { $family } tile worth { $vp } VP.
elysium-event-tile-back = { $seat } gives back the { $tile } tile.
elysium-tile-family = { $family }
elysium-tile-level = level { $level }
elysium-event-incomplete = { $seat } gets an Incomplete Quest.
elysium-event-order = New order of play: { $seats }.
elysium-event-order-kept = The order of play stays as it was: { $seats }.
elysium-event-reward = { $seat } receives { $gold } Gold and { $vp } VP for the Quest.
elysium-event-removed = Domains and single cards are removed.
elysium-event-end = { $reason }
elysium-end-epochs = Five Epochs are over.
elysium-end-alone = Only { $seat } is left.

## Turns in one line

elysium-phase = { $phase ->
    [actions] Epoch { $epoch }, turn { $round }
    [epoch] Epoch { $epoch } begins
    [writing] Epoch { $epoch }, Quests
    [legends] Epoch { $epoch }, Legends
    [scoring] Final scoring
   *[over] The end
}
elysium-phase-short = { $phase ->
    [scoring] { "" }
    [over] { "" }
   *[other] { $epoch }
}
elysium-score = { $points } VP
elysium-unit = Victory points
elysium-deed-took = took { $card }
elysium-deed-took-power = took { $card } by { $source }
elysium-deed-quest = took Quest { $number }
elysium-deed-citizen = had to take a Citizen
elysium-deed-citizen-power = took a Citizen by { $source }
elysium-deed-pass = passed
elysium-deed-dismissed = dismissed the { $color } Column
elysium-deed-power = used { $card }
elysium-deed-lost = { $seat } lost { $amount }
elysium-deed-discarded = { $seat } discarded { $card }
elysium-deed-stolen = took { $amount } from { $other } by { $source }
elysium-deed-swapped-cards = gave { $other } { $card } for { $theirs }
elysium-deed-transferred = transferred { $cards }
elysium-deed-whole = completed { $legend }
elysium-deed-family-tile = completed the { $family } Legend for the tile of { $vp } VP
elysium-deed-level-tile = got the level { $level } tile of { $vp } VP
elysium-deed-level-tile-stolen = took the level { $level } tile of { $vp } VP from { $other }
elysium-deed-order = the order of play is now { $seats }
elysium-deed-order-kept = the order of play stays as it was
elysium-then = { $before } → { $after }
elysium-deed-scored = { $seat } scored { $amount } by { $source }
elysium-deed-dealt-agora = { $count ->
    [one] one new card in the Agora
   *[other] { $count } new cards in the Agora
}
elysium-deed-reshuffled = the discard pile was shuffled anew
elysium-errand-turn = take a card or a Quest
elysium-errand-after = use a power, or end the turn
elysium-errand-dismiss = dismiss a Column
elysium-errand-transfer = move cards to the Elysium
elysium-errand-legend = choose the Legend for a card
elysium-errand-power = { $card ->
    [none] decide about a power
   *[other] decide about { $card }
}

## The position in words

elysium-say-head = Epoch { $epoch } of { $epochs }, { $phase ->
    [actions] turn { $round } of 4
    [legends] writing the Legends
   *[scoring] final scoring
}. { $seat } is on. Families: { $families }.
elysium-say-over = The match is over. Families: { $families }.
elysium-say-card = { $card } ({ $family } { $level })
elysium-say-offered = { $card }: { $needs }. { $activation }.
elysium-say-takeable = ● { $card }: { $needs }. { $activation }.
elysium-say-why = ○ { $card }: { $needs }. { $activation }. Not now: { $why }.
elysium-say-oracle = Oracle: { $cards }.
elysium-say-quest = Quest { $number } ({ $colors }): { $gold } Gold, { $vp } VP, transfers { $transfers }.
elysium-say-quest-taken = Quest { $number } ({ $side ->
    [incomplete] incomplete
   *[complete] complete
}): { $seat }. { $gold } Gold, { $vp } VP, transfers { $transfers }.
elysium-say-seat = { $disc }. { $seat }: { $gold } Gold, { $vp } VP{ $prestige ->
    [yes] , { $pp } PP
   *[no] { "" }
}. Columns: { $columns }. Counting now: { $total }.
elysium-say-domain = – Domain: { $cards }.
elysium-say-elysium = – Elysium: { $legends }.
elysium-say-score = – Tokens { $tokens }, Chronos { $chronos }, Family Legends { $family_legends }, Level Legends { $level_legends }, prestige { $prestige }, family tiles { $family_tiles }, level tiles { $level_tiles }, Citizens { $citizens }: { $total } VP.
elysium-say-held = { $card }{ $mark ->
    [turned] { " " }(turned)
    [ring] { " " }(ring)
   *[none] { "" }
}
elysium-say-legend = { $kind ->
    [single] single: { $cards }
   *[other] [{ $cards }] { $points } VP
}
elysium-say-citizen-as = Citizen as level { $level }
elysium-say-tiles = Tiles held: { $tiles }.
elysium-say-family-tile = { $family } tile: { $vp } VP ({ $seat })
elysium-say-level-tile = level { $level } tile: { $vp } VP ({ $seat })
elysium-say-piles = Draw pile: { $deck }. Discard pile: { $discard }.

## Rule summaries

elysium-topic-goal = The goal
elysium-topic-goal-body = You have { $epochs } Epochs to collect cards in your Domain and then give them up: moved to your Elysium they form Legends, and Legends are worth most of the points. Cards still in the Domain at the end are worth nothing. Most victory points (VP) win; equals look at their Gold, then share.
elysium-topic-epoch = An Epoch
elysium-topic-epoch-body = Awakening: the Agora is cleared and filled anew. With Apollo in play the { $oracle } Oracle cards slide to the Agora first and new ones are dealt, so you see some of what comes.
    Actions: { $turns } turns each, by Disc.
    Writing the Legends: new order of play, Quest rewards, then transfers.
    End: your four Columns come back and used cards are straightened.
elysium-topic-turn = Your turn
elysium-topic-turn-body = Take one card from the Agora or one Quest. Over the { $turns } turns of an Epoch that makes { $cards } cards and one Quest. You need the Columns that the card or the place of the Quest shows; the black sign stands for one more Column of any color. Then dismiss exactly one Column, whichever you like. You never have two identical cards in your Domain.
elysium-topic-citizens = Citizens
elysium-topic-citizens-body = If you owe a card and can take neither card nor Quest, the top card of the draw pile comes into your Domain face down: a Citizen. Nobody ever looks at its face. A Citizen can join a Legend of two or more cards in place of a missing one, at the price of that card's level. Each one in your Elysium costs { $citizen } VP at the end.
elysium-topic-powers = Powers
elysium-topic-powers-body = Only cards in your Domain work.
    Instantaneous: at once when you take the card.
    Activate: once per Epoch; the card turns.
    Eleusis: the same, with another Eleusis card in your Domain.
    Trigger: once per match; the ring goes.
    Permanent: all the time.
    Legend: once while you transfer.
    Chronos: at the end, from within a Legend.
    Use powers on your own turn before or after you take.
    What a card says is compulsory, unless it says that you may. A power that can do nothing at all cannot be used; what is lost or taken is never more than there is.
    A power that copies another cannot be copied; the copied card does not turn and keeps its ring. Powers straighten a card once per Epoch at most. A card that a power lets you take as an extra counts as none of the { $cards } of an Epoch, and no Column is asked for or dismissed; the Oracle is not filled up for it.
elysium-topic-quests = Quests
elysium-topic-quests-body = Your Quest decides three things: the order of play from now on (lower numbers first), the Gold and VP you receive, and how many cards you may transfer (the number beside the temple; printed tiles show a lyre). If you have none, you get one that is left, turned to its Incomplete side: { $incompletegold } Gold, { $incompletevp ->
        [0] {""}
       *[other] { $incompletevp } VP,{" "}
    }{ $incompletetransfers ->
        [one] 1 transfer
       *[other] { $incompletetransfers } transfers
    }, and a late place in the order.
elysium-topic-transfers = Transfers
elysium-topic-transfers-body = In the new order each player may move cards from the Domain to the Elysium, as many as their Quest allows. Each costs its level in Gold; cards change that price, and then the power that allows the transfer does, unless it is free. Transfers by powers come on top of those of the Quest and are paid by whoever makes them. A ring on the card is lost. Choose for every card whether it begins a Legend or joins one; it never moves again.
elysium-topic-legends = Legends
elysium-topic-legends-body = A Family Legend holds cards of one family and different levels, three at most: { $family2 } points for two, { $family3 } for three.
    A Level Legend holds cards of one level and different families, five at most: { $level2 }, { $level3 }, { $level4 }, { $level5 } points for two to five.
    The second card decides which it is. Single cards are worth nothing.
elysium-topic-bonuses = Bonus tiles
elysium-topic-bonuses-body = The first to complete a Legend of a family gets its tile worth { $first } VP, the second one worth { $second }. The tile of a level ({ $tile1 }, { $tile2 }, { $tile3 } VP) goes to the first Level Legend of two cards there; a larger one takes it away, an equal one does not. Five cards cannot be beaten.
elysium-topic-prestige = Prestige
elysium-topic-prestige-body = With Ares in play you collect PP. At the end the most PP earn { $place1 } VP, then { $place2 }, { $place3 } and { $place4 }. Equals share the sum of their places, rounded down. Without PP you get nothing.
elysium-topic-scoring = Final scoring
elysium-topic-scoring-body = Domains and single cards go. Then count your VP tokens, Chronos powers, Legends, prestige and tiles, and take off { $citizen } VP for each Citizen in your Legends. A total below zero counts as zero.

## Names of cards

elysium-name-apollo-1-pythia = Pythia
elysium-name-apollo-1-laurel = Laurel
elysium-name-apollo-1-sibyl = Sibyl
elysium-name-apollo-1-delphic-novice = Delphic Novice
elysium-name-apollo-2-cassandra = Cassandra
elysium-name-apollo-2-paean = Paean
elysium-name-apollo-2-muses = Muses
elysium-name-apollo-2-python = Python
elysium-name-apollo-3-chariot-of-the-sun = Chariot of the Sun
elysium-name-apollo-3-asclepius = Asclepius
elysium-name-apollo-3-parnassus = Parnassus
elysium-name-apollo-3-apollo = Apollo
elysium-name-ares-1-hoplites = Hoplites
elysium-name-ares-1-war-drums = War Drums
elysium-name-ares-1-phobos = Phobos
elysium-name-ares-1-myrmidons = Myrmidons
elysium-name-ares-2-penthesilea = Penthesilea
elysium-name-ares-2-rites-of-enyalios = Rites of Enyalios
elysium-name-ares-2-eris = Eris
elysium-name-ares-2-deimos = Deimos
elysium-name-ares-3-sack-of-the-city = Sack of the City
elysium-name-ares-3-cadmus = Cadmus
elysium-name-ares-3-battle-trophy = Battle Trophy
elysium-name-ares-3-ares = Ares
elysium-name-athena-1-olive-tree = Olive Tree
elysium-name-athena-1-owl = Owl
elysium-name-athena-1-weavers-of-the-peplos = Weavers of the Peplos
elysium-name-athena-1-cecrops = Cecrops
elysium-name-athena-2-counsel-of-athena = Counsel of Athena
elysium-name-athena-2-argo = Argo
elysium-name-athena-2-nike = Nike
elysium-name-athena-2-areopagus = Areopagus
elysium-name-athena-3-perseus = Perseus
elysium-name-athena-3-aegis = Aegis
elysium-name-athena-3-parthenon = Parthenon
elysium-name-athena-3-athena = Athena
elysium-name-hades-1-charon = Charon
elysium-name-hades-1-obol = Obol
elysium-name-hades-1-initiation = Initiation
elysium-name-hades-1-asphodel = Asphodel
elysium-name-hades-2-orpheus = Orpheus
elysium-name-hades-2-hypnos = Hypnos
elysium-name-hades-2-thanatos = Thanatos
elysium-name-hades-2-judges-of-the-dead = Judges of the Dead
elysium-name-hades-3-cerberus = Cerberus
elysium-name-hades-3-persephone = Persephone
elysium-name-hades-3-river-styx = River Styx
elysium-name-hades-3-hades = Hades
elysium-name-hephaestus-1-anvil = Anvil
elysium-name-hephaestus-1-bellows = Bellows
elysium-name-hephaestus-1-laurion-mine = Laurion Mine
elysium-name-hephaestus-1-cedalion = Cedalion
elysium-name-hephaestus-2-talos = Talos
elysium-name-hephaestus-2-pandora = Pandora
elysium-name-hephaestus-2-cabeiri = Cabeiri
elysium-name-hephaestus-2-treasury-of-lemnos = Treasury of Lemnos
elysium-name-hephaestus-3-golden-maidens = Golden Maidens
elysium-name-hephaestus-3-arms-of-achilles = Arms of Achilles
elysium-name-hephaestus-3-golden-tripods = Golden Tripods
elysium-name-hephaestus-3-hephaestus = Hephaestus
elysium-name-hermes-1-talaria = Talaria
elysium-name-hermes-1-herald-of-the-crossroads = Herald of the Crossroads
elysium-name-hermes-1-autolycus = Autolycus
elysium-name-hermes-1-herm = Herm
elysium-name-hermes-2-caduceus = Caduceus
elysium-name-hermes-2-kykeon-bearer = Kykeon Bearer
elysium-name-hermes-2-psychopomp = Psychopomp
elysium-name-hermes-2-pan = Pan
elysium-name-hermes-3-barter = Barter
elysium-name-hermes-3-winged-herald = Winged Herald
elysium-name-hermes-3-lyre-of-tortoiseshell = Lyre of Tortoiseshell
elysium-name-hermes-3-god-of-thieves = God of Thieves
elysium-name-poseidon-1-nereids = Nereids
elysium-name-poseidon-1-sirens = Sirens
elysium-name-poseidon-1-conch-of-triton = Conch of Triton
elysium-name-poseidon-1-proteus = Proteus
elysium-name-poseidon-2-cyclopes = Cyclopes
elysium-name-poseidon-2-rites-of-the-shore = Rites of the Shore
elysium-name-poseidon-2-tidal-wave = Tidal Wave
elysium-name-poseidon-2-scylla = Scylla
elysium-name-poseidon-3-earthquake = Earthquake
elysium-name-poseidon-3-ketos = Ketos
elysium-name-poseidon-3-amphitrite = Amphitrite
elysium-name-poseidon-3-poseidon = Poseidon
elysium-name-zeus-1-ganymede = Ganymede
elysium-name-zeus-1-hebe = Hebe
elysium-name-zeus-1-initiates-of-dodona = Initiates of Dodona
elysium-name-zeus-1-oak-of-dodona = Oak of Dodona
elysium-name-zeus-2-danae = Danae
elysium-name-zeus-2-eagle-of-the-storm = Eagle of the Storm
elysium-name-zeus-2-minos = Minos
elysium-name-zeus-2-europa = Europa
elysium-name-zeus-3-hercules = Hercules
elysium-name-zeus-3-themis = Themis
elysium-name-zeus-3-throne-of-olympus = Throne of Olympus
elysium-name-zeus-3-zeus = Zeus

## What cards do, for a line of a menu

elysium-brief-apollo-1-laurel = At the start of each Epoch, gain 1 Gold per level 3 card in the Oracle, at most 2
elysium-brief-apollo-2-paean = With another Eleusis card: take a level 1 or 2 Oracle card, for its level plus 1 in Gold
elysium-brief-apollo-2-muses = Take Apollo cards from the Agora whatever Columns you have
elysium-brief-apollo-2-python = Deal a new Oracle: 2 VP, plus 1 per level 3 card discarded, at most 6
elysium-brief-apollo-3-asclepius = Take a level 1 or 2 card from the discard pile for free, as an extra
elysium-brief-apollo-3-parnassus = In a Legend of 2 or more: score 1 VP plus 1 per family in it, at most 6
elysium-brief-apollo-3-apollo = Use an Instantaneous or Activate power of the Oracle
elysium-brief-ares-2-rites-of-enyalios = With another Eleusis card: gain 1 PP per Eleusis card in your Domain, at most 3
elysium-brief-ares-2-eris = When an opponent gains PP by a power, you gain 1 PP, once a turn
elysium-brief-ares-3-battle-trophy = In a Legend of 2 or more: gain 1 PP per card in it, at most 5
elysium-brief-athena-1-cecrops = Straighten up to 2 other Activate cards; each opponent may straighten 1
elysium-brief-athena-2-argo = Transfer up to 2 cards at the usual price; each opponent may transfer 1
elysium-brief-athena-2-nike = Gain 1 Gold when another Athena card of yours has served an opponent
elysium-brief-athena-2-areopagus = 1 more transfer in this step; each opponent gains 1 Gold
elysium-brief-athena-3-perseus = Transfer up to 2 cards for 1 Gold less each than usual; each opponent may transfer 1
elysium-brief-athena-3-aegis = Opponents’ powers take no cards, Gold, VP or PP from you
elysium-brief-athena-3-parthenon = In a Legend of 2 or more: score 6 VP; opponents with Athena in such a Legend score 2
elysium-brief-hades-1-initiation = With another Eleusis card: transfer a level 1 or 2 family card at the usual price
elysium-brief-hades-2-hypnos = 1 more transfer when Legends are written, until this card is transferred itself
elysium-brief-hades-2-judges-of-the-dead = In a Legend of 2 or more: each Citizen in your Legends costs you only 1 VP
elysium-brief-hades-3-cerberus = Opponents’ powers take no cards and no Gold from you
elysium-brief-hades-3-river-styx = Your transfers cost 1 Gold less for the rest of this step
elysium-brief-hephaestus-2-pandora = Gain 5 Gold and take 1 Citizen, without a Column
elysium-brief-hephaestus-2-cabeiri = With another Eleusis card: gain 1 Gold per Eleusis card in your Domain, at most 3
elysium-brief-hephaestus-2-treasury-of-lemnos = In a Legend of 2 or more: score 1 VP per 2 Gold you own, at most 6
elysium-brief-hephaestus-3-hephaestus = Gain 3 Gold plus 1 per Hephaestus card in your Domain, at most 8
elysium-brief-hermes-1-herald-of-the-crossroads = Use a level 1 Instantaneous power of any Domain
elysium-brief-hermes-1-autolycus = Use a level 1 Activate power of an opponent’s Domain
elysium-brief-hermes-2-kykeon-bearer = With another Eleusis card: use the power of another Eleusis card in any Domain
elysium-brief-hermes-2-psychopomp = Use a level 1 or 2 Activate power of your Elysium
elysium-brief-hermes-2-pan = Use a level 1 or 2 Instantaneous power of your Domain or Elysium
elysium-brief-hermes-3-barter = Exchange a family card with one of the same level in an opponent’s Domain
elysium-brief-hermes-3-winged-herald = Your completed Quest counts as number 0 for the order of play
elysium-brief-hermes-3-lyre-of-tortoiseshell = In a Legend of 2 or more: use a Chronos power of your Legends, or score 3 VP
elysium-brief-hermes-3-god-of-thieves = Use an Activate or Trigger power of an opponent’s Domain
elysium-brief-poseidon-1-sirens = An opponent of your choice loses 1 Gold or 1 VP, as they pick
elysium-brief-poseidon-2-cyclopes = Each opponent discards a card or loses 2 Gold, as they pick
elysium-brief-poseidon-2-rites-of-the-shore = With another Eleusis card: each opponent loses 1 Gold or 1 VP, as they pick
elysium-brief-poseidon-2-tidal-wave = Opponents with more Domain cards than you discard 1; the others lose 1 Gold
elysium-brief-poseidon-3-ketos = The opponent with the most VP tokens loses 4 VP
elysium-brief-poseidon-3-poseidon = Each opponent loses 2 Gold and 2 VP
elysium-brief-zeus-1-initiates-of-dodona = With another Eleusis card: gain 1 VP per Eleusis card in your Domain, at most 3
elysium-brief-zeus-2-minos = In a Legend of 2 or more: score 1 VP per card in it, at most 5
elysium-brief-zeus-3-throne-of-olympus = In a Legend of 2 or more: score 2 VP, in a Family Legend of 3 cards 5 VP

## Lessons: what a newcomer is told the first time a kind of question comes: what is asked, why it matters, where to look

elysium-lesson-turn = You take one card of the Agora, where they lie open, into your Domain, or one Quest; powers may come before. A card gives its power and, later, a place in a Legend of your Elysium; the Quest decides your income and how many cards may become Legends. Look at the Columns at the foot of each card: you must still have those colors.
elysium-lesson-dismiss = You give up one of your Columns until the end of the Epoch, whichever you like. It need not be the one the card asked for, so keep what opens most. Look which colors the cards and Quests that are left ask for.
elysium-lesson-after = You have taken, and may use powers before you end your turn. Activate and Eleusis powers come back with every Epoch, a Trigger works once in the match, so keep it until it brings most. Look at the cards in your Domain: those that are turned are used up.
elysium-lesson-transfer = You move cards from your Domain to your Elysium, each for its level in Gold, as many as your Quest allows. Only cards in Legends bring points at the end, but their powers are gone. Look at your Gold, and at which cards share a family or a level.
elysium-lesson-power-transfer = A power lets you move a card to your Elysium outside the usual time. It is a chance to begin or to grow a Legend. Look at the levels of your cards: that is their price unless the power says otherwise.
elysium-lesson-legend = You choose which Legend the card joins, or that it begins a new one; it never moves again. One family with different levels makes a Family Legend, one level with different families a Level Legend, and the second card decides. Look at your Elysium, and at the bonus tiles beside the draw pile.
elysium-lesson-target = You choose the opponent whom the power strikes. What one loses often matters more than what you gain: Gold pays for Legends, VP are points, and PP are prestige, which scores at the end. Look at the discs at the left: lower numbers play first.
elysium-lesson-choose = You choose one of several effects. Gain what you need most, or give up what you need least: Gold pays for Legends, VP are points at once. Look at your Gold and at the Quest you hold.
elysium-lesson-pay = You choose how much Gold you pay for the power. More brings more, but Gold is also what moves cards to your Elysium. Look at the levels in your Domain before you pay.
elysium-lesson-discard = You choose which card of your Domain is lost. Cards that fit no Legend of yours cost you least. Look which of them share neither family nor level with another.
elysium-lesson-ready = You choose which used cards are straightened, so that they work once more. A card is straightened once in an Epoch at most. Look for the turned cards in your Domain.
elysium-lesson-take = You choose a card of the Oracle, ahead of everybody. It comes into your Domain without any Column. Look which of them fits a family or a level you collect.
elysium-lesson-take-discarded = You choose a card of the discard pile. It comes into your Domain without any Column. Look for the one that completes a Legend of yours.
elysium-lesson-oracle = You choose which card of the Oracle goes. What lies there slides into the Agora in the next Epoch, for all to take. Look which of them an opponent is waiting for.
elysium-lesson-swap-agora = You choose a card of the Agora that is exchanged for one of the Oracle. That changes what everybody can take in this Epoch. Look for the card that helps an opponent most.
elysium-lesson-swap-oracle = You choose the card of the Oracle that comes into the Agora. Make sure that you can take it before somebody else does. Look at your Columns, and at who plays next.
elysium-lesson-swap-own = You choose the card that you give away in the exchange. It works for the other player from then on. Look in your Domain for one that fits no Legend of yours.
elysium-lesson-swap-other = You choose the card that you get in the exchange. It keeps its power and can join your Legends. Look in the other Domains for the family or level you lack.
elysium-lesson-column-back = You choose a dismissed Column that comes back. With it you can take again what asks for its color. Look at the cards and Quests that are still there.
elysium-lesson-column-out = You choose the Column that goes in its place. Give up the color that nothing you want asks for. Look at the foot of the cards in the Agora.
elysium-lesson-copy = You choose whose power you use, as if the card were yours. The copied card is not used up by it. Look at the cards in reach of this power for the one that brings you most now.
elysium-lesson-chronos = The match ends, and you choose which Chronos power counts for this card. Each counts something else of what you have built. Look at your Elysium for what you have most of.
