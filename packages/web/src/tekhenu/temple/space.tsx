import { placement, sethOf, spaceName, tileNamed, type Placement, type TekhenuView } from '@benben/tekhenu'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { cardTitle } from '../cards/card-facts.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Piece } from '../pieces/piece.tsx'
import { sameFor } from '../same.ts'
import { amountsOf } from '../say.ts'
import type { TableModel } from '../model.ts'
import { ConquestFace } from '../modules.ts'
import { Spot, useSpot } from '../pointing/spot.tsx'
import { bestTurn, turnOf, type Laid } from './laid.ts'
import styles from './temple.module.css'
import { AbilitySign, TileDrawing } from './tile.tsx'

interface SpaceProps {
  readonly model: TableModel
  readonly space: number
  readonly laid: Laid | null
  readonly turn: number | null
  readonly looked: boolean
  /** What a pillar here would score with the building or statue that is looked at; 0 where it is not in line. */
  readonly perPillar: number
}

/** A space of the temple: what lies on it, or what a tile would bring there. */
export const Space = memo(function Space(props: SpaceProps): ReactElement {
  const { model, space } = props
  const covered = model.view.temple[space] ?? null
  return covered === null ? <FreeSpace {...props} /> : <CoveredSpace {...props} covered={covered} />
}, sameFor(shownAt))

const gridArea = (space: number): CSSProperties => ({
  gridRow: Math.floor(space / 5) + 4,
  gridColumn: (space % 5) + 3,
})

interface CoveredProps extends SpaceProps {
  readonly covered: NonNullable<TekhenuView['temple'][number]>
}

function CoveredSpace({ model, space, perPillar, covered }: CoveredProps): ReactElement {
  const name = spaceName(space)
  const tile = tileNamed(model.edition, covered.tile)!
  return (
    <Spot
      name={`space/${name}`}
      className={styles.space}
      style={gridArea(space)}
      label={model.words.say('tekhenu.web.space-tile', {
        space: name,
        tile: amountsOf(model.words, tile.cost),
      })}
    >
      <span
        className={styles.covered}
        // A tile answers as a card; with a pillar on it the space says whose it is.
        {...(covered.owner === null ? { 'data-card': tile.id } : { 'data-tile': tile.id })}
      >
        <TileDrawing tile={tile} turn={covered.turn} />
        {covered.owner === null ? (
          <AbilitySign tile={tile} awake={false} />
        ) : (
          <span className={styles.piece}>
            <Piece kind="pillar" seat={covered.owner} size={26} />
          </span>
        )}
        {perPillar > 0 && covered.owner === model.near ? (
          <b className={`${styles.badge} ${styles.above}`}>+{perPillar}</b>
        ) : null}
      </span>
    </Spot>
  )
}

function FreeSpace({ model, space, laid, turn, looked }: SpaceProps): ReactElement {
  const { words, view, edition } = model
  const name = spaceName(space)
  const { chains } = useSpot(`space/${name}`)
  // Looked at, the tile that would be laid is shown where it would lie.
  const laidConquest =
    looked && chains[0]?.at(-1)?.startsWith('conquest ') === true ? (sethOf(view)?.conquest ?? null) : null
  const turns = [...new Set(chains.map(turnOf))]
  const lies = laid === null || turns.length === 0 ? null : (turn ?? bestTurn(model, laid, space, turns))
  const worth = laid === null || lies === null ? null : placement(edition, view, laid, space, lies)
  const conquest = conquestAt(view, space) ?? laidConquest
  const label =
    conquest === null
      ? words.say('tekhenu.web.space', { space: name, points: worth?.points ?? -1 })
      : words.say('tekhenu.web.conquest', { space: name, tile: cardTitle(words, `conquest ${conquest}`) })
  return (
    <Spot
      name={`space/${name}`}
      className={styles.space}
      style={gridArea(space)}
      label={label}
      shown={chains.find((chain) => turnOf(chain) === lies)?.at(-1)}
    >
      {looked && laid !== null && lies !== null && worth !== null ? (
        <span className={styles.covered}>
          <TileDrawing tile={tileNamed(edition, laid.tile)!} turn={lies} ghost />
          <span className={styles.piece} data-ghost>
            <Piece kind="pillar" seat={model.near} size={26} />
          </span>
          <Matches worth={worth} />
          <b className={styles.total}>+{worth.points}</b>
        </span>
      ) : (
        <>
          {conquest === null ? (
            <Reward many={edition.temple.rewards[Math.floor(space / 5)]![space % 5]!} />
          ) : (
            <span className={styles.conquest}>
              <ConquestFace model={model} tile={conquest} />
            </span>
          )}
          {worth === null ? null : <b className={styles.worth}>+{worth.points}</b>}
        </>
      )}
    </Spot>
  )
}

/** The conquest tile that lies on a space, in Time of Seth. */
const conquestAt = (view: TekhenuView, space: number): string | null => sethOf(view)?.temple[space] ?? null

/** What a space shows: of what lies around it only where a tile would be laid. */
function shownAt({
  model: { view, near },
  space,
  laid,
  turn,
  looked,
  perPillar,
}: SpaceProps): readonly unknown[] {
  const here = [view.temple[space], conquestAt(view, space), laid, turn, looked, perPillar]
  const around = [view.temple, view.houses, view.lights, view.seats[near]?.technologies]
  return [here, laid === null ? null : around, looked ? sethOf(view)?.conquest : null]
}

/** Badges where the points come from: on the edges that match. */
const Matches = ({ worth }: { readonly worth: Placement }): ReactElement => (
  <>
    {worth.edges.map((side) => (
      <b key={side} className={`${styles.badge} ${styles[side]}`}>
        +{worth.each}
      </b>
    ))}
  </>
)

const Reward = ({ many }: { readonly many: Readonly<Record<string, number>> }): ReactElement => (
  <span className={styles.reward}>
    {Object.entries(many)
      .filter(([, count]) => count > 0)
      .map(([token, count]) => (
        <span key={token} className={styles.token}>
          <Glyph name={token as GlyphName} size={19} />
          {count === 1 ? null : <b>×{count}</b>}
        </span>
      ))}
  </span>
)
