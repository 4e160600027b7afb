import type { atonLesson as en } from '../en/lesson-aton.ts'

/** What Kepi says in the first game of Aton: at most 35 words a step. */
export const atonLesson: Readonly<Record<keyof typeof en, string>> = {
  'lesson.aton.cartouches': 'Quatre cartes',
  'lesson.aton.welcome':
    'Bienvenue ! Je suis Kepi. Deux grands prêtres, quatre temples. À 40 points, on gagne ; occuper un temple entier, ou toutes les cases jaunes ou vertes, gagne aussitôt.',
  'lesson.aton.hand':
    'À chaque tour, vous piochez quatre cartes et en donnez une à chaque cartouche : points, retrait, portée, pose. Ipy fait de même, en secret. Une carte ne sert qu’une fois.',
  'lesson.aton.assign':
    'Le 4 d’abord : points. Le 1 ensuite : le plus bas joue en premier, et personne ne retire au premier tour. Le 2 en troisième : temples 1 et 2. Le 3 enfin : trois prêtres.',
  'lesson.aton.how':
    'Choisissez une carte, puis son cartouche. La dernière suit d’elle-même ; confirmez ensuite. Ou appuyez ici :',
  'lesson.aton.points':
    'Les cartes sont retournées. Au cartouche 1, la plus haute carte marque deux fois l’écart : 4 contre 2 vous donnent 4 points.',
  'lesson.aton.priests': 'Prêtres',
  'lesson.aton.place':
    'Votre 1 bat le 3 d’Ipy au cartouche 2 : vous jouez en premier. Posez trois prêtres : deux sur des cases noires, un sur une bleue. Au décompte, qui tient le plus de cases noires gagne 8 points.',
  'lesson.aton.heads':
    'Ipy en pose deux. Chaque temple paie qui y a le plus de prêtres : temple 1 l’écart, temple 2 cinq points, temple 3 un par prêtre à soi, temple 4 trois par case bleue à soi.',
  'lesson.aton.removing':
    'Deuxième tour. Au cartouche 2, une carte retire sa valeur moins deux : un 4 retire deux prêtres d’Ipy, un 1 un des vôtres. Posez 1, 4, 3, 4 : vous en retirez deux et en posez quatre.',
  'lesson.aton.realm':
    'Le 3 d’Ipy est plus bas : Ipy joue en premier, retire votre prêtre du temple 1 et y prend ses aises. Le prêtre retiré va au royaume des morts.',
  'lesson.aton.back':
    'Gagnez ces deux cases noires : retirez-en les prêtres d’Ipy, l’un après l’autre. Puis posez-en quatre : noire, noire, noire et le +1. Votre portée est 3 : temples 1 à 3.',
  'lesson.aton.back.2':
    'Les deux cases noires sont vides. Posez quatre prêtres : noire, noire, noire et le +1. Votre portée est 3 : temples 1 à 3.',
  'lesson.aton.scoring': 'Décompte',
  'lesson.aton.token':
    'Une main faible : 1, 2, 2, 3. Une fois par partie, vous pouvez donner votre pion de troc pour quatre nouvelles cartes. Pas maintenant ; regardez ce tour filer.',
  'lesson.aton.fours':
    'Trois 4 ! Le royaume des morts en a six sur huit : deux morts de plus le rempliront, et le décompte suivra. Posez 2, 4, 4, 4.',
  'lesson.aton.last':
    'Ipy a joué en premier. Retirez deux prêtres d’Ipy, ce qui remplit le royaume. Puis prenez deux cases bleues et les deux +2 du temple 4.',
  'lesson.aton.last.2':
    'Le royaume est plein : le décompte vient après ce tour. Prenez maintenant deux cases bleues et les deux +2 du temple 4.',
  'lesson.aton.scored':
    'Temple 1 : un prêtre de plus, 1. Temple 2 : Ipy 5. Temple 3 : trois prêtres, 3. Temple 4 : trois par case bleue, 6. Majorité noire 8. Bonus 5. Vous menez 27 à 15.',
  'lesson.aton.end':
    'Après un décompte, chacun reprend un prêtre à soi dans chaque temple, et les morts reviennent. Vous connaissez le jeu ! Premier à 40. Continuez, avec un bot novice à la place d’Ipy.',
}
