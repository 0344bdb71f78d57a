"""The felt from the state: chips, hands, the place of the next card, tags, lammer and counters."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence, Set
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from terminal.rounds.guidance.payouts import Payout, is_insurance, stake_back
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.guidance.step import StepKind, Task
from terminal.rounds.irregularities.kind import Option
from terminal.rounds.settlement import Line
from terminal.rounds.state import Bettor, Offer, Phase, Round, Table
from terminal.rules.bets import HAND_BETS, SEATED, Bet, Hand, Result, bettor_order
from terminal.rules.cards import UNKNOWN, total
from terminal.rules.settlement import facts_of
from terminal.rules.stakes import BetKey
from terminal.screen import theme
from terminal.screen.felt.view import (
    AreaUse,
    BetView,
    BoxMark,
    BoxView,
    CardMark,
    CardView,
    CountersView,
    FeltView,
    HandView,
    LammerView,
    PlaceView,
    TagLook,
    TagView,
    Verdict,
)
from terminal.screen.format import money
from terminal.screen.selection import ChipMode, Context, DealerSelection, ExactBet
from terminal.screen.translate import chinese, tr
from terminal.screen.words import bettor_short, odds_text

PLACES = 3
_TAKES_BETS = (StepKind.PLACE_YOUR_BETS, StepKind.NO_MORE_BETS, StepKind.REJECT_EXCESS)
"""The steps while which bets are placed."""
_BEFORE_INSURANCE = (Phase.CLOSED, Phase.DEALING)
_SETTLED_BY_TOUCH = {Task.TAKE: AreaUse.TAKING, Task.PAY: AreaUse.PAYING}


class _AreaBet(Struct, frozen=True):
    """A bet on a box, its cents, and how it is shown."""

    key: BetKey
    cents: int
    lost: int
    struck: bool
    ghost: bool
    under: bool


def felt_view(situation: Situation, selection: DealerSelection, context: Context) -> FeltView:
    """Return the whole felt."""
    table = situation.table
    return FeltView(
        kind=context.kind,
        boxes=_boxes(situation, selection),
        player=_hand(situation, Hand.PLAYER, selection.put_on),
        banker=_hand(situation, Hand.BANKER, selection.put_on),
        counters=CountersView(*situation.shoe_count),
        lammer=_lammer(situation),
        staff=context.staff,
        settling=situation.phase is Phase.RESULT,
        verdict=_verdict(situation),
        use=_use(situation, selection),
        six_name=table.terms.rules.six_name or "",
        may_insure=situation.phase in _BEFORE_INSURANCE and bool(table.terms.rules.insurance),
    )


def _verdict(situation: Situation) -> Verdict:
    """Return what the badge between the hands says: that of the round open or just ended."""
    table = situation.table
    if situation.is_void:
        return Verdict.VOID
    if table.round is None:
        settlement = None if table.last is None else table.last.settlement
        return Verdict.TIE if settlement is not None and settlement.result is Result.TIE else Verdict.NONE
    if situation.phase is not Phase.RESULT or not table.round.all_known:
        return Verdict.NONE
    ties = facts_of(table.round.player, table.round.banker).result is Result.TIE
    return Verdict.TIE if ties else Verdict.NONE


def _use(situation: Situation, selection: DealerSelection) -> AreaUse:
    """Return what a touch on an area does now."""
    phase = situation.phase
    if selection.correcting:
        return AreaUse.CORRECTION
    if situation.task in _SETTLED_BY_TOUCH:
        return _SETTLED_BY_TOUCH[situation.task]
    if phase not in (Phase.BETWEEN_ROUNDS, Phase.BETTING, Phase.CLOSED):
        return AreaUse.NOTHING
    asks = selection.exact_armed or isinstance(selection.exact, ExactBet) or phase is Phase.CLOSED
    return AreaUse.SUM if asks else AreaUse.CHIPS


def _boxes(situation: Situation, selection: DealerSelection) -> tuple[BoxView, ...]:
    table, phase = situation.table, situation.phase
    sums = _chips(situation, selection)
    lost = _lost(situation)
    left = set(_keys(situation.still_to_take))
    small = situation.under_minimum if phase is Phase.BETTING else {}
    # Plain tuples: what of a box is as it was, of eleven out of twelve at a touch, is never looked into.
    placed: dict[str, list[tuple[BetKey, int, int, bool, bool, bool]]] = {
        box: [] for box in table.terms.boxes
    }
    for key, amount in sums.items():
        loses = lost.get(key, 0)
        placed[key.box].append((key, amount, loses, loses > 0 and key not in left, False, key in small))
    for key, amount in _ghosts(situation, sums).items():
        placed[key.box].append((key, amount, 0, False, True, False))
    bets = table.terms.rules.bets
    tags = _tags(situation)
    if phase is Phase.RESULT:
        tags |= _tied_tags(situation, selection.tied_back, tags)
    lit = _lit(situation, selection)
    marked, mark = _marked(situation, selection)
    done = {bettor.box for bettor in _all_paid(situation)}
    tied = _tied(situation, selection)
    leaving = _leaving(table, phase)
    return tuple(
        BoxView(
            label=box,
            bets=_bets_of(bets, tuple(placed[box])),
            mark=mark if box == marked else BoxMark.NONE,
            done=box in done,
            dim=lit is not None or box in leaving,
            lit=frozenset() if lit is None else lit.get(box, frozenset()),
            tag=tags.get(box),
            tied=tied.get(box, frozenset()),
            asked=frozenset(bets) if selection.correcting and selection.box else frozenset(),
        )
        for box in table.terms.boxes
    )


def _tied(situation: Situation, selection: DealerSelection) -> dict[str, frozenset[Bet]]:
    """Return the bets by box of which a touch says what becomes of them since a Tie."""
    keys: Iterable[tuple[str, Bet]] = ()
    if situation.phase is Phase.RESULT:
        keys = [(line.box, Bet(line.bet)) for line in situation.of_the_tie]
    elif selection.mode is ChipMode.ADD:
        keys = [(key.box, key.bet) for key in situation.lying_from_tie]
    tied: dict[str, frozenset[Bet]] = {}
    for box, bet in keys:
        tied[box] = tied.get(box, frozenset()) | {bet}
    return tied


def _chips(situation: Situation, selection: DealerSelection) -> Mapping[BetKey, int]:
    """Return what lies on the felt: the bets of the open round, and those that a Tie has just returned."""
    table = situation.table
    played = table.current if selection.correcting or situation.is_void else table.round
    # The bets of a round that is over are shown as they lay in it; those of its Tie are among them.
    lying = dict(situation.lying_from_tie) if played is table.round else {}
    if played is not None:
        if not (lying or played.given_back):
            return played.sums
        leaving = _leaving(table, situation.phase)
        back = {bettor for bettor in played.given_back if bettor.box not in leaving}
        for key, cents in played.sums.items():
            if Bettor(*key[:2]) not in back:
                lying[key] = lying.get(key, 0) + cents
    return lying


def _ghosts(situation: Situation, lying: Mapping[BetKey, int]) -> dict[BetKey, int]:
    """Return the last round's bets that can be repeated, on areas on which nothing lies.

    They come with the opening of the round: until then the felt shows how the last one ended.
    """
    if situation.phase is not Phase.BETTING or not situation.ghosts:
        return {}
    taken = {(key.box, key.bet) for key in lying}
    return {key: cents for key, cents in situation.ghosts.items() if (key.box, key.bet) not in taken}


def _leaving(table: Table, phase: Phase) -> set[str]:
    """Return the boxes whose bettors all have their bets back: the chips fade until all have chosen."""
    played = table.round
    if played is None or phase is not Phase.CHOOSING:
        return set()
    stay = {bettor.box for bettor, option in played.choices if option != Option.RETURN}
    return {bettor.box for bettor, _ in played.choices} - stay


@lru_cache(maxsize=64)
def _bets_of(
    bets: tuple[Bet, ...], placed: tuple[tuple[BetKey, int, int, bool, bool, bool], ...]
) -> tuple[BetView, ...]:
    """Return the bets of one box, each with what `_AreaBet` says of it, in the order of the game.

    A touch changes one box, the others are as they were.
    """
    areas: dict[Bet, list[_AreaBet]] = {}
    for one in (_AreaBet(*each) for each in placed):
        areas.setdefault(one.key.bet, []).append(one)
    return tuple(_bet(bet, areas[bet]) for bet in bets if bet in areas)


def _bet(bet: Bet, own: Sequence[_AreaBet]) -> BetView:
    amounts = {one.key.bettor: one.cents for one in own}
    standing = sorted((bettor for bettor in amounts if bettor != SEATED), key=bettor_order)
    return BetView(
        bet,
        amounts.get(SEATED, 0),
        tuple(amounts[bettor] for bettor in standing),
        struck=any(one.struck for one in own),
        ghost=any(one.ghost for one in own),
        lost=sum(one.lost for one in own),
        under=any(one.under for one in own),
    )


def _lost(situation: Situation) -> dict[BetKey, int]:
    """Return the bets of the open round that lose, in cents; insurance lies elsewhere."""
    if situation.table.round is None:
        return {}
    return {key: line.at_stake for key, line in _keys(situation.losing_bets).items()}


def _keys(lines: Iterable[Line]) -> dict[BetKey, Line]:
    """Return the lines of bets on the felt by their bet."""
    return {BetKey(line.box, line.bettor, Bet(line.bet)): line for line in lines if not is_insurance(line)}


def _tags(situation: Situation) -> dict[str, TagView]:
    played, phase = situation.table.round, situation.phase
    if played is None and situation.is_void:
        return _back_tags(situation)
    if played is None or phase is Phase.BETTING:
        return _betting_tags(situation)
    if phase is Phase.CHOOSING:
        return option_tags(situation)
    if phase is Phase.INSURANCE and situation.offer is not None:
        return _insurance_tags(situation, situation.offer)
    if phase is Phase.RESULT:
        return _settlement_tags(situation, played)
    return {} if played.squeezer is None else {played.squeezer: TagView(tr("squeezes"), TagLook.OPEN)}


def _betting_tags(situation: Situation) -> dict[str, TagView]:
    """Return what can be repeated, what is under its minimum, what lies since a Tie, and what goes back."""
    tags: dict[str, TagView] = {}
    if situation.phase is Phase.BETTING:
        tags = {bettor.box: _again(situation, bettor) for bettor in _first_to_repeat(situation)}
    for key, minimum in situation.under_minimum.items():
        text = tr("{amount} < {minimum}").format(amount=money(situation.sums[key]), minimum=money(minimum))
        tags[key.box] = TagView(text, TagLook.UNDER, tr("under min"))
    tags |= {key.box: TagView(tr("stays?"), TagLook.OFFER) for key in situation.lying_from_tie}
    back: dict[str, int] = {}
    for cut in situation.cuts:
        back[cut.key.box] = back.get(cut.key.box, 0) + cut.amount
    return tags | {box: TagView(money(cents), TagLook.ALARM) for box, cents in back.items()}


def _first_to_repeat(situation: Situation) -> list[Bettor]:
    """Return for each box whose last bets a touch on its tag repeats; the first bettor comes last."""
    return sorted(situation.repeats, key=lambda bettor: bettor_order(bettor.bettor), reverse=True)


def _again(situation: Situation, bettor: Bettor) -> TagView:
    entered = any(key[:2] == bettor for key in situation.sums)
    if bettor.bettor != SEATED:
        note = tr("{bettor} again").format(bettor=bettor_short(bettor.bettor))
    else:
        note = tr("rest again") if entered else tr("same again")
    note = " ".join((note, *_under_others(situation, bettor)))
    return TagView(money(situation.repeats[bettor]), TagLook.AGAIN, note)


def _under_others(situation: Situation, bettor: Bettor) -> list[str]:
    """Return the glyphs of the last bets that have no ghost, because chips of another bettor lie there."""
    lies = {(key.box, key.bet) for key in situation.sums}
    return [
        theme.glyph(key.bet)
        for key in situation.ghosts
        if key[:2] == bettor and key not in situation.sums and (key.box, key.bet) in lies
    ]


def _insurance_tags(situation: Situation, offer: Offer) -> dict[str, TagView]:
    taken = _by_box(situation.insurance_taken)
    silent = situation.not_answered
    room = _by_box({who: cents for who, cents in situation.insurance_rooms.items() if who in silent})
    tags = {bettor.box: TagView(tr("declined"), TagLook.GREYED) for bettor in offer.declined}
    tags |= {box: TagView(money(cents), TagLook.DONE) for box, cents in taken.items()}
    offered = {
        box: TagView(tr("max {sum}").format(sum=money(cents)), TagLook.OFFER) for box, cents in room.items()
    }
    return tags | offered


def _by_box(sums: Mapping[Bettor, int]) -> dict[str, int]:
    """Return the cents by box of what is known by bettor."""
    boxes: dict[str, int] = {}
    for bettor, cents in sums.items():
        boxes[bettor.box] = boxes.get(bettor.box, 0) + cents
    return boxes


def _settlement_tags(situation: Situation, played: Round) -> dict[str, TagView]:
    """Return what is taken of each box first, and what it wins on a Tie; then what each is paid."""
    if not situation.still_to_take:
        return _payout_tags(situation, played)
    tags = _tie_tags(situation) if situation.of_the_tie else {}
    lost: dict[str, int] = {}
    for line in situation.bets_to_take:
        lost[line.box] = lost.get(line.box, 0) + line.at_stake
    for box, cents in lost.items():
        look = TagLook.DONE if box in situation.taken_boxes else TagLook.TAKE
        tags[box] = TagView(money(cents), look)
    return tags


def _tied_tags(situation: Situation, back: Set[str], tags: Mapping[str, TagView]) -> dict[str, TagView]:
    """Return the tags of the boxes whose bets of a Tie are given back, with what else their tags say."""
    sums: dict[str, int] = {}
    for line in situation.of_the_tie:
        if line.box in back:
            sums[line.box] = sums.get(line.box, 0) + stake_back(line)
    return {
        box: replace(tags[box], note=tr("{sum} back").format(sum=money(cents)))
        if box in tags
        else TagView(money(cents), TagLook.RETURNED)
        for box, cents in sums.items()
    }


def _tie_tags(situation: Situation) -> dict[str, TagView]:
    """Return what each box is paid, while others are taken first."""
    pays = chinese("PAY")
    due: dict[str, int] = {}
    for payout in situation.payouts:
        due[payout.bettor.box] = due.get(payout.bettor.box, 0) + payout.sum
    return {box: TagView(f"{pays} {money(cents)}", TagLook.PAYS) for box, cents in due.items()}


def _back_tags(situation: Situation) -> dict[str, TagView]:
    """Return what goes back to the bettors of each box, and what is recovered there of what had been paid."""
    paid: dict[str, int] = {}
    for line in situation.to_recover:
        paid[line.box] = paid.get(line.box, 0) + line.at_stake
    return {
        box: TagView(money(cents), TagLook.RETURNED, _recovered_note(paid.get(box, 0)))
        for box, cents in situation.stakes_back.items()
    }


def _recovered_note(paid: int) -> str:
    return tr("recover {sum}").format(sum=money(paid)) if paid else ""


def _payout_tags(situation: Situation, played: Round) -> dict[str, TagView]:
    due, now = situation.payouts, situation.payout_now
    tags: dict[str, TagView] = {}
    for box in dict.fromkeys(payout.bettor.box for payout in due):
        own = [payout for payout in due if payout.bettor.box == box]
        left = [payout for payout in own if payout.bettor not in played.paid]
        if not left:
            tags[box] = TagView(money(_sum(own)), TagLook.DONE)
        elif now is not None and now.bettor.box == box:
            tags[box] = TagView(money(_sum(left)), TagLook.NOW)
        else:
            tags[box] = TagView(money(_sum(left)), TagLook.OPEN)
    return tags


def _sum(due: Iterable[Payout]) -> int:
    return sum(payout.sum for payout in due)


def _all_paid(situation: Situation) -> list[Bettor]:
    """Return one bettor of each box that has been paid in full."""
    played = situation.table.round
    if played is None or situation.phase is not Phase.RESULT:
        return []
    left = {payout.bettor.box for payout in situation.payouts if payout.bettor not in played.paid}
    before = [Bettor(one.box, one.bettor) for one in played.settled_before if one.paid]
    return [bettor for bettor in (*before, *played.paid) if bettor.box not in left]


def _lit(situation: Situation, selection: DealerSelection) -> dict[str, frozenset[Bet]] | None:
    """Return the areas that stay bright while others are dimmed; None where nothing is."""
    offer = situation.offer
    if situation.phase is Phase.RESULT and selection.tied_back:
        return _not_back(situation, selection.tied_back)
    if situation.phase is not Phase.INSURANCE or offer is None:
        return None
    bet = HAND_BETS[offer.hand]
    return {room.box: frozenset({bet}) for room in offer.largest}


def _not_back(situation: Situation, back: Set[str]) -> dict[str, frozenset[Bet]]:
    """Return the areas but for those whose bets of a Tie are given back."""
    terms = situation.table.terms
    lit = dict.fromkeys(terms.boxes, frozenset(terms.rules.bets))
    for line in situation.of_the_tie:
        if line.box in back:
            lit[line.box] -= {Bet(line.bet)}
    return lit


def _marked(situation: Situation, selection: DealerSelection) -> tuple[str | None, BoxMark]:
    if situation.step.do in _TAKES_BETS and (selection.box_open or selection.keyed):
        return selection.box, BoxMark.CHOSEN
    if situation.phase is Phase.RESULT:
        now = situation.payout_now
        return (None if now is None else now.bettor.box), BoxMark.NEXT
    if situation.phase is Phase.CHOOSING:
        return situation.step.box, BoxMark.NEXT
    return None, BoxMark.NONE


def _hand(situation: Situation, hand: Hand, put_on: Hand | None) -> HandView:
    """Return a hand; the next card is put on the hand that was chosen for it, else where it belongs."""
    table, phase, step = situation.table, situation.phase, situation.step
    played = table.current
    if played is None:
        return HandView()
    cards = played.cards_of(hand)
    due = (
        step.do is StepKind.DEAL and (put_on or step.hand) is hand and phase in (Phase.CLOSED, Phase.DEALING)
    )
    number = len(played.dealt) + 1
    places = []
    for place in range(PLACES):
        if place < len(cards):
            last_is_wrong = phase is Phase.HALTED and _is_last(played, hand, place)
            mark = CardMark.EXCESS if last_is_wrong else CardMark.NONE
            extra = cards[place:] if place == PLACES - 1 else cards[place : place + 1]
            places.append(PlaceView(tuple(CardView(card, mark) for card in extra)))
        elif due and place == len(cards):
            places.append(PlaceView(next=True, number=number))
        else:
            places.append(PlaceView(caption=_caption(played, hand, place, phase)))
    first, second, third = places
    return HandView(
        total=total(cards) if cards and UNKNOWN not in cards and len(cards) >= 2 else None,
        note=_note(played, hand, phase),
        wins=_wins(played, hand, phase, settled=table.round is None),
        places=(first, second, third),
    )


def _is_last(played: Round, hand: Hand, place: int) -> bool:
    last = played.dealt[-1]
    return last.hand is hand and place == len(played.cards_of(hand)) - 1


def _caption(played: Round, hand: Hand, place: int, phase: Phase) -> str:
    """Return the number of a card still to come in the initial deal, or that a third card is due."""
    dealt = len(played.dealt)
    number = 2 * place + (1 if hand is Hand.PLAYER else 2)
    if phase in (Phase.CLOSED, Phase.DEALING) and place < PLACES - 1 and dealt < number <= dealt + 2:
        return str(number)
    if phase is Phase.INSURANCE and place == PLACES - 1 and played.coming() is hand:
        return tr("3rd")
    return ""


def _note(played: Round, hand: Hand, phase: Phase) -> str:
    if phase in (Phase.DEALING, Phase.INSURANCE) and played.lying >= 4 and played.all_known:
        if played.coming() is hand:
            return tr("draws next")
        leads = total(played.cards_of(hand)) > max(
            total(played.cards_of(other)) for other in Hand if other is not hand
        )
        return tr("leads") if leads else ""
    return ""


def _wins(played: Round, hand: Hand, phase: Phase, *, settled: bool) -> bool:
    if played.settlement is not None and played.settlement.result is Result.VOID:
        return False  # whatever its cards say, a void round has no result (NCI ¶1.23)
    if not (phase is Phase.RESULT or settled) or not played.all_known:
        return False
    if min(len(played.player), len(played.banker)) < 2:
        return False  # a void round may leave three cards on one hand and one on the other
    return facts_of(played.player, played.banker).result.value == hand.value


def _lammer(situation: Situation) -> LammerView | None:
    offer = situation.offer
    if situation.phase is not Phase.INSURANCE or offer is None:
        return None
    return LammerView(offer.hand, odds_text(offer.odds), offer.out)


def option_tags(situation: Situation) -> dict[str, TagView]:
    """Return the tag of each box: how many are still to be asked, whose turn it is, what came of it."""
    played = situation.table.round
    by_box: dict[str, list[str | None]] = {}
    for bettor, option in () if played is None else played.choices:
        by_box.setdefault(bettor.box, []).append(option)
    now = situation.step.whose
    tags = {}
    for box, options in by_box.items():
        still = options.count(None)
        if now is not None and box == now.box:
            number = len(options) - still + 1
            tags[box] = TagView(tr("{number} of {all}").format(number=number, all=len(options)), TagLook.NOW)
        elif still:
            tags[box] = TagView(tr("{count} to ask").format(count=still), TagLook.OPEN)
        elif Option.CONTINUE in options:
            tags[box] = TagView(tr("stays"), TagLook.DONE)
        else:
            tags[box] = TagView(tr("returned"), TagLook.RETURNED)
    return tags
