"""The kernel: records, rules, cards, chance, matches and the laws they obey. It knows no game."""
