"""How much slower moves become while others request long replays: `python -m bench.strain`.

Players move at a steady rate, first alone, then while clients request verifications, parts of replays, tables from
a position, and uploads, all of one long game and as fast as they are answered. The clients are a separate process:
in the players' process, their work would be measured as the server's. Players and callers stand for machines of their
own, so with two cores or more the server and its worker have one and everybody else another. Prints the latency of
moves in both cases and the ratio. Exit code 0: no ratio is above the limit; 1: one is, which is said; 2: nothing
could be measured, and why.
"""

import argparse
import asyncio
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import httpx

from longhaul.bots.heuristic import heuristic_bot
from longhaul.core.errors import LonghaulError
from longhaul.core.files.game_record import export
from longhaul.core.position import Position
from longhaul.games import find_game
from longhaul.server.load.client import Account, gather_limited
from longhaul.server.load.measure import LONG_GAME, moving, pinned_cores, watched_sleep
from longhaul.server.load.players import Party, Score
from longhaul.server.load.target import Target

WARM_UP = 2.0  # seconds
CALLERS_NICENESS = 19  # the players, whose time is taken, go first on the core that both share
TRIES = 40  # seeds that are tried for a long game
LIMIT = 2.0  # how many times as long a move may take
SUCCESS = range(200, 300)  # statuses

Latencies = Mapping[str, float]  # in ms, by the share of moves that took at most so long


def long_record(game: str, seats: int) -> dict[str, Any]:
    """The longest of a few games of bots."""
    rulebook = find_game(game)
    bot, longest = heuristic_bot(rulebook), None
    for seed in range(TRIES):
        position = Position.start(rulebook, rulebook.find_content("house"), seed, seats)
        while not position.over:
            position.play(bot.choose(position.blinded(position.seat, 1)))
        if longest is None or len(position.actions) > len(longest.actions):
            longest = position
    assert longest is not None
    return export(longest)


class GuestClient:
    """A client that requests replays of a long game again and again."""

    def __init__(self, account: Account, record: dict[str, Any]) -> None:
        self.account, self.record = account, record
        self.answers: Counter[int] = Counter()  # by status

    async def call(self) -> None:
        number = 0
        while True:
            replay = await self._upload()
            length = len(self.record["actions"])
            for path in ("/verdict", f"?first={max(0, length - 100)}", f"?first={number % max(1, length)}"):
                self._note(await self.account.client.get(f"/api/replays/{replay}{path}"))
            self._note(await self._post(f"/api/replays/{replay}/table", {"move": length // 2}))
            number += 1

    async def _upload(self) -> str:
        while True:
            answer = await self._post("/api/records", self.record)
            self._note(answer)
            if answer.status_code == 201:
                return str(answer.json()["id"])
            await asyncio.sleep(0.05)

    async def _post(self, path: str, body: Any) -> httpx.Response:
        return await self.account.client.post(path, json=body, headers={"x-longhaul-csrf": self.account.csrf})

    def _note(self, answer: httpx.Response) -> None:
        self.answers[answer.status_code] += 1


def call_for(address: str, record: dict[str, Any], callers: int, seconds: float) -> Counter[int]:
    """In the callers' process: call for so long; the answers, by status."""
    os.nice(CALLERS_NICENESS)
    return asyncio.run(_call_for(address, record, callers, seconds))


async def _call_for(address: str, record: dict[str, Any], count: int, seconds: float) -> Counter[int]:
    callers = [GuestClient(await Account.guest(address), record) for _ in range(count)]
    calling = [asyncio.create_task(caller.call()) for caller in callers]
    await asyncio.sleep(seconds)
    for task in calling:
        task.cancel()
    faults = await asyncio.gather(*calling, return_exceptions=True)
    assert all(isinstance(fault, asyncio.CancelledError) for fault in faults), faults
    for caller in callers:
        await caller.account.close()
    return sum((caller.answers for caller in callers), Counter())


async def measured(score: Score, seconds: float, tasks: "list[asyncio.Task[None]]") -> Latencies:
    await watched_sleep(WARM_UP, tasks)
    score.latencies.clear()
    score.measuring = True
    await watched_sleep(seconds, tasks)
    score.measuring = False
    return percentiles(score.latencies)


def percentiles(latencies: list[float]) -> Latencies:
    """The median and the 99th percentile of what a move takes."""
    if not latencies:
        raise LonghaulError("no move was made in the time of a measurement; give it more --seconds")
    took = sorted(latencies)
    return {
        "half of the moves": 1000 * took[len(took) // 2],
        "99 of 100 moves": 1000 * took[min(len(took) - 1, int(len(took) * 0.99))],
    }


def check_answers(answers: Counter[int]) -> None:
    """Callers who are told nothing put no strain on the server."""
    if not any(status in SUCCESS for status in answers):
        raise LonghaulError("no call was answered with what it asked for, so there was nothing to compare with")


def ratios(alone: Latencies, beside: Latencies) -> dict[str, float]:
    """How many times as long moves take beside the callers."""
    return {share: beside[share] / alone[share] for share in alone}


def shortcomings(found: Mapping[str, float], limit: float) -> list[str]:
    """What was promised and is not so, a sentence each."""
    return [
        f"Limit EXCEEDED: {share} take {ratio:.2f} times as long beside the callers, not at most {limit:g} times."
        for share, ratio in found.items()
        if ratio > limit
    ]


async def strain(arguments: argparse.Namespace) -> dict[str, float]:
    """The ratios."""
    record = long_record(arguments.game, arguments.seats)
    print(f"{arguments.game}, a game of {len(record['actions'])} actions; {arguments.callers} callers")
    env = {**os.environ, **({"LONGHAUL_JIT": "0"} if arguments.interpreted else {})}
    with tempfile.TemporaryDirectory(prefix="longhaul-strain-") as folder:
        server_core, others_core = pinned_cores(not arguments.unpinned)
        target = await Target.start(core=server_core, folder=Path(folder), env=env)
        if others_core is not None:
            os.sched_setaffinity(0, {others_core})
        try:
            if not arguments.interpreted:
                await target.wait_compiled()
            return await play(target, arguments, record)
        finally:
            await target.stop()


async def play(target: Target, arguments: argparse.Namespace, record: dict[str, Any]) -> dict[str, float]:
    score = Score()
    accounts = [await Account.guest(target.address) for _ in range(2)]
    setting = {"game": "dice-traders", "seats": ["me", "open"], "options": LONG_GAME}
    parties = [Party(accounts, setting, score, number) for number in range(arguments.tables)]
    await gather_limited([party.join() for party in parties])
    loop = asyncio.get_running_loop()
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as process:
        async with moving(parties, arguments.rate) as tasks:
            alone = await measured(score, arguments.seconds, tasks)
            calling = WARM_UP + arguments.seconds + 1.0
            answers = loop.run_in_executor(process, call_for, target.address, record, arguments.callers, calling)
            beside = await measured(score, arguments.seconds, tasks)
        found = await answers
    for party in parties:
        await party.leave()
    for account in accounts:
        await account.close()
    print(f"answers to the callers, by status: {dict(sorted(found.items()))}")
    check_answers(found)
    slowed = ratios(alone, beside)
    for share, ratio in slowed.items():
        print(f"{share}: at most {alone[share]:.2f} ms alone, {beside[share]:.2f} ms beside them; ratio {ratio:.2f}")
    return slowed


def parse(given: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="star-traders")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--callers", type=int, default=8)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rate", type=float, default=5.0, help="moves a second at each table")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--limit", type=float, default=LIMIT, help=f"largest ratio that is good ({LIMIT:g})")
    parser.add_argument("--unpinned", action="store_true", help="let the server, players and callers share all cores")
    parser.add_argument(
        "--interpreted", action="store_true", help="without compiled rules, as in a server's first minutes"
    )
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    arguments = parse(given)
    try:
        found = asyncio.run(strain(arguments))
    except LonghaulError as reason:
        print(reason, file=sys.stderr)
        return 2
    missed = shortcomings(found, arguments.limit)
    for sentence in missed or [f"No ratio is above {arguments.limit:g}."]:
        print(sentence)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
