import { regionPrice, type SethBoard } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Bonus } from '../board/bonus.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { Piece } from '../pieces/piece.tsx'
import { sayOf } from '../say.ts'
import { nameOf, type TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import styles from './region.module.css'

interface RegionProps {
  readonly model: TableModel
  readonly seth: SethBoard
  /** From 1, as the value that leads there. */
  readonly region: number
}

/** A region: the value that leads there, its reward, and its two spaces with their prices in warriors. */
export function Region({ model, seth, region }: RegionProps): ReactElement {
  const { words, view, edition } = model
  const { rewards, vpPerScoring } = edition.timeOfSeth.regions
  const points = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  const name = sayOf(words, `tekhenu.region.${region}`)
  return (
    <Spot name={`region/${region}`} className={styles.region}>
      <span className={styles.head}>
        <b className={styles.number}>{region}</b>
        <span className={styles.name} title={name}>
          {name}
        </span>
        <Reward reward={rewards[String(region) as '1']} />
      </span>
      <span className={styles.spaces}>
        {seth.regions[region - 1]!.map((seat, space) => (
          <span
            key={space}
            className={`${styles.space} ${seat === null ? '' : styles.full}`}
            title={
              seat === null
                ? words.say('tekhenu.boards.region-free', {
                    warriors: regionPrice(view.players, space),
                    points: points[space]!,
                  })
                : words.say('tekhenu.boards.region-of', { who: nameOf(model, seat), points: points[space]! })
            }
          >
            {seat === null ? (
              <span className={styles.price}>
                {regionPrice(view.players, space)}
                <Glyph name="warrior" size={14} />
              </span>
            ) : (
              <Piece kind="building" seat={seat} size={25} />
            )}
            <span className={styles.points}>
              {points[space]}
              <Glyph name="vp" size={12} />
            </span>
          </span>
        ))}
      </span>
    </Spot>
  )
}

/** The edition names priests and resources of choice in its own way. */
function Reward({ reward }: { readonly reward: Readonly<Record<string, number>> }): ReactElement {
  const { priests = 0, anyBasicResource = 0, ...others } = reward
  return (
    <span className={styles.reward}>
      <Bonus amounts={{ ...others, priest: priests }} size={14} always />
      {anyBasicResource > 0 ? (
        <span className={styles.any}>
          {anyBasicResource}
          <Glyph name="papyrus" size={12} />
          <Glyph name="granite" size={12} />
        </span>
      ) : null}
    </span>
  )
}
