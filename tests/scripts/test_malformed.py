"""Malformed scripts are answered with an error that names line, step and field, before anything is played."""

from __future__ import annotations

import json

import pytest

from terminal.table.setup.typed_input import FaultyInput
from tests.scripts.scripting import CB, NCI, Json, scripts_of

GOOD = json.dumps({"table": CB, "steps": []})


def error_of(text: str) -> str:
    """Return the message about some lines."""
    with pytest.raises(FaultyInput) as caught:
        list(scripts_of(text.encode(), "scripts.jsonl"))
    return str(caught.value)


def whole(**changes: object) -> str:
    """Return a script with some of its keys changed."""
    return json.dumps({"id": "t", "table": CB, "steps": []} | changes)


@pytest.mark.parametrize(
    "line",
    [
        "{",
        "nonsense",
        "[1, 2",
        '{"table": NaN',
        "[" * 100_000,
        '{"decks": ' + "9" * 5000 + "}",
        "\ufeff" + GOOD,
        '{"id": "\\ud800", "table": {"game": "commission"}, "steps": []}',
        '{"id": "\\uDC00", "table": {"game": "commission"}, "steps": []}',
    ],
    ids=[
        "cut off",
        "no JSON",
        "list cut off",
        "not closed",
        "too deep",
        "too long",
        "mark",
        "half",
        "other half",
    ],
)
def test_a_line_that_is_no_json_is_named(line: str) -> None:
    assert "scripts.jsonl, line 3" in error_of(f"{GOOD}\n\n{line}\n{GOOD}")


def test_a_whole_pair_of_surrogates_is_text() -> None:
    assert list(scripts_of(rb'{"id": "\ud83c\udca1", "table": {"game": "commission"}, "steps": []}', "t"))


def test_a_mark_of_the_byte_order_before_the_first_script_is_passed_over() -> None:
    assert list(scripts_of(b"\xef\xbb\xbf" + GOOD.encode(), "t"))


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (b'{"id": "caf\xe9"}', "byte 12 (0xe9) is no UTF-8; save the script as UTF-8"),
        (b'{"id": "a", "id": "b"}', "field 'id': is written twice in one object"),
        (b'{"table": {"game": "commission", "game": "tournament"}}', "field 'game': is written twice"),
        (b'{"id" 1}', "line 1: no JSON at column 7: "),
        (b"[" * 100_000, "no script is nested so deeply"),
        (b'{"decks": ' + b"9" * 5000 + b"}", "a number has more digits than any script needs"),
        (b'{"steps": []}', "field 'table': is missing"),
    ],
)
def test_what_is_wrong_with_a_line_is_said_in_words(line: bytes, words: str) -> None:
    with pytest.raises(FaultyInput) as caught:
        list(scripts_of(line, "t"))
    assert words in str(caught.value)


@pytest.mark.parametrize("line", ["[]", '"text"', "12", "null", "true"])
def test_a_script_is_an_object(line: str) -> None:
    assert "line 1" in error_of(line)


@pytest.mark.parametrize(
    ("changes", "field"),
    [
        ({"id": 7}, "id"),
        ({"on_refusal": "carry on"}, "on_refusal"),
        ({"on_refusal": True}, "on_refusal"),
        ({"steps": None}, "steps"),
        ({"steps": {}}, "steps"),
        ({"stepps": []}, "stepps"),
        ({"table": None}, "table"),
        ({"table": []}, "table"),
        ({"table": {}}, "game"),
        ({"table": {"game": "poker"}}, "game"),
        ({"table": {"game": None}}, "game"),
        ({"table": CB | {"layout": "bean-10"}}, "layout"),
        ({"table": CB | {"layout": "mini-5"}}, "layout"),
        ({"table": NCI | {"layout": "big-12"}}, "layout"),
        ({"table": CB | {"decks": 3}}, "decks"),
        ({"table": CB | {"decks": 9}}, "decks"),
        ({"table": CB | {"decks": "8"}}, "decks"),
        ({"table": CB | {"decks": 8.0}}, "decks"),
        ({"table": CB | {"decks": True}}, "decks"),
        ({"table": CB | {"minimum": 100}}, "minimum"),
        ({"table": CB | {"maximum": "1,000"}}, "maximum"),
        ({"table": CB | {"side_minimum": "-1"}}, "side_minimum"),
        ({"table": CB | {"side_maximum": ""}}, "side_maximum"),
        ({"table": CB | {"maximum_differential": "1e5"}}, "maximum_differential"),
        ({"table": CB | {"minimum": "500", "maximum": "100"}}, "minimum"),
        ({"table": CB | {"maximum": "99.50"}}, "minimum"),
        ({"table": CB | {"side_minimum": "50", "side_maximum": "49"}}, "side_minimum"),
        ({"table": CB | {"minimum": "1" + "0" * 23}}, "minimum"),
        ({"table": CB | {"maximum_differential": "1000000000000.01"}}, "maximum_differential"),
        ({"table": CB | {"chip_unit": "0"}}, "chip_unit"),
        ({"table": CB | {"chip_unit": "0.001"}}, "chip_unit"),
        ({"table": CB | {"face_down": "yes"}}, "face_down"),
        ({"table": CB | {"private": 1}}, "private"),
        ({"table": NCI | {"no_insurance": True}}, "no_insurance"),
        ({"table": CB | {"private": True, "no_insurance": True}}, "no_insurance"),
        ({"table": CB | {"colour": "green"}}, "colour"),
        ({"table": CB | {"house": []}}, "house"),
        ({"table": CB | {"house": {"payout_unit": "0"}}}, "payout_unit"),
        ({"table": CB | {"house": {"differential_scope": "seat"}}}, "differential_scope"),
        ({"table": CB | {"house": {"pro_rata_everywhere": "on"}}}, "pro_rata_everywhere"),
        ({"table": CB | {"house": {"missed_offer_forgoes": "never"}}}, "missed_offer_forgoes"),
        ({"table": CB | {"house": {"established_by": "all"}}}, "established_by"),
        ({"table": CB | {"house": {"rounds_after_cut_card": -1}}}, "rounds_after_cut_card"),
        ({"table": CB | {"house": {"generous": True}}}, "generous"),
    ],
)
def test_a_faulty_field_of_the_script_or_its_table_is_named(changes: Json, field: str) -> None:
    message = error_of(f"{GOOD}\n{whole(**changes)}")
    assert "line 2" in message
    assert field in message


@pytest.mark.parametrize(
    ("step", "field"),
    [
        ({}, "do"),
        ({"do": "shuffle"}, "do"),
        ({"do": None}, "do"),
        ({"do": 3}, "do"),
        ({"do": "place", "bet": "player", "amount": "100"}, "box"),
        ({"do": "place", "box": 3, "bet": "player", "amount": "100"}, "box"),
        ({"do": "place", "box": "3", "amount": "100"}, "bet"),
        ({"do": "place", "box": "3", "bet": "dragon", "amount": "100"}, "bet"),
        ({"do": "place", "box": "3", "bet": "player"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": 100}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "100.001"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "-100"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": " 100"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "１００"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "Infinity"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "."}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "100."}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": ".5"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "0100"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "00"}, "amount"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "9" * 5000}, "amount"),
        ({"do": "place", "box": "3", "bettor": "sitting", "bet": "player", "amount": "100"}, "bettor"),
        ({"do": "place", "box": "3", "bettor": "standing-0", "bet": "player", "amount": "100"}, "bettor"),
        ({"do": "place", "box": "3", "bettor": "standing-01", "bet": "player", "amount": "100"}, "bettor"),
        ({"do": "decline", "box": "3", "bettor": "standing-" + "1" * 5000}, "bettor"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "100", "on_request": "yes"}, "on_request"),
        ({"do": "place", "box": "3", "bet": "player", "amount": "100", "hand": "player"}, "hand"),
        ({"do": "withdraw", "box": "3"}, "bet"),
        ({"do": "leave", "bet": "player"}, "box"),
        ({"do": "deal"}, "card"),
        ({"do": "deal", "card": "10S"}, "card"),
        ({"do": "deal", "card": "1S"}, "card"),
        ({"do": "deal", "card": "9s"}, "card"),
        ({"do": "deal", "card": "XS"}, "card"),
        ({"do": "deal", "card": "9S", "hand": "dealer"}, "hand"),
        ({"do": "open", "position": "player-4", "card": "9S"}, "position"),
        ({"do": "open", "position": "player", "card": "9S"}, "position"),
        ({"do": "open", "position": "player-1", "card": "1S"}, "card"),
        ({"do": "squeeze"}, "box"),
        ({"do": "squeeze_order"}, "granted"),
        ({"do": "squeeze_order", "granted": "yes"}, "granted"),
        ({"do": "insure", "box": "3", "amount": "100"}, "hand"),
        ({"do": "insure", "box": "3", "hand": "tie", "amount": "100"}, "hand"),
        ({"do": "decline"}, "box"),
        ({"do": "close_insurance", "offered": "no"}, "offered"),
        ({"do": "irregularity"}, "kind"),
        ({"do": "irregularity", "kind": "bad_luck"}, "kind"),
        ({"do": "irregularity", "kind": "foreign_card", "by": "croupier"}, "by"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": []}, "facts"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": {"joker": True}}, "joker"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": {"exposed": "yes"}}, "exposed"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": {"cards": "9S"}}, "cards"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": {"cards": ["9S", "0S"]}}, "cards[1]"),
        ({"do": "irregularity", "kind": "foreign_card", "facts": {"remedy": "refused"}}, "remedy"),
        ({"do": "irregularity", "kind": "late_bet", "facts": {"bet": {"box": "3"}}}, "bet"),
        ({"do": "choose", "box": "3"}, "option"),
        ({"do": "choose", "box": "3", "option": "leave"}, "option"),
        ({"do": "neglected_insurance", "box": "3"}, "hand"),
        ({"do": "correct_card", "card": "9S"}, "position"),
        ({"do": "correct_bet", "box": "3", "bet": "player"}, "amount"),
        ({"do": "burn", "card": "9S"}, "count"),
        ({"do": "burn", "count": 9}, "card"),
        ({"do": "burn", "card": "9S", "count": -1}, "count"),
        ({"do": "burn", "card": "9S", "count": "9"}, "count"),
        ({"do": "new_shoe", "decks": "8"}, "decks"),
        ({"do": "set_limits", "minimum": 50}, "minimum"),
        ({"do": "set_limits", "smallest": "50"}, "smallest"),
        ({"do": "notice"}, "up"),
        ({"do": "show", "roads": "yes"}, "roads"),
        ({"do": "settle", "card": "9S"}, "card"),
    ],
)
def test_a_faulty_step_is_named_by_line_step_and_field(step: Json, field: str) -> None:
    message = error_of(f"{GOOD}\n{whole(steps=[{'do': 'show'}, {'do': 'show'}, step])}")
    assert "line 2" in message
    assert "step 2" in message
    assert field in message


@pytest.mark.parametrize("step", [[], "settle", None, 7])
def test_a_step_is_an_object(step: object) -> None:
    message = error_of(whole(steps=[{"do": "show"}, step]))
    assert "line 1" in message
    assert "step 1" in message


@pytest.mark.parametrize("text", ["0", "0.5", "1.50", "1.500", "1000000000001"])
def test_sums_that_are_read(text: str) -> None:
    step = {"do": "place", "box": "3", "bet": "player", "amount": text}
    assert list(scripts_of(whole(steps=[step]).encode(), "t"))
