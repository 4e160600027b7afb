import type { Words } from '@benben/words'
import { optionKey, type GameForm, type Options } from '../app/game-form.ts'
import type { Played } from './played.ts'

/** The modules a match was played with, and how many sat there: matches of one mode can be compared. */
export function modeOf({ fields }: GameForm, { options, seats }: Played): string {
  const chosen = (options ?? {}) as Options
  const modules = fields
    .filter(({ name, group, values, when }) => {
      const value = chosen[name]
      return group === 'modules' && when === undefined && values.some((each) => each === value)
    })
    .map(({ name }) => `${name}=${String(chosen[name])}`)
  return [seats, ...modules].join(' ')
}

export function modeName(words: Words, game: string, mode: string): string {
  const [seats, ...modules] = mode.split(' ')
  const names = modules.map((each) => {
    const [name = '', value = ''] = each.split('=')
    const label = words.say(optionKey(game, name))
    return value === 'true'
      ? label
      : words.say('web.terms.line', { label, value: words.say(optionKey(game, name, value)) })
  })
  return words.series([words.say('statistics.seats', { seats: Number(seats) }), ...names])
}
