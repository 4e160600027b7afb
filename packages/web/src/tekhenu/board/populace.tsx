import type { Seat } from '@benben/kernel'
import { MARKET, type TekhenuView } from '@benben/tekhenu'
import { memo, type CSSProperties, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import styles from './populace.module.css'
import { godName } from '../say.ts'
import { sameFor } from '../same.ts'
import { nameOf, type After, type TableModel } from '../model.ts'

const SPACES = Array.from({ length: 22 }, (_, i) => i)
/** What happiness brings when it gets there for the first time; the last is an action of any kind. */
const BONUSES: Readonly<Record<number, GlyphName>> = { 16: 'gold', 19: 'scribe', 21: 'die' }
/** From which happiness on each section of the market is open to a seat. */
const FROM = [...MARKET.map(({ happiness }) => happiness), SPACES.length]
/** Each section of the market is painted in a colour of its own. */
const GATES = ['#e4b347', '#c25a2e', '#2a9487', '#2b6c9e'] as const
const RAILS = ['population', 'happiness'] as const
type Rail = (typeof RAILS)[number]

interface PopulaceProps {
  readonly model: TableModel
  readonly after: After
}

/** Bastet's track: population on the upper rail, happiness on the lower, with what lies at the spaces. */
export const Populace = memo(
  function Populace({ model, after }: PopulaceProps): ReactElement {
    const { words, edition, view } = model
    const symbols = edition.populace.scoringSymbolsAt
    return (
      <Area
        name="people"
        flat
        title={godName(words, 'bastet')}
        note={words.say('tekhenu.boards.people-note')}
        icon={<Glyph name="medal-bastet" size={34} />}
      >
        <div className={styles.track} role="img" aria-label={spoken(model)}>
          <div className={styles.rails}>
            <span />
            <Glyph name="population" size={14} />
            <Glyph name="happiness" size={14} />
          </div>
          <div className={styles.spaces}>
            {SPACES.map((space) => (
              <div
                key={space}
                data-help={`track/${space}`}
                className={`${styles.space} ${symbols.includes(space) ? styles.symbol : ''}`}
              >
                <span className={styles.number}>
                  {space}
                  {symbols.includes(space) ? <Glyph name="vp" size={11} /> : null}
                </span>
                {RAILS.map((rail) => (
                  <span key={rail} className={styles.rail}>
                    <Markers model={model} after={after} rail={rail} space={space} />
                    {rail === 'happiness' && BONUSES[space] !== undefined ? (
                      <Glyph name={BONUSES[space]} size={13} className={styles.bonus} />
                    ) : null}
                  </span>
                ))}
              </div>
            ))}
            {FROM.slice(0, -1).map((from, section) => (
              <span
                key={from}
                className={styles.band}
                data-help={`market/${section + 1}`}
                style={bandStyle(from, section)}
              >
                {view.opened[section] === true ? (
                  words.say('tekhenu.boards.market', { section: section + 1 })
                ) : (
                  <Closed model={model} section={section} />
                )}
              </span>
            ))}
          </div>
        </div>
      </Area>
    )
  },
  sameFor(({ model: { view }, after }) => [view.opened, peopleOf(view), peopleOf(after ?? view)]),
)

/** Where the band of a section of the market lies, and its colour. */
const bandStyle = (from: number, section: number): CSSProperties =>
  ({ gridColumn: `${from + 1} / ${FROM[section + 1]! + 1}`, '--gate': GATES[section] }) as CSSProperties

/** A section of the market that opens when somebody's population gets there. */
function Closed({ model, section }: { readonly model: TableModel; readonly section: number }): ReactElement {
  const { words, edition } = model
  const population = edition.populace.marketOpensAt[section === 2 ? '3' : '4']
  return (
    <span
      className={styles.closed}
      title={words.say('tekhenu.boards.market-closed', { section: section + 1, population })}
    >
      <Glyph name="lock" size={11} />
      {words.say('tekhenu.boards.market', { section: section + 1 })}
      <Glyph name="population" size={12} />
      {population}
    </span>
  )
}

interface MarkersProps extends PopulaceProps {
  readonly rail: Rail
  readonly space: number
}

/** Who stands here, and who would. */
function Markers({ model, after, rail, space }: MarkersProps): ReactElement {
  const here = (seat: Seat): boolean => model.view.seats[seat]![rail] === space
  const soon = (seat: Seat): boolean => after !== null && after.seats[seat]![rail] === space
  const seats = model.view.seats.map((_, seat) => seat).filter((seat) => here(seat) || soon(seat))
  return (
    <>
      {seats.map((seat) => (
        <span
          key={seat}
          className={here(seat) ? styles.marker : styles.then}
          data-anchor={here(seat) ? `${rail}/${seat}` : undefined}
        >
          <SeatMark seat={seat} size={15} />
        </span>
      ))}
    </>
  )
}

/** Where the markers stand. */
const peopleOf = (view: TekhenuView): readonly number[] =>
  view.seats.flatMap(({ population, happiness }) => [population, happiness])

const spoken = (model: TableModel): string =>
  model.words.list(
    model.view.seats.map(({ population, happiness }, seat) =>
      model.words.say('tekhenu.boards.people-of', { who: nameOf(model, seat), population, happiness }),
    ),
  )
