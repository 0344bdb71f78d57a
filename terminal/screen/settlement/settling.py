"""The settlement from the state: what is taken, whom to pay next, the chips to cut, and what goes back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set

from terminal.rounds.guidance.payouts import Payout, chips_to_cut, is_insurance, stake_back
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import Task
from terminal.rounds.settlement import Line, LineKey
from terminal.rounds.state import Bettor
from terminal.rules.bets import SEATED, Bet, Outcome
from terminal.screen import theme
from terminal.screen.felt.said import bet_name
from terminal.screen.format import money
from terminal.screen.selection import Context
from terminal.screen.settlement.sums import arithmetic, commission, factor, remarks, settled_bet, why_back
from terminal.screen.settlement.views import (
    COLUMNS,
    BackRow,
    CutRow,
    CutView,
    NextCut,
    PayRow,
    PayState,
    SettlementView,
    TakeCell,
    TakeView,
    TieColumn,
    TiedKeys,
    TieView,
)
from terminal.screen.translate import chinese, second_line, tr
from terminal.screen.widgets.chips import chip_figure
from terminal.screen.words import bettor_title, counted, price

_BOXES_ON_A_LINE = 2
_BOXES_NAMED = _BOXES_ON_A_LINE * COLUMNS
"""So many boxes are named one by one in a line, as many as have a cell of full height; more are counted."""


# --- taking ------------------------------------------------------------------------------------------------


def take_view(situation: Situation) -> TakeView | None:
    """Return the losing bets box by box; None while none is to be taken, or where a Tie says more."""
    if situation.task is not Task.TAKE or situation.of_the_tie:
        return None
    lost = situation.bets_to_take
    still = situation.still_to_take
    return TakeView(
        caption=tr("{bets}, losers hatched").format(bets=counted(len(lost))),
        total=_at_stake(lost),
        cells=tuple(
            TakeCell(
                box,
                tuple(dict.fromkeys(settled_bet(line) for line in own)),
                _at_stake(own),
                " + ".join(money(line.at_stake) for line in own) if len(own) > 1 else "",
                _take_state(situation, box, still),
            )
            for box, own in _by_box(lost).items()
        ),
    )


def _take_state(situation: Situation, box: str, still: Sequence[Line]) -> PayState:
    if box in situation.taken_boxes:
        return PayState.PAID
    return PayState.NOW if box == still[0].box else PayState.TO_COME


def _at_stake(lines: Iterable[Line]) -> int:
    return sum(line.at_stake for line in lines)


def _by_box(lines: Iterable[Line]) -> dict[str, list[Line]]:
    boxes: dict[str, list[Line]] = {}
    for line in lines:
        boxes.setdefault(line.box, []).append(line)
    return boxes


# --- paying, and what goes back ----------------------------------------------------------------------------


def settlement_view(situation: Situation, tied_back: Set[str] = frozenset()) -> SettlementView:
    """Return who is paid and what goes back; after a void round, all that goes back.

    `tied_back` are the boxes whose bets of a Tie go back as the round ends.
    """
    due = situation.payouts
    played = situation.table.round
    paid = () if played is None else played.paid
    paying = situation.task is Task.PAY
    back = situation.going_back
    if situation.is_void:
        return _all_back(situation)
    caption = tr("from the right")
    if not due:
        caption = tr("nothing to pay")
    elif not situation.still_to_take:
        count = sum(payout.bettor in paid for payout in due)
        caption = tr("{count} of {all} paid").format(count=count, all=len(due))
    return SettlementView(
        paying=paying,
        title=tr("PAY") if not situation.still_to_take else tr("then PAY"),
        second=second_line("PAY"),
        caption=caption,
        total=sum(payout.sum for payout in due),
        pay_rows=tuple(_pay_row(situation, payout) for payout in due),
        back_total=sum(map(stake_back, back)),
        back_rows=tuple(map(_back_row, back)),
        stays=_stays(situation),
        tied=_tied_keys(situation, tied_back),
    )


def _all_back(situation: Situation) -> SettlementView:
    """Return what is recovered from those who had been paid, then what goes back to each bettor."""
    back, paid = situation.going_back, situation.to_recover
    taken = situation.taken_and_void
    return SettlementView(
        paying=False,
        title=tr("GOES BACK"),
        second=second_line("GOES BACK"),
        caption=counted(len(back)),
        total=sum(map(stake_back, back)),
        pay_rows=(),
        back_rows=(
            *(_recovered(own) for own in _by_bettor(paid).values()),
            *(_of_bettor(own, taken) for own in _by_bettor(back).values()),
        ),
        recover_total=_at_stake(paid),
    )


def _by_bettor(lines: Iterable[Line]) -> dict[Bettor, list[Line]]:
    bettors: dict[Bettor, list[Line]] = {}
    for line in lines:
        bettors.setdefault(Bettor(line.box, line.bettor), []).append(line)
    return bettors


def _of_bettor(lines: Sequence[Line], taken: Mapping[LineKey, int]) -> BackRow:
    """Return all bets of a bettor as one row, each with what lay there, and what of it had been taken."""
    bets = tuple(settled_bet(line, _back_or_taken(line, taken.get(line.key, 0))) for line in lines)
    return BackRow(lines[0].box, bettor_title(lines[0].bettor), bets, sum(map(stake_back, lines)))


def _back_or_taken(line: Line, taken: int) -> str:
    if not taken:
        return money(line.placed)
    if taken == line.placed:
        return tr("{sum} was taken").format(sum=money(taken))
    return tr("{part} of {sum} was taken").format(part=money(taken), sum=money(line.placed))


def _recovered(lines: Sequence[Line]) -> BackRow:
    """Return what a bettor had been paid as one row, bet by bet."""
    bets = tuple(settled_bet(line, tr("{sum} was paid").format(sum=money(line.at_stake))) for line in lines)
    title = tr("{bettor}: recover").format(bettor=bettor_title(lines[0].bettor))
    return BackRow(lines[0].box, title, bets, _at_stake(lines), recover=True)


def _pay_row(situation: Situation, payout: Payout) -> PayRow:
    played = situation.table.round
    state = PayState.TO_COME
    if played is not None and payout.bettor in played.paid:
        state = PayState.PAID
    elif payout in situation.payouts_now:
        state = PayState.NOW
    game = situation.table.terms.rules
    return PayRow(
        payout.bettor.box,
        payout.bettor.bettor,
        bettor_title(payout.bettor.bettor),
        tuple(settled_bet(line, arithmetic(line, game, len(payout.lines))) for line in payout.lines),
        payout.sum,
        state,
    )


def _back_row(line: Line) -> BackRow:
    bets = (settled_bet(line, why_back(line)),)
    return BackRow(line.box, bettor_title(line.bettor), bets, stake_back(line))


def _tied_keys(situation: Situation, tied_back: Set[str]) -> TiedKeys | None:
    """Return the keys for the bets of a Tie; None if there are none."""
    tied, played = situation.of_the_tie, situation.table.round
    if not tied or played is None:
        return None
    lines = [line for line in tied if line.box not in tied_back]
    back = tuple(dict.fromkeys(line.box for line in tied if line.box in tied_back))
    text = tr("{bets}, {sum}, for round {number}").format(
        bets=counted(len(lines)), sum=money(sum(map(stake_back, lines))), number=played.number + 1
    )
    return TiedKeys(text, not lines, _single_boxes(back) if lines else _single_boxes(()))


def _single_boxes(back: Sequence[str]) -> str:
    """Return how the bets of single boxes go back, or whose do."""
    if not back:
        return tr("touch to give back")
    if len(back) > _BOXES_ON_A_LINE:
        return tr("{count} boxes go back").format(count=len(back))
    return tr("back: box {boxes}").format(boxes=tr(", ").join(back))


def _stays(situation: Situation) -> str:
    lines = situation.of_the_tie
    if not lines:
        return ""
    total = sum(map(stake_back, lines))
    return tr("{bets}, {sum}: no win, no loss").format(bets=counted(len(lines)), sum=money(total))


# --- the chips to cut --------------------------------------------------------------------------------------


def cut_view(situation: Situation, context: Context) -> CutView | None:
    """Return the chips to cut for the bettor who is paid now; None if nobody is."""
    now = situation.payout_now
    if now is None:
        return None
    cut = chips_to_cut(now.sum, context.chips)
    chips = sum(count for _, count in cut.chips)
    counts = [tr("1 chip") if chips == 1 else tr("{count} chips").format(count=chips)]
    if len(cut.chips) > 1:
        counts.append(tr("{count} colours").format(count=len(cut.chips)))
    said = dict.fromkeys(remark for line in now.lines for remark in remarks(situation.table, line))
    return CutView(
        box=now.bettor.box,
        title=bettor_title(now.bettor.bettor),
        second=second_line("Seated") if now.bettor.bettor == SEATED else "",
        rows=tuple(_cut_row(situation, line) for line in now.lines),
        total=now.sum,
        chips=cut.chips,
        notes=(*counts, *said),
        change=cut.change,
        then=_then(situation, context),
    )


def _cut_row(situation: Situation, line: Line) -> CutRow:
    less = commission(line, situation.table.terms.rules)
    return CutRow(settled_bet(line, factor(line)), line.paid, less, line.commission)


def _then(situation: Situation, context: Context) -> NextCut | None:
    """Return who is paid next at the same box; None if nobody is."""
    if len(situation.payouts_now) == 1:
        return None
    after = situation.payouts_now[1]
    cut = chips_to_cut(after.sum, context.chips)
    chips = " + ".join(f"{count}×{chip_figure(value)}" for value, count in cut.chips)
    return NextCut(bettor_title(after.bettor.bettor), after.sum, chips)


# --- a Tie -------------------------------------------------------------------------------------------------


def tie_view(situation: Situation, tied_back: Set[str] = frozenset()) -> TieView | None:
    """Return what stays, goes and is paid on a Tie; None while somebody is paid, or where there is no Tie.

    `tied_back` are the boxes whose bets do not stay.
    """
    if situation.task not in (Task.TAKE, Task.SETTLED) or not _is_tie(situation):
        return None
    return TieView(
        stay=_stay_column(situation, tied_back),
        pay=_pay_column(situation),
        take=_take_column(situation),
        taking=situation.task is Task.TAKE,
    )


def _is_tie(situation: Situation) -> bool:
    ties = (line.bet == Bet.TIE and line.outcome is Outcome.WON for line in situation.lines)
    return bool(situation.of_the_tie) or any(ties)


def _stay_column(situation: Situation, tied_back: Set[str]) -> TieColumn:
    lines = [line for line in situation.of_the_tie if line.box not in tied_back]
    back = sum(stake_back(line) for line in situation.of_the_tie if line.box in tied_back)
    sums: dict[Bet, int] = {}
    for bet in (Bet.PLAYER, Bet.BANKER):
        if cents := sum(stake_back(line) for line in lines if line.bet == bet):
            sums[bet] = cents
    return TieColumn(
        tr("STAY"),
        second_line("STAY"),
        counted(len(lines)),
        sum(sums.values()),
        tr("no win, no loss"),
        (
            *(f"{_with_glyph(bet)} {money(cents)}" for bet, cents in sums.items()),
            *([tr("{sum} goes back").format(sum=money(back))] if back else []),
        ),
    )


def _with_glyph(bet: Bet) -> str:
    """Return the glyph of a bet and its name, which on a Chinese screen are the same."""
    return " ".join(dict.fromkeys((theme.glyph(bet), bet_name(bet))))


def _pay_column(situation: Situation) -> TieColumn:
    due = situation.payouts
    ties = [line for payout in due for line in payout.lines if line.bet == Bet.TIE]
    reason = tr("nothing to pay")
    if ties and ties[0].odds is not None:
        reason = tr("Tie, {price}").format(price=price(ties[0].odds))
    elif due:
        reason = tr("Pairs and insurance")
    boxes: dict[str, int] = {}
    for payout in due:
        boxes[payout.bettor.box] = boxes.get(payout.bettor.box, 0) + payout.sum
    said = [tr("box {box} {sum}").format(box=box, sum=money(cents)) for box, cents in boxes.items()]
    short = [tr("{box}: {sum}").format(box=box, sum=money(cents)) for box, cents in boxes.items()]
    return TieColumn(
        tr("PAY"),
        second_line("PAY"),
        counted(sum(len(payout.lines) for payout in due)),
        sum(boxes.values()),
        reason,
        tuple(said),
        columns=_BOXES_ON_A_LINE,
        short=tuple(short),
    )


def _take_column(situation: Situation) -> TieColumn:
    lost = situation.bets_to_take
    boxes: dict[str, dict[str, None]] = {}
    for line in lost:
        name = chinese("INSURANCE") if is_insurance(line) else theme.glyph(Bet(line.bet))
        boxes.setdefault(name, {})[line.box] = None
    return TieColumn(
        tr("TAKE"),
        second_line("TAKE"),
        counted(len(lost)),
        _at_stake(lost),
        tr("first, from the right") if lost else tr("nothing to take"),
        tuple(_where(name, tuple(own)) for name, own in boxes.items()),
        short=tuple(_where(name, tuple(own), most=_BOXES_ON_A_LINE) for name, own in boxes.items()),
    )


def _where(name: str, boxes: Sequence[str], most: int = _BOXES_NAMED) -> str:
    """Return in which boxes a bet loses; only how many where they are more than `most`."""
    if len(boxes) > most:
        return tr("{bet} · {count} boxes").format(bet=name, count=len(boxes))
    return tr("{bet} · box {boxes}").format(bet=name, boxes=tr(", ").join(boxes))
