import { COLOURS, purityIn, PURITIES, sethOf } from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'
import { row } from '../text.ts'
import { sayOr } from '../said.ts'
import { amounts, colourName, godName, lightName, mark, type SentenceContext } from './context.ts'

/** The wheel, a line for each god: light, dice by purity, statues to the god and their bonus. */

const WIDTHS = [8, 9, 16, 16, 16, 7, 16]
const HEADINGS = ['god', 'light', 'pure', 'tainted', 'forbidden', 'statues', 'bonus'] as const

export const wheelLines = (context: SentenceContext): string[] =>
  wheelRows(context, (seats) => seats.map((seat) => mark(context.words, seat)).join(' ')).flatMap((cells) =>
    row(cells, WIDTHS),
  )

/** Formats the statues to a god; null is an empty space. */
type Statues = (seats: readonly (Seat | null)[]) => string

/** The same as rows, headings first. */
export const wheelRows = (context: SentenceContext, statues: Statues): string[][] => [
  HEADINGS.map((name) => context.words.say(`tekhenu.table.${name}`)),
  ...context.edition.wheel.godsClockwise.map((god, section) => sectionRow(context, statues, god, section)),
  ...besideWheel(context, statues),
]

function sectionRow(
  { words, view, edition }: SentenceContext,
  statues: Statues,
  god: string,
  section: number,
): string[] {
  const light = view.lights[section]!
  const dice = view.dice[section]!
  const value = view.horus.indexOf(god) + 1
  const bonus = amounts(words, edition.horusBonuses.byDieValue[String(value) as '1'])
  const lying = (purity: string): string[] =>
    COLOURS.filter((colour) => purityIn(colour, light) === purity).flatMap((colour) => diceOf(dice, colour))
  const cell = (purity: string): string => {
    const shown = byColour(lying(purity)).map(([colour, values]) => `${colourName(words, colour)} ${values}`)
    return shown.length === 0 ? words.say('tekhenu.table.none') : shown.join(', ')
  }
  return [
    godName(words, god),
    lightName(words, light),
    ...PURITIES.map(cell),
    statues(view.godStatues[god] ?? []),
    words.say('tekhenu.table.bonus-of', { value, bonus }),
  ]
}

/** The dice on the board of Seth, which are tainted in any light. Empty without Time of Seth. */
function besideWheel({ words, view, edition }: SentenceContext, statues: Statues): string[][] {
  const seth = sethOf(view)
  if (seth === undefined) return []
  const none = words.say('tekhenu.table.none')
  const dice = byColour(seth.dice).map(([colour, values]) => `${colourName(words, colour)} ${values}`)
  const { sethBonusAllowsGold } = edition.timeOfSeth.switches
  return [
    [
      godName(words, 'seth'),
      none,
      none,
      dice.length === 0 ? none : dice.join(', '),
      none,
      statues(seth.statues.filter((seat) => seat !== null)),
      words.say(sethBonusAllowsGold ? 'tekhenu.table.seth-bonus' : 'tekhenu.table.seth-bonus-basic'),
    ],
  ]
}

const diceOf = (dice: readonly string[], colour: string): string[] =>
  dice.filter((die) => die.startsWith(`${colour} `))

/** Colours with their values: `yellow 4 6`. */
function byColour(dice: readonly string[]): [colour: string, values: string][] {
  const values = new Map<string, string[]>()
  for (const die of dice) {
    const [colour, value] = die.split(' ')
    values.set(colour!, [...(values.get(colour!) ?? []), value!])
  }
  return [...values].map(([colour, each]) => [colour, each.join(' ')])
}

/** What is still in the bag. */
export function bagLine({ words, view }: SentenceContext): string {
  const dice = COLOURS.flatMap((colour) =>
    (view.bag[colour] ?? 0) > 0
      ? [
          words.say('tekhenu.table.bag-of', {
            many: view.bag[colour]!,
            colour: sayOr(words, `tekhenu.colour.${colour}`, {}),
          }),
        ]
      : [],
  )
  return dice.length === 0
    ? words.say('tekhenu.table.bag-empty')
    : words.say('tekhenu.table.bag', { dice: words.series(dice) })
}
