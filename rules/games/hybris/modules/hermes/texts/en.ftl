## Names

hybris-module-hermes = Hermes
hybris-option-modules-hermes = Hermes
hybris-name-hermes = Hermes
hybris-name-autolycos = Autolycos
hybris-name-echion = Echion
hybris-name-eurytos = Eurytos
hybris-name-evander = Evander
hybris-name-daphnis = Daphnis
hybris-name-abderus = Abderus
hybris-name-hermes-1 = Arrogant
hybris-name-hermes-2 = Messenger of the Gods
hybris-name-RT1 = Autolycos's tile
hybris-name-RT2 = Echion's tile
hybris-name-RT3 = Eurytos's tile
hybris-name-RT4 = Evander's tile
hybris-name-RT5 = Daphnis's tile
hybris-name-RT6 = Abderus's tile
hybris-name-RC01 = Astral Projection
hybris-name-RC02 = Caduceus
hybris-name-RC03 = Winged Sandals
hybris-name-RC04 = Thief's Gambit
hybris-name-RC05 = Trickster
hybris-name-RC06 = Petasos
hybris-name-RC07 = Psychopomp
hybris-name-RC08 = Swift Strike
hybris-name-RC09 = Tortoise Lyre
hybris-name-RC10 = Silver Tongue
hybris-name-RC11 = Crossroads
hybris-name-RC12 = Sleight of Hand
hybris-name-RC13 = Herald's Call
hybris-name-RC14 = Mirage
hybris-name-RC15 = Cattle Raid
hybris-name-RC16 = Quick Exchange
hybris-name-RC17 = Wanderer's Luck
hybris-name-RC18 = Boundary Stone

## What things do

hybris-does-flip-arrogance = you may turn over your Arrogance token
hybris-rule-arrogance = in Planning you may lay 0 or 7 on your Pillar, as its number for this Age
hybris-rule-messenger = of 2 or more cards drawn at once you may put all under their deck and draw as many others
hybris-rule-autolycos = the bonus of a place it comes to goes to another player there, of your choice, who gives you 1 Believer or 1 Prayer if they can
hybris-test-arrogance-0 = Arrogance shows 0
hybris-test-arrogance-7 = Arrogance shows 7

## Questions and options

hybris-ask-arrogance = Do you lay your Arrogance token on your Pillar?
hybris-ask-flip = { $card }: do you turn your Arrogance token over?
hybris-ask-messenger = You drew { $cards }. Send all of them back?
hybris-ask-receiver = Who gets the bonus of { $place }?
hybris-ask-tribute = What do you give to { $seat }?
hybris-option-arrogance = { $side ->
    [0] 0: before everybody
   *[other] { $side }: after everybody
}
hybris-option-no-arrogance = Keep the number
hybris-option-flip = Turn it to { $side }
hybris-option-no-flip = Let it lie
hybris-option-messenger = Send back, draw { $count } others
hybris-option-no-messenger = Keep them

## What happens

hybris-event-arrogance = { $seat } lays Arrogance on the Pillar: { $side }.
hybris-event-flipped = { $seat } turns Arrogance to { $side }.
hybris-event-messenger = { $seat } sends { hybris-cards } back under the deck and draws as many.
hybris-event-receiver = { $other } gets the bonus of { $place } from { $seat }.
hybris-deed-arrogance = laid Arrogance on { $side }
hybris-deed-flipped = turned Arrogance to { $side }
hybris-deed-messenger = sent cards back

## What somebody is to do

hybris-errand-arrogance = lay the Arrogance token or not
hybris-errand-flip = decide about the Arrogance token
hybris-errand-messenger = decide about the cards drawn
hybris-errand-receiver = choose who gets the bonus
hybris-errand-tribute = choose what to give
hybris-lesson-arrogance = Your token takes the place of your Pillar's number. With 0 you act before everybody, with 7 after everybody. Some of your cards and tiles turn it over.
hybris-lesson-flip = The token counts at once. From 0 to 7 in your turn gives you another turn in this cycle; back to 0 makes you begin the next one. Look at the order of turns.
hybris-lesson-messenger = You drew several cards at once. You may send all of them back and draw as many others, once for this draw. You cannot keep some of them.
hybris-lesson-receiver = The bonus of this place goes to somebody else who is here. Whoever gets it owes you a Believer or a Prayer. Look at who can give what you need.
hybris-lesson-tribute = You got a bonus by Autolycos, and give something for it. Choose what you need less.

## Rules

hybris-topic-hermes = Module Hermes
hybris-topic-hermes-body = Hermes has an Arrogance token with the sides 0 and 7. In Planning he may lay it on his Pillar: its side is then the number of his turns, 0 before everybody, 7 after everybody. Turned over in the Age it counts at once. Of two or more cards that he draws at once he may send all back under their deck and draw as many others, once for each draw.

## Reasons

hybris-why-away = no character of theirs is there
