# Words drawn in the pictures of Elysium, and their alternative texts.

picture-elysium-title = Elysium
picture-elysium-turn = { $name } to play
picture-elysium-epoch = Epoch { $epoch } of { $epochs }
picture-elysium-state = { $clock } · { $state }
picture-elysium-oracle = Oracle
picture-elysium-domain = Domain
picture-elysium-elysium = Elysium
picture-elysium-open = open
picture-elysium-worth = { $points } VP
picture-elysium-both = +
picture-elysium-either = or
picture-elysium-deck = to draw
picture-elysium-discard = discarded
