import { WINNING_SCORE } from '@benben/aton'
import type { ReactElement } from 'react'
import { colourOf, seatsByColour } from './facts.ts'
import type { Milestone } from './history.ts'
import { nameOf, type Scene } from './scene.ts'
import styles from './score-chart.module.css'

const WIDTH = 600
const HEIGHT = 380
const LEFT = 40
const RIGHT = 44
const TOP = 12
const BOTTOM = 46

/** The score over the rounds: Red in a solid line with squares, Blue dashed with discs; scorings are shaded. */
export function ScoreChart({
  scene,
  history,
}: {
  readonly scene: Scene
  readonly history: readonly Milestone[]
}): ReactElement {
  const { words, view } = scene
  const rounds = Math.max(1, history.length - 1)
  const highest = Math.max(WINNING_SCORE, ...history.flatMap(({ scores }) => scores))
  const top = Math.ceil(highest / 10) * 10
  const x = (round: number): number => LEFT + (round * (WIDTH - LEFT - RIGHT)) / rounds
  const y = (score: number): number => HEIGHT - BOTTOM - (score * (HEIGHT - TOP - BOTTOM)) / top
  const every = Math.ceil(rounds / 14)
  const last = history.at(-1)!
  const [red, blue] = seatsByColour(view)
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.chart}
        role="img"
        aria-label={spoken(scene, history)}
      >
        {history
          .filter(({ scoring }) => scoring)
          .map(({ round }) => (
            <rect
              key={round}
              x={x(round) - 12}
              y={TOP}
              width="24"
              height={HEIGHT - TOP - BOTTOM}
              className={styles.scoring}
            />
          ))}
        {Array.from({ length: top / 10 + 1 }, (_, i) => i * 10).map((score) => (
          <g key={score}>
            <path
              d={`M${LEFT} ${y(score)}H${WIDTH - RIGHT + 8}`}
              className={score === WINNING_SCORE ? styles.goal : styles.grid}
            />
            <text x={LEFT - 8} y={y(score) + 4} className={styles.left}>
              {score}
            </text>
          </g>
        ))}
        {history.map(({ round, scoring }) =>
          round > 0 &&
          (round % every === 0 || round === rounds) &&
          (round === rounds || rounds - round >= every) ? (
            <g key={round}>
              <text x={x(round)} y={HEIGHT - BOTTOM + 19} className={styles.below}>
                {round}
              </text>
              {scoring ? (
                <text x={x(round)} y={HEIGHT - BOTTOM + 37} className={styles.below} aria-hidden="true">
                  ☉
                </text>
              ) : null}
            </g>
          ) : null,
        )}
        {[blue, red].map((seat) => {
          const colour = colourOf(view, seat)
          return (
            <g key={seat} className={styles[colour]}>
              <path
                d={history
                  .map(({ round, scores }, i) => `${i === 0 ? 'M' : 'L'}${x(round)} ${y(scores[seat]!)}`)
                  .join('')}
                className={styles.line}
              />
              {history
                .slice(1)
                .map(({ round, scores }) =>
                  colour === 'red' ? (
                    <rect
                      key={round}
                      x={x(round) - 4}
                      y={y(scores[seat]!) - 4}
                      width="8"
                      height="8"
                      className={styles.dot}
                    />
                  ) : (
                    <circle key={round} cx={x(round)} cy={y(scores[seat]!)} r="4.3" className={styles.dot} />
                  ),
                )}
              <text x={x(rounds) + 9} y={labelAt(y, last.scores, seat)} className={styles.total}>
                {last.scores[seat]}
              </text>
            </g>
          )
        })}
      </svg>
      <figcaption className={styles.caption}>
        {words.say('aton.web.chart-legend', { red: nameOf(scene, red), blue: nameOf(scene, blue) })}
      </figcaption>
    </figure>
  )
}

/** Two numbers that would lie upon each other move apart. */
function labelAt(y: (score: number) => number, scores: readonly number[], seat: number): number {
  const mine = scores[seat]!
  const other = scores[1 - seat]!
  const apart = Math.max(0, 16 - Math.abs(y(mine) - y(other))) / 2
  return y(mine) + 5 + (mine > other || (mine === other && seat === 0) ? -apart : apart)
}

const spoken = (scene: Scene, history: readonly Milestone[]): string =>
  scene.words.say('aton.web.chart-spoken', {
    rounds: history.length - 1,
    scorings:
      scene.words.list(history.filter(({ scoring }) => scoring).map(({ round }) => String(round))) || '–',
  })
