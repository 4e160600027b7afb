import type { GameWords } from './game-words.ts'
import type { Words } from './speak.ts'

/** A turn in words: its moves, each with what the seat saw before it. */
export function turnSaid<V>(
  words: Words,
  speech: Pick<GameWords<V>, 'move' | 'step'>,
  moves: readonly { readonly text: string; readonly view: V }[],
): string {
  const said = moves.map(({ text, view }) =>
    ((speech.step ?? speech.move)(words, text, view) ?? text).replace(/\.$/, ''),
  )
  return said.reduce((first, next) => words.say('analysis.then', { first, next: lowered(next) }))
}

/** Behind a semicolon a sentence begins small. */
const lowered = (text: string): string => text.slice(0, 1).toLowerCase() + text.slice(1)
