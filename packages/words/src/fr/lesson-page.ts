import type { lessonPage as en } from '../en/lesson-page.ts'

/** What stands around every lesson. */
export const lessonPage: Readonly<Record<keyof typeof en, string>> = {
  'lesson.title.tekhenu': 'Première partie : Tekhenu',
  'lesson.title.aton': 'Première partie : Aton',
  'lesson.title.botankhamun': 'Leçon : Botankhamon',
  'lesson.title.seth': 'Leçon : Le Temps de Seth',
  'lesson.title.vizier': 'Leçon : Le Défi du vizir',
  'lesson.guide': 'Kepi',
  'lesson.step': '{step} sur {steps}',
  'lesson.place': 'étape {step} sur {steps} : {chapter}',
  'lesson.leave': 'Partir',
  'lesson.leave.about': 'votre avancée est gardée',
  'lesson.next': 'Suivant',
  'lesson.do': 'Jouez là où c’est éclairé, ou appuyez ici :',
  'lesson.do-touch':
    'Touchez là où c’est éclairé, une fois pour voir, une fois pour le faire. Ou appuyez ici :',
  'lesson.again': 'Répéter l’étape',
  'lesson.back': 'Étape précédente',
  'lesson.beside': 'Pas celui-ci maintenant. Faites ce que dit le bouton doré.',
  'lesson.not-now': 'À cette étape, seul le coup éclairé peut se jouer.',
  'lesson.play-on': 'Continuer à partir d’ici',
  'lesson.new-game': 'Commencer une partie',
}
