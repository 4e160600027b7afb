import type { lessonHint as en } from '../en/lesson-hint.ts'

export const lessonHint: Readonly<Record<keyof typeof en, string>> = {
  'lesson.hint': 'Podpowiedź',
  'lesson.hint.about': 'Co mogę teraz zrobić?',
  'lesson.hint.close': 'Zamknij podpowiedź',
  'lesson.hint.thinking': 'Niech pomyślę…',
  'lesson.hint.wait': 'To nie twoja tura. Zobacz, co się dzieje.',
  'lesson.hint.by': '{name} zrobi tak: {move}',
  'lesson.hint.move': 'Proponuję: {move}',
  'lesson.hint.then': 'Potem: {moves}',
  'lesson.hint.gain': '{points} ({source})',
  'lesson.hint.gains': 'Gdyby punktować zaraz potem, twoje punkty zmieniłyby się: {gains}.',
  'lesson.hint.ready': 'Punktowanie zaraz potem dałoby tyle samo, ale to przygotowuje dalszą grę.',
  'lesson.hint.failed': 'Tutaj nie mam podpowiedzi.',
}
