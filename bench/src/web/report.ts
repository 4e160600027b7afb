import type { Figures } from './figures.ts'
import type { FirstTable } from './first-table.ts'
import type { Scores } from './lighthouse.ts'
import type { Reactions } from './reactions.ts'

/** What was measured; undefined where it was not asked for. */
export interface Measured {
  readonly reactions: Reactions | undefined
  readonly first: FirstTable | undefined
  readonly lighthouse: Scores | undefined
}

const digits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })

const RATIOS = {
  lookShown: ['look', 'shown'],
  clickFelt: ['click', 'felt'],
  clickShown: ['click', 'shown'],
  lookSettled: ['look', 'settled'],
  clickSettled: ['click', 'settled'],
  lookWork: ['look', 'work'],
  clickWork: ['click', 'work'],
} as const
type Ratio = keyof typeof RATIOS

/** The table divided by its control. */
export const ratiosOf = ({ figures }: Reactions): Readonly<Record<Ratio, number>> => {
  const ratio = (name: Ratio): number => {
    const [what, figure] = RATIOS[name]
    return figures[`table ${what}`]![figure] / figures[`control ${what}`]![figure]
  }
  return {
    lookShown: ratio('lookShown'),
    clickFelt: ratio('clickFelt'),
    clickShown: ratio('clickShown'),
    lookSettled: ratio('lookSettled'),
    clickSettled: ratio('clickSettled'),
    lookWork: ratio('lookWork'),
    clickWork: ratio('clickWork'),
  }
}

const COLUMNS: readonly (readonly [title: string, figure: keyof Figures])[] = [
  ['felt ms', 'felt'],
  ['shown ms', 'shown'],
  ['p95', 'shown95'],
  ['settled', 'settled'],
  ['blocked', 'blocked'],
  ['flying', 'flying'],
  ['work', 'work'],
  ['frame', 'frame'],
  ['slowest', 'worstFrame'],
]

function tableOf(reactions: Reactions): readonly string[] {
  const ratios = ratiosOf(reactions)
  return [
    `${''.padEnd(15)}${COLUMNS.map(([title]) => title.padStart(10)).join('')}`,
    ...Object.entries(reactions.figures).map(
      ([name, figures]) =>
        name.padEnd(15) + COLUMNS.map(([, figure]) => digits(figures[figure]).padStart(10)).join(''),
    ),
    '',
    `elements on the page   ${reactions.nodes}`,
    `look shown ÷ control   ${digits(ratios.lookShown)}`,
    `click felt ÷ control   ${digits(ratios.clickFelt)}`,
    `click shown ÷ control  ${digits(ratios.clickShown)}`,
    `look work ÷ control    ${digits(ratios.lookWork)}`,
    `click work ÷ control   ${digits(ratios.clickWork)}`,
  ]
}

/** The lines that are printed. */
export const report = ({ reactions, first, lighthouse }: Measured): string =>
  [
    ...(reactions === undefined ? [] : tableOf(reactions)),
    ...(first === undefined
      ? []
      : [
          '',
          `first table on a slow phone   lit after ${digits(first.lit)} ms, longest task ${digits(first.longest)} ms, work ${digits(first.work)} ms`,
        ]),
    ...(lighthouse === undefined
      ? []
      : ['', `Lighthouse for phones   start ${digits(lighthouse.start)}, table ${digits(lighthouse.table)}`]),
  ].join('\n')
