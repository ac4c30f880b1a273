"""One file a step; `store.open_store` takes every database to the last one."""
