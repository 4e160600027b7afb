import { memo, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import styles from './round-track.module.css'
import { sameFor } from '../same.ts'
import type { Scene } from '../scene.ts'

const ROUNDS = 16
const PER_ROTATION = 2
const PER_MAAT = 4
const PER_SCORING = 8

/** The sixteen rounds with what comes after them, and what comes next in words. */
export const RoundTrack = memo(
  function RoundTrack({ scene }: { readonly scene: Scene }): ReactElement {
    const { words, view } = scene
    const rounds = Array.from({ length: ROUNDS }, (_, i) => i + 1)
    return (
      <div className={styles.rounds}>
        <b className={styles.now}>
          {view.round === 0
            ? words.say('tekhenu.boards.setup')
            : words.say('tekhenu.boards.round', { round: view.round })}
          {view.round === 0 ? null : <span className={styles.all}>/{ROUNDS}</span>}
        </b>
        <span
          className={styles.track}
          role="img"
          aria-label={words.say('tekhenu.boards.round-track', { round: view.round, rounds: ROUNDS })}
        >
          {rounds.map((round) => (
            <span key={round} className={styles.step}>
              <i
                className={`${styles.round} ${round < view.round || view.over ? styles.done : ''} ${round === view.round && !view.over ? styles.current : ''}`}
              >
                {round === view.round && !view.over ? round : ''}
              </i>
              {round % PER_SCORING === 0 ? (
                <Glyph name="hourglass" size={15} className={styles.after} />
              ) : round % PER_MAAT === 0 ? (
                <Glyph name="scales" size={15} className={styles.after} />
              ) : round % PER_ROTATION === 0 ? (
                <i className={styles.gap} />
              ) : null}
            </span>
          ))}
        </span>
        {view.over || view.round === 0 ? null : (
          <span className={styles.next}>
            <Glyph name={nextGlyph(view.round)} size={15} />
            <span className={styles.said}>
              {words.say(nextKey(view.round), { round: nextChange(view.round) })}
            </span>
          </span>
        )}
      </div>
    )
  },
  sameFor(({ scene: { view } }) => [view.round, view.over]),
)

/** The round after which the light changes, the scales are weighed or points are counted. */
const nextChange = (round: number): number => Math.ceil(round / PER_ROTATION) * PER_ROTATION

function nextKey(
  round: number,
):
  | 'tekhenu.boards.next-end'
  | 'tekhenu.boards.next-scoring'
  | 'tekhenu.boards.next-maat'
  | 'tekhenu.boards.next-rotation' {
  const next = nextChange(round)
  if (next === ROUNDS) return 'tekhenu.boards.next-end'
  if (next % PER_SCORING === 0) return 'tekhenu.boards.next-scoring'
  return next % PER_MAAT === 0 ? 'tekhenu.boards.next-maat' : 'tekhenu.boards.next-rotation'
}

function nextGlyph(round: number): 'hourglass' | 'scales' | 'rotation' {
  const next = nextChange(round)
  return next % PER_SCORING === 0 ? 'hourglass' : next % PER_MAAT === 0 ? 'scales' : 'rotation'
}
