import type { Game, GameEvent } from '@benben/kernel'
import { learn, type GamePart, type GameWords, type Words } from '@benben/words'
import type { ComponentType } from 'react'
import type { IconName } from '../icons/icon.tsx'
import type { GameRules } from '../rules/game-rules.ts'
import type { Seen, Session } from '../session/session.ts'
import type { GameForm } from './game-form.ts'
import { ENTRIES } from '#games'

/** What a table is handed: the match, what is seen of it now, and the means to say it. */
export interface TableProps<V = unknown, E extends GameEvent = GameEvent> {
  readonly session: Session<V, E>
  readonly seen: Seen<V, E> & { readonly view: V }
  readonly game: Game<unknown, V, E>
  readonly speech: GameWords<V, E>
  readonly words: Words
}

export type Picture = ComponentType<TableProps>

/** What start and create pages know of a game without loading it, and how the rest of it is loaded. */
export interface GameEntry {
  readonly icon: IconName
  /** A game for one person, against whoever plays by the rules alone. */
  readonly solo?: { readonly name: string; readonly level: 'medium'; readonly options: object }
  readonly seats: { readonly min: number; readonly max: number }
  /** Weakest first. */
  readonly bots: readonly string[]
  readonly words: () => Promise<GamePart>
  /** Sentences of modules, which a game without them does not load. */
  readonly moduleWords?: {
    readonly isNeeded: (options: unknown) => boolean
    readonly load: () => Promise<void>
  }
  /** Loads the table as text, where the words of a game come without it. */
  readonly text?: () => Promise<void>
  /** How a view is drawn. A game without a picture is played at the text table. */
  readonly picture?: () => Promise<Picture>
  /** The colour of a seat in charts. */
  readonly seatColour?: (view: unknown, seat: number) => string
  /** Its rules book; a game without one has no rules at hand. */
  readonly rules?: () => Promise<GameRules>
  /** What can be chosen before a game of it; left out where there is nothing. */
  readonly form?: () => Promise<GameForm>
}

export interface OfferedGame extends GameEntry {
  readonly id: string
}

export const GAMES: readonly OfferedGame[] = Object.entries<GameEntry>(ENTRIES).map(([id, entry]) => ({
  id,
  ...entry,
}))

export const entryOf = (id: string): OfferedGame | undefined => GAMES.find((game) => game.id === id)

/** Loads the words of a game: from then on it can be spoken of. With options only what a match with them says. */
export async function loadWords({ words, moduleWords }: GameEntry, options?: unknown): Promise<GamePart> {
  const isNeeded = options === undefined || moduleWords?.isNeeded(options) === true
  const [part] = await Promise.all([words(), isNeeded ? moduleWords?.load() : undefined])
  learn(part)
  return part
}
