"""The betting panels from the state: the chosen box, gauge, chip tray, what goes back, and the number pad."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from terminal.rounds.guidance.situation import Situation
from terminal.rounds.irregularities import excess_differential
from terminal.rounds.state import Bettor, Round, Table
from terminal.rules.bets import SEATED, Bet, bettor_order, standing
from terminal.rules.differential import TurnBack, at_stake_pro_rata
from terminal.rules.house import DifferentialScope
from terminal.rules.stakes import BetKey, maximum_of, minimum_of
from terminal.screen.dealing.views import (
    ArmedView,
    BetRow,
    BettorTab,
    ChipTrayView,
    ChosenBoxView,
    GaugeView,
    ProRata,
    TurnBackRow,
    TurnBackView,
)
from terminal.screen.format import money
from terminal.screen.selection import ChipMode, Context, DealerSelection, ExactBet
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.widgets.chips import CHIPS_SHOWN
from terminal.screen.words import bet_title, bettor_short, bettor_title


def bettors_of_box(situation: Situation, box: str) -> list[str]:
    """Return whose bets lie on a box: seated first, then the standing ones by number."""
    lying = situation.sums.keys() | situation.lying_from_tie.keys()
    return sorted({key.bettor for key in lying if key.box == box}, key=bettor_order)


def standing_of(situation: Situation, box: str) -> str:
    """Return for whom a sum is placed on a box that is not open: its latest standing bettor, or the first."""
    return max(bettors_of_box(situation, box), key=bettor_order, default=SEATED).replace(SEATED, standing(1))


def next_standing(situation: Situation, box: str) -> str:
    """Return the name of a standing bettor who has no bet on this box yet."""
    taken = [bettor_order(bettor) for bettor in bettors_of_box(situation, box)]
    return standing(max(taken, default=0) + 1)


def box_view(situation: Situation, selection: DealerSelection) -> ChosenBoxView:
    """Return the chosen box and its bettors."""
    table = situation.table
    own = {key: amount for key, amount in situation.sums.items() if key.box == selection.box}
    tied = situation.lying_from_tie
    bettors = bettors_of_box(situation, selection.box)
    again = [bettor.bettor for bettor in situation.repeats if bettor.box == selection.box]
    names = sorted({SEATED, selection.bettor, *bettors, *again}, key=bettor_order)
    rows = [
        BetRow(bet, bet_title(bet, table), own[key])
        for bet in table.terms.rules.bets
        if (key := BetKey(selection.box, selection.bettor, bet)) in own
    ]
    return ChosenBoxView(
        box=selection.box,
        tabs=tuple(
            BettorTab(
                name,
                bettor_title(name),
                sum(amount for key, amount in own.items() if key.bettor == name),
                bettor_short(name),
            )
            for name in names
        ),
        bettor=selection.bettor,
        rows=tuple(rows),
        total=sum(own.values()),
        hint=selection.notice or _hint(situation, selection),
        may_add_bettor=selection.bettor in {SEATED, *bettors},
        repeats=situation.repeats.get(Bettor(selection.box, selection.bettor), 0),
        stay=any(key.box == selection.box for key in tied),
        tied=any(key[:2] == (selection.box, selection.bettor) for key in tied),
        under=_under(situation, selection),
    )


def _under(situation: Situation, selection: DealerSelection) -> str:
    """Return which bet of the chosen bettor is under its minimum; nothing if none is."""
    own = (selection.box, selection.bettor)
    small = [key for key in situation.under_minimum if key[:2] == own]
    return tr(", ").join(
        tr("{bet} {amount} is under {minimum}").format(
            bet=bet_title(key.bet, situation.table),
            amount=money(situation.sums[key]),
            minimum=money(situation.under_minimum[key]),
        )
        for key in small
    )


def _hint(situation: Situation, selection: DealerSelection) -> str:
    if selection.mode is ChipMode.ADD and any(key.box == selection.box for key in situation.lying_from_tie):
        return tr("touch a bet that stays for this round")
    if not selection.armed.cents:
        return tr("touch a chip, then an area")
    words = {
        ChipMode.ADD: tr("touch an area of box {box} to add {sum}"),
        ChipMode.TAKE_BACK: tr("touch an area of box {box} to take {sum} back"),
        ChipMode.SET: tr("touch an area of box {box} to make it {sum}"),
    }[selection.mode]
    return words.format(box=selection.box, sum=money(selection.armed.cents))


def armed_view(situation: Situation, selection: DealerSelection, context: Context) -> ArmedView:
    """Return the armed sum, and what can be repeated for the whole table."""
    counts = selection.armed.among(context.chips)
    chips = [value for value in reversed(context.chips) for _ in range(counts.get(value, 0))]
    return ArmedView(
        cents=selection.armed.cents,
        chips=tuple(chips[:CHIPS_SHOWN]),
        mode=selection.mode,
        standing=selection.standing,
        recent=tuple(armed.cents for armed in selection.recent),
        untouched=situation.untouched_boxes,
        repeats=situation.table_repeat,
    )


def gauge_view(situation: Situation) -> GaugeView:
    """Return how far the sides are apart, and what room is left on each."""
    return GaugeView(*situation.sides)


def tray_view(selection: DealerSelection, context: Context) -> ChipTrayView:
    """Return the chips, and how many of each are armed."""
    counts = selection.armed.among(context.chips)
    return ChipTrayView(context.chips, tuple(counts.get(value, 0) for value in context.chips))


def turn_back_view(situation: Situation) -> TurnBackView | None:
    """Return what goes back because a side is over the limit; None while both are within it."""
    cuts = situation.cuts
    if not cuts:
        return None
    sums = situation.sums
    order = _placing_order(situation.open_round, sums)
    player, banker, *_ = situation.sides
    over = Bet.PLAYER if player > banker else Bet.BANKER
    heavy, light = (player, banker) if over is Bet.PLAYER else (banker, player)
    back = sum(cut.amount for cut in cuts if cut.key.bet is over)
    return TurnBackView(
        total=sum(cut.amount for cut in cuts),
        order=tr("latest standing first"),
        rows=tuple(_turn_back_row(sums, order, cut) for cut in cuts),
        not_reached=_not_reached(sums, over, cuts),
        over=over,
        over_after=heavy - back,
        other_after=light,
        pro_rata=_pro_rata(situation.table, sums, over, heavy, light),
    )


def _placing_order(played: Round, sums: Mapping[BetKey, int]) -> tuple[BetKey, ...]:
    """Return the bets that lie, by the chip placed on each last: the order in which they are cut."""
    latest = {piece.key: number for number, piece in enumerate(played.slices)}
    return tuple(sorted(sums, key=latest.__getitem__))


def _turn_back_row(sums: Mapping[BetKey, int], order: tuple[BetKey, ...], cut: TurnBack) -> TurnBackRow:
    key, lies = cut.key, sums[cut.key]
    placed = tr("bet {number} of {count}").format(number=order.index(key) + 1, count=len(order))
    return TurnBackRow(
        key.box, bettor_title(key.bettor), key.bet, lies, placed, cut.amount, lies - cut.amount
    )


def _not_reached(sums: Mapping[BetKey, int], over: Bet, cuts: tuple[TurnBack, ...]) -> str:
    touched = {cut.key for cut in cuts}
    rest = [key for key in sums if key.bet is over and key not in touched]
    if not rest:
        return ""
    standing_ones = [f"{key.box} {bettor_title(key.bettor)}" for key in rest if key.bettor != SEATED]
    seated = [key.box for key in rest if key.bettor == SEATED]
    names = []
    if standing_ones:
        names.append(tr("box {bets}").format(bets=tr(", ").join(reversed(standing_ones))))
    if seated:
        names.append(tr("seated {boxes}").format(boxes=tr(", ").join(reversed(seated))))
    return tr("Not reached: {bets}").format(bets=tr(", then ").join(names))


def _pro_rata(table: Table, sums: Mapping[BetKey, int], over: Bet, heavy: int, light: int) -> ProRata | None:
    """Return what closing the bets as they lie would mean, where the game settles pro rata."""
    terms = table.terms
    limit = terms.limits.maximum_differential
    pro_rata = terms.rules.differential or terms.house.pro_rata_everywhere
    if limit is None or not pro_rata or terms.house.differential_scope is DifferentialScope.BOX:
        return None
    reduced = at_stake_pro_rata(sums, terms.limits, terms.chip_unit, terms.house.differential_scope)
    if not reduced:
        return None
    largest = max(reduced, key=lambda key: sums[key])
    after = heavy - sum(sums[key] - at_stake for key, at_stake in reduced.items())
    share = Fraction(light + limit, heavy)
    return ProRata(
        sentence=tr("Pro rata: a {hand} bet plays on {share}.").format(
            hand=tr("Player") if over is Bet.PLAYER else tr("Banker"), share=_share(share)
        ),
        example_from=sums[largest],
        example_to=reduced[largest],
        total_from=heavy,
        total_to=after,
        back=heavy - after,
        paragraph=f"¶ {terms.rules.paragraph_on(excess_differential.ID) or '–'}",
    )


def _share(share: Fraction) -> str:
    """Return a fraction where it is short, else percent with two decimals."""
    if share.denominator <= 20:
        return tr("{share} of itself").format(share=f"{share.numerator}/{share.denominator}")
    return f"{float(share):.2%}"


def bet_pad(situation: Situation, exact: ExactBet) -> NumberPadView:
    """Return the number pad for the exact sum of a bet."""
    terms = situation.table.terms
    least, most = minimum_of(exact.bet, terms.limits), maximum_of(exact.bet, terms.limits)
    bounds = [tr("min {least}").format(least=money(least))] if least else []
    bounds += [tr("max {most}").format(most=money(most))] if most else []
    bounds.append(tr("unit {unit}").format(unit=money(terms.chip_unit)))
    return NumberPadView(
        box=exact.box,
        bettor_title=bettor_title(exact.bettor),
        box_title=tr("box {box}").format(box=exact.box),
        bet=exact.bet,
        bet_title=bet_title(exact.bet, situation.table),
        lies=situation.sums.get(BetKey(exact.box, exact.bettor, exact.bet), 0),
        note=tr(", ").join(bounds),
        label=tr("new amount"),
        most=most,
    )
