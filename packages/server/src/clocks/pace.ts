import { botNames, makeBot } from '@benben/bots'
import { CLOCK_LIMITS, type Pace } from '@benben/protocol'
import { faultError } from '../fault-error.ts'

/** Throws a FaultError if a table cannot have this pace. */
export function checkPace(game: string, { kind, clock, late }: Pace): void {
  if (late.act === 'bot' && makeBot(game, late.bot) === undefined)
    throw faultError(
      'protocol.no-bot',
      { found: late.bot, known: botNames(game).join(', ') },
      'pace.late.bot',
    )
  if (clock === undefined) return
  const { least, most } = CLOCK_LIMITS[kind]
  const outOf = (bound: 'least' | 'most', limit: number, path: string) =>
    faultError('protocol.range', { bound, limit }, `pace.clock.${path}`)
  if (clock.bank < least) throw outOf('least', least, 'bank')
  if (clock.cap > most) throw outOf('most', most, 'cap')
  if (clock.cap < clock.bank) throw outOf('least', clock.bank, 'cap')
  if (clock.increment > clock.cap) throw outOf('most', clock.cap, 'increment')
  if (clock.daily === true && kind === 'live')
    throw faultError('protocol.unknown-field', {}, 'pace.clock.daily')
}
