import type { Seat } from '@benben/kernel'
import { cardKind, RESOURCES, sethOf, TOKENS, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { Look } from '../pointing/ahead.ts'
import { causeOf, placeLabel } from './cause.ts'
import { cardTitle } from '../cards/card-facts.ts'
import type { GlyphName } from '../icons/names.ts'
import { sayOf, signed } from '../say.ts'

/** One thing a choice would bring, as the prompt shows it. */
export interface Consequence {
  readonly key: string
  readonly look: 'points' | 'gain' | 'pay' | 'refused' | 'plain'
  /** Sign and amount, side by side. */
  readonly parts: readonly { readonly glyph: GlyphName; readonly text: string }[]
  readonly note?: string
  /** Whose it is, where it is not the one who decides. */
  readonly seat?: Seat
}

type Points = Extract<TekhenuEvent, { readonly type: 'points' }>

/** What a choice would bring and cost, for the one who decides first. */
export function consequences(
  words: Words,
  view: TekhenuView,
  seat: Seat,
  look: Look,
): readonly Consequence[] {
  const { events } = look
  const own = events.filter((event): event is Points => event.type === 'points' && event.seat === seat)
  return [
    ...pointsOf(words, own, seat),
    ...tokens(words, events, seat, 'gained'),
    ...tokens(words, events, seat, 'paid'),
    ...populace(view, look.view, seat),
    ...production(view, look.view, seat),
    ...warband(view, look.view, seat),
    ...built(words, look, seat),
    ...cards(words, events, seat),
    ...balance(words, view, look.view, seat),
    ...others(words, events, seat),
  ]
}

function pointsOf(words: Words, scored: readonly Points[], seat: Seat): Consequence[] {
  const total = scored.reduce((sum, { points }) => sum + points, 0)
  if (scored.length === 0) return []
  const note = scored.map((each) => `${by(words, each)} ${signed(each.points)}`).join(', ')
  return [{ key: `points ${seat}`, look: 'points', parts: [{ glyph: 'vp', text: signed(total) }], note }]
}

/** A scoring is told by its steps. */
const by = (words: Words, { by: cause, source }: Points): string =>
  cause === 'scoring' ? sayOf(words, `tekhenu.source.${source}`) : causeOf(words, cause)

function tokens(
  words: Words,
  events: readonly TekhenuEvent[],
  seat: Seat,
  type: 'gained' | 'paid',
): Consequence[] {
  const byCause = new Map<string, Record<string, number>>()
  for (const event of events) {
    if (event.type !== type || event.seat !== seat) continue
    const sum = byCause.get(event.by) ?? {}
    for (const [token, many] of Object.entries(event.tokens)) sum[token] = (sum[token] ?? 0) + many
    byCause.set(event.by, sum)
  }
  const sign = type === 'gained' ? '+' : '−'
  return [...byCause].map(([cause, many]) => ({
    key: `${type} ${cause}`,
    look: type === 'gained' ? 'gain' : 'pay',
    parts: TOKENS.filter((token) => (many[token] ?? 0) > 0).map((token) => ({
      glyph: token,
      text: `${sign}${many[token]!}`,
    })),
    note: causeOf(words, cause),
  }))
}

const MARKERS = ['population', 'happiness'] as const

const populace = (before: TekhenuView, after: TekhenuView, seat: Seat): Consequence[] =>
  MARKERS.flatMap((marker) => {
    const [was, is] = [before.seats[seat]![marker], after.seats[seat]![marker]]
    return was === is
      ? []
      : [{ key: marker, look: 'plain' as const, parts: [{ glyph: marker, text: `${was}→${is}` }] }]
  })

/** Warriors and priests, with Time of Seth. */
const warband = (before: TekhenuView, after: TekhenuView, seat: Seat): Consequence[] =>
  WARBAND.flatMap(([track, glyph]) => {
    const [was, is] = [sethOf(before)?.seats[seat]?.[track], sethOf(after)?.seats[seat]?.[track]]
    return was === is
      ? []
      : [{ key: track, look: 'plain' as const, parts: [{ glyph, text: `${was}→${is}` }] }]
  })

const WARBAND = [
  ['warriors', 'warrior'],
  ['priests', 'priest'],
] as const

/** Where an action has only one place to go, its name does not tell which. */
const built = (words: Words, { chain, events }: Look, seat: Seat): Consequence[] =>
  /^(do|extra) /.test(chain.at(-1)!)
    ? events.flatMap((event) =>
        (event.type === 'statue' || event.type === 'building') && event.seat === seat
          ? [
              {
                key: `${event.type} ${event.place}`,
                look: 'plain' as const,
                parts: [{ glyph: event.type, text: '' }],
                note: placeLabel(words, event.place),
              },
            ]
          : [],
      )
    : []

const production = (before: TekhenuView, after: TekhenuView, seat: Seat): Consequence[] =>
  RESOURCES.flatMap((resource) => {
    const [was, is] = [before.seats[seat]!.production[resource]!, after.seats[seat]!.production[resource]!]
    return was === is
      ? []
      : [
          {
            key: `production ${resource}`,
            look: 'plain' as const,
            parts: [
              { glyph: 'hammer' as const, text: '' },
              { glyph: resource, text: `${was}→${is}` },
            ],
          },
        ]
  })

const cards = (words: Words, events: readonly TekhenuEvent[], seat: Seat): Consequence[] =>
  events.flatMap((event) =>
    event.type === 'card' && event.seat === seat
      ? [
          {
            key: event.card,
            look: 'plain' as const,
            parts: [{ glyph: cardKind(event.card)!, text: cardTitle(words, event.card) }],
          },
        ]
      : [],
  )

function balance(words: Words, before: TekhenuView, after: TekhenuView, seat: Seat): Consequence[] {
  const [was, is] = [before.balances[seat]!, after.balances[seat]!]
  if (was === is) return []
  return [
    {
      key: 'balance',
      look: 'plain',
      parts: [{ glyph: 'scales', text: `${signed(was)}→${signed(is)}` }],
      note: words.say('tekhenu.web.balance'),
    },
  ]
}

/** Points the others would have of it; what a Maat brings everybody is no matter of this choice. */
function others(words: Words, events: readonly TekhenuEvent[], seat: Seat): Consequence[] {
  const theirs = events.filter(
    (event): event is Points =>
      event.type === 'points' && event.seat !== seat && event.by !== 'scoring' && event.by !== 'balance',
  )
  return [...new Set(theirs.map((event) => event.seat))].flatMap((other) => {
    const scored = theirs.filter((event) => event.seat === other)
    return pointsOf(words, scored, other).map((each) => ({ ...each, look: 'plain' as const, seat: other }))
  })
}
