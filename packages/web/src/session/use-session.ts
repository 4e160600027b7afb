import type { Happening } from '@benben/kernel'
import { useSyncExternalStore } from 'react'
import type { Seen, Session } from './session.ts'

/** What is seen of a match now; renders again with every change. */
export const useSession = <V, E extends Happening>(session: Session<V, E>): Seen<V, E> =>
  useSyncExternalStore(session.subscribe, session.now)
