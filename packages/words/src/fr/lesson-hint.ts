import type { lessonHint as en } from '../en/lesson-hint.ts'

export const lessonHint: Readonly<Record<keyof typeof en, string>> = {
  'lesson.hint': 'Conseil',
  'lesson.hint.about': 'Que puis-je faire maintenant ?',
  'lesson.hint.close': 'Fermer le conseil',
  'lesson.hint.thinking': 'Je réfléchis…',
  'lesson.hint.wait': 'Ce n’est pas votre tour. Regardez ce qui se passe.',
  'lesson.hint.by': '{name} ferait ceci : {move}',
  'lesson.hint.move': 'Je ferais ceci : {move}',
  'lesson.hint.then': 'Ensuite : {moves}',
  'lesson.hint.gain': '{points} ({source})',
  'lesson.hint.gains': 'Avec un décompte juste après, vos points changeraient : {gains}.',
  'lesson.hint.ready': 'Un décompte juste après paierait autant, mais cela prépare la suite.',
  'lesson.hint.failed': 'Je n’ai pas de conseil ici.',
}
