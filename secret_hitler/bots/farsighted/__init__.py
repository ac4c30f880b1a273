"""The farsighted bot: options played out in likely worlds (rollouts).

farsighted_bot  its choices
foresight       worlds drawn from the beliefs (determinization), and what came of each option
playout         imagined games played on to their end
imagined        many imagined games as arrays
company         the rollout policy: who plays in imagined games
conduct         how an imagined table chooses, by its level
lots            random choices for many games at once
"""
