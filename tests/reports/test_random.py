"""Reports of tables that play at random, compared with sums made apart from every single event."""

from __future__ import annotations

import tempfile
from collections import Counter
from datetime import timedelta
from fractions import Fraction
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from terminal.ledger.identity import LedgerKind
from terminal.ledger.ledger import Ledger
from terminal.reports.build import make_report
from terminal.rounds import events as e
from terminal.rules.bets import ORIGINAL_BETS, Result
from tests.ledger.playing import START, RandomTable
from tests.reports.asking import by, coded, figures, rows, total
from tests.reports.sums import all_records, expected_of, net_of, rounds_of, within

LONG = timedelta(days=1)


def played(folder: str, seed: int, rounds: int) -> Path:
    """Return a closed ledger of random rounds: some void, some corrected, some put back in order."""
    path = Path(folder) / "BA-07.ledger"
    ledger = Ledger.create(path, kind=LedgerKind.LIVE, table_id="BA-07", zone="Asia/Singapore", at=START)
    ledger._execute("PRAGMA synchronous=OFF")  # nothing is killed here
    table = RandomTable(ledger, seed)
    table.open()
    table.play(rounds)
    ledger.close()
    return path


def events_within(path: Path, kind: type[e.Event], start: timedelta, end: timedelta) -> int:
    """Return how many events of a kind were recorded from `start` up to `end` after the beginning."""
    return sum(
        isinstance(record.event, kind) and START + start <= record.at < START + end
        for record in all_records(path)
    )


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), rounds=st.integers(1, 8))
def test_the_shift_report_equals_the_sums_over_the_events(seed: int, rounds: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = played(folder, seed, rounds)
        known = within(rounds_of(all_records(path)), START, START + LONG)
        lines = [line for one in known for line in one.lines]
        document = make_report("shift", [path])
        found = figures(document)
        assert found["rounds"] == len(known) == rounds
        assert found["turnover"] == sum(line.at_stake for line in lines)
        assert found["house_net"] == net_of(lines)
        assert found["theoretical"] == expected_of(known)
        assert found["voids"] == sum(
            one.last is not None
            and one.last.settlement is not None
            and one.last.settlement.result is Result.VOID
            for one in known
        )
        for bet, row in by(document, "by_bet", "bet").items():
            own = [line for line in lines if line.bet == bet]
            assert row["bets"] == len(own)
            assert row["turnover"] == sum(line.at_stake for line in own)
            assert row["taken"] == sum(line.at_stake for line in own if line.outcome == "lost")
            assert row["paid"] == sum(line.paid for line in own)
            assert row["theoretical"] == expected_of(known, str(bet))
        assert total(document, "by_bet")["house_net"] == net_of(lines)


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), cuts=st.tuples(st.integers(0, 400), st.integers(0, 400)))
def test_two_periods_side_by_side_add_up_to_the_whole(seed: int, cuts: tuple[int, int]) -> None:
    first, second = (timedelta(seconds=cut) for cut in sorted(cuts))
    with tempfile.TemporaryDirectory() as folder:
        path = played(folder, seed, 6)
        whole, *parts = (
            make_report("shift", [path], START + start, START + end)
            for start, end in ((first, LONG), (first, second), (second, LONG))
        )
        for key in ("rounds", "voids", "corrected", "bets", "turnover", "house_net", "theoretical"):
            sums = [Fraction(figures(part)[key]) for part in parts]  # type: ignore[arg-type]
            assert sum(sums) == figures(whole)[key], key
        for section in ("irregularities", "overrides"):
            counted: Counter[object] = Counter()
            for part in parts:
                for row in rows(part, section):
                    counted[tuple(row.values())[:-1]] += row["count"]  # type: ignore[operator,assignment]
            assert counted == Counter(
                {tuple(row.values())[:-1]: row["count"] for row in rows(whole, section)}
            )
        known = within(rounds_of(all_records(path)), START + first, START + LONG)
        assert figures(whole)["turnover"] == sum(line.at_stake for one in known for line in one.lines)


@settings(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_the_insurance_report_equals_the_sums_over_the_events(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = played(folder, seed, 8)
        known = within(rounds_of(all_records(path)), START, START + LONG)
        document = make_report("insurance", [path])
        found = figures(document)
        lines = [line for one in known for line in one.lines if line.bet == "insurance"]
        offers = [
            (one.last, offer) for one in known if one.last for offer in one.last.offers if offer.largest
        ]
        assert found["due"] == len(offers)
        assert found["offered"] == sum(offer.out for _, offer in offers)
        assert found["staked"] == sum(line.at_stake for line in lines)
        assert found["house_net"] == net_of(lines)
        assert found["theoretical"] == expected_of(known, "insurance")
        assert found["asked"] == found["taken"] + found["declined"] + found["silent"]  # type: ignore[operator]
        for row in rows(document, "by_row"):
            own = [
                line
                for line in lines
                if (line.hand, line.after, line.odds) == (row["hand"], row["after"], row["odds"])
            ]
            assert row["staked"] == sum(line.at_stake for line in own)
            assert row["house_net"] == net_of(own)


@settings(max_examples=8)
@given(seed=st.integers(0, 10**6), cuts=st.tuples(st.integers(0, 400), st.integers(0, 400)))
def test_acts_are_those_recorded_in_the_period(seed: int, cuts: tuple[int, int]) -> None:
    start, end = (timedelta(seconds=cut) for cut in sorted(cuts))
    with tempfile.TemporaryDirectory() as folder:
        path = played(folder, seed, 6)

        def listed(report: str, section: str) -> list[dict[str, object]]:
            return [
                dict(row) for row in rows(make_report(report, [path], START + start, START + end), section)
            ]

        assert len(listed("irregularities", "list")) == events_within(path, e.IrregularityDecided, start, end)
        assert len(listed("overrides", "override_list")) == events_within(path, e.OverrideGranted, start, end)
        corrections = Counter(row["kind"] for row in listed("overrides", "correction_list"))
        for code, kind in (
            ("card_corrected", e.CardCorrected),
            ("bet_corrected", e.BetCorrected),
            ("bet_retracted", e.BetRetracted),
            ("card_retracted", e.CardRetracted),
            ("withdrawal_retracted", e.WithdrawalRetracted),
            ("insurance_retracted", e.InsuranceRetracted),
            ("tied_bet_put_back", e.TiedBetPutBack),
        ):
            assert corrections[code] == events_within(path, kind, start, end)


@settings(max_examples=8)
@given(seed=st.integers(0, 10**6))
def test_limits_and_voids_equal_the_sums_over_the_events(seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        path = played(folder, seed, 6)
        records = all_records(path)
        known = within(rounds_of(records), START, START + LONG)
        limits = figures(make_report("limits", [path]))
        rejected = [record.event.amount for record in records if isinstance(record.event, e.ExcessRejected)]
        assert (limits["rejections"], limits["turned_back"]) == (len(rejected), sum(rejected))
        reduced = [
            line.placed - line.at_stake for one in known for line in one.lines if line.bet in ORIGINAL_BETS
        ]
        assert limits["pro_rata_back"] == sum(reduced)
        voids = make_report("voids", [path])
        assert figures(voids)["returned"] == sum(
            line.returned
            for one in known
            if one.last and one.last.settlement and one.last.settlement.result is Result.VOID
            for line in one.last.settlement.lines
        )
        assert all(coded(row["kind"]) is not None for row in rows(voids, "list"))
