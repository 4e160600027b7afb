import type { Result } from '@benben/kernel'
import type { TekhenuEvent } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Mark } from '../icons/mark.tsx'
import type { Session, Told } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { EndActions } from '../ui/end-actions.tsx'
import styles from './end.module.css'
import { EndChart } from './end-chart.tsx'
import { Glyph, GlyphSheet } from './icons/glyph.tsx'
import { SeatMark } from './pieces/seat-mark.tsx'
import { PointsTable } from './points-table.tsx'
import { nameOf, type Scene } from './scene.ts'

interface EndProps {
  readonly scene: Scene
  readonly session: Session
  readonly result: Result
  readonly log: readonly Told<TekhenuEvent>[]
  readonly onTable: () => void
}

/** The end: who won and why, and where every point came from. */
export function EndPage({ scene, session, result, log, onTable }: EndProps): ReactElement {
  const { words, speech, view, who } = scene
  const ranked = result.totals.map((_, seat) => seat).sort((a, b) => result.totals[b]! - result.totals[a]!)
  // The sentence of the game comes in lines for a terminal; the sheet of points begins after an empty one.
  const lines = speech.result(words, result, who, view)
  const why = lines.slice(0, lines.indexOf('')).join(' ')
  return (
    <div className={styles.end} data-end>
      <GlyphSheet />
      <header className={styles.head}>
        <Mark size={84} />
        <div className={styles.said}>
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {headline(scene, result)}
          </h1>
          <p>{why}</p>
        </div>
        <ol className={styles.totals}>
          {ranked.map((seat) => (
            <li key={seat} className={result.winners.includes(seat) ? styles.winner : ''}>
              <SeatMark seat={seat} size={30} />
              <b>{result.totals[seat]}</b>
              <small>{nameOf(scene, seat)}</small>
            </li>
          ))}
        </ol>
      </header>
      <section className={styles.panel} aria-label={words.say('tekhenu.boards.by-source')}>
        <h2>
          <Glyph name="vp" size={22} /> {words.say('tekhenu.boards.by-source')}
        </h2>
        <PointsTable scene={scene} result={result} />
      </section>
      <section className={styles.panel} aria-label={words.say('tekhenu.boards.over-rounds')}>
        <h2>
          <Glyph name="hourglass" size={22} /> {words.say('tekhenu.boards.over-rounds')}
        </h2>
        <EndChart scene={scene} result={result} log={log} />
      </section>
      <div className={styles.actions}>
        <EndActions session={session} />
        <Button icon="eye" onClick={onTable}>
          {words.say('web.end.table')}
        </Button>
      </div>
    </div>
  )
}

function headline(scene: Scene, { winners, totals }: Result): string {
  const { words } = scene
  const [winner] = winners
  if (winners.length !== 1 || winner === undefined) return words.say('web.end.draw')
  const second = Math.max(...totals.filter((_, seat) => seat !== winner))
  return words.say('web.end.wins', {
    who: nameOf(scene, winner),
    mine: nameOf(scene, winner) === words.say('web.you') ? 'yes' : 'no',
    by: totals[winner]! - second,
    points: 'yes',
  })
}
