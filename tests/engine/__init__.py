"""Mirrors of `secret_hitler/engine/`: what its files promise about their own shape."""
