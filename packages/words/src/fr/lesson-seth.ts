import type { sethLesson as en } from '../en/lesson-seth.ts'

/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Guerriers et prêtres',
  'lesson.seth.welcome':
    'Rebonjour ! Seth a son propre plateau : six régions en deux files, des dés gris, et une pile de tuiles conquête. Le reste est le jeu que vous connaissez.',
  'lesson.seth.tracks':
    'Deux pistes, de 0 à 10. Les guerriers paient les régions ; les prêtres, les artefacts et les statues dédiées à Seth. Vous avez 4 guerriers et 3 prêtres, Ipy 6 et 2.',
  'lesson.seth.artifact':
    'Voici un artefact. Vous l’avez payé 5 prêtres, à la place du gain d’une carte Destinée. Il sert une fois, à votre tour. Utilisez-le : toutes vos productions montent.',
  'lesson.seth.red':
    'Les dés rouges sont toujours corrompus et apportent autant de guerriers qu’ils montrent, avant l’action du dieu. Prenez le dé rouge 2 chez Hathor et construisez en rangée 1 ; l’or remplace.',
  'lesson.seth.honour':
    'Ipy a effectué Horus et érigé une statue dédiée à Seth, pour un granite et deux prêtres. Chaque fois que l’un de vous effectue Seth, Ipy reçoit une ressource.',
  'lesson.seth.regions': 'Régions',
  'lesson.seth.region':
    'Les dés gris de ce plateau effectuent Seth ; la valeur est la région. Prenez le dé gris 2, puis touchez la région 2 : son premier bâtiment coûte 4 guerriers et apporte aussitôt 3 prêtres.',
  'lesson.seth.blood':
    'La guerre laisse du sang. Un jeton reste sur votre plateau corrompu pour toute la partie, et compte −1 à chaque Jugement de Maât.',
  'lesson.seth.conquest':
    'Posez ensuite cette tuile conquête sur une case libre du temple. Elle cache ce qui y est imprimé. Une colonne dessus prend plutôt son gain. Choisissez cet angle.',
  'lesson.seth.paid':
    'Vous avez effectué Seth : Ipy a reçu un or. Puis Ipy a pris le dé bleu 4 chez Râ et en a fait un 5 : les dés bleus apportent des prêtres comme les rouges des guerriers. Cinq prêtres.',
  'lesson.seth.spoils': 'Butin',
  'lesson.seth.blue':
    'Un autre dé bleu 4 est chez Râ. Prenez-le : 4 prêtres pour vous. Et érigez votre colonne sur votre tuile : 6 points, un papyrus, deux calcaire.',
  'lesson.seth.cult':
    'Chacun a un pouvoir de culte. Le vôtre : une colonne au bord du temple vous apporte une ressource. Ipy peut alors en échanger une contre un scribe. Choisissez le granite.',
  'lesson.seth.column':
    'Ipy a conquis la région 3, dans votre file. Une statue sous une file apporte une carte par région avec bâtiment : deux. Prenez le dé blanc 6, érigez-la, et prenez ces cartes.',
  'lesson.seth.green':
    'Ipy a pris le dé vert 2. Le vert est pur partout, mais ne produit jamais et ne sert jamais Anubis. De la tuile conquête sur la ligne, Hathor a donné une ressource de chaque.',
  'lesson.seth.maat': 'Maât',
  'lesson.seth.choice':
    'Avec votre sang, vous étiez à −3 : un point perdu. Ipy en a perdu trois : vous passez en tête. Payez 4 prêtres pour l’artefact qui effectue Seth sans dé.',
  'lesson.seth.points':
    'Aux deux décomptes, chacun de vos bâtiments ici rapporte 3 points. Et votre statue reste : qui construit désormais dans sa file gagne aussitôt 3 points.',
  'lesson.seth.end':
    'Vous connaissez Seth ! Encore une chose : avec Anubis, un dé compte comme rouge ou bleu, à votre gré. Vous avez 15 points, Ipy 17. Continuez, ou commencez une partie.',
}
