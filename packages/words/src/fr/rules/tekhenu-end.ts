import type { tekhenuEndRules as en } from '../../en/rules/tekhenu-end.ts'

/** The rules of Tekhenu between rounds, at scorings and at the end; options and printed values. */
export const tekhenuEndRules: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.book.rotation.title': 'L’ombre pivote',
  'tekhenu.book.rotation.lead':
    'Tous les deux tours, le cadran tourne d’une section, et deux sections reçoivent de nouveaux dés.',
  'tekhenu.book.rotation.step-1':
    '**La lumière avance** d’une section dans le sens horaire ; les dés restent chez leurs dieux.',
  'tekhenu.book.rotation.step-2': 'Après quatre tours vient maintenant le **[Jugement de Maât](maat)**.',
  'tekhenu.book.rotation.step-3':
    '**Nouveaux dés** : les deux sections désormais dans la pénombre reçoivent un dé par joueur, tiré du sac et lancé. La première est celle qui suit la flèche du cadran, dans le sens horaire.',
  'tekhenu.book.rotation.step-4': '**Tous les dés sont triés** selon leur nouvelle [pureté](purity).',

  'tekhenu.book.maat.title': 'Maât juge les balances',
  'tekhenu.book.maat.lead':
    'Après les tours 4, 8, 12 et 16. Plus votre balance est près de 0, plus tôt vous jouez ensuite ; une balance corrompue perd des points.',
  'tekhenu.book.maat.step-1':
    '**Équilibre** : les dés purs ajoutent leur valeur, les corrompus la retirent ; chaque ressource en excédent compte −1.',
  'tekhenu.book.maat.step-2':
    '**Foi** :faith: : dans l’ordre du tour, chacun peut poser de la foi d’un côté ou de l’autre ; chaque jeton vaut 1.',
  'tekhenu.book.maat.step-3':
    '**Points** : un équilibre de −3 à −5 coûte 1 point, de −6 à −8 il en coûte 2, de −9 ou moins il en coûte 3. Personne ne tombe sous 0 point.',
  'tekhenu.book.maat.step-4':
    '**Ordre du tour** : le plus près de 0 passe premier, au-dessus comme au-dessous. À égale distance, la plus haute valeur Ankh :ankh: passe devant.',
  'tekhenu.book.maat.step-5': 'Après les tours 8 et 16 vient maintenant le **[décompte](scoring)**.',
  'tekhenu.book.maat.step-6':
    '**On vide** : les dés retournent dans le sac, l’excédent et toute la foi disparaissent. La foi ne se garde pas.',
  'tekhenu.book.maat.step-7':
    '**Destinée** : toutes les [cartes Destinée](destiny) reviennent, et chacun en prend une dans le nouvel ordre du tour.',

  'tekhenu.book.scoring.title': 'Décompte',
  'tekhenu.book.scoring.lead': 'Après les tours 8 et 16, étape par étape pour tous les joueurs.',
  'tekhenu.book.scoring.step-1':
    '**Quartiers d’Osiris** : dans chacun des quatre, qui a le plus de bâtiments et de statues marque 3. À égalité, la pièce la plus haute l’emporte.',
  'tekhenu.book.scoring.step-2':
    '**Temple** : chacun de vos bâtiments et chacune de vos statues autour de lui rapporte 1. Chacune de vos colonnes rapporte 1 pour chacun de vos bâtiments et chacune de vos statues dans sa rangée et sa file.',
  'tekhenu.book.scoring.step-3':
    '**Statues** : 1, 3, 6, 10, 15 ou 21 points pour une à six, où qu’elles soient.',
  'tekhenu.book.scoring.step-4': '**Bonheur** : 3 points par symbole atteint, à 9, 13, 16, 19 et 21.',
  'tekhenu.book.scoring.step-5': '**Production** : 2 points par production à 6.',
  'tekhenu.book.scoring.step-6': '**Rangée de bâtiments** : les points que vous avez découverts.',
  'tekhenu.book.scoring.step-7':
    '**Pain** : payez le pain que vous avez découvert. Chaque pain non payé coûte 3 points. Personne ne tombe sous 0 point.',

  'tekhenu.book.decrees.title': 'Décrets',
  'tekhenu.book.decrees.lead':
    'Après le dernier décompte, vous révélez vos décrets :decree: et en décomptez jusqu’à trois, tous de symboles différents.',
  'tekhenu.book.decrees.point-1':
    'Les décrets reçus ou piochés sont secrets jusque-là. Un décret pris au marché est connu de tous.',
  'tekhenu.book.decrees.point-2': 'Le jeu dit quel choix rapporte le plus ; vous décidez.',
  'tekhenu.book.decrees.point-3': 'D23 est une action avant le dernier décompte ; il est l’un des trois.',

  'tekhenu.book.end.title': 'La fin de la partie',
  'tekhenu.book.end.lead':
    'Après les décrets, l’ordre du tour rapporte encore des points, et le plus haut total gagne.',
  'tekhenu.book.end.step-1':
    '**Ordre du tour** : le premier joueur marque 3. À trois ou quatre, le deuxième marque 2.',
  'tekhenu.book.end.step-2':
    '**Le plus haut total gagne** ; à égalité, le plus de scribes, puis la meilleure place dans l’ordre du tour.',

  'tekhenu.book.options.title': 'Options d’une table',
  'tekhenu.book.options.lead':
    'Ce qui se choisit à la création d’une table. Ne rien choisir, c’est le jeu de base.',

  'tekhenu.book.editions.title': 'Valeurs imprimées',
  'tekhenu.book.editions.lead':
    'Les règles viennent des livrets. Certains nombres ne figurent que sur les plateaux, tuiles et cartes, et une partie n’a pas pu être vérifiée sur un exemplaire imprimé.',
  'tekhenu.book.editions.point-1':
    'Ces valeurs sont **reconstituées** : choisies pour convenir à chaque indice des règles et pour être équilibrées. Elles portent ce signe partout où les règles les montrent : ≈.',
  'tekhenu.book.editions.point-2':
    'Si vous avez le jeu, saisissez ce qui y est imprimé, partagez-le par lien ou par fichier, et choisissez-le à la création d’une table. Une partie emporte son édition, et son enregistrement aussi.',
}
