import type { Words } from '@benben/words'
import type { SeatSeen } from './session.ts'

/** What a bot is called at the table; its name in the roster where the catalogue has none. */
export function botName(words: Words, bot: string): string {
  const [level = '', budget] = bot.split(':')
  const key = `web.bot.${level}`
  const name = words.has(key) ? words.say(key) : level
  return budget === undefined ? name : `${name} ${budget}`
}

/** What a seat is called: bots and automata have another name in another language. */
export const seatName = (
  words: Words,
  { bot, kind, name, called }: Pick<SeatSeen, 'bot' | 'kind' | 'name' | 'called'>,
): string => called ?? (bot !== null || kind === 'automaton' ? botName(words, bot ?? name) : name)
