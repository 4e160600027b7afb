import { EDGES, RESOURCES } from '@benben/tekhenu'
import type { Area } from '@benben/tekhenu/fields'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf } from '../say.ts'
import styles from './areas.module.css'
import { FieldBox } from './field-box.tsx'
import { useFormModel } from './form-context.ts'
import { DecreeField, Numbered, Part } from './parts.tsx'
import { SethArea } from './seth-area.tsx'
import { TempleArea } from './temple-area.tsx'

/** The areas of the board, each drawn as it lies on the table. */

const abilityKey = (ability: string): string => `tekhenu.ability.${ability.replaceAll(/[ +]/g, '-')}`

function TilesArea(): ReactElement {
  const words = useWords()
  const { state } = useFormModel()
  const { edition } = state.history.now
  return (
    <ul className={styles.tiles}>
      {edition.pillarTiles.tiles.map((tile, i) => (
        <li key={tile.id} className={styles.tile}>
          <b>{tile.id}</b>
          <small>{tile.ability === null ? '' : sayOf(words, abilityKey(tile.ability))}</small>
          <span className={styles.stone}>
            {tile.light === null ? <Glyph name="pillar" size={24} /> : <Glyph name={tile.light} size={20} />}
          </span>
          <FieldBox id={`pillarTiles.tiles[${i}].cost`} className={styles.cost} />
          {EDGES.map((side, n) => (
            <FieldBox
              key={side}
              id={`pillarTiles.tiles[${i}].edges[${n}]`}
              look="edge"
              className={styles[side]}
            />
          ))}
        </li>
      ))}
    </ul>
  )
}

function BoardArea(): ReactElement {
  const words = useWords()
  const { statueGranite, buildingRow } = useFormModel().state.history.now.edition.playerBoard
  return (
    <>
      <Part title={words.say('edition.part.statues', { many: statueGranite.length })}>
        {statueGranite.map((_, i) => (
          <Numbered key={i} n={i + 1}>
            <FieldBox id={`playerBoard.statueGranite[${i}]`} className={styles.box} />
          </Numbered>
        ))}
      </Part>
      <Part title={words.say('edition.part.buildings', { many: buildingRow.length })} across={5}>
        {buildingRow.map((_, i) => (
          <Numbered key={i} n={i + 1}>
            <FieldBox id={`playerBoard.buildingRow[${i}]`} className={styles.box} />
          </Numbered>
        ))}
      </Part>
      <Part title={words.say('edition.part.production')}>
        <Numbered n={words.say('edition.part.start')}>
          <FieldBox id="playerBoard.productionStart" className={styles.box} />
        </Numbered>
        <Numbered n={words.say('edition.part.most')}>
          <FieldBox id="playerBoard.productionMax" className={styles.box} />
        </Numbered>
      </Part>
    </>
  )
}

const VALUES = [1, 2, 3, 4, 5, 6] as const

function HorusArea(): ReactElement {
  const words = useWords()
  return (
    <>
      <Part title={words.say('edition.part.bonuses')}>
        {VALUES.map((value) => (
          <Numbered key={value} n={value}>
            <FieldBox id={`horusBonuses.byDieValue.${value}`} className={styles.box} />
          </Numbered>
        ))}
      </Part>
      <Part title={words.say('edition.part.gods')} across={6}>
        {VALUES.map((value, i) => (
          <Numbered key={value} n={value}>
            <FieldBox id={`horusBonuses.printedGodOrder[${i}]`} className={styles.wide} />
          </Numbered>
        ))}
      </Part>
    </>
  )
}

function OsirisArea(): ReactElement {
  const words = useWords()
  return (
    <>
      {[3, 4].map((row) => (
        <Part key={row} title={words.say('edition.part.row', { row })}>
          {RESOURCES.map((district) => (
            <span key={district} className={styles.numbered}>
              <small className={styles.district}>
                <Glyph name={district} size={20} />
                {sayOf(words, `tekhenu.token.${district}`)}
              </small>
              <FieldBox id={`osiris.secondProduction.${row}.${district}`} className={styles.wide} />
            </span>
          ))}
        </Part>
      ))}
    </>
  )
}

const DECREES = Array.from({ length: 24 }, (_, i) => `D${String(i + 1).padStart(2, '0')}`)

function DecreesArea(): ReactElement {
  return (
    <div className={styles.cards}>
      {DECREES.map((id) => (
        <DecreeField key={id} id={id} field={`decreeSymbols.${id}`} />
      ))}
    </div>
  )
}

const AREA_VIEWS: Readonly<Record<Area, () => ReactElement>> = {
  temple: TempleArea,
  around: TempleArea,
  tiles: TilesArea,
  board: BoardArea,
  horus: HorusArea,
  osiris: OsirisArea,
  decrees: DecreesArea,
  seth: SethArea,
}

export function AreaView({ area }: { readonly area: Area }): ReactElement {
  const View = AREA_VIEWS[area]
  return <View />
}
