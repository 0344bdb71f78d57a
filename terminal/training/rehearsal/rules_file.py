"""A game's rules as a file of JSON, so that a version that is still to come can be compared with today's."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from hashlib import sha256
from pathlib import Path
from typing import Annotated, Final, Self

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import asdict

from terminal.rounds.irregularities.catalogue import CATALOGUE
from terminal.rules.actions import Action
from terminal.rules.bets import ORIGINAL_BETS, Bet, Hand, Result, Stage
from terminal.rules.game import Game, InsuranceRow, Paragraphs, Pay, table_of_layout
from terminal.rules.games import GAMES
from terminal.rules.provisions import Circumstance, PlayerOptions, Provision
from terminal.rules.ranks import Rank
from terminal.table.setup.layouts import layout_names
from terminal.table.setup.typed_input import FaultyInput, Parsed, read_as, text_of

MOST_BYTES: Final = 1024**2
"""Of a file of rules; those of the five games have less than a fiftieth of it."""
_VERSION_MARK: Final = "~"
_HASH_LETTERS: Final = 12
_FEWEST_DECKS: Final = min(game.decks[0] for game in GAMES.values())
_LARGEST_DECKS: Final = 12
_POINTS: Final = 9


class Odds(Parsed, Fraction):
    """Odds or a share, written as `8`, `1/2` or `1.05`."""

    @classmethod
    def parse(cls, value: object) -> Self:
        """Return the fraction of a text."""
        text = text_of(value)
        try:
            read = cls(text)
        except (ValueError, ZeroDivisionError):
            raise ValueError(f"{text!r} are no odds; write 8, 1/2 or 1.05") from None
        if read < 0:
            raise ValueError(f"{text!r} is less than nothing")
        return read


class PayWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A line of a pay table as it is written."""

    bet: Bet
    odds: Odds
    result: Result | None = None
    points: Annotated[int, Meta(ge=0, le=_POINTS)] | None = None
    banker_cards: Annotated[int, Meta(ge=2, le=3)] | None = None
    pair_rank: str | None = None
    commission: Odds | None = None
    paragraph: str


class RowWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A row of the insurance table as it is written; Point Totals from and to."""

    stage: Stage
    hand: Hand
    player: tuple[int, int]
    banker: tuple[int, int]
    odds: Odds
    pays_on_tie: bool = False


class ProvisionWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the rules provide for an irregularity, as it is written."""

    when: Circumstance = Circumstance.ANY
    action: Action | None = None
    paragraph: str | None = None
    decided_by: Rank
    options: PlayerOptions = PlayerOptions.NEVER
    new_shoe: bool = False
    cites: list[str] = []


class GameWords(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The rules of a game as they are written."""

    id: str
    name: str
    caption: str
    short: str
    decks: tuple[int, int]
    tables: Annotated[list[str], Meta(min_length=1)]
    bets: list[Bet]
    six_name: str | None = None
    pays: list[PayWords]
    insurance: list[RowWords] = []
    differential: bool = False
    one_hand_only: bool = False
    squeeze: bool = False
    player_options: bool = False
    irregularities: dict[str, list[ProvisionWords]]
    paragraphs: dict[str, str | None]


class RulesPlace(Struct, frozen=True):
    """A file of rules, for what is wrong in it."""

    file: str

    def fault(self, field: str, problem: str) -> FaultyInput:
        """Return the error about a field."""
        return FaultyInput(problem, file=self.file, field=field)


def read_rules(path: Path) -> Game:
    """Return the rules in a file, under an id of their own that tells them from every other version.

    Raises `FaultyInput` that names the line or the field, also for a game that there is not.
    """
    place = RulesPlace(path.name)
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise place.fault("", f"cannot be read: {error.strerror or error}") from error
    if len(content) > MOST_BYTES:
        raise place.fault("", f"is longer than {MOST_BYTES // 1024} KiB, which no rules are")
    try:
        data: object = json.loads(content)
    except json.JSONDecodeError as error:
        raise FaultyInput(
            f"no JSON at column {error.colno}: {error.msg}", file=path.name, line=error.lineno
        ) from error
    except (UnicodeDecodeError, RecursionError) as error:
        raise place.fault("", "is no JSON in UTF-8") from error
    return _game(read_as(GameWords, data, place), place)


def _check_names(words: GameWords, place: RulesPlace) -> None:
    if words.id not in GAMES:
        raise place.fault("id", f"{words.id!r} is none of {', '.join(GAMES)}")
    for bet in (*ORIGINAL_BETS, Bet.TIE):
        if bet not in words.bets:
            raise place.fault("bets", f"{bet.value!r} is missing: no game is without it")
    shapes = {table_of_layout(name) for name in layout_names()}
    for number, table in enumerate(words.tables):
        if table not in shapes:
            raise place.fault(f"tables[{number}]", f"{table!r} is none of {', '.join(sorted(shapes))}")
    for kind in words.irregularities:
        if kind not in CATALOGUE:
            raise place.fault("irregularities", f"{kind!r} is no kind of irregularity")


def _check_paragraphs(words: GameWords, place: RulesPlace) -> None:
    for name in words.paragraphs:
        if name not in Paragraphs.FIELDS:
            raise place.fault("paragraphs", f"{name!r} is none of {', '.join(Paragraphs.FIELDS)}")
    missing = [
        name for name in Paragraphs.FIELDS if name not in words.paragraphs and name not in Paragraphs.DEFAULTS
    ]
    if missing:
        raise place.fault(f"paragraphs.{missing[0]}", "is missing")


def _game(words: GameWords, place: RulesPlace) -> Game:
    _check_names(words, place)
    _check_paragraphs(words, place)
    low, high = words.decks
    if not _FEWEST_DECKS <= low <= high <= _LARGEST_DECKS:
        said = f"must be two numbers from {_FEWEST_DECKS} to {_LARGEST_DECKS}, the smaller first"
        raise place.fault("decks", said)
    digest = sha256(json.dumps(to_builtins(words, enc_hook=str), sort_keys=True).encode()).hexdigest()
    return Game(
        id=f"{words.id}{_VERSION_MARK}{digest[:_HASH_LETTERS]}",
        name=words.name,
        caption=words.caption,
        short=words.short,
        decks=range(low, high + 1),
        tables=tuple(words.tables),
        bets=tuple(words.bets),
        six_name=words.six_name,
        pays=tuple(_pay(line) for line in words.pays),
        insurance=tuple(_row(row) for row in words.insurance),
        differential=words.differential,
        one_hand_only=words.one_hand_only,
        squeeze=words.squeeze,
        player_options=words.player_options,
        irregularities={
            kind: tuple(_provision(one) for one in several) for kind, several in words.irregularities.items()
        },
        paragraphs=Paragraphs(**words.paragraphs),  # type: ignore[arg-type]
    )


def _pay(words: PayWords) -> Pay:
    written = asdict(words)
    share = written.pop("commission")
    odds = Fraction(written.pop("odds"))
    return Pay(**written, odds=odds, commission=Fraction(0) if share is None else Fraction(share))


def _row(words: RowWords) -> InsuranceRow:
    return InsuranceRow(
        stage=words.stage,
        hand=words.hand,
        player=range(words.player[0], words.player[1] + 1),
        banker=range(words.banker[0], words.banker[1] + 1),
        odds=Fraction(words.odds),
        pays_on_tie=words.pays_on_tie,
    )


def _provision(words: ProvisionWords) -> Provision:
    return Provision(**{**asdict(words), "cites": tuple(words.cites)})


def rules_in_words(game: Game) -> dict[str, object]:
    """Return the rules of a game as a file of rules has them."""
    return {
        "id": base_id(game),
        "name": game.name,
        "caption": game.caption,
        "short": game.short,
        "decks": [game.decks[0], game.decks[-1]],
        "tables": list(game.tables),
        "bets": [bet.value for bet in game.bets],
        "six_name": game.six_name,
        "pays": [_written(pay) for pay in game.pays],
        "insurance": [
            _written(row)
            | {"player": [row.player[0], row.player[-1]], "banker": [row.banker[0], row.banker[-1]]}
            for row in game.insurance
        ],
        "differential": game.differential,
        "one_hand_only": game.one_hand_only,
        "squeeze": game.squeeze,
        "player_options": game.player_options,
        "irregularities": {
            kind: [_written(one) for one in several] for kind, several in game.irregularities.items()
        },
        "paragraphs": _written(game.paragraphs),
    }


def _written(value: Pay | InsuranceRow | Provision | Paragraphs) -> dict[str, object]:
    def plain(one: object) -> object:
        if isinstance(one, Fraction):
            return str(one)
        return list(one) if isinstance(one, tuple | range) else one

    return {name: plain(getattr(value, name)) for name in value.FIELDS}


def base_id(game: Game) -> str:
    """Return the id of the game of which this is a version."""
    return game.id.partition(_VERSION_MARK)[0]


@contextmanager
def played(*games: Game) -> Iterator[None]:
    """Let games be played that the program does not know, for as long as they are compared."""
    new = {game.id: game for game in games if game.id not in GAMES}
    GAMES.update(new)
    try:
        yield
    finally:
        for name in new:
            del GAMES[name]
