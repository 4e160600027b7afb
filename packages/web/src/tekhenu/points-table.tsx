import type { Result } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { SeatMark, seatColour } from './pieces/seat-mark.tsx'
import styles from './points-table.module.css'
import { sayOf } from './say.ts'
import { nameOf, type Scene } from './scene.ts'

/** Every point by its source, as a number and as a bar. Sources nobody scored from are left out. */
export function PointsTable({
  scene,
  result,
}: {
  readonly scene: Scene
  readonly result: Result
}): ReactElement {
  const { words } = scene
  const sources = tekhenu.codes.sources.filter((source) =>
    result.points.some((points) => (points[source] ?? 0) !== 0),
  )
  const most = Math.max(1, ...result.points.flatMap((points) => Object.values(points).map(Math.abs)))
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {result.totals.map((_, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={15} /> <span>{nameOf(scene, seat)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{sayOf(words, `tekhenu.source.${source}`)}</th>
            {result.points.map((points, seat) => {
              const many = points[source] ?? 0
              return (
                <td key={seat} className={many === 0 ? styles.none : ''}>
                  <span className={styles.cell}>
                    <b>{many < 0 ? `−${-many}` : many}</b>
                    <i
                      className={`${styles.bar} ${many < 0 ? styles.lost : ''}`}
                      style={{
                        width: `${(100 * Math.abs(many)) / most}%`,
                        background: many < 0 ? undefined : seatColour(seat),
                      }}
                      aria-hidden="true"
                    />
                  </span>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say('tekhenu.table.total')}</th>
          {result.totals.map((total, seat) => (
            <td key={seat}>
              <span className={styles.cell}>
                <b>{total}</b>
              </span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
