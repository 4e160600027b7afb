import { sethOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Count } from '../pieces/count.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf } from '../say.ts'
import type { BoardProps } from './board-props.ts'
import styles from './warband-mini.module.css'

/** Warriors and priests of somebody else, where Time of Seth is played. */
export function WarbandMini({ model, seat, after }: BoardProps): ReactElement | null {
  const { words, view } = model
  const now = sethOf(view)?.seats[seat]
  if (now === undefined) return null
  const then = after === null ? undefined : sethOf(after)?.seats[seat]
  return (
    <span className={styles.band}>
      {(['warrior', 'priest'] as const).map((name) => (
        <span
          key={name}
          data-help={`seat/${seat}/token/${name}`}
          title={sayOf(words, `tekhenu.many.${name}`, { many: now[`${name}s`] })}
        >
          <Glyph name={name} size={15} />
          <Count now={now[`${name}s`]} then={then?.[`${name}s`]} />
        </span>
      ))}
    </span>
  )
}
