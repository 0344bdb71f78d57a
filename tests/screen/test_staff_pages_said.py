"""The pages of the staff desk say what will be in strong words, and how in plain ones."""

from __future__ import annotations

from terminal.rules.ranks import Rank
from terminal.screen.dialogue_views import IdentityView
from terminal.screen.staff.desk_pages import BACK, badge_page, rank_page, signature_page

WHO = IdentityView(5, 6)


def test_a_change_is_said_in_strong_words_and_who_signs_in_plain_ones() -> None:
    page = signature_page("Chan becomes a Pit Manager", "A Shift Manager signs", WHO)
    assert page.words == (
        ("Chan becomes a Pit Manager", True),
        ("A Shift Manager signs", False),
        ("It is recorded under the number that signs.", False),
    )
    assert (page.identity, page.asks_name, page.reads_badge) == (WHO, False, False)


def test_a_new_badge_says_whose_it_is_and_that_the_older_one_ends() -> None:
    page = badge_page("Chan", (5, 6))
    assert page.words == (
        ("A badge for Chan", True),
        ("Hold it to the reader, then sign for it.", False),
        ("From then on an older badge is good no more.", False),
    )
    assert (page.identity, page.asks_name, page.reads_badge) == (WHO, False, True)


def test_nobody_acts_as_a_dealer() -> None:
    assert [answer.name for answer in rank_page(0, "").answers] == [*Rank, BACK]
    assert [answer.name for answer in rank_page(2, "").answers] == [*list(Rank)[1:], BACK]
