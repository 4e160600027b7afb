import type { atonLesson as en } from '../en/lesson-aton.ts'

export const atonLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.aton.cartouches': 'Quatre cartes',
  'lesson.aton.welcome':
    'Bienvenue ! Je suis Kepi. Deux grands prêtres envoient leurs prêtres dans quatre temples. Vous êtes rouge, votre rival Ipy est bleu. Le premier à 40 points gagne.',
  'lesson.aton.hand':
    'À chaque tour, vous piochez quatre cartes et en donnez une à chacun de ces quatre cadres, les cartouches. Ipy fait de même, en secret. Puis on retourne les cartes.',
  'lesson.aton.first': 'Le cartouche 1 marque. La plus haute carte rapporte deux fois l’écart en points.',
  'lesson.aton.second':
    'Le cartouche 2 dit qui joue en premier : la plus basse carte. Dès le deuxième tour, il retire aussi des prêtres ; vous verrez alors.',
  'lesson.aton.tie':
    'Si les deux cartes du cartouche 2 sont égales, la plus basse du cartouche 1 décide. Encore égales ? On retourne des cartes des pioches, jusqu’à ce qu’une soit plus basse.',
  'lesson.aton.third':
    'Le cartouche 3 est votre portée : dans quels temples vous posez des prêtres. Avec un 2, les temples 1 et 2 ; avec un 4, tous les quatre.',
  'lesson.aton.fourth': 'Le cartouche 4 dit combien de prêtres vous posez : autant que la carte.',
  'lesson.aton.assign':
    'Le 4 d’abord, pour les points. Le 1 ensuite, pour jouer en premier. Le 2 en troisième, pour les temples 1 et 2. Le 3 enfin, pour trois prêtres.',
  'lesson.aton.how':
    'Choisissez une carte, puis son cartouche. La dernière suit d’elle-même ; confirmez ensuite. Ou appuyez ici :',
  'lesson.aton.points':
    'Les cartes sont retournées. Au cartouche 1, votre 4 est face au 2 d’Ipy : deux fois l’écart, 4 points pour vous.',
  'lesson.aton.priests': 'Prêtres',
  'lesson.aton.place':
    'Au cartouche 2, votre 1 est plus bas que le 3 d’Ipy : vous jouez en premier. Vous posez trois prêtres. Le premier sur cette case noire.',
  'lesson.aton.place.1':
    'Le deuxième sur la case noire voisine. Au décompte, qui tient le plus de cases noires reçoit 8 points.',
  'lesson.aton.place.2':
    'Le troisième sur la case bleue du temple 2. La piste de score montre désormais ce qu’un décompte rapporterait ; bientôt plus sur les deux.',
  'lesson.aton.heads':
    'Ipy en pose deux. Au décompte, chaque temple paie qui y a le plus de prêtres, chacun à sa façon.',
  'lesson.aton.pays': 'Le temple 1 paie un point par prêtre d’avance. Le temple 2 paie toujours cinq.',
  'lesson.aton.pays.3':
    'Le temple 3 paie un point par prêtre que vous y avez. Le temple 4 paie, à qui y a le plus de prêtres, trois points par case bleue tenue, dans tous les temples.',
  'lesson.aton.track':
    'La piste de score regarde devant. Votre 4 ▸ 19 veut dire : 4 points maintenant, 19 si un décompte venait maintenant.',
  'lesson.aton.dead': 'Retrait',
  'lesson.aton.removing':
    'Deuxième tour. Désormais, le cartouche 2 retire aussi des prêtres : un 4 en retire deux à Ipy, un 3 un, un 2 aucun. Un 1 retire un des vôtres.',
  'lesson.aton.again':
    'Posez 1, 4, 3, 4, dans cet ordre : vous retirerez deux prêtres d’Ipy, atteindrez les temples 1 à 3 et en poserez quatre.',
  'lesson.aton.lower':
    'Le 3 d’Ipy est plus bas que votre 4 : Ipy joue en premier. Ipy a retiré ici un de vos prêtres, et en a posé quatre.',
  'lesson.aton.realm':
    'Votre prêtre retiré est au royaume des morts. Un prêtre sans case libre y va aussi. Quand les huit places sont prises, un décompte suit.',
  'lesson.aton.back': 'À vous. Retirez le prêtre bleu d’Ipy de cette case noire.',
  'lesson.aton.back.1': 'Et celui de cette case noire du temple 3.',
  'lesson.aton.back.2':
    'Posez-en maintenant quatre, dans les temples 1 à 3. Le premier à la place libérée, au temple 1.',
  'lesson.aton.back.3': 'Le deuxième à la place libérée du temple 3.',
  'lesson.aton.back.4': 'Le troisième sur la case noire voisine.',
  'lesson.aton.back.5': 'Le dernier sur le +1 : il rapporte un point au décompte.',
  'lesson.aton.exchange': 'Le pion de troc',
  'lesson.aton.scoring': 'Décompte',
  'lesson.aton.token':
    'Troisième tour, et une main faible : 1, 2, 2, 3. Ce pion de troc échange vos quatre cartes contre quatre nouvelles, une fois par partie. Gardons-le pour une pire : je joue ce tour pour vous, jusqu’à sa fin.',
  'lesson.aton.fours':
    'Trois 4 ! Six places sur huit sont prises au royaume des morts. Avec deux de plus, ce tour finit par un décompte. Posez 2, 4, 4, 4.',
  'lesson.aton.last':
    'Ipy a joué en premier. Retirez maintenant son prêtre bleu de la case bleue du temple 3.',
  'lesson.aton.last.1': 'Et de la case bleue du temple 4. Le royaume des morts est alors plein.',
  'lesson.aton.last.2':
    'Le royaume est plein : ce tour finit par un décompte. Posez d’abord vos quatre prêtres, en commençant par cette case bleue.',
  'lesson.aton.last.3': 'Le deuxième sur la case bleue du temple 4.',
  'lesson.aton.last.4': 'Les deux derniers sur les deux +2 du temple 4. Celui du haut d’abord.',
  'lesson.aton.last.5': 'Et l’autre +2.',
  'lesson.aton.scored':
    'Le décompte ! Le temple 1 vous a payé 1, le temple 2 a payé 5 à Ipy, le temple 3 vous a payé 3, le temple 4 vous a payé 6, pour deux cases bleues. Ensuite, chacun reprend quatre prêtres, un par temple.',
  'lesson.aton.bonus':
    'La majorité des cases noires vous a donné 8 de plus, le +1 et les deux +2 en donnent 5. Vous menez 27 à 15.',
  'lesson.aton.instant':
    'On peut gagner plus vite : occuper un temple entier, ou toutes les cases jaunes, ou toutes les vertes. La partie s’arrête aussitôt.',
  'lesson.aton.end':
    'Après un décompte, les morts aussi reviennent. Vous connaissez le jeu ! Continuez : Ipy devient un bot novice, et je vous conseille. Ou commencez une partie.',
}
