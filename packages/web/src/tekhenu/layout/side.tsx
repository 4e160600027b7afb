import { sethOf, soloOf } from '@benben/tekhenu'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Panel } from './panel.tsx'
import type { TableModel } from '../model.ts'
import styles from './side.module.css'

interface SideProps {
  readonly model: TableModel
  /** Boards that are always in sight. */
  readonly children: ReactNode
  readonly projection: ReactNode
  readonly log: ReactNode
}

/** Beside the table: everybody else's boards, the outlook and the log. Where boards take the room the last two share it. */
export function Side({ model, children, projection, log }: SideProps): ReactElement {
  const { words, view } = model
  const tight = view.players === 4 || sethOf(view) !== undefined || soloOf(view) !== undefined
  return (
    <aside className={styles.side} aria-label={words.say('web.about-game')}>
      {children}
      {tight ? (
        <Shared model={model} projection={projection} log={log} />
      ) : (
        <>
          <Panel title={words.say('tekhenu.web.projection')} icon="hourglass">
            {projection}
          </Panel>
          <Panel title={words.say('web.log')}>{log}</Panel>
        </>
      )}
    </aside>
  )
}

const TABS = ['projection', 'log'] as const

function Shared({ model: { words }, projection, log }: Omit<SideProps, 'children'>): ReactElement {
  const [shown, setShown] = useState<(typeof TABS)[number]>('projection')
  const titles = { projection: words.say('tekhenu.web.projection'), log: words.say('web.log') }
  return (
    <section className={styles.shared} aria-label={titles[shown]}>
      <div className={styles.tabs} role="group">
        {TABS.map((tab) => (
          <button key={tab} type="button" aria-pressed={tab === shown} onClick={() => setShown(tab)}>
            {titles[tab]}
          </button>
        ))}
      </div>
      <div className={styles.body} tabIndex={0} role="group" aria-label={titles[shown]}>
        {shown === 'log' ? log : projection}
      </div>
    </section>
  )
}
