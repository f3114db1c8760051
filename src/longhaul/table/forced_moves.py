"""Forced moves: where the rules leave one action, the table plays it and says so.

The table's options can turn this off, for those who want to press every button themselves. A forced move is an entry
like any other, so records and replays need not know of it; as nobody decided it, a takeback passes over it.
In a chapter of a guide the bots' moves are scripted.
"""

from longhaul.core.files.guide import find_guide
from longhaul.core.messages import Message
from longhaul.core.position import Action
from longhaul.table.errors import Rejection
from longhaul.table.log_entry import LogEntry
from longhaul.table.table import Table


def forced_move(table: Table) -> Action | None:
    """The move that the table is to play by itself now, if there is one."""
    if not table.header.auto_forced or table.turn < 0 or table.waiting:
        return None
    return table.position.forced


def judge_forced(table: Table, action: int, version: int, now: float) -> LogEntry:
    """The entry of a forced move."""
    if table.turn < 0:
        raise Rejection(Message("rejected-over"), code="over")
    return table.judge_play(table.turn, action, version, now, forced=True)


def scripted_move(table: Table) -> int | None:
    """What a bot plays in a chapter of a guide: the move of the guide's own game, whatever bots have become since.

    None outside of guides, after the chapter, and where the newcomer's moves have made it illegal.
    """
    origin, position = table.header.origin, table.position
    if origin is None or not origin.is_chapter:
        return None
    guide = find_guide(position.rulebook)
    chapter = guide.chapters[int(origin.replay.rpartition("/")[2]) - 1]
    script, place = guide.script(chapter), len(position.actions) - chapter.move
    if not 0 <= place < len(script) or script[place][1] is not None:
        return None
    return next((int(action) for action in position.legal if position.text(action) == script[place][0]), None)
