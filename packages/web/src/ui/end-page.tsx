import type { GameEvent, Result } from '@benben/kernel'
import type { Words } from '@benben/words'
import { Suspense, type ReactElement, type ReactNode } from 'react'
import { lazyWith } from '../app/words.ts'
import { Mark } from '../icons/mark.tsx'
import type { Session, LogEntry } from '../session/session.ts'
import { Button } from './button.tsx'
import { EndActions } from './end-actions.tsx'
import type { Shared } from './share-chart.ts'
import styles from './end-page.module.css'

const EndExtras = lazyWith(['replay'], async () => (await import('../replay/end-extras.tsx')).EndExtras)

/** What the page at the end of a game is given. */
export interface EndProps<Model, E extends GameEvent> {
  readonly model: Model
  readonly session: Session
  readonly result: Result
  readonly log: readonly LogEntry<E>[]
  readonly onTable: () => void
}

interface FrameProps {
  readonly words: Words
  readonly session: Session
  readonly headline: string
  /** A drawing beside it, instead of the mark of this site. */
  readonly emblem?: ReactNode
  /** What the game says of its result, in lines for a terminal. */
  readonly said: readonly string[]
  /** What everybody has at the end. */
  readonly totals: ReactNode
  /** Where there is much to read: everything a little closer together. */
  readonly dense?: boolean
  readonly onTable: () => void
  /** What a picture of the game tells. */
  readonly shared: () => Shared
  /** Panels. */
  readonly children: ReactNode
}

/** The end: who won and why, what there is to know about it, and what to do next. */
export function EndFrame(props: FrameProps): ReactElement {
  const { words, session, headline, emblem, said, totals, dense = false, onTable, shared, children } = props
  // The sheet of points begins after an empty line; the page has a table of its own for it.
  const why = said.slice(0, said.indexOf('')).join(' ')
  return (
    <div className={`${styles.end} ${dense ? styles.dense : ''}`} data-end>
      <header className={styles.head}>
        {emblem ?? <Mark size={84} />}
        <div className={styles.said}>
          <h1 tabIndex={-1} ref={(heading) => heading?.focus()}>
            {headline}
          </h1>
          <p>{why}</p>
        </div>
        {totals}
      </header>
      {children}
      <Suspense fallback={null}>
        <EndExtras session={session} shared={shared} />
      </Suspense>
      <div className={styles.actions}>
        <EndActions session={session} />
        <Button icon="eye" onClick={onTable}>
          {words.say('web.end.table')}
        </Button>
      </div>
    </div>
  )
}

interface PanelProps {
  readonly title: string
  readonly icon?: ReactNode
  readonly children: ReactNode
}

export const EndPanel = ({ title, icon, children }: PanelProps): ReactElement => (
  <section className={styles.panel} aria-label={title}>
    <h2>
      {icon}
      {title}
    </h2>
    {children}
  </section>
)
