import type { Figures } from './measure/measurement.ts'
import { GAME_NAMES } from './tasks.ts'

/** Per subject, medians over the rounds. */
export type Summary = Record<string, Record<string, number | string>>
export type Ratios = Record<string, Record<string, number>>

export interface Sample {
  readonly subject: string
  readonly task: string
  readonly figures: Figures
}

export function summarize(samples: readonly Sample[]): Summary {
  const summary: Summary = { yardstick: {}, ...Object.fromEntries(GAME_NAMES.map((name) => [name, {}])) }
  const rows = samples.filter(({ subject }) => subject !== 'boardgameio')
  for (const { subject, figures } of rows) {
    for (const name of Object.keys(figures)) {
      const all = rows.filter((row) => row.subject === subject).map((row) => row.figures[name])
      summary[subject]![name] = median(all)
    }
  }
  summary['boardgameio'] = ofBoardgameio(samples)
  return summary
}

/** Of the two ways to run boardgame.io its faster one counts. */
function ofBoardgameio(samples: readonly Sample[]): Record<string, number | string> {
  const of = (task: string, name: string): number =>
    median(
      samples
        .filter((sample) => sample.subject === 'boardgameio' && sample.task === task)
        .map(({ figures }) => figures[name]),
    )
  const [reducer, client] = [of('reducer', 'decisions'), of('client', 'decisions')]
  const path = reducer >= client ? 'reducer' : 'client'
  return {
    path,
    decisions: Math.max(reducer, client),
    games: of(path, 'games'),
    search: of('search', 'search'),
    decisionsByReducer: reducer,
    decisionsByClient: client,
  }
}

function median(values: readonly (number | undefined)[]): number {
  const sorted = values.filter((value) => value !== undefined).toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** What each ratio divides by what. */
export const RATIOS: readonly {
  readonly name: string
  readonly of: string
  readonly by: readonly [subject: string, figure: string]
  readonly says: string
  /** Only where the peer plays this very game. */
  readonly only?: string
}[] = [
  { name: 'yardstick', of: 'decisions', by: ['yardstick', 'decisions'], says: 'decisions ÷ yardstick' },
  {
    name: 'boardgameio',
    of: 'decisions',
    by: ['boardgameio', 'decisions'],
    says: 'decisions ÷ boardgame.io',
    only: 'aton',
  },
  { name: 'search', of: 'search', by: ['yardstick', 'search'], says: 'search ÷ yardstick' },
  {
    name: 'searchBoardgameio',
    of: 'search',
    by: ['boardgameio', 'search'],
    says: 'search ÷ boardgame.io',
    only: 'aton',
  },
  { name: 'careful', of: 'careful', by: ['yardstick', 'decisions'], says: 'careful decisions ÷ yardstick' },
  {
    name: 'carefulBoardgameio',
    of: 'careful',
    by: ['boardgameio', 'decisions'],
    says: 'careful decisions ÷ boardgame.io',
    only: 'aton',
  },
  {
    name: 'searchSteps',
    of: 'searchDecisions',
    by: ['', 'decisions'],
    says: 'decisions inside search ÷ outside',
  },
  { name: 'cloneShare', of: 'search', by: ['', 'clonesPooled'], says: 'part of search spent on copying' },
]

export function ratiosOf(summary: Summary): Ratios {
  return Object.fromEntries(
    GAME_NAMES.map((game) => [
      game,
      Object.fromEntries(
        RATIOS.filter(({ only }) => only === undefined || only === game).map(({ name, of, by }) => [
          name,
          Number(summary[game]![of]) / Number(summary[by[0] === '' ? game : by[0]]![by[1]]),
        ]),
      ),
    ]),
  )
}
