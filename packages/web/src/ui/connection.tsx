import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import type { Connection } from '../session/session.ts'
import styles from './connection.module.css'

/** A blink of the network is no news. */
const PATIENCE = 700

/** Says when the line to the server is broken, and that nothing is lost. Lies over the page: nothing moves for it. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }): ReactElement {
  const words = useWords()
  const [shown, show] = useState(false)
  const broken = connection === 'reconnecting' || connection === 'connecting'
  useEffect(() => {
    if (!broken) {
      show(false)
      return undefined
    }
    const timer = setTimeout(() => show(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [broken])
  return (
    <div role="status" className={styles.place}>
      {shown ? (
        <p className={styles.banner}>
          <Icon name="offline" />
          {words.say(connection === 'connecting' ? 'web.connecting' : 'web.reconnecting')}
        </p>
      ) : null}
    </div>
  )
}
