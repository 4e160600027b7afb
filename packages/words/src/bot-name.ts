import type { Words } from './speak.ts'

/** What a bot is called; its name in the roster where the catalogue has none. */
export function botName(words: Words, bot: string): string {
  const [level = '', budget] = bot.split(':')
  const key = `web.bot.${level}`
  const name = words.has(key) ? words.say(key) : level
  return budget === undefined ? name : `${name} ${budget}`
}
