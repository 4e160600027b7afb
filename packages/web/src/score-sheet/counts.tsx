import type { Seat } from '@benben/kernel'
import { RESOURCES } from '@benben/tekhenu'
import { COUNTS, productionCount, type Count } from '@benben/tekhenu/sheet'
import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { SeatMark } from '../tekhenu/pieces/seat-mark.tsx'
import { tokenName } from '../tekhenu/say.ts'
import styles from './score-sheet.module.css'
import type { SheetState } from './use-sheet.ts'

/** What a number is called. */
function labelOf(words: Words, count: Count): string {
  if (count.startsWith('production '))
    return words.say('sheet.count.production', {
      resource: tokenName(words, count.slice('production '.length)),
    })
  const key = `sheet.count.${count}`
  return words.has(key) ? words.say(key) : tokenName(words, count)
}

/** Numbers of each player, one row each. */
function Counts({
  state,
  counts,
}: {
  readonly state: SheetState
  readonly counts: readonly Count[]
}): ReactElement {
  const words = useWords()
  const { names, seats } = state.sheet
  return (
    <table className={styles.counts}>
      <thead>
        <tr>
          <td />
          {names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={14} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {counts.map((count) => (
          <tr key={count}>
            <th scope="row">{labelOf(words, count)}</th>
            {seats.map((mine, seat) => (
              <td key={seat}>
                <NumberField
                  label={words.say('sheet.place', { place: labelOf(words, count), who: names[seat]! })}
                  id={`${count}/${seat}`}
                  most={COUNTS[count]}
                  value={mine[count]}
                  onChange={(value) => state.count(seat, count, value)}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function NumberField({
  label,
  id,
  most,
  value,
  onChange,
}: {
  readonly label: string
  readonly id: string
  readonly most: number
  readonly value: number
  readonly onChange: (value: number) => void
}): ReactElement {
  return (
    <input
      type="number"
      inputMode="numeric"
      min={0}
      max={most}
      value={value}
      aria-label={label}
      data-count={id}
      onFocus={(event) => event.currentTarget.select()}
      onChange={({ currentTarget }) => {
        const typed = Math.round(Number(currentTarget.value))
        if (Number.isFinite(typed)) onChange(Math.min(most, Math.max(0, typed)))
      }}
    />
  )
}

/** Points before the last scoring, and who plays first. */
export function TrackTab({ state }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  const { order, names } = state.sheet
  const put = (place: number, seat: Seat): void => {
    // Whoever stood there changes places.
    const other = order.indexOf(seat)
    state.change({ order: order.with(other, order[place]!).with(place, seat) })
  }
  return (
    <>
      <Counts state={state} counts={['track']} />
      <h2>{words.say('sheet.order')}</h2>
      <div className={styles.order}>
        {order.map((seat, place) => (
          <label key={place}>
            {words.say('sheet.order.place', { n: place + 1 })}
            <select value={seat} onChange={(event) => put(place, Number(event.currentTarget.value))}>
              {names.map((name, each) => (
                <option key={each} value={each}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </>
  )
}

export const PeopleTab = ({ state }: { readonly state: SheetState }): ReactElement => (
  <Counts state={state} counts={['happiness', 'population', 'godStatues']} />
)

export const BoardsTab = ({ state }: { readonly state: SheetState }): ReactElement => (
  <Counts
    state={state}
    counts={[
      ...RESOURCES.map(productionCount),
      ...RESOURCES,
      'gold',
      'scribe',
      'pureDice',
      ...(state.sheet.seth ? (['warriors', 'priests'] as const) : []),
    ]}
  />
)
