import { scribesForValue } from '@benben/tekhenu'
import type { DecisionSeen } from '../../session/session.ts'
import type { GlyphName } from '../icons/names.ts'
import type { TableModel } from '../model.ts'
import { amountsOf, signed } from '../say.ts'
import type { LookOf } from './acts.ts'

/** What tells a choice from others that look like it, before the click: its price, or the points it costs or brings. */
interface Price {
  readonly text: string
  readonly glyph?: GlyphName
  /** The same in words. */
  readonly label: string
}

interface Priced {
  readonly model: TableModel
  readonly move: string
  readonly decision: DecisionSeen
  readonly lookOf: LookOf
}

/** Null where a choice has no price. */
export function priceOf(priced: Priced): Price | null {
  const verb = priced.move.split(' ')[0]!
  return PRICES[verb]?.(priced) ?? null
}

const free = ({ model: { words } }: Priced): Price => {
  const text = words.say('tekhenu.web.free')
  return { text, label: text }
}

/** Points that come at once, and those that are lost. */
const points = ({ move, decision, lookOf, model: { words } }: Priced, by?: RegExp): Price | null => {
  const sum = (lookOf([move])?.events ?? []).reduce(
    (all, event) =>
      event.type === 'points' && event.seat === decision.seat && by?.test(event.by) !== false
        ? all + event.points
        : all,
    0,
  )
  const text = signed(sum)
  return sum === 0 ? null : { text, glyph: 'vp', label: words.say('tekhenu.web.points', { points: text }) }
}

/** What the scales will show when Maat weighs them. */
const balance = ({ move, decision, lookOf, model: { words } }: Priced): Price | null => {
  const after = lookOf([move])?.view.balances[decision.seat]
  if (after === undefined) return null
  const text = signed(after)
  return { text: `→ ${text}`, label: words.say('tekhenu.web.balance-after', { balance: text }) }
}

const PRICES: Readonly<Record<string, (priced: Priced) => Price | null>> = {
  // Only the value of a die in hand is paid for.
  value: (priced) => {
    const { model, move, decision } = priced
    if (decision.question.code !== 'tekhenu.use') return null
    const scribes = scribesForValue(model.edition, model.view, Number(move.split(' ')[1]))
    return scribes === 0
      ? free(priced)
      : { text: String(scribes), glyph: 'scribe', label: amountsOf(model.words, { scribe: scribes }) }
  },
  adjust: free,
  bread: (priced) => points(priced),
  tithe: (priced) => points(priced),
  // Technologies that let one token stand for another.
  pay: (priced) => points(priced, /^T(10|22)$/),
  faith: balance,
  no: balance,
}
