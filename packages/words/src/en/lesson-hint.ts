/** Hints in matches that go on from a lesson, and in practice games. */
export const lessonHint = {
  'lesson.hint': 'Hint',
  'lesson.hint.about': 'What could I do now?',
  'lesson.hint.close': 'Close the hint',
  'lesson.hint.thinking': 'Let me think …',
  'lesson.hint.wait': 'It is not your turn now. Watch what happens.',
  'lesson.hint.by': '{name} would do this: {move}',
  'lesson.hint.move': 'I would do this: {move}',
  'lesson.hint.then': 'Then: {moves}',
  'lesson.hint.gain': '{points} ({source})',
  'lesson.hint.gains': 'If a scoring came right after it, your points would change: {gains}.',
  'lesson.hint.ready': 'A scoring right after it would pay the same, but it prepares what comes.',
  'lesson.hint.failed': 'I have no hint here.',
} as const
