import type { Result } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { PointsTable } from '../../ui/points-table.tsx'
import { SeatMark, seatColour } from '../pieces/seat-mark.tsx'
import styles from './points-table.module.css'
import { SourceIcon } from './source-icon.tsx'
import { sayOf } from '../say.ts'
import { nameOf, type TableModel } from '../model.ts'

/** Every point by its source. Sources nobody scored from are left out. */
export function SourcesTable({
  model,
  result,
}: {
  readonly model: TableModel
  readonly result: Result
}): ReactElement {
  const { words } = model
  return (
    <PointsTable
      look={{ table: styles.table, cell: styles.cell, bar: styles.bar }}
      result={result}
      seats={result.totals.map((_, seat) => seat)}
      head={(seat) => (
        <>
          <SeatMark seat={seat} size={15} /> <span>{nameOf(model, seat)}</span>
        </>
      )}
      sources={tekhenu.codes.sources.filter((source) =>
        result.points.some((points) => (points[source] ?? 0) !== 0),
      )}
      nameOf={(source) => (
        <span className={styles.source}>
          <SourceIcon source={source} />
          <span>{sayOf(words, `tekhenu.source.${source}`)}</span>
        </span>
      )}
      total={words.say('tekhenu.table.total')}
      classOf={(_, points) => (points === 0 ? styles.none : '')}
      barOf={(seat, points) => (points < 0 ? 'var(--lost)' : seatColour(seat))}
    />
  )
}
