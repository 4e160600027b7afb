import type { Late, Pace } from '@benben/protocol'
import type { Words } from '@benben/words'
import { botName } from '../session/bot-name.ts'

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

type Unit = 'day' | 'hour' | 'minute' | 'second'
type Display = 'long' | 'short' | 'narrow'

function amount(words: Words, value: number, unit: Unit, unitDisplay: Display): string {
  return new Intl.NumberFormat(words.locale, { style: 'unit', unit, unitDisplay }).format(value)
}

/** A length of time in its two largest units: 2 days 9 hours, 4 hr 12 min, 45 sec. */
export function sayLength(words: Words, milliseconds: number, display: Display = 'long'): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  // Minutes are told from an hour on only: what is shown does not change more often than it must.
  const units: readonly (readonly [Unit, number])[] =
    seconds >= DAY
      ? [
          ['day', Math.floor(seconds / DAY)],
          ['hour', Math.floor((seconds % DAY) / HOUR)],
        ]
      : seconds >= HOUR
        ? [
            ['hour', Math.floor(seconds / HOUR)],
            ['minute', Math.floor((seconds % HOUR) / MINUTE)],
          ]
        : [
            ['minute', Math.floor(seconds / MINUTE)],
            ['second', seconds % MINUTE],
          ]
  const said = units
    .filter(([, value]) => value > 0)
    .map(([unit, value]) => amount(words, value, unit, display))
  return said.length === 0 ? amount(words, 0, 'second', display) : said.join(' ')
}

/** As a clock shows it: 9:05 below an hour, otherwise in words. */
export function showLeft(words: Words, milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000))
  if (seconds >= HOUR) return sayLength(words, milliseconds, 'narrow')
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`
}

/** What happens out of time, in a few words. */
export const sayThen = (words: Words, late: Late): string =>
  late.act === 'bot'
    ? words.say('pace.then.bot', { bot: botName(words, late.bot) })
    : words.say(`pace.then.${late.act}`)

/** The pace of a table, in sentences. */
export function paceSentences(words: Words, { kind, clock, late }: Pace): string[] {
  const sentences = [words.say(`pace.${kind}`)]
  if (clock === undefined) return [...sentences, words.say('pace.no-clock')]
  const { bank, increment, cap } = clock
  const params = {
    bank: sayLength(words, bank * 1000),
    increment: sayLength(words, increment * 1000),
    cap: sayLength(words, cap * 1000),
  }
  sentences.push(
    increment === 0
      ? words.say('pace.clock.no-increment', params)
      : increment === cap
        ? words.say('pace.clock.per-turn', params)
        : words.say('pace.clock', params),
  )
  if (kind === 'turn')
    sentences.push(words.say(clock.daily === true ? 'pace.says.daily' : 'pace.says.holidays'))
  sentences.push(
    late.act === 'bot'
      ? words.say('pace.says.bot', { bot: botName(words, late.bot) })
      : words.say(`pace.says.${late.act}`),
  )
  return sentences
}

/** The pace of a table in a list. */
export function shortPace(words: Words, { kind, clock }: Pace): string {
  const said = words.say(`pace.short.${kind}`)
  if (clock === undefined) return said
  return words.say('pace.short', {
    kind: said,
    bank: sayLength(words, clock.bank * 1000, 'short'),
    increment: sayLength(words, clock.increment * 1000, 'short'),
  })
}
