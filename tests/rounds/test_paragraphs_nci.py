"""Insurance and Super Six Plus: the paragraphs of sections 1 to 4 that show in whole rounds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from terminal.rounds import commands as c
from terminal.rounds.state import Largest, Phase, Table, phase_of
from terminal.rules.bets import Hand, Stage
from terminal.rules.ranks import Rank
from tests.rounds import paragraph_checks as check
from tests.rounds.paragraph_table import bet, deal, insure, open_round, outcomes, played, refusal, table_of

GAME = "insurance-super-six-plus"

BANKER_SEVEN = "KS 7H 2D KC"
"""Player 2, Banker 7: insurance on Banker at four to one; the Player draws."""
PLAYER_NINE_OF_THREE = "KS KH KD 2C 9S"
"""Player 9 with three cards, Banker 2: insurance on Player at eight to one; the Banker draws."""


def dealt(bets: list[str], codes: str, *, face_down: bool = False, private: bool = False) -> Table:
    """Return a table with these bets closed and these cards dealt, each offer on the way passed by."""
    table = played(table_of(GAME, face_down=face_down, private=private), *map(bet, bets), c.CloseBets())
    return played(table, *deal(codes))


def test_nci_1_23_a_void_round_returns_insurance_too() -> None:
    table = played(dealt(["1 banker 1000"], BANKER_SEVEN), insure("1 banker 200"))
    void = played(table, c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR)
    assert outcomes(void) == {
        "1 seated banker": ("returned", 1000_00),
        "1 seated insurance": ("returned", 200_00),
    }


# --- ¶3.11 to ¶3.14: insurance ---------------------------------------------------------------------------


def test_nci_3_11_insurance_is_for_those_with_a_bet_on_the_hand() -> None:
    table = dealt(["1 banker 1000", "2 player 1000", "3 tie 1000", "5 1 banker 90"], BANKER_SEVEN)
    offer = open_round(table).offer
    assert offer is not None
    assert offer.largest == (Largest("1", "seated", 250_00), Largest("5", "standing-1", 22_00))
    assert refusal(table, insure("2 banker 10")) == ("nothing_to_insure", "3.11")
    assert refusal(table, insure("3 banker 10")) == ("nothing_to_insure", "3.11")
    assert refusal(table, insure("5 banker 10")) == ("nothing_to_insure", "3.11")
    assert refusal(table, insure("2 player 10"))[0] == "nothing_on_offer"
    table = played(table, insure("1 banker 250"), insure("5 1 banker 20"))
    table = played(table, c.CloseInsurance(), *deal("7S"), c.ConcludeRound())
    assert outcomes(table)["1 seated insurance"] == ("won", 1250_00)
    assert outcomes(table)["5 standing-1 insurance"] == ("won", 100_00)


def test_nci_3_12_the_offer_falls_due_and_the_lammer_is_put_out() -> None:
    table = dealt(["1 banker 1000"], "KS 7H 2D")
    assert open_round(table).offer is None
    table = played(table, *deal("KC"))
    offer = open_round(table).offer
    assert offer is not None
    assert (offer.stage, offer.hand, offer.odds, offer.out) == (
        Stage.FOUR_CARDS,
        Hand.BANKER,
        Fraction(4),
        False,
    )
    assert phase_of(table) is Phase.INSURANCE
    out = open_round(played(table, c.OfferInsurance())).offer
    assert out is not None
    assert out.out


def test_nci_3_12_both_stages_may_come_in_one_round() -> None:
    table = dealt(["1 player 1000", "2 banker 1000"], "KS 5H 4D KC")
    first = open_round(table).offer
    assert first is not None
    assert (first.stage, first.hand) == (Stage.FOUR_CARDS, Hand.BANKER)
    table = played(table, c.CloseInsurance(offered=True), *deal("4S"))
    second = open_round(table).offer
    assert second is not None
    assert (second.stage, second.hand, second.odds) == (Stage.PLAYER_THIRD, Hand.PLAYER, Fraction(7))


def test_nci_3_12_no_card_is_dealt_past_an_open_offer() -> None:
    table = dealt(["1 banker 1000"], BANKER_SEVEN)
    assert refusal(table, deal("7S")[0]) == ("insurance_open", "3.12")
    offered = played(table, c.OfferInsurance())
    assert refusal(offered, deal("7S")[0]) == ("insurance_open", "3.12")
    for ending in (c.CloseInsurance(offered=False), c.DeclineInsurance("1"), insure("1 banker 250")):
        assert phase_of(played(table, ending, *deal("7S"))) is Phase.RESULT
    part = played(table, insure("1 banker 249"))
    assert refusal(part, deal("7S")[0]) == ("insurance_open", "3.12")


def test_nci_3_12_an_offer_that_nobody_can_take_holds_nothing_up() -> None:
    table = dealt(["1 player 1000"], BANKER_SEVEN)
    offer = open_round(table).offer
    assert offer is not None
    assert offer.largest == ()
    assert phase_of(played(table, *deal("7S"))) is Phase.RESULT


def test_nci_3_12_2_more_than_the_original_bet_carries_is_refused() -> None:
    table = dealt(["1 banker 1000"], BANKER_SEVEN)
    assert refusal(table, insure("1 banker 251")) == ("over_cover", "3.12.2")
    table = played(table, insure("1 banker 200"))
    assert refusal(table, insure("1 banker 51")) == ("over_cover", "3.12.2")
    played(table, insure("1 banker 50"))


def test_nci_3_12_2_both_offers_on_a_hand_count_together() -> None:
    # Player 5, Banker 4: two to one on Player. Then Player 7, the Banker draws: four to one on Player.
    table = played(dealt(["1 player 1000"], "KS 4H 5D KC"), insure("1 player 300"), c.CloseInsurance())
    table = played(table, *deal("2S"))
    offer = open_round(table).offer
    assert offer is not None
    assert offer.largest == (Largest("1", "seated", 100_00),)
    assert refusal(table, insure("1 player 101")) == ("over_cover", "3.12.2")
    table = played(table, insure("1 player 100"), c.CloseInsurance(), *deal("5S"), c.ConcludeRound())
    assert table.last is not None
    assert table.last.settlement is not None
    insured = [line for line in table.last.settlement.lines if line.bet == "insurance"]
    assert [(line.after, line.paid) for line in insured] == [
        (Stage.FOUR_CARDS, 600_00),
        (Stage.PLAYER_THIRD, 400_00),
    ]


@pytest.mark.parametrize("third", ["9S", "XX"])
def test_nci_3_14_seeing_the_bankers_third_card_first_waives_the_second_offer(third: str) -> None:
    four = "KS KH KD 2C"
    plain = played(dealt(["1 player 1000"], four, face_down=True), *deal("9S"))
    assert open_round(plain).offer is not None
    asked = dealt(["1 player 1000"], four, face_down=True)
    assert refusal(asked, c.OrderSqueeze(granted=True)) == ("rank_missing", "3.14")
    granted = played(asked, c.OrderSqueeze(granted=True), rank=Rank.PIT_SUPERVISOR)
    granted = played(granted, *deal(third))
    assert open_round(granted).offer is None
    assert phase_of(granted) is Phase.DEALING
    refused = played(asked, c.OrderSqueeze(granted=False), rank=Rank.PIT_SUPERVISOR)
    assert open_round(played(refused, *deal("9S"))).offer is not None


@pytest.mark.parametrize(
    "four", ["KS 3H KD KC", "6S 2H KD KC", "8S 2H KD KC", "KS 7H KD KC"], ids=["3", "stands", "natural", "7"]
)
def test_nci_3_14_it_is_granted_only_where_both_hands_draw_whatever_comes(four: str) -> None:
    table = dealt([], four, face_down=True)
    ordered = c.OrderSqueeze(granted=True)
    assert refusal(table, ordered, Rank.SHIFT_MANAGER) == ("not_certain_to_draw", "3.14")
    face_up = dealt([], "KS KH KD 2C")
    assert refusal(face_up, ordered, Rank.SHIFT_MANAGER)[0] == "not_face_down"


# --- ¶3.17, ¶4.2: a Tie, the notice ----------------------------------------------------------------------


def test_nci_3_17_a_tie_returns_original_bets_and_insurance() -> None:
    table = played(dealt(["1 banker 1000", "2 player 300"], BANKER_SEVEN), insure("1 banker 200"))
    table = played(table, c.CloseInsurance(), *deal("5S"), c.ConcludeRound())
    assert outcomes(table) == {
        "1 seated banker": ("returned", 1000_00),
        "1 seated insurance": ("returned", 200_00),
        "2 seated player": ("returned", 300_00),
    }
    check.tie_bets_may_stay(GAME)


def test_nci_4_2_1_nine_nine_pays_eight_to_one_in_a_whole_round() -> None:
    table = played(dealt(["1 player 1000"], PLAYER_NINE_OF_THREE), insure("1 player 100"), c.CloseInsurance())
    table = played(table, *deal("7S"), c.ConcludeRound())
    assert outcomes(table) == {
        "1 seated player": ("returned", 1000_00),
        "1 seated insurance": ("won", 900_00),
    }


def test_nci_4_2_1_insurance_after_four_cards_is_returned_even_at_nine_nine() -> None:
    # Player 5, Banker 4: two to one after four cards. Then both draw to nine, and nobody insures again.
    table = played(dealt(["1 player 1000"], "KS 4H 5D KC"), insure("1 player 100"), c.CloseInsurance())
    table = played(table, *deal("4S"), c.CloseInsurance(), *deal("5S"), c.ConcludeRound())
    assert outcomes(table) == {
        "1 seated player": ("returned", 1000_00),
        "1 seated insurance": ("returned", 100_00),
    }


def test_nci_4_2_2_while_the_notice_is_up_nothing_is_offered() -> None:
    table = table_of(GAME, private=True)
    assert refusal(table, c.SetNotice(up=True)) == ("rank_missing", "4.2.2")
    table = played(table, c.SetNotice(up=True), rank=Rank.PIT_SUPERVISOR)
    table = played(table, bet("1 banker 1000"), c.CloseBets(), *deal(BANKER_SEVEN))
    assert open_round(table).offers == ()
    assert refusal(table, insure("1 banker 10"))[0] == "nothing_on_offer"
    assert refusal(table, c.SetNotice(up=False), Rank.PIT_SUPERVISOR)[0] == "round_open"
    table = played(table, *deal("7S"), c.ConcludeRound())
    table = played(table, c.SetNotice(up=False), rank=Rank.PIT_SUPERVISOR)
    table = played(table, bet("1 banker 1000"), c.CloseBets(), *deal(BANKER_SEVEN))
    assert len(open_round(table).offers) == 1


def test_nci_4_2_2_the_notice_exists_at_private_tables_only() -> None:
    open_to_all = table_of(GAME)
    assert refusal(open_to_all, c.SetNotice(up=True), Rank.SHIFT_MANAGER) == ("not_private", "4.2.2")
    for game in ("commission", "easy-six", "tournament", "fortune-six"):
        assert (
            refusal(table_of(game, private=True), c.SetNotice(up=True), Rank.SHIFT_MANAGER)[0]
            == "not_in_this_game"
        )
