import type { tekhenuBookNames as en } from '../../en/rules/tekhenu-book-names.ts'

/** Chapters and lists of the rules book of Tekhenu. */
export const tekhenuBookNames: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.chapter.start': 'Le jeu',
  'tekhenu.chapter.turn': 'Votre tour',
  'tekhenu.chapter.gods': 'Dieux et production',
  'tekhenu.chapter.end': 'Maât, décompte, fin',
  'tekhenu.chapter.cards': 'Cartes et tuiles',
  'tekhenu.chapter.solo': 'Botankhamon',
  'tekhenu.chapter.seth': 'Le Temps de Seth',
  'tekhenu.chapter.vizier': 'Le Défi du vizir',
  'tekhenu.chapter.table': 'Cette table',

  'tekhenu.cards.blessing': 'Bénédictions',
  'tekhenu.cards.technology': 'Technologies',
  'tekhenu.cards.decree': 'Décrets',
  'tekhenu.cards.starting': 'Cartes Départ',
  'tekhenu.cards.destiny': 'Cartes Destinée',
  'tekhenu.cards.pillar': 'Tuiles colonne',
  'tekhenu.cards.cult': 'Pouvoirs de culte',
  'tekhenu.cards.artifact': 'Artefacts',
  'tekhenu.cards.conquest': 'Tuiles conquête',
}
