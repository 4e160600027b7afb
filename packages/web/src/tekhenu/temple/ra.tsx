import { BACK, isAwake, lightOn, tileNamed, tilesInStack } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { memo, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { sameFor } from '../same.ts'
import { amountsOf } from '../say.ts'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import type { Laid } from './laid.ts'
import styles from './ra.module.css'
import { AbilitySign, TileDrawing } from './tile.tsx'

interface RaProps {
  readonly model: TableModel
  /** The tile that would be laid. */
  readonly laid: Laid | null
  /** How the tile that would be laid is turned. */
  readonly turn: number
}

/** The three tiles Ra offers, highest values first, as they slide from left to right. */
export const Ra = memo(
  function Ra({ model, laid, turn }: RaProps): ReactElement {
    const { words, view, edition } = model
    const light = lightOn(edition, view, 'ra')!
    return (
      <Area
        name="ra"
        title={words.say('tekhenu.god.ra')}
        note={words.say('tekhenu.web.ra-note', { many: tilesInStack(view) })}
        icon={<Glyph name="medal-ra" size={34} />}
        aside={
          <span className={styles.light} data-light>
            <Glyph name={light as GlyphName} size={13} />
            {words.say(`tekhenu.light.${light as 'sunny'}`)}
          </span>
        }
        className={styles.ra}
      >
        <div className={styles.tiles}>
          {[2, 1, 0].map((slot) => (
            <Slot key={slot} model={model} laid={laid} slot={slot} turn={turn} />
          ))}
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view, near }, laid, turn }) => [
    view.tiles,
    tilesInStack(view),
    view.lights,
    laid,
    turn,
    view.seats[near]!.technologies,
  ]),
)

function labelOf(words: Words, id: string | null, tile: ReturnType<typeof tileNamed> | null): string {
  if (id === null) return words.say('tekhenu.table.no-tile')
  return tile === null || tile === undefined
    ? words.say('tekhenu.face-down')
    : words.say('tekhenu.tile.for', { cost: amountsOf(words, tile.cost) })
}

function Slot({ model, laid, slot, turn }: RaProps & { readonly slot: number }): ReactElement {
  const { words, view, edition, near } = model
  const id = view.tiles[slot] ?? null
  const value = 2 * slot + 1
  const points = edition.ra.slotVpByDie[String(value) as '1']
  const chosen = laid !== null && laid.slot === slot
  const tile = id === null || id === BACK ? null : tileNamed(edition, id)!
  const cost = tile === null ? [] : Object.entries(tile.cost).filter(([, many]) => many > 0)
  return (
    <div
      className={styles.slot}
      data-chosen={chosen || undefined}
      data-faded={(laid !== null && !chosen) || undefined}
    >
      <Spot name={`tile/${slot}`} label={labelOf(words, id, tile)} className={styles.face}>
        {id === BACK ? <span className={styles.back} data-back /> : null}
        {tile === null ? null : (
          <span className={styles.stone} data-card={tile.id}>
            <TileDrawing tile={tile} turn={chosen ? turn : 0} ghost={chosen} />
            <AbilitySign tile={tile} awake={isAwake(edition, view, near, tile.id)} />
          </span>
        )}
      </Spot>
      <span className={styles.facts}>
        <span className={styles.values}>
          {words.say('tekhenu.web.values', { from: value, to: value + 1 })}
        </span>
        <span className={styles.fact}>
          +{points}
          <Glyph name="vp" size={15} />
        </span>
        <span className={styles.costs}>
          {cost.map(([token, many]) => (
            <span key={token} className={styles.fact}>
              −{many}
              <Glyph name={token as GlyphName} size={15} />
            </span>
          ))}
        </span>
      </span>
      {chosen ? (
        <button
          type="button"
          className={styles.turn}
          data-turn-tile
          aria-label={words.say('tekhenu.web.turn-tile')}
        >
          <Glyph name="rotation" size={16} />
        </button>
      ) : null}
    </div>
  )
}
