import type { Result, Seat } from '@benben/kernel'
import type { ReactElement, ReactNode } from 'react'
import styles from './points-table.module.css'

/** The classes a game gives to parts of the table. */
interface Look {
  readonly table: string | undefined
  readonly cell: string | undefined
  readonly bar: string | undefined
}

interface PointsTableProps<Source extends string> {
  readonly look: Look
  readonly result: Result
  /** From left to right. */
  readonly seats: readonly Seat[]
  readonly head: (seat: Seat) => ReactNode
  readonly sources: readonly Source[]
  readonly nameOf: (source: Source) => ReactNode
  /** The name of the last row. */
  readonly total: string
  /** A class for a number in its column; left out for the total. */
  readonly classOf: (seat: Seat, points?: number) => string | undefined
  /** What fills a bar: anything a background can be. */
  readonly barOf: (seat: Seat, points: number) => string
}

/** Every point by its source, as a number and as a bar. */
export function PointsTable<Source extends string>(props: PointsTableProps<Source>): ReactElement {
  const { look, result, seats, head, sources, nameOf, total, classOf, barOf } = props
  const cell = `${styles.cell} ${look.cell ?? ''}`
  const most = Math.max(1, ...result.points.flatMap((points) => Object.values(points).map(Math.abs)))
  return (
    <table className={`${styles.table} ${look.table ?? ''}`}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col">
              {head(seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <tr key={source}>
            <th scope="row">{nameOf(source)}</th>
            {seats.map((seat) => {
              const points = result.points[seat]![source] ?? 0
              return (
                <td key={seat} className={classOf(seat, points)}>
                  <span className={cell}>
                    <b>{points < 0 ? `−${-points}` : points}</b>
                    <i
                      className={`${styles.bar} ${look.bar ?? ''}`}
                      style={{
                        width: `calc((100% - var(--number, 0px)) * ${Math.abs(points) / most})`,
                        background: barOf(seat, points),
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
          <th scope="row">{total}</th>
          {seats.map((seat) => (
            <td key={seat} className={classOf(seat)}>
              <span className={cell}>
                <b>{result.totals[seat]}</b>
              </span>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}
