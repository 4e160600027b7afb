import type { sethLesson as en } from '../en/lesson-seth.ts'

/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Guerriers et prêtres',
  'lesson.seth.welcome':
    'Rebonjour ! Seth a son propre plateau : six régions en deux files, des dés gris, et une pile de tuiles conquête. Le reste est le jeu que vous connaissez.',
  'lesson.seth.tracks':
    'Deux pistes, de 0 à 10. Les guerriers paient les régions ; les prêtres, les artefacts et les statues dédiées à Seth. Vous avez 4 guerriers et 3 prêtres, Ipy 6 et 2.',
  'lesson.seth.artifact':
    'En choisissant une carte Destinée, vous pouvez renoncer à son gain et payer des prêtres pour un artefact. L’Herminette vous en a coûté 5. Elle sert une fois. Utilisez-la : toutes vos productions montent.',
  'lesson.seth.red':
    'Les dés rouges sont toujours corrompus. Avant l’action du dieu, ils apportent autant de guerriers qu’ils montrent. Prenez le dé rouge 2 chez Hathor.',
  'lesson.seth.red.1':
    'Le dé rouge a apporté deux guerriers. Construisez maintenant à gauche de la rangée 1. L’or remplace le pain.',
  'lesson.seth.honour':
    'Ipy a effectué Horus et érigé une statue dédiée à Seth, pour un granite et deux prêtres. Désormais, chaque fois qu’Ipy ou vous effectuez l’action de Seth, Ipy reçoit une ressource.',
  'lesson.seth.regions': 'Régions',
  'lesson.seth.region':
    'Les dés gris de ce plateau effectuent l’action de Seth. La valeur est la région. Prenez le dé gris 2.',
  'lesson.seth.region.1':
    'Choisissez maintenant la région 2. Son premier bâtiment coûte 4 guerriers et apporte aussitôt 3 prêtres.',
  'lesson.seth.blood':
    'La guerre laisse du sang. Un jeton reste sur votre plateau corrompu pour toute la partie, et compte −1 à chaque Jugement de Maât.',
  'lesson.seth.conquest':
    'La conquête apporte la tuile visible du plateau de Seth : 1 papyrus, 2 calcaires. Posez-la sur cet angle du temple. Elle cache ce qui y est imprimé. Une colonne dessus apporte ce qu’elle montre.',
  'lesson.seth.paid':
    'Vous avez effectué Seth : la statue d’Ipy a apporté un or. Puis Ipy a pris le dé bleu 4 chez Râ, et un scribe en a fait un 5. Les dés bleus apportent des prêtres : cinq pour Ipy.',
  'lesson.seth.spoils': 'Butin',
  'lesson.seth.blue': 'Un autre dé bleu 4 est chez Râ. Prenez-le : 4 prêtres pour vous.',
  'lesson.seth.blue.1':
    'Érigez maintenant votre colonne sur votre tuile : 6 points, un papyrus, deux calcaires.',
  'lesson.seth.cult':
    'Un pouvoir de culte aide son propriétaire, et un peu les autres. Le vôtre : pour une colonne au bord, vous recevez une ressource. Ipy peut échanger une ressource contre un scribe. Choisissez le granite.',
  'lesson.seth.column':
    'Ipy a conquis la région 3, sous la vôtre. Une statue sous une file de régions apporte une carte pour chacune qui a un bâtiment : deux. Prenez le dé blanc 6 chez Horus.',
  'lesson.seth.column.1': 'Érigez maintenant la statue pour le peuple ici, sous la file de votre région.',
  'lesson.seth.column.2': 'Deux cartes sont à vous : prenez celles qui sont éclairées, l’une après l’autre.',
  'lesson.seth.column.3': 'Et la deuxième.',
  'lesson.seth.green':
    'Ipy a pris le dé vert 2. Les dés verts sont purs partout, mais ne produisent jamais. Le nouveau bâtiment d’Ipy est en ligne avec une tuile conquête : Hathor a donné une ressource de chaque sorte.',
  'lesson.seth.maat': 'Maât',
  'lesson.seth.choice':
    'Avec votre sang, vous étiez à −3 : un point perdu. Ipy en a perdu trois : vous passez en tête. Payez 4 prêtres pour le Sceptre Ouas. Cet artefact effectue une fois l’action de Seth, sans dé.',
  'lesson.seth.points':
    'Aux deux décomptes, chacun de vos bâtiments ici rapporte 3 points. Votre statue agit encore : désormais, qui conquiert une région de la file au-dessus gagne aussitôt 3 points.',
  'lesson.seth.end':
    'Vous connaissez Seth ! Encore une chose : qui invoque Anubis avec deux scribes fait compter le dé comme rouge ou bleu. Les dés verts n’y servent pas. Vous avez 15 points, Ipy 17.',
}
