import {
  COLUMNS,
  GODS,
  PEOPLE,
  RESOURCES,
  sethOf,
  soloOf,
  SIDES_OF_TEMPLE,
  spaceName,
  standard,
  TOKENS,
  vizierOf,
} from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import { expect, test } from 'vitest'
import type { TableModel } from '../model.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { helpFor } from './parts.ts'

/** Parts of the board of a seat. */
const OF_SEAT = [
  'board',
  'points',
  'tokens',
  'scales',
  'pan/pure',
  'pan/tainted',
  'building',
  'statue',
  'pillar',
  'cards',
  ...[...TOKENS, 'population', 'happiness'].map((token) => `token/${token}`),
  ...RESOURCES.map((resource) => `made/${resource}`),
]

const words = speak('en')
const numbers = (length: number): number[] => Array.from({ length }, (_, i) => i + 1)

/** Parts that every table has, by the names their elements carry. */
const ALWAYS = [
  ...GODS.slice(0, 6).flatMap((god) => [`god/${god}`, `statue/${god}`]),
  ...numbers(5).flatMap((n) => COLUMNS.map((column) => `space/${column}${n}`)),
  ...SIDES_OF_TEMPLE.flatMap((side) => numbers(5).map((n) => `house/${side} ${n}`)),
  ...RESOURCES.flatMap((district) => [
    `production/${district}`,
    ...numbers(6).map((row) => `workshop/${district} ${row}`),
  ]),
  ...PEOPLE.filter((place) => place !== 'left' && place !== 'right').map((place) => `people/${place}`),
  ...[...TOKENS, 'population', 'happiness'].map((token) => `token/${token}`),
  ...Array.from({ length: 22 }, (_, at) => `track/${at}`),
  ...numbers(4).flatMap((section) => [`market/${section}`, `refresh/${section}`]),
  ...['wheel', 'horus', 'ra', 'temple', 'people', 'market', 'osiris', 'mine', 'rivals', 'offer'].map(
    (area) => `area/${area}`,
  ),
].concat(
  ['bag', 'light', 'rounds', 'order', 'points', 'tokens', 'scales', 'building', 'statue', 'pillar'],
  ['pan/pure', 'pan/tainted', 'prompt', 'log', 'projection', 'decks', 'tile/0', 'card/T05'],
)
const WITH_SETH = [
  'god/seth',
  'statue/seth',
  'people/left',
  'people/right',
  'token/warrior',
  'token/priest',
  'seat/0/token/warrior',
  'seat/1/token/priest',
  'warband-track',
  'area/seth',
  ...numbers(6).map((region) => `region/${region}`),
]

const WITH_BOT = ['area/bot', 'bot']

/** Parts that have nothing to count: what is asked and told, what lies there to be read, a Vizier not yet stationed. */
const WITHOUT_ROWS = /^(prompt|log|area\/offer|decks|card\/.*|vizier)$/

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dan']

const modelOf = ({ view, seat }: Moment): TableModel => ({
  words,
  speech: gameWords('tekhenu'),
  who: { names: NAMES.slice(0, view.players) },
  view,
  edition: standard,
  seats: NAMES.slice(0, view.players).map((name) => ({ name, kind: 'me' }) as TableModel['seats'][number]),
  near: seat,
})

for (const mode of MODES) {
  test(`nothing on the table is silent: ${mode.name}`, () => {
    let n = 0
    for (const moment of playing(mode, 'parts')) {
      // Every part at some moments of the game; dice at more of them.
      if (n++ % 5 !== 0) continue
      const dice = moment.view.dice.flatMap((here, section) =>
        here.map(
          (die) => `die/${standard.wheel.godsClockwise[section]!} ${die.split(' ').toReversed().join(' ')}`,
        ),
      )
      const ofSeats = moment.view.seats.flatMap((_, seat) => OF_SEAT.map((part) => `seat/${seat}/${part}`))
      const modules = [
        ...(sethOf(moment.view) === undefined ? [] : WITH_SETH),
        ...(soloOf(moment.view) === undefined ? [] : WITH_BOT),
        ...(vizierOf(moment.view) === undefined ? [] : ['vizier']),
      ]
      const others = n % 25 === 1 ? [...ALWAYS, ...ofSeats, ...modules] : []
      for (const name of [...dice, ...others]) {
        const { title, what, rows, rule } = helpFor(modelOf(moment), name)
        const seat = /^seat\/(\d)/.exec(name)?.[1]
        const owner = seat === undefined || Number(seat) === moment.seat ? '' : `${NAMES[Number(seat)]}: `
        expect(title.startsWith(owner), `${name}: ${title}`).toBe(true)
        expect(placeAt(tekhenuBook, rule), name).toBeDefined()
        expect(rows.length > 0 || WITHOUT_ROWS.test(name), name).toBe(true)
        for (const text of [title, what, ...rows.map(([, row]) => row)]) {
          expect(text, name).not.toBe('')
          expect(text, name).not.toMatch(/undefined|NaN|\{|Unknown/)
        }
      }
    }
    expect(n).toBeGreaterThan(50)
  })
}

test('my own pieces say as much as those of a rival', () => {
  const moment = [...playing({ ...MODES[0]!, players: 2 }, 'pieces')].findLast(({ seat }) => seat === 0)!
  const model = modelOf(moment)
  for (const piece of ['statue', 'building', 'pillar', 'scales', 'tokens', 'cards', 'pan/pure']) {
    const mine = helpFor(model, `seat/0/${piece}`)
    expect(mine.title).not.toContain('Ada')
    // As the other player sees them.
    expect(mine.rows, piece).toEqual(helpFor({ ...model, near: 1 }, `seat/0/${piece}`).rows)
  }
  expect(helpFor(model, 'seat/0/statue').rows[0]![1]).toMatch(/^\d built, \d left$/)
})

test('a part names the cards that change it, of the modules that are played', () => {
  const [plain] = playing(MODES[0]!, 'cards')
  const [withSeth] = playing(MODES[4]!, 'cards')
  expect(helpFor(modelOf(plain!), 'god/hathor').changedBy).toEqual(['T05', 'T21', 'B15'])
  expect(helpFor(modelOf(plain!), 'building').changedBy).toEqual([])
  expect(helpFor(modelOf(withSeth!), 'building').changedBy).toEqual(['BX03'])
})

test('light and rounds say how they stand', () => {
  const [moment] = playing(MODES[3]!, 'now')
  const model = modelOf(moment!)
  const at = (round: number): TableModel => ({ ...model, view: { ...model.view, round, waiting: [] } })
  expect(helpFor(at(5), 'rounds').rows).toEqual([
    ['now', 'Round 5'],
    ['next', 'the shadow turns after round 6; Maat and scoring after round 8'],
  ])
  expect(helpFor(at(9), 'rounds').rows[1]![1]).toBe(
    'the shadow turns after round 10; Maat weighs after round 12; the last scoring after round 16',
  )
  const gods = helpFor(model, 'light').rows.map(([, text]) => text)
  expect(gods.join(' ')).toMatch(/Ra/)
  expect(gods.length).toBe(3)
})

test('a piece of a rival says whose it is, what it brings and cost', () => {
  const view = [...playing({ ...MODES[0]!, players: 2 }, 'pieces')].findLast(
    ({ view: { temple, houses } }) =>
      temple.some((at) => at?.owner === 1) && Object.values(houses).includes(1),
  )!
  const model = modelOf({ ...view, seat: 0 })
  const at = view.view.temple.findIndex((each) => each?.owner === 1)
  const pillar = helpFor(model, `space/${spaceName(at)}`)
  expect(pillar.title).toBe(`Ben: pillar on ${spaceName(at)}`)
  expect(pillar.card).toBe(view.view.temple[at]!.tile)
  expect(pillar.rows.map(([label]) => label)).toEqual(['brings', 'tile'])
  const place = Object.keys(view.view.houses).find((house) => view.view.houses[house] === 1)!
  const building = helpFor(model, `house/${place}`)
  expect(building.rows.map(([label]) => label)).toEqual(['now', 'costs', 'brings'])
  expect(building.rows[0]![1]).toContain('Ben')
  expect(building.rows[2]![1]).toMatch(/^\d+ points? at each scoring/)
})

test('Q22: a space with a conquest tile tells what the tile brings, not what is printed below it', () => {
  const [moment] = playing(MODES[4]!, 'conquest')
  const laid = (tile: string) => {
    const { view } = moment!
    const board = sethOf(view)!
    const seth = { ...board, temple: board.temple.with(12, tile) }
    return helpFor(modelOf({ ...moment!, view: { ...view, modules: { ...view.modules, seth } } }), 'space/c3')
  }
  const printed = laid('A02')
  expect(printed.rows).toEqual([
    ['tile', 'A pillar on it brings 2 limestone and 1 granite; Hathor beside it brings 1 of each kind.'],
  ])
  expect([printed.rule, printed.unchecked]).toEqual(['conquest', true])
  expect(laid('A08').rows[0]![1]).toContain('Thoth with value 1')
  expect(laid('A08').unchecked).toBe(false)
})

test('a region tells what it brings', () => {
  const [moment] = playing(MODES[4]!, 'regions')
  const brings = (region: number): string =>
    helpFor(modelOf(moment!), `region/${region}`).rows.find(([label]) => label === 'brings')![1]
  expect(brings(1)).toBe('1 gold and 1 scribe; 3 · 3 points at each scoring')
  expect(brings(2)).toMatch(/^3 priests;/)
  expect(brings(3)).toMatch(/^3 resources of your choice but gold;/)
})

test('a workshop that is built says whose it is, and no longer what it would cost', () => {
  const [moment] = playing(MODES[0]!, 'parts')
  const labels = (workshops: TableModel['view']['workshops']): string[] =>
    helpFor(modelOf({ ...moment!, view: { ...moment!.view, workshops } }), 'workshop/granite 4').rows.map(
      ([label]) => label,
    )
  expect(labels({})).toEqual(['costs', 'brings'])
  expect(labels({ 'granite 4': 0 })).toEqual(['now', 'brings'])
})
