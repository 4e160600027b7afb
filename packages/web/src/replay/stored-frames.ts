import type { Eyes, GameEvent } from '@benben/kernel'
import type { ReplayAnswer, ReplayStep } from '@benben/protocol'
import { emptySeen } from '../session/empty-seen.ts'
import { logOf } from '../session/log.ts'
import type { SeatSeen } from '../session/session.ts'
import type { Frames } from './frames.ts'

const keyOf = ({ seat, all }: Eyes): string => (all ? 'all' : String(seat))

/** Frames from what the server stored: those of one seat, and of others as they are asked for. */
export function storedFrames(
  first: ReplayAnswer,
  seats: readonly SeatSeen[],
  fetch: (seat: string) => Promise<ReplayAnswer>,
): Frames {
  const known = new Map<string, readonly ReplayStep[]>([[keyOf(first), first.steps]])
  const load = async (eyes: Eyes): Promise<void> => {
    const key = keyOf(eyes)
    if (!known.has(key)) known.set(key, (await fetch(key)).steps)
  }
  return {
    last: first.steps.length - 1,
    load,
    at: (at, eyes, isStep) => {
      const steps = known.get(keyOf(eyes)) ?? first.steps
      const told = steps.slice(0, at + 1)
      const log = logOf(told.flatMap(({ events }) => events as GameEvent[]))
      const { view, toAct, events } = steps[at]!
      return {
        ...emptySeen('replay', 'local'),
        game: first.game,
        ...(first.printed === undefined ? {} : { printed: first.printed }),
        options: first.options,
        stage: 'playing',
        viewer: eyes.seat,
        seats,
        view,
        toAct,
        log,
        fresh: isStep ? log.slice(log.length - events.length) : [],
        incidents: told.flatMap(({ incidents }) => incidents ?? []),
      }
    },
  }
}
