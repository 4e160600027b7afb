import { sethOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Count } from '../pieces/count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf } from '../say.ts'
import { Spot } from '../pointing/spot.tsx'
import type { BoardProps } from './board-props.ts'
import styles from './stock.module.css'

const TRACKS = [
  ['warrior', 'warriors'],
  ['priest', 'priests'],
] as const

/** Warriors and priests of a seat, where Time of Seth is played. */
export function Warband({ model, seat, after }: BoardProps): ReactElement | null {
  const { words, view } = model
  const seth = sethOf(view)?.seats[seat]
  if (seth === undefined) return null
  const then = after === null ? undefined : sethOf(after)?.seats[seat]
  return (
    <>
      {TRACKS.map(([one, many]) => (
        <Spot
          key={one}
          name={`token/${one}`}
          label={sayOf(words, `tekhenu.many.${one}`, { many: seth[many] })}
          className={styles.stat}
        >
          <Glyph name={one} size={19} />
          <Count now={seth[many]} then={then?.[many]} />
        </Spot>
      ))}
    </>
  )
}
