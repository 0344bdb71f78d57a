"""Session scripts from JSON lines: the table, and each step as a command of the session."""

from __future__ import annotations

import json
from codecs import BOM_UTF8
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from terminal.rounds import commands as c
from terminal.rounds.answers import NO_ANSWERS, DisputedBet, EarlierRound, IrregularityAnswers
from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rounds.terms import Terms
from terminal.rules.bets import SEATED, Bet, Hand, is_bettor
from terminal.rules.card_place import CARD_PLACES, CardPlace
from terminal.rules.ranks import Rank
from terminal.table.replay.places import ScriptError, ScriptPlace
from terminal.table.setup.fields import Fields
from terminal.table.setup.terms import check_limits, read_limits, read_terms

SCRIPT_TABLE = "script"

_HALF_A_SIGN = "\\ud"
"""How a surrogate begins in JSON; half of a pair could be neither recorded nor printed."""


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


Act = c.Command | Show | SettingLimits | NewScriptShoe


@dataclass(frozen=True, slots=True)
class ScriptStep:
    """One step: what to do, and in which rank."""

    act: Act
    rank: Rank


@dataclass(frozen=True, slots=True)
class Script:
    """One script: a table and its steps."""

    id: str
    stop_on_refusal: bool
    terms: Terms
    notice: bool
    steps: tuple[ScriptStep, ...]


def read_scripts(lines: Iterable[bytes], source: str) -> Iterator[Script]:
    """The scripts of some lines of UTF-8, one JSON object a line; empty lines are passed over.

    Raises `ScriptError` that names source, line, step and field.
    """
    for number, line in enumerate(lines, start=1):
        where = f"{source} line {number}"
        text = _text(where, line.removeprefix(BOM_UTF8) if number == 1 else line)
        if text.strip():
            yield read_script(where, _data(where, text))


def _text(where: str, line: bytes) -> str:
    try:
        return line.decode()
    except UnicodeDecodeError as error:
        wrong = line[error.start]
        raise ScriptError(
            f"{where}: byte {error.start + 1} ({wrong:#04x}) is no UTF-8; save the script as UTF-8"
        ) from error


def _data(where: str, text: str) -> object:
    try:
        data: object = json.loads(text, object_pairs_hook=_once_each)
        if _HALF_A_SIGN in text.lower():
            json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError as error:
        raise ScriptError(f"{where}: half a surrogate pair is no text") from error
    except json.JSONDecodeError as error:
        raise ScriptError(f"{where}, column {error.colno}: no JSON: {error.msg}") from error
    except RecursionError as error:
        raise ScriptError(f"{where}: no script is nested so deeply") from error
    except _WrittenTwice as error:
        raise ScriptError(f"{where}, field {str(error)!r}: is written twice in one object") from error
    except ValueError as error:
        raise ScriptError(f"{where}: a number has more digits than any script needs") from error
    return data


class _WrittenTwice(ValueError):
    """A key that stands twice in one object: which of them is meant?"""


def _once_each(pairs: list[tuple[str, object]]) -> dict[str, object]:
    data: dict[str, object] = {}
    for key, value in pairs:
        if key in data:
            raise _WrittenTwice(key)
        data[key] = value
    return data


def read_script(where: str, data: object) -> Script:
    """One script from its JSON object."""
    fields = Fields(ScriptPlace(where), data)
    name = fields.take("id", fields.text, "")
    on_refusal = fields.take("on_refusal", fields.one_of(("stop", "continue")), "stop")
    table = fields.raw("table")
    if table is None:
        raise fields.fail("table", "is missing")
    terms, notice = read_table(f"{where}, table", table)
    raw_steps = fields.raw("steps")
    fields.done()
    if not isinstance(raw_steps, list):
        raise ScriptError(f"{where}, field 'steps': must be a list of steps")
    steps = tuple(_read_step(f"{where}, step {index}", step) for index, step in enumerate(raw_steps))
    return Script(name, on_refusal == "stop", terms, notice, steps)


def read_table(where: str, data: object) -> tuple[Terms, bool]:
    """The terms of a table, and whether the no-insurance notice is up; what is left out is standard."""
    fields = Fields(ScriptPlace(where), data)
    terms = read_terms(fields, SCRIPT_TABLE)
    check_limits(fields, terms.limits)
    notice = fields.take("no_insurance", fields.flag, False)
    if notice and not (terms.private and terms.rules.has_insurance):
        raise fields.fail("no_insurance", "the notice exists only at private tables of a game with insurance")
    fields.done()
    return terms, notice


def _read_step(where: str, data: object) -> ScriptStep:
    fields = Fields(ScriptPlace(where), data)
    do = fields.need("do", fields.one_of(STEPS))
    rank = fields.take("by", fields.member(Rank), Rank.DEALER)
    act = STEPS[do](fields)
    fields.done()
    return ScriptStep(act, rank)


def _box(fields: Fields) -> str:
    return fields.need("box", fields.text)


def _bettor(fields: Fields) -> str:
    def read(field: str, value: object) -> str:
        name = fields.text(field, value)
        if not is_bettor(name):
            raise fields.fail(field, f"{name!r} is neither seated nor standing-1, standing-2, …")
        return name

    return fields.take("bettor", read, SEATED)


def _bet(fields: Fields) -> Bet:
    return fields.need("bet", fields.member(Bet))


def _hand(fields: Fields) -> Hand:
    return fields.need("hand", fields.member(Hand))


def _position(fields: Fields) -> CardPlace:
    names = [str(place) for place in CARD_PLACES]
    return CardPlace.parse(fields.need("position", fields.one_of(names)))


def _place(fields: Fields) -> Act:
    return c.PlaceBet(
        _box(fields),
        _bet(fields),
        fields.need("amount", fields.money),
        _bettor(fields),
        fields.take("on_request", fields.flag, False),
    )


def _withdraw(fields: Fields) -> Act:
    amount = fields.maybe("amount", fields.money)
    return c.WithdrawBet(_box(fields), _bet(fields), amount, _bettor(fields))


def _deal(fields: Fields) -> Act:
    card = fields.need("card", fields.card)
    hand = fields.maybe("hand", fields.member(Hand))
    return c.DealCard(card, hand)


def _open(fields: Fields) -> Act:
    return c.OpenCard(*_position(fields), fields.need("card", fields.card))


def _insure(fields: Fields) -> Act:
    return c.TakeInsurance(_box(fields), _hand(fields), fields.need("amount", fields.money), _bettor(fields))


def _irregularity(fields: Fields) -> Act:
    kind = fields.need("kind", fields.one_of(CATALOGUE))
    return c.RaiseIrregularity(kind, _facts(fields.within("facts")))


def _facts(fields: Fields | None) -> IrregularityAnswers:
    if fields is None:
        return NO_ANSWERS
    flags = (
        "reconstructable",
        "exposed",
        "order_known",
        "noticed_before_next_round",
        "during_initial_deal",
        "can_go_on",
        "replace_cards",
    )
    answers = {name: fields.maybe(name, fields.flag) for name in flags}
    facts = IrregularityAnswers(
        **answers,
        cards=fields.maybe("cards", fields.cards),
        decision=fields.maybe("decision", fields.text),
        remedy=fields.maybe("remedy", fields.one_of(("void", "reconstructed", "continue"))),
        bet=_disputed(fields.within("bet")),
        about=_about(fields.within("about")),
    )
    fields.done()
    return facts


def _disputed(fields: Fields | None) -> DisputedBet | None:
    if fields is None:
        return None
    bets = [*(bet.value for bet in Bet), "insurance"]
    disputed = DisputedBet(
        box=_box(fields),
        bettor=_bettor(fields),
        bet=fields.need("bet", fields.one_of(bets)),
        amount=fields.need("amount", fields.money),
        owed=fields.maybe("owed", fields.money),
        paid=fields.maybe("paid", fields.money),
    )
    fields.done()
    return disputed


def _about(fields: Fields | None) -> EarlierRound | None:
    if fields is None:
        return None
    about = EarlierRound(fields.need("shoe", fields.number), fields.need("round", fields.number))
    fields.done()
    return about


def _set_limits(fields: Fields) -> Act:
    return SettingLimits(tuple(read_limits(fields)))


def _new_shoe(fields: Fields) -> Act:
    return NewScriptShoe(fields.maybe("decks", fields.number))


STEPS: dict[str, Callable[[Fields], Act]] = {
    "place_your_bets": lambda fields: c.PlaceYourBets(fields.take("late", fields.flag, False)),
    "place": _place,
    "withdraw": _withdraw,
    "leave": lambda fields: c.LeaveBet(_box(fields), _bet(fields), _bettor(fields)),
    "reject_excess": lambda fields: c.RejectExcess(),
    "no_more_bets": lambda fields: c.CloseBets(),
    "deal": _deal,
    "open": _open,
    "squeeze": lambda fields: c.RequestSqueeze(_box(fields)),
    "squeeze_order": lambda fields: c.OrderSqueeze(fields.need("granted", fields.flag)),
    "insure": _insure,
    "decline": lambda fields: c.DeclineInsurance(_box(fields), _bettor(fields)),
    "close_insurance": lambda fields: c.CloseInsurance(fields.take("offered", fields.flag, True)),
    "settle": lambda fields: c.ConcludeRound(),
    "irregularity": _irregularity,
    "choose": lambda fields: c.ChooseOption(
        _box(fields), fields.need("option", fields.one_of(("continue", "return"))), _bettor(fields)
    ),
    "neglected_insurance": lambda fields: c.ReturnNeglected(_box(fields), _hand(fields), _bettor(fields)),
    "correct_card": lambda fields: c.CorrectCard(*_position(fields), fields.need("card", fields.card)),
    "correct_bet": lambda fields: c.CorrectBet(
        _box(fields), _bet(fields), fields.need("amount", fields.money), _bettor(fields)
    ),
    "undo": lambda fields: c.Undo(),
    "burn": lambda fields: c.BurnCards(fields.need("card", fields.card), fields.need("count", fields.number)),
    "cut_card": lambda fields: c.ShowCutCard(),
    "new_shoe": _new_shoe,
    "set_limits": _set_limits,
    "notice": lambda fields: c.SetNotice(fields.need("up", fields.flag)),
    "show": lambda fields: Show(fields.take("roads", fields.flag, False)),
}
