"""Mail, where the host has set it up: plain text, handed to an SMTP server by a thread of its own, and tried again."""

import asyncio
import logging
import smtplib
import ssl
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import msgspec

from longhaul.server.settings import Smtp

PATIENCE = 20.0  # seconds that an SMTP server may take for an answer
WAITS = (30.0, 120.0, 600.0, 3600.0)  # seconds between tries to send a letter
PERMANENT = 500  # from here on, SMTP's answers mean that trying again is of no use

log = logging.getLogger("longhaul.mail")

IsDue = Callable[[], Awaitable[bool]]


class Letter(msgspec.Struct, frozen=True, kw_only=True):
    to: str
    subject: str
    text: str
    stop: str = ""  # the link that ends these letters, for mail programs that have a button for it

    def message(self, sender: str) -> EmailMessage:
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = sender, self.to, self.subject
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].partition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if self.stop:
            message["List-Unsubscribe"] = f"<{self.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(self.text)
        return message


def hand_over(smtp: Smtp, letter: Letter) -> None:
    """One letter, to the SMTP server; blocks."""
    context = ssl.create_default_context() if smtp.tls != "none" else None
    make = smtplib.SMTP_SSL if smtp.tls == "tls" else smtplib.SMTP
    secure = {"context": context} if smtp.tls == "tls" else {}
    with make(smtp.host, smtp.port, timeout=PATIENCE, **secure) as server:  # type: ignore[arg-type]
        if smtp.tls == "starttls":
            server.starttls(context=context)
        if smtp.user:
            server.login(smtp.user, smtp.password)
        server.send_message(letter.message(smtp.sender))


async def always() -> bool:
    """Of a letter that is due whatever happens meanwhile."""
    return True


class Post:
    """Sends letters one after the other, off the event loop. What cannot be sent is in the log, always."""

    def __init__(self, smtp: Smtp, waits: tuple[float, ...] = WAITS) -> None:
        self._smtp, self._waits = smtp, waits
        self._thread = ThreadPoolExecutor(1, "mail")
        self._one_at_a_time = asyncio.Lock()

    async def send(self, letter: Letter, is_due: IsDue = always) -> bool:
        """Try until it is handed over; False when that is given up, or when it is not due any more: between two tries
        there is time enough to take back an address, or to make the move."""
        for wait in (*self._waits, None):
            try:
                return await self._try(letter, is_due)
            except (smtplib.SMTPException, OSError) as error:
                if wait is None or is_hopeless(error):
                    log.error("a mail was not sent", extra={"subject": letter.subject, "error": reason(error)})
                    return False
                log.warning("a mail waits to be sent", extra={"subject": letter.subject, "error": reason(error)})
                await asyncio.sleep(wait)
        return False

    async def _try(self, letter: Letter, is_due: IsDue) -> bool:
        """Whether it is due is asked when its turn has come: those before it may have taken minutes."""
        async with self._one_at_a_time:
            if not await is_due():
                log.info("a mail is not due any more", extra={"subject": letter.subject})
                return False
            await asyncio.get_running_loop().run_in_executor(self._thread, hand_over, self._smtp, letter)
        log.info("a mail was sent", extra={"subject": letter.subject})
        return True

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def is_hopeless(error: Exception) -> bool:
    """Whether the address itself was refused for good."""
    if not isinstance(error, smtplib.SMTPRecipientsRefused):
        return False
    return all(code >= PERMANENT for code, _ in error.recipients.values())


def reason(error: Exception) -> str:
    """What went wrong, without the address: logs are read by others than the one it belongs to."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return f"recipient refused: {sorted({code for code, _ in error.recipients.values()})}"
    return f"{type(error).__name__}: {error}"
