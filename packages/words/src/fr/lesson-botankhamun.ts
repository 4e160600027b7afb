import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Son tour',
  'lesson.botankhamun.welcome':
    'Rebonjour ! Ici, vous jouez en solo. Botankhamon ne décide rien : des règles fixes et une pièce lancée disent ce qu’il fait. Vous pouvez vérifier chaque étape. Il joue en premier.',
  'lesson.botankhamun.pyramid':
    'Dix tuiles forment une pyramide : six dieux, et quatre avec des ressources. Un marqueur montre quelle tuile compte. Il part d’en bas à gauche, chez Râ.',
  'lesson.botankhamun.die':
    'La tuile d’un dieu veut dire : il prend le dé le plus haut chez ce dieu, mais jamais un dé interdit. À égalité, il prend un dé pur. Chez Râ, c’est le 5 jaune.',
  'lesson.botankhamun.action':
    'Il a érigé une colonne, sans payer, où elle rapporte le plus : 1 point par côté de la tuile qui touche le bord du temple ou une autre tuile, ici 2. L’emplacement de la tuile chez Râ rapporte 3.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue':
    'Votre tour se joue comme toujours. Prenez le dé blanc 6 chez Horus, pour une statue.',
  'lesson.botankhamun.statue.1':
    'Érigez la statue, dédiée à Osiris. Elle vous rapporte 2 points chaque fois que Botankhamon ou vous effectuez l’action d’Osiris.',
  'lesson.botankhamun.honour':
    'Botankhamon a une statue depuis le début : ici, dédiée à Horus. Vous avez effectué l’action d’Horus : cette statue a donc payé.',
  'lesson.botankhamun.scribe':
    'Elle a payé ce scribe. Ses statues ne rapportent à Botankhamon que des scribes et des points, jamais de ressources.',
  'lesson.botankhamun.deben':
    'On lance une pièce, le Deben. Le marqueur va à droite, ou en haut à droite : vous connaissez toujours les deux tuiles possibles. Il est allé à droite, sur des ressources : calcaire d’abord.',
  'lesson.botankhamun.colour':
    'Le calcaire est blanc : il prend donc le plus haut dé blanc du cadran. De 3, 4 et 6, c’est le 6 chez Osiris. Sans dé blanc, la ressource suivante de la tuile compterait.',
  'lesson.botankhamun.bonus':
    'Il a construit en rangée 6, à cause de la valeur, et dans le quartier calcaire, à cause de la couleur.',
  'lesson.botankhamun.paid': 'Il a effectué l’action d’Osiris : votre statue vous a donc rapporté 2 points.',
  'lesson.botankhamun.ahead': 'Prévoir',
  'lesson.botankhamun.tiles':
    'Une de ces deux tuiles vient ensuite : ressources à droite, ou Osiris au-dessus. Osiris, vous pouvez le lui gâcher : n’y laissez aucun dé qu’il puisse prendre.',
  'lesson.botankhamun.next':
    'Prenez le dé blanc 4 chez Osiris. Il n’y reste qu’un 5 jaune, et quand la lumière tournera après ce tour, il sera interdit.',
  'lesson.botankhamun.next.1':
    'Construisez maintenant dans le quartier pain. Votre statue vous paie encore 2 points.',
  'lesson.botankhamun.up': 'Un nouveau tour. La pièce a dit en haut : le marqueur est sur Osiris.',
  'lesson.botankhamun.round':
    'Chez Osiris, le 5 jaune est maintenant interdit. Il cherche donc plus loin, dans le sens antihoraire, chez le dieu suivant : Thot. Le 6 noir y est le plus haut.',
  'lesson.botankhamun.cards':
    'Il a pris le 6 noir : trois cartes, sans payer. Elles viennent de la section 1, la plus haute que son bonheur ouvre : décrets d’abord, puis technologies, puis bénédictions.',
  'lesson.botankhamun.again':
    'De nouveau, une de deux tuiles vient ensuite : ressources à droite, ou Thot au-dessus. Ne laissez à Thot que son plus faible dé.',
  'lesson.botankhamun.deny':
    'Prenez vous-même le meilleur dé de Thot, le 5 brun. Il apporte trois cartes pour trois papyrus ; vous payez en or.',
  'lesson.botankhamun.deny.1': 'Vous prenez les trois cartes de la section 1. Choisissez d’abord Or votif.',
  'lesson.botankhamun.deny.2': 'Maintenant Cri du chacal. La dernière carte de la section suit d’elle-même.',
  'lesson.botankhamun.denied':
    'La pièce a dit en haut : Thot. Il ne restait qu’un 1 gris : une carte au lieu de trois. Voilà comment jouer contre lui : surveillez le marqueur.',
  'lesson.botankhamun.maat': 'Maât',
  'lesson.botankhamun.weigh':
    'Après quatre tours, son marqueur est toujours au bord droit, et Maât vient. L’équilibre de Botankhamon est fixe : +3 la première fois, puis +2, puis deux fois +1. Le vôtre est −3.',
  'lesson.botankhamun.balance':
    'Prenez le 5 brun chez Horus : il est pur et vous amène de −3 à +2. C’est plus près de 0 que +3 : vous passerez en tête.',
  'lesson.botankhamun.balance.1':
    'Érigez maintenant une statue pour le peuple au-dessus des ateliers. Vous recevez l’or qui s’y trouve.',
  'lesson.botankhamun.balance.2': 'La statue coûte du granite. Que votre nouvelle bénédiction le paie.',
  'lesson.botankhamun.destiny':
    'En tête, vous choisissez parmi les quatre cartes. Si Botankhamon l’était, il aurait pris avant vous la carte de l’or ou du scribe. Prenez la foi : elle change votre prochain équilibre de 1.',
  'lesson.botankhamun.shuffled':
    'Après Maât, les tuiles sont mélangées, et le marqueur repart d’en bas à gauche. Son équilibre est maintenant +2, pour la prochaine fois. Vous jouez en premier.',
  'lesson.botankhamun.scores':
    'Il décompte quartiers, temple, statues et bonheur comme vous, et 2 par bénédiction et technologie. À la fin, 4 par décret, et 1 pour deux scribes.',
  'lesson.botankhamun.end':
    'Vous connaissez Botankhamon ! Encore une chose : quand il ne peut pas effectuer son action, il marque 3 points à la place. Continuez : le bouton « Étape suivante » le fait avancer.',
}
