import { SOURCES, type AtonEvent } from '@benben/aton'
import type { Result } from '@benben/kernel'
import type { ReactElement } from 'react'
import type { Session, Told } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { EndActions } from '../ui/end-actions.tsx'
import { Mark } from '../icons/mark.tsx'
import styles from './end.module.css'
import { colourOf, seatsByColour } from './facts.ts'
import { historyOf } from './history.ts'
import { Priest } from './pieces.tsx'
import { nameOf, type Scene } from './scene.ts'
import { ScoreChart } from './score-chart.tsx'

interface EndProps {
  readonly scene: Scene
  readonly session: Session
  readonly result: Result
  readonly log: readonly Told<AtonEvent>[]
  readonly onTable: () => void
}

/** The end: who won and why, and where every point came from. */
export function EndPage({ scene, session, result, log, onTable }: EndProps): ReactElement {
  const { words, speech, view, who } = scene
  const seats = seatsByColour(view)
  const history = historyOf(log)
  const most = Math.max(1, ...result.points.flatMap((points) => Object.values(points)))
  const [winner] = result.winners
  const headline =
    result.winners.length !== 1 || winner === undefined
      ? words.say('web.end.draw')
      : words.say('web.end.wins', {
          who: nameOf(scene, winner),
          mine: nameOf(scene, winner) === words.say('web.you') ? 'yes' : 'no',
          by: Math.abs(result.totals[0]! - result.totals[1]!),
          points: view.end?.reason === 'scoring' ? 'yes' : 'no',
        })
  // The sentence of the game comes in lines for a terminal; the sheet of points begins after an empty one.
  const lines = speech.result(words, result, who, view)
  const why = lines.slice(0, lines.indexOf('')).join(' ')
  return (
    <div className={styles.end} data-end>
      <header className={styles.head}>
        <Mark size={84} />
        <div className={styles.said}>
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {headline}
          </h1>
          <p>{why}</p>
        </div>
        <div className={styles.totals}>
          {seats.map((seat, i) => (
            <div key={seat} className={styles[colourOf(view, seat)]}>
              {i === 0 ? <Priest colour="red" className={styles.big} /> : null}
              <div>
                <b>{result.totals[seat]}</b>
                <small>{nameOf(scene, seat)}</small>
              </div>
              {i === 1 ? <Priest colour="blue" className={styles.big} /> : null}
            </div>
          ))}
        </div>
      </header>
      <section className={styles.panel} aria-label={words.say('aton.web.by-source')}>
        <h2>{words.say('aton.web.by-source')}</h2>
        <table className={styles.sources}>
          <thead>
            <tr>
              <td />
              {seats.map((seat) => (
                <th key={seat} scope="col">
                  <Priest colour={colourOf(view, seat)} /> {nameOf(scene, seat)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {SOURCES.map((source) => (
              <tr key={source}>
                <th scope="row">{words.say(`aton.web.source.${source}`)}</th>
                {seats.map((seat) => {
                  const points = result.points[seat]![source] ?? 0
                  const colour = colourOf(view, seat)
                  return (
                    <td key={seat} className={styles[colour]}>
                      <span className={styles.row}>
                        <i
                          className={`${styles.bar} ${styles[`${colour}Bar`]}`}
                          style={{ width: `${(100 * points) / most}%` }}
                          aria-hidden="true"
                        />
                        <b>{points}</b>
                      </span>
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.say('aton.table.total')}</th>
              {seats.map((seat) => (
                <td key={seat} className={styles[colourOf(view, seat)]}>
                  <b>{result.totals[seat]}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <section className={styles.panel} aria-label={words.say('aton.web.over-rounds')}>
        <h2>{words.say('aton.web.over-rounds')}</h2>
        <ScoreChart scene={scene} history={history} />
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
