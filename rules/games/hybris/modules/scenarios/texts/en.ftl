## Options of a match

hybris-module-forges = Dawn of the Forges
hybris-module-heaven = War of Heaven
hybris-module-short = Short cosmos
hybris-module-open = Open planning
hybris-option-scenario = Scenario
hybris-option-scenario-none = None
hybris-option-scenario-forges = Dawn of the Forges: everybody begins with a Technology of cost 4 or less
hybris-option-scenario-heaven = War of Heaven: 1 VP more for beating a player, 2 more cards at the start
hybris-option-variant = Variant
hybris-option-variant-none = None
hybris-option-variant-short = Short cosmos: four Ages
hybris-option-variant-open = Open planning: Location tokens lie face up

## Questions, events, lessons

hybris-ask-heirloom = Which Technology do you begin with?
hybris-option-technology = { $tile }
hybris-event-heirloom = { $seat } begins with { $tile }.
hybris-errand-heirloom = choose a Technology to begin with
hybris-lesson-heirloom = Everybody begins with a cheap Technology that is made already. It can be deployed in any City. Look at its VP and at what the Cities want.
hybris-why-costly = it costs more than { $most } Aegis to make
