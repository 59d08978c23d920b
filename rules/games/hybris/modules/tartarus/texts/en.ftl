## Names

hybris-module-tartarus = Tartarus
hybris-option-modules-tartarus = Tartarus
hybris-kind-corruption = Corruption card
hybris-kind-prisoner = Prisoner
hybris-name-tartarus = Tartarus
hybris-name-PRC3 = Chronos (Tartarus)
hybris-name-PM25 = Chains Undone
hybris-name-PM26 = Deep Bargain
hybris-name-PM27 = Abyss Gazer
hybris-name-ixion = Ixion
hybris-name-tantalus = Tantalus
hybris-name-sisyphus = Sisyphus
hybris-name-tityos = Tityos
hybris-name-salmoneus = Salmoneus
hybris-name-spiteful-arm = Spiteful Arm
hybris-name-black-ichor = Black Ichor
hybris-name-whispering-shelf = Whispering Shelf
hybris-name-fearful-flock = Fearful Flock
hybris-name-false-altar = False Altar
hybris-name-zealot = Zealot
hybris-name-deep-vein = Deep Vein
hybris-name-thick-hide = Thick Hide
hybris-name-blood-prize = Blood Prize
hybris-name-stolen-hymn = Stolen Hymn
hybris-name-scapegoat = Scapegoat
hybris-name-demagogue = Demagogue
hybris-name-gilded-idol = Gilded Idol
hybris-name-slave-forge = Slave Forge
hybris-name-hungry-flame = Hungry Flame
hybris-name-jailers-pass = Jailer's Pass
hybris-name-abyssal-tithe = Abyssal Tithe
hybris-name-heart-of-the-pit = Heart of the Pit
hybris-name-cruel-drill = Cruel Drill
hybris-name-thorned-aura = Thorned Aura
hybris-name-K01 = Show obedience!
hybris-name-K02 = Burn the omen!
hybris-name-K03 = Kneel!
hybris-name-K04 = Break your word!
hybris-name-K05 = Feed the pit!
hybris-name-K06 = Name a traitor!
hybris-name-K07 = Silence them!
hybris-name-K08 = Take the blame!
hybris-name-K09 = Spill the ichor!
hybris-name-K10 = Bind their hands!
hybris-name-K11 = Look away!
hybris-name-K12 = Sell the temple!
hybris-name-K13 = Bite the hand!
hybris-name-K14 = Drink from Lethe!
hybris-name-K15 = Curse the Fates!
hybris-name-K16 = Open the gate!
hybris-name-K17 = Forget mercy!
hybris-name-K18 = Count the dead!
hybris-name-K19 = Crown a tyrant!
hybris-name-K20 = Swear falsely!
hybris-name-K21 = Raise the lash!
hybris-name-K22 = Blind the seer!
hybris-name-K23 = Steal the flame!
hybris-name-K24 = Bury the proof!
hybris-name-K25 = Mock the gods!
hybris-name-K26 = Close your eyes!
hybris-name-K27 = Cut the thread!
hybris-name-K28 = Drown the song!
hybris-name-K29 = Wake the chained!
hybris-name-K30 = Eat the pomegranate!
hybris-name-K31 = Trade a soul!
hybris-name-K32 = Hunt the innocent!
hybris-name-K33 = Shatter the lyre!
hybris-name-K34 = Poison the well!
hybris-name-K35 = Turn the wheel!
hybris-name-K36 = Roll the stone!
hybris-name-K37 = Reach for the fruit!
hybris-name-K38 = Hide the key!
hybris-name-K39 = Call the Furies!
hybris-name-K40 = Betray your kin!

## What things do

hybris-does-corruption = { $way ->
    [up] Corruption +{ $count }
   *[down] Corruption −{ $count }
}
hybris-does-growth = Corruption +{ $count }
hybris-does-guilt = { $way ->
    [up] gain { $count } Guilt
   *[down] take back { $count } Guilt
}
hybris-does-suffer = suffer the Corruption
hybris-does-sanction = turn up a Corruption card against the owner
hybris-rule-prisoner-main = you ignore the main effects of Prisoners
hybris-count-corruption-space = { $div ->
    [one] space on the Corruption track
   *[other] spaces on the Corruption track
}
hybris-need-corruption-space = space { $count } of the Corruption track
hybris-need-corruption-powers = { $count } Corruption cards kept
hybris-need-prisoners-owned = { $count ->
    [one] 1 Prisoner of yours loose
   *[other] { $count } Prisoners of yours loose
}
hybris-corruption = Pact: { $pact }. Release: { $release }. Turned up for a beaten Prisoner, its owner: { $prisoner }. Kept, { $name }: { $power }
hybris-prisoner = Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}; whoever meets it: { $main }; beaten, its owner: { $sanction }

## Questions and options

hybris-ask-pact = Convert Believers?
hybris-ask-release = Which Prisoner do you release?
hybris-ask-haunt = Where does { $prisoner } go?
hybris-ask-station = On which space does { $prisoner } stand?
hybris-ask-encounter = Which Prisoner does { $character } meet next?
hybris-ask-challenge = Do you fight { $prisoner }?
hybris-option-pact = Pact: convert Believers
hybris-option-release = Release a Prisoner
hybris-option-challenge = Fight: Base Strength { $base }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
hybris-option-no-challenge = Let it be
hybris-hint-pact = first a Corruption card is turned up
hybris-hint-release = first a Corruption card is turned up
hybris-hint-haunt = { $count ->
    [0] nobody there
   *[other] there: { $there }
}
hybris-toll = you are at the end of the Corruption track: going there costs you { $amount }
hybris-waiting = { $prisoner } waits there: { $main }
hybris-action-pact = Pact
hybris-action-release = Release
hybris-why-prison = no Prisoner is in prison
hybris-why-loose = it is loose already: { $place }
hybris-why-met = it has been met

## What happens

hybris-event-corruption = { $way ->
    [up] { $seat } goes on to space { $space } of the Corruption track.
   *[down] { $seat } goes back to space { $space } of the Corruption track.
}
hybris-event-abyss = { $seat } is at the end of the Corruption track: { $amount } less instead.
hybris-event-guilt = { $seat } gains Guilt: { $total } of { $limit } on { $primordial }.
hybris-event-absolved = { $seat } takes back { $count } Guilt.
hybris-event-atoned = There is too much Guilt: { $primordial } strikes, and all tokens go home.
hybris-event-inherited = { $count ->
    [one] 1 token
   *[other] { $count } tokens
} of Guilt { $count ->
    [one] lies
   *[other] lie
} on { $primordial } now.
hybris-event-suffers = { $seat } suffers the Corruption up to space { $space }.
hybris-event-revealed = { $seat } turns up a Corruption card: { $card } ({ $says })
hybris-event-released = { $seat } releases { $prisoner }: { $place }.
hybris-event-met = { $character } of { $seat } meets { $prisoner }.
hybris-event-sanction = { $owner } suffers the sanction of { $prisoner }, beaten by { $seat }.
hybris-event-imprisoned = { $prisoner } is in prison again.
hybris-deed-revealed = turned up { $card }
hybris-deed-released = released { $prisoner } to { $place }
hybris-deed-met = met { $prisoner }
hybris-deed-imprisoned = { $prisoner } is in prison again
hybris-deed-atoned = { $primordial } struck the guilty

## What somebody is to do

hybris-errand-pact = convert Believers
hybris-errand-release = choose a Prisoner
hybris-errand-haunt = choose a Location for the Prisoner
hybris-errand-station = choose a space for the Prisoner
hybris-errand-encounter = choose a Prisoner to meet
hybris-errand-challenge = fight the Prisoner or not

## Lessons

hybris-lesson-pact = You may convert Believers as often as you like, also the same row again. A Corruption card that you keep gives you its power for the whole match. Taking back Guilt keeps its Wrath away.
hybris-lesson-release = You choose a Prisoner to let loose. It is yours until somebody beats it. Look at what it does to whoever meets it, and what it brings you.
hybris-lesson-haunt = The Prisoner goes to a Location, never to a City. Everybody who comes there meets it, you too. Look at where the others go.
hybris-lesson-station = The Prisoner takes a space, and nobody else can enter it. The dotted space is always free.
hybris-lesson-encounter = Before your character takes a space it meets every Prisoner there, one after the other. You choose the order. Each does what its card says.
hybris-lesson-challenge = An Olympian or a Hero may fight the Prisoner. If you win, its owner suffers a sanction and it goes back to prison. If you lose, you are defeated and your turn ends.

## The position in words

hybris-say-corruption = { $seat }: Corruption { $space }, Guilt { $guilt }, Hindrances { $hindrance }{ $count ->
    [0] {""}
   *[other] {"; keeps "}{ $powers }
}.
hybris-say-prisoner = { $name } is loose: { $place }{ $space ->
    [none] {""}
    [D] {", dotted space"}
   *[other] {", "}space { $space }
} (released by { $owner }).
hybris-say-prison = In prison: { $prisoners }.

## Rules

hybris-topic-tartarus = Module Tartarus
hybris-topic-tartarus-body = Whoever goes to the Tartarus goes one space on along the Corruption track; at its end, space { $spaces }, { $vp } VP are lost instead. Then choose Pact or Release. A Corruption card is turned up at once, and its part for your action is done first. What is marked [!] and cannot be done ends your turn. Pact: convert Believers as often as you like; of two Corruption cards drawn you keep one, with its power, and the other goes back on top. Suffer the Corruption means: the effects of your space and of all spaces before it. Guilt is a token of yours on the Primordial in the Underworld. When there are as many tokens as its Aegis, those with most of them suffer its Wrath I, Ward or not, and all tokens go home. While you have a Hindrance, it is discarded instead of each Spark you would remove.
hybris-topic-prisoners = Prisoners
hybris-topic-prisoners-body = Release lets a Prisoner out of prison to a free space of any Location, where it blocks the space, and you own it. Whoever comes there, its owner too, meets every Prisoner of the place before taking a space: its main effect comes, and an Olympian or Hero may fight it. A beaten Prisoner goes back to prison, and its owner suffers its sanction: a step of Corruption, a Corruption card against the owner, Guilt. Whoever loses is defeated, and the turn ends.
