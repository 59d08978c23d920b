"""One package per title. Importing this package registers all of them with `rules.core.game`, words included."""

from rules.core.game import register
from rules.core.text import add_words
from rules.games.elysium.game import Elysium
from rules.games.hybris.game import Hybris
from rules.games.hybris.modules import ALL
from rules.games.pantheum.game import Pantheum
from rules.games.storm.game import Storm

add_words("rules.games.pantheum")
register(Pantheum())
add_words("rules.games.storm")
register(Storm())
add_words("rules.games.elysium")
register(Elysium())
add_words("rules.games.hybris")
register(Hybris(ALL))
