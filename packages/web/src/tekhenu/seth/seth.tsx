import { BELOW_REGIONS, sethOf, type SethBoard } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { Die, readDie } from '../pieces/die.tsx'
import { Piece } from '../pieces/piece.tsx'
import { godName, sayOf } from '../say.ts'
import { sameFor } from '../same.ts'
import type { After, TableModel } from '../model.ts'
import { Artifacts } from './artifacts.tsx'
import { Conquest } from './conquest.tsx'
import { Region } from './region.tsx'
import { Tracks } from './tracks.tsx'
import styles from './seth.module.css'
import { Spot } from '../pointing/spot.tsx'

export { ConquestFace } from './conquest.tsx'

/** The board of Seth: regions in two columns, statues, its dice, the conquest tile, warriors and priests. */
export const Seth = memo(
  function Seth({
    model,
    after,
  }: {
    readonly model: TableModel
    readonly after: After
  }): ReactElement | null {
    const { words, view, edition } = model
    const seth = sethOf(view)
    if (seth === undefined) return null
    return (
      <Area
        name="seth"
        title={godName(words, 'seth')}
        note={seth.dice.length === 0 ? words.say('tekhenu.boards.seth-note') : undefined}
        icon={
          <Spot name="god/seth" className={styles.god}>
            <Glyph name="medal-seth" size={34} />
          </Spot>
        }
        aside={<SethDice model={model} seth={seth} />}
      >
        <div className={styles.frame}>
          <div className={styles.board}>
            {edition.timeOfSeth.regions.columns.map((regions, column) => (
              <Column
                key={BELOW_REGIONS[column]}
                model={model}
                seth={seth}
                regions={regions}
                column={column}
              />
            ))}
            <div className={styles.beside}>
              <Conquest model={model} seth={seth} />
              <Honours model={model} seth={seth} />
            </div>
          </div>
          <Tracks model={model} seth={seth} then={after === null ? undefined : sethOf(after)} />
          <Artifacts model={model} seth={seth} />
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view }, after }) => [view.modules?.['seth'], (after ?? view).modules?.['seth']]),
)

interface PartProps {
  readonly model: TableModel
  readonly seth: SethBoard
}

const SethDice = ({ model: { words }, seth }: PartProps): ReactElement => (
  <span className={styles.dice}>
    {seth.dice.map((die, i) => {
      const { colour, value } = readDie(die)
      return (
        <Spot
          key={`${die} ${i}`}
          name={`die/seth ${value} ${colour}`}
          label={words.say('tekhenu.boards.seth-die', { value })}
          className={styles.die}
        >
          <Die colour={colour} value={value} size={28} />
        </Spot>
      )
    })}
  </span>
)

interface ColumnProps extends PartProps {
  readonly regions: readonly number[]
  readonly column: number
}

/** Regions, and below them the place of a statue for the people. */
function Column({ model, seth, regions, column }: ColumnProps): ReactElement {
  const seat = seth.peopleStatues[column] ?? null
  const place = BELOW_REGIONS[column]!
  return (
    <div className={styles.column}>
      {regions.map((region) => (
        <Region key={region} model={model} seth={seth} region={region} />
      ))}
      <Spot
        name={`people/${place}`}
        label={sayOf(model.words, `tekhenu.boards.statue-${place}`)}
        className={`${styles.statue} ${seat === null ? '' : styles.full}`}
      >
        {seat === null ? (
          <Glyph name="statue" size={17} className={styles.ghost} />
        ) : (
          <Piece kind="statue" seat={seat} size={25} />
        )}
      </Spot>
    </div>
  )
}

/** Statues to Seth. */
function Honours({ model: { words, view, edition }, seth }: PartProps): ReactElement {
  const places = edition.timeOfSeth.statueSpaces.seth[String(view.players) as '2']
  return (
    <Spot
      name="statue/seth"
      label={words.say('tekhenu.boards.seth-statues')}
      className={`${styles.statue} ${styles.honours}`}
    >
      <Glyph name="seth" size={16} />
      {seth.statues
        .slice(0, places)
        .map((seat, place) =>
          seat === null ? (
            <Glyph key={place} name="statue" size={16} className={styles.ghost} />
          ) : (
            <Piece key={place} kind="statue" seat={seat} size={18} />
          ),
        )}
    </Spot>
  )
}
