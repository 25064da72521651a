"""French."""

WORDS: dict[str, str] = {
    "level.apprentice": "Apprenti",
    "level.apprentice.about": "Prend ce qui paraît bon sur le moment. Un premier adversaire tout en douceur.",
    "level.journeyman": "Compagnon",
    "level.journeyman.about": "Prévoit tout son tour, et se trompe parfois sur ce qu’il vaut.",
    "level.master": "Maître",
    "level.master.about": "Prévoit tout son tour et le juge bien.",
    "level.elder": "Doyen",
    "level.elder.about": "Pense aussi à votre réponse et aux tours suivants. Prend un peu plus de temps.",
    "hint.gain": "Favorise {gain}.",
    "hint.gain_price": "Favorise {gain}, au prix de {price}.",
    "hint.price": "Presque aussi bon que les autres, au prix de {price}.",
    "hint.even": "Mène à peu près au même résultat que les autres.",
    "hint.only": "Il n’y a rien d’autre à faire.",
}
