import type { sethLesson as en } from '../en/lesson-seth.ts'

/** What Kepi says in the lesson about Time of Seth: at most 35 words a step. */
export const sethLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.seth.army': 'Guerriers et prêtres',
  'lesson.seth.welcome':
    'Rebonjour ! Vous êtes bleu, votre rival Ipy est rose. Seth a son propre plateau : six régions en deux files, des dés gris, et des tuiles conquête. Le reste est le jeu que vous connaissez.',
  'lesson.seth.tracks':
    'Deux pistes, de 0 à 10 : les guerriers en haut, les prêtres en bas. Vos marqueurs sont bleus : vous avez 4 guerriers et 3 prêtres, Ipy 6 et 2.',
  'lesson.seth.uses':
    'Les guerriers paient les régions. Les prêtres paient les artefacts et les statues dédiées à Seth.',
  'lesson.seth.artifacts':
    'Voici les artefacts, chacun avec son prix en prêtres. En choisissant une carte Destinée, vous pouvez renoncer à son gain et payer un artefact du même Ankh.',
  'lesson.seth.artifact':
    'Vous l’avez fait au début : 5 prêtres pour cette carte, l’Herminette. Elle sert une fois. Utilisez-la : chacune de vos quatre productions monte de 1.',
  'lesson.seth.red':
    'Les dés rouges sont toujours corrompus. Avant l’action du dieu, ils apportent autant de guerriers qu’ils montrent. Prenez le dé rouge 2 chez Hathor.',
  'lesson.seth.red.1': 'Construisez maintenant à gauche de la rangée 1. L’or remplace le pain.',
  'lesson.seth.warriors': 'Le dé rouge vous a apporté deux guerriers : vous en avez 6.',
  'lesson.seth.honour':
    'Ipy a effectué Horus et érigé une statue dédiée à Seth, pour un granite et deux prêtres. Désormais, chaque fois qu’Ipy ou vous effectuez l’action de Seth, Ipy reçoit une ressource.',
  'lesson.seth.regions': 'Régions',
  'lesson.seth.region':
    'Les dés gris de ce plateau effectuent l’action de Seth. La valeur est la région. Prenez le dé gris 2.',
  'lesson.seth.region.1':
    'Choisissez maintenant la région 2. Son premier bâtiment coûte 4 guerriers et apporte aussitôt 3 prêtres.',
  'lesson.seth.blood':
    'La guerre laisse du sang. Un jeton reste sur votre plateau corrompu pour toute la partie, et compte −1 à chaque Jugement de Maât.',
  'lesson.seth.tile':
    'La conquête vous apporte la tuile visible du plateau de Seth. Elle montre un papyrus et deux calcaires, qui ne sont pas encore à vous.',
  'lesson.seth.conquest':
    'Posez-la sur cet angle du temple. Elle cache ce qui y est imprimé : qui érige une colonne ici reçoit ce que montre la tuile.',
  'lesson.seth.paid':
    'Vous avez effectué Seth : la statue d’Ipy lui a apporté une ressource. Ipy a choisi de l’or.',
  'lesson.seth.priestly':
    'Ipy va prendre ce dé bleu 4 chez Râ. Les dés bleus aussi sont toujours corrompus ; ils apportent autant de prêtres que leur valeur.',
  'lesson.seth.priests': 'Avec un scribe, Ipy a fait du 4 un 5 : cinq prêtres.',
  'lesson.seth.spoils': 'Butin',
  'lesson.seth.blue': 'Un autre dé bleu 4 est chez Râ. Prenez-le : 4 prêtres pour vous.',
  'lesson.seth.blue.1':
    'Érigez maintenant votre colonne sur votre tuile : 6 points, un papyrus, deux calcaires.',
  'lesson.seth.cult':
    'Chacun a un pouvoir de culte pour toute la partie. Le vôtre est Mur extérieur : il agit quand vous érigez une colonne au bord du temple, comme vous venez de le faire.',
  'lesson.seth.wall': 'Vous recevez donc une ressource : choisissez le granite.',
  'lesson.seth.swap':
    'Un pouvoir de culte aide aussi un peu les autres : chaque fois que le vôtre agit, Ipy peut échanger une ressource contre un scribe. Ipy a donné un papyrus.',
  'lesson.seth.column':
    'Ipy a conquis la région 3, sous la vôtre. Une statue pour le peuple sous une file de régions apporte une carte pour chaque région de la file qui a un bâtiment : deux maintenant.',
  'lesson.seth.under': 'Érigez cette statue : prenez le dé blanc 6 chez Horus.',
  'lesson.seth.under.1': 'Érigez maintenant la statue pour le peuple ici, sous la file de votre région.',
  'lesson.seth.under.2': 'Deux cartes sont à vous. Prenez d’abord Cortège félin.',
  'lesson.seth.under.3': 'Et maintenant Main teinte.',
  'lesson.seth.green':
    'Ipy va prendre le dé vert 2 chez Hathor. Les dés verts sont purs partout, mais ne produisent jamais.',
  'lesson.seth.line':
    'Ipy a construit ici, en ligne avec une tuile conquête. D’une telle tuile, Hathor donne une ressource de chaque sorte montrée : un calcaire et un granite pour Ipy.',
  'lesson.seth.maat': 'Maât',
  'lesson.seth.weighed': 'Maât a jugé. Avec votre sang, vous étiez à −3 : 1 point perdu.',
  'lesson.seth.nearer':
    'Ipy était à −10 et a perdu 3 points. Vous êtes plus près de 0 : vous passez en tête.',
  'lesson.seth.choice':
    'Payez 4 prêtres pour le Sceptre Ouas : il fait l’action de Seth une fois, sans dé. Avec lui, la carte Destinée de son Ankh, Lampe du sort : Ankh 3, sans foi.',
  'lesson.seth.points': 'Aux deux décomptes, chacun de vos bâtiments de ce plateau vous rapporte 3 points.',
  'lesson.seth.above':
    'Voici votre statue. Qui conquiert une région de la file au-dessus marque aussitôt 3 points : vous, mais Ipy aussi.',
  'lesson.seth.anubis':
    'Avec Seth, Anubis apporte plus. Invoquez-le avec deux scribes pour une action divine : le dé apporte des guerriers ou des prêtres, au choix. Un dé vert n’y sert pas.',
  'lesson.seth.end':
    'Vous connaissez Seth ! Vous avez 15 points, Ipy 17. Continuez, ou commencez une partie.',
}
