"""Talk at a table: who hears what, claims, moderation, notes.

channels       who reads and speaks where, and who is silent when
speech         what may be said
claiming       claims: making, asking for, writing down, confirming
moderation     what the host does about talk
talk_updates   what each reader is sent
keeping_notes  private notes, kept for their seat
explaining     which acts of bots can be asked about, and who may ask for a hint
ghosts         predictions of the executed
"""
