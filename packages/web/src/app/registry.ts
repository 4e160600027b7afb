import type { Game, Happening } from '@benben/kernel'
import { learn, type GamePart, type GameWords, type Words } from '@benben/words'
import type { ComponentType } from 'react'
import type { Seen, Session } from '../session/session.ts'

/** What a table is handed: the match, what is seen of it now, and the means to say it. */
export interface TableProps<V = unknown, E extends Happening = Happening> {
  readonly session: Session<V, E>
  readonly seen: Seen<V, E> & { readonly view: V }
  readonly game: Game<unknown, V, E>
  readonly speech: GameWords<V, E>
  readonly words: Words
}

/** What belongs to one game alone; loaded when the first table of it is opened. */
export interface LoadedGame {
  readonly part: GamePart
  /** The picture of a view. */
  readonly Table: ComponentType<TableProps>
}

/** What start and create pages know of a game without loading it. */
export interface GameEntry {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Weakest first. */
  readonly bots: readonly string[]
  readonly load: () => Promise<LoadedGame>
}

/** Loads a game; once it is there it can be spoken of. */
async function loading(game: Promise<{ readonly loaded: LoadedGame }>): Promise<LoadedGame> {
  const { loaded } = await game
  learn(loaded.part)
  return loaded
}

/** The games of this house. A new one is a line here and a folder beside `aton/`. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'aton',
    seats: { min: 2, max: 2 },
    bots: ['random', 'greedy', 'search'],
    load: () => loading(import('../aton/index.ts')),
  },
  {
    id: 'tekhenu',
    seats: { min: 2, max: 4 },
    bots: ['random', 'greedy'],
    load: () => loading(import('../tekhenu/index.ts')),
  },
]

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)
