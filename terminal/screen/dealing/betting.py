"""The betting panels from the state: the chosen box, gauge, chip tray, what goes back, and the number pad."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from terminal.rounds.commands import LeaveBet
from terminal.rounds.insuring import largest_stakes
from terminal.rounds.irregularities import excess_differential
from terminal.rounds.state import Round, Table
from terminal.rules.bets import HAND_BETS, SEATED, Bet, bettor_order, standing
from terminal.rules.differential import TurnBack, at_stake_pro_rata
from terminal.rules.house import DifferentialScope
from terminal.rules.stakes import BetKey, Slice, bet_total, maximum_of, minimum_of, side_totals
from terminal.screen.dealing.views import (
    BetRow,
    BettorTab,
    ChipTrayView,
    ChosenBoxView,
    GaugeView,
    ProRata,
    TurnBackRow,
    TurnBackView,
)
from terminal.screen.due import cuts_now, lying_from_tie
from terminal.screen.format import money
from terminal.screen.selection import ChipMode, Context, DealerSelection, ExactBet
from terminal.screen.translate import tr
from terminal.screen.views import NumberPadView
from terminal.screen.words import bet_title, bettor_short, bettor_title, hand_title


def let_stay(table: Table) -> tuple[LeaveBet, ...]:
    """What records all chips that still lie there since the Tie as bets, in their order (RULINGS 0)."""
    return tuple(LeaveBet(key.box, key.bet, key.bettor) for key in lying_from_tie(table))


def previous_bets(table: Table) -> tuple[Slice, ...]:
    """The bets of the round before, which can be repeated."""
    return () if table.ended is None else table.ended.slices


def bettors_of_box(table: Table, box: str) -> list[str]:
    """Whose bets lie on a box: seated first, then the standing ones by number."""
    played = table.round
    placed = set() if played is None else {piece.key for piece in played.slices}
    lying = placed | lying_from_tie(table).keys()
    return sorted({key.bettor for key in lying if key.box == box}, key=bettor_order)


def next_standing(table: Table, box: str) -> str:
    """The name of a standing bettor who has no bet on this box yet."""
    taken = [bettor_order(bettor) for bettor in bettors_of_box(table, box)]
    return standing(max(taken, default=0) + 1)


def box_view(table: Table, ui: DealerSelection) -> ChosenBoxView:
    """The chosen box and its bettors."""
    played = table.round
    sums = {} if played is None else played.sums
    own = {key: amount for key, amount in sums.items() if key.box == ui.box}
    tied = lying_from_tie(table)
    previous = previous_bets(table)
    bettors = bettors_of_box(table, ui.box)
    names = sorted({SEATED, ui.bettor, *bettors}, key=bettor_order)
    rows = [
        BetRow(bet, bet_title(bet, table), own[key])
        for bet in table.terms.rules.bets
        if (key := BetKey(ui.box, ui.bettor, bet)) in own
    ]
    return ChosenBoxView(
        box=ui.box,
        tabs=tuple(
            BettorTab(
                name,
                bettor_title(name),
                sum(amount for key, amount in own.items() if key.bettor == name),
                bettor_short(name),
            )
            for name in names
        ),
        bettor=ui.bettor,
        rows=tuple(rows),
        total=sum(own.values()),
        mode=ui.mode,
        hint=ui.notice or _hint(table, ui),
        may_add_bettor=ui.bettor in {SEATED, *bettors},
        may_repeat_box=any(key.box == ui.box for key in tied)
        or (not tied and not own and any(piece.box == ui.box for piece in previous)),
        may_repeat_table=bool(tied) or (not sums and bool(previous)),
        stay=bool(tied),
        tied=any(key[:2] == (ui.box, ui.bettor) for key in tied),
    )


def _hint(table: Table, ui: DealerSelection) -> str:
    if ui.exact_armed:
        return tr("touch the area to enter its sum")
    if ui.mode is ChipMode.ADD and any(key.box == ui.box for key in lying_from_tie(table)):
        return tr("touch a bet that stays for this round")
    if ui.chip is None:
        return tr("touch a chip, then an area")
    return tr("touch an area of box {box} to add {chip}").format(box=ui.box, chip=money(ui.chip))


def gauge_view(table: Table) -> GaugeView:
    """How far the sides are apart, and what room is left on each."""
    played = table.round
    player, banker = (0, 0) if played is None else side_totals(played.sums.items())
    limit = table.terms.limits.maximum_differential
    if limit is None or table.terms.house.differential_scope is DifferentialScope.BOX:
        return GaugeView(player, banker, None, None, None)
    return GaugeView(player, banker, limit, banker + limit - player, player + limit - banker)


def tray_view(ui: DealerSelection, context: Context) -> ChipTrayView:
    """The chips, and the one in hand."""
    return ChipTrayView(context.chips, ui.chip)


def turn_back_view(table: Table) -> TurnBackView | None:
    """What goes back because a side is over the limit; None while both are within it."""
    cuts = cuts_now(table)
    played = table.round
    if not cuts or played is None:
        return None
    sums = played.sums
    order = _placing_order(played, sums)
    player, banker = side_totals(sums.items())
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
        pro_rata=_pro_rata(table, sums, over, heavy, light),
    )


def _placing_order(played: Round, sums: Mapping[BetKey, int]) -> tuple[BetKey, ...]:
    """The bets that lie, by the chip that was placed on each last: the order in which they are cut."""
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
        names.append(tr("box {bets}").format(bets=", ".join(reversed(standing_ones))))
    if seated:
        names.append(tr("seated {boxes}").format(boxes=", ".join(reversed(seated))))
    return tr("Not reached: {bets}").format(bets=tr(", then ").join(names))


def _pro_rata(table: Table, sums: Mapping[BetKey, int], over: Bet, heavy: int, light: int) -> ProRata | None:
    """What closing the bets as they lie would mean, where the game settles pro rata."""
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
    """A fraction where it is short, else percent with two decimals."""
    if share.denominator <= 20:
        return tr("{share} of itself").format(share=f"{share.numerator}/{share.denominator}")
    return f"{float(share):.2%}"


def number_pad_view(table: Table, ui: DealerSelection) -> NumberPadView | None:
    """The exact sum that is being entered; None if none is."""
    exact, played = ui.exact, table.round
    if exact is None:
        return None
    if isinstance(exact, ExactBet):
        return _bet_pad(table, exact)
    rooms = {} if played is None else _rooms(table, played)
    most = rooms.get((exact.box, exact.bettor), 0)
    return NumberPadView(
        box=exact.box,
        bettor_title=bettor_title(exact.bettor),
        box_title=tr("box {box}").format(box=exact.box),
        bet=HAND_BETS[exact.hand],
        bet_title=tr("{hand} insurance").format(hand=hand_title(exact.hand)),
        lies=0,
        note=tr("largest {most}").format(most=money(most)),
        label=tr("stake"),
        most=most,
    )


def _rooms(table: Table, played: Round) -> dict[tuple[str, str], int]:
    offer = played.offer
    if offer is None:
        return {}
    rooms = largest_stakes(table, played, offer.hand, offer.odds)
    return {(room.box, room.bettor): room.amount for room in rooms}


def _bet_pad(table: Table, exact: ExactBet) -> NumberPadView:
    terms = table.terms
    slices = () if table.round is None else table.round.slices
    least, most = minimum_of(exact.bet, terms.limits), maximum_of(exact.bet, terms.limits)
    bounds = [tr("min {least}").format(least=money(least))] if least else []
    bounds += [tr("max {most}").format(most=money(most))] if most else []
    bounds.append(tr("unit {unit}").format(unit=money(terms.chip_unit)))
    return NumberPadView(
        box=exact.box,
        bettor_title=bettor_title(exact.bettor),
        box_title=tr("box {box}").format(box=exact.box),
        bet=exact.bet,
        bet_title=bet_title(exact.bet, table),
        lies=bet_total(slices, BetKey(exact.box, exact.bettor, exact.bet)),
        note=", ".join(bounds),
        label=tr("new sum"),
        most=most,
    )
