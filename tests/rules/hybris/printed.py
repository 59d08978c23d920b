"""Conflict cards of base and Hermes, and everybody who goes about: as they are printed, one a line; Corruption cards
by id, name, Pact part, Release part, Prisoner part and power, in `corruption.txt`; Concept cards by id, name, bar, main
effect and Desolation, in `concepts.txt`.
"""

from __future__ import annotations

from pathlib import Path

CONFLICT = """
ZC01 Thunderbolt 4 fire B:2>E
ZC02 Keraunos 3 fire E:1>B
ZC03 Bearer of the Aegis 2 earth L:1>B (opponent Strength -1)
ZC04 Eagle's Talon 2 air B:1>L
ZC05 Father of Gods 1 air L:2>E (Strength +#own_greatness/3 (max 3))
ZC06 Gathering Storm 1 air/water E:1>B (draw 1 conflict)
ZC07 Chain Lightning 2 fire B:3>B
ZC08 Royal Decree 0 earth L:1>L (opponent Strength -3)
ZC09 Oath on the Styx 2 water E:2>L
ZC10 Splendor 1 fire L:1>E (win: +1 Greatness)
ZC11 Golden Rain 1 water B:1>L (win: +2 Believer)
ZC12 Titan Breaker 2 earth E:1>E (if vs_game: Strength +2)
ZC13 Skyfall 3 air L:1>L
ZC14 Sovereign Will 0 fire E:3>L
ZC15 Veil of Nephele 1 air B:1>E (if defender: Strength +2)
ZC16 Cloudburst 2 water L:1>B
ZC17 Sceptre 2 earth B:2>L
ZC18 Hundred Hands 1 earth/fire L:1>E (Strength +#own_zone)
PC01 Trident 4 water E:2>B
PC02 Earthshaker 3 earth B:1>E (opponent Strength -1)
PC03 Tidal Wave 2 water L:1>B (opponent Strength -2)
PC04 Hippocampus 2 water E:1>L
PC05 Kraken's Grip 3 water B:1>L
PC06 Undertow 0 water/earth L:1>E (opponent Strength -3)
PC07 Maelstrom 1 water E:1>B (Strength +#opp_zone)
PC08 Sea Foam 1 air L:1>L (draw 1 conflict)
PC09 Salt Spring 1 earth B:1>E (win: +2 Prayer)
PC10 Bull of Crete 3 earth L:2>E
PC11 Riptide 2 water B:2>L
PC12 Abyssal Throne 2 water E:1>E
PC13 Song of the Deep 1 air L:1>B (cancel_last_opponent_combo)
PC14 Coral Armor 1 earth B:1>L (if defender: Strength +2)
PC15 Deep Current 2 water E:2>B
PC16 Nereid Escort 1 air L:1>E (may play 1 extra card)
PC17 Storm Surge 2 air B:1>B (if attacker: Strength +1)
PC18 Leviathan 0 fire E:3>L
AC01 Gorgeon Shield 2 earth E:1>L (opponent Strength -1)
AC02 Owl's Counsel 1 air L:1>E (draw 1 conflict)
AC03 Spear of Pallas 4 fire E:1>B
AC04 Wall of Shields 1 earth B:1>L (if defender: Strength +3)
AC05 Stratagem 0 air L:3>B
AC06 Phalanx 1 earth B:2>E (Strength +#own_zone)
AC07 Olive Branch 1 earth L:1>L (win: +2 Prayer)
AC08 Weaver's Trap 0 air E:1>B (opponent Strength -3)
AC09 Bronze Helm 2 earth B:1>L
AC10 Edge of Wisdom 2 fire L:2>E
AC11 Promachos 3 fire E:1>B
AC12 Night Watch 2 air B:1>E (if defender: Strength +1)
AC13 Wooden Horse 1 fire/earth L:1>B (cancel_last_opponent_combo)
AC14 Tactical Withdrawal 1 water E:1>L (if_lose_return_to_supply)
AC15 Parry 2 water B:2>L (opponent Strength -1)
AC16 Riposte 2 fire L:1>B (if opponent_played_first: Strength +1)
AC17 Guardian of Cities 2 earth E:2>E (if in_city: Strength +1)
AC18 Foreseen Strike 3 air L:1>L
HC01 Master of the Dead 1 earth L:1>E (Strength +#opp_zone)
HC02 Chthonic God 1 earth B:1>L (opponent Strength -2)
HC03 Egoist 0 fire L:3>B
HC04 Helm of Darkness 2 air E:1>B (if attacker: Strength +1)
HC05 Cerberus 4 fire B:1>E
HC06 Bident 3 fire L:1>B
HC07 River Styx 2 water E:2>L
HC08 Lethe 1 water B:1>E (cancel_last_opponent_combo)
HC09 Verdict of Judges 0 air L:1>B (opponent Strength -3)
HC10 Pomegranate 1 earth E:1>L (win: +2 Believer)
HC11 Legion of Shades 1 earth B:2>E (Strength +#own_zone)
HC12 Mist of Asphodel 1 air L:1>B (if defender: Strength +2)
HC13 Grave Toll 2 earth E:1>L (win: +2 Aegis)
HC14 Thanatos 3 air B:1>B
HC15 Hypnos 1 air/water L:1>E (draw 1 conflict)
HC16 Erinyes 2 fire E:2>B (opponent Strength -1)
HC17 Chains of the Pit 2 earth B:1>L (if vs_game: Strength +2)
HC18 Silent King 2 water L:2>E
"""
"""Of the base: id, name, Strength, elements, symbols, effect."""
HERMES = """
RC01 Astral Projection 1 air E:1>L
RC02 Caduceus 3 air L:1>E (win: +1 Prayer)
RC03 Winged Sandals 1 air B:1>L (may flip Arrogance; may play 1 extra card)
RC04 Thief's Gambit 1 fire E:1>B (win: opponent gives 1 Aegis)
RC05 Trickster 1 fire L:3>E
RC06 Petasos 1 air B:1>B (if defender: Strength +2)
RC07 Psychopomp 2 earth E:2>L (take 1 Conflict back)
RC08 Swift Strike 3 fire L:1>B (if arrogance_0: Strength +1)
RC09 Tortoise Lyre 1 water B:1>E (draw 1 conflict)
RC10 Silver Tongue 0 water E:1>L (opponent Strength -3)
RC11 Crossroads 2 earth L:1>B (may flip Arrogance)
RC12 Sleight of Hand 1 air B:2>E (draw 1 conflict)
RC13 Herald's Call 2 fire E:1>L
RC14 Mirage 1 water/air L:1>B (cancel_last_opponent_combo)
RC15 Cattle Raid 2 earth B:1>E (win: opponent gives 1 Believer)
RC16 Quick Exchange 3 water E:1>B
RC17 Wanderer's Luck 3 earth L:1>L
RC18 Boundary Stone 2 earth B:2>L (if defender: Strength +1)
"""
"""Of Hermes."""
CHARACTERS = """
zeus 1 heracles 3 pollux 2 sarpedon 1 ganymede danae epaphus
poseidon 1 theseus 2 bellerophon 2 orion 2 proteus nauplius euphemus
athena 1 perseus 2 odysseus 1 diomedes 3 tiresias erichthonius manto
hades 0 zagreus 1 orpheus 1 protesilaus 1 minos rhadamanthys aeacus
hermes 1 autolycos 1 echion 3 eurytos 3 evander daphnis abderus
"""
"""Each Olympian with its Base Strength, its Heroes with theirs, its Prophets."""
CORRUPTION = Path(__file__).with_name("corruption.txt").read_text("utf-8")
"""Of the Tartarus."""
CONCEPTS = Path(__file__).with_name("concepts.txt").read_text("utf-8")
"""Of Chronos."""
