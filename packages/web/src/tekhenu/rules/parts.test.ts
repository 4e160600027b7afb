import { COLUMNS, GODS, PEOPLE, RESOURCES, sethOf, SIDES_OF_TEMPLE, standard, TOKENS } from '@benben/tekhenu'
import { gameWords, speak } from '@benben/words'
import { placeAt } from '@benben/words/rules'
import { tekhenuBookPart } from '@benben/words/rules/tekhenu'
import { expect, test } from 'vitest'
import type { TableModel } from '../model.ts'
import { MODES, playing, type Moment } from '../testing/playing.ts'
import { helpFor } from './parts.ts'

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
  'warriors',
  'warband-track',
  'area/seth',
  ...numbers(6).map((region) => `region/${region}`),
]

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
      const others = n % 25 === 1 ? [...ALWAYS, ...(sethOf(moment.view) === undefined ? [] : WITH_SETH)] : []
      for (const name of [...dice, ...others]) {
        const { title, what, rows, rule } = helpFor(modelOf(moment), name)
        expect(placeAt(tekhenuBookPart.book, rule), name).toBeDefined()
        for (const text of [title, what, ...rows.map(([, row]) => row)]) {
          expect(text, name).not.toBe('')
          expect(text, name).not.toMatch(/undefined|NaN|\{|Unknown/)
        }
      }
    }
    expect(n).toBeGreaterThan(50)
  })
}
