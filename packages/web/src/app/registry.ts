import type { Game, Happening } from '@benben/kernel'
import { learn, type GamePart, type GameWords, type Words } from '@benben/words'
import type { ComponentType } from 'react'
import type { Seen, Session } from '../session/session.ts'
import type { GameForm } from './game-form.ts'

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
  /** A game for one person, against whoever plays by the rules alone. */
  readonly solo?: { readonly name: string; readonly level: 'medium'; readonly options: object }
  readonly seats: { readonly min: number; readonly max: number }
  /** Weakest first. */
  readonly bots: readonly string[]
  readonly load: () => Promise<LoadedGame>
  /** What can be chosen before a game of it. */
  readonly form: () => Promise<GameForm>
}

/** Whatever comes of a game brings its words along: from then on it can be spoken of. */
async function learning<T extends { readonly part: GamePart }>(coming: Promise<T>): Promise<T> {
  const come = await coming
  learn(come.part)
  return come
}

/** The games of this house. A new one is a line here and a folder beside `aton/`. */
export const GAMES: readonly GameEntry[] = [
  {
    id: 'tekhenu',
    solo: { name: 'Botankhamun', level: 'medium', options: { solo: 'medium' } },
    seats: { min: 2, max: 4 },
    bots: ['random', 'greedy'],
    load: () => learning(import('../tekhenu/index.ts').then(({ loaded }) => loaded)),
    form: () => learning(import('../tekhenu/form.ts').then(({ form }) => form)),
  },
  {
    id: 'aton',
    seats: { min: 2, max: 2 },
    bots: ['random', 'greedy', 'search'],
    load: () => learning(import('../aton/index.ts').then(({ loaded }) => loaded)),
    form: () => learning(import('../aton/form.ts').then(({ form }) => form)),
  },
]

export const entryOf = (id: string): GameEntry | undefined => GAMES.find((game) => game.id === id)
