"""The careful bot: trust by the record.

careful_bot  its choices
clues        what the record says about one seat or a pair
suspicion    every possible team, weighed by the clues
"""
