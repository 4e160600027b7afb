import type { tekhenuText as en } from '../en/tekhenu-text.ts'

/** Tekhenu in parts that are read aloud: full words where the terminal draws letters. */
export const tekhenuText: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.text.wheel': 'Cadran',
  'tekhenu.text.none': 'aucun',
  'tekhenu.text.space': 'Rangée',
  'tekhenu.text.empty': 'vide, apporte {reward}',
  'tekhenu.text.conquered': 'vide, tuile conquête {tile} : {text}',
  'tekhenu.text.pillar':
    '{who} : {tile} ; contours {top} en haut, {right} à droite, {bottom} en bas, {left} à gauche',
  'tekhenu.text.neutral': 'personne',
  'tekhenu.text.outer':
    'Contours du temple : en haut {top} ; à droite {right} ; en bas {bottom} ; à gauche {left}.',
  'tekhenu.text.around': 'Bâtiments autour du temple',
  'tekhenu.text.side': 'Côté',
  'tekhenu.text.side.left': 'Gauche, rangées 1 à 5',
  'tekhenu.text.side.right': 'Droite, rangées 1 à 5',
  'tekhenu.text.side.top': 'Haut, files a à e',
  'tekhenu.text.side.bottom': 'Bas, files a à e',
  'tekhenu.text.free': 'libre, coûte {bread, plural, one {# pain} other {# pains}}',
  'tekhenu.text.closed': 'fermé',
  'tekhenu.text.people': 'Statues pour le peuple',
  'tekhenu.text.place': 'Emplacement',
  'tekhenu.text.who': 'Qui',
  'tekhenu.text.gold-waits': 'personne ; 1 or pour le premier',
  'tekhenu.text.row-gold': 'Le premier bâtiment en rangée 2 apporte 1 or.',
  'tekhenu.text.row': 'rangée {row}',
  'tekhenu.text.nobody': 'personne',
  'tekhenu.text.section': 'Section',
  'tekhenu.text.cards': 'Cartes',
  'tekhenu.text.laid-out': 'Cartes proposées au choix',
  'tekhenu.text.regions':
    'Entre parenthèses, le coût d’un bâtiment en guerriers ; les points viennent à chaque décompte.',
  'tekhenu.text.mine': 'Vos cartes',
  'tekhenu.text.cards-of': 'Cartes : {who}',
  'tekhenu.text.pyramid': 'Pyramide : {who}',
  'tekhenu.text.pyramid-about':
    'Niveau : {level}. Le marqueur va à droite dans sa rangée, ou monte à droite.',
  'tekhenu.text.pyramid-row': 'rangée {row} à partir du bas',
  'tekhenu.text.tiles': 'Tuiles à partir de la gauche',
  'tekhenu.text.marker': '{tile} (le marqueur est ici)',
  'tekhenu.text.points-of': '{held}, en cas de décompte {soon}',
}
