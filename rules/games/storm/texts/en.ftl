## Names

storm-title = Storm over Olympus
storm-about = The Underworld climbs toward the palace of Olympus, and neither side sees whom the other has placed where. Move, bluff and fight in secret rounds: a leader who reaches the palace wins it all for the Underworld, and Olympus wins when those leaders are gone.
storm-button-hand = My units
storm-side = { $side ->
    [chthonian] Chthonians
   *[olympian] Olympians
}
storm-tally = { $side }, { $honor } honor
storm-kind-chthonian = Chthonian unit
storm-kind-olympian = Olympian unit
storm-unit-hades = Hades
storm-unit-persephone = Persephone
storm-unit-charon = Charon
storm-unit-harpies = Harpies
storm-unit-erinyes = Erinyes
storm-unit-hecate = Hecate
storm-unit-cerberus = Cerberus
storm-unit-thanatos = Thanatos
storm-unit-hypnos = Hypnos
storm-unit-nyx = Nyx
storm-unit-typhon = Typhon
storm-unit-minos = Minos
storm-unit-zeus = Zeus
storm-unit-hephaestus = Hephaestus
storm-unit-ares = Ares
storm-unit-artemis = Artemis
storm-unit-demeter = Demeter
storm-unit-hera = Hera
storm-unit-poseidon = Poseidon
storm-unit-athena = Athena
storm-unit-apollo = Apollo
storm-unit-aphrodite = Aphrodite
storm-unit-hermes = Hermes
storm-unit-dionysus = Dionysus
storm-unit-line = { $unit } ({ $strength })
storm-unit-full = { $unit } (strength { $strength })
storm-or = { $before } or { $after }
storm-or-more = { $before }, { $after }
storm-region = { $base ->
    [tartarus] Tartarus ({ $number })
    [palace] the palace ({ $number })
   *[none] { $number }
}
storm-place-in = { $base ->
    [tartarus] Tartarus ({ $number })
    [palace] the palace ({ $number })
   *[none] { $realm ->
        [underworld] { $number } in the Underworld
        [olympus] { $number } on Olympus
       *[outside] { $number } outside
    }
}
storm-number = { $number }
storm-manoeuvre = { $manoeuvre ->
    [retreat] Retreat
    [pursuit] Pursuit
    [total-attack] Total Attack
    [total-defence] Total Defense
   *[standard] Standard
}
storm-cost = { $way ->
    [lose] −{ $honor } honor
    [gain] +{ $honor } honor
   *[none] no honor lost
}{ $energy ->
    [0] {""}
   *[other] , −{ $energy } energy
}

## House choices

storm-option-setup = Formations
storm-option-setup-chosen = Everyone chooses their own
storm-option-setup-random = Drawn at random
storm-option-combat = Choices in a fight
storm-option-combat-sealed = Both in secret at once
storm-option-combat-open = In the open, one after the other, with 10 honor each
storm-option-challenge = Challenge
storm-option-challenge-false = The first seat plays the Chthonians
storm-option-challenge-true = The first seat bids honor, the second picks a side
storm-option-repetition = The same position three times
storm-option-repetition-offer = A draw may be offered
storm-option-repetition-none = Play goes on
storm-option-clash = Persephone and Demeter
storm-option-clash-palace = Both vanish when Persephone enters the palace to her
storm-option-clash-anywhere = Both vanish wherever they meet

## What units can do

storm-does-both = { $before } { $after }
storm-does-nothing = No power but plain strength.
storm-does-lead = A leader: you win as soon as it enters the palace, and lose when no leader is left.
storm-does-clash = When Persephone enters the palace and Demeter is there, both are lost (by a house choice: wherever they meet).
storm-does-revive = Instead of moving, it is shown and you pay { $energy } energy: one lost unit of yours, but not { $excluded }, comes back to your base and is shown. Not while enemies are there, nor into a full base.
storm-does-oracle = Instead of moving, it is shown and you pay { $energy } energy: all enemies in one region { $range ->
    [one] next to it
   *[other] at most { $range } steps away
} are shown.
storm-does-barter = Instead of moving, it is shown and you pay { $energy } energy: you gain { $honor } honor.
storm-does-steal = Instead of moving, while it is not on Olympus, it is shown: you take { $energy } energy from the enemy (all, if there is less).
storm-does-feast = Your Liturgy may be a feast, if it is on the map: you show it and gain { $energy } more energy.
storm-does-ferry = Once shown, { $whom ->
    [self] it and all units that move with it
   *[region] your units that leave its region, itself too,
} cross the Styx free of charge.
storm-does-fly = Flies: once shown, it may go to any region, and the Styx costs nothing. It cannot fly in a retreat.
storm-does-night = A group with it may step forward to a region without enemies at no loss of honor; that shows it.
storm-does-bonus = { $sign ->
    [minus] −{ $each }
   *[plus] +{ $each }
} strength { $of ->
    [own-lost] for each lost unit of yours, at most { $most }.
    [companions] for each other unit of yours in the fight, at most { $most }.
    [defending] while you defend.
    [underworld] in fights in the Underworld.
   *[olympus] in fights on Olympus.
}
storm-does-pick-loss = While it fights, you pick which unit the enemy loses when only one is lost.
storm-does-drowse = While it fights, the enemy may spend at most { $most } energy per unit.
storm-does-forbid = { $whom ->
    [own] While it fights, these are closed to you: { $manoeuvres }.
   *[enemy] While it fights, these are closed to the enemy: { $manoeuvres }.
}
storm-does-win-ties = While it fights, you win ties, also as the defender.
storm-does-rage = While it fights as your only unit, your energy counts { $times } times.
storm-does-hunt = While it fights, your Pursuit is not weakened.
storm-does-shield = While it fights, Total Defense costs you no honor.
storm-short-hades = Leader. Brings a lost unit back
storm-short-persephone = Second leader. Beware of Demeter in the palace
storm-short-charon = Once shown, the Styx is free from the region he is in
storm-short-harpies = Fly once shown
storm-short-erinyes = Stronger with every unit you have lost
storm-short-hecate = Shows the enemies in a neighboring region
storm-short-cerberus = +2 in the Underworld, −1 on Olympus
storm-short-thanatos = Picks the unit a beaten enemy loses
storm-short-hypnos = Enemies may spend only 3 energy per unit
storm-short-nyx = Groups step forward at no loss of honor; that shows her
storm-short-typhon = Very strong, but Retreat and Total Defense are closed to you
storm-short-minos = Turns 8 energy into 1 honor
storm-short-zeus = Wins ties, also as the defender
storm-short-hephaestus = +5 when defending
storm-short-ares = Alone, his energy counts twice
storm-short-artemis = Pursues at full strength
storm-short-demeter = Off Olympus, takes 3 energy from the enemy instead of moving
storm-short-hera = +1 for each companion in the fight
storm-short-poseidon = Once shown, crosses the Styx free with his group
storm-short-athena = Total Defense costs no honor
storm-short-apollo = Shows the enemies of a region up to two steps away
storm-short-aphrodite = Total Attack is closed to the enemy
storm-short-hermes = Flies once shown
storm-short-dionysus = Liturgies bring 8 energy
storm-fact-strength = Strength { $strength }
storm-fact-side = Side: { $side }
storm-fact-kind = { $kind ->
    [instead-of-move] Power used instead of moving
    [movement] Power of movement
    [combat] Power in fights
   *[none] No power
}
storm-fact-mandatory = Must be part of every formation

## Before the first turn

storm-bid = How much honor shall the Chthonians get on top (or lose, below zero)? Your opponent then picks a side.
storm-side-prompt = Which side do you want?
storm-side-hint = starts with { $honor } honor
storm-pick =
    You lead the { $side }. Choose the units that join { $leader }: up to { $count }. Chance fills the places you leave open.
    { $role ->
        [chthonian] You win when Hades or Persephone enters the palace at the top.
       *[olympian] You win when the leaders of the Underworld are lost.
    }
storm-menu = Your formation: choose a region to put somebody else there, or lock it. Nobody else can see it.
storm-menu-region = { $region }: { $unit }
storm-menu-fixed = placed by hand; “at random” leaves it alone
storm-menu-random = The rest at random
storm-menu-random-hint = shuffles every unit you have not placed by hand
storm-menu-arrange = All in order
storm-menu-arrange-hint = name all nine, region by region
storm-menu-pick = Choose other units
storm-menu-lock = Lock the formation
storm-menu-lock-hint = as it stands now; the enemy sees where, not who
storm-place = Who shall stand in { $region }? The two change places.
storm-place-hint = now in { $region }
storm-arrange = Put your nine units in the order of these regions: { $regions }.
storm-back = Back

## Turns

storm-group-move = Move
storm-group-energy = Energy
storm-group-power = Powers
storm-turn = Your turn with the { $side }: move from a region, hold a Liturgy, or use a power.
storm-from = Move from { $region }: { $units }
storm-liturgy = Liturgy
storm-feast = Liturgy as a feast of { $unit }
storm-energy-hint = +{ $energy } energy, { $cost }
storm-pass = Pass: all your units are in Tartarus
storm-show = Show { $unit }
storm-show-hint = everybody sees it, its power can be used; you still have your turn
storm-revive = { $unit } brings { $target } back
storm-oracle = { $unit } shows the enemies in { $region } ({ $count } hidden)
storm-barter = { $unit } trades energy for honor
storm-steal = { $unit } takes energy from the enemy
storm-power-hint = { $cost }; shows the unit
storm-steal-hint = takes { $energy } energy from the enemy; shows the unit
storm-movers = Which units leave { $region }? Choose one or several.
storm-mover-hint = { $known ->
    [yes] the enemy knows it
   *[no] hidden from the enemy
}
storm-target = Where to, with { $units } from { $region }? The move ends your turn, a fight that it starts included.
storm-way = { $kind ->
    [fly] Fly to { $region }
    [night] Under cover of night to { $region }
    [open] Without Nyx’s cover to { $region }
   *[walk] To { $region }
}{ $enemies ->
    [0] {""}
    [one] : attack 1 enemy
   *[other] : attack { $enemies } enemies
}
storm-way-hint = { $cost } · { $enemies ->
    [0] { $forward ->
        [yes] forward
       *[no] backward
    }
   *[other] { $movers } against { $enemies }, { $forward ->
        [yes] forward
       *[no] backward
    }
}{ $styx ->
    [yes] , over the Styx
   *[no] {""}
}{ $open ->
    [unseen] , Nyx is not shown
    [vain] , and Nyx is known already
   *[other] {""}
}

## Fights

# The first line is also quoted to everybody, so it speaks to nobody
storm-fight =
    Round { $round } of the fight in { $region }: { $attacker } attacks with strength { $attack }, { $defender } defends with strength { $defense }; energy comes on top.
    You { $role ->
        [attacker] attack
       *[defender] defend
    }. Energy: you { $stock }, { $foe } { $foestock }.
storm-manoeuvre-group = { $manoeuvre ->
    [standard] Standard: the loser loses one
    [retreat] { $way ->
        [yes] Retreat: leave for 2 honor
       *[no] Retreat: no way out, so Standard
    }
    [pursuit] Pursuit: stops a Retreat, 3 weaker
    [total-attack] Total Attack: ×2, but yours fall
   *[total-defence] Total Defense: ×2, kills none
}
storm-choice = { $manoeuvre }, { $energy } energy
storm-choice-retreat = { $away } if you get away; pursued: strength { $strength }, { $cost }
storm-choice-hint = strength { $strength }; { $cost }{ $fought ->
    [total-attack] ; yours fall, except against Retreat or Total Defense
    [total-defence] ; a win kills none
    [pursuit] ; stops a Retreat
   *[plain] {""}
}
storm-loss = { $whose ->
    [own] Which of your units is lost?
   *[enemy] Which unit does the enemy lose?
}
storm-stay-prompt = { $won ->
    [yes] You were pursued and won the round. Leave after all, or stay and take an enemy unit?
   *[no] You were pursued and beaten. Do the others leave?
}
storm-leave = Leave
storm-leave-hint = { $cost }
storm-stay = { $won ->
    [yes] Stay: the enemy loses a unit
   *[no] Stay and fight on
}
storm-retreat = Where do you retreat to? { $cost }.
storm-draw-prompt = This position has come up three times. Do you offer a draw?
storm-draw-offer = Offer a draw
storm-draw-play-on = Play on
storm-draw-answer = { $who } offers a draw: this position has come up three times.
storm-draw-accept = Accept the draw

## What happened

storm-event-bid = { $who } bids: the Chthonians { $way ->
    [lose] lose { $by } honor
   *[gain] get { $by } more honor
}.
storm-event-side = { $who } plays the { $side }.
storm-event-ready = { $who } has locked a formation.
storm-event-begin = All units are on the map, hidden. { $who } begins with the Chthonians.
# Of matches that are stored from before turns were marked.
storm-event-turn = Turn { $turn }: { $who } acts for the { $faction }.
storm-event-honor = { $who } { $way ->
    [lose] loses { $by } honor
   *[gain] gains { $by } honor
} ({ $reason ->
    [intruders] enemies in the own base
    [liturgy] the Liturgy
    [barter] bought with energy
    [attack] the attack
    [move] the move
    [retreat] the retreat
   *[fight] choices in the fight
}); now { $honor }.
storm-event-moved = { $who } { $kind ->
    [attack] attacks
    [fly] flies
    [fly-attack] attacks in flight
   *[move] moves
} with { $units } from { $origin } to { $target }{ $energy ->
    [0] .
   *[other] ; the Styx costs { $energy } energy.
}
storm-event-moved-public = { $who } { $kind ->
    [attack] attacks
    [fly] flies
    [fly-attack] attacks in flight
   *[move] moves
} with { $count ->
    [one] 1 unit
   *[other] { $count } units
} from { $origin } to { $target }{ $energy ->
    [0] .
   *[other] ; the Styx costs { $energy } energy.
}
storm-event-shown = Shown in { $region }: { $units }.
storm-event-hidden = Nobody can tell who went and who stayed: { $who } has hidden units again in { $origin } and { $target }.
storm-event-pass = { $who } passes.
storm-event-liturgy = { $who } holds a Liturgy and has { $energy } energy now.
storm-event-feast = { $who } holds a feast and has { $energy } energy now.
storm-event-revived = { $unit } returns for { $energy } energy.
storm-event-oracle = { $who } pays { $energy } energy to look at { $region }.
storm-event-barter = { $unit } trades { $energy } energy for honor.
storm-event-steal = { $unit } steals { $energy } energy.
storm-event-clash = Persephone and Demeter meet; neither stays.
storm-event-lost = { $who } loses { $unit }.
storm-event-swept = { $who } loses { $unit } by Total Attack.
storm-event-spared = Nobody falls, as { $who } won by Total Defense.
storm-event-unhurt = Total Attack met Total Defense: the units of { $who } live.
storm-event-fight = A fight in { $region }: { $attackers } against { $defenders }.
storm-event-opened = { $who } chooses { $manoeuvre } with { $energy } energy.
storm-event-strength = { $who } chose { $manoeuvre } with { $energy } energy{ $fought ->
    [standard] , fought as Standard for want of a way out
   *[same] {""}
}{ $compared ->
    [no] .
   *[yes] : { $factor ->
        [1] { $base } + { $power }
       *[other] ({ $base } + { $power })
    }{ $penalty ->
        [0] {""}
       *[other] {" "}− { $penalty }
    }{ $factor ->
        [1] {""}
       *[other] {" "}× { $factor }
    } = { $strength }.
}
storm-event-round = { $who } wins round { $round }{ $tie ->
    [yes] {" "}by the tie
   *[no] {""}
}.
storm-event-retreat = { $who } retreats with { $count ->
    [one] 1 unit
   *[other] { $count } units
} from { $origin } to { $target }.
storm-event-fight-over = The fight in { $region } is over.
storm-event-draw-offer = { $who } offers a draw.
storm-event-draw-refused = { $who } plays on.
storm-event-end = The match is over: { $reason }
storm-end-honor = { $loser } has no honor left.
storm-end-palace = a leader of { $winner } has entered the palace.
storm-end-leaders = { $loser } has no leader left.
storm-end-draw-honor = both sides are out of honor at the same moment. A draw.
storm-end-draw-agreed = both agree on a draw.
storm-end-resigned = { $loser } gives up.

## Turns in one line

storm-phase = Turn { $turn }, { $side }
storm-phase-short = { $turn }
storm-phase-before = Before the first turn
storm-score = { $points } honor
storm-unit = Honor
storm-deed-moved = { $kind ->
    [attack] attacked { $target } from { $origin }
    [fly] flew from { $origin } to { $target }
    [fly-attack] attacked { $target } in flight from { $origin }
   *[move] moved from { $origin } to { $target }
} with { $count ->
    [one] 1 unit
   *[other] { $count } units
}
storm-deed-shown = { $units } came to light
storm-deed-barter = { $unit } traded energy for honor
storm-deed-honor = enemies in the own base cost { $by } honor
storm-deed-pass = passed
storm-deed-liturgy = held a Liturgy
storm-deed-feast = held a feast
storm-deed-revived = brought { $unit } back
storm-deed-oracle = looked at { $region }
storm-deed-steal = stole { $energy } energy by { $unit }
storm-deed-clash = Persephone and Demeter met and fell
storm-deed-fight = { $attackers } fought { $defenders }
storm-deed-round = { $who } won round { $round }{ $tie ->
    [yes] {" "}by the tie
   *[no] {""}
}
storm-deed-lost = { $units } fell
storm-deed-swept = { $units } fell by Total Attack
storm-deed-spared = nobody fell (Total Defense)
storm-deed-retreat = { $who } retreated to { $target }
storm-deed-draw-offer = offered a draw
storm-errand-bid = name a bid
storm-errand-side = choose a side
storm-errand-setup = prepare a formation
storm-errand-turn = move, fight or gather energy
storm-errand-combat = choose a manoeuvre and energy
storm-errand-loss = say which unit is lost
storm-errand-retreat = decide about the retreat
storm-errand-draw = decide about a draw

## The position in words

storm-say-before = { $phase ->
    [bid] The bid is awaited
    [side] The choice of sides is awaited
   *[setup] Formations are being prepared
} ({ $seats }).
storm-say-head = Turn { $turn }, { $who }: { $phase ->
    [turn] to act
    [combat] a fight is being decided
    [loss] a unit is lost
    [retreat] a retreat is being decided
   *[draw] a draw is being offered
}.
storm-say-over = The match is over after { $turn } turns.
storm-say-side = { $side }: { $honor } honor, { $energy } energy, { $hidden } hidden{ $count ->
    [0] , none lost
   *[other] , lost: { $lost }
}.
storm-say-region = { $region }: { $units }.
storm-say-own-hidden = { $unit }, hidden
storm-say-hidden = { $count } { $side ->
    [chthonian] { $count ->
        [one] hidden Chthonian
       *[other] hidden Chthonians
    }
   *[olympian] { $count ->
        [one] hidden Olympian
       *[other] hidden Olympians
    }
}
storm-say-last = Last movement: { $who }, { $count ->
    [one] 1 unit
   *[other] { $count } units
} from { $origin } to { $target }{ $kind ->
    [attack] , an attack
    [fly] , in flight
    [fly-attack] , an attack in flight
    [retreat] , a retreat
   *[move] {""}
}.
storm-say-round = Last round shown: round { $round } in { $region }.
storm-say-sum = { $side } ({ $units }): { $manoeuvre }, ({ $nominal } units + { $bonus } powers + { $power } energy − { $penalty }) × { $factor } = { $strength }{ $count ->
    [0] {""}
   *[other] ; lost { $lost }
}{ $retreated ->
    [0] {""}
   *[other] ; retreated to { $retreated }
}.
storm-say-fight = Fight in { $region }, round { $round }.
storm-say-fighter = { $side } { $role ->
    [attacker] attack
   *[defender] defend
}: base strength { $base }, up to { $limit } of { $stock } energy, { $ways ->
    [0] no way out
   *[other] may retreat to { $retreats }
}{ $chosen ->
    [yes] ; has chosen
   *[no] {""}
}.
storm-secret-hidden = { $count ->
    [0] The enemy knows all your units.
   *[other] Only you know: { $units }.
}
storm-secret-known = { $count ->
    [0] The enemy knows none of your units.
   *[other] The enemy knows: { $units }.
}
storm-secret-unit = { $unit } in { $region }
storm-secret-place = { $region }: { $unit }
storm-secret-bench = Staying out: { $units }.
storm-secret-pool = { $leader } is always in. To choose from: { $units }.

## Rule summaries

storm-topic-goal = Goal
storm-topic-goal-body = The Chthonians win when Hades or Persephone enters the palace at the very top, even if Olympians stand there. The Olympians win when both are lost (Hades alone, if Persephone was left out). Whoever has no honor left loses at once.
storm-topic-words = Strength, energy, honor
storm-topic-words-body = Every unit has a strength. Energy adds strength in fights and pays for powers; a Liturgy brings more. Honor is how your followers see you: cowardice costs it, daring brings it. Both stocks are always on display.
storm-topic-setup = Formation
storm-topic-setup-body = Choose { $chosen } of your { $pool } units; your leader, Hades or Zeus, must be among them. Each stands alone in a region of its own realm: the Underworld for the Chthonians, Olympus for the Olympians. Both prepare at the same time and in secret, and may swap until they lock. Each side starts with { $honor } honor and { $energy } energy. The Chthonians begin.
storm-topic-turn = A turn
storm-topic-turn-body = Do one thing: move (in peace or into a fight), hold a Liturgy, or use a power instead of moving. There is no passing, except for the Olympians while all of their units are in Tartarus. At the start of your turn every enemy in your base costs you { $intruder-honor } honor.
storm-topic-moving = Moving
storm-topic-moving-body = A unit, or several from one region together, moves to a neighboring region. Forward is up for the Chthonians and down for the Olympians. A single step forward is free; every further unit of the group costs 1 honor. Going backward costs { $backward-honor } honor, a group of four 3. Only the largest penalty counts. At most { $stack } units of a side may be in a region.
storm-topic-attack = Attacking
storm-topic-attack-body = Moving to enemies is an attack. Against fewer you lose { $uneven-honor } honor for each unit you have more; against more you gain { $uneven-honor } for each unit you have less, whatever the direction. Against as many nothing changes, but backward it costs { $level-attack-honor } honor. An enemy in your own base may always be attacked as if forward. Only those who move attack; everybody there defends.
storm-topic-styx = The Styx
storm-topic-styx-body = Crossing the river costs { $styx } energy, whoever crosses, in either direction, however many go. Without the energy there is no crossing. Region 22 does not touch the river: that way is free.
storm-topic-flying = Flying
storm-topic-flying-body = Harpies and Hermes fly once they have been shown: to any region, free over the Styx. Heights decide what is forward; level flight is backward in peace and forward in an attack. In a retreat nobody flies. After an attack from a region that does not touch the battle, both sides may retreat to any neighbor.
storm-topic-hiding = Hidden and shown
storm-topic-hiding-body = The enemy sees where units are, not who they are. A fight shows everybody in it, using a power shows its unit. Whoever was shown stays so, with one exception: when a part of a group moves to a region without enemies, all of that group is hidden again, unless a mover used a power that shows it. Your private page says whom the enemy knows.
storm-topic-fight = Fights
storm-topic-fight-body = All units in the region fight and are shown. Each round both choose a manoeuvre and energy in secret: up to { $energy-per-unit } energy per unit; more than { $free-energy } in a round costs { $excess-honor } honor. Strength is that of the units, plus powers, plus energy. The higher side wins, ties go to the attacker in every round. The loser gives up one unit of its choice. If both still have units, another round follows.
storm-topic-manoeuvres = Manoeuvres
storm-topic-manoeuvres-body =
    Standard: plain strength.
    Retreat: leave for { $retreat-honor } honor, unless pursued.
    Pursuit: stops a retreat; { $pursuit } less strength.
    Total Attack: { $total-honor } honor, doubled strength; all your units are lost at the end of the round, unless the enemy retreated or chose Total Defense. Even so the enemy loses only one.
    Total Defense: { $total-honor } honor, doubled strength; if you win, nobody is lost.
    Energy chosen is spent in any case.
storm-topic-chart = Chart of manoeuvres
storm-topic-chart-body =
    Standard or Pursuit against the same: the loser loses one unit.
    Against Retreat: only Pursuit makes a fight of it. A caught side that wins may leave or stay and take a unit; one that loses gives up a unit, then the others may leave.
    Total Attack against Standard or Pursuit: its units fall; if it wins, the enemy loses one as well.
    Total Attack against Total Attack: everybody falls.
    Total Attack against Total Defense: the attack’s units live; a beaten defense loses one.
    Total Defense against anything: if it wins, nobody falls; if it loses, it loses one.
storm-topic-retreat = Retreating
storm-topic-retreat-body = The whole group goes to one neighboring region without enemies, with room for all, not over the Styx. The attacker goes back where it came from, or to a region touching both that and the battle. The defender takes a region that is neither. If both retreat, the defender chooses first. Without a region the manoeuvre counts as Standard. A retreat that works costs { $retreat-honor } honor; one that fails costs none.
storm-topic-liturgy = Liturgy
storm-topic-liturgy-body = Instead of moving: +{ $liturgy-energy } energy, then −{ $liturgy-honor } honor, or −{ $liturgy-honor-empty } if you had no energy at all.
storm-topic-end = The end
storm-topic-end-body = Honor comes first: whoever is at 0 or below loses at once; if both are, the match is a draw. To win by an objective you need at least 1 honor. If Persephone enters the palace while Demeter is there, both are lost and nothing is won by it. A leader that retreats into the palace has reached it.
storm-topic-variants = Variants
storm-topic-variants-body =
    Challenge: the first seat names an honor bonus or malus for the Chthonians, from −{ $bid } to +{ $bid }; the second picks a side.
    Open fights: in round one the attacker chooses first, later the defender does, for all to see. Attacking an equal number brings { $open-reward } honor. Both start with { $open-honor } honor.
    Random formations: units and places are drawn; Hades and Zeus start in their base or next to it.
storm-topic-house = House rules
storm-topic-house-body =
    Most strengths and powers of units, and parts of the map, are house values; every record in the data says where it is from.
    When the same position comes up for the third time since the last loss, the side to act may offer a draw.
    As an option, Persephone and Demeter vanish wherever they meet.

## Why something is not offered

storm-bar-pass = Pass
storm-bar-from = Move from { $region }
storm-bar-energy = { $energy } energy or more
storm-bar-power = The power of { $unit }
storm-bar-oracle = { $unit } shows { $region }
storm-bar-far = A region farther away
storm-why-lost = { $unit } is lost
storm-why-known = everybody knows it already
storm-why-mandatory = it takes part in any case
storm-why-walk = units go to neighboring regions; only those that fly go farther
storm-why-night-alone = the cover is for groups; one unit alone steps forward free of charge
storm-why-night-foes = under cover nobody goes to enemies
storm-why-night-back = under cover one goes forward only
storm-why-night-way = there is no way for this group
storm-why-fixed = you have placed all units yourself
storm-why-stuck = every way out is full, or costs energy that you lack
storm-why-pass = only the Olympians may pass, and only while all of their units are in Tartarus
storm-why-energy = costs { $need } energy; you have { $have }
storm-why-intruders = enemies stand in your base
storm-why-base = your base is full
storm-why-excluded = { $unit } cannot bring that one back
storm-why-far = farther away than { $range }
storm-why-olympus = not while { $unit } is on Olympus
storm-why-nothing = the enemy has no energy
storm-why-full = no room for { $count } more: { $most } at most
storm-why-styx = crossing the Styx costs { $need } energy; you have { $have }
storm-why-wings = not all of them can fly
storm-why-shown = a unit flies only once it has been shown
storm-why-retreat-way = that side belongs to the other’s retreat
storm-why-retreat-river = nobody retreats over the Styx
storm-why-retreat-foes = enemies are there
storm-why-retreat-room = no room for all of you
storm-why-pinned = there is no way out, as each neighboring region lies over the Styx, belongs to the other’s retreat, holds enemies or is full
storm-why-forbidden = a unit in this fight forbids it
storm-why-limit = your units here take { $most } at most, and no more than you have

## Lessons: what a newcomer is told the first time a kind of question comes: what is asked, why it matters, where to look

storm-lesson-bid = You say how much honor the Chthonians get on top, or lose, so that both sides seem equal to you. Your opponent then picks the side, so neither should look better. Look at the honor of both sides, and at how far the palace is.
storm-lesson-side = You pick the side you play. The Chthonians climb and attack, the Olympians hold the palace and hunt their leaders. Look at where each side begins: the Underworld below, Olympus above.
storm-lesson-pick = You choose who fights for you; chance fills what you leave open. Leaders of the Chthonians win by entering the palace and lose with the last of them; the Styx is the river between the realms, and a side without honor loses. Look at the strengths, and press Look up to read about any of them.
storm-lesson-formation = You prepare in secret who stands where, and lock it when you are ready. The enemy will see where your units stand, never who they are until a fight. Look which regions lie nearest the middle of the map, where the realms meet: who stands there fights first.
storm-lesson-place = You choose who stands in this region; the two change places. A leader far from the enemy is safe, but also far from the fight. Look at the neighbors of the region.
storm-lesson-arrange = You put your nine units in the order of the regions named. It is the quickest way to a whole formation, and nothing is final until you lock it. Look at the numbers of the regions on the map.
storm-lesson-turn = You do one thing: move from a region, hold a Liturgy for energy, or use a power. There is no passing, so a turn without a good move still costs something. Look at the numbers of your regions, and which of them touch an enemy.
storm-lesson-movers = You choose who leaves this region: one unit, or several together. Each beyond the first costs honor in peace, and a group that splits is hidden again. Look at which of yours the enemy knows already: they show their face.
storm-lesson-target = You choose where they go; moving to enemies is an attack, and crossing the Styx, the river, costs energy. Forward is free for one unit, backward and attacks on fewer cost honor, and without honor you lose. Look how many enemies stand in each numbered region.
storm-lesson-manoeuvre = Both sides choose a manoeuvre and energy in secret, and show them at once. The stronger side wins the round: units, powers and energy together; energy is spent even when you lose. Look at the numbers on the units, and at the energy the enemy has left.
storm-lesson-loss = You choose which unit is lost. Losing a leader may lose the match. Look at the strength on each of them.
storm-lesson-stay = You tried to retreat and were pursued; now you leave after all, or stay. Leaving costs the retreat, staying means another fight. Look at how many of yours are left in the region.
storm-lesson-retreat = You choose where your group retreats to, all of it together. It must be a neighboring region without enemies and with room for all. Look which numbered region is out of reach of the next attack.
storm-lesson-draw-offer = The same position has come up for the third time, and you may offer a draw. Accepted, the match ends without a winner. Look at honor and losses of both sides: would you rather play on?
storm-lesson-draw-answer = Your opponent offers a draw, and you accept or play on. Playing on costs nothing now. Look at honor and losses of both sides before you answer.
