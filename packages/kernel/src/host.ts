import type { GameEvent, Host } from './contract.ts'
import type { Position } from './position.ts'
import { roll } from './random.ts'

/** The host for search and simulation: no events, randomness from the position's own generator, no pauses. */
export const fastHost: Host<unknown> = {
  emit: undefined,
  chance: roll,
  draw: undefined,
  pause: () => false,
}

/** One random outcome out of `sides`. */
export interface Outcome {
  readonly outcome: number
  readonly sides: number
}

export interface Log<E> {
  readonly events: E[]
  readonly chance: Outcome[]
}

/** Where chance comes from, and who is told what is drawn. */
export type ChanceSource = Pick<Host<unknown>, 'chance' | 'draw'>

/** Nobody listens to draws. */
export const silently = (chance: Host<unknown>['chance'] = roll): ChanceSource => ({
  chance,
  draw: undefined,
})

/** A host that logs events and random outcomes. */
export function loggingHost<E extends GameEvent>(
  pause: Host<E>['pause'],
  { chance, draw }: ChanceSource = fastHost,
): { host: Host<E>; log: Log<E> } {
  const log: Log<E> = { events: [], chance: [] }
  const host: Host<E> = {
    emit: (event) => void log.events.push(event),
    chance: (position: Position, sides: number) => {
      const outcome = chance(position, sides)
      log.chance.push({ outcome, sides })
      return outcome
    },
    draw,
    pause,
  }
  return { host, log }
}
