import { gameOf } from '@benben/bots'
import { printedGame, type Game, type Result } from '@benben/kernel'

/** What a thread needs to know of a table before its first game. */
export interface Setting {
  readonly id: string
  readonly printed: unknown
  readonly options: unknown
}

export interface Job {
  readonly bots: readonly string[]
  readonly seed: string
}

export type Answer = Pick<Result, 'winners' | 'totals'> | { readonly error: string }

export function gameWith({ id, printed }: Omit<Setting, 'options'>): Game {
  const game = gameOf(id)
  const made = game && printedGame(game, printed)
  if (made?.ok !== true) throw new RangeError(`there is no game ${id}`)
  return made.value
}
