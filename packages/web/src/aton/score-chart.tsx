import { WINNING_SCORE } from '@benben/aton'
import type { ReactElement } from 'react'
import { ScoreChart as Chart } from '../ui/score-chart.tsx'
import { colourOf, seatsByColour, type Colour } from './facts.ts'
import type { Milestone } from './history.ts'
import { nameOf, type TableModel } from './model.ts'

const SQUARE = 'M-4-4h8v8h-8z'
const DISC = 'M0-4.3A4.3 4.3 0 1 1 0 4.3 4.3 4.3 0 1 1 0-4.3z'

/** How the line of a side is drawn, on the page and in the picture to share. */
export const lineOf = (colour: Colour): { colour: string; shape: string; dash: string } => ({
  colour: `var(--${colour})`,
  shape: colour === 'red' ? SQUARE : DISC,
  dash: colour === 'red' ? '' : '7 5',
})

/** The score over the rounds: Red in a solid line with squares, Blue dashed with discs; scorings are shaded. */
export function ScoreChart({
  model,
  history,
}: {
  readonly model: TableModel
  readonly history: readonly Milestone[]
}): ReactElement {
  const { words, view } = model
  const [red, blue] = seatsByColour(view)
  return (
    <Chart
      series={[blue, red].map((seat) => {
        const colour = colourOf(view, seat)
        return {
          key: seat,
          ...lineOf(colour),
          ink: `var(--${colour}-text)`,
          scores: history.map(({ scores }) => scores[seat]!),
        }
      })}
      moments={history.map(({ round, scoring }) => ({
        label: String(round),
        ...(scoring ? { sign: '☉' } : {}),
        shaded: scoring,
      }))}
      goal={WINNING_SCORE}
      label={words.say('aton.web.chart-spoken', {
        rounds: history.length - 1,
        scorings:
          words.list(history.filter(({ scoring }) => scoring).map(({ round }) => String(round))) || '–',
      })}
      caption={words.say('aton.web.chart-legend', { red: nameOf(model, red), blue: nameOf(model, blue) })}
    />
  )
}
