import type { Kind } from '@benben/aton'
import type { ReactElement } from 'react'
import { Art, ArtSheet, type ArtName } from '../art.tsx'
import { Priest, Sign as SpaceSign } from '../pieces.tsx'
import spaces from '../space.module.css'
import styles from './sign.module.css'

const KINDS: Readonly<Record<string, Kind>> = {
  yellow: 'yellow',
  green: 'green',
  black: 'black',
  blue: 'blue',
  bonus: 'bonus1',
}

/** As the table draws them. */
const ART: Readonly<Record<string, ArtName>> = { token: 'swap', temple: 'pylon', crown: 'crown' }

/** A sign of Aton: a space, a priest, the token, the gold frame. */
export function Sign({ name, size }: { readonly name: string; readonly size: number }): ReactElement {
  const kind = KINDS[name]
  const style = { width: size, height: size }
  if (kind !== undefined)
    return (
      <span className={`${styles.space} ${spaces[kind]}`} style={style}>
        <span className={spaces.tile}>
          <SpaceSign kind={kind} className={spaces.sign} />
        </span>
      </span>
    )
  if (name === 'lit') return <i className={styles.lit} style={style} />
  if (name === 'change') return <b className={styles.change}>3 ▸ 5</b>
  const art = ART[name]
  if (art !== undefined) return <Art name={art} size={size} />
  return (
    <span className={styles.space} style={style}>
      <Priest colour={name === 'blue-priest' ? 'blue' : 'red'} ghost={name === 'ghost'} />
    </span>
  )
}

/** Drawings that signs and pictures point at. */
export const Sheet = ArtSheet
