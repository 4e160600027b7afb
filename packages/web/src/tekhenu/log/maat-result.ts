import type { Seat } from '@benben/kernel'
import type { TekhenuEvent } from '@benben/tekhenu'
import type { LogEntry } from '../../session/session.ts'
import { nameOf, type TableModel } from '../model.ts'
import { signed } from '../say.ts'

/** What a Maat brought everybody, with the scoring that came with it. */
export interface MaatResult {
  /** The entry with which it began. */
  readonly n: number
  readonly isScoring: boolean
  /** In the new turn order. */
  readonly seats: readonly { readonly seat: Seat; readonly balance: number; readonly points: number }[]
}

/** Points of the scales, of a scoring and of bread that was not paid. */
const CAUSES: ReadonlySet<string> = new Set(['balance', 'scoring', 'bread'])

/** The last Maat among some entries of the log; null where there is none, or it is not over yet. */
export function maatResult(news: readonly LogEntry<TekhenuEvent>[]): MaatResult | null {
  const from = news.findLastIndex(({ event }) => event.type === 'maat')
  const events = from < 0 ? [] : news.slice(from).map(({ event }) => event)
  if (!events.some(({ type }) => type === 'cleared')) return null
  const order = events.find((event) => event.type === 'order')?.order ?? []
  const weighed = events.filter((event) => event.type === 'weighed')
  const points = events.filter((event) => event.type === 'points').filter(({ by }) => CAUSES.has(by))
  return {
    n: news[from]!.n,
    isScoring: events.some(({ type }) => type === 'scoring'),
    seats: order.flatMap((seat) => {
      const own = weighed.find((event) => event.seat === seat)
      const scored = points.filter((event) => event.seat === seat)
      return own === undefined
        ? []
        : [{ seat, balance: own.balance, points: scored.reduce((sum, each) => sum + each.points, 0) }]
    }),
  }
}

/** `Maat and scoring brought: You +11 and Skilled +9 points.` */
export function sayMaat(model: TableModel, { isScoring, seats }: MaatResult): string {
  const { words } = model
  return words.say('tekhenu.web.maat-result', {
    kind: isScoring ? 'scoring' : 'maat',
    list: words.list(
      seats.map(({ seat, balance, points }) =>
        words.say('tekhenu.web.maat-result.part', {
          kind: isScoring ? 'scoring' : points === 0 ? 'maat' : 'lost',
          who: nameOf(model, seat),
          balance: signed(balance),
          points: signed(points),
        }),
      ),
    ),
  })
}
