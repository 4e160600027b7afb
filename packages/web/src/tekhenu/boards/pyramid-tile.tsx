import type { ReactElement } from 'react'
import { actionCard, actionSigns } from '../cards/action-tile.ts'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import type { TableModel } from '../model.ts'
import styles from './pyramid-tile.module.css'

interface TileProps {
  readonly model: Pick<TableModel, 'edition'>
  /** A god, or `resources 1` to `resources 4`. */
  readonly tile: string
  /** Whether the marker stands on it. */
  readonly here: boolean
}

/** A tile of Botankhamun's pyramid: the god whose dice it looks for, or the resources in their order. */
export const PyramidTile = ({ model, tile, here }: TileProps): ReactElement => {
  const card = actionCard(tile)
  const signs = actionSigns(model.edition, card)
  return (
    <span className={`${styles.tile} ${here ? styles.here : ''}`} data-card={card}>
      {signs.length === 1 ? (
        <Glyph name={`medal-${signs[0] as 'ra'}`} size={28} />
      ) : (
        <span className={styles.order}>
          {signs.map((sign) => (
            <Glyph key={sign} name={sign} size={signs.length > 2 ? 14 : 18} />
          ))}
        </span>
      )}
      {here ? (
        <span className={styles.marker} data-anchor="pyramid/marker">
          <SeatMark seat={1} size={17} />
        </span>
      ) : null}
    </span>
  )
}
