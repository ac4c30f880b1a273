"""The shrewd bot: exact beliefs, and lies as people tell them.

shrewd_bot  its choices and what it says
mind        everything that one choice rests on
manners     opponent models: how a table may play, and which model fits
prospects   the expected value of each possible government
worth       the value function: win chances of boards, read from worths/
liberal     what a Liberal's options are worth
fascist     how a Fascist tilts them
mask        the Liberal that a Fascist pretends to be
lies        what the mask claims
style       how freely it shows its party
"""
