"""What several sets say alike, checked for the game that a test names."""

from __future__ import annotations

from msgspec.structs import replace

from terminal.rounds import commands as c
from terminal.rounds.state import Phase, Table, phase_of
from terminal.rules.bets import Bet, Result
from terminal.rules.games import GAMES
from terminal.rules.house import Limits
from terminal.rules.ranks import Rank
from tests.rounds.paragraph_table import (
    a_round,
    bet,
    deal,
    lying,
    open_round,
    outcomes,
    played,
    refusal,
    settled,
    table_of,
    terms_of,
)

PLAYER_NINE = "9S 2H KD 3C"
"""Player 9, Banker 5: the Player wins with a Natural."""
TIE_ON_SEVEN = "7S 7H KD KC"


def layout_refused(game: str, paragraph: str) -> None:
    """Check that a layout that the set does not show is refused, those that it shows are not."""
    terms = terms_of(game)
    tables = GAMES[game].tables
    for layout in (*tables, *(f"{table}-narrow" for table in tables)):
        played(Table(terms), c.OpenTable(replace(terms, layout=layout)))
    for layout in {"bean-8", "mini-5", "big-12"} - set(tables) | {"bean-10"}:
        wrong = c.OpenTable(replace(terms, layout=layout))
        assert refusal(Table(terms), wrong, Rank.SHIFT_MANAGER) == ("layout_not_allowed", paragraph)


def box_refused(game: str, paragraph: str) -> None:
    """Check that a bet on a box that the layout lacks is refused; each that it has takes one."""
    table = table_of(game)
    for box in ("4", "9", "14", "0"):
        assert refusal(table, bet(f"{box} banker 100")) == ("unknown_box", paragraph)
    for box in table.terms.boxes:
        table = played(table, bet(f"{box} banker 100"))
    assert len(open_round(table).slices) == len(table.terms.boxes)


def decks_refused(game: str, paragraph: str) -> None:
    """Check that a shoe of too few or too many decks is refused, at opening and at a new shoe."""
    table = table_of(game)
    first, last = {"fortune-six": (4, 10)}.get(game, (4, 8))
    for decks in (first - 1, last + 1):
        wrong = "decks_not_allowed", paragraph
        assert refusal(table, c.NewShoe(decks), Rank.SHIFT_MANAGER) == wrong
        terms = replace(table.terms, decks=decks)
        assert refusal(Table(terms), c.OpenTable(terms), Rank.SHIFT_MANAGER) == wrong
    for decks in range(first, last + 1):
        shoe = played(table, c.NewShoe(decks)).shoe
        assert shoe is not None
        assert shoe.cards_left == 52 * decks


def round_commences(game: str) -> None:
    """Check that "Place your Bets, please" commences a round, and only where none is under way."""
    table = table_of(game)
    assert phase_of(table) is Phase.BETWEEN_ROUNDS
    table = played(table, c.PlaceYourBets())
    assert phase_of(table) is Phase.BETTING
    assert refusal(table, c.PlaceYourBets())[0] == "round_open"
    assert refusal(table, deal("9S")[0])[0] == "bets_open"


def placing_closes(game: str, paragraph: str) -> None:
    """Check that "No more Bets" closes the placing: nothing is taken or taken back after a card has left."""
    table = played(table_of(game), bet("1 banker 100"), c.CloseBets())
    assert open_round(table).closed
    late = played(table, bet("2 banker 100"))
    assert [piece.after_call for piece in open_round(late).slices] == [False, True]
    table = played(table, *deal("9S"))
    assert refusal(table, bet("1 banker 100")) == ("bets_closed", paragraph)
    assert refusal(table, bet("2 player 100")) == ("bets_closed", paragraph)
    assert refusal(table, c.WithdrawBet("1", Bet.BANKER))[0] == "bets_closed"


def any_mix(game: str) -> None:
    """Check that one player bets on every area at once, and each bet is settled by itself."""
    names = [name.value for name in GAMES[game].bets]
    table = a_round(table_of(game), [f"3 {name} 100" for name in names], PLAYER_NINE)
    lines = settled(table)
    assert set(lines) == {f"3 seated {name}" for name in names}
    assert [name for name in names if lines[f"3 seated {name}"].outcome.value == "won"] == ["player"]


def side_bets_alone(game: str) -> None:
    """Check that each bet other than on the two hands is taken from a player who has no other."""
    names = [name.value for name in GAMES[game].bets if name not in (Bet.PLAYER, Bet.BANKER)]
    for name in names:
        table = a_round(table_of(game), [f"3 {name} 100"], TIE_ON_SEVEN)
        assert list(settled(table)) == [f"3 seated {name}"]


def tie_bets_may_stay(game: str) -> None:
    """Check that after a Tie a hand bet goes back, or stays where it lies until it is withdrawn."""
    tied = a_round(table_of(game), ["1 player 300", "2 banker 200", "3 player 100", "3 tie 50"], TIE_ON_SEVEN)
    assert outcomes(tied) == {
        "1 seated player": ("returned", 300_00),
        "2 seated banker": ("returned", 200_00),
        "3 seated player": ("returned", 100_00),
        "3 seated tie": ("won", 450_00),
    }
    left = played(tied, c.LeaveBet("1", Bet.PLAYER), c.LeaveBet("2", Bet.BANKER))
    assert [(piece.box, piece.amount, piece.left_lying) for piece in open_round(left).slices] == [
        ("1", 300_00, True),
        ("2", 200_00, True),
    ]
    assert refusal(left, c.LeaveBet("1", Bet.PLAYER))[0] == "nothing_to_leave"
    assert refusal(left, c.LeaveBet("3", Bet.TIE))[0] == "nothing_to_leave"
    withdrawn = played(left, c.WithdrawBet("1", Bet.PLAYER), c.CloseBets(), *deal(PLAYER_NINE))
    assert outcomes(played(withdrawn, c.ConcludeRound())) == {"2 seated banker": ("lost", 0)}


def tie_bets_are_taken_up(game: str) -> None:
    """Check that what a Tie has returned is taken up, whole or in part, until the bets are closed.

    No bet before.
    """
    tied = a_round(table_of(game), ["1 player 300", "1 1 banker 200", "2 banker 200"], TIE_ON_SEVEN)
    part, whole = c.WithdrawBet("1", Bet.PLAYER, 100_00), c.WithdrawBet("2", Bet.BANKER)
    between = played(tied, part, whole)
    assert between.round is None
    assert lying(between) == {"1 seated player": 200_00, "1 standing-1 banker": 200_00}
    table = played(between, c.PlaceYourBets(), c.WithdrawBet("1", Bet.BANKER, 50_00, "standing-1"))
    assert lying(table) == {"1 seated player": 200_00, "1 standing-1 banker": 150_00}
    assert open_round(table).slices == ()
    assert refusal(table, whole)[0] == "nothing_there"
    assert refusal(table, c.WithdrawBet("1", Bet.PLAYER, 200_01))[0] == "not_a_multiple"
    assert refusal(table, c.WithdrawBet("1", Bet.PLAYER, 201_00))[0] == "nothing_there"
    assert refusal(table, c.WithdrawBet("1", Bet.PLAYER, 0))[0] == "amount_not_positive"
    left = played(table, c.LeaveBet("1", Bet.PLAYER))
    assert [piece.amount for piece in open_round(left).slices] == [200_00]
    assert lying(left) == {"1 standing-1 banker": 150_00}
    closed = played(table, c.CloseBets())
    assert lying(closed) == {}
    assert refusal(closed, c.WithdrawBet("1", Bet.PLAYER))[0] == "bets_closed"


def round_has_two_ends(game: str) -> None:
    """Check that a round is open from the announcement until all is settled, with or without bets."""
    table = table_of(game)
    for bets in ([], ["1 player 100"]):
        opened = played(table, c.PlaceYourBets(), *map(bet, bets), c.CloseBets(), *deal(PLAYER_NINE))
        assert opened.round is not None
        assert refusal(opened, c.PlaceYourBets())[0] == "round_open"
        ended = played(opened, c.ConcludeRound())
        assert ended.round is None
        assert ended.last is not None
        assert len(settled(ended)) == len(bets)
        played(ended, c.PlaceYourBets())


def shoe_needed(game: str) -> None:
    """Check that without a shoe no round commences, and each card leaves the shoe."""
    terms = terms_of(game)
    bare = played(Table(terms), c.OpenTable(terms))
    assert refusal(bare, c.PlaceYourBets())[0] == "no_shoe"
    table = a_round(table_of(game), ["1 player 100"], PLAYER_NINE)
    assert table.shoe is not None
    assert table.shoe.cards_left == 416 - 4


def dealer_alone(game: str) -> None:
    """Check that no act of an ordinary round asks for a higher rank than the Dealer's."""
    table = a_round(table_of(game), ["1 player 100", "1 1 banker 100", "2 tie 10"], "2S 2H 3D 3C 5S 4H")
    assert table.last is not None
    assert [len(table.last.player), len(table.last.banker)] == [3, 3]
    assert outcomes(table) == {
        "1 seated player": ("lost", 0),
        "1 standing-1 banker": ("won", 195_00 if game == "commission" else 200_00),
        "2 seated tie": ("lost", 0),
    }


def ranks_above(game: str) -> None:
    """Check that an act that takes a Pit Supervisor is refused to the Dealer and open to every rank above."""
    table, change = table_of(game), c.SetLimits(Limits(minimum=100_00))
    assert refusal(table, change)[0] == "rank_missing"
    for rank in (Rank.PIT_SUPERVISOR, Rank.PIT_MANAGER, Rank.SHIFT_MANAGER):
        assert played(table, change, rank=rank).terms.limits.minimum == 100_00


def players_have_bets(game: str) -> None:
    """Check that those with bets in a round are its players; who takes them all back is none."""
    table = played(table_of(game), bet("1 player 100"), bet("2 1 banker 100"), bet("3 banker 100"))
    table = played(
        table, c.WithdrawBet("3", Bet.BANKER), c.CloseBets(), *deal(PLAYER_NINE), c.ConcludeRound()
    )
    assert list(outcomes(table)) == ["1 seated player", "2 standing-1 banker"]


def one_seated(game: str) -> None:
    """Check that all that is placed for the seated player of a box on one area is one bet."""
    table = a_round(table_of(game), ["1 player 100", "2 player 50", "1 player 30"], PLAYER_NINE)
    assert outcomes(table) == {"1 seated player": ("won", 260_00), "2 seated player": ("won", 100_00)}


def standing_on_boxes(game: str) -> None:
    """Check that standing players bet on a numbered box, each alone, even where the seated one sits out."""
    table = a_round(
        table_of(game), ["1 banker 100", "1 1 player 50", "1 2 player 40", "7 1 player 30"], PLAYER_NINE
    )
    assert outcomes(table) == {
        "1 seated banker": ("lost", 0),
        "1 standing-1 player": ("won", 100_00),
        "1 standing-2 player": ("won", 80_00),
        "7 standing-1 player": ("won", 60_00),
    }
    assert refusal(table_of(game), bet("4 1 player 50"))[0] == "unknown_box"
    assert refusal(table_of(game), c.PlaceBet("1", Bet.PLAYER, 100_00, "standing-0"))[0] == "unknown_bettor"


def void_returns_all(game: str) -> None:
    """Check that a void round has no result, gives every bet back and leaves the results before it alone."""
    before = a_round(table_of(game), ["1 player 100"], PLAYER_NINE)
    table = played(
        before, bet("1 player 100"), bet("2 banker 70"), bet("3 tie 5"), c.CloseBets(), *deal("2S 2H")
    )
    void = played(table, c.RaiseIrregularity("foreign_card"), rank=Rank.PIT_SUPERVISOR)
    assert void.last is not None
    assert void.last.settlement is not None
    assert void.last.settlement.result is Result.VOID
    assert outcomes(void) == {
        "1 seated player": ("returned", 100_00),
        "2 seated banker": ("returned", 70_00),
        "3 seated tie": ("returned", 5_00),
    }
    assert void.history == before.history != ()


def limits_are_shown(game: str) -> None:
    """Check that the limits stand in the table's terms, and other ones hold from the next round on."""
    limits = Limits(minimum=100_00, maximum=5000_00, maximum_differential=3000_00)
    table = table_of(game, limits=limits)
    assert table.terms.limits == limits
    higher = c.SetLimits(Limits(minimum=200_00, maximum_differential=9000_00))
    opened = played(table, bet("1 banker 100"))
    assert refusal(opened, higher, Rank.PIT_SUPERVISOR)[0] == "round_open"
    assert played(table, higher, rank=Rank.PIT_SUPERVISOR).terms.limits == higher.limits


def maximum_holds(game: str, paragraph: str) -> None:
    """Check that a bet over the maximum is refused whole, the bettor's chips on that area taken together."""
    table = table_of(game, limits=Limits(maximum=500_00, side_maximum=50_00))
    assert refusal(table, bet("1 banker 501")) == ("over_maximum", paragraph)
    assert refusal(table, bet("1 tie 51")) == ("over_maximum", paragraph)
    table = played(table, bet("1 banker 400"), bet("1 tie 50"))
    assert refusal(table, bet("1 banker 101")) == ("over_maximum", paragraph)
    assert [piece.amount for piece in open_round(table).slices] == [400_00, 50_00]
    played(table, bet("1 banker 100"), bet("1 player 500"))


def minimum_on_record(game: str, paragraph: str) -> None:
    """Check that a bet under the minimum is on record at the close, and wins or loses as it lies."""
    table = table_of(game, limits=Limits(minimum=100_00))
    table = played(table, bet("1 player 99"), bet("2 player 100"), c.CloseBets())
    raised = open_round(table).irregularities
    assert [(fault.kind, fault.paragraph) for fault in raised] == [("under_minimum", paragraph)]
    assert raised[0].facts.bet is not None
    assert (raised[0].facts.bet.box, raised[0].facts.bet.amount) == ("1", 99_00)
    table = played(table, *deal(PLAYER_NINE), c.ConcludeRound())
    assert outcomes(table)["1 seated player"] == ("won", 198_00)


def balance_is_open(game: str) -> None:
    """Check that what one player leaves of the limit is open to any other, at the same box or elsewhere."""
    table = table_of(game, limits=Limits(maximum=500_00))
    table = played(
        table, bet("1 banker 200"), bet("1 1 banker 500"), bet("1 2 banker 300"), bet("2 banker 500")
    )
    assert sum(piece.amount for piece in open_round(table).slices) == 1500_00


def bets_from_the_call(game: str) -> None:
    """Check that a bet is taken from the announcement on; after closing not before the next round."""
    table = played(
        table_of(game), c.PlaceYourBets(), bet("1 banker 100"), c.CloseBets(), *deal("9S 2H KD 3C")
    )
    assert refusal(table, bet("1 banker 100"))[0] == "bets_closed"
    table = played(table, c.ConcludeRound(), c.PlaceYourBets(), bet("1 banker 100"))
    assert [piece.amount for piece in open_round(table).slices] == [100_00]


def squeeze_request(game: str) -> None:
    """Check that only the seated player with the highest bet may ask; of equal ones any."""
    table = played(
        table_of(game, face_down=True),
        *map(bet, ["1 player 300", "2 banker 500", "3 tie 500", "5 1 banker 900", "6 banker 499"]),
        c.CloseBets(),
    )
    for box in ("1", "5", "6"):
        assert refusal(table, c.RequestSqueeze(box)) == ("not_the_highest_bet", "3.9")
    for box in ("2", "3"):
        assert open_round(played(table, c.RequestSqueeze(box))).squeezer == box


def squeeze_only_face_down(game: str) -> None:
    """Check that where cards are dealt face up, or where none is to come, nobody squeezes."""
    for face_down, code in ((False, "not_face_down"), (True, "no_card_to_come")):
        table = played(table_of(game, face_down=face_down), bet("1 player 100"), c.CloseBets())
        table = played(table, *deal(PLAYER_NINE))
        assert refusal(table, c.RequestSqueeze("1")) == (code, "3.9")
