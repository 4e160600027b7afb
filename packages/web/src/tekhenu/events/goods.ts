import type { TekhenuEvent } from '@benben/tekhenu'
import { score, weigh, withSeat, withTokens } from '../advance/seat.ts'
import { causeAt, earnedAt } from '../motion/earned.ts'
import { MIDDLE, SHORT } from '../motion/flight.ts'
import { anchor, spot } from '../motion/marks.ts'
import { copyFlies, madeAt, panAt, slides, tokenAt, tokenFlies } from '../motion/ways.ts'
import { signed } from '../say.ts'
import type { EventTable } from './entry.ts'

const tokenSpots = ({ tokens }: { readonly tokens: Readonly<Record<string, number>> }): readonly string[] =>
  Object.entries(tokens).flatMap(([token, many]) => (many > 0 ? [`token/${token}`] : []))

type Points = Extract<TekhenuEvent, { readonly type: 'points' }>

const isOfScoring = (event: TekhenuEvent | undefined): event is Points =>
  event?.type === 'points' && event.by === 'scoring'

/** Everybody's points of one step of a scoring set out together, and are waited for together. */
const STEP = { together: 110, between: 750 }

/** Tokens, points, population and happiness, production. */
export const goodsEvents = {
  paid: {
    advance: (view, { seat, tokens }) => withTokens(view, seat, tokens, -1),
    // The preview has shown my own numbers before the click.
    flights: ({ seat, tokens }, { near, last }) =>
      seat === near || last.length === 0
        ? []
        : Object.keys(tokens).map((token) => tokenFlies(token, tokenAt(seat, near, token), last, SHORT)),
    spots: tokenSpots,
    ms: 160,
    log: 'minor',
  },
  waived: { log: 'minor' },
  gained: {
    advance: (view, { seat, tokens }) => withTokens(view, seat, tokens, 1),
    flights: ({ seat, tokens, by }, { near, last }) => {
      const cause = causeAt(by, seat)
      return Object.keys(tokens).map((token) => ({
        from: [
          ...(by === 'production' ? madeAt(seat, near, token) : []),
          ...(cause === null ? [] : [cause]),
          ...last,
        ],
        to: [...tokenAt(seat, near, token), anchor(seat, 'points')],
        what: { glyph: token },
        ms: MIDDLE,
      }))
    },
    spots: tokenSpots,
    ms: 160,
    log: 'minor',
  },
  points: {
    sound: 'points',
    advance: (view, { seat, points, source }) => score(view, seat, points, source),
    flights: (event, stage) =>
      earnedAt(event, stage).map(({ from, points }, i) => ({
        from,
        to: [anchor(event.seat, 'points')],
        what: { text: signed(points), loss: points < 0 },
        ms: 620,
        // First they are seen where they were earned.
        ...(isOfScoring(event) ? { wait: 140 + i * 40 } : {}),
      })),
    ms: (event, next) =>
      !isOfScoring(event)
        ? 320
        : isOfScoring(next) && next.source === event.source
          ? STEP.together
          : STEP.between,
    // What happens to all, at Maat.
    toAll: ({ by }) => by === 'scoring' || by === 'balance' || by === 'bread',
    log: 'minor',
  },
  populace: {
    advance: (view, { seat, population, happiness }) =>
      withSeat(view, seat, () => ({ population, happiness })),
    flights: (event, { view }) =>
      (['population', 'happiness'] as const)
        .filter((rail) => view.seats[event.seat]![rail] !== event[rail])
        .map((rail) => {
          const marker = `[data-anchor="${rail}/${event.seat}"]`
          return copyFlies(marker, [marker])
        }),
    spots: () => ['token/population', 'token/happiness'],
    ms: 250,
    log: 'minor',
  },
  production: {
    advance: (view, { seat, resource, level }) =>
      withSeat(view, seat, ({ production }) => ({ production: { ...production, [resource]: level } })),
    flights: ({ seat, resource, level }, { view, near }) => {
      const levels = spot(`production/${resource}`)
      const was = view.seats[seat]!.production[resource]
      return seat === near
        ? [slides(`${levels} [data-level="${was}"]`, `${levels} [data-level="${level}"] > b`)]
        : []
    },
    spots: ({ resource }) => [`production/${resource}`],
    ms: 200,
    log: 'minor',
  },
  produced: {
    advance: (view, { seat, excess: more }) =>
      weigh(
        withSeat(view, seat, ({ excess }) => ({ excess: excess + more })),
        seat,
        -more,
      ),
    flights: ({ seat, resource, excess }, { near }) =>
      excess === 0 ? [] : [tokenFlies(resource, madeAt(seat, near, resource), panAt(seat, near, 'tainted'))],
    spots: ({ resource }) => [`production/${resource}`],
    ms: 250,
    log: 'minor',
  },
} satisfies Partial<EventTable>
