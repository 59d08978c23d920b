# Words drawn in the pictures of Hybris, and their alternative texts.

picture-hybris-age = Age { $age } of { $ages }
picture-hybris-asks = { $doing ->
    [olympian] { $name } chooses an Olympian
    [companion] { $name } chooses a companion
    [pillar] { $name } takes a Divine Pillar
    [plan] { $count ->
        [one] { $name } places tokens in secret
       *[other] { $name } place tokens in secret
    }
    [planned] { $count ->
        [one] { $name } places tokens in secret
       *[other] { $name } place tokens in secret
    }
    [turn] { $name } chooses who acts
    [after] { $name } chooses what else to do
    [destination] { $name } chooses where { $character } goes
    [space] { $name } chooses a space for { $character }
    [instead] { $name } chooses a bonus
    [action] { $name } chooses what { $character } does
    [convert] { $name } chooses what to convert
    [weaken] { $name } answers about the Weakening
    [resurrect] { $name } picks Heroes to come back
    [spin] { $name } answers about another step
    [drop] { $name } picks a Technology to drop
    [contest] { $count ->
        [one] { $name } answers to a deployment
       *[other] { $name } pick who contests
    }
    [card] { $name } picks a card for the Combat
    [keep] { $name } picks a card to keep
    [discard] { $name } picks a card to discard
    [recover] { $name } picks a card to take back
    [tile] { $name } picks a tile
    [temple] { $name } places a Temple
    [choose] { $name } chooses an effect
    [heirloom] { $name } chooses a Technology
    [arrogance] { $name } decides about Arrogance
    [flip] { $name } decides about Arrogance
    [messenger] { $name } decides about cards just drawn
    [receiver] { $name } chooses who gets a bonus
    [tribute] { $name } chooses what to give
    [pact] { $name } chooses what to convert
    [release] { $name } picks a Prisoner to release
    [haunt] { $name } chooses where the Prisoner goes
    [station] { $name } chooses a space for the Prisoner
    [encounter] { $name } picks a Prisoner for { $character } to meet
    [challenge] { $name } decides whether { $character } fights
    [council] { $count ->
        [one] { $name } decides
       *[other] { $name } decide together
    }
    [council-last] { $count ->
        [one] { $name } says the last word
       *[other] { $name } say the last word
    }
    [council-split] { $count ->
        [one] { $name } decides who gives how much
       *[other] { $name } decide who gives how much
    }
    [council-share] { $count ->
        [one] { $name } gives a share
       *[other] { $name } give their shares
    }
    [chain] { $name } chooses a Concept
    [forge] { $name } chooses what to make
    [focus] { $name } chooses a Concept
    [heed] { $name } decides about a Concept card
    [limit] { $count ->
        [one] { $name } picks cards to discard
       *[other] { $name } pick cards to discard
    }
   *[other] { $count ->
        [one] { $name } chooses
       *[other] { $name } pick what to do
    }
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
picture-hybris-action-pact = Pact
picture-hybris-action-release = Release
picture-hybris-order = By turn
picture-hybris-well = in the Well
picture-hybris-coming = { $state ->
    [used] weakened
    [last] the last one
    [now] next: this Age
   *[later] next: Age { $age }
}
picture-hybris-designs = Technologies to Design
picture-hybris-queue = Forge, first in first out
picture-hybris-at = { $which ->
    [forge] at the { $place }
    [oracle] at the { $place }
    [underworld] in the { $place }
    [coliseum] at the { $place }
    [moirai] at the { $place }
    [tartarus] in the { $place }
    [olympus] on { $place }
   *[city] in { $place }
}
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
picture-hybris-threads = Threads of the Moirai
picture-hybris-planner = What you can pay
picture-hybris-price-design = Design
picture-hybris-price-ignite = Ignite
picture-hybris-price-spin = Spin: 2nd step
picture-hybris-next-spark = { $away ->
    [one] 1 more Spark
   *[other] { $away } more Sparks
}:
picture-hybris-next-step = Step { $step }: { $text }
picture-hybris-workshop = Workshop
picture-hybris-empty = empty
picture-hybris-win = If you win: { $text }
picture-hybris-ward = As a Ward it may have elements of Wards that lie there
picture-hybris-with = With { $text } or more:
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
picture-hybris-ties = { $side ->
    [attacker] More Strength wins; at a tie the attacker does.
   *[defender] The attacker must have more; at a tie the defender wins.
}
picture-hybris-weakening = Weakening{ $used ->
    [yes] {" "}(used this Age)
   *[no] {""}
}: { $text }
picture-hybris-fear = Fear: { $text }
picture-hybris-wrath = Wrath I, without a Ward: { $text }
picture-hybris-greater = Wrath II, with least Greatness: { $text }
picture-hybris-champion = Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
picture-hybris-step = { $number }: { $text }
picture-hybris-wants = wants { $type ->
    [lore] Lore
    [war] War
    [craft] Craft
   *[nature] Nature
}
picture-hybris-bonus = Whoever comes here: { $text }
picture-hybris-deployed = Whoever deploys here: { $text }
picture-hybris-city-space = { $count ->
    [0] Free for one character
   *[other] stands here
}
picture-hybris-closed = closed with so few players
picture-hybris-always = always free
picture-hybris-slots = { $free ->
    [0] no room for Technologies
    [one] room for 1 Technology
   *[other] room for { $free } Technologies
}
picture-hybris-no-temple = no Temple yet
picture-hybris-arrives = { $name } is looking for a space
picture-hybris-doing-convert = Convert: Prayers into what the table says
picture-hybris-doing-design = Design: put a Technology into the queue of the Forge
picture-hybris-doing-make = Make: pay Aegis for one of the queue that is yours
picture-hybris-doing-appropriate = Appropriate: Make the first of the queue, if not yours
picture-hybris-doing-foresee = Foresee: draw Premonitions, keep one
picture-hybris-doing-ward = Ward: a card against the next Wrath I
picture-hybris-doing-drain = Drain: take the Aegis of the Primordial
picture-hybris-doing-resurrect = Resurrect: Heroes from the Styx, and a card
picture-hybris-doing-duel = Duel: fight a Hero of the Coliseum for the reward
picture-hybris-doing-train = Train: draw Conflict cards
picture-hybris-doing-spin = Spin: a step on a thread is free, a second costs Aegis
picture-hybris-doing-ignite = Ignite: pay to remove a Spark from a tile
picture-hybris-doing-pact = Pact: Believers into what the table says
picture-hybris-doing-release = Release: let a Prisoner loose
picture-hybris-doing-deploy = Deploy: a made Technology, for VP and Believers
picture-hybris-doing-pray = Pray: gain Prayers
picture-hybris-doing-preach = Preach: gain Believers
picture-hybris-prayers = { $count ->
    [one] 1 Prayer
   *[other] { $count } Prayers
}
picture-hybris-pillars = Divine Pillars
picture-hybris-pillar-now = Now
picture-hybris-pillar-lasting = All Age
picture-hybris-pillar-passing = When you pass
picture-hybris-pillar-others = Then
picture-hybris-olympians = The Olympians
picture-hybris-god = Base Strength { $base } · { $difficulty ->
    [easy] easy to play
    [intermediate] not quite easy
   *[difficult] hard to play
}
picture-hybris-needs = Needs at least
picture-hybris-reward = Then
picture-hybris-played = When played
picture-hybris-won = If you win
picture-hybris-after = Combo +{ $count } after it
picture-hybris-before = ends with it
picture-hybris-type = { $type ->
    [lore] Technology of Lore
    [war] Technology of War
    [craft] Technology of Craft
   *[nature] Technology of Nature
}
picture-hybris-deploying = When deployed
picture-hybris-fact-aegis = costs { $count } Aegis
picture-hybris-fact-vp = { $count } VP
picture-hybris-fact-believer = { $count ->
    [one] 1 Believer
   *[other] { $count } Believers
}
picture-hybris-tile = Enhancement tile
picture-hybris-pillar = Divine Pillar
picture-hybris-label-weakening = Weakening
picture-hybris-label-fear = Fear
picture-hybris-label-wrath = Wrath I, without a Ward
picture-hybris-label-greater = Wrath II, with least Greatness
picture-hybris-drained = { $count } Aegis to drain
picture-hybris-primordial = Primordial
picture-hybris-duelist = Hero of the Coliseum
picture-hybris-strong = Base Strength { $base }
picture-hybris-person = { $kind ->
    [olympian] Olympian
    [hero] Hero
   *[prophet] Prophet
}
picture-hybris-coming-there = Whoever comes here
picture-hybris-location = Location
picture-hybris-city = City
picture-hybris-score = The result
picture-hybris-source-track = VP
picture-hybris-source-greatness = Greatness
picture-hybris-source-made = made Technologies
picture-hybris-source-leftover = what is left
picture-hybris-source-total = Total
picture-hybris-part = The world

# What the kinds of picture are called that can be asked for.
hybris-view-seat = Board of { $seat }
hybris-view-combat = The Combat
hybris-view-place = This place
hybris-view-pillars = The Pillars
hybris-view-olympians = The Olympians
hybris-view-chronos = The board of Chronos
hybris-view-score = The result

# Alternative texts.
picture-alt-hybris-seat = { $name } ({ $god }): { $aegis } Aegis, { $believer ->
    [one] 1 Believer
   *[other] { $believer } Believers
}, { $prayer ->
    [one] 1 Prayer
   *[other] { $prayer } Prayers
}, { $greatness } Greatness, { $vp } VP, { $hand ->
    [one] 1 card
   *[other] { $hand } cards
}, { $premonitions ->
    [one] 1 Premonition
   *[other] { $premonitions } Premonitions
}, { $sparks ->
    [one] 1 Spark
   *[other] { $sparks } Sparks
}, { $unlocked ->
    [one] 1 tile
   *[other] { $unlocked } tiles
} unlocked.
picture-alt-hybris-arrogance = { $name }'s Arrogance token shows { $side }.
picture-alt-hybris-well = { $count ->
    [one] 1 Prayer
   *[other] { $count } Prayers
} in the Well; in the Underworld { $name }.
picture-alt-hybris-location = { $place }: { $who }.
picture-alt-hybris-city = { $place } ({ $type ->
    [lore] Lore
    [war] War
    [craft] Craft
   *[nature] Nature
}): { $who }; Technologies { $made }; Temples { $temples }.
picture-alt-hybris-part = Part of the world.
picture-alt-hybris-place = { $name }.
picture-alt-hybris-free = Free spaces: { $list }.
picture-alt-hybris-people = Characters: { $list }.
picture-alt-hybris-tile = { $name }: { $left }.
picture-alt-hybris-card = { $name }: { $text }.
picture-alt-hybris-hand = Your hand.
picture-alt-hybris-plan = Your plan: { $list }.
picture-alt-hybris-combat = A Combat.
picture-alt-hybris-side = { $side ->
    [0] { $name } attacks
   *[other] { $name } defends
}: base { $base }, cards { $cards }, effects { $added }, total { $total }.
picture-alt-hybris-pillars = The Divine Pillars.
picture-alt-hybris-pillar = { $number } { $name }: { $taken ->
    [yes] { $who }
   *[no] free, now { $take }
}.
picture-alt-hybris-olympians = The Olympians that are free.

picture-hybris-track = Corruption track
picture-hybris-track-space = { $number }: { $text }{ $count ->
    [0] {""}
   *[other] {" "}({ $who })
}
picture-hybris-believers = { $count } Believers
picture-hybris-meeting = Meeting it: { $text }.
picture-hybris-sanction = Its owner, when it is beaten: { $text }.
picture-hybris-guilt = Guilt { $count } of { $limit }: { $who }.
picture-hybris-corrupt = Corruption { $space }, Guilt { $guilt }, Hindrances { $hindrance }

picture-hybris-chains = { $count } of { $all }
picture-hybris-demand = { $needed } { $what ->
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
    [deployed] deployed
    [temples] { $needed ->
        [one] Temple
       *[other] Temples
    }
    [well] in the Well
   *[vp-each] VP each
}, you have { $owned }
picture-hybris-desolation = Desolation: { $text }
picture-hybris-main = Main effect
picture-hybris-label-desolation = Desolation, in the next Age
picture-hybris-no-card = no card lies here
picture-hybris-no-bar = if you like
picture-hybris-resolved-by = { $kind ->
    [olympian] by an Olympian
    [hero] by a Hero
   *[prophet] by a Prophet
}
picture-hybris-intensity = Intensity
picture-hybris-side = { $side ->
    [back] turned over
   *[front] front up
}
picture-hybris-avatar-home = on this board
picture-hybris-avatar-board = Each Age: { $text }
picture-hybris-avatar-world = End of an Age: { $text }
picture-hybris-avatar-deck = Avatar Conflict cards: { $deck } in the deck, { $discard } discarded
picture-hybris-blocked = blocked by Chronos
picture-hybris-blocked-list = Blocked: { $list }
picture-hybris-blocked-space = { $place }{ $space ->
    [city] {""}
    [D] {" "}(dotted)
   *[other] {" "}{ $space }
}
picture-hybris-antiques = Antiques that nobody has: { $list }
picture-alt-hybris-chronos = The board of Chronos. VP: Chronos { $vp }, { $who }.
picture-alt-hybris-concept = { $number } { $name } ({ $who }): { $chains ->
    [one] 1 Chain
   *[other] { $chains } Chains
}; { $asked }; holds { $held }; { $card }.
picture-alt-hybris-enhancement = { $number } { $name } ({ $who }): Intensity { $intensity }, { $side }.
picture-alt-hybris-avatar = { $name } { $where }.
picture-hybris-any-bar = if you like, by anybody
picture-hybris-chains-left = { $count ->
    [0] no Chain left
    [one] 1 Chain left
   *[other] { $count } Chains left
}
picture-hybris-held = holds { $held } of { $spaces }
picture-hybris-track-open = Asks for
picture-hybris-track-chained = Chained
picture-hybris-face-up = Face up
picture-hybris-avatar-each-age = On the board, each Age
picture-hybris-avatar-loose = In the Mortal World, at the end of an Age
picture-hybris-conflict-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
picture-hybris-beaten = Beaten
