import { COLUMNS, housesOf, PEOPLE, spaceNamed, type BESIDE_TEMPLE, type Edge } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { Piece } from '../pieces/piece.tsx'
import { sameFor } from '../same.ts'
import type { TableModel } from '../model.ts'
import { Spot, useSpot } from '../pointing/spot.tsx'
import styles from './temple.module.css'

const PLACES: Readonly<
  Record<Edge, (n: number) => { readonly gridRow: number; readonly gridColumn: number }>
> = {
  left: (n) => ({ gridRow: n + 3, gridColumn: 1 }),
  right: (n) => ({ gridRow: n + 3, gridColumn: 9 }),
  top: (n) => ({ gridRow: 2, gridColumn: n + 2 }),
  bottom: (n) => ({ gridRow: 10, gridColumn: n + 2 }),
}

interface HouseProps {
  readonly model: TableModel
  readonly side: Edge
  readonly n: number
  /** The space where a tile would be laid, if one is looked at. */
  readonly lookedSpace: string | null
}

/** A place for a building at the end of a line: its price in bread, or the building. */
export const House = memo(
  function House({ model, side, n, lookedSpace }: HouseProps): ReactElement {
    const { words, view, edition, near } = model
    const place = `${side} ${n}`
    const { looked } = useSpot(`house/${place}`)
    const seat = view.houses[place]
    const bread = edition.temple.buildingSpaces[side].bread[n - 1] ?? 0
    const counts =
      lookedSpace !== null && seat !== undefined && housesOf(spaceNamed(lookedSpace)).includes(place)
    return (
      <Spot
        name={`house/${place}`}
        className={styles.house}
        style={PLACES[side](n)}
        label={words.say('tekhenu.web.house', {
          side: words.say(`tekhenu.place.${side}`, { n, column: COLUMNS[n - 1]! }),
        })}
      >
        <span
          className={styles.plot}
          data-full={seat !== undefined || undefined}
          data-upright={side === 'left' || side === 'right' || undefined}
        >
          {seat !== undefined ? (
            <Piece kind="building" seat={seat} size={24} />
          ) : looked ? (
            <span className={styles.ghostly}>
              <Piece kind="building" seat={near} size={24} />
            </span>
          ) : (
            <>
              <Glyph name="bread" size={15} />
              <b>{bread}</b>
            </>
          )}
        </span>
        {counts ? <b className={`${styles.badge} ${styles.above}`}>+1</b> : null}
      </Spot>
    )
  },
  sameFor(({ model: { view }, side, n, lookedSpace }) => [view.houses[`${side} ${n}`], lookedSpace]),
)

/** A statue for the people beside the middle row or column, with the gold that lies there. */
export const PeopleStatue = memo(
  function PeopleStatue({
    model,
    place,
  }: {
    readonly model: TableModel
    readonly place: (typeof BESIDE_TEMPLE)[number]
  }): ReactElement {
    const { words, view, near } = model
    const { looked } = useSpot(`people/${place}`)
    const seat = view.peopleStatues[PEOPLE.indexOf(place)] ?? null
    // At the far end of its place: nearest to the stone stands the name of the line.
    const at =
      place === 'row'
        ? { gridRow: 6, gridColumn: 10, alignItems: 'end' }
        : { gridRow: 1, gridColumn: 5, justifyContent: 'end' }
    return (
      <Spot
        name={`people/${place}`}
        className={styles.house}
        style={at}
        label={words.say(`tekhenu.place.${place}`)}
      >
        <span className={styles.plot} data-full={seat !== null || undefined} data-people>
          {seat !== null ? (
            <Piece kind="statue" seat={seat} size={24} />
          ) : looked ? (
            <span className={styles.ghostly}>
              <Piece kind="statue" seat={near} size={24} />
            </span>
          ) : (
            <>
              <Glyph name="statue" size={16} className={styles.faint} />
              <Glyph name="gold" size={12} />
            </>
          )}
        </span>
      </Spot>
    )
  },
  sameFor(({ model: { view } }) => [view.peopleStatues]),
)
