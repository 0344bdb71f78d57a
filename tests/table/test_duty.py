"""Since when the dealer on duty has been there, and from which round on, as the ledger tells it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from terminal.rounds.commands import (
    CloseBets,
    Command,
    ConcludeRound,
    DealCard,
    NewShoe,
    PlaceYourBets,
    ShowCutCard,
)
from terminal.rounds.refusal import Refusal
from terminal.rules.cards import Card
from terminal.table.people.staff import Signature
from terminal.table.session.duty import Duty, duty_of
from tests.table.pit import DEALER, PINS, RELIEF, START, Pit, memory_ledger


@pytest.fixture
def pit() -> Iterator[Pit]:
    """Return a pit with a new shoe, whose dealer the ledger has not seen come."""
    pit = Pit(memory_ledger())
    do(pit, NewShoe(8, burn_due=False))
    yield pit
    pit.ledger.close()


def do(pit: Pit, *commands: Command) -> None:
    for command in commands:
        done = pit.session.handle(command)
        assert not isinstance(done, Refusal), done


def comes(pit: Pit, number: str) -> None:
    """Let somebody take the table over a minute later."""
    pit.clocks.wait(60)
    done = pit.session.sign_on(Signature(number, PINS[number]))
    assert not isinstance(done, Refusal), done


def finish(pit: Pit) -> None:
    """Close the bets, and end the round on a natural."""
    cards = [DealCard(Card(code)) for code in ("9S", "2H", "KD", "3C")]
    do(pit, CloseBets(), *cards, ConcludeRound())


def a_round(pit: Pit) -> None:
    do(pit, PlaceYourBets())
    finish(pit)


def another_shoe(pit: Pit) -> None:
    do(pit, ShowCutCard(), NewShoe(8, burn_due=False))


def test_who_comes_between_rounds_begins_with_the_next_round(pit: Pit) -> None:
    a_round(pit)
    comes(pit, RELIEF)
    came = pit.clocks.day
    assert duty_of(pit.ledger, RELIEF) == Duty(came, None)
    a_round(pit)
    a_round(pit)
    shoe = pit.session.table.shoes
    assert duty_of(pit.ledger, RELIEF) == Duty(came, (shoe, 2))


def test_who_comes_in_mid_round_begins_with_that_round(pit: Pit) -> None:
    a_round(pit)
    do(pit, PlaceYourBets())
    comes(pit, RELIEF)
    finish(pit)
    duty = duty_of(pit.ledger, RELIEF)
    assert duty is not None
    assert duty.first == (pit.session.table.shoes, 2)


def test_who_comes_before_a_new_shoe_begins_with_its_first_round(pit: Pit) -> None:
    a_round(pit)
    comes(pit, RELIEF)
    another_shoe(pit)
    a_round(pit)
    duty = duty_of(pit.ledger, RELIEF)
    assert duty is not None
    assert duty.first == (pit.session.table.shoes, 1)


def test_the_last_time_counts_and_another_dealer_has_no_duty(pit: Pit) -> None:
    comes(pit, RELIEF)
    comes(pit, DEALER)
    comes(pit, RELIEF)
    duty = duty_of(pit.ledger, RELIEF)
    assert duty is not None
    assert duty.since == pit.clocks.day > START
    assert duty_of(pit.ledger, DEALER) is None


def test_a_dealer_who_came_in_an_earlier_shoe_is_looked_up_but_not_from_the_beginning_of_time(
    pit: Pit,
) -> None:
    a_round(pit)
    comes(pit, RELIEF)
    came, shoe = pit.clocks.day, pit.session.table.shoes
    a_round(pit)
    found = []
    for _ in range(6):
        found.append(duty_of(pit.ledger, RELIEF))
        another_shoe(pit)
        a_round(pit)
    assert found[:3] == [Duty(came, (shoe, 2))] * 3
    assert found[-1] is None
