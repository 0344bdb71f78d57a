"""What a game is made of: bets, pay table, insurance, what follows from irregularities, and paragraphs."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from terminal.rules.bets import Bet, Hand, Result, Stage
from terminal.rules.provisions import NOT_PROVIDED_FOR, Circumstance, Provision
from terminal.rules.record import Record

ONE_TO_ONE = Fraction(1)
HALF = Fraction(1, 2)


class Pay(Record, kw_only=True):
    """One line of a pay table: the first line of a bet whose conditions hold is the one that pays."""

    bet: Bet
    """The bet that is paid."""
    odds: Fraction
    """What the House pays for one unit staked, before commission."""
    result: Result | None = None
    """Only if the round ended so."""
    points: int | None = None
    """Only if the winning hand (or the tied hands) made this Point Total."""
    banker_cards: int | None = None
    """Only if the Banker Hand has this many cards."""
    pair_rank: str | None = None
    """Only if the pair is of this rank."""
    commission: Fraction = Fraction(0)
    """The share of the winnings that the House keeps."""
    paragraph: str
    """Where the rules say so."""


class InsuranceRow(Record, kw_only=True):
    """One row of the insurance pay table: on which hand, at which totals, at which odds (NCI ¶4.1.2)."""

    stage: Stage
    """The moment of the offer."""
    hand: Hand
    """The insured hand."""
    player: range
    """Point Totals of the Player Hand to which the row applies."""
    banker: range
    """Point Totals of the Banker Hand to which the row applies."""
    odds: Fraction
    """What the House pays for one unit when the insured hand loses."""
    pays_on_tie: bool = False
    """Whether a Tie pays as a loss of the hand would (the nine-nine exception, NCI ¶3.17)."""


class Paragraphs(Record, kw_only=True):
    """Where the rules of a game say what the terminal acts on; None where they do not say."""

    close: str
    """The announcement that closes the bets."""
    bets: str
    """Which bets a player may make."""
    draw: str
    """The Table of Play."""
    tie: str
    """What a Tie does to Player and Banker bets."""
    decks: str
    """How many decks."""
    layout: str
    """Which layouts."""
    points: str | None = None
    """What a Point Total is."""
    winner: str | None = None
    """Which hand wins."""
    acting: str | None = None
    """Who may act in a higher rank."""
    limits: str | None = None
    """Limits shown at the table."""
    excess: str | None = None
    """Excess over the Differential."""
    one_hand: str | None = None
    """A player bets on one hand only."""
    hand_bet_first: str | None = None
    """Other bets only next to a bet on a hand."""
    squeeze: str | None = None
    """The request to squeeze a card."""
    squeeze_order: str | None = None
    """The Banker's third card seen before the Player's."""
    options: str | None = None
    """The choice of the bettors between going on and having their bets back."""
    insurance_stake: str | None = None
    """Who may insure a hand."""
    insurance_offer: str | None = None
    """When insurance is offered."""
    insurance_cover: str | None = None
    """Insurance pays no more than the Original Bet."""
    insurance_pays: str | None = None
    """The insurance pay table."""
    insurance_forgone: str | None = None
    """Who let an offer pass has forgone insurance."""
    insurance_neglected: str | None = None
    """The Original Bet returned where insurance was not offered."""
    insurance_notice: str | None = None
    """The notice that no insurance is offered."""
    void: str | None = None
    """All bets of a void round go back."""
    on_request: str | None = None
    """Bets that staff place at a player's request."""


class Game(Record, kw_only=True):
    """One game as its published rules have it."""

    id: str
    """The name in scripts and profiles."""
    name: str
    """The name on the screen."""
    caption: str
    """The name where there is little room."""
    short: str
    """The short name of RULINGS.md."""
    decks: range
    """How many decks the game may be played with."""
    tables: tuple[str, ...]
    """The tables that the game allows, each by its shape and its number of boxes: `bean-9`."""
    bets: tuple[Bet, ...]
    """The bets of the layout, in the order in which they are listed."""
    six_name: str | None = None
    """What the game calls its bet on six."""
    pays: tuple[Pay, ...]
    """The pay table, in order of precedence."""
    insurance: tuple[InsuranceRow, ...] = ()
    """The insurance pay table, empty where the game has none."""
    differential: bool = False
    """Whether the rules know the Differential, so that excess found too late is settled pro rata."""
    one_hand_only: bool = False
    """Whether a player bets on one hand, never both, and on the rest only next to it (NCT ¶3.3, ¶3.4)."""
    squeeze: bool = False
    """Whether a squeeze may be asked for at face-down tables."""
    player_options: bool = False
    """Whether dealing errors give players the choice to go on or to have their bet back (¶5.12)."""
    irregularities: Mapping[str, tuple[Provision, ...]]
    """What the rules provide for each irregularity, by its id.

    What is left out here is not provided for: a Shift Manager decides, and is advised as the model of the
    games would have it (RULINGS 25).
    """
    paragraphs: Paragraphs
    """The paragraphs behind all the rest."""

    def __hash__(self) -> int:
        return hash(self.id)

    def offers(self, bet: Bet) -> bool:
        """Return whether the layout of this game has an area for the bet."""
        return bet in self.bets

    def allows(self, layout: str) -> bool:
        """Return whether the game may be played on the layout of this name."""
        return table_of_layout(layout) in self.tables

    @property
    def has_insurance(self) -> bool:
        """Whether the game offers insurance."""
        return bool(self.insurance)

    @property
    def not_provided_for(self) -> str | None:
        """The paragraph on who decides what the rules do not provide for; None where they have none."""
        return self.paragraph_on(NOT_PROVIDED_FOR)

    def provision(self, irregularity: str, when: Circumstance = Circumstance.ANY) -> Provision | None:
        """Return what the rules provide for an irregularity in a case; None where they do not name it."""
        own = self.irregularities.get(irregularity, ())
        return next((provision for provision in own if provision.when is when), None)

    def paragraph_on(self, irregularity: str, when: Circumstance = Circumstance.ANY) -> str | None:
        """Return the paragraph on an irregularity in a case; None where the rules do not say."""
        provision = self.provision(irregularity, when)
        return None if provision is None else provision.paragraph

    def paragraphs_on(self, irregularity: str) -> tuple[str, ...]:
        """Return all paragraphs on an irregularity, in the order in which they are shown."""
        own = self.irregularities.get(irregularity, ())
        return tuple(dict.fromkeys(cited for provision in own for cited in provision.paragraphs))


def table_of_layout(layout: str) -> str:
    """Return the table that a layout is for: `bean-9` of `bean-9` and of `bean-9-narrow`."""
    shape, _, rest = layout.partition("-")
    return f"{shape}-{rest.partition('-')[0]}"
