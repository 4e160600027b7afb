import type { GameEvent } from '@benben/kernel'
import { useSyncExternalStore } from 'react'
import type { Seen, Session } from './session.ts'

/** The latest `Seen` of a session; re-renders with every change. */
export const useSession = <V, E extends GameEvent>(session: Session<V, E>): Seen<V, E> =>
  useSyncExternalStore(session.subscribe, session.now)
