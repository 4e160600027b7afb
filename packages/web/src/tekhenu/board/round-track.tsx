import {
  LAST_ROUND,
  rotationAfter,
  roundAhead,
  ROUNDS_PER_MAAT,
  ROUNDS_PER_ROTATION,
  ROUNDS_PER_SCORING,
  scoringAfter,
} from '@benben/tekhenu'
import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import styles from './round-track.module.css'
import { sameFor } from '../same.ts'
import type { TableModel } from '../model.ts'

/** The sixteen rounds with what comes after them, and what comes next in words. */
export const RoundTrack = memo(
  function RoundTrack({ model }: { readonly model: TableModel }): ReactElement {
    const { words, view } = model
    const ahead = roundAhead(view)
    const rounds = Array.from({ length: LAST_ROUND }, (_, i) => i + 1)
    return (
      <div className={styles.rounds} data-help="rounds">
        <b className={`${styles.now} ${view.round === 0 ? styles.setup : ''}`}>
          {view.round === 0 ? (
            words.say('tekhenu.boards.setup')
          ) : (
            <>
              <span className={styles.word}>{words.say('tekhenu.boards.round-word')} </span>
              {view.round}
              <span className={styles.all}>/{LAST_ROUND}</span>
            </>
          )}
        </b>
        <span
          className={styles.track}
          role="img"
          aria-label={words.say('tekhenu.boards.round-track', { round: view.round, rounds: LAST_ROUND })}
        >
          {rounds.map((round) => (
            <span key={round} className={styles.step}>
              <i
                className={`${styles.round} ${round < view.round || view.over ? styles.done : ''} ${round === view.round && !view.over ? styles.current : ''}`}
              >
                {round === view.round && !view.over ? round : ''}
              </i>
              {round % ROUNDS_PER_SCORING === 0 ? (
                <Glyph name="hourglass" size={15} className={styles.after} />
              ) : round % ROUNDS_PER_MAAT === 0 ? (
                <Glyph name="scales" size={15} className={styles.after} />
              ) : round % ROUNDS_PER_ROTATION === 0 ? (
                <i className={styles.gap} />
              ) : null}
            </span>
          ))}
        </span>
        {view.over || view.round === 0 ? null : (
          <>
            <span className={styles.next}>
              <Glyph name={nextGlyph(ahead)} size={15} />
              {words.say(nextKey(ahead), { round: rotationAfter(ahead) })}
            </span>
            <span className={`${styles.next} ${styles.scoring}`}>
              <Glyph name="hourglass" size={15} />
              {words.say(nextKey(scoringAfter(ahead)), { round: scoringAfter(ahead) })}
            </span>
          </>
        )}
      </div>
    )
  },
  sameFor(({ model: { view } }) => [view.round, roundAhead(view), view.over]),
)

function nextKey(
  round: number,
):
  | 'tekhenu.boards.next-end'
  | 'tekhenu.boards.next-scoring'
  | 'tekhenu.boards.next-maat'
  | 'tekhenu.boards.next-rotation' {
  const next = rotationAfter(round)
  if (next === LAST_ROUND) return 'tekhenu.boards.next-end'
  if (next % ROUNDS_PER_SCORING === 0) return 'tekhenu.boards.next-scoring'
  return next % ROUNDS_PER_MAAT === 0 ? 'tekhenu.boards.next-maat' : 'tekhenu.boards.next-rotation'
}

function nextGlyph(round: number): 'hourglass' | 'scales' | 'rotation' {
  const next = rotationAfter(round)
  return next % ROUNDS_PER_SCORING === 0 ? 'hourglass' : next % ROUNDS_PER_MAAT === 0 ? 'scales' : 'rotation'
}
