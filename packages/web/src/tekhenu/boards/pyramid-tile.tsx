import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { godName, tokenName } from '../say.ts'
import type { TableModel } from '../model.ts'
import styles from './pyramid-tile.module.css'

interface TileProps {
  readonly model: Pick<TableModel, 'words' | 'edition'>
  /** A god, or `resources 1` to `resources 4`. */
  readonly tile: string
  /** Whether the marker stands on it. */
  readonly here: boolean
}

/** A tile of Botankhamun's pyramid: the god whose dice it looks for, or the resources in their order. */
export function PyramidTile({ model, tile, here }: TileProps): ReactElement {
  const { words, edition } = model
  const resources = /^resources ([1-4])$/.exec(tile)?.[1]
  const order = resources === undefined ? null : edition.botankhamun.resourceTiles[Number(resources) - 1]!
  const name =
    order === null
      ? godName(words, tile) || words.list(['warrior', 'priest'].map((token) => tokenName(words, token)))
      : words.say('tekhenu.solo.resources', {
          resources: words.series(order.map((resource) => tokenName(words, resource))),
        })
  return (
    <span className={`${styles.tile} ${here ? styles.here : ''}`} title={name}>
      {order === null ? (
        <Tile name={tile} />
      ) : (
        <span className={styles.order}>
          {order.map((resource) => (
            <Glyph key={resource} name={resource} size={14} />
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

/** Warriors and priests share a tile; every other one shows its god. */
const Tile = ({ name }: { readonly name: string }): ReactElement =>
  name === 'warband' ? (
    <span>
      <Glyph name="warrior" size={18} />
      <Glyph name="priest" size={18} />
    </span>
  ) : (
    <Glyph name={`medal-${name as 'ra'}`} size={28} />
  )
