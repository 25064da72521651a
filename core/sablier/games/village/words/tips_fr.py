"""French: what places and cards are, and why something may not be taken now."""

TIPS = {
    # Tooltips
    "name.cube.brown": "Cubes bruns : la foi",
    "name.cube.pink": "Cubes roses : la connaissance",
    "name.cube.orange": "Cubes orange : le pouvoir",
    "name.cube.green": "Cubes verts : la persuasion",
    "name.cube.plague": "Cubes Peste",
    "about.cube.brown": "Pour l’église et les voyages. La réserve en contient {n}.",
    "about.cube.pink": "Pour l’artisanat et les voyages. La réserve en contient {n}.",
    "about.cube.orange": "Pour l’artisanat et les voyages. La réserve en contient {n}.",
    "about.cube.green": "Pour le marché et la Chambre du Conseil. La réserve en contient {n}.",
    "about.cube.plague": (
        "En prendre un coûte {time} temps ; il retourne aussitôt dans la réserve, qui en contient {n}."
    ),
    "about.cube.action": "{cube} Le prendre ici permet l’action {space}. {action}",
    "about.harvest": (
        "Avec un membre à la ferme : 2 sacs de grain, 3 avec un cheval et une charrue, 4 avec un bœuf et une "
        "charrue. La ferme en contient 5."
    ),
    "about.family": (
        "Un nouveau membre de la plus petite génération arrive à la ferme, ou l’un des vôtres y revient du "
        "plateau."
    ),
    "about.crafts": (
        "Produire une marchandise avec du temps, par un membre formé dans le bâtiment, ou la payer en cubes "
        "ou en grain."
    ),
    "about.market": (
        "Un jour de marché pour tous. Votre première vente est gratuite ; chaque autre coûte en plus 1 cube "
        "vert et 1 temps."
    ),
    "about.travel": (
        "Un membre suit une route jusqu’à une cité. Une cité nouvelle pour votre famille reçoit votre "
        "marqueur et vous récompense."
    ),
    "about.council": (
        "Faites entrer un membre, faites-en monter un d’un niveau, ou utilisez un privilège d’un niveau "
        "atteint."
    ),
    "about.church": "Un membre va dans le sac noir pour 1 cube brun ou 3 temps et pourra être tiré lors d’une messe.",
    "about.inn": (
        "Un membre à l’auberge rencontre les villageois : une carte passe sous son tas, une autre est prise "
        "et payée."
    ),
    "name.wainwright": "Constructeur de chariots",
    "name.stables": "Étables",
    "name.office": "Bibliothèque",
    "name.smithy": "Forge",
    "name.mill": "Moulin",
    "name.brewery": "Brasserie",
    "about.building": "Produit {goods}, avec du temps ou contre paiement.",
    "about.mill": "Produit {goods} contre du temps et du grain à la fois. Personne n’y est jamais placé.",
    "about.work": "{train} temps pour former un membre, {produce} temps pour chaque production",
    "name.good.scroll": "Parchemin",
    "name.good.horse": "Cheval",
    "name.good.plow": "Charrue",
    "name.good.ox": "Bœuf",
    "name.good.wagon": "Chariot",
    "name.good.beer": "Bière",
    "about.good.scroll": "Ouvre la Chambre du Conseil à la place de 2 cubes verts ; des clients en demandent aussi.",
    "about.good.horse": "Tire la charrue : 3 sacs de grain par récolte ; des clients en demandent aussi.",
    "about.good.plow": "Avec un cheval ou un bœuf, elle rapporte plus de grain ; des clients en demandent aussi.",
    "about.good.ox": "Tire la charrue : 4 sacs de grain par récolte ; des clients en demandent aussi.",
    "about.good.wagon": "Chaque route en coûte un ; des clients en demandent aussi.",
    "about.good.beer": "Paye les villageois à l’auberge ; certains clients en demandent aussi.",
    "about.customer.stall": "Devant un étal : donne {points} à qui le sert.",
    "about.customer.queue": "Dans la file d’attente : ne peut pas encore être servi. Donne {points}.",
    "about.customer.served": "Servi : {points} à la fin.",
    "about.road": "Depuis {place} : {bill}",
    "about.road.home": "Depuis la ferme : {bill}",
    "about.city.points": "Récompense à la première visite : 3 points. Les cités visitées valent {table} à la fin.",
    "about.city.coins": "Récompense à la première visite : 1 pièce. Les cités visitées valent {table} à la fin.",
    "about.city.cubes": (
        "Récompense à la première visite : 2 cubes au choix. Les cités visitées valent {table} à la fin."
    ),
    "name.level": "Chambre du Conseil, niveau {n}",
    "about.level": "Un membre vivant à ce niveau rapporte {points} à la fin.",
    "name.privilege": "Privilège {n}",
    "about.privilege.1": "Le marqueur Prochain Premier Joueur est à vous, s’il n’a pas encore été pris.",
    "about.privilege.2": "Choisissez 2 cubes d’Influence dans la réserve.",
    "about.privilege.3": "Prenez 1 marchandise au choix.",
    "about.privilege.4": "Payez exactement 1 pièce et gagnez 3 points.",
    "name.window": "Église, fenêtre {n}",
    "about.window": (
        "On y vient de la fenêtre à sa droite pour {grain} lors d’une messe. Un membre vivant y rapporte "
        "{points} à la fin."
    ),
    "about.window.first": (
        "Les membres qui sortent du sac noir arrivent ici. Un membre vivant y rapporte {points} à la fin."
    ),
    "about.member": "En vie. La plus ancienne génération visible décède d’abord.",
    "about.member.bag": "Dans le sac noir : à l’abri de la mort, mais sans valeur tant qu’il n’est pas tiré.",
    "about.member.unborn": "Pas encore né.",
    "about.member.chronicle": "Inscrit aux Archives du village.",
    "about.member.grave": "Repose dans une tombe anonyme.",
    "about.member.removed": "A quitté le jeu.",
    "name.chronicle": "Archives du village : {occupation}",
    "about.chronicle": (
        "{n:# case est libre|# cases sont libres} pour les défunts de ce métier. Trois des vôtres aux "
        "Archives valent 4 points, quatre 7, cinq ou plus 12."
    ),
    "name.blackbag": "Sac noir",
    "about.blackbag": (
        "Les membres y attendent une messe avec {monks:# moine|# moines} ; 4 figurines en sortent à chaque "
        "messe."
    ),
    "name.graves": "Tombes anonymes",
    "about.graves": (
        "Pour les défunts qui ne trouvent pas de case aux Archives ; elles ne valent rien. {n:# est libre|# "
        "sont libres}."
    ),
    "name.well": "Puits",
    "about.well": (
        "Au lieu de prendre un cube, rendez-en 3 d’une même couleur et réalisez l’action de votre choix. Des "
        "pièces peuvent les remplacer."
    ),
    "name.pass": "Ne rien faire",
    "about.pass": "On peut renoncer à la plupart des actions. Qui passe au marché s’en retire pour la journée.",
    "name.done": "Terminer",
    "about.done": "C’est tout pour l’instant.",
    "name.farm": "Ferme",
    "about.farm": "La maison de la famille. Les membres que l’on envoie en partent.",
    "name.time": "Temps",
    "about.time": "{n} cases autour de la ferme. Passer le pont coûte la vie à l’un des plus âgés.",
    "name.grain": "Grain",
    "about.grain": "La ferme contient {n} sacs ; le surplus est perdu.",
    "name.coins": "Pièces",
    "about.coins": (
        "Une pièce remplace n’importe quel cube d’Influence, fait sortir un membre du sac noir, achète 3 "
        "points au niveau 4 du Conseil, ou vaut 1 point à la fin."
    ),

    # The Inn
    "name.stack": "Villageois, tas {n}",
    "about.stack": "{n:# carte|# cartes} ; seule celle du dessus est visible.",
    "about.stack.empty": "Il ne reste aucun villageois ici.",
    "name.card": "{card}",
    "about.card.artist": "À la fin, vos entrées aux Archives valent {table} points pour une à cinq.",
    "about.card.count": "À la fin : 2 points par marqueur dans une cité fortifiée.",
    "about.card.rogue": "Après tout le reste : 6 points si personne n’en a moins que vous, sinon 3.",
    "about.card.guild_master": "À la fin, 1, 2 ou 3 cubes orange valent 2, 4 ou 6 points ; davantage ne vaut rien.",
    "about.card.steward": "À la fin : 2 points par type de marchandise possédé.",
    "about.card.mayor": "À la fin, 1, 2 ou 3 cubes verts valent 2, 4 ou 6 points ; davantage ne vaut rien.",
    "about.card.medico": "À la fin : 1 point par membre vivant de votre famille.",
    "about.card.nun": "À la fin, 1, 2 ou 3 cubes bruns valent 2, 4 ou 6 points ; davantage ne vaut rien.",
    "about.card.peasant_woman": "À la fin : 1 point par sac de grain.",
    "about.card.scholar": "À la fin, 1, 2 ou 3 cubes roses valent 2, 4 ou 6 points ; davantage ne vaut rien.",
    "about.card.traveller": "À la fin, vos cités valent {table} points pour une à six.",
    "about.card.abbot": "À tout moment : un de vos membres à l’église va gratuitement à la dernière fenêtre.",
    "about.card.blacksmith": "À tout moment : prenez 2 charrues.",
    "about.card.cattle_breeder": "À tout moment : prenez un cheval ou un bœuf.",
    "about.card.councillor": "À tout moment, avec un membre au Conseil : deux privilèges, de son niveau au plus.",
    "about.card.day_labourer": "À tout moment : 2 points, et votre ferme est remplie de grain.",
    "about.card.herbalist": (
        "À tout moment : 2 points, et vous pouvez placer votre marqueur de temps juste avant ou après le "
        "pont."
    ),
    "about.card.lost_son": "À tout moment : 3 points et une action Famille.",
    "about.card.messenger": "À tout moment : un marqueur dans une cité où vous n’en avez pas, et sa récompense.",
    "about.card.countess": "À tout moment : 2 points, et la carte de votre choix dans l’un des tas.",
    "about.card.scribe": "À tout moment : prenez 2 parchemins.",
    "about.card.wainwright": "À tout moment : prenez un chariot.",
    "about.card.bard": "Quand un de vos membres décède : il entre aux Archives en supplément, où qu’il se trouve.",
    "about.card.market_crier": "Au début d’un jour de marché : servez aussi la file d’attente.",
    "about.card.juggler": "Juste après votre action : 2 points et une autre action.",
    "about.card.miller": "Au moulin : 5 pièces au lieu de 2.",
    "about.card.sage": "Au lieu de prendre un cube : 3 points et l’action de votre choix.",
    "about.card.prior": (
        "Au début d’une messe : vous choisissez les 4 figurines qui sortent du sac noir, et personne ne "
        "paye."
    ),
    "about.card.scrap_dealer":
        "À la fin d’un jour de marché sans votre Bonimenteur : prenez gratuitement un client devant un étal.",
    "about.card.toll_keeper": "Lors d’une action Voyage : suivez une route sans rien payer.",

    # Refusals
    "no.inn": "Personne n’est à l’auberge ni à votre ferme, ou vous ne pouvez payer aucun villageois.",
    "no.villager": "Si cette carte passe sous son tas, il pourrait ne rester aucun villageois à votre portée.",
    "no.price": "Vous ne pouvez pas payer le prix de ce villageois.",
    "no.end_card": "Ce villageois se garde pour le décompte final.",
    "no.card": "Ce villageois ne peut pas être joué maintenant.",
    "no.now": "Ce n’est pas la question posée maintenant.",
    "no.cube": "Il n’y a pas de cube de cette couleur sur cette case.",
    "no.space": "Il n’y a plus de cube ici ; seul le puits mène à cette action.",
    "no.well": "Le puits demande 3 cubes d’une même couleur ; vous ne les avez pas, même avec vos pièces.",
    "no.pass": "Vous devez prendre un cube ou utiliser le puits.",
    "no.harvest": "Personne n’est à votre ferme pour récolter.",
    "no.family": "Il n’y a plus personne à faire naître ni à rappeler.",
    "no.crafts": "Vous n’avez personne à faire travailler ou à former, et rien pour payer.",
    "no.travel": "Vous ne pouvez payer aucune route.",
    "no.council": "Vous ne pouvez ni payer l’accès à la Chambre du Conseil ni utiliser un privilège.",
    "no.farm": "Personne n’est à votre ferme pour partir.",
    "no.building": "Vous n’avez personne ici ni à la ferme, et ne pouvez pas payer à la place.",
    "no.mill": "Le moulin demande 2 sacs de grain ; vous en avez moins.",
    "no.queue": "Ce client attend encore dans la file.",
    "no.fee": "Une vente de plus demande un cube vert ou une pièce ; vous n’avez ni l’un ni l’autre.",
    "no.goods": "Vous n’avez pas ce que ce client demande.",
    "no.wagon": "Chaque route demande un chariot ; vous n’en avez pas.",
    "no.toll": "Vous n’avez pas les cubes de cette route, même avec vos pièces.",
    "no.road": "Aucune route n’y mène depuis l’endroit où sont les vôtres.",
    "no.dues": "Il faut un parchemin ou 2 cubes verts, pièces comprises ; vous ne les avez pas.",
    "no.climb": "Vous n’avez aucun conseiller au niveau inférieur.",
    "no.rank": "Aucun de vos conseillers n’est assez haut.",
    "no.marker": "Le marqueur Prochain Premier Joueur a déjà été pris pendant cette manche.",
    "no.coin": "Vous n’avez pas de pièce.",
    "no.supply": "La réserve n’en a plus.",
    "no.other": "Celui-ci appartient à une autre famille.",
    "no.bag": "Qui est dans le sac noir ne peut ni mourir ni être rappelé.",
    "no.younger": "Seule la plus ancienne génération visible peut mourir.",
    "no.home": "Seul un membre vivant sur le plateau peut être rappelé.",
    "no.away": "Seul un membre à votre ferme peut être envoyé.",
    "no.step": (
        "Celui-ci ne peut pas avancer vers la gauche : pas à l’église, déjà à la dernière fenêtre, ou pas assez de "
        "grain."
    ),
    "no.twin": "Les membres d’une même génération en un même lieu se valent : choisissez le premier d’entre eux.",
    "no.out": "Seuls vos membres dans le sac noir peuvent en sortir.",
}
