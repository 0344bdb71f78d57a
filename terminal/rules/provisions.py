"""What a game's rules provide for an irregularity: the remedy, who decides, and the paragraph."""

from __future__ import annotations

from enum import StrEnum

from terminal.rules.actions import Action
from terminal.rules.ranks import Rank
from terminal.rules.record import Record

NOT_PROVIDED_FOR = "not_provided_for"
"""The irregularity that stands for all that the rules do not name."""


class Circumstance(StrEnum):
    """The case in which a provision holds, where one irregularity has several."""

    ANY = "any"
    """There is one provision, whatever the case; or the case is none of those that have a name."""
    CARDS_IN_ORDER = "cards_in_order"
    """The cards can be put back in order."""
    CARDS_LEFT_OVER = "cards_left_over"
    """The cards can be put back in order, and then some lie beyond the end of the round."""
    AS_IT_LIES = "as_it_lies"
    """The cards cannot be put back in order, and the round could go on with the hands as they lie."""
    WRONG_NUMBER = "wrong_number"
    """The cards cannot be put back in order, and a hand has a number of cards that no hand may have."""
    BETWEEN_ROUNDS = "between_rounds"
    """The cards can be put back in order, and no round is under way."""
    ORDER_KNOWN = "order_known"
    """The order of cards that came out at once is known."""
    INITIAL_DEAL = "initial_deal"
    """The order of cards that came out at once is not known, and they belong to the initial deal."""
    GOES_ON = "goes_on"
    """The round can go on as it lies."""
    ESTABLISHED = "established"
    """The round cannot go on, and an outcome has been established."""
    NOT_ESTABLISHED = "not_established"
    """The round cannot go on, and no outcome has been established."""
    TOO_FEW_CARDS = "too_few_cards"
    """The round cannot go on, because the shoe lacks cards for it."""
    RESULT_KNOWN = "result_known"
    """The result of the round was known already."""


class PlayerOptions(StrEnum):
    """When the bettors choose between going on and having their bets back."""

    NEVER = "never"
    UNLESS_ESTABLISHED = "unless_established"
    """Only while no outcome has been established."""
    ALWAYS = "always"


class Provision(Record, kw_only=True):
    """What the rules of a game say of an irregularity, in all cases or in one."""

    when: Circumstance = Circumstance.ANY
    """The case in which it holds."""
    action: Action | None
    """What becomes of the round; None where the person who decides chooses, with advice (RULINGS 25)."""
    paragraph: str | None
    """Where the rules say so; None where only a reading of the house does (RULINGS)."""
    decided_by: Rank
    """The lowest rank that decides."""
    options: PlayerOptions = PlayerOptions.NEVER
    """Whether the bettors may have their bets back."""
    new_shoe: bool = False
    """Whether nothing is dealt before a new shoe; between rounds, that is all that follows (RULINGS 17)."""
    cites: tuple[str, ...] = ()
    """The paragraphs to show for it, in their order, where these are more than its own."""

    @property
    def paragraphs(self) -> tuple[str, ...]:
        """The paragraphs to show for it."""
        return self.cites or (() if self.paragraph is None else (self.paragraph,))
