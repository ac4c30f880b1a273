"""The farsighted bot, which plays its options out in likely worlds (rollouts).

farsighted_bot  its choices
foresight       samples worlds from the beliefs (determinization) and values each option in them
playout         imagined games played on (rollouts)
imagined        many imagined games as arrays
company         the rollout policy: how the players of imagined games act
conduct         the parameters of the rollout policy, by manner
lots            samples random choices for many games at once
"""
