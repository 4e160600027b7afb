import type { tekhenuBookNames as en } from '../../en/rules/tekhenu-book-names.ts'

export const tekhenuBookNames: Readonly<Record<keyof typeof en, string>> = {
  'tekhenu.chapter.start': 'Gra',
  'tekhenu.chapter.turn': 'Twoja tura',
  'tekhenu.chapter.gods': 'Bogowie i produkcja',
  'tekhenu.chapter.end': 'Maat, punktowanie, koniec',
  'tekhenu.chapter.cards': 'Karty i płytki',
  'tekhenu.chapter.solo': 'Botankhamun',
  'tekhenu.chapter.seth': 'Czas Seta',
  'tekhenu.chapter.vizier': 'Wyzwanie Wezyra',
  'tekhenu.chapter.table': 'Ten stół',

  'tekhenu.cards.blessing': 'Błogosławieństwa',
  'tekhenu.cards.technology': 'Technologie',
  'tekhenu.cards.decree': 'Dekrety',
  'tekhenu.cards.starting': 'Karty początkowe',
  'tekhenu.cards.destiny': 'Karty przeznaczenia',
  'tekhenu.cards.pillar': 'Płytki filarów',
  'tekhenu.cards.cult': 'Moce wyznawców',
  'tekhenu.cards.artifact': 'Artefakty',
  'tekhenu.cards.conquest': 'Płytki podboju',
}
