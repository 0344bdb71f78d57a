"""What a game is made of: its bets, its pay table, its insurance rows and the paragraphs that it follows."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from terminal.rules.bets import Bet, Hand, Result, Stage

ONE_TO_ONE = Fraction(1)
HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pay:
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
    """Where the set says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class InsuranceRow:
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Paragraphs:
    """Where a set says what the terminal acts on; None where it is silent."""

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
    limits: str | None
    """Limits shown at the table."""
    excess: str | None
    """Excess over the Differential."""
    pro_rata: str | None
    """Excess that was not turned back in time."""
    under_minimum: str | None
    """A bet under the minimum found too late."""
    after_call: str
    """No bet placed or increased after the call."""
    withdrawal: str
    """No bet withdrawn after the call."""
    chips_rule: str | None
    """Bets are settled as the chips lay at closing."""
    squeeze: str | None
    """The request to squeeze a card."""
    squeeze_order: str | None
    """The Banker's third card seen before the Player's."""
    not_provided: str | None
    """Who decides what the set does not provide for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Game:
    """One game as its published rule set has it."""

    id: str
    """The name in scripts and profiles."""
    name: str
    """The name on the screen."""
    short: str
    """The short name of RULINGS.md."""
    decks: range
    """How many decks the game may be played with."""
    layouts: tuple[str, ...]
    """The layouts that the game allows, by name."""
    bets: tuple[Bet, ...]
    """The bets of the layout, in the order in which they are listed."""
    six_name: str | None = None
    """What the game calls its bet on six."""
    six_caption: str = "SIX"
    """What its areas on the felt say, where there is little room."""
    pays: tuple[Pay, ...]
    """The pay table, in order of precedence."""
    insurance: tuple[InsuranceRow, ...] = ()
    """The insurance pay table, empty where the game has none."""
    differential: bool = False
    """Whether the set itself knows the Differential, so that excess found too late is settled pro rata."""
    one_hand_only: bool = False
    """Whether a player bets on one hand, never both, and on the rest only besides (NCT ¶3.3, ¶3.4)."""
    squeeze: bool = False
    """Whether a squeeze may be asked for at face-down tables."""
    player_options: bool = False
    """Whether dealing errors give players the choice to go on or to have their bet back (¶5.12)."""
    withdrawn_late_stands: bool = False
    """Whether a bet withdrawn after the call still wins or loses; elsewhere the withdrawal is refused."""
    paragraphs: Paragraphs
    """The paragraphs behind all this."""

    def offers(self, bet: Bet) -> bool:
        """Whether the layout of this game has an area for the bet."""
        return bet in self.bets

    @property
    def has_insurance(self) -> bool:
        """Whether the game offers insurance."""
        return bool(self.insurance)
