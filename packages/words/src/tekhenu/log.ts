import {
  BACK,
  PEOPLE,
  type SethEvent,
  type SoloEvent,
  type TekhenuEvent,
  type VizierEvent,
} from '@benben/tekhenu'
import type { Params, Seat } from '@benben/kernel'
import { sayOr } from '../said.ts'
import { cardText, isCard } from './cards.ts'
import { causeName } from './cause.ts'
import {
  actionName,
  amounts,
  colourName,
  dieName,
  godName,
  isResource,
  placeName,
  reader,
  seen,
  tokenName,
  type SentenceContext,
} from './context.ts'
import { cardName, cardNames, tileCost } from './names.ts'
import { isSeth, sethParams } from './seth.ts'
import { isSolo, soloParams } from './solo.ts'
import { isVizier, vizierParams } from './vizier.ts'

/** The log line of an event; undefined if another event says the same. */
export function log(context: SentenceContext, event: TekhenuEvent): string | undefined {
  // `produced` already includes the amount kept, and later events show the effect of a choice.
  if (event.type === 'chose' || (event.type === 'gained' && event.by === 'production')) return undefined
  const who = 'seat' in event ? subject(context, event.seat) : {}
  return context.words.say(`tekhenu.log.${event.type}`, {
    ...who,
    ...(isSolo(event)
      ? soloParams(context, event)
      : isSeth(event)
        ? sethParams(context, event)
        : isVizier(event)
          ? vizierParams(context, event)
          : paramsOf(context, event)),
  })
}

/** The player who acted: the name, or `You`. */
const subject = (context: SentenceContext, seat: Seat): Params => ({
  who: reader(context, seat),
  you: seat === context.who.me ? 'yes' : 'no',
})

type BaseEvent = Exclude<TekhenuEvent, SoloEvent | SethEvent | VizierEvent>
type Paramed = {
  readonly [T in BaseEvent['type']]: (
    event: Extract<BaseEvent, { readonly type: T }>,
    context: SentenceContext,
  ) => Params
}

const nothing = (): Params => ({})
const people = (context: SentenceContext, seats: readonly Seat[]): string =>
  context.words.series(seats.map((seat) => reader(context, seat)))
const text = ({ words }: SentenceContext, card: string): Params => ({
  card: cardName(words, card),
  text: cardText(words, card),
})
const cardOf = ({ card }: { readonly card: string }, context: SentenceContext): Params => text(context, card)

/** The parameters of the sentence about an event. */
const PARAMS: Paramed = {
  'set-up': (event) => ({ players: event.players }),
  'decrees-dealt': (event, { words }) =>
    seen(event.decrees, (decrees) => ({ decrees: words.list(cardNames(words, decrees)) })),
  'decree-kept': (event, { words }) =>
    seen(event.decree, (decree) => ({
      decree: cardName(words, decree),
      under: event.under === null ? '' : cardName(words, event.under),
    })),
  'decree-drawn': (event, { words }) =>
    seen(event.decree, (decree) => ({ decree: cardName(words, decree), text: cardText(words, decree) })),
  drafting: (event, context) => ({
    ...subject(context, event.first),
    cards: context.words.series(cardNames(context.words, event.cards)),
  }),
  drafted: cardOf,
  destiny: cardOf,
  kept: cardOf,
  played: cardOf,
  initiative: (event, context) => ({
    totals: context.words.series(
      event.totals.map((total, seat) =>
        context.words.say('tekhenu.log.initiative-of', { who: reader(context, seat), total }),
      ),
    ),
  }),
  order: (event, context) => ({
    order: people(context, event.order),
    ties: (event.ties ?? [])
      .map((tied) =>
        context.words.say('tekhenu.log.tie', {
          tied: context.words.list(
            tied.map(({ seat, ankh }) =>
              context.words.say('tekhenu.log.tied', { who: reader(context, seat), ankh }),
            ),
          ),
        }),
      )
      .join(''),
  }),
  shown: (event, { words }) => ({ cards: words.list(cardNames(words, event.cards)) }),
  round: (event) => ({ round: event.round }),
  chose: (event) => ({ move: event.move }),
  'called-anubis': (event, { words }) => ({ by: cardName(words, event.by) }),
  taken: (event, { words }) => ({
    die: dieName(words, event.die.colour, event.die.value),
    god: godName(words, event.god),
  }),
  coloured: (event, { words }) => ({ colour: colourName(words, event.colour) }),
  settled: (event, { words }) => ({
    side: event.side,
    die: dieName(words, event.die.colour, event.die.value),
  }),
  turned: (event) => ({ value: event.value }),
  changed: (event, { words }) => ({ value: event.value, cause: causeName(words, event.by) }),
  declared: (event, { words }) => ({
    action: actionName(words, event.action),
    card: cardName(words, event.by),
  }),
  action: (event, { words }) => ({
    kind: isResource(event.action) ? 'resource' : 'god',
    from: event.by,
    action: actionName(words, event.action),
    value: event.value,
    cause: causeName(words, event.by),
  }),
  forfeited: (event, { words }) => ({
    action: isCard(event.action) ? cardName(words, event.action) : actionName(words, event.action),
  }),
  declined: (event, { words }) => ({
    action: isCard(event.action) ? cardName(words, event.action) : actionName(words, event.action),
  }),
  paid: (event, { words }) => ({
    from: event.by,
    tokens: amounts(words, event.tokens),
    cause: causeName(words, event.by),
  }),
  waived: (event, { words }) => ({ cause: causeName(words, event.by) }),
  gained: (event, { words }) => ({ tokens: amounts(words, event.tokens), cause: causeName(words, event.by) }),
  points: (event, context) => ({
    sign: event.points < 0 ? 'less' : 'more',
    points: Math.abs(event.points),
    cause: pointsCause(context, event.source, event.by),
  }),
  populace: (event, { words }) => ({
    population: event.population,
    happiness: event.happiness,
    cause: causeName(words, event.by),
  }),
  'market-opened': (event, { words }) => ({
    section: event.section,
    cards: words.series(cardNames(words, event.cards)),
  }),
  refilled: (event, { words }) => ({
    section: event.section,
    cards: words.series(cardNames(words, event.cards)),
  }),
  refreshed: (event, { words }) => ({
    section: event.section,
    discarded: words.series(cardNames(words, event.discarded)),
    fresh: event.cards.length,
    cards: words.series(cardNames(words, event.cards)),
  }),
  statue: (event, { words }) =>
    PEOPLE.some((place) => place === event.place)
      ? { kind: 'people', place: placeName(words, event.place) }
      : { kind: 'god', place: godName(words, event.place) },
  tile: (event, { words, edition }) => ({
    tile: tileCost(words, edition, event.tile),
    space: event.space,
    turn: event.turn,
  }),
  pillar: (event) => ({ space: event.space }),
  tiles: (event, { words, edition }) => {
    const [low, middle, high] = event.tiles.map((tile) =>
      tile === null
        ? words.say('tekhenu.nothing')
        : tile === BACK
          ? words.say('tekhenu.face-down')
          : tileCost(words, edition, tile),
    )
    return { low: low!, middle: middle!, high: high! }
  },
  building: (event, { words }) => ({ place: placeName(words, event.place) }),
  card: (event, context) => ({ ...text(context, event.card), section: event.section }),
  reshuffled: (event, { words }) => ({ family: sayOr(words, `tekhenu.family.${event.family}`, {}) }),
  production: (event, { words }) => ({ resource: tokenName(words, event.resource), level: event.level }),
  produced: (event, { words }) => ({
    resource: tokenName(words, event.resource),
    kept: event.kept,
    excess: event.excess,
  }),
  rotated: (event, { words }) => ({ gods: words.list(event.sunny.map((god) => godName(words, god))) }),
  rolled: (event, { words }) => ({
    god: godName(words, event.god),
    many: event.dice.length,
    dice: words.series(event.dice.map(({ colour, value }) => dieName(words, colour, value))),
  }),
  maat: (event) => ({ maat: event.maat }),
  faith: (event) => ({
    side: event.amount === 0 ? 'none' : event.amount > 0 ? 'pure' : 'tainted',
    many: Math.abs(event.amount),
  }),
  weighed: (event) => ({ balance: signed(event.balance) }),
  scoring: (event, context) => ({
    scoring: event.scoring,
    ties: (event.ties ?? [])
      .map(({ district, pieces, tied, row }) =>
        context.words.say('tekhenu.log.district-tie', {
          ...subject(context, tied[0]!),
          district: tokenName(context.words, district),
          tied: context.words.list(tied.map((seat) => reader(context, seat))),
          pieces,
          row,
        }),
      )
      .join(''),
  }),
  bread: (event) => ({ paid: event.paid, owed: event.owed }),
  proclaimed: (event, { words }) => ({
    decree: cardName(words, event.decree),
    text: cardText(words, event.decree),
  }),
  'decree-chosen': (event, { words }) => ({
    decree: cardName(words, event.decree),
    text: cardText(words, event.decree),
  }),
  'decrees-shown': (event, { words }) => ({
    many: event.decrees.length,
    decrees: words.list(cardNames(words, event.decrees)),
  }),
  'decree-doubled': (event, { words }) =>
    event.decree === null
      ? { some: 'no', decree: '' }
      : { some: 'yes', decree: cardName(words, event.decree) },
  tithed: (event) => ({ symbols: event.symbols }),
  ended: (event, context) => ({
    reason: reason(context, 'final-scoring', event.winners),
    tie:
      event.tie === undefined
        ? ''
        : context.words.say('tekhenu.log.ended-tie', {
            by: event.tie.by,
            tied: context.words.list(event.tie.seats.map((seat) => reader(context, seat))),
          }),
  }),
  'destinies-returned': nothing,
  turn: nothing,
  idle: nothing,
  awaited: nothing,
  'turn-ended': nothing,
  cleared: nothing,
  'kept-silent': nothing,
  'decrees-done': nothing,
}

const paramsOf = (context: SentenceContext, event: BaseEvent): Params =>
  (PARAMS[event.type] as (event: BaseEvent, context: SentenceContext) => Params)(event, context)

/** `+3`, `0`, `−2`. */
export const signed = (number: number): string =>
  number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0'

/** For a scoring, the step. */
const pointsCause = ({ words }: SentenceContext, source: string, by: string): string =>
  by === 'scoring' ? sayOr(words, `tekhenu.source.${source}`, {}) : causeName(words, by)

/** Why the game ended, and for whom. */
export const reason = (context: SentenceContext, why: string, winners: readonly Seat[]): string =>
  sayOr(context.words, `tekhenu.reason.${why}`, {
    who: context.words.list(winners.map((seat) => reader(context, seat))),
    you: winners.length === 1 && winners[0] === context.who.me ? 'yes' : 'no',
    points: Math.max(...winners.map((seat) => context.view.totals[seat] ?? 0)),
  })
