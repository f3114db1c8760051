"""Jobs: hints and analyses, computed in a thread, with progress that is sent and can be polled."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from longhaul.core.errors import LonghaulError
from longhaul.core.messages import Message
from longhaul.server.errors import INTERNAL_ERROR
from longhaul.server.ops.metrics import ERRORS, JOBS
from longhaul.server.tables.hub import Hub
from longhaul.server.transport import protocol
from longhaul.table import Rejection

MAX_UNFINISHED_PER_KIND = 64  # hints do not wait for analyses, which take minutes
MAX_UNFINISHED_PER_USER = 3
RESULT_SECONDS = 600.0  # for which a finished job can be polled
PROGRESS_SECONDS = 0.2  # between messages

log = logging.getLogger("longhaul.jobs")

Report = Callable[[float], None]  # takes progress from 0 to 1; raises Cancelled when the server shuts down
Work = Callable[[Report], Mapping[str, Any]]


class Cancelled(Exception):
    """The server is shutting down."""


class Job(msgspec.Struct):
    """A job, as its owner sees it."""

    id: str
    kind: str
    progress: float = 0.0
    done: bool = False
    error: Message | None = None
    result: Mapping[str, Any] | None = None


class Jobs:
    """Everyone's jobs: one thread runs the quick ones, another the slow ones."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        self._jobs: dict[str, Job] = {}
        self._owners: dict[str, str] = {}
        self._ended_at: dict[str, float] = {}
        self._sent_at: dict[str, float] = {}
        self._pool, self._slow = ThreadPoolExecutor(1, "job"), ThreadPoolExecutor(1, "slow-job")
        self._closing = False

    def start(self, owner: str, kind: str, work: Work, *, slow: bool = False) -> Job:
        """Start a job, or queue it."""
        unfinished = [job for job in self._jobs.values() if not job.done]
        if sum(self._owners[job.id] == owner for job in unfinished) >= MAX_UNFINISHED_PER_USER:
            raise Rejection(Message("rejected-too-many-jobs"), code="too_many_jobs")
        if sum(job.kind == kind for job in unfinished) >= MAX_UNFINISHED_PER_KIND:
            raise Rejection(Message("rejected-busy"), code="busy")
        job = Job(secrets.token_urlsafe(12), kind)
        self._jobs[job.id], self._owners[job.id] = job, owner
        pool = self._slow if slow else self._pool
        future = asyncio.get_running_loop().run_in_executor(pool, work, self._reporter(job))
        future.add_done_callback(lambda done: self._finish(job, done))
        return job

    def find(self, owner: str, job: str) -> Job:
        if self._owners.get(job) != owner:
            raise Rejection(Message("rejected-no-job"), code="no_job")
        return self._jobs[job]

    def _reporter(self, job: Job) -> Report:
        loop = asyncio.get_running_loop()

        def report(progress: float) -> None:
            if self._closing:
                raise Cancelled
            job.progress = progress
            loop.call_soon_threadsafe(self._send_progress, job)

        return report

    def _send_progress(self, job: Job) -> None:
        now = self._hub.now()
        if not job.done and now - self._sent_at.get(job.id, 0.0) >= PROGRESS_SECONDS:
            self._sent_at[job.id] = now
            self._send(job)

    def _finish(self, job: Job, future: "asyncio.Future[Mapping[str, Any]]") -> None:
        error = None if future.cancelled() else future.exception()
        if future.cancelled() or isinstance(error, Cancelled):
            job.error = Message("rejected-restarted")
        elif isinstance(error, LonghaulError):
            job.error = error.message
        elif error is not None:
            ERRORS.inc()
            log.error("a job failed", exc_info=error, extra={"kind": job.kind})
            job.error = INTERNAL_ERROR
        else:
            job.result, job.progress = future.result(), 1.0
        job.done = True
        JOBS.labels(job.kind, "failed" if job.error else "done").inc()
        self._ended_at[job.id] = self._hub.now()
        self._send(job)

    def _send(self, job: Job) -> None:
        """To all connections of its owner."""
        data = protocol.encode(protocol.Job(job.id, job.kind, job.progress, job.done, job.error, job.result))
        self._hub.send_to_user(self._owners[job.id], data)

    def remove_old(self) -> None:
        """Forget jobs that ended a while ago."""
        now = self._hub.now()
        for job in [job for job, ended in self._ended_at.items() if now - ended > RESULT_SECONDS]:
            for jobs in (self._jobs, self._owners, self._ended_at, self._sent_at):
                jobs.pop(job, None)

    def close(self) -> None:
        self._closing = True
        for pool in (self._pool, self._slow):
            pool.shutdown(wait=False, cancel_futures=True)
