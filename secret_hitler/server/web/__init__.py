"""HTTP and WebSockets.

doors      HTTP: creating, joining and leaving tables
doorway    who may pass
answers    what a closed door says
sockets    one viewer from hello to end
client     what a viewer was told, and what comes next
lengths    message lengths, equal for all seats
limits     how much one client may ask
addresses  the server's own addresses, likeliest first
pages      the page's routes
front      the page's files and headers
"""
