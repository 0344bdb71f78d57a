"""The rules in words: every line that the table plays by is told once, with its paragraph."""

from __future__ import annotations

import pytest

from terminal.rules.game import Game
from terminal.rules.games import GAMES
from terminal.rules.table_of_play import NATURAL, banker_draws
from terminal.table.setup.languages import Language, wording
from terminal.training.rules_told import RulesChapter, chapters_of, rules_told
from terminal.training.table_builder import POINTS

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.id)


@every_game
def test_every_price_row_and_irregularity_of_the_game_is_told_with_its_paragraph(game: Game) -> None:
    odds = rules_told(game, RulesChapter.ODDS)
    assert [one.paragraphs for one in odds[:-1]] == [(pay.paragraph,) for pay in game.pays]
    rows = rules_told(game, RulesChapter.INSURANCE)
    said = {(one.title.render(), *(text.render() for text in one.said)) for one in rows}
    assert len(said) == len(rows) == len(game.insurance)
    assert (RulesChapter.INSURANCE in chapters_of(game)) is game.has_insurance
    told = rules_told(game, RulesChapter.IRREGULARITIES)
    named = [game.paragraphs_on(name) for name in game.irregularities]
    assert sorted(one.paragraphs for one in told) == sorted(named)
    assert all(one.said for one in told)


def test_the_table_of_play_in_words_says_what_the_table_does() -> None:
    told = [one.said[0].render() for one in rules_told(GAMES["commission"], RulesChapter.DRAW) if one.said]
    assert told[:2] == ["draws on 0–5", "draws on 0–5 if the Player stands"]
    for points, text in zip(range(NATURAL), told[2:], strict=True):
        drawn = [third for third in POINTS if banker_draws(0, points, third)]
        assert text.startswith("draws" if drawn else "stands")
        assert str(points) in text
    assert told[5] == "draws on 3 if the Player’s third card counts 0–7, 9"


def test_several_totals_are_joined_as_the_language_joins_them() -> None:
    draws = [one.said[0] for one in rules_told(GAMES["commission"], RulesChapter.DRAW) if one.said]
    assert draws[5].render(wording(Language.SIMPLIFIED)) == "3 点：闲第三张为 0–7、9 点时补牌"
