"""What each house setting and limit alters, asked on both sides of its threshold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction

from msgspec import Struct

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind
from terminal.rounds.refusal import Refusal
from terminal.rules.bets import ORIGINAL_BETS, SEATED, Bet, Hand
from terminal.rules.cards import Card
from terminal.rules.settlement import pay_out, round_up
from terminal.table.setup.terms import LIMIT_KEYS
from terminal.training.misdeals.places import CLOSE, SETTLE
from terminal.training.misdeals.written_round import Words, WrittenRound
from terminal.training.rehearsal.cells import (
    NOT_THERE,
    CellAnswer,
    CellGroup,
    CellKey,
    in_dealt_order,
    pair_of,
    third_of,
)
from terminal.training.rehearsal.versions import RulesVersion

Found = Iterator[tuple[CellKey, CellAnswer]]


class Thresholds(Struct, frozen=True):
    """The values at which one of the versions changes its answer; in cents, but for the rounds."""

    odds: tuple[Fraction, ...]
    """What the versions pay for one unit, net of commission."""
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


def _cell(name: str, *says: str, script: Callable[[], Words] | None = None) -> tuple[CellKey, CellAnswer]:
    return CellKey(CellGroup.SETTING, name), CellAnswer(says=says, script=script)


_DIFFERENTIAL = "maximum_differential"


def _payout_unit(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what rounding adds where a payout is a whole number of units, and a chip less or more.

    What the odds themselves change is a price, and asked there.
    """
    unit = version.house.payout_unit
    for odds in thresholds.odds:
        for stake in _stakes(thresholds):
            paid = pay_out(stake, odds)
            name = f"rounding of {_in_money(stake)} at {odds} to 1"
            yield _cell(name, f"{_in_money(round_up(paid, unit) - paid)} more")


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
            yield _cell(
                f"a bet of {_in_money(cents)} in chips", _placed(version, Bet.BANKER, cents, limits=False)
            )


def _limits(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what is said of a bet at each limit, and one chip below and above it."""
    for key, limit in thresholds.limits:
        bet = Bet.TIE if key.startswith("side") else Bet.BANKER
        for chip in thresholds.chips:
            for cents in {limit - chip, limit, limit + chip}:
                if cents > 0 and cents % chip == 0:
                    yield _cell(f"a bet of {_in_money(cents)} on {bet.value}", _placed(version, bet, cents))


def _placed(version: RulesVersion, bet: Bet, cents: int, *, limits: bool = True) -> str:
    none: dict[str, object] = {} if limits else dict.fromkeys(LIMIT_KEYS)
    round_ = WrittenRound(version.table(**none | {_DIFFERENTIAL: None}), version.reading)
    box = version.terms.boxes[0]
    if version.game.one_hand_only and bet not in ORIGINAL_BETS:
        hand = version.terms.limits.minimum or version.terms.chip_unit
        round_.do(_place(box, Bet.PLAYER, hand))
    refused = round_.ask(_place(box, bet, cents))
    if refused is not None:
        return f"refused: {refused.code}"
    told = any(key.bet is bet for key in Situation(round_.table).under_minimum)
    return "told to be under the minimum" if told else "taken"


def _place(box: str, bet: Bet, cents: int) -> Words:
    return {"do": "place", "box": box, "bettor": SEATED, "bet": bet.value, "amount": _in_money(cents)}


def _in_money(cents: int) -> str:
    return f"{cents // 100}.{cents % 100:02}"


def _differential(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what goes back, and what is at stake, at each Differential and one chip above it.

    The bets lie on one side of one box, or on the two sides of two boxes.
    """
    chip = max(thresholds.chips)
    for limit in thresholds.differentials:
        for cents in (limit, limit + chip):
            first, second = version.terms.boxes[:2]
            one = [_place(first, Bet.BANKER, cents)]
            across = [*one, _place(second, Bet.PLAYER, cents)]
            for where, bets in (("one side", one), ("two boxes across", across)):
                yield _differential_cell(version, f"{_in_money(cents)} on {where}", bets)


def _differential_cell(version: RulesVersion, name: str, bets: Sequence[Words]) -> tuple[CellKey, CellAnswer]:
    table = version.table(minimum=None, maximum=None)
    round_ = WrittenRound(table, version.reading)
    for step in bets:
        if version.terms.chip_unit > 1 and round_.ask(step) is not None:
            return _cell(name, "refused")
    back = sum(cut.amount for cut in Situation(round_.table).cuts)
    round_.do(CLOSE).deal(in_dealt_order(pair_of(9), pair_of(7)))
    at_stake = [line.at_stake for line in Situation(round_.table).lines]
    says = (f"{_in_money(back)} turned back", f"at stake {', '.join(map(_in_money, at_stake))}")
    script: Words = {"id": name, "table": table, "steps": [*round_.steps, SETTLE]}
    return _cell(name, *says, script=lambda: script)


def _missed_offer(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield whether who took or missed the first offer may take the second."""
    for taken in (True, False):
        name = f"a second offer, the first {'taken' if taken else 'missed'}"
        if not version.game.has_insurance:
            yield _cell(name, *NOT_THERE)
            continue
        round_ = WrittenRound(version.table(**dict.fromkeys(LIMIT_KEYS)), version.reading)
        box, chip = version.terms.boxes[0], version.terms.chip_unit
        round_.do(_place(box, Bet.BANKER, chip * _FEW * _FEW), CLOSE)
        round_.deal(in_dealt_order(pair_of(5), pair_of(6)))
        if round_.offer_open and taken:
            round_.do({"do": "insure", "box": box, "hand": Hand.BANKER.value, "amount": _in_money(chip)})
        round_.deal((_SIX,))
        yield _cell(name, "may be taken" if round_.offer_open else "nothing")


_SIX: Card = third_of(6, "C")


def _after_cut_card(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what comes after each round that follows the cut card, up to one more than any version deals."""
    round_ = WrittenRound(version.table(**dict.fromkeys(LIMIT_KEYS)), version.reading)
    natural = in_dealt_order(pair_of(9), pair_of(7))
    round_.do(CLOSE, {"do": "cut_card"}).deal(natural).do(SETTLE)
    for number in range(thresholds.rounds + 1):
        new_shoe = Situation(round_.table).step.do is StepKind.NEW_SHOE
        name = f"after round {number} behind the cut card"
        yield _cell(name, "a new shoe" if new_shoe else "another round")
        if not new_shoe:
            round_.do(CLOSE).deal(natural).do(SETTLE)


def _table_kind(version: RulesVersion, thresholds: Thresholds) -> Found:
    """Yield what hangs on a private table, on cards dealt face down, and on the bets that go together."""
    round_ = WrittenRound(version.table(**dict.fromkeys(LIMIT_KEYS)), version.reading)
    box = version.terms.boxes[0]
    asked: tuple[tuple[str, tuple[Words, ...]], ...] = (
        ("the no-insurance notice", ({"do": "notice", "up": True, "by": "pit_supervisor"},)),
        (
            "a squeeze",
            (_place(box, Bet.BANKER, version.terms.chip_unit), CLOSE, {"do": "squeeze", "box": box}),
        ),
        (
            "Player and Banker at once",
            tuple(_place(box, bet, version.terms.chip_unit) for bet in ORIGINAL_BETS),
        ),
        ("a Tie alone", (_place(box, Bet.TIE, version.terms.chip_unit),)),
    )
    for name, steps in asked:
        yield _cell(name, _taken(round_.again(), steps))


def _taken(round_: WrittenRound, steps: Iterable[Words]) -> str:
    for step in steps:
        refused: Refusal | None = round_.ask(step)
        if refused is not None:
            return f"refused: {refused.code}"
    return "allowed"
