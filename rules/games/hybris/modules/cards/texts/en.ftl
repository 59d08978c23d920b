## Names

hybris-module-cards = New Cards
hybris-option-modules-cards = New Cards
hybris-name-PR7 = Hemera
hybris-name-PR8 = Hyperion
hybris-name-PR9 = Aether
hybris-name-CH6 = Penthesilea
hybris-name-CH7 = Meleager
hybris-name-CH8 = Memnon
hybris-name-CH9 = Patroclus
hybris-name-CH10 = Troilus

## What things do

hybris-count-aether-count = Technologies, Temples, Heroes and Prophets of yours that are off your tiles
