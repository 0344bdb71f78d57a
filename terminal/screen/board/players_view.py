"""The players' display from the state: no card before it is face up, no result before it is called."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from terminal.rounds.guidance.calls import result_said
from terminal.rounds.guidance.pay_in_words import commission_in_words, insurance_condition, pay_conditions
from terminal.rounds.guidance.revealed import board_history, called, face_up, open_total
from terminal.rounds.guidance.situation import Situation
from terminal.rounds.state import Offer, Phase, Round, Table
from terminal.rules.bets import HAND_BETS, Bet, Hand, Result
from terminal.rules.game import Game, InsuranceRow, Pay
from terminal.rules.house import Limits
from terminal.rules.message import Message
from terminal.rules.roads import Played
from terminal.rules.settlement import Facts, paying_line
from terminal.rules.stakes import maximum_of, minimum_of
from terminal.screen.board.views import (
    Announcement,
    AnnouncerTone,
    BettingClock,
    HousePage,
    HouseTexts,
    IdlePage,
    LastResult,
    LimitRow,
    OddsRow,
    OpenHand,
    PlayersView,
    StandingNotice,
)
from terminal.screen.format import money
from terminal.screen.scoreboard import board_of, counts_of, voids_of
from terminal.screen.screen_kind import ScreenKind
from terminal.screen.translate import Bilingual, both, language, say, second_line, second_said, tr
from terminal.screen.views import StatusField
from terminal.screen.words import HAND_NAMES, odds_text, price, price_said

RESULT_BETS: Final = {Result.PLAYER: Bet.PLAYER, Result.BANKER: Bet.BANKER, Result.TIE: Bet.TIE}
"""The bet in whose colours a result stands."""

NO_LIMIT: Final = "–"
_PAIRS: Final = (Bet.PLAYER_PAIR, Bet.BANKER_PAIR)
NO_TEXTS: Final = HouseTexts()
_NOTHING: Final = Bilingual("", "")


def idle_pages(table: Table, house: HouseTexts) -> tuple[IdlePage, ...]:
    """Return the pages between which the display turns while no shoe is on the table; none in play."""
    if table.shoe is not None and table.day_closed is None:
        return ()
    shown = {
        IdlePage.HOUSE: bool(house.lines) or house.picture,
        IdlePage.INSURANCE: table.terms.rules.has_insurance,
    }
    return tuple(page for page in IdlePage if shown.get(page, True))


def players_view(
    situation: Situation,
    kind: ScreenKind,
    house: HouseTexts = NO_TEXTS,
    clock: BettingClock | None = None,
    turn: int = 0,
) -> PlayersView:
    """Return what the players may see of a state; `clock` is shown while bets are open.

    `house` is what stands there while no shoe is on the table; `turn` counts how often it was turned on.
    """
    table = situation.table
    played = table.round
    limits = limits_in_force(table)
    history = board_history(table)
    betting = situation.phase is Phase.BETTING
    pages = idle_pages(table, house)
    idle = bool(pages)
    # A void round ends with its cards taken away; what lies after a result lies until the next round.
    lying = played or _ended(table)
    shown = None if _is_void(lying) else lying
    hands = () if shown is None or betting else tuple(_open_hand(shown, hand) for hand in Hand)
    game = table.terms.rules
    return PlayersView(
        kind=kind,
        language=language(),
        table_id=table.terms.table_id,
        game=tr(game.name),
        game_second=second_line(game.name),
        fields=(*(() if betting or idle else _limit_fields(limits)), *_place_fields(table)),
        announcement=_announcement(situation),
        round_title=_NOTHING if lying is None else both("Round {number}", number=lying.number),
        clock=clock if betting else None,
        limits=limit_rows(game, limits),
        hands=hands if any(hand.cards for hand in hands) else (),
        last=_last_result(game, history),
        notices=_notices(table),
        board=board_of(history),
        counts=replace(counts_of(history), voids=voids_of(table)),
        house=_house_page(game, house, pages, turn % len(pages)) if pages else None,
    )


def limits_in_force(table: Table) -> Limits:
    """Return the limits by which the open round is judged, or those of the next."""
    return table.terms.limits if table.round is None else table.round.limits


def limit_rows(game: Game, limits: Limits) -> tuple[LimitRow, ...]:
    """Return minimum and maximum of each bet of the layout and the Differential (CB, NCI ¶3.4).

    Both Pairs have one line: they share their limits.
    """
    lines = list(dict.fromkeys(_PAIRS if bet in _PAIRS else (bet,) for bet in game.bets))
    rows = [
        LimitRow(
            bets,
            both("Pairs") if bets == _PAIRS else _bet_name(game, bets[0]),
            _limit(minimum_of(bets[0], limits)),
            _limit(maximum_of(bets[0], limits)),
        )
        for bets in lines
    ]
    if limits.maximum_differential is not None:
        most = money(limits.maximum_differential)
        rows.append(LimitRow((), both("Differential"), NO_LIMIT, most))
    return tuple(rows)


def _limit(cents: int | None) -> str:
    return NO_LIMIT if cents is None else money(cents)


def _bet_name(game: Game, bet: Bet) -> Bilingual:
    if bet is Bet.SIX:
        return both(game.six_name or "")
    return {
        Bet.PLAYER: Bilingual(tr("Player"), second_line("PLAYER")),
        Bet.BANKER: Bilingual(tr("Banker"), second_line("BANKER")),
        Bet.TIE: Bilingual(tr("Tie"), second_line("TIE")),
        Bet.PLAYER_PAIR: Bilingual(tr("Player Pair"), second_line("PLAYER PAIR")),
        Bet.BANKER_PAIR: Bilingual(tr("Banker Pair"), second_line("BANKER PAIR")),
    }[bet]


def _limit_fields(limits: Limits) -> tuple[StatusField, ...]:
    named = (
        (both("MIN"), limits.minimum),
        (both("MAX"), limits.maximum),
        (both("SIDE MIN"), limits.side_minimum),
        (both("SIDE MAX"), limits.side_maximum),
        (both("MAX DIFFERENTIAL"), limits.maximum_differential),
    )
    return tuple(_field(label, money(cents)) for label, cents in named if cents is not None)


def _field(label: Bilingual, value: str) -> StatusField:
    return StatusField(label.text, value, second=label.second)


def _place_fields(table: Table) -> tuple[StatusField, ...]:
    if table.shoe is None:
        return ()
    number = table.rounds if table.round is not None or _ended(table) is not None else table.rounds + 1
    return (_field(both("SHOE"), str(table.shoe.number)), _field(both("ROUND"), str(number)))


def _ended(table: Table) -> Round | None:
    """Return the round that has just ended, if the shoe in use dealt it; its cards lie until the next."""
    return table.last if table.last is not None and table.deals(table.last) else None


def _is_void(played: Round | None) -> bool:
    return played is not None and played.settlement is not None and played.settlement.result is Result.VOID


def _open_hand(played: Round, hand: Hand) -> OpenHand:
    return OpenHand(hand, face_up(played, hand), open_total(played, hand))


def _announcement(situation: Situation) -> Announcement:
    """Return what was announced last."""
    table, played = situation.table, situation.table.round
    if played is None:
        return _between_rounds(table)
    facts = called(played)
    if facts is not None:
        return _result(table, played, facts)
    if situation.phase is Phase.BETTING:
        closing = both("The dealer’s call closes the bets.")
        return Announcement(AnnouncerTone.NOW, both("Place your bets"), closing)
    if situation.phase in (Phase.HALTED, Phase.CHOOSING):
        waits = both("Play waits for a decision at the table.")
        return Announcement(AnnouncerTone.QUIET, both("One moment, please"), waits)
    offer = situation.offer
    if offer is not None and offer.out and offer.largest:
        return _offer(offer)
    if any(raised.established for raised in played.irregularities):
        stands = both("The outcome is established; it stands.")
        return Announcement(AnnouncerTone.QUIET, both("No more bets"), stands)
    return Announcement(AnnouncerTone.QUIET, both("No more bets"), _NOTHING)


def _offer(offer: Offer) -> Announcement:
    """Return the offer with its odds, as the lammer shows them (NCI ¶3.12)."""
    hand = HAND_NAMES[offer.hand]
    title = Message("Insurance on {hand}", {"hand": hand})
    note = Message("pays {odds} to 1 if {hand} loses", {"odds": odds_text(offer.odds), "hand": hand})
    return Announcement(
        AnnouncerTone.OFFER,
        Bilingual(say(title), second_said(title)),
        Bilingual(say(note), second_said(note)),
        HAND_BETS[offer.hand],
        odds_text(offer.odds),
    )


def _between_rounds(table: Table) -> Announcement:
    ended = _ended(table)
    if _is_void(ended):
        return Announcement(AnnouncerTone.VOID, both("VOID"), both("All bets are returned"))
    facts = None if ended is None else called(ended)
    if ended is not None and facts is not None and table.condemned is None:
        return _result(table, ended, facts)
    if table.shoe is None or table.shoe_ended or table.condemned is not None:
        return Announcement(AnnouncerTone.QUIET, both("A new shoe follows"), _NOTHING)
    return Announcement(AnnouncerTone.QUIET, both("The next round follows"), _NOTHING)


def _result(table: Table, played: Round, facts: Facts) -> Announcement:
    said = result_said(table, played)
    titles = {
        Result.PLAYER: both("Player wins"),
        Result.BANKER: both("Banker wins"),
        Result.TIE: both("It is a Tie"),
    }
    spoken = Bilingual(say(said), second_said(said))
    return Announcement(AnnouncerTone.RESULT, titles[facts.result], spoken, RESULT_BETS[facts.result])


def _last_result(game: Game, history: tuple[Played, ...]) -> LastResult | None:
    facts = history[-1].facts if history else None
    if facts is None:
        return None
    points = facts.player_points, facts.banker_points
    return LastResult(facts.result, history[-1].number, *points, _note_on(game, facts))


def _note_on(game: Game, facts: Facts) -> Bilingual:
    """Return what pays otherwise than usual, or how the hands ended."""
    six = paying_line(game, facts, Bet.SIX) if game.offers(Bet.SIX) else None
    if six is not None:
        words = {"name": Message(game.six_name or ""), "odds": price_said(six.odds)}
        said = Message("{name} pays {odds}", words)
        return Bilingual(say(said), second_said(said))
    if facts.natural:
        return both("natural {points}", points=facts.points)
    if facts.result is Result.TIE:
        return both("Player and Banker bets stand off")
    return _NOTHING


def _notices(table: Table) -> tuple[StandingNotice, ...]:
    """Return what stands while it stands: no insurance (NCI ¶4.2.2), the last round of the shoe."""
    played = table.round
    notices: list[StandingNotice] = []
    if _is_last_round(table):
        title = both("LAST ROUND before the shoe ends")
        notices.append(StandingNotice(title, both("the cut card has come out"), strong=True))
    elif table.last_round == table.next_round:
        title = both("LAST ROUND before the table closes")
        notices.append(StandingNotice(title, both("the dealer has announced it"), strong=True))
    if table.notice if played is None else played.notice:
        title = both("No insurance at this table")
        note = both("at a player’s request; it holds for all who join")
        notices.append(StandingNotice(title, note))
    return tuple(notices)


def _is_last_round(table: Table) -> bool:
    """Return whether the open round, or else the next, is the last before the shoe ends."""
    if table.cut_round is None or table.shoe_ended:
        return False
    left = table.cut_round + table.terms.house.rounds_after_cut_card - table.rounds
    return left <= 0 if table.round is not None else left == 1


def _house_page(game: Game, house: HouseTexts, pages: tuple[IdlePage, ...], place: int) -> HousePage:
    """Return one of the pages: the house's own, the limits, the odds of every bet, or where the rules are."""
    match pages[place]:
        case IdlePage.HOUSE:
            return HousePage(IdlePage.HOUSE, place, len(pages), _NOTHING, house.lines)
        case IdlePage.LIMITS:
            return HousePage(IdlePage.LIMITS, place, len(pages), both("LIMITS"))
        case IdlePage.ODDS:
            rows = tuple(
                OddsRow(pay.bet, _bet_name(game, pay.bet).text, _when(pay), price(pay.odds))
                for pay in game.pays
            )
            offered = both("Insurance: the odds lie on the lammer when it is offered.")
            insurance = offered if game.has_insurance else None
            return HousePage(IdlePage.ODDS, place, len(pages), both("ODDS"), (), rows, insurance)
        case IdlePage.INSURANCE:
            rows = tuple(_insurance_odds(game, row) for row in game.insurance)
            return HousePage(IdlePage.INSURANCE, place, len(pages), both("INSURANCE"), (), rows)
    where = house.rules or (tr("Ask at the table for the rules of this game."),)
    return HousePage(IdlePage.RULES, place, len(pages), both("RULES OF THE GAME"), where)


def _insurance_odds(game: Game, row: InsuranceRow) -> OddsRow:
    """Return what insurance pays at some totals (NCI ¶4.1.2)."""
    bet = HAND_BETS[row.hand]
    return OddsRow(bet, _bet_name(game, bet).text, say(insurance_condition(row)), price(row.odds))


def _when(pay: Pay) -> str:
    """Return on what a line of the pay table hangs; nothing if it pays in all other cases."""
    return tr(", ").join(say(said) for said in (*pay_conditions(pay), *commission_in_words(pay)))
