# Words drawn in the pictures of Hybris, and their alternative texts.

picture-hybris-age = Age { $age } of { $ages }
picture-hybris-asks = { $doing ->
    [olympian] { $name } chooses an Olympian
    [companion] { $name } chooses a companion
    [pillar] { $name } takes a Pillar
    [plan] { $count ->
        [one] { $name } plans the Age
       *[other] { $name } plan the Age
    }
   *[other] { $name } plays
}
picture-hybris-action-convert = Convert
picture-hybris-action-design = Design
picture-hybris-action-make = Make
picture-hybris-action-appropriate = Appropriate
picture-hybris-action-foresee = Foresee
picture-hybris-action-ward = Ward
picture-hybris-action-drain = Drain
picture-hybris-action-resurrect = Resurrect
picture-hybris-action-duel = Duel
picture-hybris-action-train = Train
picture-hybris-action-spin = Spin
picture-hybris-action-ignite = Ignite
picture-hybris-order = By turn
picture-hybris-well = in the Well
picture-hybris-coming = { $state ->
    [used] weakened
    [last] the last one
    [yes] next: this Age
   *[no] next: later
}
picture-hybris-designs = Designs to choose
picture-hybris-queue = Forge, first in first out
picture-hybris-at = at { $place }
picture-hybris-home = { $where ->
    [styx] in the Styx
    [used] used
    [tile] on its tile
   *[ready] { $kind ->
        [olympian] ready
       *[other] { $planned ->
            [yes] planned
           *[no] at home
        }
    }
}
picture-hybris-standing = { $state ->
    [resigned] has left
    [passed] has passed
   *[pillar] Pillar { $number }, { $name }
}
picture-hybris-has-aegis = Aegis
picture-hybris-has-believer = Believers
picture-hybris-has-prayer = Prayers
picture-hybris-has-greatness = Greatness
picture-hybris-has-vp = VP
picture-hybris-has-conflict = in hand
picture-hybris-has-premonition = Premonitions
picture-hybris-characters = Characters
picture-hybris-powers = Powers
picture-hybris-sparks = Sparks
picture-hybris-threads = Threads of fate
picture-hybris-workshop = Workshop
picture-hybris-empty = empty
picture-hybris-win = If you win: { $text }
picture-hybris-with = With { $text }:
picture-hybris-own = Your hand
picture-hybris-hand = In hand
picture-hybris-drawn = Just drawn
picture-hybris-pile = Your discard pile
picture-hybris-premonitions = Premonitions
picture-hybris-plan = Your plan
picture-hybris-nothing = You hold nothing yet.
picture-hybris-attacks = attacks
picture-hybris-defends = defends
picture-hybris-cards-left = { $role }, { $count ->
    [0] no card left to play
    [one] 1 card to play
   *[other] { $count } cards to play
}
picture-hybris-role = { $side ->
    [0] { $name } attacks
   *[other] { $name } defends
}
picture-hybris-combat = Combat
picture-hybris-base = Base Strength
picture-hybris-effects = Effects
picture-hybris-strength = Total
picture-hybris-combo = Combo +{ $count }
picture-hybris-more = The attacker must have more; at a tie the defender wins.
