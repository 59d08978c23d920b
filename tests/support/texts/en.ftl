toy-title = Toy
toy-about = A game to try everything with. The highest card leads.
toy-card = card { $card }
toy-die = the die shows { $value }

toy-bid-prompt = Which card do you lead?
toy-act-prompt = What do you do? { $left ->
    [one] 1 action is left.
   *[other] { $left } actions are left.
}
toy-act-draw = Draw a card
toy-act-draw-hint = You cannot take this back.
toy-act-roll = Roll for points
toy-act-cheer = Cheer for others
toy-act-stake = Turn points into tokens
toy-act-spread = Spread favors
toy-act-order = Put the shrines in order
toy-act-pass = End the turn
toy-cheer-prompt = For whom?
toy-stake-prompt = How many points?
toy-spread-prompt = Spread { $total } favors.
toy-order-prompt = Which shrine comes first?
toy-react-prompt = { $seat } rolled { $value }. What do you do?
toy-react-pass = Let it be
toy-react-halve = Halve it for a token
toy-counter-prompt = { $seat } halves your roll. Do you answer with a token?
toy-counter-yes = Yes, keep the whole roll
toy-counter-no = No
toy-shrine-a = Amber
toy-shrine-b = Bronze
toy-shrine-c = Cedar

toy-event-anew = All lead anew.
toy-event-led = { $seat } leads with { $card }.
toy-event-drew = You drew { $card }.
toy-event-drew-public = { $seat } drew a card.
toy-event-rolled = { $seat } rolls { $value }.
toy-event-scored = { $seat } scores { $points }.
toy-event-halved = { $seat } halves the roll.
toy-event-countered = { $seat } keeps the whole roll.
toy-event-cheered = { $seat } cheers for { $others }.
toy-event-staked = { $seat } turns { $points } points into tokens.
toy-event-spread = { $seat } spreads favors: { $parts }.
toy-event-ordered = { $seat } puts the shrines in order: { $shrines }.
toy-event-passed = { $seat } ends the turn.
toy-favors = { $count } for { $shrine }

toy-end-points = The last round is over.
toy-end-left = Only { $seat } is left.
toy-end-nobody = Nobody is left.

toy-describe-round = Round { $round } of { $rounds }, { $deck } cards in the deck.
toy-describe-seat = { $seat }: { $points } points, { $tokens } tokens, { $cards } cards in hand.
toy-secrets = Your hand: { $cards }.
toy-kind-card = Card
toy-part-points = points
toy-part-tokens = tokens
toy-tally = points of { $seat }
toy-component-text = Worth { $value } when led.
toy-topic-title = How to play
toy-topic-body = Lead the highest card to take the turn, then act. Most points win.
toy-option-rounds = Rounds
toy-option-rounds-1 = One
toy-option-rounds-2 = Two
toy-option-rounds-3 = Three
toy-option-tokens = Tokens at the start
toy-option-tokens-0 = None
toy-option-tokens-1 = One each
toy-option-tokens-3 = Three each
toy-refused-long = Three rounds without tokens are too dull for { $seats } people: choose fewer rounds or more tokens.

toy-lesson-bid = You lead a card. The highest one takes the turn. Look at your hand.
toy-lesson-act = You choose what to do.
toy-lesson-spread = You spread favors.
toy-lesson-order = You put the shrines in order.
toy-lesson-cheer = You choose whom to cheer for.
toy-lesson-stake = You turn points into tokens.
toy-lesson-react = You may halve the roll of another.
toy-lesson-counter = You may answer with a token.

toy-why-deck = the deck is empty
toy-why-points = you have no points
toy-phase = Round { $round }
toy-deed-passed = passed
toy-deed-drew-public = drew a card
toy-deed-scored = scored { $points }
toy-deed-staked = staked { $points }
toy-deed-cheered = cheered { $others }
toy-errand-act = act
toy-errand-bid = lead a card
