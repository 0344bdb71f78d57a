"""What each house setting and limit alters, asked on both sides of its threshold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from functools import partial

from msgspec import Struct

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import ORIGINAL_BETS, Bet, Hand, Outcome
from terminal.rules.cards import Card
from terminal.rules.game import Game
from terminal.rules.insurance import row_due
from terminal.rules.message import Message
from terminal.rules.settlement import facts_of, insurance_outcome, pay_out, round_up, settle_bet
from terminal.table.setup.terms import LIMIT_KEYS
from terminal.training.misdeals.places import CLOSE, SETTLE
from terminal.training.misdeals.written_round import Words, WrittenRound, money_in_words
from terminal.training.rehearsal.cells import (
    NO_LIMITS,
    NOT_THERE,
    SHOW,
    CellAnswer,
    CellGroup,
    CellKey,
    Hands,
    asking,
    ended,
    in_chips,
    in_dealt_order,
    outcomes,
    pair_of,
    placing,
    refusal_says,
    third_of,
    totals,
)
from terminal.training.rehearsal.versions import RulesVersion

Found = Iterator[tuple[CellKey, CellAnswer]]


class Thresholds(Struct, frozen=True):
    """The values at which one of the versions changes its answer; in cents, but for the rounds."""

    odds: tuple[Fraction, ...]
    """What the versions pay for one unit, net of commission."""
    insured: tuple[Fraction, ...]
    """What the versions pay for one unit of insurance."""
    units: tuple[int, ...]
    """What payouts are rounded up to."""
    chips: tuple[int, ...]
    """The smallest chips."""
    differentials: tuple[int, ...]
    limits: tuple[tuple[str, int], ...]
    """The name of a limit, and where one of the versions has it."""
    rounds: int
    """The most rounds that are dealt after the cut card."""


def thresholds_of(versions: Sequence[RulesVersion]) -> Thresholds:
    """Return the thresholds of all versions that are compared."""
    limits = [
        (key, cents)
        for version in versions
        for key in LIMIT_KEYS
        if (cents := getattr(version.terms.limits, key)) is not None
    ]
    return Thresholds(
        odds=tuple(sorted({pay.odds * (1 - pay.commission) for one in versions for pay in one.game.pays})),
        insured=tuple(sorted({row.odds for one in versions for row in one.game.insurance})),
        units=_all(version.house.payout_unit for version in versions),
        chips=_all(version.terms.chip_unit for version in versions),
        differentials=_all(cents for key, cents in limits if key == _DIFFERENTIAL),
        limits=tuple(dict.fromkeys((key, cents) for key, cents in limits if key != _DIFFERENTIAL)),
        rounds=max(version.house.rounds_after_cut_card for version in versions),
    )


def _all(values: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(set(values)))


def setting_cells(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what the settings of a version make of each question at a threshold."""
    for ask in (
        _payout_unit,
        _chip_unit,
        _limits,
        _differential,
        _missed_offer,
        _after_cut_card,
        _table_kind,
    ):
        yield from ask(version, thresholds)


def _cell(
    name: str, *says: str, script: Callable[[], Words] | None = None, refused: Message | None = None
) -> tuple[CellKey, CellAnswer]:
    return CellKey(CellGroup.SETTING, name), CellAnswer(says=says, script=script, refused=refused)


def _refused_cell(
    name: str, refusal: Refusal, script: Callable[[], Words] | None
) -> tuple[CellKey, CellAnswer]:
    return _cell(name, *refusal_says(refusal), script=script, refused=refusal.message)


_DIFFERENTIAL = "maximum_differential"


def _payout_unit(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what rounding adds where a payout is a whole number of units, and a chip less or more.

    What the odds themselves change is a price or a row, and asked there.
    """
    unit = version.house.payout_unit
    ways = (("", thresholds.odds, _paid_bet), (" insured", thresholds.insured, _paid_insurance))
    for insured, every, written in ways:
        for odds in every:
            write = written(version, odds)
            for stake in _stakes(thresholds):
                paid = pay_out(stake, odds)
                name = f"rounding of {money_in_words(stake)}{insured} at {odds} to 1"
                says = f"{money_in_words(round_up(paid, unit) - paid)} more"
                asked = write is not None and stake % version.terms.chip_unit == 0
                yield _cell(name, says, script=partial(write, name, stake) if write and asked else None)


_Writes = Callable[[str, int], Words]
"""Writes the round in which a stake is paid."""


def _paid_bet(version: RulesVersion, odds: Fraction) -> _Writes | None:
    """Return what writes a round in which a bet is paid at these odds, net of commission."""
    for pay in version.game.pays:
        if pay.odds * (1 - pay.commission) != odds:
            continue
        for _, *hands in outcomes(pay.bet):
            player, banker = hands
            if settle_bet(version.game, facts_of(player, banker), pay.bet, 0, 1).pay is pay:
                alone = not version.game.one_hand_only or pay.bet in ORIGINAL_BETS
                bets = (pay.bet,) if alone else (Bet.PLAYER, pay.bet)
                return lambda name, stake: asking(
                    version, name, bets, (player, banker), SETTLE, cents=stake
                )()
    return None


def _paid_insurance(version: RulesVersion, odds: Fraction) -> _Writes | None:
    """Return what writes a round in which insurance is paid at these odds, by the first offer there."""
    found = _insured_loss(version.game, odds)
    if found is None:
        return None
    hand, (player, banker), ended_so = found

    def write(name: str, stake: int) -> Words:
        round_ = WrittenRound(version.table(**NO_LIMITS), version.reading)
        box = version.terms.boxes[0]
        covers = in_chips(version, round_up(pay_out(stake, odds), version.house.payout_unit))
        round_.do(placing(box, Bet(hand.value), covers), CLOSE).deal(in_dealt_order(player, banker))
        round_.do({"do": "insure", "box": box, "hand": hand.value, "amount": money_in_words(stake)})
        round_.deal((*ended_so[0][len(player) :], *ended_so[1][len(banker) :]))
        return {"id": name, "table": round_.written, "steps": [*round_.steps, SETTLE]}

    return write


def _insured_loss(game: Game, odds: Fraction) -> tuple[Hand, Hands, Hands] | None:
    """Return a hand that is insured at these odds, the cards then, and cards at whose end it has lost."""
    for player, banker, third in totals():
        first = pair_of(player), pair_of(banker)
        cards = first if third is None else ((*first[0], third_of(third, "C")), first[1])
        row = row_due(game, *cards)
        if row is None or row.odds != odds or (third is not None and row_due(game, *first) is not None):
            continue
        for hands in ended(*cards):
            result = facts_of(*hands).result
            if insurance_outcome(row.hand, result, pays_on_tie=False) is Outcome.WON:
                return row.hand, cards, hands
    return None


def _stakes(thresholds: Thresholds) -> tuple[int, ...]:
    """Return stakes around those whose payout is a whole unit, in the chips of any version."""
    near = {chip * number for chip in thresholds.chips for number in range(1, _FEW)}
    for unit in thresholds.units:
        for chip in thresholds.chips:
            whole = unit * chip
            near |= {whole - chip, whole, whole + chip}
    return tuple(sorted(stake for stake in near if stake > 0))


_FEW = 21
"""Stakes of so many chips show every rest that 5 % can leave."""


def _chip_unit(version: RulesVersion, thresholds: Thresholds) -> Found:
    for chip in thresholds.chips:
        for cents in {chip, chip * 2, chip + 1}:
            yield _placed(
                version,
                f"a bet of {money_in_words(cents)} in chips",
                Bet.BANKER,
                cents,
                version.table(**NO_LIMITS),
            )


def _limits(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what is said of a bet at each limit, and one chip below and above it."""
    table = version.table(**{_DIFFERENTIAL: None})
    for key, limit in thresholds.limits:
        bet = Bet.TIE if key.startswith("side") else Bet.BANKER
        for chip in thresholds.chips:
            for cents in {limit - chip, limit, limit + chip}:
                if cents > 0 and cents % chip == 0:
                    yield _placed(
                        version, f"a bet of {money_in_words(cents)} on {bet.value}", bet, cents, table
                    )


def _placed(
    version: RulesVersion, name: str, bet: Bet, cents: int, table: dict[str, object]
) -> tuple[CellKey, CellAnswer]:
    box, hand = version.terms.boxes[0], version.terms.limits.minimum or version.terms.chip_unit
    together = version.game.one_hand_only and bet not in ORIGINAL_BETS
    before = (placing(box, Bet.PLAYER, hand),) if together else ()
    steps = (*before, placing(box, bet, cents))
    round_ = WrittenRound(table, version.reading)
    script = _shown(name, table, steps)
    refusal = _refusal_of(round_, steps)
    if refusal is not None:
        return _refused_cell(name, refusal, script)
    told = any(key.bet is bet for key in Situation(round_.table).under_minimum)
    return _cell(name, "told to be under the minimum" if told else "taken", script=script)


def _shown(name: str, table: dict[str, object], steps: Iterable[Words]) -> Callable[[], Words]:
    """Return what writes these steps at a table, refused ones too, and then asks for what stands there."""
    script: Words = {"id": name, "table": table, "on_refusal": "continue", "steps": [*steps, SHOW]}
    return lambda: script


def _differential(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what goes back, and what is at stake, at each Differential and one chip above it.

    The bets lie on one side of one box, or on the two sides of two boxes.
    """
    chip = max(thresholds.chips)
    for limit in thresholds.differentials:
        for cents in (limit, limit + chip):
            first, second = version.terms.boxes[:2]
            one = [placing(first, Bet.BANKER, cents)]
            across = [*one, placing(second, Bet.PLAYER, cents)]
            for where, bets in (("one side", one), ("two boxes across", across)):
                yield _differential_cell(version, f"{money_in_words(cents)} on {where}", bets)


def _differential_cell(version: RulesVersion, name: str, bets: Sequence[Words]) -> tuple[CellKey, CellAnswer]:
    table = version.table(minimum=None, maximum=None)
    round_ = WrittenRound(table, version.reading)
    refusal = _refusal_of(round_, bets)
    if refusal is not None:
        return _refused_cell(name, refusal, _shown(name, table, bets))
    back = sum(cut.amount for cut in Situation(round_.table).cuts)
    round_.do(CLOSE).deal(in_dealt_order(pair_of(9), pair_of(7)))
    at_stake = [line.at_stake for line in Situation(round_.table).lines]
    says = (f"{money_in_words(back)} turned back", f"at stake {', '.join(map(money_in_words, at_stake))}")
    script: Words = {"id": name, "table": table, "steps": [*round_.steps, SETTLE]}
    return _cell(name, *says, script=lambda: script)


def _missed_offer(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield whether who took or missed the first offer may take the second."""
    for taken in (True, False):
        name = f"a second offer, the first {'taken' if taken else 'missed'}"
        if not version.game.has_insurance:
            yield _cell(name, *NOT_THERE)
            continue
        round_ = WrittenRound(version.table(**NO_LIMITS), version.reading)
        box, chip = version.terms.boxes[0], version.terms.chip_unit
        round_.do(placing(box, Bet.BANKER, chip * _FEW * _FEW), CLOSE)
        round_.deal(in_dealt_order(pair_of(5), pair_of(6)))
        if round_.offer_open and taken:
            round_.do({"do": "insure", "box": box, "hand": Hand.BANKER.value, "amount": money_in_words(chip)})
        round_.deal((_SIX,))
        says = "may be taken" if round_.offer_open else "nothing"
        yield _cell(name, says, script=_shown(name, round_.written, tuple(round_.steps)))


_SIX: Card = third_of(6, "C")


def _after_cut_card(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what comes after each round that follows the cut card, up to one more than any version deals."""
    round_ = WrittenRound(version.table(**NO_LIMITS), version.reading)
    natural = in_dealt_order(pair_of(9), pair_of(7))
    round_.do(CLOSE, {"do": "cut_card"}).deal(natural).do(SETTLE)
    for number in range(thresholds.rounds + 1):
        new_shoe = Situation(round_.table).step.do is StepKind.NEW_SHOE
        name = f"after round {number} behind the cut card"
        says = "a new shoe" if new_shoe else "another round"
        yield _cell(name, says, script=_shown(name, round_.written, tuple(round_.steps)))
        if not new_shoe:
            round_.do(CLOSE).deal(natural).do(SETTLE)


def _table_kind(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what hangs on a private table, on cards dealt face down, and on the bets that go together."""
    round_ = WrittenRound(version.table(**NO_LIMITS), version.reading)
    box = version.terms.boxes[0]
    asked: tuple[tuple[str, tuple[Words, ...]], ...] = (
        ("the no-insurance notice", ({"do": "notice", "up": True, "by": "pit_supervisor"},)),
        (
            "a squeeze",
            (placing(box, Bet.BANKER, version.terms.chip_unit), CLOSE, {"do": "squeeze", "box": box}),
        ),
        (
            "Player and Banker at once",
            tuple(placing(box, bet, version.terms.chip_unit) for bet in ORIGINAL_BETS),
        ),
        ("a Tie alone", (placing(box, Bet.TIE, version.terms.chip_unit),)),
    )
    for name, steps in asked:
        script = _shown(name, round_.written, steps)
        refusal = _refusal_of(round_.again(), steps)
        if refusal is None:
            yield _cell(name, "allowed", script=script)
        else:
            yield _refused_cell(name, refusal, script)


def _refusal_of(round_: WrittenRound, steps: Iterable[Words]) -> Refusal | None:
    """Do steps up to the first that is refused, and return that refusal."""
    return next((refusal for step in steps if (refusal := round_.ask(step)) is not None), None)
