import { memo, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import styles from './horus.module.css'
import { Bonus } from './bonus.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { SeatMark } from '../pieces/seat-mark.tsx'
import { amountsOf, godName } from '../say.ts'
import { sameFor } from '../same.ts'
import { nameOf, type TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'

const VALUES = ['1', '2', '3', '4', '5', '6'] as const

/** Horus: for each value of a die the god it honours, the bonus of its statues, and whose statues stand there. */
export const Horus = memo(
  function Horus({ model }: { readonly model: TableModel }): ReactElement {
    const { words } = model
    return (
      <Area
        name="horus"
        flat
        title={godName(words, 'horus')}
        note={words.say('tekhenu.boards.horus-note')}
        icon={<Glyph name="medal-horus" size={34} />}
      >
        <div className={styles.tiles}>
          {VALUES.map((value, i) => (
            <GodTile key={value} model={model} value={value} god={model.view.horus[i]!} />
          ))}
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view } }) => [view.horus, view.godStatues]),
)

interface TileProps {
  readonly model: TableModel
  readonly value: (typeof VALUES)[number]
  readonly god: string
}

function GodTile({ model, value, god }: TileProps): ReactElement {
  const { words, view, edition } = model
  const bonus = edition.horusBonuses.byDieValue[value]
  const statues = view.godStatues[god] ?? []
  const owners = statues.flatMap((seat) => (seat === null ? [] : [nameOf(model, seat)]))
  const label = words.say('tekhenu.boards.horus-tile', {
    value,
    god: godName(words, god),
    bonus: amountsOf(words, bonus),
    owners: words.list(owners),
    free: statues.length - owners.length,
    some: owners.length,
  })
  return (
    <Spot name={`statue/${god}`} label={label} className={styles.tile}>
      <span className={styles.top} title={label}>
        <b className={styles.value}>{value}</b>
        <Glyph name={`medal-${god as 'ra'}`} size={26} />
      </span>
      <Bonus amounts={bonus} size={statues.length > 2 ? 14 : 16} />
      <span className={styles.statues}>
        {statues.map((seat, place) =>
          seat === null ? (
            <i key={place} className={styles.free} />
          ) : (
            <SeatMark key={place} seat={seat} size={statues.length > 2 ? 9 : 12} />
          ),
        )}
      </span>
    </Spot>
  )
}
