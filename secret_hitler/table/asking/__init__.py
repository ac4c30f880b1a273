"""What the table is asked, and who must agree.

consent    asking, agreeing, and what follows
questions  who decides which question
deputy     a bot in a missing person's seat
moving     a seat moved to another phone
"""
