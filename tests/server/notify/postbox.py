"""A small SMTP server that stores mails and can reject them or fail for a while."""

import socketserver
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import cast

from tests.server.waiting import MAX_WAIT_SECONDS


class Postbox(socketserver.ThreadingTCPServer):
    """Speaks as much of SMTP as a mail needs."""

    allow_reuse_address = daemon_threads = True

    def __init__(self, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Session)
        self.letters: list[EmailMessage] = []
        self.to: list[str] = []
        self.logins = 0
        self.busy = 0  # how many of the next letters are put off
        self.unknown_address = ""  # an address that nobody has
        self.came = threading.Condition()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def port(self) -> int:
        return int(self.server_address[1])

    def wait_for(self, count: int) -> list[EmailMessage]:
        with self.came:
            assert self.came.wait_for(lambda: len(self.letters) >= count, MAX_WAIT_SECONDS), self.letters
        return self.letters

    def close(self) -> None:
        self.shutdown()
        self.server_close()


class Session(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        self.box = cast(Postbox, self.server)
        self.say("220 postbox")
        while line := self.rfile.readline():
            word = line.decode().strip()
            if word.upper().startswith("QUIT"):
                self.say("221 bye")
                return
            self.answer(word)

    def answer(self, word: str) -> None:
        verb = word.upper().split(":")[0].split(" ")[0]
        if verb == "EHLO":
            self.say("250-postbox\r\n250 AUTH PLAIN")
        elif verb == "AUTH":
            self.box.logins += 1
            self.say("235 welcome")
        elif verb == "RCPT" and self.box.unknown_address and self.box.unknown_address in word:
            self.say("550 nobody here goes by that name")
        elif verb == "RCPT":
            self.box.to.append(word.partition("<")[2].partition(">")[0])
            self.say("250 ok")
        elif verb == "DATA":
            self.take()
        else:
            self.say("250 ok")

    def take(self) -> None:
        if self.box.busy > 0:
            self.box.busy -= 1
            self.say("451 try again later")
            return
        self.say("354 go on")
        data = b""
        while (line := self.rfile.readline()) != b".\r\n":
            data += line
        self.say("250 kept")
        with self.box.came:
            self.box.letters.append(message_from_bytes(data, _class=EmailMessage, policy=default))
            self.box.came.notify_all()

    def say(self, text: str) -> None:
        self.wfile.write(text.encode() + b"\r\n")
