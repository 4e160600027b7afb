import { EDGES, SPACES, spaceName, TEMPLE_SIZE, type Edge } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import styles from './temple-area.module.css'
import { FieldBox } from './field-box.tsx'

type Cell = { readonly gridRow: number; readonly gridColumn: number }

const FIRST = 3
const LAST = FIRST + TEMPLE_SIZE
/** Where the end of a line lies, `out` steps from the edge. */
const AT: Readonly<Record<Edge, (n: number, out: number) => Cell>> = {
  top: (n, out) => ({ gridRow: FIRST - 1 - out, gridColumn: n + FIRST }),
  right: (n, out) => ({ gridRow: n + FIRST, gridColumn: LAST + out }),
  bottom: (n, out) => ({ gridRow: LAST + out, gridColumn: n + FIRST }),
  left: (n, out) => ({ gridRow: n + FIRST, gridColumn: FIRST - 1 - out }),
}
const LINE = Array.from({ length: TEMPLE_SIZE }, (_, i) => i)

/** The Temple Complex: rewards, the edges around them, the bread of buildings. Tab goes through it kind by kind. */
export function TempleArea(): ReactElement {
  const words = useWords()
  return (
    <>
      <div className={styles.temple}>
        {SPACES.map((space) => {
          const [row, column] = [Math.floor(space / TEMPLE_SIZE), space % TEMPLE_SIZE]
          return (
            <FieldBox
              key={space}
              id={`temple.rewards[${row}][${column}]`}
              className={styles.space}
              style={{ gridRow: row + FIRST, gridColumn: column + FIRST }}
            >
              <small className={styles.at}>{spaceName(space)}</small>
            </FieldBox>
          )
        })}
        {EDGES.flatMap((side) =>
          LINE.map((n) => (
            <FieldBox
              key={`${side} ${n}`}
              id={`temple.outerEdges.${side}[${n}]`}
              look="edge"
              style={AT[side](n, 0)}
            />
          )),
        )}
        {EDGES.flatMap((side) =>
          LINE.map((n) => (
            <FieldBox
              key={`${side} ${n}`}
              id={`temple.buildingSpaces.${side}.bread[${n}]`}
              className={styles.bread}
              style={AT[side](n, 1)}
            />
          )),
        )}
      </div>
      <div className={styles.players}>
        <h3>{words.say('edition.part.players')}</h3>
        {EDGES.map((side) => (
          <span key={side}>
            <small>{words.say(`edition.part.${side}`)}</small>
            <FieldBox id={`temple.buildingSpaces.${side}.players`} className={styles.open} />
          </span>
        ))}
      </div>
    </>
  )
}
