import type { LevelName } from '@benben/bots/levels'

/** The bot that plays for somebody who is away or gave up. */
export const STAND_IN: LevelName = 'scribe'
