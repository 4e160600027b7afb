import type { Words } from '@benben/words'

/** What a bot is called at the table; its name in the roster where the catalogue has none. */
export function botName(words: Words, bot: string): string {
  const [level = '', budget] = bot.split(':')
  const key = `web.bot.${level}`
  const name = words.has(key) ? words.say(key) : level
  return budget === undefined ? name : `${name} ${budget}`
}
