import type { ReactElement, ReactNode } from 'react'
import styles from './pictures.module.css'

interface GridProps {
  readonly caption: string
  readonly head: readonly ReactNode[]
  /** The first cell says what the row is about. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A small table of printed values. */
export const Grid = ({ caption, head, rows }: GridProps): ReactElement => (
  <table className={styles.grid}>
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((cell, i) =>
          cell === '' ? (
            <td key={i} />
          ) : (
            <th key={i} scope="col">
              {cell}
            </th>
          ),
        )}
      </tr>
    </thead>
    <tbody>
      {rows.map(([first, ...cells], i) => (
        <tr key={i}>
          <th scope="row">{first}</th>
          {cells.map((cell, j) => (
            <td key={j}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
