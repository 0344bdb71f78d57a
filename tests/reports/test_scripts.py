"""Reports of ledgers that session scripts were played into."""

from __future__ import annotations

from pathlib import Path

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.reports.build import make_report
from terminal.table.replay.parse import SCRIPT_TABLE, ScriptPlace, read_script
from terminal.table.replay.run import play
from tests.reports.asking import by, figures

SCRIPT = {
    "id": "insured",
    "table": {"game": "insurance-super-six-plus", "layout": "bean-9", "maximum_differential": None},
    "steps": [
        {"do": "place", "box": "3", "bettor": "seated", "bet": "banker", "amount": "1000"},
        {"do": "place", "box": "5", "bettor": "standing-1", "bet": "player", "amount": "700"},
        {"do": "no_more_bets"},
        *({"do": "deal", "card": card} for card in ("QS", "JD", "5H", "6C")),
        {"do": "insure", "box": "3", "bettor": "seated", "hand": "banker", "amount": "300"},
        {"do": "close_insurance"},
        {"do": "deal", "card": "TD"},
        {"do": "settle"},
    ],
}


def test_the_net_of_a_script_is_the_net_of_its_report(path: Path) -> None:
    ledger = Ledger.create(path, kind=LedgerKind.REPLAY, table_id=SCRIPT_TABLE, zone="UTC")
    answer = play(read_script(ScriptPlace("script"), SCRIPT), ledger)
    ledger.close()
    (settled,) = answer["rounds"]  # type: ignore[misc]
    document = make_report("shift", [path])
    found = by(document, "by_bet", "bet")
    # Banker 6 beats Player 5 and pays half; the insurance and the Player bet are lost.
    assert settled["house_net"] == "500.00"  # type: ignore[index]
    assert figures(document)["house_net"] == 50_000
    assert [found[bet]["house_net"] for bet in ("banker", "player", "insurance")] == [-50_000, 70_000, 30_000]
    assert [note.render() for note in document.notes] == ["This is a replay ledger. No money was played for."]
