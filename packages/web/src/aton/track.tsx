import { WINNING_SCORE } from '@benben/aton'
import type { Seat } from '@benben/kernel'
import type { CSSProperties, ReactElement } from 'react'
import { Mark } from '../icons/mark.tsx'
import { Hidden } from '../ui/hidden.tsx'
import { colourOf, gainsNow, seatsByColour, total } from './facts.ts'
import { Priest } from './pieces.tsx'
import { nameOf, type TableModel } from './model.ts'
import styles from './track.module.css'

const TICKS = [0, 10, 20, 30, 40]

/** The score track to 40, with hollow markers where a scoring now would lead. */
export function Track({
  model,
  after,
  projected,
  pointed,
}: {
  readonly model: TableModel
  readonly after: TableModel['view'] | null
  /** Whether it means something to show where a scoring would lead. */
  readonly projected: boolean
  readonly pointed: boolean
}): ReactElement {
  const { words, view } = model
  const gains = gainsNow(after ?? view)
  const seats = seatsByColour(view).map((seat) => {
    const score = (after ?? view).seats[seat]!.score
    return { seat, colour: colourOf(view, seat), score, later: score + total(gains[seat]!) }
  })
  const over = view.end !== null || !projected
  return (
    <section
      className={`${styles.track} ${pointed ? styles.pointed : ''}`}
      aria-label={words.say('aton.web.track')}
      data-track
    >
      {seats.map(({ seat, score, later }) => (
        <Hidden key={seat}>
          {words.say('aton.web.track-seat', { who: nameOf(model, seat), score, later })}
        </Hidden>
      ))}
      <div className={styles.title} aria-hidden="true">
        {words.say('aton.table.score')} <b>{words.say('aton.web.track-to', { target: WINNING_SCORE })}</b>
      </div>
      <div className={styles.line} aria-hidden="true">
        <div className={styles.rail} />
        {TICKS.map((tick) => (
          <span key={tick} className={styles.tick} style={at(tick)}>
            {tick}
          </span>
        ))}
        {over ? null : <Gains seats={seats} />}
        <Markers seats={seats} over={over} />
        <span className={styles.goal} style={at(WINNING_SCORE)}>
          <Mark size={22} />
        </span>
      </div>
    </section>
  )
}

interface SeatOnTrack {
  readonly seat: Seat
  readonly colour: ReturnType<typeof colourOf>
  readonly score: number
  /** Where a scoring now would lead. */
  readonly later: number
}

interface MarkersProps {
  readonly seats: readonly SeatOnTrack[]
  readonly over: boolean
}

const Markers = ({ seats, over }: MarkersProps): ReactElement => (
  <>
    {seats.map(({ seat, colour, score, later }) => (
      <span key={seat} className={`${styles.marker} ${styles[colour]} ${sideOf(score)}`} style={along(score)}>
        <Priest colour={colour} />
        <b>
          {score}
          {over || later === score ? null : <small> ▸ {later}</small>}
        </b>
      </span>
    ))}
  </>
)

const Gains = ({ seats }: { readonly seats: readonly SeatOnTrack[] }): ReactElement => (
  <>
    {seats.map(({ seat, colour, score, later }) => (
      <i
        key={seat}
        className={`${styles.gain} ${styles[colour]}`}
        style={{ left: share(score), width: `calc(${share(later)} - ${share(score)})` }}
      />
    ))}
    {seats.map(({ seat, colour, score, later }) =>
      later === score ? null : (
        <span
          key={seat}
          className={`${styles.marker} ${styles.hollow} ${styles[colour]} ${sideOf(later)}`}
          style={along(later)}
        >
          <Priest colour={colour} ghost />
        </span>
      ),
    )}
  </>
)

/** From where on the number stands before its marker. A phone has half the room. */
const sideOf = (points: number): string =>
  (points > 34 ? styles.late : points > WINNING_SCORE / 2 ? styles.past : '') ?? ''

const share = (points: number): string => `${(100 * Math.min(points, WINNING_SCORE)) / WINNING_SCORE}%`
/** For what moves: a share of the line, read by a transform. */
const along = (points: number): CSSProperties =>
  ({ '--at': Math.min(points, WINNING_SCORE) / WINNING_SCORE }) as CSSProperties
const at = (points: number): { left: string } => ({ left: share(points) })
