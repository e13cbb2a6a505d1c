# Le cadre de tous les jeux, et tout ce qui peut mal tourner.

list-and = { $first } et { $second }

outcome-won = Victoire !
outcome-lost = Défaite.
outcome-winner = Vainqueur : { $seat }.
outcome-drawn = Match nul.

logbook-flight = Vol
logbook-crew = Équipage
logbook-date = Date

## Erreurs : la chose, et ce qui était attendu.

error-unknown = Quelque chose a été refusé (code { $code }).
error-unknown-game = Le jeu « { $game } » n’existe pas ; jeux disponibles : { $expected }.
error-unknown-companion = Il n’y a pas de compagnon pour « { $game } » ; valeurs possibles : { $expected }.
error-unknown-option = L’option « { $option } » n’existe pas ; options disponibles : { $expected }.
error-bad-option-value = « { $value } » n’est pas une valeur de l’option « { $option } » ; valeurs possibles : { $expected }.
error-option-moot = La valeur « { $value } » de l’option « { $option } » demande une autre option : { $other } doit valoir { $expected }.
error-unknown-bot = Le robot « { $bot } » n’existe pas ; robots disponibles : { $expected }.
error-unknown-language = La langue « { $language } » n’existe pas ; langues disponibles : { $expected }.
error-unknown-seat = La place « { $seat } » n’existe pas dans cette partie ; places disponibles : { $expected }.
error-unknown-rule = Aucune règle ne porte l’identifiant « { $rule } ».
error-rule-not-found = Aucune règle de { $game } ne porte l’identifiant ni ne contient le mot « { $query } ».
error-unknown-move = « { $move } » n’est pas un coup de ce jeu ; choisissez l’un des numéros proposés.
error-not-now = { $move } : pas maintenant ; choisissez l’un des coups proposés.
error-game-over = { $move } : la partie est terminée.
error-not-your-turn = { $move } : c’est à une autre place de jouer.

error-no-such-choice = Le choix { $number } n’existe pas ; choisissez un numéro de 1 à { $most }.

error-log-bad-header = La première ligne n’est pas l’en-tête d’un journal .hull ({ $problem }) ; il faut celle qu’écrit la sauvegarde.
error-log-newer-format = Ce journal est au format { $found }, plus récent que le format { $known } lu par cette version ; mettez hullbreach à jour.
error-log-newer-rules = Ce journal a été joué avec les règles { $found } de { $game } par { $by }, plus récentes que les règles { $known } d’ici ; mettez hullbreach à jour.
error-log-older-rules = Ce journal a été joué avec les règles { $found } de { $game } par { $by }, plus anciennes que les règles { $known } d’ici ; rejouez-le avec la version qui l’a écrit.
error-log-cut-off = Le journal est coupé après { $moves ->
    [one] { $moves } ligne
   *[other] { $moves } lignes
  } de coups : sa dernière ligne, « end … », manque.
error-log-edited = Le journal a été modifié après son écriture : sa somme de contrôle ne correspond pas à ses coups.
error-log-bad-line = La ligne { $line } du journal, « { $text } », n’est pas un coup de ce jeu ; il faut une place et un coup.
error-log-move-refused = Les règles refusent la ligne { $line } du journal, « { $text } ». { $why }

error-bad-facts = Le fichier de données { $file } ne contient pas ce qui est attendu (entrée : { $entry }) : { $problem }.
error-file-missing = Le fichier « { $file } » n’existe pas ; vérifiez son nom et son dossier.
error-file-not-text = Le fichier « { $file } » n’est pas du texte UTF-8 ; il faut un journal enregistré par hullbreach.
error-file-unreadable = Impossible de lire le fichier « { $file } » : { $problem }.
error-file-unwritable = Impossible d’écrire le fichier « { $file } » : { $problem }.
error-file-exists = Le fichier « { $file } » existe déjà ; choisissez un autre nom.
error-cannot-listen = { $host }, port { $port } : impossible d’écouter à cet endroit : { $problem }.
error-wrong-game = Le fichier « { $file } » contient une partie de { $found }, pas de { $game }.
error-nothing-to-play = Rien à jouer : indiquez un jeu, ou un journal enregistré avec --resume.
error-wrong-beginning = Le fichier « { $file } » apporte ses propres options et sa graine ; retirez { $option } pour le reprendre.
error-bad-assignment = « { $text } » ne convient pas à { $option } ; il faut un nom, « = » et une valeur.
error-given-twice = { $option } donne deux fois « { $name } » ; une seule suffit.
error-official-mission = « { $option } » ne concerne que les nouvelles missions ; « { $mission } » est déjà tout entière écrite.
error-number-too-small = { $value } est trop petit pour { $option } ; il faut au moins { $least }.
error-number-too-big = { $value } est trop grand pour { $option } ; il faut au plus { $most }.
error-too-far = Le journal ne compte que { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
  } ; { $value } est trop loin pour { $option }.
error-no-proofs = Aucun dossier de tests n’a été trouvé et le paquet ne contient pas de liste de preuves ; indiquez le dossier avec --tests.
error-no-folder = Le dossier « { $file } » n’existe pas ; il faut celui qui contient les tests.
error-bad-tests = Impossible de lire les tests de « { $file } » : { $problem }.
error-no-language = --lang attend une langue : en ou fr.
error-not-positive = { $value } ne convient pas à { $option } ; il faut au moins 1.
error-wrong-number-of-bots = { $found ->
    [one] { $found } robot a été indiqué
   *[other] { $found } robots ont été indiqués
  }, mais la partie compte { $expected ->
    [one] { $expected } place
   *[other] { $expected } places
  }.

# --- flights on paper ---
error-no-sheets = { $file } ne contient aucune feuille.
error-no-package = { $folder } ne contient pas de paquet hullbreach.
error-no-sheet = Ce n’est pas une feuille : { $problem }
error-which-game = Quel jeu ? Donnez --game et l’un de : { $expected }.
error-flight-range = { $field } vaut { $value } ; valeurs possibles : de { $low } à { $high }.
error-flight-unknown = { $field } vaut « { $value } » ; valeurs possibles : { $expected }.
error-flight-no-internal = { $field } : un vol de type « { $flight } » n’a pas de menaces internes.
error-flight-no-yellow = { $field } : « { $threat } » est une carte jaune, et un vol de type « { $flight } » n’a que des cartes blanches.
error-flight-misplaced = { $field } : { $threat } ne peut pas venir de « { $zone } ».
error-flight-order = { $field } vaut { $value } après { $last } ; il faut des nombres croissants, sans doublon.
error-flight-missing = { $field } manque.
error-flight-mismatch = { $field } vaut { $value }, qui n’est pas la carte { $threat }.
error-flight-twice = { $field } : { $value } sert deux fois.
error-flight-pile = { $field } : il faut chacune des { $expected } tuiles de la zone, une seule fois.
error-flight-plans = { $field } : { $found } plans pour un équipage de { $expected }.
error-flight-hands = { $field } : { $found } mains pour un équipage de { $expected }.
error-flight-slots = { $field } compte { $found } emplacements ; { $expected } au plus.
error-flight-second-heroic = { $field } est une deuxième carte héroïque ; une seule par membre d’équipage.
error-flight-no-heroic = { $field } est une carte héroïque, et un vol de type « { $flight } » n’en a pas.
error-flight-no-slip = { $field } vaut « { $value } », qu’aucune carte jusqu’à ce tour n’a pu vouloir dire : seules se corrigent une carte retournée ou une flèche prise pour l’autre.
error-flight-android-slip = { $field } vaut { $value }, un androïde : ses cartes sont visibles, aucune erreur ne peut y être signalée.
error-flight-malformed = { $field } : { $problem }

# --- bandes-son ---
error-which-mission = Quelle mission ? Donnez soit --mission, soit --seed, soit --all.
error-not-with-all = --all produit toutes les missions ; retirez { $option }.
error-unknown-sound-format = « { $file } » n’a pas la terminaison d’un fichier son ; terminaisons possibles : { $expected }.
error-no-sound-library = Produire du son demande la bibliothèque « { $library } », qui n’est pas installée ; pip install hullbreach[voice] l’apporte.
