import { comesLater, nextScoring, type TekhenuView } from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Hidden } from '../../ui/hidden.tsx'
import { gainsAt } from '../gains.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { SeatMark } from '../pieces/seat-mark.tsx'
import styles from './projection.module.css'
import { sayOf, signed } from '../say.ts'
import { sameFor } from '../same.ts'
import { nameOf, type After, type TableModel } from '../model.ts'

/** What a scoring pays, in its order, with the sign of each. */
const SOURCES: readonly (readonly [source: string, glyph: GlyphName])[] = [
  ['districts', 'osiris'],
  ['temple', 'temple'],
  ['statues', 'statue'],
  ['happiness', 'happiness'],
  ['production', 'papyrus'],
  ['buildings', 'building'],
  ['bread', 'bread'],
  ['decrees', 'decree'],
]

/** If scoring happened now: who would be paid what, and how the move that is looked at changes it. */
export const Projection = memo(
  function Projection({ model, after }: { readonly model: TableModel; readonly after: After }): ReactElement {
    const { words, view, edition, near } = model
    const seats = view.seats.map((_, i) => (near + i) % view.players)
    const now = gainsAt(edition, view)
    // While bread is paid the scoring is on, and what is left for the next one does not matter.
    const then = after === null || isFeeding(view) ? now : gainsAt(edition, after)
    const rows = rowsOf(view, now, then)
    const lines = (later: boolean): ReactElement[] =>
      rows
        .filter(([source]) => comesLater(view, source) === later)
        .map(([source, glyph]) => (
          <tr key={source}>
            <th scope="row">
              <Glyph name={glyph} size={15} />{' '}
              {later
                ? words.say('tekhenu.web.at-end', { source: sayOf(words, `tekhenu.source.${source}`) })
                : sayOf(words, `tekhenu.source.${source}`)}
            </th>
            {seats.map((seat) => (
              <Amount
                key={seat}
                now={now[seat]![source] ?? 0}
                then={then[seat]![source] ?? 0}
                mayBeMore={source === 'decrees' && view.decrees[seat] === null}
              />
            ))}
          </tr>
        ))
    return (
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {seats.map((seat) => (
              <th key={seat} scope="col" title={nameOf(model, seat)}>
                <SeatMark seat={seat} size={14} />
                <Hidden>{nameOf(model, seat)}</Hidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{lines(false)}</tbody>
        <tbody className={styles.total}>
          <tr>
            <th scope="row">{words.say('tekhenu.table.total')}</th>
            {seats.map((seat) => (
              <Amount key={seat} now={nextScoring(view, now[seat]!)} then={nextScoring(view, then[seat]!)} />
            ))}
          </tr>
        </tbody>
        <tbody>{lines(true)}</tbody>
      </table>
    )
  },
  sameFor(({ model: { view, edition }, after }) => [
    gainsAt(edition, view),
    gainsAt(edition, after ?? view),
    view.decrees,
    comesLater(view, 'decrees'),
    isFeeding(view),
  ]),
)

type Gains = readonly Readonly<Record<string, number>>[]

/** What is paid, with the sign of each: decrees only where some are known or paid, everything else where it is printed. */
function rowsOf(view: TekhenuView, now: Gains, then: Gains): readonly (readonly [string, GlyphName])[] {
  const known = new Set(SOURCES.map(([source]) => source))
  const others = Object.keys(now[0] ?? {}).filter((source) => !known.has(source) && isPaid(now, source))
  const showsDecrees =
    view.decrees.some((held) => held !== null && held.length > 0) ||
    isPaid(now, 'decrees') ||
    isPaid(then, 'decrees')
  return [
    ...SOURCES.filter(([source]) => source !== 'decrees' || showsDecrees),
    ...others.map((source): readonly [string, GlyphName] => [source, 'vp']),
  ]
}

const isFeeding = ({ waiting }: TekhenuView): boolean => waiting.some(({ wait }) => wait === 'bread')

const isPaid = (all: Gains, source: string): boolean => all.some((gains) => (gains[source] ?? 0) !== 0)

interface AmountProps {
  readonly now: number
  readonly then: number
  /** Some of it is hidden. */
  readonly mayBeMore?: boolean
}

const Amount = ({ now, then, mayBeMore = false }: AmountProps): ReactElement => (
  <td className={now === then ? (now === 0 ? styles.none : '') : styles.changed}>
    {mayBeMore && then === 0 ? '' : signed(then)}
    {mayBeMore && '?'}
  </td>
)
