import { useState } from 'react'
import type { Seen } from '../session/session.ts'

/**
 * Whether the viewer has come back to a table online where something happened since their last decision. It ends for good when they
 * close it, begin to choose, or something new happens.
 */
export function useMissed(
  { log, decided, connection, result }: Pick<Seen, 'log' | 'decided' | 'connection' | 'result'>,
  chooses: boolean,
): { readonly isOpen: boolean; readonly close: () => void } {
  const [missed, setMissed] = useState(() =>
    connection !== 'local' && decided !== null && decided < log.length && result === null ? log.length : null,
  )
  const isOpen = missed === log.length && !chooses && result === null
  if (missed !== null && !isOpen) setMissed(null)
  return { isOpen, close: () => setMissed(null) }
}
