import type { GameId } from '@benben/kernel'
import type { Key, Words } from '@benben/words'
import { entryOf } from '../app/registry.ts'
import type { IconName } from '../icons/icon.tsx'

const sayOr = (words: Words, key: string, otherwise: string): string =>
  words.has(key) ? words.say(key satisfies Key) : otherwise

const isGame = (id: string): id is GameId => entryOf(id) !== undefined

export const gameName = (words: Words, id: string): string => (isGame(id) ? words.say(`web.game.${id}`) : id)

export const gameAbout = (words: Words, id: string): string =>
  isGame(id) ? words.say(`web.game.about.${id}`) : ''

export const gameIcon = (id: string): IconName => entryOf(id)?.icon ?? 'obelisk'

export const botLabel = (words: Words, bot: string): string => sayOr(words, `web.bot.${bot}`, bot)

/** 'since 12 minutes': how long ago, in the largest unit that fits. */
export function sinceWhen(words: Words, then: number, now: number): string {
  const minutes = Math.max(0, Math.round((now - then) / 60_000))
  if (minutes < 1) return words.say('web.since.now')
  const [value, unit] =
    minutes < 60
      ? ([minutes, 'minute'] as const)
      : minutes < 48 * 60
        ? ([Math.round(minutes / 60), 'hour'] as const)
        : ([Math.round(minutes / (24 * 60)), 'day'] as const)
  return new Intl.RelativeTimeFormat(words.locale, { numeric: 'auto', style: 'short' }).format(-value, unit)
}
