"""Stored text: whatever is written is read back as it was, and what is not known stops the reading."""

from __future__ import annotations

import json
import re
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from terminal.ledger.codec import Codec
from terminal.ledger.errors import LedgerFault
from terminal.ledger.upcasters import Body
from terminal.rounds.commands import (
    COMMANDS,
    AdoptProfile,
    Command,
    ConcludeRound,
    PlaceBet,
    RaiseIrregularity,
    SetLimits,
    SetPace,
)
from terminal.rounds.events import (
    EVENTS,
    BetPlaced,
    DayBegun,
    Event,
    ExamAnswered,
    ExamBegun,
    InsuranceTaken,
    IrregularityDecided,
    LosingBetsTaken,
    PaceSet,
    RoundConcluded,
    RoundVoided,
    SettingsAdopted,
    ShoeOpened,
    ShoeSnapshot,
    TrainingSet,
)
from terminal.rounds.settlement import Line, Settlement
from terminal.rounds.state import DealtCard, Round, Table
from terminal.rounds.table_settings import TableSettings
from terminal.rounds.terms import Terms
from terminal.rounds.training.commands import AnswerExam, BeginExam, EndExam
from terminal.rounds.training.record import AnswerFault, TrainingRecord, TrainingSettings
from terminal.rules.bets import Bet, Hand, Outcome, Result, Stage
from terminal.rules.cards import Card
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.shoe import Shoe
from terminal.rules.stakes import BetKey, Slice
from terminal.table.setup.defaults import DEFAULT_CHIPS
from terminal.training.moments import training_terms
from tests.ledger_faults import raises_fault


@given(st.sampled_from(list(EVENTS.values())).flatmap(st.from_type))
def test_every_event_is_read_back_as_it_was_written(event: Event) -> None:
    codec = Codec()
    assert codec.decode_event(event.stored_name, event.version, codec.encode_event(event)) == event


@given(st.sampled_from(list(COMMANDS.values())).flatmap(st.from_type))
def test_every_command_is_read_back_as_it_was_written(command: Command) -> None:
    codec = Codec()
    assert codec.decode_command(codec.encode_command(command)) == command


@given(st.sampled_from(list(EVENTS.values())).flatmap(st.from_type))
def test_the_text_is_canonical_json_in_the_order_of_the_fields(event: Event) -> None:
    text = Codec().encode_event(event)
    assert text == json.dumps(json.loads(text), ensure_ascii=False, separators=(",", ":"))
    assert list(json.loads(text)) == list(event.__struct_fields__)


def test_fractions_are_stored_as_numerator_and_denominator_and_enums_by_value() -> None:
    taken = InsuranceTaken("7", "seated", Hand.PLAYER, Stage.FOUR_CARDS, Fraction(3), 20_000, True)
    assert Codec().encode_event(taken) == (
        '{"box":"7","bettor":"seated","hand":"player","stage":"four_cards","odds":"3/1",'
        '"amount":20000,"pays_on_tie":true}'
    )


def test_a_command_is_stored_with_its_name_and_version() -> None:
    assert Codec().encode_command(PlaceBet("7", Bet.TIE, 5_000)) == (
        '{"name":"PlaceBet","version":1,"body":'
        '{"box":"7","bet":"tie","amount":5000,"bettor":"seated","on_request":false}}'
    )


@pytest.mark.parametrize(("name", "version"), [("bet_conjured", 1), ("bet_placed", 3), ("bet_placed", 0)])
def test_an_unknown_name_or_version_of_an_event_is_an_error(name: str, version: int) -> None:
    with raises_fault(LedgerFault.UNKNOWN_ACT, match=f"{name} of version {version}"):
        Codec().decode_event(name, version, "{}")


@pytest.mark.parametrize(("name", "version"), [("ConjureBet", 1), ("Undo", 2)])
def test_an_unknown_name_or_version_of_a_command_is_an_error(name: str, version: int) -> None:
    with raises_fault(LedgerFault.UNKNOWN_ACT, match=f"{name} of version {version}"):
        Codec().decode_command(f'{{"name":"{name}","version":{version},"body":{{}}}}')


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{}",
        '{"order":0,"box":"7","bettor":"seated","bet":"red","amount":5000}',
        '{"order":0,"box":7,"bettor":"seated","bet":"tie","amount":5000}',
        '{"order":0,"box":"7","bettor":"seated","bet":"tie","amount":50.5}',
    ],
)
def test_a_body_that_does_not_fit_is_an_error(body: str) -> None:
    with raises_fault(LedgerFault.UNREADABLE_ACT, match="bet_placed"):
        Codec().decode_event("bet_placed", 1, body)


@pytest.mark.parametrize("odds", ['"3"', '"3/0"', '"three/1"', "3"])
def test_odds_that_are_no_fraction_are_an_error(odds: str) -> None:
    body = (
        '{"box":"7","bettor":"seated","hand":"player","stage":"four_cards",'
        f'"odds":{odds},"amount":1,"pays_on_tie":true}}'
    )
    with raises_fault(LedgerFault.UNREADABLE_ACT, match="insurance_taken"):
        Codec().decode_event("insurance_taken", 1, body)


@pytest.mark.parametrize("text", ["", "[]", '{"name":"Undo"}', '{"name":"PlaceBet","version":1,"body":{}}'])
def test_a_command_that_does_not_fit_is_an_error(text: str) -> None:
    with raises_fault(LedgerFault.UNREADABLE_ACT):
        Codec().decode_command(text)


def test_an_object_that_is_no_command_is_not_stored() -> None:
    with pytest.raises(TypeError, match="no command"):
        Codec().encode_command(LosingBetsTaken())  # type: ignore[arg-type]


def _box_from_number(body: Body) -> Body:
    number = body.pop("box_number")
    return {"order": 0, "box": str(number), **body}


def _cents_from_dollars(body: Body) -> Body:
    dollars = body.pop("dollars")
    assert isinstance(dollars, int)
    return {**body, "amount": dollars * 100}


UPCASTERS = {("bet_placed", 1): _box_from_number, ("bet_placed", 2): _cents_from_dollars}
OF_VERSION_1 = '{"box_number":7,"bettor":"seated","bet":"banker","dollars":500}'
OF_VERSION_2 = '{"order":0,"box":"7","bettor":"seated","bet":"banker","dollars":500}'
OF_VERSION_3 = '{"order":0,"box":"7","bettor":"seated","bet":"banker","amount":50000}'


@pytest.mark.parametrize(("version", "body"), [(1, OF_VERSION_1), (2, OF_VERSION_2), (3, OF_VERSION_3)])
def test_an_older_event_is_carried_forward_to_the_present_one(version: int, body: str) -> None:
    codec = Codec(events={("bet_placed", 3): BetPlaced}, event_upcasters=UPCASTERS)
    event = codec.decode_event("bet_placed", version, body)
    assert event == BetPlaced(0, "7", "seated", Bet.BANKER, 50_000)


def test_an_older_event_whose_successor_is_not_known_is_an_error() -> None:
    codec = Codec(events={("bet_placed", 4): BetPlaced}, event_upcasters=UPCASTERS)
    with raises_fault(LedgerFault.UNKNOWN_ACT, match="bet_placed of version 3"):
        codec.decode_event("bet_placed", 1, OF_VERSION_1)


def test_an_older_command_is_carried_forward_and_newer_ones_are_written_in_their_version() -> None:
    codec = Codec(command_upcasters={("PlaceBet", 1): _cents_from_dollars})
    older = '{"name":"PlaceBet","version":1,"body":{"box":"7","bet":"tie","dollars":50}}'
    assert codec.decode_command(older) == PlaceBet("7", Bet.TIE, 5_000)
    newer = codec.encode_command(PlaceBet("7", Bet.TIE, 5_000))
    assert newer.startswith('{"name":"PlaceBet","version":2,')
    assert codec.decode_command(newer) == PlaceBet("7", Bet.TIE, 5_000)


_OLD_FACTS = '{"reconstructable":null,"decision":"So decided.","remedy":"void","bet":null}'


def test_an_irregularity_of_version_1_named_no_other_round() -> None:
    body = (
        '{"kind":"noticed_later","paragraph":"5.11","action":"void","options":[],'
        f'"decided_by":"shift_manager","established":false,"facts":{_OLD_FACTS}}}'
    )
    decided = Codec().decode_event("irregularity_decided", 1, body)
    assert isinstance(decided, IrregularityDecided)
    assert (decided.facts.decision, decided.facts.about) == ("So decided.", None)
    raised = f'{{"kind":"noticed_later","facts":{_OLD_FACTS}}}'
    command = f'{{"name":"RaiseIrregularity","version":1,"body":{raised}}}'
    assert Codec().decode_command(command) == RaiseIrregularity("noticed_later", decided.facts)


def test_an_irregularity_without_its_facts_is_an_error() -> None:
    with raises_fault(LedgerFault.UNREADABLE_ACT, match="irregularity_decided"):
        Codec().decode_event("irregularity_decided", 1, '{"kind":"noticed_later"}')


def test_a_shoe_and_a_day_of_version_1_said_nothing_of_a_pace() -> None:
    terms = Terms(table_id="BA-07", game="commission", layout="bean-7", boxes=("1",), decks=8)
    for event in (
        ShoeOpened(1, 8, False, ShoeSnapshot(terms, notice=False)),
        DayBegun("live", "UTC", Table(terms)),
    ):
        body = Codec().encode_event(event)
        assert body.count('"pace":null') == 1
        older = body.replace(',"pace":null', "")
        assert older != body
        assert Codec().decode_event(event.stored_name, 1, older) == event


def test_a_settlement_of_version_1_did_not_say_why_a_bet_was_returned() -> None:
    line = Line("7", "seated", "banker", 100, 100, Outcome.RETURNED, 0, 0, 100)
    for event in (
        RoundConcluded(Result.TIE, 5, 5, False, False, False, (line,)),
        RoundVoided((line,)),
    ):
        body = Codec().encode_event(event)
        older = body.replace(',"why_returned":null', "")
        assert older != body
        assert Codec().decode_event(event.stored_name, 1, older) == event


def test_a_day_of_version_2_held_a_settlement_without_reasons_and_a_list_of_entries() -> None:
    terms = Terms(table_id="BA-07", game="commission", layout="bean-7", boxes=("1",), decks=8)
    line = Line("1", "seated", "banker", 100, 100, Outcome.RETURNED, 0, 0, 100)
    over = Round(1, 1, settlement=Settlement(Result.TIE, (line,)))
    event = DayBegun("live", "UTC", Table(terms, last=over))
    body = Codec().encode_event(event)
    older = body.replace(',"why_returned":null', "").replace('"undo":null', '"undo":[]')
    older = older.replace(',"last_bets":[]', "")
    assert older.count('"undo":[]') == 1
    assert Codec().decode_event("day_begun", 2, older) == event


def test_a_day_of_version_4_says_which_bets_can_be_repeated_by_the_round_that_it_holds() -> None:
    terms = Terms(table_id="BA-07", game="commission", layout="bean-7", boxes=("1",), decks=8)
    pieces = (Slice(0, "1", "seated", Bet.TIE, 100), Slice(1, "1", "seated", Bet.TIE, 50))
    over = Round(1, 1, earlier=pieces, closed=True, settlement=Settlement(Result.TIE, ()))
    bets = ((BetKey("1", "seated", Bet.TIE), 150),)
    event = DayBegun("live", "UTC", Table(terms, last=over, shoe=Shoe(1, 8), last_bets=bets))
    body = Codec().encode_event(event)
    older = body.replace(',"last_bets":[[["1","seated","tie"],150]]', "")
    assert older != body
    assert Codec().decode_event("day_begun", 4, older) == event
    other_shoe = older.replace('"shoe":{"number":1', '"shoe":{"number":2')
    assert other_shoe != older
    after = Codec().decode_event("day_begun", 4, other_shoe)
    assert isinstance(after, DayBegun)
    assert after.table.last_bets == ()


def test_a_day_of_version_10_knows_no_faces_that_were_read_before_they_were_shown() -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    over = Round(1, 1, dealt=(DealtCard(Card("9S"), Hand.PLAYER, carried=True), DealtCard(Card("2H"), None)))
    event = DayBegun("live", "UTC", Table(terms, last=over))
    body = Codec().encode_event(event)
    older = body.replace('["9S","player",true,null]', '["9S","player",true]')
    older = older.replace('["2H",null,false,null]', '["2H",null,false]')
    assert len(body) - len(older) == 2 * len(",null")
    assert Codec().decode_event("day_begun", 10, older) == event


def test_older_settings_of_training_have_the_rate_of_violations_as_shipped() -> None:
    codec, settled = Codec(), TrainingSet(TrainingSettings())
    older = codec.encode_event(settled).replace(f',"violations":{TrainingSettings().violations}', "")
    assert older != codec.encode_event(settled)
    assert codec.decode_event("training_set", 1, older) == settled


def test_an_older_day_of_training_does_not_say_which_topics_are_open() -> None:
    terms = Terms(table_id="TR", game="commission", layout="mini-7", boxes=("1",), decks=8)
    event = DayBegun("training", "UTC", Table(terms, training=TrainingRecord()))
    body = Codec().encode_event(event)
    older = body.replace(f',"violations":{TrainingSettings().violations}', "")
    older = older.replace(',"opened":[],"coached":null', "")
    assert body.count('"coached":null') == 1 - older.count('"coached":null') == 1
    assert Codec().decode_event("day_begun", 13, older) == event


def test_an_older_day_does_not_say_which_round_was_announced_before_the_last() -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    event = DayBegun("live", "UTC", Table(terms, last_round=3))
    body = Codec().encode_event(event)
    older = body.replace(',"announced_before":[]', "")
    assert older != body
    assert Codec().decode_event("day_begun", 15, older) == event


@pytest.mark.parametrize(("name", "version"), [("day_begun", 13), ("shoe_opened", 7), ("training_set", 1)])
def test_training_of_an_older_version_kept_names_for_good(name: str, version: int) -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    record = TrainingRecord()
    event = {
        "day_begun": DayBegun("training", "UTC", Table(terms, training=record)),
        "shoe_opened": ShoeOpened(1, 8, False, ShoeSnapshot(terms, notice=False, training=record)),
        "training_set": TrainingSet(record.settings),
    }[name]
    body = Codec().encode_event(event)
    older = body.replace(',"retention_days":null', "").replace(',"lapsed":[],"removed":[]', "")
    assert older != body
    assert Codec().decode_event(name, version, older) == event


def test_an_older_exam_went_by_the_chips_as_shipped() -> None:
    terms = training_terms(GAMES["commission"])
    codec = Codec()
    begun = ExamBegun(1, "0" * 16, terms, "5a" * 16, "2024-05-01", mock=False, attempt=1, items=0)
    command = BeginExam("0" * 16, terms, "5a" * 16, "2024-05-01")
    chips = f',"chips":[{",".join(map(str, DEFAULT_CHIPS))}]'
    body = codec.encode_event(begun).replace(',"items":0', "")
    assert chips in body
    assert codec.decode_event("exam_begun", 2, body) == begun
    assert codec.decode_event("exam_begun", 1, body.replace(chips, "")) == begun
    stored = codec.encode_command(command)
    older = stored.replace(chips, "").replace(',"items":0', "").replace('"version":3', '"version":1')
    assert codec.decode_command(older) == codec.decode_command(stored) == command


def test_an_older_answer_in_an_exam_said_nothing_of_its_moment() -> None:
    codec, faults = Codec(), (AnswerFault("calls", "sum", "1.14"),)
    event = ExamAnswered(1, 2, "calls", "won", False, False, faults, 900, "{}", 0, ())
    body = codec.encode_event(event).replace(',"seed":0,"told":[]', "")
    assert codec.decode_event("exam_answered", 1, body) == event
    for command, later in (
        (AnswerExam(1, 2, "calls", "won", False, False, faults, 900, "{}"), ',"seed":0,"told":[]'),
        (EndExam(1), ',"items_changed":false'),
    ):
        older = codec.encode_command(command).replace(later, "").replace('"version":2', '"version":1')
        assert later not in older
        assert codec.decode_command(older) == command


@pytest.mark.parametrize(("name", "version"), [("day_begun", 16), ("shoe_opened", 9), ("pace_set", 1)])
def test_an_older_pace_was_that_of_the_profile(name: str, version: int) -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    event = {
        "day_begun": DayBegun("live", "UTC", Table(terms, pace=46, profile_pace=46)),
        "shoe_opened": ShoeOpened(1, 8, False, ShoeSnapshot(terms, notice=False, pace=46, profile_pace=46)),
        "pace_set": PaceSet(46, of_profile=True),
    }[name]
    body = Codec().encode_event(event)
    older = body.replace(',"profile_pace":46', "").replace(',"of_profile":true', "")
    assert older != body
    assert Codec().decode_event(name, version, older) == event
    command = Codec().encode_command(SetPace(46, of_profile=True))
    older = command.replace('"version":3', '"version":1').replace(',"of_profile":true,"profile":null', "")
    assert older != command
    assert Codec().decode_command(older) == SetPace(46, of_profile=True)


def test_older_settings_did_not_say_where_heads_go() -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    settings = TableSettings(5, 6)
    standing = ShoeSnapshot(terms, notice=False, settings=settings)
    for event in (
        SettingsAdopted(settings),
        ShoeOpened(1, 8, False, standing),
        DayBegun("live", "UTC", Table(terms, settings=settings)),
    ):
        body = Codec().encode_event(event)
        older = body.replace(',"heads":null', "")
        assert older != body
        assert Codec().decode_event(event.stored_name, event.version - 1, older) == event
    command = AdoptProfile(terms, 46, settings)
    stored = Codec().encode_command(command)
    older = stored.replace('"version":3', '"version":2').replace(',"heads":null', "")
    assert older != stored
    assert Codec().decode_command(older) == command


def test_older_changes_of_limits_and_profile_did_not_know_what_the_profile_said_meanwhile() -> None:
    terms = Terms(table_id="T", game="commission", layout="mini-7", boxes=("1",), decks=8)
    adopted = AdoptProfile(terms, 46, TableSettings(5, 6), each_limit=False)
    for command, version, field in (
        (SetLimits(Limits(minimum=1_00)), 1, ',"profile":null'),
        (SetPace(46), 2, ',"profile":null'),
        (adopted, 1, ',"each_limit":false'),
    ):
        stored = Codec().encode_command(command)
        older = re.sub(r'"version":\d+', f'"version":{version}', stored).replace(field, "")
        assert older != stored
        assert Codec().decode_command(older) == command


def test_the_end_of_a_round_of_version_1_gave_all_bets_of_a_tie_back_or_none() -> None:
    for body, back in (("{}", False), ('{"give_back":false}', False), ('{"give_back":true}', True)):
        older = f'{{"name":"ConcludeRound","version":1,"body":{body}}}'
        assert Codec().decode_command(older) == ConcludeRound(back)
