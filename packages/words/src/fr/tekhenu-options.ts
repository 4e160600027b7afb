import type { tekhenuOptions as en } from '../en/tekhenu-options.ts'

/** What can be chosen before a game of Tekhenu, and which printed values are reconstructed. */
export const tekhenuOptions: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.option.solo': 'Solo contre Botankhamon',
  'tekhenu.option.solo.about': 'Un rival avec ses propres règles, pour un seul joueur.',
  'tekhenu.option.solo.none': 'Non',
  'tekhenu.option.solo.easy': 'Facile',
  'tekhenu.option.solo.medium': 'Moyen',
  'tekhenu.option.solo.hard': 'Difficile',
  'tekhenu.option.solo-start': 'Vos cartes Départ',
  'tekhenu.option.solo-start.about': 'Contre Botankhamon, vous en gardez deux sur trois, ou en recevez deux.',
  'tekhenu.option.solo-start.none': 'Deux sur trois',
  'tekhenu.option.solo-start.random': 'Au hasard',
  'tekhenu.option.solo-decrees': 'Décrets de Botankhamon',
  'tekhenu.option.solo-decrees.about': 'Ce que chacun lui rapporte à la fin.',
  'tekhenu.option.solo-decrees.none': '4 points',
  'tekhenu.option.solo-decrees.8': '8 points',
  'tekhenu.option.solo-buildings': 'Bâtiments de Botankhamon',
  'tekhenu.option.solo-buildings.about': 'Avec un second jeu, il n’en manque jamais.',
  'tekhenu.option.solo-buildings.none': '10',
  'tekhenu.option.solo-buildings.20': '20',
  'tekhenu.option.solo-packet': 'Votre lot de départ',
  'tekhenu.option.solo-packet.about':
    'Cartes Départ et pouvoirs de culte au choix ; vous en gardez deux et un.',
  'tekhenu.option.solo-packet.none': '3 et 1',
  'tekhenu.option.solo-packet.2-2': '2 et 2',
  'tekhenu.option.solo-packet.3-2': '3 et 2',
  'tekhenu.option.solo-artifacts': 'Artefacts',
  'tekhenu.option.solo-artifacts.about':
    'Combien se trouvent à côté des cartes Destinée ; moins, c’est plus dur.',
  'tekhenu.option.solo-artifacts.none': '3',
  'tekhenu.option.solo-artifacts.2': '2',
  'tekhenu.option.solo-artifacts.4': '4',
  'tekhenu.option.seth': 'Le Temps de Seth',
  'tekhenu.option.seth.about':
    'L’extension : un septième dieu, guerriers et prêtres, régions, tuiles conquête.',
  'tekhenu.option.vizier': 'Le Défi du vizir',
  'tekhenu.option.vizier.about': 'Une variante à deux : le premier joueur surveille les dés d’un dieu.',
  'tekhenu.option.horus': 'Bonus d’Horus',
  'tekhenu.option.horus.about':
    'Tuiles mélangées ou, pour une première partie, l’ordre imprimé sur le plateau.',
  'tekhenu.option.horus.none': 'Mélangés',
  'tekhenu.option.horus.printed': 'Imprimés',

  'tekhenu.reconstructed.player-board':
    'Sur le plateau individuel : le coût des statues et la rangée de bâtiments.',
  'tekhenu.reconstructed.horus-bonuses': 'Les bonus d’Horus, sauf celui de la valeur 4.',
  'tekhenu.reconstructed.temple':
    'Dans l’enceinte du temple : gains, couleurs des contours, pain pour les bâtiments, et emplacements à trois et quatre joueurs.',
  'tekhenu.reconstructed.pillar-tiles': 'Coûts et contours des tuiles colonne.',
  'tekhenu.reconstructed.osiris': 'La seconde ressource des rangées 3 et 4 d’Osiris.',
  'tekhenu.reconstructed.decree-symbols': 'Les symboles des décrets.',
  'tekhenu.reconstructed.time-of-seth.regions':
    'Le Temps de Seth : les régions, ce qu’elles apportent et rapportent.',
  'tekhenu.reconstructed.time-of-seth.statue-spaces': 'Le Temps de Seth : les emplacements de statue.',
  'tekhenu.reconstructed.time-of-seth.conquest-tiles':
    'Le Temps de Seth : les tuiles conquête A01 à A04, et qu’il y en a une de chaque.',
  'tekhenu.reconstructed.time-of-seth.decree-symbols': 'Le Temps de Seth : les symboles de ses décrets.',
}
