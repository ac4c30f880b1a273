"""The careful bot, which judges players by the public record.

careful_bot  its choices
clues        what the record says about one seat or a pair
suspicion    every possible team, weighted by the clues
"""
