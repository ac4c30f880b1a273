"""One test for each numbered sentence of docs/rules.md."""
