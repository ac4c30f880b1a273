"""What tests share: games, tables and servers, each set up in one line."""
