# Words drawn in the pictures of Storm, and their alternative texts.

# What the kinds of picture are called that can be asked for.
storm-view-combat = The fight
storm-view-score = The scores

picture-storm-own-title = Your units
picture-storm-turn = Turn { $turn }
picture-storm-asks = { $phase ->
    [bid] { $name } bids honor for the Chthonians
    [side] { $name } chooses a side
    [setup] { $count ->
        [one] { $name } places units in secret
       *[other] Both place units in secret
    }
    [turn] { $name } moves units or uses a power
    [movers] { $name } chooses who leaves { $region }
    [target] { $name } chooses where to go from { $region }
    [combat] { $count ->
        [one] Fight: { $name } picks a manoeuvre
       *[other] Fight: both pick a manoeuvre
    }
    [loss] Fight: { $name } picks who is lost
    [retreat] Fight: { $name } may retreat
    [draw] { $name } answers whether it is a draw
   *[other] { $name } plays
}
picture-storm-olympus = Olympus
picture-storm-underworld = Underworld
picture-storm-palace = Palace { $number }
picture-storm-tartarus = Tartarus { $number }
picture-storm-goal-olympian = Win: Hades and Persephone are gone
picture-storm-goal-chthonian = Win: Hades or Persephone enters { $palace }
picture-storm-place = { $base ->
    [palace] palace { $number }
    [tartarus] Tartarus { $number }
   *[none] { $realm ->
        [olympus] { $number }, Olympus
        [underworld] { $number }, Underworld
       *[outside] { $number }, outside
    }
}

picture-storm-honor = honor
picture-storm-energy = energy
picture-storm-hidden = { $count } hidden
picture-storm-lost = { $count } lost
picture-storm-setting = { $ready ->
    [yes] ready
   *[no] preparing
}
picture-storm-choosing = { $ready ->
    [yes] sealed
   *[no] choosing
}

picture-storm-leaving = { $count ->
    [one] 1 unit leaves { $region }
   *[other] { $count } units leave { $region }
}
picture-storm-where = where to
picture-storm-styx = energy: Styx
picture-storm-night = Nyx’s cover
picture-storm-no-energy = No energy needed
picture-storm-unseen = yours, unseen
picture-storm-known = the enemy knows
picture-storm-fight-in = Fight in { $region }
picture-storm-fought-in = Fought in { $region }
picture-storm-round = Round { $round }
picture-storm-attacker = attack from { $region }
picture-storm-last = { $origin } → { $target }
picture-storm-last-units = { $count ->
    [one] 1 unit
   *[other] { $count } units
}

picture-storm-combat-title = Fight in { $region }
picture-storm-attacks = attacks from { $region }
picture-storm-defends = defends
picture-storm-units = Units
picture-storm-abilities = Abilities
picture-storm-none = none
picture-storm-energy-row = Energy
picture-storm-energy-left = { $doubled ->
    [yes] counts twice, { $left } left
   *[no] { $left } left
}
picture-storm-up-to = up to { $limit } of { $stock }{ $doubled ->
    [yes] , counts twice
   *[no] {""}
}
picture-storm-honor-change = { $standard ->
    [yes] no way out
   *[no] { $number ->
        [0] {""}
       *[other] honor { $change }
    }
}
picture-storm-sealed = { $chosen ->
    [yes] Sealed
   *[no] Choosing
}
picture-storm-strength = Strength
picture-storm-before-energy = Before energy
picture-storm-won = { $tie ->
    [yes] { $name } { $role ->
        [attacker] takes the tie at { $high }.
       *[defender] holds the tie at { $high }.
    }
   *[no] { $name } { $role ->
        [attacker] wins: { $high } beats { $low }.
       *[defender] holds: { $high } beats { $low }.
    }
}
picture-storm-left = { $name } retreats to { $region }.
picture-storm-parted = { $count ->
    [0] A retreat without a fight.
   *[other] Both sides retreat.
}
picture-storm-fight-over = The fight is over.
picture-storm-must-lose = { $names } picks who is lost.
picture-storm-must-leave = { $names } may leave.
picture-storm-next-round = Round { $round } follows.
picture-storm-losses = { $count ->
    [0] Nobody was lost.
   *[other] Lost: { $names }.
}
picture-storm-lost-here = { $owed ->
    [all] loses all
    [one] loses 1
    [perhaps] may lose 1
   *[none] { $count ->
        [0] none lost
       *[other] { $count } lost
    }
}
picture-storm-choosing-now = { $count ->
    [0] Both have chosen.
    [one] { $names } still chooses.
   *[other] Both choose in secret.
}
picture-storm-before = Round { $round }: { $said }
picture-storm-ties = { $name } wins ties.

picture-storm-setup-title = Your formation
picture-storm-setup-hint = { $stage ->
    [pick] Pick the units that go with your leader.
    [place] Who stands in { $region }?
    [arrange] Put your units in the order of the regions.
    [ready] Locked: it waits for the other side.
   *[menu] Change it until you lock it.
}
picture-storm-bench = Stay out
picture-storm-fixed = placed by hand
picture-storm-crop-title = In { $place }
picture-storm-crop-part = Part of the map
picture-storm-empty = Nobody is here.
picture-storm-unknown = hidden
picture-storm-own-unseen = unseen
picture-storm-leader = Leader
picture-storm-always = Always in
picture-storm-kind = { $kind ->
    [instead-of-move] Instead of moving
    [movement] When moving
    [combat] In fights
   *[none] No power of its own
}
picture-storm-end-title = The end
picture-storm-end-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
}
picture-storm-end-won = { $name } wins
picture-storm-end-draw = A draw
picture-storm-end-over = The match is over
picture-storm-end-reason = { $reason ->
    [honor] { $name } has no honor left.
    [both] Neither side has honor left.
    [palace] A leader of the Chthonians stands in the palace.
    [leaders] Hades and Persephone are gone.
   *[other] Play has stopped.
}
picture-storm-end-standing = still standing
picture-storm-end-fallen = lost

## Alternative texts

picture-storm-alt-board = The map.
picture-storm-alt-own = The map with your own units.
picture-storm-alt-crop = Part of the map.
picture-storm-alt-side = { $name }, { $side }: honor { $honor }, energy { $energy }, { $hidden } hidden, { $lost } lost.
picture-storm-alt-target = { $number } { $place }{ $cost ->
    [none] {""}
   *[some] { " " }({ $cost })
}
picture-storm-alt-cost = honor { $honor }{ $energy ->
    [0] {""}
   *[other] , energy −{ $energy }
}
picture-storm-alt-region = { $place }: { $units }.
picture-storm-alt-unit = { $unit } { $strength }
picture-storm-alt-unseen = { $unit } { $strength } (unseen)
picture-storm-alt-hidden = { $count ->
    [one] 1 hidden { $side ->
        [chthonian] Chthonian
       *[olympian] Olympian
    }
   *[other] { $count } hidden { $side ->
        [chthonian] Chthonians
       *[olympian] Olympians
    }
}
picture-storm-alt-round = Last fight, in { $region }: { $said } { $losses }
picture-storm-alt-last = Last move: { $name }, { $count } from { $origin } to { $target }.
picture-storm-alt-combat = Combat at { $place }, round { $round }.
picture-storm-alt-half = { $name } { $role }: { $units }. { $lines }. { $label }: { $total }.
picture-storm-alt-line = { $remark ->
    [none] { $label } { $value }
   *[some] { $label } ({ $remark }) { $value }
}
picture-storm-alt-setup = Your formation.
picture-storm-alt-bench = Staying out: { $names }.
picture-storm-alt-card = { $name }, { $side }, strength { $strength }. { $kind }.
picture-storm-alt-end = The end after { $turns }.
picture-storm-alt-final = { $name }, { $side }: honor { $honor }. Still standing: { $standing }. Lost: { $lost }.
picture-storm-alt-nobody = nobody
