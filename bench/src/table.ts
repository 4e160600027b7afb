import { RATIOS, type Ratios, type Summary } from './figures.ts'

/** The figures as a table for people. */

const COLUMNS: readonly (readonly [figure: string, title: string])[] = [
  ['decisions', 'decisions/s'],
  ['games', 'games/s'],
  ['careful', 'careful/s'],
  ['search', 'search/s'],
  ['clonesPooled', 'copies/s'],
  ['clonesFresh', 'new copies/s'],
]

const NAMES: Readonly<Record<string, string>> = { boardgameio: 'boardgame.io' }

/** Three digits are all that repeats from run to run. */
const number = (value: number | string | undefined): string =>
  value === undefined
    ? '–'
    : typeof value === 'string'
      ? value
      : value.toLocaleString('en', { maximumSignificantDigits: 3 })

export function table(summary: Summary, ratios: Ratios): string {
  const rows = Object.entries(summary).map(([subject, figures]) => [
    NAMES[subject] ?? subject,
    // The yardstick's copies are new objects.
    ...COLUMNS.map(([figure]) => number(figures[figure === 'clonesFresh' ? pick(figures) : figure])),
  ])
  const titled = aligned([['', ...COLUMNS.map(([, title]) => title)], ...rows])
  const { path, decisionsByReducer, decisionsByClient } = summary['boardgameio']!
  const divided = Object.entries(ratios).map(
    ([game, found]) =>
      `${game}\n${aligned(
        RATIOS.flatMap(({ name, says }) =>
          found[name] === undefined ? [] : [[`  ${says}`, number(found[name])]],
        ),
      )}`,
  )
  return [
    titled,
    '',
    `boardgame.io by its ${path}: ${number(decisionsByReducer)} decisions/s by the reducer, ` +
      `${number(decisionsByClient)} through a client.`,
    '',
    ...divided,
  ].join('\n')
}

const pick = (figures: Summary[string]): string => ('copies' in figures ? 'copies' : 'clonesFresh')

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
        .join('  '),
    )
    .join('\n')
}
