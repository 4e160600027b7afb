import { LAST_ROUND, maatAfter, PEOPLE, ROUNDS_PER_SCORING, sethOf } from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import { wrap } from '../text.ts'
import { boardLines } from './boards.ts'
import { beside, osirisLines, templeLines } from './grid.ts'
import { reason } from './log.ts'
import { cardLines, marketLines, tileLines } from './offer.ts'
import { LINE_WIDTH, mark, person, type Scene } from './scene.ts'
import { sethLines } from './seth-board.ts'
import { pyramidLines } from './solo.ts'
import { vizierLines } from './vizier.ts'
import { bagLine, wheelLines } from './wheel.ts'

/** Columns of the temple, with room before what stands beside it. */
const TEMPLE = 64

/** The whole table as somebody sees it. */
export function table(scene: Scene): string[] {
  return [
    ...wrap(title(scene), LINE_WIDTH),
    ...wrap(order(scene), LINE_WIDTH),
    '',
    ...wheelLines(scene),
    bagLine(scene),
    ...vizierLines(scene),
    '',
    ...boardOf(scene),
    '',
    ...tileLines(scene),
    '',
    ...marketLines(scene),
    ...cardLines(scene, onOffer(scene)),
    '',
    ...sethLines(scene),
    ...pyramidLines(scene),
    ...boardLines(scene),
    '',
    ...wrap(now(scene), LINE_WIDTH),
  ]
}

/** The temple with Osiris beside it. */
export const boardOf = (scene: Scene): string[] => [
  ...beside(templeLines(scene), osirisLines(scene), TEMPLE),
  ...wrap(legend(scene), LINE_WIDTH),
  ...wrap(peopleLine(scene), LINE_WIDTH),
]

const legend = ({ words, view }: Scene): string =>
  [
    words.say('tekhenu.table.legend'),
    ...(sethOf(view) === undefined ? [] : [words.say('tekhenu.table.legend-conquest')]),
  ].join(' ')

/** What lies there to be drafted. */
export const onOffer = ({ view }: Scene): readonly string[] => [
  ...view.starting,
  ...(sethOf(view)?.cults ?? []),
]

export function title(scene: Scene): string {
  const { words, view } = scene
  const maat = maatAfter(view.round)
  const scoring = maat === LAST_ROUND ? 'last' : maat % ROUNDS_PER_SCORING === 0 ? 'yes' : 'no'
  const next = view.over || view.round === 0 ? '' : words.say('tekhenu.table.next-maat', { maat, scoring })
  const game = words.say('tekhenu.name')
  const viewer =
    view.viewer === 'spectator'
      ? words.say('tekhenu.table.you-watch')
      : words.say('tekhenu.table.you-are', {
          who: person(scene, view.viewer),
          mark: mark(words, view.viewer),
        })
  return [words.say('tekhenu.table.title', { game, round: view.round, rounds: LAST_ROUND }), next, viewer]
    .filter((part) => part !== '')
    .join(' ')
}

export function order(scene: Scene): string {
  const { words, view } = scene
  const people = view.order.map((seat) =>
    words.say(seat === view.now.seat ? 'tekhenu.table.order-now' : 'tekhenu.table.order-of', {
      mark: mark(words, seat),
      name: person(scene, seat),
    }),
  )
  return words.say('tekhenu.table.order', { order: words.series(people) })
}

const peopleLine = ({ words, view }: Scene): string =>
  words.say(
    'tekhenu.table.people',
    Object.fromEntries(view.peopleStatues.map((seat, i) => [PEOPLE[i]!, mark(words, seat)])),
  )

/** What is going on. */
export function now(scene: Scene): string {
  const { words, view } = scene
  if (view.winners !== null) {
    return words.say('tekhenu.log.ended', { reason: reason(scene, 'final-scoring', view.winners) })
  }
  const who = words.list(view.toAct.map((seat) => person(scene, seat)))
  const wait = String(view.waiting.at(-1)?.['wait'] ?? '')
  return words.say('tekhenu.table.now', {
    what: sayOr(words, `tekhenu.wait.${wait}`, { who, many: view.toAct.length }),
  })
}
