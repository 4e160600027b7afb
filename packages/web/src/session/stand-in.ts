import type { LevelName } from '@benben/bots/levels'

/** The bot that plays for somebody who is away or gave up. */
export const STAND_IN: LevelName = 'scribe'

/** Who gives hints: Kepi after a lesson, who counts all points and answers at once; the strongest level in practice. */
export const KEPI: LevelName = 'apprentice'
export const ADVISER: LevelName = 'pharaoh'
