"""The shrewd bot: exact beliefs, and lies as people tell them.

shrewd_bot  its choices and what it says
mind        the inputs of one choice
manners     opponent models: how a table may play, and which model fits
prospects   the expected value of each possible government
worth       the value function: win chances of boards, read from worths/
liberal     the worth of each option to the Liberals
fascist     how a Fascist weighs its options
mask        the Liberal that a Fascist pretends to be
lies        the claims of a shrewd player
style       how openly a Fascist serves its party
"""
