import type { Seat } from '@benben/kernel'
import type { ReactElement } from 'react'
import { botName } from '../session/bot-name.ts'
import { Choice } from '../ui/choice.tsx'
import styles from './analysis.module.css'
import { nameOf, type Scene } from './scene.ts'
import { TurningPoints } from './turning-points.tsx'
import type { Run } from './use-analysis.ts'

interface PanelProps {
  readonly scene: Scene
  readonly run: Run
  /** The seats whose turns can be looked at. */
  readonly seats: readonly Seat[]
  readonly onSeat: (seat: Seat) => void
}

/** The turning points of a seat; those of the others are a choice away. */
export function TurningPointsPanel({ scene, run, seats, onSeat }: PanelProps): ReactElement {
  const { words, seat } = scene
  return (
    <section className={styles.panel} aria-labelledby="analysis-turns" aria-busy={run.stage === 'running'}>
      <header>
        <h2 id="analysis-turns">{words.say('analysis.turning-points')}</h2>
        {seats.length < 2 ? null : (
          <Choice
            legend={words.say('analysis.of')}
            options={seats.map((each) => [String(each), nameOf(scene, each)] as const)}
            value={String(seat)}
            onChange={(other) => onSeat(Number(other))}
          />
        )}
      </header>
      {run.analysis === null ? (
        <p className={styles.thinking}>
          {run.stage === 'running' || run.stage === 'cancelled' ? words.say(`analysis.${run.stage}`) : null}
        </p>
      ) : (
        <>
          {run.analysis.turningPoints.length === 0 ? null : (
            <p className={styles.note}>
              {words.say('analysis.meaning', {
                level: botName(words, run.analysis.strongest),
                many: run.analysis.effort.playouts,
              })}
            </p>
          )}
          <TurningPoints scene={scene} analysis={run.analysis} />
        </>
      )}
    </section>
  )
}
