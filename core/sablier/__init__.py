"""Sablier: the rules of five medieval euro games, in pure Python, for anything that wants to play them."""

__version__ = "0.1.0"
