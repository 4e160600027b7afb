import type { Game, Happening } from '@benben/kernel'
import type { GameWords, Words } from '@benben/words'
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

/** A game as a table needs it; loaded when the first table of it is opened. */
export interface LoadedGame {
  readonly game: Game
  readonly speech: GameWords
  /** The picture of a view, with everything that belongs to this game alone. */
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

/** The games of this house. A new one is a line here and a folder beside `aton/`. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'aton',
    seats: { min: 2, max: 2 },
    bots: ['random', 'greedy', 'search'],
    load: () => import('../aton/index.ts').then(({ loaded }) => loaded),
  },
]

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)
