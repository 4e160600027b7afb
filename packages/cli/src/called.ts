import type { Game } from '@benben/kernel'
import type { Words } from '@benben/words'

interface Played {
  readonly game: Pick<Game, 'automata'>
  readonly terms: { readonly options: unknown; readonly names: readonly string[] }
}

/** The names at a table as a language calls them: an automaton has another one in another language, records keep the first. */
export function calledIn(words: Words, { game, terms: { options, names } }: Played): readonly string[] {
  const automata = game.automata?.(options) ?? []
  return names.map((name, seat) => {
    const key = `web.bot.${automata[seat] ?? ''}`
    return automata[seat] === name && words.has(key) ? words.say(key) : name
  })
}
