import type { Result } from '@benben/kernel'
import type { TekhenuEvent } from '@benben/tekhenu'
import { useMemo, type ReactElement } from 'react'
import type { LogEntry } from '../../session/session.ts'
import { ScoreChart } from '../../ui/score-chart.tsx'
import { historyOf, type Milestone } from './history.ts'
import { SEAT_SHAPES, seatColour } from '../pieces/seat-mark.tsx'
import { nameOf, type TableModel } from '../model.ts'

/** Lines of seats: whole, dashed, dotted, and both. */
const DASHES = ['', '8 5', '2 5', '10 4 2 4'] as const

/** Everybody's points over the rounds, from those at the start. */
export const pointsOver = (
  log: ChartProps['log'],
  { points }: Pick<Result, 'points'>,
): ReturnType<typeof historyOf> =>
  historyOf(
    log,
    points.map((each) => each['start'] ?? 0),
  )

/** What stands below a round in a chart. */
export const momentOf = ({ round, scoring }: Milestone): { label: string; shaded: boolean } => ({
  label: String(round),
  shaded: scoring,
})

/** How the line of a seat is drawn, on the page and in the picture to share. */
export const lineOf = (seat: number): { colour: string; shape: string; dash: string } => ({
  colour: seatColour(seat),
  shape: SEAT_SHAPES[seat]!,
  dash: DASHES[seat]!,
})

interface ChartProps {
  readonly model: TableModel
  readonly result: Result
  readonly log: readonly LogEntry<TekhenuEvent>[]
}

/** Points over the rounds; the rounds that end with a scoring are shaded. */
export function EndChart({ model, result, log }: ChartProps): ReactElement {
  const { words } = model
  const history = useMemo(() => pointsOver(log, result), [log, result])
  return (
    <ScoreChart
      series={result.totals.map((_, seat) => ({
        key: seat,
        ...lineOf(seat),
        ink: 'var(--text)',
        scores: history.map(({ scores }) => scores[seat]!),
      }))}
      moments={history.map(momentOf)}
      label={words.say('tekhenu.boards.chart-spoken', {
        totals: words.list(
          result.totals.map((points, seat) =>
            words.say('tekhenu.boards.total-of', { who: nameOf(model, seat), points }),
          ),
        ),
      })}
      caption={words.say('tekhenu.boards.chart-legend')}
    />
  )
}
