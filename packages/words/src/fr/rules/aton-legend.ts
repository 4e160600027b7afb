import type { atonLegend as en } from '../../en/rules/aton-legend.ts'

/** The legend of Aton, and what pictures in its rules book say. */
export const atonLegend: Readonly<Record<keyof typeof en, string>> = {
  'aton.chapter.start': 'Le jeu',
  'aton.chapter.cartouches': 'Vos quatre cartes',
  'aton.chapter.end': 'Décompte et fin',
  'aton.chapter.table': 'Cette table',

  'aton.legend.spaces': 'Cases',
  'aton.legend.pieces': 'Pièces',
  'aton.legend.marks': 'Marques',
  'aton.legend.name.yellow': 'Jaune',
  'aton.legend.yellow': 'toutes : victoire immédiate',
  'aton.legend.name.green': 'Verte',
  'aton.legend.green': 'toutes : victoire immédiate',
  'aton.legend.name.black': 'Noire',
  'aton.legend.black': 'qui en a le plus marque 8',
  'aton.legend.name.blue': 'Bleue',
  'aton.legend.blue': '3 chacune, avec le plus de prêtres au temple 4',
  'aton.legend.name.bonus': 'Bonus',
  'aton.legend.bonus': 'rapporte sa valeur lors d’un décompte',
  'aton.legend.name.red-priest': 'Prêtre rouge',
  'aton.legend.red-priest': 'un carré',
  'aton.legend.name.blue-priest': 'Prêtre bleu',
  'aton.legend.blue-priest': 'un disque',
  'aton.legend.name.token': 'Pion de troc',
  'aton.legend.token': 'une fois par partie : quatre nouvelles cartes',
  'aton.legend.name.lit': 'Cadre doré',
  'aton.legend.lit': 'possible maintenant',
  'aton.picture.temples': 'Les quatre temples du plateau, et ce qu’ils rapportent',
}
