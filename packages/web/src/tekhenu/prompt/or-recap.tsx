import type { TekhenuEvent, TekhenuView } from '@benben/tekhenu'
import { lazy, Suspense, useState, type ReactElement, type ReactNode } from 'react'
import type { DecisionSeen, LogEntry, Seen } from '../../session/session.ts'
import { useMissed } from '../../ui/use-missed.ts'
import type { TableModel } from '../model.ts'
import type { Choosing } from '../pointing/choosing.ts'
import type { Recapped } from './recap.tsx'

/** Loaded for whoever comes back to a table online. */
const Recap = lazy(() => import('./recap.tsx').then((page) => ({ default: page.Recap })))

interface OpenRecap {
  /** So many entries of the log came before or with my last decision; null if there is nothing to tell. */
  readonly decided: number | null
  readonly shown: Recapped | null
  readonly show: (shown: Recapped) => void
  readonly close: () => void
}

/** Open for whoever comes back to a table online, until they begin to choose; looking is no choice yet. */
export function useRecap(seen: Seen<TekhenuView, TekhenuEvent>, { opened, armed }: Choosing): OpenRecap {
  const { isOpen, close } = useMissed(seen, opened !== null || armed !== null)
  const [shown, show] = useState<Recapped | null>(null)
  return { decided: isOpen ? seen.decided : null, shown: isOpen ? shown : null, show, close }
}

interface OrRecapProps {
  readonly recap: OpenRecap
  readonly model: TableModel
  readonly log: readonly LogEntry<TekhenuEvent>[]
  readonly decision: DecisionSeen | null
  /** The prompt. */
  readonly children: ReactNode
}

/** The prompt, or the recap in its place. */
export const OrRecap = ({ recap, model, log, decision, children }: OrRecapProps): ReactElement =>
  recap.decided === null ? (
    <>{children}</>
  ) : (
    <Suspense fallback={children}>
      <Recap
        {...{ model, log, decision }}
        decided={recap.decided}
        onShown={recap.show}
        onClose={recap.close}
      />
    </Suspense>
  )
