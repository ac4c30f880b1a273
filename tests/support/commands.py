"""An example of every command, and how it is refused."""

from secret_hitler.engine.actions import Nominate
from secret_hitler.engine.terms import Reason, Seat
from secret_hitler.record.talk import Line as Words
from secret_hitler.table.protocol import messages as m
from secret_hitler.table.protocol.messages import Refusal

from .clients import Line

COMMANDS: dict[type, tuple[m.AnyCommand, Refusal | Reason | None, Refusal | Reason | None]] = {
    m.Hello: (m.Hello(m.PROTOCOL), None, None),
    m.Act: (m.Act(1, 0, Nominate(Seat(1))), Reason.NOT_NOW, Reason.NOT_NOW),
    m.Say: (m.Say(Words("psst")), Refusal.NOT_SEATED, None),
    m.ClaimInWords: (m.ClaimInWords("ffl"), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.KeepNotes: (
        m.KeepNotes(1, Seat(1), m.Notes("psst")),
        Refusal.NOT_SEATED,
        Refusal.NOT_IN_THIS_STAGE,
    ),
    m.Mute: (m.Mute(Seat(1)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.RemoveQueued: (m.RemoveQueued("Anna"), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SetVoice: (m.SetVoice("https://voice.example/x"), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SetOptions: (m.SetOptions(m.Options(clock=9)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.AddBot: (m.AddBot(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.RemoveSeat: (m.RemoveSeat(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Lock: (m.Lock(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.LetBack: (m.LetBack("Anna"), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Start: (m.Start(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Next: (m.Next(1), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.AskWhy: (
        m.AskWhy(1, Seat(0)),
        Refusal.NOTHING_TO_EXPLAIN,
        Refusal.NOTHING_TO_EXPLAIN,
    ),
    m.AskHint: (m.AskHint(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Looked: (m.Looked(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Show: (m.Show(Seat(0)), Refusal.NOT_SEATED, Refusal.NO_SUCH_SEAT),
    m.Leave: (m.Leave(), Refusal.NOT_SEATED, None),
    m.Rematch: (m.Rematch(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Arrange: (m.Arrange(), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.SitsLeft: (m.SitsLeft(Seat(0), Seat(1)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Order: (m.Order((Seat(1), Seat(0))), Refusal.NOT_SEATED, Refusal.NOT_HOST),
    m.Narrate: (m.Narrate(m.Narration(volume=3)), Refusal.NOT_SEATED, None),
    m.Pause: (m.Pause(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Resume: (m.Resume(), Refusal.NOT_SEATED, None),
    m.Nudge: (m.Nudge(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.ExtendClock: (m.ExtendClock(0), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Ask: (m.Ask(m.Topic.ABORT), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Consent: (m.Consent(1), Refusal.NO_SUCH_QUESTION, Refusal.NO_SUCH_QUESTION),
    m.ShowDigits: (m.ShowDigits(1), Refusal.NOT_SEATED, Refusal.NO_SUCH_QUESTION),
    m.TypeDigits: (m.TypeDigits(1, "00"), Refusal.NO_SUCH_QUESTION, Refusal.NO_SUCH_QUESTION),
    m.TakeBack: (m.TakeBack(), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
    m.Predict: (
        m.Predict(m.Prediction(Seat(0), ())),
        Refusal.NOT_SEATED,
        Refusal.NOT_IN_THIS_STAGE,
    ),
    m.Thank: (m.Thank(Seat(0)), Refusal.NOT_SEATED, Refusal.NOT_IN_THIS_STAGE),
}
"""An example of every command; the answer to a stranger; in the lobby to a guest, not its host."""


def answers(line: Line) -> list[m.Rejected | m.Refused]:
    return [one for one in line.heard if isinstance(one, m.Rejected | m.Refused)]


async def asked(line: Line, command: m.AnyCommand) -> Refusal | Reason:
    """The refusal of this command."""
    before = len(answers(line))
    await line.say(command)
    await line.until(lambda line: len(answers(line)) > before)
    return answers(line)[-1].reason
