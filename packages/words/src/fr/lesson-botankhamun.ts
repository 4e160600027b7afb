import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Son tour',
  'lesson.botankhamun.welcome':
    'Rebonjour ! Ici, vous jouez en solo. Botankhamon ne décide rien : des règles fixes, rarement le hasard, disent ce qu’il fait. Vous pouvez vérifier chaque étape. Il joue en premier.',
  'lesson.botankhamun.pyramid':
    'Dix tuiles forment une pyramide : six dieux, et quatre avec des ressources. Un marqueur montre quelle tuile compte. Il part d’en bas à gauche, chez Râ.',
  'lesson.botankhamun.die':
    'La tuile d’un dieu veut dire : il prend le dé le plus haut chez ce dieu, mais jamais un dé interdit. À égalité, il prend un dé pur. Chez Râ, c’est le 5 jaune.',
  'lesson.botankhamun.action':
    'Il a pris le dé et érigé une colonne, sans payer. Elle va où elle rapporte le plus : 1 point par contour qui touche quelque chose, ici 2, et 3 pour l’emplacement de la tuile chez Râ.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue':
    'Votre tour se joue comme toujours. Prenez le dé blanc 6 chez Horus, pour une statue.',
  'lesson.botankhamun.statue.1':
    'Érigez la statue, dédiée à Osiris. Elle vous rapporte 2 points chaque fois que Botankhamon ou vous effectuez l’action d’Osiris.',
  'lesson.botankhamun.deben':
    'On lance une pièce, le Deben. Le marqueur va à droite, ou en haut à droite : vous connaissez toujours les deux tuiles possibles. Il est allé à droite, sur des ressources : calcaire d’abord.',
  'lesson.botankhamun.colour':
    'Le calcaire est blanc. Il prend donc le plus haut dé blanc de tout le cadran : le 6 chez Osiris. Sans dé blanc, la ressource suivante de la tuile compterait.',
  'lesson.botankhamun.bonus':
    'Il a construit en rangée 6, dans le quartier calcaire. Votre statue vous a rapporté 2 points. Il a aussi une statue, dédiée à Horus : quand vous avez effectué l’action d’Horus, il a reçu un scribe.',
  'lesson.botankhamun.ahead': 'Prévoir',
  'lesson.botankhamun.tiles':
    'Deux tuiles peuvent venir : ressources à droite, ou Osiris au-dessus. Vous pouvez l’empêcher de construire chez Osiris.',
  'lesson.botankhamun.next':
    'Prenez le dé blanc 4 chez Osiris. Il n’y reste qu’un 5 jaune, et quand la lumière tournera après ce tour, il sera interdit.',
  'lesson.botankhamun.next.1':
    'Construisez maintenant dans le quartier pain. Votre statue vous paie encore 2 points.',
  'lesson.botankhamun.round':
    'Le marqueur est monté sur Osiris. Le 5 jaune y est maintenant interdit. Il cherche donc plus loin, dans le sens antihoraire, chez le dieu suivant : Thot. Le 6 noir y est le plus haut.',
  'lesson.botankhamun.cards':
    'Il a pris le 6 noir et trois cartes, sans rien payer. De nouveau, deux tuiles peuvent venir : ressources à droite, ou Thot au-dessus.',
  'lesson.botankhamun.deny':
    'Prenez donc vous-même le meilleur dé de Thot, le 5 brun. Il apporte trois cartes pour trois papyrus ; vous payez en or.',
  'lesson.botankhamun.deny.1': 'Prenez les deux cartes éclairées, l’une après l’autre.',
  'lesson.botankhamun.deny.2':
    'Maintenant celle-ci. La troisième, la dernière de sa ligne, suit d’elle-même.',
  'lesson.botankhamun.denied':
    'La pièce a dit en haut : Thot. Il ne restait qu’un 1 gris : une carte au lieu de trois. Voilà comment jouer contre lui : surveillez le marqueur.',
  'lesson.botankhamun.maat': 'Maât',
  'lesson.botankhamun.balance':
    'Maât vient après ce tour. La première fois, son équilibre est toujours +3 ; vous êtes à −3. Prenez le 5 brun : il est pur et vous amène à +2.',
  'lesson.botankhamun.balance.1':
    'Vous êtes maintenant à +2. Érigez une statue pour le peuple au-dessus des ateliers.',
  'lesson.botankhamun.balance.2': 'La statue coûte du granite. Que votre bénédiction le paie.',
  'lesson.botankhamun.destiny':
    '+2 est plus près de 0 que +3 : vous passez en tête et choisissez parmi les quatre. En tête, il vous prive de l’or ou du scribe. Prenez la foi.',
  'lesson.botankhamun.scores':
    'Il décompte quartiers, temple, statues et bonheur comme vous, et 2 par bénédiction et technologie. À la fin, 4 par décret, et 1 pour deux scribes.',
  'lesson.botankhamun.end':
    'Vous connaissez Botankhamon ! Les tuiles sont mélangées, son marqueur repart, et vous jouez en premier. Ce qu’il ne peut pas faire lui rapporte 3 points. Continuez : le bouton « Étape suivante » le fait avancer.',
}
