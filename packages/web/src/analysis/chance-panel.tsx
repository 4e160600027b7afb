import type { Expected, TurningPoint } from '@benben/bots/analysis'
import { useState, type ReactElement } from 'react'
import { Choice } from '../ui/choice.tsx'
import styles from './analysis.module.css'
import { Chart, type Measure } from './chart.tsx'
import { nameOf, percent, seatLook, type Scene } from './scene.ts'
import { SeatShape } from './seat-shape.tsx'

interface ChanceProps {
  readonly scene: Scene
  readonly course: readonly Expected[]
  readonly turningPoints: readonly TurningPoint[]
}

/** Chance to win and expected points over the game, as a chart and as a table. */
export function ChancePanel({ scene, course, turningPoints }: ChanceProps): ReactElement {
  const { words, opened } = scene
  const [measure, setMeasure] = useState<Measure>('chance')
  return (
    <section className={styles.panel} aria-labelledby="analysis-chart">
      <header>
        <h2 id="analysis-chart">
          {words.say(measure === 'chance' ? 'analysis.chart' : 'analysis.chart.points')}
        </h2>
        <ul className={styles.legend}>
          {opened.seats.map((_, seat) => (
            <li key={seat}>
              <SeatShape look={seatLook(scene, seat)} />
              {nameOf(scene, seat)}
            </li>
          ))}
        </ul>
        <Choice
          legend={words.say('analysis.chart.show')}
          options={[
            ['chance', words.say('analysis.chart.chance')],
            ['points', words.say('analysis.chart.as-points')],
          ]}
          value={measure}
          onChange={setMeasure}
        />
      </header>
      {course.length === 0 ? (
        <div className={styles.waiting} />
      ) : (
        <>
          <Chart scene={scene} course={course} turningPoints={turningPoints} measure={measure} />
          <p className={styles.note}>{words.say('analysis.calibrated')}</p>
          <details className={styles.details}>
            <summary>{words.say('analysis.chart.table')}</summary>
            <CourseTable scene={scene} course={course} />
          </details>
        </>
      )}
    </section>
  )
}

/** What was expected when each round began, and how it ended. */
function CourseTable({ scene, course }: Pick<ChanceProps, 'scene' | 'course'>): ReactElement {
  const { words, opened } = scene
  const rows = course.filter(({ round }, i) => i === course.length - 1 || round !== course[i - 1]?.round)
  return (
    <table className={styles.course}>
      <thead>
        <tr>
          <td />
          {opened.seats.map((_, seat) => (
            <th key={seat} scope="col">
              {nameOf(scene, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ at, round, chances, points }, i) => (
          <tr key={at}>
            <th scope="row">
              {words.say(i === rows.length - 1 ? 'analysis.end' : 'analysis.round', { round })}
            </th>
            {chances.map((chance, seat) => (
              <td key={seat}>
                {words.say('analysis.cell', {
                  percent: percent(chance),
                  points: Math.round(points[seat]!),
                })}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
