"""English."""

WORDS: dict[str, str] = {
    "level.apprentice": "Apprentice",
    "level.apprentice.about": "Takes what looks good at once. A gentle first opponent.",
    "level.journeyman": "Journeyman",
    "level.journeyman.about": "Plans a whole turn, and is sometimes wrong about its worth.",
    "level.master": "Master",
    "level.master.about": "Plans a whole turn and judges it well.",
    "level.elder": "Elder",
    "level.elder.about": "Also thinks of your answer and of the turns after it. Takes a moment longer.",
    "hint.gain": "Better for {gain}.",
    "hint.gain_price": "Better for {gain}, at the price of {price}.",
    "hint.price": "About as good as the others, at the price of {price}.",
    "hint.even": "Leads to much the same as the others.",
    "hint.only": "There is nothing else to do.",
}
