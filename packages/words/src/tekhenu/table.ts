import { LAST_ROUND, maatAfter, PEOPLE, roundAhead, ROUNDS_PER_SCORING, sethOf } from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import { wrap } from '../text.ts'
import { boardLines } from './boards.ts'
import { beside, osirisLines, templeLines } from './grid.ts'
import { reason } from './log.ts'
import { cardLines, marketLines, tileLines } from './offer.ts'
import { LINE_WIDTH, mark, person, type SentenceContext } from './context.ts'
import { sethLines } from './seth-board.ts'
import { pyramidLines } from './solo.ts'
import { vizierLines } from './vizier.ts'
import { bagLine, wheelLines } from './wheel.ts'

/** The width of the temple, including the gap to what is beside it. */
const TEMPLE = 64

/** The whole table as a viewer sees it. */
export function table(context: SentenceContext): string[] {
  return [
    ...wrap(title(context), LINE_WIDTH),
    ...wrap(order(context), LINE_WIDTH),
    '',
    ...wheelLines(context),
    bagLine(context),
    ...vizierLines(context),
    '',
    ...boardOf(context),
    '',
    ...tileLines(context),
    '',
    ...marketLines(context),
    ...cardLines(context, onOffer(context)),
    '',
    ...sethLines(context),
    ...pyramidLines(context),
    ...boardLines(context),
    '',
    ...wrap(now(context), LINE_WIDTH),
  ]
}

/** The temple with Osiris beside it. */
export const boardOf = (context: SentenceContext): string[] => [
  ...beside(templeLines(context), osirisLines(context), TEMPLE),
  ...wrap(legend(context), LINE_WIDTH),
  ...wrap(peopleLine(context), LINE_WIDTH),
]

const legend = ({ words, view }: SentenceContext): string =>
  [
    words.say('tekhenu.table.legend'),
    ...(sethOf(view) === undefined ? [] : [words.say('tekhenu.table.legend-conquest')]),
  ].join(' ')

/** The cards that can be drafted. */
export const onOffer = ({ view }: SentenceContext): readonly string[] => [
  ...view.starting,
  ...(sethOf(view)?.cults ?? []),
]

export function title(context: SentenceContext): string {
  const { words, view } = context
  const maat = maatAfter(roundAhead(view))
  const scoring = maat === LAST_ROUND ? 'last' : maat % ROUNDS_PER_SCORING === 0 ? 'yes' : 'no'
  const next = view.over || view.round === 0 ? '' : words.say('tekhenu.table.next-maat', { maat, scoring })
  const game = words.say('tekhenu.name')
  const viewer =
    view.viewer === 'spectator'
      ? words.say('tekhenu.table.you-watch')
      : words.say('tekhenu.table.you-are', {
          who: person(context, view.viewer),
          mark: mark(words, view.viewer),
        })
  return [words.say('tekhenu.table.title', { game, round: view.round, rounds: LAST_ROUND }), next, viewer]
    .filter((part) => part !== '')
    .join(' ')
}

export function order(context: SentenceContext): string {
  const { words, view } = context
  const people = view.order.map((seat) =>
    words.say(seat === view.now.seat ? 'tekhenu.table.order-now' : 'tekhenu.table.order-of', {
      mark: mark(words, seat),
      name: person(context, seat),
    }),
  )
  return words.say('tekhenu.table.order', { order: words.series(people) })
}

const peopleLine = ({ words, view }: SentenceContext): string =>
  words.say(
    'tekhenu.table.people',
    Object.fromEntries(view.peopleStatues.map((seat, i) => [PEOPLE[i]!, mark(words, seat)])),
  )

/** The state of the current turn. */
export function now(context: SentenceContext): string {
  const { words, view } = context
  if (view.winners !== null) {
    return words.say('tekhenu.log.ended', {
      reason: reason(context, 'final-scoring', view.winners),
      tie: '',
    })
  }
  const who = words.list(view.toAct.map((seat) => person(context, seat)))
  const wait = String(view.waiting.at(-1)?.['wait'] ?? '')
  return words.say('tekhenu.table.now', {
    what: sayOr(words, `tekhenu.wait.${wait}`, { who, many: view.toAct.length }),
  })
}
