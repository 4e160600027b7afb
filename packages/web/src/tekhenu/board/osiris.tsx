import { ABOVE_DISTRICTS, DISTRICT_ROWS, PEOPLE, RESOURCES } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import styles from './osiris.module.css'
import { Piece } from '../pieces/piece.tsx'
import { godName, sayOf, tokenName } from '../say.ts'
import { sameFor } from '../same.ts'
import { nameOf, type TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'

type District = (typeof RESOURCES)[number]
const ROWS = Array.from({ length: DISTRICT_ROWS }, (_, i) => i + 1)
/** Places of statues for the people above the districts. */

/** Osiris: four districts of six spaces, with what every row brings, and the two statue places above them. */
export const Osiris = memo(
  function Osiris({ model }: { readonly model: TableModel }): ReactElement {
    const { words, view } = model
    return (
      <Area
        name="osiris"
        title={godName(words, 'osiris')}
        note={words.say('tekhenu.boards.osiris-note')}
        icon={<Glyph name="medal-osiris" size={34} />}
      >
        <div className={styles.grid}>
          {ABOVE_DISTRICTS.map((place) => {
            const seat = view.peopleStatues[PEOPLE.indexOf(place)] ?? null
            const label = sayOf(words, `tekhenu.boards.statue-${place}`)
            return (
              <Spot
                key={place}
                name={`people/${place}`}
                label={label}
                className={`${styles.statue} ${seat === null ? '' : styles.full}`}
              >
                {seat === null ? (
                  <>
                    <Glyph name="statue" size={17} className={styles.ghost} />
                    <Glyph name="gold" size={14} />
                  </>
                ) : (
                  <Piece kind="statue" seat={seat} size={26} />
                )}
              </Spot>
            )
          })}
          {ROWS.map((row) => (
            <Row key={row} model={model} row={row} />
          ))}
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view } }) => [view.workshops, view.peopleStatues, view.rowGold]),
)

function Row({ model, row }: { readonly model: TableModel; readonly row: number }): ReactElement {
  const { words, view } = model
  const effect = sayOf(words, `tekhenu.boards.osiris-row.${row}`)
  return (
    <>
      <b className={styles.number} style={{ gridRow: row + 1 }}>
        {row}
      </b>
      {RESOURCES.map((district) => (
        <Workshop key={district} model={model} district={district} row={row} />
      ))}
      <span
        className={styles.effect}
        style={{ gridRow: row + 1 }}
        title={sayOf(words, `tekhenu.boards.osiris-about.${row}`)}
      >
        {effect}
        {row === 4 || (row === 2 && view.rowGold) ? <Glyph name="gold" size={13} /> : null}
      </span>
    </>
  )
}

interface WorkshopProps {
  readonly model: TableModel
  readonly district: District
  readonly row: number
}

function Workshop({ model, district, row }: WorkshopProps): ReactElement {
  const { words, view } = model
  const name = `${district} ${row}`
  const seat = view.workshops[name]
  const place = words.say('tekhenu.place.district', { n: row, district: tokenName(words, district) })
  const label =
    seat === undefined ? place : words.say('tekhenu.boards.building-of', { who: nameOf(model, seat), place })
  return (
    <Spot
      name={`workshop/${name}`}
      label={label}
      className={`${styles.space} ${seat === undefined ? '' : styles.full}`}
      style={{ gridRow: row + 1 }}
    >
      {seat === undefined ? (
        raised(model, district, row).map((resource) => (
          <Glyph key={resource} name={resource} size={15} className={styles.printed} />
        ))
      ) : (
        <Piece kind="building" seat={seat} size={24} />
      )}
    </Spot>
  )
}

/** The productions a building there raises. */
function raised({ edition }: TableModel, district: District, row: number): readonly GlyphName[] {
  if (row !== 3 && row !== 4) return [district]
  return [district, edition.osiris.secondProduction[row === 3 ? '3' : '4'][district]]
}
