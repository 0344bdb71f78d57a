"""What each table and each column of a ledger holds, in a sentence or less, for the page on them."""

from __future__ import annotations

_ROUND_ID = "the round: the number of the event that commenced it, or that began the day with it"
_SHOE = "the shoe, counted from 1 since the table was opened"
_ROUND = "the round of that shoe"
_AT = "when it was recorded"
_TRAINEE = "the random number by which the trainee is known"
_GAME = "the short name of the game"
_BOX = "the label of the box"
_BETTOR = "`seated`, or `standing-1`, `standing-2`, … behind the seated player"
_PLACED = "what lay there when it was settled"
_AT_STAKE = "what of it was won or lost; less than `placed_cents` pro rata"
_OUTCOME = "`won`, `lost` or `returned`"
_PAID = "what the House pays on top of the stake, commission already taken off"
_RETURNED = "all that goes back to the bettor: what is left of the stake, and what is paid"
_ODDS = "to one, as `n/d`"
_HAND = "`player` or `banker`"
_STAGE = "`four_cards`, or `player_third`: after the Player’s third card"
_ACTOR = "the staff number of the person who dealt; `profile` for the house’s own settings"
_AUTHORITY = "the rank that it was done in; after a space, the number of the person who approved it"

TABLES: dict[str, str] = {
    "meta": "What the ledger is; one row, which never changes.",
    "events": "The record itself, append only: everything else is made from it.",
    "rounds": "One row for each round that was concluded or is void. A round that is corrected after its day "
    "was closed has a row in the files of both days, with the same shoe and round: as it was then, and as it "
    "is now. So it is in the tables below; a sum over several files takes the later one.",
    "hands": "The cards of both hands of each round, as they lay at its end.",
    "bets": "Every movement of chips on the felt; the movements of a bet add up to what lay there.",
    "settlements": "Every bet of a finished round, insurance included, settled to the cent.",
    "insurance": "Each insurance of a finished round: when it was taken, and what became of it.",
    "irregularities": "Every irregularity that was decided, by whom, and on what facts.",
    "overrides": "Who approved what somebody of a lower rank had asked for, and why.",
    "training_answers": "Every answer of a trainee outside exams.",
    "training_days": "Every day of training that a trainee has ended, with the topics mastered then.",
    "training_sign_offs": "Every exam that was signed off.",
    "read_tables": "Whether the tables above are in step with the events; one row.",
}

COLUMNS: dict[str, dict[str, str]] = {
    "meta": {
        "id": "always 1",
        "kind": "`live`, `training`, `demo` or `replay`",
        "table_id": "the table",
        "zone": "the time zone of the house, by its IANA name",
        "created_utc": "when the ledger was made",
        "created_format": "the version of these tables when it was made",
        "follows_seq": "the last event of the archived ledger that this one goes on from; 0 if there is none",
        "follows_hash": "the hash of that event; an empty text if there is none",
    },
    "events": {
        "seq": "1, 2, 3, … without a gap, on over the archived ledgers before",
        "at": _AT,
        "table_id": "the table",
        "shoe": _SHOE,
        "round": _ROUND,
        "kind": "what happened, by its stored name, such as `card_dealt`",
        "version": "the version of the form of `body`",
        "body": "what happened, as JSON; sums in it are cents",
        "actor": _ACTOR,
        "authority": _AUTHORITY,
        "command": "what was asked for, as JSON, at the first event of each act",
        "previous": "the hash of the event before",
        "hash": "the SHA-256 of the JSON array of all other columns in this order, without spaces, in UTF-8; "
        "of `wall` only where it is not empty",
        "wall": "what the clock showed, where that was not `at`",
    },
    "rounds": {
        "round_id": _ROUND_ID,
        "last_seq": "the event that ended it, or ended it again after a correction",
        "shoe": _SHOE,
        "round": _ROUND,
        "commenced_utc": "“Place your Bets”; for a round of the day before, when this day began",
        "concluded_utc": "when it ended",
        "dealer": "the staff number of the person who ended it",
        "entered_late": "1 if it was dealt by hand and entered afterwards, else 0",
        "result": "`player`, `banker`, `tie` or `void`",
        "player_points": "the Player’s Point Total; empty if void",
        "banker_points": "the Banker’s",
        "natural": "1 if it ended with a natural",
        "player_pair": "1 if the Player had a pair",
        "banker_pair": "1 if the Banker had one",
        "placed_cents": "the sum of all bets, insurance included",
        "taken_cents": "what the House took",
        "paid_cents": "what it paid on top of the stakes, commission already taken off",
        "commission_cents": "that commission",
        "house_net_cents": "taken less paid",
    },
    "hands": {
        "round_id": _ROUND_ID,
        "hand": _HAND,
        "shoe": _SHOE,
        "round": _ROUND,
        "cards": "rank and suit of each card, such as `AS TH`; `XX` is a face not known",
        "points": "the Point Total; empty while a face is not known",
        "pair": "1 if the first two are of one rank; empty if they are not known",
    },
    "bets": {
        "round_id": _ROUND_ID,
        "seq": "the event",
        "part": "0, 1, … where one event moves several bets",
        "shoe": _SHOE,
        "round": _ROUND,
        "at_utc": _AT,
        "box": _BOX,
        "bettor": _BETTOR,
        "bet": "`player`, `banker`, `tie`, `player_pair`, `banker_pair` or `six`",
        "act": "`placed`, `placing_undone`, `withdrawn`, `withdrawal_undone`, `turned_back`, "
        "`turning_back_undone`, `corrected` or `carried_over`",
        "change_cents": "how much more lies there, less if negative",
        "after_call": "1 if it was recorded after “No more Bets”",
        "on_request": "1 if staff placed it for the player",
        "left_lying": "1 if it stayed from a Tie",
        "after_reopening": "1 if “No more Bets” had been taken back in the round before",
    },
    "settlements": {
        "round_id": _ROUND_ID,
        "line": "the place in the settlement, from 1",
        "shoe": _SHOE,
        "round": _ROUND,
        "box": _BOX,
        "bettor": _BETTOR,
        "bet": "as in `bets`, or `insurance`",
        "placed_cents": _PLACED,
        "at_stake_cents": _AT_STAKE,
        "outcome": _OUTCOME,
        "paid_cents": _PAID,
        "commission_cents": "the commission taken off what was won",
        "returned_cents": _RETURNED,
        "odds": _ODDS,
        "hand": "of insurance: the insured hand",
        "stage": f"of insurance: {_STAGE}",
        "why_returned": (
            "why the stake, or a part of it, went back: `void`, `option`, `neglected_insurance`, `tie`, "
            "`pro_rata`, `insurance_on_tie`, `insurance_not_due` or `insurance_over_cover`; empty where "
            "nothing went back, and for rounds that an older version recorded"
        ),
    },
    "insurance": {
        "round_id": _ROUND_ID,
        "line": "its line in `settlements`",
        "shoe": _SHOE,
        "round": _ROUND,
        "taken_utc": "when it was taken",
        "box": _BOX,
        "bettor": _BETTOR,
        "hand": _HAND,
        "stage": _STAGE,
        "odds": _ODDS,
        "placed_cents": _PLACED,
        "at_stake_cents": _AT_STAKE,
        "outcome": _OUTCOME,
        "paid_cents": _PAID,
        "returned_cents": _RETURNED,
    },
    "irregularities": {
        "seq": "the event",
        "shoe": _SHOE,
        "round": "the round of that shoe under which it was recorded",
        "about_shoe": "the shoe of the round that is meant",
        "about_round": "the round that is meant: the one named, else that under which it was recorded",
        "at_utc": _AT,
        "kind": "one of those in [irregularities.md](irregularities.md)",
        "paragraph": "the paragraph that it was decided by; empty where the rules do not say",
        "action": "`void`, `reconstructed`, `continue`, `conclude`, `refused`, `returned` or `recorded`; "
        "`taken_back`: what the terminal had recorded at the call went with the call",
        "options": "what each bettor could choose, with commas between; an empty text if nobody was asked",
        "decided_by": "the rank that decided",
        "established": "1 if an outcome had been established",
        "facts": "the other answers that were given, as JSON",
        "actor": _ACTOR,
        "authority": _AUTHORITY,
    },
    "overrides": {
        "seq": "the event",
        "shoe": _SHOE,
        "round": _ROUND,
        "at_utc": _AT,
        "command": "what was approved",
        "asked_by": "the staff number of the person who asked",
        "granted_by": "the staff number of the person who approved",
        "name": "the name of that person",
        "rank": "the rank in which it was approved",
        "reason": "the reason that was given",
    },
    "training_answers": {
        "seq": "the event",
        "at_utc": _AT,
        "trainee": _TRAINEE,
        "game": _GAME,
        "mode": "`drill`, `sprint`, `coach` or `placement`",
        "topic": "the topic of the skill map",
        "item": "the item of the topic",
        "right": "1 if it was right and not looked up first",
        "peeked": "1 if it was looked up first",
        "milliseconds": "how long it took",
    },
    "training_days": {
        "seq": "the event",
        "at_utc": _AT,
        "trainee": _TRAINEE,
        "game": _GAME,
        "day": "the gaming day",
        "mastered": "how many topics were mastered at its end",
        "topics": "how many topics the game has",
    },
    "training_sign_offs": {
        "seq": "the event",
        "at_utc": _AT,
        "exam": "the number of the exam in this ledger",
        "trainee": _TRAINEE,
        "game": _GAME,
        "rules": "the version of the reading of the rules",
        "day": "the gaming day of the signature",
        "outcome": "what came of the exam: `passed`, `not_passed` or `not_yet`",
        "until": "the last day on which the certificate holds; empty where there is none",
    },
    "read_tables": {
        "id": "always 1",
        "version": "the version of the reporting tables",
        "stale_since_seq": "the first event that is not in them; empty while they are in step",
        "reason": "why they wait to be rebuilt (`lammer rebuild`)",
    },
}
