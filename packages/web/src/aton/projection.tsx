import { SOURCES, WHOLE_TEMPLE, count, type AtonView, type Kind } from '@benben/aton'
import type { ReactElement } from 'react'
import { Art, type ArtName } from './art.tsx'
import { colourOf, gainsNow, heldOf, priestsIn, seatsByColour, sizeOf, TEMPLE_IDS, total } from './facts.ts'
import { Priest } from './pieces.tsx'
import styles from './projection.module.css'
import { nameOf, type TableModel } from './model.ts'

interface AsideProps {
  readonly model: TableModel
  readonly after: AtonView | null
}

const SCORED = SOURCES.filter((source) => source !== 'cartouche1')

/** If scoring happened now: who would be paid what, and how the move that is looked at changes it. */
export function Projection({ model, after }: AsideProps): ReactElement {
  const { words, view } = model
  const seats = seatsByColour(view)
  const now = gainsNow(view)
  const then = gainsNow(after ?? view)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td />
          {seats.map((seat) => (
            <th key={seat} scope="col" className={styles[colourOf(view, seat)]}>
              <Priest colour={colourOf(view, seat)} /> {nameOf(model, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SCORED.map((source) => (
          <tr
            key={source}
            className={seats.some((seat) => now[seat]![source] !== then[seat]![source]) ? styles.changed : ''}
          >
            <th scope="row">{words.say(`aton.web.source.${source}`)}</th>
            {seats.map((seat) => (
              <td key={seat} className={styles[colourOf(view, seat)]}>
                <Amount before={now[seat]![source]} after={then[seat]![source]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.say('aton.web.would-total')}</th>
          {seats.map((seat) => (
            <td key={seat} className={styles[colourOf(view, seat)]}>
              <Amount before={total(now[seat]!)} after={total(then[seat]!)} zero="0" />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Amount({
  before,
  after,
  zero = '–',
}: {
  readonly before: number
  readonly after: number
  readonly zero?: string
}): ReactElement {
  const written = (points: number): string => (points === 0 ? zero : String(points))
  if (before === after) return <>{written(before)}</>
  return (
    <>
      {written(before)} <span aria-hidden="true">▸</span> <b>{written(after)}</b>
    </>
  )
}

/** So near to an instant win that the next turn may bring it: a turn places four at most. */
const NEAR = 4

const racesOf = (view: AtonView, seat: number): readonly (readonly [held: number, size: number])[] => [
  ...RACES.map((kind) => [heldOf(view, seat, kind), sizeOf(kind)] as const),
  [Math.max(...TEMPLE_IDS.map((temple) => priestsIn(view, seat, temple))), count(WHOLE_TEMPLE)],
]

/** Whether somebody is so near to an instant win that the next turn may bring it. */
export const isNearWin = (view: AtonView): boolean =>
  [0, 1].some((seat) => racesOf(view, seat).some(([held, size]) => size - held <= NEAR))

const RACES = ['yellow', 'green'] as const satisfies readonly Kind[]

/** How near each side is to winning at once. */
export function Wins({ model, after }: AsideProps): ReactElement {
  const { words, view } = model
  const shown = after ?? view
  return (
    <ul className={styles.wins}>
      {RACES.map((kind) => (
        <Race
          key={kind}
          model={model}
          art={kind === 'yellow' ? 'sun' : 'lotus'}
          name={words.say(`aton.web.race.${kind}`)}
          size={sizeOf(kind)}
          held={(seat) => heldOf(shown, seat, kind)}
        />
      ))}
      <Race
        model={model}
        art="pylon"
        name={words.say('aton.web.race.temple')}
        size={count(WHOLE_TEMPLE)}
        held={(seat) => Math.max(...TEMPLE_IDS.map((temple) => priestsIn(shown, seat, temple)))}
      />
    </ul>
  )
}

interface RaceProps {
  readonly model: TableModel
  readonly art: ArtName
  readonly name: string
  readonly size: number
  readonly held: (seat: number) => number
}

function Race({ model, art, name, size, held }: RaceProps): ReactElement {
  const { words, view } = model
  return (
    <li className={styles.race}>
      <Art name={art} size={20} />
      <span>{name}</span>
      <span className={styles.meters}>
        {seatsByColour(view).map((seat) => {
          const colour = colourOf(view, seat)
          const has = held(seat)
          return (
            <span key={seat} className={`${styles.meter} ${size - has <= NEAR ? styles.near : ''}`}>
              <span className={styles[colour]}>
                <Priest colour={colour} />{' '}
                <span title={words.say('aton.web.race-of', { who: nameOf(model, seat), held: has, size })}>
                  {`${has} / ${size}`}
                </span>
                {size - has <= NEAR ? <Art name="crown" size={15} className={styles.crown} /> : null}
              </span>
              <i className={styles.rail} aria-hidden="true">
                <i
                  className={`${styles.fill} ${styles[`${colour}Fill`]}`}
                  style={{ transform: `scaleX(${has / size})` }}
                />
              </i>
            </span>
          )
        })}
      </span>
    </li>
  )
}
