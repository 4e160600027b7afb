import type { Position } from '@benben/kernel'
import { SPACES, STARTS, takeCard } from '../market.ts'
import { BLESSING, DECREE, TECHNOLOGY } from '../names.ts'
import type { Play } from '../play.ts'
import { MARKET } from '../state.ts'
import { cardsFor } from '../thoth.ts'
import { because } from './events.ts'
import { BOT } from './state.ts'

/** Thoth: decrees before technologies before blessings, from the highest section its happiness opens (BK6). */
const FAMILIES = [DECREE, TECHNOLOGY, BLESSING] as const

/** The next card it would take, from the highest section down; −1 where none lies open to it. */
function nextSpace(p: Position, play: Play): number {
  for (let section = play.rules.marketAccess(p, BOT) - 1; section >= 0; section--) {
    for (const family of FAMILIES) {
      for (let space = STARTS[section]!; space < STARTS[section + 1]!; space++) {
        if (SPACES[space] === family && p[MARKET + space] !== 0) return space
      }
    }
  }
  return -1
}

export function thoth(p: Position, play: Play, value: number): boolean {
  const wanted = cardsFor(value)
  if (nextSpace(p, play) < 0) return false
  because(play, BOT, 'thoth', () => ({ cards: wanted, section: play.rules.marketAccess(p, BOT) }))
  for (let taken = 0; taken < wanted; taken++) {
    const space = nextSpace(p, play)
    if (space >= 0) takeCard(p, play, BOT, space)
  }
  return true
}
