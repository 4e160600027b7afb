import { sethOf, soloOf } from '@benben/tekhenu'
import type { ReactElement, ReactNode } from 'react'
import { SideSlot } from '../../ui/side-slot.tsx'
import { Panel } from './panel.tsx'
import type { TableModel } from '../model.ts'
import styles from './side.module.css'

interface SideProps {
  readonly model: TableModel
  /** Boards that are always in sight. */
  readonly children: ReactNode
  readonly projection: ReactNode
  readonly log: ReactNode
  /** What happened since my last turn. */
  readonly news: ReactNode
}

/** Beside the table: everybody else's boards, the outlook and the log. Where boards take the room the outlook opens on demand. */
export function Side({ model, children, projection, log, news }: SideProps): ReactElement {
  const { words, view } = model
  const tight = view.players === 4 || sethOf(view) !== undefined || soloOf(view) !== undefined
  const title = words.say('tekhenu.web.projection')
  return (
    <aside
      className={styles.side}
      data-help="projection"
      data-tight={tight ? true : undefined}
      aria-label={words.say('web.about-game')}
    >
      {children}
      {tight ? (
        <details className={styles.folded}>
          <summary>{title}</summary>
          {projection}
        </details>
      ) : (
        <Panel title={title} icon="hourglass">
          {projection}
        </Panel>
      )}
      <SideSlot />
      <section className={styles.told} aria-label={words.say('web.log')} data-log>
        {news}
        <div className={styles.body} tabIndex={0} role="group" aria-label={words.say('web.log')}>
          {log}
        </div>
      </section>
    </aside>
  )
}
