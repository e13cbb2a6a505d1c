# L’atelier des missions que l’on écrit soi-même.

galaxy-trucker-workshop-about = Écrivez votre propre mission : ce qui se trouve dans l’entrepôt, les supercartes qui attendent, les règles qui changent, ce qui rapporte et ce qui coûte. Elle est vérifiée pendant que vous écrivez.
galaxy-trucker-workshop-form = La mission
galaxy-trucker-workshop-whole = toute la mission
galaxy-trucker-workshop-new-title = Ma mission

## Commencer

galaxy-trucker-workshop-begin = Commencer
galaxy-trucker-workshop-begin-from = Commencer avec
galaxy-trucker-workshop-begin-empty = Une carte vierge
galaxy-trucker-workshop-begin-now = Commencer avec cela
galaxy-trucker-workshop-begun = Un nouveau brouillon est sur l’établi.
galaxy-trucker-workshop-open-file = Ouvrir un fichier
galaxy-trucker-workshop-opened = La mission du fichier est sur l’établi.
galaxy-trucker-workshop-file-refused = Ce fichier n’a pas été ouvert. Votre brouillon est resté tel quel.
galaxy-trucker-workshop-undo = Revenir au brouillon précédent

## Ce qui ne va pas, et ce que l’on peut faire

galaxy-trucker-workshop-problems = { $count ->
    [one] Une chose ne va pas encore :
   *[other] { $count } choses ne vont pas encore :
  }
galaxy-trucker-workshop-checking = Vérification…
galaxy-trucker-workshop-playable = Prête à être jouée.
galaxy-trucker-workshop-play = La jouer
galaxy-trucker-workshop-keep = Conserver et partager
galaxy-trucker-workshop-keep-again = Conserver les changements
galaxy-trucker-workshop-save-file = Enregistrer dans un fichier
galaxy-trucker-workshop-link = Le lien vers cette mission
galaxy-trucker-workshop-link-about = Qui l’a peut lire, essayer et jouer la mission, et en continuer une copie.
galaxy-trucker-workshop-card = La carte
galaxy-trucker-workshop-card-level = Niveau
galaxy-trucker-workshop-mine = Mes missions
galaxy-trucker-workshop-mine-none = Vous n’en conservez aucune. Ce que vous conservez reste ici, et ce navigateur en a la clé.
galaxy-trucker-workshop-take-away = Retirer
galaxy-trucker-workshop-take-away-one = Retirer { $name }
galaxy-trucker-workshop-taken-away = { $name } a été retirée. Les tables qui la jouent continuent.

## L’essayer

galaxy-trucker-workshop-trial = L’essayer avec des robots
galaxy-trucker-workshop-trial-about = Des robots volent tout de suite, et vous voyez ce qu’ils gagnent.
galaxy-trucker-workshop-trial-bot = Robots
galaxy-trucker-workshop-trial-games = Combien
galaxy-trucker-workshop-trial-run = Les faire voler
galaxy-trucker-workshop-trial-stop = Arrêter
galaxy-trucker-workshop-trial-begins = Les robots construisent…
galaxy-trucker-workshop-trial-played = { $games ->
    [one] Un vol a eu lieu.
   *[other] { $games } vols ont eu lieu.
  }
galaxy-trucker-workshop-trial-table = Ce que les robots ont gagné
galaxy-trucker-workshop-trial-what = Quoi
galaxy-trucker-workshop-trial-often = Fréquence
galaxy-trucker-workshop-trial-mean = Crédits en moyenne
galaxy-trucker-workshop-trial-percent = { $share } %
galaxy-trucker-workshop-earned-finished = Vol terminé
galaxy-trucker-workshop-earned-profit = Gain total
galaxy-trucker-workshop-earned-without = Gain sans la mission
galaxy-trucker-workshop-earned-mission = Grâce à la mission

## Les parties d’une mission

galaxy-trucker-workshop-field-texts = Nom et histoire
galaxy-trucker-workshop-field-en = En anglais
galaxy-trucker-workshop-field-fr = En français
galaxy-trucker-workshop-field-title = Nom
galaxy-trucker-workshop-field-summary = Histoire
galaxy-trucker-workshop-field-max_players = Joueurs au plus
galaxy-trucker-workshop-field-forbidden_ships = Interdite aux vaisseaux de classe
galaxy-trucker-workshop-field-setup = Avant le départ
    .about = Des composants pour l’entrepôt, des supercartes pour les piles, et ce qui est encore mis en place.
galaxy-trucker-workshop-field-build_rules = Pendant la construction
galaxy-trucker-workshop-field-flight_rules = En vol
galaxy-trucker-workshop-field-rewards = Récompenses
    .about = Les montants sont des crédits, pour les vols de niveau I à IV.
galaxy-trucker-workshop-field-penalties = Pénalités
    .about = Ici, chaque montant est payé par le joueur.
galaxy-trucker-workshop-field-directives = Directives
    .about = Ce que la direction peut exiger. Quelques-unes sont tirées, si la mission le dit avant le départ.

## Les champs d’une entrée

galaxy-trucker-workshop-field-kind = Composants
galaxy-trucker-workshop-field-count = Combien
galaxy-trucker-workshop-field-each = Pour
galaxy-trucker-workshop-field-must_be_built = Il faut les construire
galaxy-trucker-workshop-field-stacks = Dans
galaxy-trucker-workshop-field-types = Cartes
galaxy-trucker-workshop-field-per_stack = Autant dans chaque pile
galaxy-trucker-workshop-field-total = Autant en tout, selon le niveau
galaxy-trucker-workshop-field-extra = En plus des cartes habituelles, pas à leur place
galaxy-trucker-workshop-field-optional = Seulement si les joueurs l’osent
galaxy-trucker-workshop-field-id = Nom court
    .about = Lettres minuscules, chiffres et _, par quoi d’autres entrées en parlent.
galaxy-trucker-workshop-field-hits = Coups qu’il supporte, selon le niveau
galaxy-trucker-workshop-field-legal_pairs = Connecteurs compatibles
galaxy-trucker-workshop-field-delta = Tours de sablier en plus ou en moins
galaxy-trucker-workshop-field-counter = Ce qui est compté
galaxy-trucker-workshop-field-counters = Ce qui forme une série
galaxy-trucker-workshop-field-at_least = Au moins
galaxy-trucker-workshop-field-at_most = Au plus
galaxy-trucker-workshop-field-else_pay = Coûte sinon
galaxy-trucker-workshop-field-options = Noms courts des choix
    .about = Ceux que les récompenses ne nomment pas ne parient sur rien.
galaxy-trucker-workshop-field-when = Quand
galaxy-trucker-workshop-field-card_class = Sur quelles cartes
galaxy-trucker-workshop-field-cost = Ce que cela coûte
galaxy-trucker-workshop-field-discard_special = Abandonner
galaxy-trucker-workshop-field-scope = Qui reste à l’écart
galaxy-trucker-workshop-field-unscathed = Sans perdre
galaxy-trucker-workshop-field-amount = Crédits
galaxy-trucker-workshop-field-amounts = Crédits
galaxy-trucker-workshop-field-who = Pour
galaxy-trucker-workshop-field-ties = Si plusieurs en ont le plus
galaxy-trucker-workshop-field-order = D’abord qui en a
galaxy-trucker-workshop-field-needs = Seulement qui a
galaxy-trucker-workshop-field-times = Combien de fois
galaxy-trucker-workshop-field-state = S’il est
galaxy-trucker-workshop-field-choice = Choix qui rapportent
galaxy-trucker-workshop-field-fraction = Quelle part
galaxy-trucker-workshop-field-rounding = Arrondi
galaxy-trucker-workshop-field-what = Quoi
galaxy-trucker-workshop-field-factor = Fois
galaxy-trucker-workshop-field-per_component = Crédits par composant perdu
    .about = En dessous de zéro, perdre rapporte.
galaxy-trucker-workshop-field-capped = Au plus ce que dit le plateau du vaisseau

## Entrées

galaxy-trucker-workshop-op-add_to_warehouse = Composants spéciaux dans l’entrepôt
galaxy-trucker-workshop-op-deal_to_reserve = Composants spéciaux mis de côté
    .about = Chacun commence avec eux sur les emplacements des composants mis de côté.
galaxy-trucker-workshop-op-insert_supercards = Supercartes
galaxy-trucker-workshop-op-remove_cards = Cartes écartées
galaxy-trucker-workshop-op-marker = Un vaisseau neutre
    .about = Il vole devant le meneur et ne gêne personne.
galaxy-trucker-workshop-op-draw_directives = Des directives sont tirées
galaxy-trucker-workshop-op-connector_rule = D’autres connecteurs sont compatibles
galaxy-trucker-workshop-op-no_looking_at_cards = Personne ne regarde les cartes
galaxy-trucker-workshop-op-timer_runs = Plus ou moins de tours de sablier
galaxy-trucker-workshop-op-require_at_launch = Exigé au lancement
galaxy-trucker-workshop-op-secret_choice = Un choix secret
    .about = Chacun choisit après le contrôle des vaisseaux ; on le montre avant la première carte.
galaxy-trucker-workshop-op-skip_card = Rester à l’écart d’une carte
galaxy-trucker-workshop-op-badge_if_unscathed = Un insigne pour qui s’en tire
galaxy-trucker-workshop-op-death_if = Mort du pilote
    .about = Si une explosion détruit la cabine de départ.
galaxy-trucker-workshop-op-close_ranks = Les vaisseaux se rapprochent après chaque carte
galaxy-trucker-workshop-op-volunteer_first = Les volontaires combattent d’abord
    .about = Contre un ennemi, le premier volontaire combat avant le meneur.
galaxy-trucker-workshop-op-marker_hit_when = Le vaisseau neutre est touché
galaxy-trucker-workshop-op-pay_per = Pour chaque
galaxy-trucker-workshop-op-pay_table = Selon un tableau
    .about = Pour un, pour deux et ainsi de suite ; au-delà, le dernier montant.
galaxy-trucker-workshop-op-pay_most = Pour qui en a le plus
galaxy-trucker-workshop-op-pay_rank = Selon le rang
    .about = En cas d’égalité, on partage la place et les suivantes sont sautées.
galaxy-trucker-workshop-op-pay_if = Sous condition
galaxy-trucker-workshop-op-pay_sets = Pour des séries complètes
galaxy-trucker-workshop-op-pay_if_marker = Selon le sort du vaisseau neutre
galaxy-trucker-workshop-op-pay_choice = Pour le choix secret
    .about = Pour chaque choix : ce qui peut être compté au plus, et les crédits selon le niveau.
galaxy-trucker-workshop-op-pay_choice_failed = Pour un choix raté
galaxy-trucker-workshop-op-multiply = Récompenses habituelles multipliées
galaxy-trucker-workshop-op-order_rewards = Première place pour tous ceux qui arrivent
galaxy-trucker-workshop-op-loss_penalty = Un autre prix pour les pertes

## Ce que l’on peut choisir

galaxy-trucker-workshop-value-count-all = tous
galaxy-trucker-workshop-value-each-table = tous ensemble
galaxy-trucker-workshop-value-each-player = chaque joueur
galaxy-trucker-workshop-value-stacks-viewable = chaque pile que l’on peut regarder
galaxy-trucker-workshop-value-stacks-hidden = la pile secrète
galaxy-trucker-workshop-value-stacks-all = toutes les piles
galaxy-trucker-workshop-value-when-enemy_beaten_by_nobody = personne ne bat un ennemi
galaxy-trucker-workshop-value-when-fleet_matched_by_nobody = personne n’arrête une flotte
galaxy-trucker-workshop-value-card_class-supercard = supercartes
galaxy-trucker-workshop-value-card_class-enemy = ennemis
galaxy-trucker-workshop-value-scope-ship = le vaisseau entier
galaxy-trucker-workshop-value-scope-ship_part = chaque partie du vaisseau à part
galaxy-trucker-workshop-value-who-finishers = qui arrive
galaxy-trucker-workshop-value-who-all = tout le monde
galaxy-trucker-workshop-value-ties-all = tous comptent
galaxy-trucker-workshop-value-ties-nobody = personne ne compte
galaxy-trucker-workshop-value-order-fewest_first = le moins
galaxy-trucker-workshop-value-order-most_first = le plus
galaxy-trucker-workshop-value-times-once = une fois
galaxy-trucker-workshop-value-times-each = pour chaque série
galaxy-trucker-workshop-value-state-alive = encore là
galaxy-trucker-workshop-value-state-destroyed = détruit
galaxy-trucker-workshop-value-fraction-half = la moitié
galaxy-trucker-workshop-value-fraction-whole = le tout
galaxy-trucker-workshop-value-rounding-up = vers le haut
galaxy-trucker-workshop-value-rounding-down = vers le bas
galaxy-trucker-workshop-value-what-order_rewards = pour l’ordre d’arrivée
galaxy-trucker-workshop-value-what-best_looking_reward = pour le plus beau vaisseau
