"""Beliefs that are kept for the next question, so that who asks need not hold them.

That saves time and nothing else: going on from any earlier beliefs gives what starting anew gives.
"""

from typing import Final

from ..engine.state import View
from ..record.latest import Latest
from ..record.talk import Said
from .posterior import Beliefs, mixture
from .setting import Manners

VIEWERS: Final = 64
"""Of how many viewers the latest beliefs are kept."""
_latest: Final = Latest[Beliefs](VIEWERS)


def believed(view: View, talk: tuple[Said, ...], manners: Manners) -> Beliefs:
    """What this viewer can make of it; fast where the very same manners are passed each time."""
    known = view.knowledge
    viewer = (None, None) if known is None else (known.seat, known.role)
    before = _latest.get(view.ruleset, *viewer, manners)
    now = mixture(view, talk, manners) if before is None else before.after(view, talk)
    return _latest.keep(now, view.ruleset, *viewer, manners)
