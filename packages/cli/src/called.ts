import { makeBot } from '@benben/bots'
import type { Game } from '@benben/kernel'
import { botName, type Words } from '@benben/words'

interface Played {
  readonly game: Pick<Game, 'id' | 'automata'>
  readonly terms: { readonly options: unknown; readonly names: readonly string[] }
}

/** Commands and records name bots in English: whoever reads English meets the names that are typed. */
const TYPED = 'en'

/** What a bot is called in a sentence. */
export const botCalled = (words: Words, bot: string): string =>
  words.locale === TYPED ? bot : botName(words, bot)

/** The names at a table as a language calls them: bots and automata have another one in another language, records keep the first. */
export function calledIn(words: Words, { game, terms: { options, names } }: Played): readonly string[] {
  const automata = game.automata?.(options) ?? []
  return names.map((name, seat) =>
    automata[seat] === name || makeBot(game.id, name) !== undefined ? botCalled(words, name) : name,
  )
}
