/** What this module asks, refuses and finds wrong, by code. */
export const SETH_QUESTIONS = ['tekhenu.seth.declare', 'tekhenu.seth.conquest', 'tekhenu.seth.order'] as const

export const SETH_REFUSALS = [
  'tekhenu.seth.region-own',
  'tekhenu.seth.region-full',
  'tekhenu.seth.no-warriors',
  'tekhenu.seth.no-statue-space',
  'tekhenu.seth.no-priests',
  'tekhenu.seth.space-taken',
] as const

/** Chapters and rulings that refusals point at. */
export const SETH_RULES = ['seth', 'conquest', 'Q20'] as const

export const SETH_FAULTS = ['tekhenu.seth.position'] as const
