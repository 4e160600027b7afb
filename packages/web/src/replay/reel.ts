import { writeIncident, type Game, type GameEvent, type Position, type Seat } from '@benben/kernel'
import type { AnyMatch } from './frames.ts'

/** The setup or a move: who made it, what happened, and where it led. */
export interface ReelStep {
  readonly seat: Seat | null
  readonly move?: string
  readonly events: readonly GameEvent[]
  readonly position: Position
  /** Lines about conceding, absence and hints since then. */
  readonly incidents: readonly string[]
}

/** A match step by step; nothing of it has to be played again. */
export interface Reel {
  readonly game: Game
  readonly options: unknown
  readonly steps: readonly ReelStep[]
}

export function reelOf(match: AnyMatch): Reel {
  const { game, terms, opening, entries, incidents } = match
  const position = (at: number): Position => match.at(match.movesEarlier + at)!
  const since = (at: number): string[] =>
    incidents.filter((each) => each.at === at).map(({ incident }) => writeIncident(incident))
  return {
    game,
    options: terms.options,
    steps: [
      { seat: null, events: opening.events, position: position(0), incidents: since(0) },
      ...entries.map(({ seat, move, events }, i) => ({
        seat,
        move: game.write(move),
        events,
        position: position(i + 1),
        incidents: since(i + 1),
      })),
    ],
  }
}

/** A reel as a text to keep. */
export const writeReel = ({ game, options, steps }: Reel): string =>
  JSON.stringify({
    form: 1,
    options,
    steps: steps.map((step) => ({ ...step, position: game.toJSON(step.position) })),
  })

interface KeptReel {
  readonly form: number
  readonly options: unknown
  readonly steps: readonly (Omit<ReelStep, 'position'> & { readonly position: unknown })[]
}

/** Reads a kept reel, positions as the game of today reads them; undefined where it cannot. */
export function readReel(game: Game, text: string): Reel | undefined {
  const { form, options, steps } = JSON.parse(text) as KeptReel
  if (form !== 1) return undefined
  const read: ReelStep[] = []
  for (const step of steps) {
    const position = game.fromJSON(step.position)
    if (!position.ok) return undefined
    read.push({ ...step, position: position.value })
  }
  return { game, options, steps: read }
}
