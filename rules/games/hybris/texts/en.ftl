## Names

hybris-title = Hybris
hybris-about = Olympians send Heroes and Prophets round the mortal world, build Technologies for its cities and free what lies on their own tiles. Whoever empties all six tiles wins at once; else points decide after the last Age.
hybris-kind-conflict = Conflict card
hybris-kind-premonition = Premonition
hybris-kind-technology = Technology
hybris-kind-power = Power
hybris-kind-olympian = Olympian
hybris-kind-tile = Enhancement tile
hybris-kind-pillar = Divine Pillar
hybris-kind-primordial = Primordial
hybris-kind-champion = Hero of the Coliseum
hybris-kind-location = Location
hybris-kind-city = City
hybris-button-hand = My hand
# Points are the VP and all else that counts at the end: more than the VP on the board.
hybris-tally = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hybris-score = { $points ->
    [one] 1 point
   *[other] { $points } points
}
hybris-unit = points
hybris-part-track = VP
hybris-part-greatness = Greatness
hybris-part-made = made Technologies
hybris-part-leftover = what is left
hybris-game = the game
hybris-amount = { $what ->
    [aegis] { $count } Aegis
    [believer] { $count ->
        [one] 1 Believer
       *[other] { $count } Believers
    }
    [prayer] { $count ->
        [one] 1 Prayer
       *[other] { $count } Prayers
    }
    [greatness] { $count } Greatness
   *[vp] { $count } VP
}
hybris-stuff = { $what ->
    [aegis] Aegis
    [believer] Believer
    [prayer] Prayer
    [greatness] Greatness
   *[vp] VP
}
hybris-amount-per = { $times } { $what ->
    [aegis] Aegis
    [believer] Believer
    [prayer] Prayer
    [greatness] Greatness
   *[vp] VP
} per { $div ->
    [one] { $counted }
   *[other] { $div } { $counted }
}{ hybris-formula-ends }
hybris-formula-ends = { $plus ->
    [0] {""}
   *[other] {" "}and { $plus } more
}{ $max ->
    [0] {""}
   *[other] {" "}(at most { $max })
}
# Whom an effect concerns who is not the one that uses it.
hybris-whose = { $who ->
    [others] each other player
    [each] each player
    [opp] the enemy
    [owner] the owner
    [victor] the victor
    [chosen] that player
   *[self] { $character }
}: { $says }
hybris-space = Space { $number }
# A place in a sentence: at the Forge, on Olympus, in Athens.
hybris-at = { $which ->
    [forge] at the { $name }
    [oracle] at the { $name }
    [underworld] in the { $name }
    [coliseum] at the { $name }
    [moirai] at the { $name }
    [tartarus] in the { $name }
    [olympus] on { $name }
   *[city] in { $name }
}
hybris-the = { $which ->
    [forge] the { $name }
    [oracle] the { $name }
    [underworld] the { $name }
    [coliseum] the { $name }
    [moirai] the { $name }
    [tartarus] the { $name }
    [mortal_world] the { $name }
   *[city] { $name }
}
hybris-piece = { $piece ->
    [spark] Spark
    [hero] Hero
    [prophet] Prophet
    [hero_or_prophet] Hero or Prophet
   *[temple] Temple
}
hybris-element = { $element ->
    [fire] fire
    [water] water
    [earth] earth
   *[air] air
}
hybris-phase = { $phase ->
    [setup] Choosing Olympians
    [pillars] Age { $age }, Divine Pillars
    [planning] Age { $age }, Planning
    [action] Age { $age }
    [closing] End of Age { $age }
   *[over] The end
}
hybris-phase-short = { $age }
hybris-pillar = { $name } (Pillar { $number })
hybris-made = { $tile } ({ $seat })
hybris-coliseum-card = Coliseum { $strength }
# Whose a character is: Kallias’s Diomedes.
hybris-owned = { $seat }’s { $name }
hybris-anywhere = anywhere
hybris-stays = stays at home
hybris-laid = { $character }: { $where }
hybris-nothing = nothing
hybris-then = { $before }, then { $after }
hybris-anyway = { $before }; in any case { $after }
hybris-or = { $before } or { $after }
hybris-and = { $before } and { $after }
hybris-rejected-pack = The cards “{ $value }” of this match are not known here.

## Options of a match

hybris-option-cards = Records
hybris-option-cards-house = Petteia's own
hybris-option-modules = Modules
hybris-option-modules-base = Base game
hybris-option-modules-own = Choose modules
hybris-rejected-seats = With { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
} Hybris can be played only with { $modules }.
hybris-rejected-without = { $module } can be chosen only together with { $other }.
hybris-rejected-modules = { $module } cannot be played together with { $other }.
hybris-rejected-module-option = { $module } cannot be played with this choice: { $option }.

## What things do

hybris-does-gain = { $who ->
    [others] each other player gains { $amount }
    [each] each player gains { $amount }
    [opp] the enemy gains { $amount }
    [owner] the owner gains { $amount }
    [victor] the victor gains { $amount }
   *[self] gain { $amount }
}
hybris-does-lose = { $who ->
    [others] each other player loses { $amount }
    [each] each player loses { $amount }
    [opp] the enemy loses { $amount }
    [owner] the owner loses { $amount }
    [victor] the victor loses { $amount }
   *[self] lose { $amount }
}
hybris-does-pay = pay { $amount }
hybris-does-give = { $who ->
    [others] each other player gives
    [each] each player gives
    [opp] the enemy gives
    [owner] the owner gives
    [victor] the victor gives
   *[self] give
} { $to ->
    [owner] { $amount } to the owner
    [victor] { $amount } to the victor
   *[self] { $who ->
        [self] { $amount }
       *[other] you { $amount }
    }
}
hybris-bang = { $says } [!]
hybris-does-well = { $way ->
    [up] the Well gains { hybris-prayers }
    [per] the Well gains { $times ->
        [one] 1 Prayer
       *[other] { $times } Prayers
    } per { $counted }
   *[down] the Well loses { hybris-prayers }
}
hybris-does-mill = mill { $way ->
    [per] { $times } { $deck ->
        [coliseum] of the Coliseum deck
       *[premonition] of the Premonition deck
    } per { $counted }
   *[up] { hybris-cards }
}
hybris-goods = { $what ->
    [aegis] Aegis
    [believer] { $count ->
        [one] Believer
       *[other] Believers
    }
    [prayer] { $count ->
        [one] Prayer
       *[other] Prayers
    }
   *[premonition] { $count ->
        [one] Premonition
       *[other] Premonitions
    }
}
hybris-does-contribute = pay { $way ->
    [per] { $what ->
        [aegis] 1 Aegis
        [believer] 1 Believer
        [prayer] 1 Prayer
       *[premonition] 1 Premonition
    } per { $counted }
   *[up] { $count } { hybris-goods }
}
hybris-only = { $olympian }: { $says }
hybris-count-players = player
hybris-count-players-short-of-six = player fewer than six
hybris-cards = { $deck ->
    [conflict] { $count ->
        [one] 1 Conflict card
       *[other] { $count } Conflict cards
    }
    [avatar] { $count ->
        [one] 1 Avatar Conflict card
       *[other] { $count } Avatar Conflict cards
    }
    [coliseum] { $count ->
        [one] 1 Coliseum card
       *[other] { $count } Coliseum cards
    }
    [corruption] { $count ->
        [one] 1 Corruption card
       *[other] { $count } Corruption cards
    }
   *[premonition] { $count ->
        [one] 1 Premonition
       *[other] { $count } Premonitions
    }
}
hybris-does-draw = { $who ->
    [others] each other player draws
    [each] each player draws
    [opp] the enemy draws
    [owner] the owner draws
    [victor] the victor draws
   *[self] draw
} { hybris-cards }{ $keep ->
    [0] {""}
   *[other] {" "}and { $who ->
        [self] keep
       *[other] keeps
    } { $keep }
}
hybris-does-discard = { $who ->
    [others] each other player discards
    [each] each player discards
    [opp] the enemy discards
    [owner] the owner discards
    [victor] the victor discards
   *[self] discard
} { hybris-cards }
hybris-does-recover = { $count ->
    [one] take 1 Conflict card back from your discard pile
   *[other] take { $count } Conflict cards back from your discard pile
}
hybris-does-remove = remove 1 { $piece } from your tiles
hybris-does-hindrance = { $way ->
    [up] take { hybris-hindrances }
   *[down] discard { hybris-hindrances }
}
hybris-hindrances = { $count ->
    [one] 1 Hindrance
   *[other] { $count } Hindrances
}
hybris-does-str = { $way ->
    [up] +{ $count } Strength
    [down] −{ $count } Strength
   *[per] +{ $times } Strength per { $div ->
        [one] { $counted }
       *[other] { $div } { $counted }
    }{ hybris-formula-ends }
}
hybris-does-opp-str = enemy { $way ->
    [up] +{ $count }
   *[down] −{ $count }
} Strength
hybris-does-zone-limit = you may play { $count ->
    [one] 1 more card
   *[other] { $count } more cards
}
hybris-does-cancel-combo = the Combo of the enemy's newest card does not count
hybris-does-spare = if you lose, your Hero goes home, not to the Styx
hybris-does-choose = { $options }
hybris-does-may = you may { $options }
hybris-does-agree = together choose: { $options }
hybris-does-may-agree = together you may { $options }
hybris-does-if = if { $test }: { $then }{ $both ->
    [yes] {"; "}else { $other }
   *[no] {""}
}
hybris-test-attacker = you attack
hybris-test-defender = you defend
hybris-test-vs-game = you fight against the game
hybris-test-opponent-played-first = the enemy has played the first card
hybris-test-in-city = you fight in a City
hybris-count-own-zone = { $div ->
    [one] card you played before it
   *[other] cards you played before it
}
hybris-count-opp-zone = { $div ->
    [one] card the enemy has played
   *[other] cards the enemy has played
}
hybris-count-own-greatness = { $div ->
    [one] Greatness of yours
   *[other] of your Greatness
}
hybris-count-own-conflict-discard = { $div ->
    [one] card of your discard pile
   *[other] cards of your discard pile
}
hybris-count-styx-heroes = { $div ->
    [one] Hero in the Styx
   *[other] Heroes in the Styx
}
hybris-count-own-temples-in-world = { $div ->
    [one] own Temple in the Mortal World
   *[other] own Temples in the Mortal World
}
hybris-count-own-unlocked-tiles = { $div ->
    [one] unlocked tile of yours
   *[other] unlocked tiles of yours
}
hybris-signed = { $way ->
    [up] +{ $count }
   *[down] −{ $count }
}
hybris-changed = { $way ->
    [up] more
   *[down] less
}
hybris-rule-combat-str = { hybris-signed } Strength { $when ->
    [attacker] when you attack
    [defender] when you defend
   *[ever] in every Combat
}
hybris-rule-hero-base = { hybris-signed } Base Strength of your Heroes
hybris-rule-olympian-base = { hybris-signed } Base Strength of your Olympian
hybris-rule-hand-limit = { hybris-signed } hand limit
hybris-rule-income-aegis = { hybris-signed } Aegis of income
hybris-rule-cost-make = Make costs { $count } Aegis { hybris-changed }
hybris-rule-cost-design = Design costs { $count } { $count ->
    [one] Prayer
   *[other] Prayers
} { hybris-changed }
hybris-rule-cost-activate-olympian = activating your Olympian costs { $count } Aegis { hybris-changed }
hybris-rule-cost-activate-prophet = activating a Prophet costs { $count } Aegis { hybris-changed }
hybris-rule-drain = { hybris-signed } Aegis when you Drain
hybris-rule-pray = { hybris-signed } Prayer when you Pray
hybris-rule-preach = { hybris-signed } Believer when you Preach
hybris-rule-train = { hybris-signed } card when you Train
hybris-rule-foresee = { hybris-signed } card when you Foresee
hybris-rule-convert = the first conversion of each action costs { $count } Prayer less (at least 1)
hybris-rule-convert-once = once an Age your first conversion of an action costs { $count } Prayer less (at least 1)
hybris-rule-ignore-hindrance = you ignore the first Hindrance of each Age
hybris-rule-truce = no Combat and no Contest between you and other players (whom nobody plays you may fight: Heroes of the Coliseum, Prisoners); a space that one has taken is closed to the other
hybris-rule-wins-ties = you win ties in Combat
hybris-rule-ignore-token = once an Age you may send it anywhere, whatever its token says
hybris-rule-dotted-bonus = on a dotted space it gains the bonus of a taken space there, of your choice
hybris-rule-skip-styx = your defeated Heroes go home, not to the Styx
hybris-rule-wrath = by Wrath I and Wrath II you lose or discard { $count } less of everything
hybris-conflict = Strength { $strength }, { $elements }; Combo +{ $combo } after { $left ->
    [L] meander
    [B] wave
   *[E] rosette
}, ends with { $right ->
    [L] meander
    [B] wave
   *[E] rosette
}{ $plays ->
    [yes] {"; "}{ $play }
   *[no] {""}
}{ $wins ->
    [yes] {"; "}if you win: { $win }
   *[no] {""}
}{ $ward ->
    [free] {"; "}as a Ward it may have elements of Wards that lie there
   *[usual] {""}
}
hybris-when-once = { $once ->
    [yes] once an Age,{" "}
   *[no] {""}
}
hybris-when = { hybris-when-once }{ $event ->
    [combat] before a Combat
    [attacked] when you defend
    [win] when you win a Combat
    [lose] when you lose a Combat
    [move] when a character of yours comes to a place
    [drain] when you Drain
    [deploy] when you deploy
    [make] when you make a Technology
    [preach] when you Preach
    [messenger_used] when you send the Messenger
    [spark] when you remove a Spark
    [growth] when your Corruption grows at the Tartarus
    [free] in your turn you may
    [end_of_age] at the end of an Age
    [premonition] when you complete a Premonition
    [primordial] when a Primordial rises
   *[styx] { $by ->
        [others] when a Hero of somebody else goes to the Styx
       *[self] when a Hero of yours goes to the Styx
    }
}: { $says }
hybris-when-who = { hybris-when-once }{ $event ->
    [combat] before a Combat of { $character }
    [win] when { $character } wins a Combat
    [lose] when { $character } loses a Combat
    [activate] when { $character } is activated
   *[move] when { $character } comes to a place
}: { $says }
hybris-tile = Pieces: { $pieces }. Unlocked, without them: { $power }
hybris-primordial = Drain: { $aegis } Aegis. Fear, when it comes: { $fear }. Wrath I, without a Ward: { $wrath1 }. Wrath II, with least Greatness: { $wrath2 }. Weakening, which one player in each Age may use who Drains: { $weakening }
hybris-city = { $type ->
    [lore] Lore
    [war] War
    [craft] Craft
   *[nature] Nature
}, room for { $slots } Technologies. Whoever comes here: { $arrival }. Whoever deploys here: { $gain }, and for a Technology of this kind: { $match }
hybris-location = Whoever comes here: { $gain }. Then one of the spaces: { $spaces }. Then one action: { $actions }
hybris-location-space = { $dotted ->
    [yes] dotted, always free: { $gain }
   *[no] { $gain }
}{ $seats ->
    [1] {""}
   *[other] {" "}(with { $seats } players or more)
}
hybris-sentences = { $before }. { $after }
hybris-beside = { $before }; { $after }
hybris-fact-base = { $character }: Base Strength { $base }
hybris-premonition = With { $needs } or more: { $reward }
hybris-technology = { $type ->
    [lore] Lore
    [war] War
    [craft] Craft
   *[nature] Nature
}; Make costs { $cost } Aegis; deployed: { $vp } VP, { $believers ->
    [one] 1 Believer
   *[other] { $believers } Believers
}{ $extra ->
    [yes] {", "}{ $more }
   *[no] {""}
}
hybris-need-believer = { $count } Believers
hybris-need-prayer = { $count } Prayers
hybris-need-aegis = { $count } Aegis
hybris-need-greatness = { $count } Greatness
hybris-need-sparks = { $count } Sparks on your track
hybris-need-deployed = { $count ->
    [one] 1 Technology deployed
   *[other] { $count } Technologies deployed
}
hybris-need-deployed-cities = { $count ->
    [one] 1 City with a Technology of yours
   *[other] { $count } Cities with Technologies of yours
}
hybris-need-temples = { $count ->
    [one] 1 Temple built
   *[other] { $count } Temples built
}
hybris-need-combats-won-this-age = { $count ->
    [one] 1 Combat won this Age
   *[other] { $count } Combats won this Age
}
hybris-need-trophies = { $count ->
    [one] 1 trophy of the Coliseum
   *[other] { $count } trophies of the Coliseum
}
hybris-need-heroes-removed = { $count } Heroes off your tiles
hybris-need-prophets-removed = { $count } Prophets off your tiles
hybris-need-hand = { $count } Conflict cards in hand
hybris-need-thread-total = { $count } steps on the threads
hybris-need-tiles-unlocked = { $count } tiles unlocked

## Questions

hybris-ask-olympian = Which Olympian do you play? The choice stands once somebody else is asked.
hybris-ask-companion = { $kind ->
    [hero] Which Hero is with you from the beginning? The choice stands once somebody else is asked.
   *[prophet] Which Prophet is with you from the beginning? The choice stands once somebody else is asked.
}
hybris-pillar-beside = { $pillar }: { $more }
hybris-ask-pillar = Which Divine Pillar do you take{ $second ->
    [yes] {" "}as well
   *[no] {""}
}? The choice stands once somebody else is asked.
hybris-ask-plan = Where shall { $character } go this Age?
hybris-ask-planned = { $count ->
    [0] You have nobody to plan for.
   *[other] Your plan: { $plan }. Once all are done it stands.
}
hybris-ask-turn = Your turn: who acts? It ends with that character’s action, or with a pass; cards that are drawn stay drawn.
hybris-ask-after = Anything more in your turn? It ends with “End the turn”.
hybris-ask-destination = Where does { $character } go?
hybris-ask-space = Which space { $place }?
hybris-ask-instead = Which space's bonus?
hybris-ask-action = What is done { $place }?
hybris-ask-convert = Convert more Prayers?
hybris-ask-weaken = Use the Weakening of { $primordial }? Whoever does is the only one in this Age.
hybris-ask-resurrect = Which { $count } Heroes come back?
hybris-ask-spin = Another step for { $cost }?
hybris-ask-drop = You have too many Technologies. Which one leaves the game?
hybris-ask-contest = { $seat } deploys { $tile } ({ $vp } VP) in { $city } with { $character }{ $kind ->
    [prophet] , who would flee
   *[other] {""}
}. Do you contest it?
hybris-ask-card = Combat: you have { $own }, the enemy { $enemy }. Which card do you play?
hybris-ask-keep = { $deck ->
    [conflict] Which Conflict card do you keep?
    [corruption] Which Corruption card do you keep?
   *[premonition] Which Premonition do you keep?
}
hybris-ask-discard = { $card }: which card do you discard?
hybris-ask-recover = { $card }: which card do you take back?
hybris-ask-tile = { $what ->
    [hindrance] { $card }: a Hindrance goes instead of a Spark.
   *[piece] { $card }: from which tile?
}
hybris-ask-temple = { $card }: into which City does the Temple go?
hybris-ask-choose = { $card }: what do you choose?
hybris-ask-alone = { $question } The choice stands.
hybris-ask-agree = { $card }: what do you choose together?
hybris-ask-limit = Your hand limit is { $limit }. Discard { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
hybris-option-back = Back
hybris-option-done = Done
hybris-option-end = End the turn
hybris-option-pass = Pass for this Age
hybris-option-planned = That is my plan
hybris-option-none = Nothing
hybris-option-stop = Play no more cards
hybris-option-no-token = Stay at home
hybris-option-no-contest = No Contest
hybris-option-premonition = Complete { $card }
hybris-option-power = Use { $power }
hybris-option-aloof = { $least ->
    [0] No Contest, and do not ask me again this Age (all see it)
   *[other] No Contest; this Age ask me only for { $least } VP or more (all see it)
}
hybris-option-combo = { $card }, Combo +{ $count }
hybris-option-contest = Contest with { $character }
hybris-option-dotted = no bonus, always free
hybris-option-against = { $space }, { $kind ->
    [prophet] { $enemy } flees
   *[other] against { $enemy }
}
hybris-option-tile = { $piece } from { $tile }
hybris-option-convert = { $cost }: { $gain }
hybris-option-design = Design { $tile }
hybris-option-make = Make { $tile }
hybris-option-appropriate = Appropriate { $tile }
hybris-option-deploy = Deploy { $tile }
hybris-option-drop = { $tile }
hybris-option-foresee = Foresee: draw { $count } Premonitions, keep 1
hybris-option-ward = Ward with { $card }
hybris-option-drain = Drain: { $gain }
hybris-option-weaken = Yes: { $gain }
hybris-option-resurrect = Resurrect: { $heroes ->
    [0] draw 1 card
    [one] 1 Hero and a card
   *[other] up to 2 Heroes and a card
}
hybris-option-duel = Duel with { $enemy }
hybris-option-train = Train: draw { $count } cards
hybris-option-spin = { $thread }, step { $step }
hybris-option-ignite = Ignite for { $cost }: { $hindered ->
    [yes] only a Hindrance goes
   *[no] remove 1 Spark
}
hybris-option-hindrance = Discard a Hindrance
hybris-hindered = { $says } (only a Hindrance goes)
hybris-warned = { $hint } This leaves you { $left }: too little for { $who }, who could act no more in this Age.
hybris-option-pray = Pray: { $gain }
hybris-option-preach = Preach: { $gain }
hybris-group-convert = Convert
hybris-group-wander = Leaving the token aside
hybris-hint-character = { $cost }{ $kind ->
    [olympian] {""}
   *[other] {"; "}{ $where }
}
hybris-hint-olympian = Base Strength { $base }. { $powers }
hybris-power-says = { $name }: { $says }
hybris-hint-companion = { $kind ->
    [hero] Base Strength { $base }; tile: { $power }
   *[prophet] tile: { $power }
}
hybris-hint-pillar = now { $take }; { $lasts ->
    [yes] all Age { $ongoing };{" "}
   *[no] {""}
}when you pass { $resolve }{ $alone ->
    [yes] {""}
   *[no] ; { $others }
}
hybris-hint-pillar-brief = now { $taken }; { $lasts ->
    [yes] all Age { $lasting };{" "}
   *[no] {""}
}on passing { $resolved }{ $alone ->
    [yes] {""}
   *[no] , { $given }
}
hybris-short-gain = { $who ->
    [others] each other{" "}
    [each] each player{" "}
    [opp] the enemy{" "}
    [owner] the owner{" "}
    [victor] the victor{" "}
   *[self] {""}
}+{ $amount }
hybris-short-draw = { $who ->
    [others] each other{" "}
    [each] each player{" "}
   *[self] {""}
}{ $keep ->
    [0] {""}
   *[other] { $keep } of{" "}
}{ $deck ->
    [conflict] { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
   *[other] { hybris-cards }
}
hybris-short-remove = remove 1 { $piece }
hybris-short-truce = peace with players
hybris-short-combat-str = { hybris-signed } Strength
hybris-short-cost-make = Make { hybris-signed }
hybris-short-cost-design = Design { hybris-signed }
hybris-short-list = { $before }, { $after }
hybris-hint-token = it lies on { $character }, who then stays at home
hybris-hint-tile = still on it: { $pieces }
hybris-hint-design = { $cost }: into the queue of the Forge, as yours; { $hint }
hybris-hint-make = { $cost }: yours, to be deployed in a City; { $hint }
hybris-hint-appropriate = { $cost }, and { $given } to its owner: yours, to be deployed in a City; { $hint }
hybris-hint-deploy = into { $city }, where others may contest it{ $rivals ->
    [0] {" "}(nobody can now)
   *[other] {" "}(now { $who }: { $kind ->
        [prophet] a Prophet flees, and the { $vp } VP are theirs
       *[fighter] a Combat for its { $vp } VP
    })
}; { $hint }
hybris-hint-ward = keeps the next Wrath I from you; { $hint }
hybris-hint-foresee = Premonitions are secret aims, with a reward for whoever meets their condition
hybris-hint-drain = from the Primordial below; its Weakening is offered to one player in each Age
hybris-hint-resurrect = Heroes that lost a Combat lie in the Styx; they come back for the next Age
hybris-hint-train = Conflict cards are played in Combats
hybris-hint-ignite = { $hindered ->
    [yes] no Spark leaves a tile while you have a Hindrance
   *[no] a Spark goes from a tile to your track
}
hybris-hint-pray = Prayers are converted on Olympus
hybris-hint-preach = Believers bring Prayers at the end of each Age
hybris-hint-contest = a Combat for the VP of the tile; { $cost }
hybris-hint-place = { $gain }; { $actions }
hybris-hint-place-brief = { $gain }
hybris-hint-city = { $wants }a deployment brings { $deploy }; { $free ->
    [0] no room for a Technology
    [one] room for 1 Technology
   *[other] room for { $free } Technologies
}; on coming { $gain }
hybris-hint-city-brief = { $fitting ->
    [0] { $wants }
    [one] wants a Technology of yours;{" "}
   *[other] wants { $fitting } Technologies of yours;{" "}
}{ $free ->
    [0] no room for a Technology
    [one] room for 1 Technology
   *[other] room for { $free } Technologies
}
hybris-wants = { $fitting ->
    [0] {""}
   *[other] wants your { $tiles }: { $more } more;{" "}
}{ $fitting ->
    [0] { $type ->
        [lore] wants Lore
        [war] wants War
        [craft] wants Craft
       *[nature] wants Nature
    };{" "}
   *[other] {""}
}
hybris-hint-there = { $hint }; there: { $who }
hybris-hint-there-brief = { $short }; { $count ->
    [one] somebody is there
   *[other] { $count } are there
}
hybris-hint-true = true now: { $hint }
hybris-hint-warned = { $warning }; { $hint }
hybris-hint-warned-brief = { $warning }
hybris-hint-duel = Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; whoever wins: { $reward }

## Reasons

hybris-why-token = no Location token lies on it
hybris-why-aegis = it costs { $cost }
hybris-why-used = it is not ready before the next Age
hybris-why-styx = it is in the Styx
hybris-why-figure = { $character } stands there
hybris-why-own = your { $character } stands there
hybris-why-prophet = { $character } stands there, and a Prophet does not fight
hybris-why-others = another player's character stands there, and you do not fight each other
hybris-why-blocked = it is blocked
hybris-why-nowhere = there is no place that it may go to
hybris-why-truce = there is a Truce between you and { $seat }
hybris-why-held = you have it already
hybris-why-taken = { $seat } has it
hybris-why-convert = you have no Prayers
hybris-why-price = it costs { $cost }
hybris-why-premonitions = you hold { $count } Premonitions, and no more are allowed
hybris-why-warded = you have a Ward already
hybris-why-elements = no card of your hand has only elements that do not lie there yet
hybris-why-spark = no Spark is left on your tiles
hybris-why-duel = Prophets do not fight
hybris-why-short = you have too little Aegis for it
hybris-why-plan = no Technology of yours is in the queue of the Forge
hybris-why-head = the first Technology of the queue is not another player’s
hybris-why-made = you have no Technology made
hybris-why-acted = it has acted in this Age
hybris-why-tile = it has not been freed from its tile
hybris-why-free = it needs no Location token: it goes wherever it likes
hybris-why-needs = its condition is not met: { $needs }
hybris-why-leads = the token leads to { $place }
hybris-why-closed = it is open with { $count } players or more
hybris-why-empty = nobody stands there, and only a taken space lends its bonus
hybris-why-spent = it has been used in this Age
hybris-why-nothing = it could do nothing now
hybris-why-partly = it could be done only in part, another one in full
hybris-why-display = no Technology is left to be designed
hybris-why-tokens = all your Olympian tokens lie on the boards
hybris-why-behind = only the first Technology of the queue can be appropriated
hybris-why-cards = no Conflict card is left to draw
hybris-why-deck = no Premonition is left to draw
hybris-why-element = an element of it lies there already
hybris-why-nobody = no Hero of yours is in the Styx, and no card is left to draw
hybris-why-threads = all threads are at their end
hybris-why-end = it is at its end
hybris-why-lives = it is not in the Styx
hybris-why-piece = no { $piece } is on it
hybris-why-temple = a Temple of yours stands there
hybris-why-stranger = you have neither a Technology nor a character there
hybris-why-full = there is no room for another Technology
hybris-action-convert = Convert
hybris-action-design = Design
hybris-action-make = Make
hybris-action-appropriate = Appropriate
hybris-action-foresee = Foresee
hybris-action-ward = Ward
hybris-action-drain = Drain
hybris-action-resurrect = Resurrect
hybris-action-duel = Duel
hybris-action-train = Train
hybris-action-spin = Spin
hybris-action-ignite = Ignite
hybris-action-deploy = Deploy
hybris-action-pray = Pray
hybris-action-preach = Preach

## What happens

hybris-event-olympian = { $seat } plays { $olympian }.
hybris-event-companion = { $character } is with { $seat } from the beginning.
hybris-event-pillar = { $seat } takes Pillar { $number }, { $name }.
hybris-event-planned = { $seat } has a plan.
hybris-event-activated = { $seat } activates { $character }.
hybris-event-moved = { $seat }’s { $character } goes to { $place }.
hybris-event-unpaid = { $seat } cannot pay for { $character } any more.
hybris-event-no-space = { $seat }’s { $character } finds no space.
hybris-event-fled = { $seat }’s { $character } flees.
hybris-event-passed = { $seat } passes.
# What a gain or loss comes from, after the sentence: { -hybris-why }.
hybris-because = { $told ->
    [yes] : { $why }
   *[no] {""}
}
hybris-event-gained = { $seat } gains { $amount }{ hybris-because }.
hybris-event-full = { $seat } has { $amount } already, the most there can be{ hybris-because }.
hybris-event-lost = { $seat } loses { $amount }{ hybris-because }.
hybris-event-short = { $seat } lacks { $lacking } and so loses { $amount }.
hybris-event-level = All have { $greatness } Greatness: nobody gains VP for the most.
hybris-from-part = { $part ->
    [wrath1] Wrath I of { $name }
    [wrath2] Wrath II of { $name }
    [fear] Fear of { $name }
   *[weakening] Weakening of { $name }
}
hybris-from-won = won the Combat
hybris-from-beaten = beat another player
hybris-from-defeat = lost the Combat
hybris-from-income = income of the Age
hybris-from-match = it is what the City wants
hybris-from-pushed-out = for what was pushed out
hybris-from-contest = the Contest for { $tile }
hybris-from-ward = for the Ward
hybris-from-unlock = for the unlocked tile
hybris-from-no-token = no token left for Guilt
hybris-from-temples = { $count ->
    [one] 1 Temple
   *[other] { $count } Temples
}
hybris-from-world = { $base } in each Age{ $temples ->
    [0] {""}
    [one] , 1 for a Temple
   *[other] , { $temples } for Temples
}{ $cities ->
    [0] {""}
    [one] , 1 for a City with a Technology
   *[other] , { $cities } for Cities with a Technology
}
hybris-from-devotion = 1 for each { $each } of { $count } Believers
hybris-from-glory = most Greatness ({ $greatness }){ $shared ->
    [one] {""}
   *[other] , as others have
}
hybris-event-paid = { $seat } pays { $amount }.
hybris-event-gave = { $seat } gives { $amount } to { $other }.
hybris-prayers = { $count ->
    [one] 1 Prayer
   *[other] { $count } Prayers
}
hybris-event-well = { $way ->
    [up] The Well gains { hybris-prayers } and holds { $well }{ hybris-because }.
   *[down] The Well loses { hybris-prayers } and holds { $well }{ hybris-because }.
}
hybris-event-hindrance = { $way ->
    [up] { $seat } takes { hybris-hindrances }.
   *[down] { $seat } discards { hybris-hindrances }.
}
hybris-event-hindered = { $seat } discards a Hindrance instead of removing a Spark.
hybris-event-drew = { $seat } draws { hybris-cards }.
hybris-event-drew-own = You draw { $cards }.
hybris-event-kept = { $seat } keeps 1 of them.
hybris-event-kept-own = You keep: { $cards }.
hybris-event-returned = { $seat } returns { hybris-cards }.
hybris-event-milled = From the deck of { $deck ->
    [coliseum] the Coliseum
   *[premonition] Premonitions
} { $count ->
    [one] 1 card is
   *[other] { $count } cards are
} milled ({ $cards }); { $left ->
    [0] none is left
    [one] 1 is left
   *[other] { $left } are left
}.
hybris-event-reshuffled = A new deck of { hybris-cards } is shuffled.
hybris-event-discarded = { $seat } discards { $card }.
hybris-event-recovered = { $seat } takes { $card } back.
hybris-event-removed = { $seat } removes a { $piece } from { $tile }.
hybris-event-sparks = { $seat } has { $count } Sparks on the track: { $gain }.
hybris-event-temple = { $seat } builds a Temple in { $city }.
# With four of six everybody is told how near the end is.
hybris-event-unlocked = { $seat } unlocks { $tile }{ $left ->
    [0] , the last of { $all }
    [1] : { $count } of { $all }, the last one ends the match at once
    [2] : { $count } of { $all }, two more end the match at once
   *[other] {""}
}.
hybris-event-designed = { $seat } designs { $tile }.
hybris-event-pushed-out = { $tile } of { $seat } is pushed out of the Forge.
hybris-event-shown = { $tile } comes to Olympus.
hybris-event-made = { $seat } makes { $tile }.
hybris-event-dropped = { $tile } of { $seat } leaves the game.
hybris-event-deployed = { $seat } deploys { $tile } in { $city }.
hybris-event-match = It is what { $city } wants.
hybris-event-contested = { $seat } contests { $tile } with { $character }.
hybris-event-wasted = The token of { $seat }’s { $character } for { $place } is revealed and wasted.
hybris-event-aloof = { $least ->
    [0] { $seat } contests nothing more in this Age.
   *[other] { $seat } contests only what is worth { $least } VP or more in this Age.
}
hybris-event-premonition = { $seat } completes { $card }.
hybris-event-warded = { $seat } wards with { $card }.
hybris-event-power = { $seat } uses { $power }.
hybris-event-ignored = { $power } of { $seat } ignores 1 Hindrance.
hybris-event-bang = { $seat } has to “{ $asked }” and lacks { $lacking }: { $ends ->
    [yes] the turn ends at once
   *[no] what follows is skipped
}.
hybris-event-weakening = { $seat } uses the Weakening of { $primordial }.
hybris-event-resurrected = { $seat }’s { $character } returns from the Styx.
hybris-event-spun = { $seat } spins { $thread } to step { $step }.
hybris-event-combat = { $attacker } attacks { $defender } { $place }.
hybris-event-line = { $enemy } shows { $cards }.
hybris-event-turned-up = { $enemy } shows { $card }: { $strength }{ $combo ->
    [0] {""}
   *[other] {" "}and a Combo of { $combo }
}{ $does ->
    [yes] ; { $says }
   *[no] {""}
}.
hybris-event-played = { $seat } plays { $card }: { $strength }{ $combo ->
    [0] {""}
   *[other] {" "}and a Combo of { $combo }
}.
hybris-event-stopped = { $seat } plays no more cards.
hybris-event-strength = { $seat } has { $way ->
    [up] { $count } Strength more
   *[down] { $count } Strength less
}.
hybris-event-weakened = { $way ->
    [up] The enemy of { $seat } gets { $count } Strength more.
   *[down] { $seat } takes { $count } Strength from the enemy.
}
hybris-event-voided = { $combo ->
    [0] The Combo of { $card } would not count, but it has none.
   *[other] The Combo of { $card } does not count any more: { $combo } Strength less.
}
hybris-event-won = { $winner } beats { $loser }, { $won } to { $lost }{ $tied ->
    [defended] : at a tie who defends wins
    [attacked] , by a power that wins ties
   *[no] {""}
}.
hybris-event-trophy = { $seat } has beaten { $enemy } of the Coliseum.
hybris-event-styx = { $seat }’s { $character } goes to the Styx.
hybris-event-home = { $seat }’s { $character } goes home.
hybris-event-primordial = { $primordial } rises.
hybris-event-wrath1 = Wrath I of { $primordial } strikes { $seat }.
hybris-event-wrath2 = Wrath II of { $primordial } strikes { $seat }.
hybris-event-end = { $reason }
hybris-end-ages = The last Age is over.
hybris-end-tiles = { $seat } has unlocked every tile.
hybris-end-alone = Only { $seat } is left.
hybris-deed-olympian = plays { $olympian }
hybris-deed-pillar = took Pillar { $number }
hybris-deed-moved = sent { $character } to { $place }
hybris-deed-designed = designed { $tile }
hybris-deed-made = made { $tile }
hybris-deed-deployed = deployed { $tile } in { $city }
hybris-deed-contested = contested { $tile } with { $character }
hybris-deed-won = { $winner } beat { $loser }
hybris-deed-trophy = has { $enemy } as a trophy
hybris-deed-unlocked = unlocked { $tile }{ $left ->
    [0] , the last of { $all }
    [1] {" "}({ $count } of { $all })
    [2] {" "}({ $count } of { $all })
   *[other] {""}
}
hybris-deed-temple = built in { $city }
hybris-deed-premonition = completed { $card }
hybris-deed-warded = warded with { $card }
hybris-deed-spun = spun { $thread } to { $step }
hybris-deed-passed = passed
hybris-deed-primordial = { $primordial } rose

## What somebody is to do

hybris-errand-olympian = choose an Olympian
hybris-errand-companion = choose who is there from the beginning
hybris-errand-pillar = take a Divine Pillar
hybris-errand-plan = plan the Age
hybris-errand-planned = plan the Age
hybris-errand-turn = activate somebody or pass
hybris-errand-after = end the turn
hybris-errand-destination = choose a destination
hybris-errand-space = choose a space
hybris-errand-instead = choose a bonus
hybris-errand-action = choose an action
hybris-errand-convert = convert Prayers
hybris-errand-weaken = decide about the Weakening
hybris-errand-resurrect = choose Heroes
hybris-errand-spin = decide about another step
hybris-errand-drop = give up a Technology
hybris-errand-contest = decide about a Contest
hybris-errand-card = play a card in a Combat
hybris-errand-keep = keep a card
hybris-errand-discard = discard a card
hybris-errand-recover = take a card back
hybris-errand-tile = choose a tile
hybris-errand-temple = place a Temple
hybris-errand-choose = choose an effect
hybris-errand-limit = discard down to the hand limit

## Lessons

hybris-lesson-olympian = You choose the Olympian you play: its powers, its six tiles and its own Conflict cards are yours for the whole match. Base Strength is what it brings to a Combat before any card is played; Aegis pays for acting and making, Prayers for converting and designing, VP are points. In the picture, look at which pieces stand on its tiles: the fewer, the sooner a tile is unlocked and gives you its power.
hybris-lesson-companion = One Hero and one Prophet are with you from the beginning: Heroes fight, Prophets serve better in Cities. The others stand on your tiles until you free them; a tile without pieces gives you its power, and six of these win at once. Believers bring Prayers, Greatness lets you choose first, Premonitions are secret aims with a reward.
hybris-lesson-pillar = A Pillar gives you something now, something when you pass, and your place in the turn order: low numbers act first, and most Greatness chooses its Pillar first. Conflict cards are played in Combats; Premonitions are secret aims, each with a reward. Look at what a Pillar gives the others as well.
hybris-lesson-plan = Each Hero and Prophet gets a Location token in secret, which says where it will go. Without one it cannot act this Age; your Olympian needs none, and the token of the Mortal World means any City. Look at what the places give, and at who else may go there.
hybris-lesson-planned = Look at the whole plan once more. It stays secret until each of them acts. Go back to change it.
hybris-lesson-turn = You activate a character for Aegis and send it to a place, or pass for the whole Age; a Premonition whose condition is true can be completed before. When you pass, your Pillar is resolved, and you act no more until the next Age. Look at who is ready, and at your Aegis.
hybris-lesson-after = Your character has acted; a Premonition whose condition is true can still be completed. Else end the turn. Look at your Premonitions: what they ask for may have come true just now.
hybris-lesson-destination = The character gains the bonus of the place, takes a space and does one action. Prayers are converted on Olympus, Technologies designed there, made in the Forge and deployed in Cities; the Oracle foretells and wards, the Underworld gives Aegis and Heroes, the Coliseum cards, the Moirai steps and Sparks. Look at which spaces are free.
hybris-lesson-space = Each space has a bonus of its own. Where a character of somebody else stands you fight a Combat; a Prophet flees, and one of yours goes where nobody stands. The dotted space is always free and gives nothing, so look who stands where.
hybris-lesson-instead = The dotted space has no bonus of its own, but your character may have that of a space that is taken. You choose which. Look at what the taken spaces give.
hybris-lesson-action = You do one action of the place, or nothing. A Technology is designed on Olympus, made in the Forge and deployed in a City, where it brings its VP; others may contest that, and a Prophet flees from them and leaves them the VP. Look at what you hold: Prayers, Aegis, and cards, whose Combo is a bonus in a Combat when it follows its own symbol.
hybris-lesson-convert = Prayers become other things, row by row, as often as you can pay. Sparks and other pieces off your tiles are worth most, since tiles without pieces win. Look at your Prayers, and at your tiles.
hybris-lesson-weaken = Who drains the Primordial may use its Weakening, which only one player gets in each Age. If you leave it, whoever drains next may take it. Look at what it gives.
hybris-lesson-resurrect = Heroes that lost a Combat lie in the Styx; so many of them come back now. They can be planned for in the next Age. Look at which of them you would send out first.
hybris-lesson-spin = You may pay for one more step on a thread of the Moirai. Each step gives something once, or a rule that is yours from then on. Look at what comes next on both threads, and at your Aegis.
hybris-lesson-drop = Your board holds only so many Technologies that are made and wait to be deployed. One of them leaves the game. Look at their VP, and at what the Cities want.
hybris-lesson-contest = Somebody deploys a Technology, and you may send a ready Olympian or Hero to fight for it, at the price of an activation. If you win the Combat, the VP of the tile are yours; the rest stays with who deployed. Look at who stands there, and at your cards.
hybris-lesson-card = Play cards one by one: their Strength is added to your Base Strength, and their effects come at once. A card whose left symbol is the right one of the card before adds its Combo, too. The attacker wins only with more than the defender, unless a power says otherwise.
hybris-lesson-keep = You keep one of the cards drawn, the others go back; nobody else sees them. A Premonition brings its reward when its condition is true and you complete it in your turn; a Conflict card is played in Combats. Look at which of them will be of use soon.
hybris-lesson-discard = You choose which card of your hand is lost. A card that joins no Combo with your others costs you least. Look at their symbols, left and right.
hybris-lesson-recover = You take a card back from your discard pile into your hand. It can be played in the next Combat. Look at its Strength, and at the symbols of your other cards.
hybris-lesson-tile = You take a piece off one of your tiles: a Spark goes to your track, a Hero or Prophet comes to you, a Temple goes into a City. A tile without pieces is unlocked and gives you its power; six unlocked tiles win at once. Look at what is still on each tile.
hybris-lesson-temple = A Temple goes into a City where you have a Technology or a character, one of yours in each City. It gives VP at the end of each Age. Look at the Cities where you mean to pray: a Temple helps there.
hybris-lesson-choose = You choose one of several effects. What can be done in full comes first, and what could do nothing is not offered. Look at what you hold.
hybris-lesson-limit = At the end of an Age you keep no more cards than your limit, and discard the rest. Cards that join no Combo with your others cost you least. Look at their symbols, left and right.

## The position in words

hybris-say-head = Age { $age } of { $ages }. The Well holds { $well ->
    [one] 1 Prayer
   *[other] { $well } Prayers
}.
hybris-say-primordial = In the Underworld: { $name }, { $aegis } Aegis; Weakening: { $weakening }{ $weakened ->
    [yes] {" "}(used)
   *[no] {""}
}.
hybris-say-location = { $name }: { $free } free{ $count ->
    [0] {""}
   *[other] {"; "}{ $there }
}.
hybris-say-city = { $name } wants { $type ->
    [lore] Lore
    [war] War
    [craft] Craft
   *[nature] Nature
}: { $deployed } of { $slots } Technologies{ $deployed ->
    [0] {""}
   *[other] {" "}({ $tiles })
}{ $built ->
    [0] {""}
   *[other] {", Temples: "}{ $temples }
}{ $count ->
    [0] {""}
   *[other] {"; "}{ $there }
}.
hybris-say-tile = { $name } ({ $cost } Aegis, { $vp } VP)
hybris-say-display = At Olympus: { $tiles }.
hybris-say-forge = In the Forge, first in first out: { $tiles }.
hybris-say-unchosen = { $seat } has no Olympian yet.
hybris-say-seat = { $seat }, { $name }{ $number ->
    [none] {""}
   *[other] {", "}turn { $number }
}: { $has }, { $sparks ->
    [one] 1 Spark
   *[other] { $sparks } Sparks
}, { $vp } VP (with all that counts at the end { $total } points), { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $premonitions ->
    [one] 1 Premonition
   *[other] { $premonitions } Premonitions
}{ $passed ->
    [yes] {"; "}passed
   *[no] {""}
}.
hybris-say-home = At home: { $characters }.
hybris-say-character = { $name }{ $where ->
    [used] {" "}(used)
    [styx] {" "}(Styx)
   *[ready] { $planned ->
        [yes] {" "}(planned)
       *[no] {""}
    }
}
hybris-say-tiles = Tiles: { $tiles }.
hybris-say-tile-left = { $name } { $left ->
    [0] unlocked
   *[other] { $left }
}
hybris-say-made = Made: { $tiles }.
hybris-say-card = { $name } ({ $text })
hybris-say-combat = Combat: { $attacker } { $first }, { $defender } { $second }.
hybris-secret-hand = Your hand: { $cards }.
hybris-secret-premonitions = Your Premonitions: { $cards }.
hybris-secret-plan = Your plan: { $plan }.

## The planner

hybris-price = { $label } ({ $count }{ $more ->
    [0] {""}
   *[other] {" "}and { $also }
})
hybris-price-activate = { $kind ->
    [olympian] your Olympian
    [hero] a Hero
   *[prophet] a Prophet
}
hybris-price-piece = 1 { $piece }
hybris-price-make = making { $tile }
hybris-price-spin = a second step of a thread
hybris-price-design = a Design
hybris-planner-prices = With { $amount }: { $some ->
    [0] nothing
   *[other] { $enough }
}{ $others ->
    [0] {""}
   *[other] {"; "}too dear: { $short }
}.
hybris-planner-next = Next: { $steps }.
hybris-next-sparks = Spark track
hybris-next-spark = with { $step } Sparks ({ $away ->
    [one] 1 more
   *[other] { $away } more
}) { $text }
hybris-next-step = { $name } { $step }: { $text }

## Rules

hybris-topic-goal = The goal
hybris-topic-goal-body = Empty all six of your Enhancement tiles and you win at once. Otherwise the most points after { $ages } Ages win. Points come from Technologies deployed in Cities, Temples, Premonitions, Combats, conversions and unlocked tiles.
hybris-topic-age = An Age
hybris-topic-age-body = First each player takes a Divine Pillar, the one with most Greatness first. Then all plan in secret. Then they act in turn by the numbers of their Pillars until everybody has passed. Then the Age ends.
hybris-topic-closing = The end of an Age
hybris-topic-closing-body = All characters but those in the Styx come home, and are ready. Each Temple gives its owner { $temple } VP. The Well gains { $well }, and 1 for each Temple and each City with a Technology. { $devotion } Believers bring 1 Prayer; they stay. Most Greatness brings { $glory } VP, if not all have the same. Powers of the end of an Age come. Who holds more Conflict cards than the hand limit, { $limit } if nothing says otherwise, discards down to it. At the end of the Ages { $risings } a Primordial rises.
hybris-topic-planning = Planning
hybris-topic-planning-body = You get { $income } Aegis. Then you lay a Location token on each of your ready Heroes and Prophets, face down. Who has none stays at home. { $worlds } of your tokens mean any City of the Mortal World.
hybris-topic-turn = A turn
hybris-topic-turn-body = Activate one character or pass. An Olympian costs { $olympian } Aegis, a Hero { $hero }, a Prophet { $prophet }. It goes to its place, gains the bonus there, takes a space with its bonus and may do one action. When you pass, your Pillar is resolved: first for you, then for the others. In your turn you may complete Premonitions.
hybris-topic-words = Words
hybris-topic-words-body =
    Aegis pays for acting and for Make. Believers bring Prayers at the end of an Age; Prayers are converted on Olympus and pay for Design. The Well holds Prayers for whoever Prays.
    Greatness, { $mostgreatness } at most: who has more of it takes a Pillar earlier. VP are points at once; points are your VP and what else counts at the end.
    Your characters are an Olympian, Heroes and Prophets. One that has acted or fled, or has just come off its tile, is used and waits at home for the next Age. A defeated Hero lies in the Styx.
    Pieces are the Sparks, Heroes, Prophets and Temples on your Enhancement tiles. You choose from which tile one is removed. A Temple goes into a City of the Mortal World with a Technology or a character of yours and no Temple of yours.
    Who has to lose, discard or give more than there is does what can be done and loses 1 Greatness. Only what says “may” is left to you; what cannot be done is skipped.
    Hindrances come with the modules Tartarus and Chronos: each is discarded instead of a Spark that you would remove.
hybris-topic-cards = Cards
hybris-topic-cards-body =
    Conflict cards are your own deck. One has a Strength, elements, a Combo and often an effect, which comes when it is played, or if you win. One that you take back from your discard pile goes into your hand. An empty deck is made anew from its discard pile.
    Premonitions are secret aims; you hold { $premonitions } at most, and what would draw more does nothing. In your turn you may complete one whose condition is true.
    A Ward is a Conflict card that you lay at the Oracle: the next Wrath I spares you. You have one at most.
    Coliseum cards are what the game plays when you fight against it: against a Hero of the Coliseum, or a Prisoner. It shows them before you play.
hybris-topic-places = Places and actions
hybris-topic-places-body =
    Olympus. Convert: Prayers for rows of its table, as often as you can pay. Design: for { $design } a Technology of the display goes into the queue of the Forge, as yours.
    Forge. Make: for its Aegis a Technology of yours from the queue is made. You keep { $spaces } of them; of one more you choose which leaves the game. Appropriate: Make with the first of the queue, if it is another player’s, to whom you give { $appropriate }.
    Oracle. Foresee: draw { $foresee }, keep { $foreseen }. Ward: a Conflict card whose elements do not lie there yet; { $ward }.
    Underworld. Drain: the Aegis of the Primordial, and its Weakening if nobody has had it in this Age. Resurrect: { $raised } of your Heroes come home from the Styx, and you draw { $drawn }.
    Coliseum. Duel: an Olympian or Hero fights a Hero of the Coliseum. Train: draw { $train }.
    Moirai. Spin: a step on a thread; you may pay { $spin } for a second. Ignite: for { $ignite } remove 1 Spark.
    Cities. Deploy: a made Technology. Pray: { $pray } from the Well, { $prayprophet } more for a Prophet and { $praytemple } for a Temple of yours there; if it is empty, { $dry } from the supply. Preach: { $preach }, { $preachprophet } more for a Prophet and { $preachown } for Technologies of yours there.
hybris-topic-technologies = Technologies
hybris-topic-technologies-body = Design puts a tile at the end of the queue in the Forge, which holds { $queue }; the first is pushed out when it is full. Make takes one of yours out of it for Aegis. Deploy puts it into a City, where it brings VP and Believers, and more where the City wants its kind. Others may contest it: a Contest is a Combat of one who is ready, an Olympian or a Hero, against who deploys; a Prophet flees without one. If they win, or it flees, the VP of the tile are theirs, all else stays with who deployed. Of several that want to the first in turn order does.
hybris-topic-tiles = Tiles and Sparks
hybris-topic-tiles-body = Sparks, Heroes, Prophets and Temples stand on your tiles. A tile without pieces is unlocked: { $unlockvp } VP, { $unlockgreatness } Greatness, and its power is yours. Sparks go to a track that gives something at { $sparks }.
hybris-topic-combat = Combat
hybris-topic-combat-body = Olympians and Heroes fight. Base Strength, cards and Combos count together. Each plays up to { $zone } cards, one by one. A card whose left symbol is the right one of the card before gives its Combo: in words, one that counts after a wave follows one that ends with a wave. The attacker must have more. The winner gains { $winnergreatness } Greatness and { $winnervp } VP. The loser loses { $lost } Greatness and draws { $consolation }; a Hero goes to the Styx, an Olympian home.
hybris-topic-primordials = Primordials
hybris-topic-primordials-body = At the end of the Ages { $risings } a Primordial rises. Its Wrath I strikes everybody who has no Ward, its Wrath II those with least Greatness, its Fear all. Then it lies in the Underworld, where it can be drained.
hybris-topic-end = The end
hybris-topic-end-body = After the last Age you get 1 VP for { $greatness } Greatness, 1 for each Technology made and not deployed, and 1 for { $leftover } Aegis, Believers and Prayers together. Ties go by Greatness, then unlocked tiles, then Sparks.

## Names of all things

hybris-name-clotho = Clotho
hybris-name-lachesis = Lachesis
hybris-name-ignite = Ignite
hybris-name-spark-2 = Spark track
hybris-name-spark-4 = Spark track
hybris-name-spark-6 = Spark track
hybris-name-spark-8 = Spark track
hybris-name-pillar-1 = Ascension
hybris-name-pillar-2 = Truce
hybris-name-pillar-3 = Abundance
hybris-name-pillar-4 = Ingenuity
hybris-name-pillar-5 = Ambition
hybris-name-pillar-6 = Foresight
hybris-name-olympus = Olympus
hybris-name-forge = Forge
hybris-name-oracle = Oracle
hybris-name-underworld = Underworld
hybris-name-coliseum = Coliseum
hybris-name-moirai = Moirai
hybris-name-athens = Athens
hybris-name-elis = Elis
hybris-name-sparta = Sparta
hybris-name-corinth = Corinth
hybris-name-thebes = Thebes
hybris-name-argos = Argos
hybris-name-delphi = Delphi
hybris-name-ephesus = Ephesus
hybris-name-knossos = Knossos
hybris-name-X01 = Water Clock
hybris-name-X02 = Star Sphere
hybris-name-X03 = Aegic Codex
hybris-name-X04 = Gear Almanac
hybris-name-X05 = Singing Lantern
hybris-name-X06 = Echo Theatre
hybris-name-X07 = Steam Ballista
hybris-name-X08 = Bronze Sentinel
hybris-name-X09 = Burning Mirror
hybris-name-X10 = Ram Engine
hybris-name-X11 = Chariot of Pistons
hybris-name-X12 = Walking Wall
hybris-name-X13 = Wind Bellows
hybris-name-X14 = Automaton Smith
hybris-name-X15 = Pneumatic Gate
hybris-name-X16 = Hydraulic Organ
hybris-name-X17 = Aegis Foundry
hybris-name-X18 = Flying Dove
hybris-name-X19 = Terrace Pump
hybris-name-X20 = Glass Orchard
hybris-name-X21 = Rain Engine
hybris-name-X22 = Salt Distiller
hybris-name-X23 = Hive of Brass
hybris-name-X24 = Evergreen Dome
hybris-name-PR1 = Nyx
hybris-name-PR2 = Erebus
hybris-name-PR3 = Oceanus
hybris-name-PR4 = Themis
hybris-name-PR5 = Crios
hybris-name-PR6 = Phoebe
hybris-name-CH1 = Atalanta
hybris-name-CH2 = Jason
hybris-name-CH3 = Ajax
hybris-name-CH4 = Hector
hybris-name-CH5 = Achilles
hybris-name-PM01 = A Crowd at Dawn
hybris-name-PM02 = A Sea of Hands
hybris-name-PM03 = Full Censers
hybris-name-PM04 = Unending Hymn
hybris-name-PM05 = Ichor Cellar
hybris-name-PM06 = Ichor Flood
hybris-name-PM07 = First Sparks
hybris-name-PM08 = Kindled
hybris-name-PM09 = Ablaze
hybris-name-PM10 = A Gift to Men
hybris-name-PM11 = Two Cities Shine
hybris-name-PM12 = Age of Engines
hybris-name-PM13 = A Roof of Marble
hybris-name-PM14 = Twin Columns
hybris-name-PM15 = Renown
hybris-name-PM16 = Legend
hybris-name-PM17 = Victor's Wreath
hybris-name-PM18 = Twice Crowned
hybris-name-PM19 = Champion Fallen
hybris-name-PM20 = A Company of Heroes
hybris-name-PM21 = Three Voices
hybris-name-PM22 = Armed to the Teeth
hybris-name-PM23 = Thread Well Spun
hybris-name-PM24 = A Power Awakens
hybris-name-PRC0 = Chronos
hybris-name-CH0 = Nameless Champion
hybris-name-mortal-world = Mortal World
hybris-name-zeus = Zeus
hybris-name-heracles = Heracles
hybris-name-pollux = Pollux
hybris-name-sarpedon = Sarpedon
hybris-name-ganymede = Ganymede
hybris-name-danae = Danae
hybris-name-epaphus = Epaphus
hybris-name-zeus-1 = Sovereign
hybris-name-zeus-2 = Thunder
hybris-name-ZC01 = Thunderbolt
hybris-name-ZC02 = Keraunos
hybris-name-ZC03 = Bearer of the Aegis
hybris-name-ZC04 = Eagle's Talon
hybris-name-ZC05 = Father of Gods
hybris-name-ZC06 = Gathering Storm
hybris-name-ZC07 = Chain Lightning
hybris-name-ZC08 = Royal Decree
hybris-name-ZC09 = Oath on the Styx
hybris-name-ZC10 = Splendor
hybris-name-ZC11 = Golden Rain
hybris-name-ZC12 = Titan Breaker
hybris-name-ZC13 = Skyfall
hybris-name-ZC14 = Sovereign Will
hybris-name-ZC15 = Veil of Nephele
hybris-name-ZC16 = Cloudburst
hybris-name-ZC17 = Sceptre
hybris-name-ZC18 = Hundred Hands
hybris-name-poseidon = Poseidon
hybris-name-theseus = Theseus
hybris-name-bellerophon = Bellerophon
hybris-name-orion = Orion
hybris-name-proteus = Proteus
hybris-name-nauplius = Nauplius
hybris-name-euphemus = Euphemus
hybris-name-poseidon-1 = Surge
hybris-name-poseidon-2 = Tide of Ages
hybris-name-PC01 = Trident
hybris-name-PC02 = Earthshaker
hybris-name-PC03 = Tidal Wave
hybris-name-PC04 = Hippocampus
hybris-name-PC05 = Kraken's Grip
hybris-name-PC06 = Undertow
hybris-name-PC07 = Maelstrom
hybris-name-PC08 = Sea Foam
hybris-name-PC09 = Salt Spring
hybris-name-PC10 = Bull of Crete
hybris-name-PC11 = Riptide
hybris-name-PC12 = Abyssal Throne
hybris-name-PC13 = Song of the Deep
hybris-name-PC14 = Coral Armor
hybris-name-PC15 = Deep Current
hybris-name-PC16 = Nereid Escort
hybris-name-PC17 = Storm Surge
hybris-name-PC18 = Leviathan
hybris-name-athena = Athena
hybris-name-perseus = Perseus
hybris-name-odysseus = Odysseus
hybris-name-diomedes = Diomedes
hybris-name-tiresias = Tiresias
hybris-name-erichthonius = Erichthonius
hybris-name-manto = Manto
hybris-name-athena-1 = Strategist
hybris-name-athena-2 = Inventor
hybris-name-AC01 = Gorgeon Shield
hybris-name-AC02 = Owl's Counsel
hybris-name-AC03 = Spear of Pallas
hybris-name-AC04 = Wall of Shields
hybris-name-AC05 = Stratagem
hybris-name-AC06 = Phalanx
hybris-name-AC07 = Olive Branch
hybris-name-AC08 = Weaver's Trap
hybris-name-AC09 = Bronze Helm
hybris-name-AC10 = Edge of Wisdom
hybris-name-AC11 = Promachos
hybris-name-AC12 = Night Watch
hybris-name-AC13 = Wooden Horse
hybris-name-AC14 = Tactical Withdrawal
hybris-name-AC15 = Parry
hybris-name-AC16 = Riposte
hybris-name-AC17 = Guardian of Cities
hybris-name-AC18 = Foreseen Strike
hybris-name-hades = Hades
hybris-name-zagreus = Zagreus
hybris-name-orpheus = Orpheus
hybris-name-protesilaus = Protesilaus
hybris-name-minos = Minos
hybris-name-rhadamanthys = Rhadamanthys
hybris-name-aeacus = Aeacus
hybris-name-hades-1 = Lord of Shades
hybris-name-hades-2 = Toll of the Dead
hybris-name-HC01 = Master of the Dead
hybris-name-HC02 = Chthonic God
hybris-name-HC03 = Egoist
hybris-name-HC04 = Helm of Darkness
hybris-name-HC05 = Cerberus
hybris-name-HC06 = Bident
hybris-name-HC07 = River Styx
hybris-name-HC08 = Lethe
hybris-name-HC09 = Verdict of Judges
hybris-name-HC10 = Pomegranate
hybris-name-HC11 = Legion of Shades
hybris-name-HC12 = Mist of Asphodel
hybris-name-HC13 = Grave Toll
hybris-name-HC14 = Thanatos
hybris-name-HC15 = Hypnos
hybris-name-HC16 = Erinyes
hybris-name-HC17 = Chains of the Pit
hybris-name-HC18 = Silent King
hybris-name-ZT1 = Heracles's tile
hybris-name-ZT2 = Pollux's tile
hybris-name-ZT3 = Sarpedon's tile
hybris-name-ZT4 = Ganymede's tile
hybris-name-ZT5 = Danae's tile
hybris-name-ZT6 = Epaphus's tile
hybris-name-PT1 = Theseus's tile
hybris-name-PT2 = Bellerophon's tile
hybris-name-PT3 = Orion's tile
hybris-name-PT4 = Proteus's tile
hybris-name-PT5 = Nauplius's tile
hybris-name-PT6 = Euphemus's tile
hybris-name-AT1 = Perseus's tile
hybris-name-AT2 = Odysseus's tile
hybris-name-AT3 = Diomedes's tile
hybris-name-AT4 = Tiresias's tile
hybris-name-AT5 = Erichthonius's tile
hybris-name-AT6 = Manto's tile
hybris-name-HT1 = Zagreus's tile
hybris-name-HT2 = Orpheus's tile
hybris-name-HT3 = Protesilaus's tile
hybris-name-HT4 = Minos's tile
hybris-name-HT5 = Rhadamanthys's tile
hybris-name-HT6 = Aeacus's tile
