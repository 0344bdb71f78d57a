"""Reads the terms of a table, from a profile and a script alike; what is left out is standard."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from terminal.rounds.terms import LARGEST_AMOUNT, Terms
from terminal.rules.games import GAMES
from terminal.rules.house import DifferentialScope, EstablishedBy, ForgoneFor, House, Limits
from terminal.table.setup.defaults import DEFAULT_DECKS, default_layout, default_limits
from terminal.table.setup.fields import Fields
from terminal.table.setup.layouts import layout_labels, layout_names

LIMIT_KEYS = ("minimum", "maximum", "side_minimum", "side_maximum", "maximum_differential")


def read_terms(fields: Fields, table_id: str) -> Terms:
    """The terms of a table of this name; the fields that they are read from are taken.

    Raises the error of the fields' place, or `LayoutError` if the layout's own file is faulty.
    """
    game_id = fields.need("game", fields.one_of(GAMES))
    game = GAMES[game_id]
    layout = fields.take("layout", fields.one_of(layout_names()), default_layout(game))
    if not game.allows(layout):
        raise fields.fail(
            "layout", f"{game_id} may not be played on {layout}; it allows {', '.join(game.tables)}"
        )
    decks = fields.take("decks", fields.number, DEFAULT_DECKS)
    if decks not in game.decks:
        raise fields.fail("decks", f"{game_id} takes {game.decks[0]} to {game.decks[-1]} decks")
    limits = replace(default_limits(game), **dict(read_limits(fields)))
    chip_unit = fields.take("chip_unit", fields.money, 100)
    if chip_unit <= 0:
        raise fields.fail("chip_unit", "must be more than 0")
    return Terms(
        table_id=table_id,
        game=game_id,
        layout=layout,
        boxes=layout_labels(layout),
        decks=decks,
        limits=limits,
        chip_unit=chip_unit,
        face_down=fields.take("face_down", fields.flag, False),
        private=fields.take("private", fields.flag, False),
        house=_read_house(fields.within("house")),
    )


def read_limits(fields: Fields) -> Iterator[tuple[str, int | None]]:
    """The limits that are written, in cents; None where null takes a limit away."""
    for key in LIMIT_KEYS:
        if fields.has(key):
            yield key, fields.maybe(key, fields.money)


def check_limits(fields: Fields, limits: Limits) -> None:
    """Whether the limits of a table can be kept, those that were left out too.

    Raises the error of the fields' place for one beyond all sums, and for a minimum over its maximum.
    """
    for key in LIMIT_KEYS:
        limit = getattr(limits, key)
        if limit is not None and limit > LARGEST_AMOUNT:
            raise fields.fail(key, f"must be at most {LARGEST_AMOUNT // 100:,}")
    for least, most in (("minimum", "maximum"), ("side_minimum", "side_maximum")):
        low, high = getattr(limits, least), getattr(limits, most)
        if low is not None and high is not None and low > high:
            raise fields.fail(
                least,
                f"{low / 100:,.2f} is larger than {most}, which is {high / 100:,.2f}; make one fit the other",
            )


def _read_house(fields: Fields | None) -> House:
    standard = House()
    if fields is None:
        return standard
    unit = fields.take("payout_unit", fields.money, standard.payout_unit)
    if unit <= 0:
        raise fields.fail("payout_unit", "must be more than 0")
    house = House(
        payout_unit=unit,
        differential_scope=fields.take(
            "differential_scope", fields.member(DifferentialScope), standard.differential_scope
        ),
        pro_rata_everywhere=fields.take("pro_rata_everywhere", fields.flag, standard.pro_rata_everywhere),
        missed_offer_forgoes=fields.take(
            "missed_offer_forgoes", fields.member(ForgoneFor), standard.missed_offer_forgoes
        ),
        established_by=fields.take("established_by", fields.member(EstablishedBy), standard.established_by),
        rounds_after_cut_card=fields.take(
            "rounds_after_cut_card", fields.number, standard.rounds_after_cut_card
        ),
    )
    fields.done()
    return house
