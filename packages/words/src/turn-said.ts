import type { GameEvent } from '@benben/kernel'
import type { GameWords } from './game-words.ts'
import type { Words } from './speak.ts'

/** A move of a turn: what the seat saw before it, and what it was told then. */
export interface MoveTold<V = unknown, E extends GameEvent = GameEvent> {
  readonly text: string
  readonly view: V
  readonly events: readonly E[]
}

/** A turn in words: its moves, and what followed from them of itself. */
export function turnSaid<V, E extends GameEvent>(
  words: Words,
  speech: Pick<GameWords<V, E>, 'move' | 'step' | 'followed'>,
  moves: readonly MoveTold<V, E>[],
): string {
  const said = moves.flatMap(({ text, view, events }) => [
    (speech.step ?? speech.move)(words, text, view) ?? text,
    ...(speech.followed?.(words, text, events, view) ?? []),
  ])
  return said
    .map((sentence) => sentence.replace(/\.$/, ''))
    .reduce((first, next) => words.say('analysis.then', { first, next: lowered(next) }))
}

/** Behind a semicolon a sentence begins small. */
const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
