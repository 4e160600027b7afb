/** What stands around every lesson. */
export const lessonPage = {
  'lesson.title': 'First game: {game}',
  'lesson.guide': 'Kepi',
  'lesson.step': '{step} of {steps}',
  'lesson.leave': 'Leave',
  'lesson.leave.about': 'your place is kept',
  'lesson.next': 'Next',
  'lesson.again': 'Show me again',
  'lesson.back': 'Back',
  'lesson.beside': 'Not that one yet. What is lit comes next.',
  'lesson.not-now': 'In this step only the lit move can be played.',
  'lesson.play-on': 'Play on from here',
  'lesson.new-game': 'Start a new game',
  'lesson.name.tekhenu': 'Tekhenu',
  'lesson.name.aton': 'Aton',
} as const
