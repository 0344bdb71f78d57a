"""The steps of a session script as they are written, each with what it does."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, Self, get_args

from msgspec import UNSET, Struct
from msgspec.structs import asdict

from terminal.rounds import commands as c
from terminal.rounds.answers import NO_ANSWERS, CardInQuestion, DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.settlement import INSURANCE_LINE
from terminal.rules.bets import SEATED, Bet, Hand, is_bettor
from terminal.rules.card_place import CARD_PLACES, CardPlace
from terminal.rules.cards import UNKNOWN, Card, parse_card
from terminal.rules.ranks import Rank
from terminal.table.setup.terms import Count, Limit, written_limits
from terminal.table.setup.typed_input import Cents, Parsed, text_of


@dataclass(frozen=True, slots=True)
class Show:
    """Copies the state, with the scoreboard if it is asked for."""

    roads: bool = False


@dataclass(frozen=True, slots=True)
class SettingLimits:
    """Limits to change: only those that are named, None takes a limit away."""

    changes: tuple[tuple[str, int | None], ...]


@dataclass(frozen=True, slots=True)
class NewScriptShoe:
    """A new shoe; without decks, of as many as the table's terms say."""

    decks: int | None


@dataclass(frozen=True, slots=True)
class TakingBack:
    """Takes back what the step of this number has done; without one, the latest act that can be."""

    step: int | None


Act = c.Command | Show | SettingLimits | NewScriptShoe | TakingBack


class CardCode(Parsed, str):
    """The code of a card."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return a code that names a card."""
        return cls(parse_card(text_of(value)))

    @property
    def card(self) -> Card:
        """The card."""
        return Card(str(self))


class BettorName(Parsed, str):
    """Who has a bet: `seated`, or `standing-1` and so on."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return the name of a bettor."""
        name = text_of(value)
        if not is_bettor(name):
            raise ValueError(f"{name!r} is neither seated nor standing-1, standing-2, …")
        return cls(name)


class BetName(Parsed, str):
    """The name of a bet, or `insurance`."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return a name that there is."""
        return cls(_one_of(value, [*(bet.value for bet in Bet), INSURANCE_LINE]))


class KindId(Parsed, str):
    """The id of a kind of irregularity."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return an id that there is."""
        return cls(_one_of(value, CATALOGUE))


def _one_of(value: object, names: Collection[str]) -> str:
    name = text_of(value)
    if name not in names:
        raise ValueError(f"{name!r} is none of {', '.join(names)}")
    return name


class CardPosition(Parsed, str):
    """The place of a card, such as `player-3`."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return a place at which a card can lie."""
        return cls(_one_of(value, [str(place) for place in CARD_PLACES]))

    @property
    def place(self) -> CardPlace:
        """The place."""
        return CardPlace.parse(str(self))


def _who(bettor: BettorName | None) -> str:
    return SEATED if bettor is None else str(bettor)


def _cents(amount: Cents | None) -> int | None:
    return None if amount is None else int(amount)


class StepWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="do"):
    """A step; null counts as left out."""

    by: Rank | None = None
    """The rank in which it is done; a dealer's if left out."""

    def act(self) -> Act:
        """Return what the step does."""
        raise NotImplementedError


class PlaceYourBetsStep(StepWords, frozen=True, kw_only=True, tag="place_your_bets"):
    """Commences a round."""

    late: bool | None = None

    def act(self) -> Act:
        return c.PlaceYourBets(bool(self.late))


class PlaceStep(StepWords, frozen=True, kw_only=True, tag="place"):
    """Adds to a bet."""

    box: str
    bettor: BettorName | None = None
    bet: Bet
    amount: Cents
    on_request: bool | None = None

    def act(self) -> Act:
        return c.PlaceBet(self.box, self.bet, int(self.amount), _who(self.bettor), bool(self.on_request))


class WithdrawStep(StepWords, frozen=True, kw_only=True, tag="withdraw"):
    """Takes a bet back, or a part of it."""

    box: str
    bettor: BettorName | None = None
    bet: Bet
    amount: Cents | None = None

    def act(self) -> Act:
        return c.WithdrawBet(self.box, self.bet, _cents(self.amount), _who(self.bettor))


class WithdrawAllStep(StepWords, frozen=True, kw_only=True, tag="withdraw_all"):
    """Takes all chips of a bettor back; without a box, all that a Tie has left lying on the table."""

    box: str | None = None
    bettor: BettorName | None = None

    def act(self) -> Act:
        if self.box is None:
            return c.ReturnTiedBets()
        return c.WithdrawBets(self.box, _who(self.bettor))


class LeaveAllStep(StepWords, frozen=True, kw_only=True, tag="leave_all"):
    """Leaves all bets that were returned on a Tie, of a box or of the table."""

    box: str | None = None

    def act(self) -> Act:
        return c.LeaveBets(self.box)


class RaiseStep(StepWords, frozen=True, kw_only=True, tag="raise"):
    """Raises the bets of a bettor that are under their minimum."""

    box: str
    bettor: BettorName | None = None

    def act(self) -> Act:
        return c.RaiseBets(self.box, _who(self.bettor))


class LeaveStep(StepWords, frozen=True, kw_only=True, tag="leave"):
    """Leaves a bet that was returned on a Tie."""

    box: str
    bettor: BettorName | None = None
    bet: Bet

    def act(self) -> Act:
        return c.LeaveBet(self.box, self.bet, _who(self.bettor))


class RepeatStep(StepWords, frozen=True, kw_only=True, tag="repeat"):
    """Places bets of the last round again, of one bettor or of every seated one in an untouched box."""

    box: str | None = None
    bettor: BettorName | None = None

    def act(self) -> Act:
        return c.RepeatBets(self.box, _who(self.bettor))


class RejectExcessStep(StepWords, frozen=True, kw_only=True, tag="reject_excess"):
    """Turns back what exceeds the Differential."""

    def act(self) -> Act:
        return c.RejectExcess()


class NoMoreBetsStep(StepWords, frozen=True, kw_only=True, tag="no_more_bets"):
    """Closes the bets."""

    def act(self) -> Act:
        return c.CloseBets()


class DealStep(StepWords, frozen=True, kw_only=True, tag="deal"):
    """Deals the next card."""

    card: CardCode
    hand: Hand | None = None
    face_down: bool = False

    def act(self) -> Act:
        deal = c.DealFaceDown if self.face_down else c.DealCard
        return deal(self.card.card, self.hand)


class OpenStep(StepWords, frozen=True, kw_only=True, tag="open"):
    """Makes a face known."""

    position: CardPosition
    card: CardCode = CardCode(UNKNOWN)

    def act(self) -> Act:
        return c.OpenCard(*self.position.place, self.card.card)


class SqueezeStep(StepWords, frozen=True, kw_only=True, tag="squeeze"):
    """Asks to squeeze."""

    box: str

    def act(self) -> Act:
        return c.RequestSqueeze(self.box)


class SqueezeOrderStep(StepWords, frozen=True, kw_only=True, tag="squeeze_order"):
    """Answers who wants to see the Banker's third card first."""

    granted: bool

    def act(self) -> Act:
        return c.OrderSqueeze(self.granted)


class InsureStep(StepWords, frozen=True, kw_only=True, tag="insure"):
    """Takes insurance."""

    box: str
    bettor: BettorName | None = None
    hand: Hand
    amount: Cents

    def act(self) -> Act:
        return c.TakeInsurance(self.box, self.hand, int(self.amount), _who(self.bettor))


class DeclineStep(StepWords, frozen=True, kw_only=True, tag="decline"):
    """Declines insurance."""

    box: str
    bettor: BettorName | None = None

    def act(self) -> Act:
        return c.DeclineInsurance(self.box, _who(self.bettor))


class CloseInsuranceStep(StepWords, frozen=True, kw_only=True, tag="close_insurance"):
    """Ends an offer of insurance."""

    offered: bool | None = None

    def act(self) -> Act:
        return c.CloseInsurance(self.offered is not False)


class TakeUpToStep(StepWords, frozen=True, kw_only=True, tag="take_up_to"):
    """Takes the losing bets up to a box."""

    box: str

    def act(self) -> Act:
        return c.TakeUpTo(self.box)


class PayUpToStep(StepWords, frozen=True, kw_only=True, tag="pay_up_to"):
    """Pays all up to a bettor."""

    box: str
    bettor: BettorName | None = None

    def act(self) -> Act:
        return c.PayUpTo(self.box, _who(self.bettor))


class SettleStep(StepWords, frozen=True, kw_only=True, tag="settle"):
    """Settles and concludes the round."""

    give_back: bool | tuple[str, ...] | None = None

    def act(self) -> Act:
        return c.ConcludeRound(self.give_back or False)


class BetWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The bet that an irregularity is about."""

    box: str
    bettor: BettorName | None = None
    bet: BetName
    amount: Cents
    owed: Cents | None = None
    paid: Cents | None = None
    recovered: Cents | None = None

    def disputed(self) -> DisputedBet:
        """Return the bet in the words of the rounds."""
        return DisputedBet(
            box=self.box,
            bettor=_who(self.bettor),
            bet=str(self.bet),
            amount=int(self.amount),
            owed=_cents(self.owed),
            paid=_cents(self.paid),
            recovered=_cents(self.recovered),
        )


class RoundWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The earlier round that an irregularity is about."""

    shoe: Count
    round: Count


class CardWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The card that an irregularity is about."""

    number: Count
    card: CardCode


class FactsWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What people say about an irregularity."""

    reconstructable: bool | None = None
    exposed: bool | None = None
    order_known: bool | None = None
    noticed_before_next_round: bool | None = None
    during_initial_deal: bool | None = None
    can_go_on: bool | None = None
    replace_cards: bool | None = None
    cards: list[CardCode] | None = None
    decision: str | None = None
    remedy: Literal["void", "reconstructed", "continue"] | None = None
    bet: BetWords | None = None
    card: CardWords | None = None
    about: RoundWords | None = None

    def facts(self) -> IrregularityAnswers:
        """Return the facts in the words of the rounds."""
        said = asdict(self)
        said["cards"] = None if self.cards is None else tuple(code.card for code in self.cards)
        said["bet"] = None if self.bet is None else self.bet.disputed()
        said["card"] = None if self.card is None else CardInQuestion(self.card.number, self.card.card.card)
        said["about"] = None if self.about is None else EarlierRound(self.about.shoe, self.about.round)
        return IrregularityAnswers(**said)


class IrregularityStep(StepWords, frozen=True, kw_only=True, tag="irregularity"):
    """Raises an irregularity and decides it."""

    kind: KindId
    facts: FactsWords | None = None

    def act(self) -> Act:
        return c.RaiseIrregularity(str(self.kind), NO_ANSWERS if self.facts is None else self.facts.facts())


class ChooseStep(StepWords, frozen=True, kw_only=True, tag="choose"):
    """Records what a player chose."""

    box: str
    bettor: BettorName | None = None
    option: Literal["continue", "return"]

    def act(self) -> Act:
        return c.ChooseOption(self.box, self.option, _who(self.bettor))


class NeglectedInsuranceStep(StepWords, frozen=True, kw_only=True, tag="neglected_insurance"):
    """Returns a bet whose insurance the dealer neglected."""

    box: str
    bettor: BettorName | None = None
    hand: Hand

    def act(self) -> Act:
        return c.ReturnNeglected(self.box, self.hand, _who(self.bettor))


class CorrectCardStep(StepWords, frozen=True, kw_only=True, tag="correct_card"):
    """Corrects the entry of a card."""

    position: CardPosition
    card: CardCode

    def act(self) -> Act:
        return c.CorrectCard(*self.position.place, self.card.card)


class CorrectBetStep(StepWords, frozen=True, kw_only=True, tag="correct_bet"):
    """Corrects the entry of a bet."""

    box: str
    bettor: BettorName | None = None
    bet: Bet
    amount: Cents

    def act(self) -> Act:
        return c.CorrectBet(self.box, self.bet, int(self.amount), _who(self.bettor))


class UndoStep(StepWords, frozen=True, kw_only=True, tag="undo"):
    """Takes the last entry back."""

    def act(self) -> Act:
        return c.Undo()


class TakeBackStep(StepWords, frozen=True, kw_only=True, tag="take_back"):
    """Takes an act of the dealer back."""

    step: Count | None = None

    def act(self) -> Act:
        return TakingBack(self.step)


class BurnStep(StepWords, frozen=True, kw_only=True, tag="burn"):
    """Burns cards."""

    card: CardCode
    count: Count

    def act(self) -> Act:
        return c.BurnCards(self.card.card, self.count)


class CutCardStep(StepWords, frozen=True, kw_only=True, tag="cut_card"):
    """Shows the cut card."""

    def act(self) -> Act:
        return c.ShowCutCard()


class LastRoundStep(StepWords, frozen=True, kw_only=True, tag="last_round"):
    """Announces the last round before the table closes."""

    def act(self) -> Act:
        return c.AnnounceLastRound()


class PutDisplayRightStep(StepWords, frozen=True, kw_only=True, tag="put_display_right"):
    """Shows the players again what is on record."""

    def act(self) -> Act:
        return c.PutDisplayRight()


class NewShoeStep(StepWords, frozen=True, kw_only=True, tag="new_shoe"):
    """Puts a new shoe in."""

    decks: Count | None = None

    def act(self) -> Act:
        return NewScriptShoe(self.decks)


class SetLimitsStep(StepWords, frozen=True, kw_only=True, tag="set_limits"):
    """Changes the limits that it names; null takes one away."""

    minimum: Limit = UNSET
    maximum: Limit = UNSET
    side_minimum: Limit = UNSET
    side_maximum: Limit = UNSET
    maximum_differential: Limit = UNSET

    def act(self) -> Act:
        return SettingLimits(tuple(written_limits(self)))


class NoticeStep(StepWords, frozen=True, kw_only=True, tag="notice"):
    """Puts the no-insurance notice up or takes it down."""

    up: bool

    def act(self) -> Act:
        return c.SetNotice(self.up)


class ShowStep(StepWords, frozen=True, kw_only=True, tag="show"):
    """Copies the state into the answer."""

    roads: bool | None = None

    def act(self) -> Act:
        return Show(bool(self.roads))


AnyStep = (
    PlaceYourBetsStep
    | PlaceStep
    | WithdrawStep
    | WithdrawAllStep
    | LeaveStep
    | LeaveAllStep
    | RaiseStep
    | RepeatStep
    | RejectExcessStep
    | NoMoreBetsStep
    | DealStep
    | OpenStep
    | SqueezeStep
    | SqueezeOrderStep
    | InsureStep
    | DeclineStep
    | CloseInsuranceStep
    | TakeUpToStep
    | PayUpToStep
    | SettleStep
    | IrregularityStep
    | ChooseStep
    | NeglectedInsuranceStep
    | CorrectCardStep
    | CorrectBetStep
    | UndoStep
    | TakeBackStep
    | BurnStep
    | CutCardStep
    | LastRoundStep
    | PutDisplayRightStep
    | NewShoeStep
    | SetLimitsStep
    | NoticeStep
    | ShowStep
)

STEPS: Final = tuple(str(step.__struct_config__.tag) for step in get_args(AnyStep))
"""The names of all steps."""
