import type { botankhamunLesson as en } from '../en/lesson-botankhamun.ts'

/** What Kepi says in the lesson about Botankhamun: at most 35 words a step. */
export const botankhamunLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.botankhamun.turn': 'Son tour',
  'lesson.botankhamun.welcome':
    'Rebonjour ! Ici, vous jouez en solo. Botankhamon ne décide rien : ses règles, rarement le hasard, répondent à tout ; vous pouvez vérifier chaque étape. Il joue en premier.',
  'lesson.botankhamun.pyramid':
    'Dix tuiles forment une pyramide : six dieux, et quatre avec des ressources. Le marqueur dit quelle tuile compte. Il part d’en bas à gauche : Râ.',
  'lesson.botankhamun.die':
    'La tuile d’un dieu prend son dé le plus haut ; à égalité, un pur. Les dés interdits n’existent pas pour lui. Chez Râ, il a pris le dé jaune 5.',
  'lesson.botankhamun.action':
    'Puis il fait ce que fait le dieu, sans coût ni gain. Sa colonne va où elle rapporte le plus : 2 pour les contours adjacents, de toute couleur, 3 pour l’emplacement de la tuile.',
  'lesson.botankhamun.statues': 'Statues',
  'lesson.botankhamun.statue':
    'Votre tour se joue comme toujours. Prenez le dé blanc 6 chez Horus et érigez une statue dédiée à Osiris : 2 points pour vous chaque fois que l’un de vous invoque Osiris.',
  'lesson.botankhamun.deben':
    'On lance une pièce, le Deben. Elle envoie le marqueur à droite, ou en haut à droite. Vous savez donc toujours quelles deux tuiles peuvent venir. Il est allé à droite.',
  'lesson.botankhamun.colour':
    'Cette tuile montre des ressources, calcaire d’abord. Le calcaire est blanc : il prend le plus haut dé blanc du cadran, le 6 chez Osiris. Sans dé blanc, la ressource suivante compte.',
  'lesson.botankhamun.bonus':
    'Il effectue donc Osiris : rangée 6, sous calcaire. Votre statue vous paie 2 points. La sienne est chez Horus : votre Horus lui a apporté un scribe.',
  'lesson.botankhamun.ahead': 'Prévoir',
  'lesson.botankhamun.next':
    'Deux tuiles peuvent venir : ressources à droite, Osiris au-dessus. Prenez le dé blanc 4 chez Osiris et construisez sous pain. Votre statue paie encore, et seul un dé jaune 5 y reste.',
  'lesson.botankhamun.round':
    'Le marqueur est monté sur Osiris. Mais la lumière a changé, et le jaune y est interdit. Il a donc cherché plus loin, sens antihoraire : le dé noir 6 chez Thot. Trois cartes, rien payé.',
  'lesson.botankhamun.deny':
    'Encore deux tuiles : ressources à droite, Thot au-dessus. Prenez d’abord le meilleur dé de Thot, le brun 5 : trois cartes pour trois papyrus. L’or remplace.',
  'lesson.botankhamun.denied':
    'La pièce a dit en haut : Thot. Il ne restait qu’un gris 1 : une carte au lieu de trois. Voilà comment jouer contre lui : surveillez le marqueur.',
  'lesson.botankhamun.maat': 'Maât',
  'lesson.botankhamun.balance':
    'Maât vient après ce tour. Son équilibre est imprimé : +3 cette fois, Ankh 4. Vous êtes à −3 ; le brun 5 est pur et donne +2. Construisez au-dessus des ateliers ; une bénédiction paie.',
  'lesson.botankhamun.destiny':
    '+2 est plus près de 0 que +3 : vous passez en tête et choisissez parmi les quatre. En tête, il vous prive de l’or ou du scribe. Prenez la foi.',
  'lesson.botankhamun.scores':
    'Il décompte quartiers, temple, statues et bonheur comme vous, et 2 par bénédiction et technologie. À la fin, 4 par décret, et 1 pour deux scribes.',
  'lesson.botankhamun.end':
    'Vous connaissez Botankhamon ! Les tuiles sont mélangées, son marqueur repart, et vous jouez en premier. Ce qu’il ne peut pas faire lui rapporte 3 points. Continuez : Étape suivante, ou N, le fait avancer.',
}
