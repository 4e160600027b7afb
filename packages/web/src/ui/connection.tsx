import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import type { Connection } from '../session/session.ts'
import styles from './banner.module.css'

/** Milliseconds without a connection before the banner appears. */
const PATIENCE = 700

/** Shows that the connection to the server is lost. An overlay, so that the layout does not shift. */
export function ConnectionBanner({ connection }: { readonly connection: Connection }): ReactElement {
  const words = useWords()
  const [shown, setShown] = useState(false)
  const broken = connection === 'reconnecting' || connection === 'connecting'
  useEffect(() => {
    if (!broken) {
      setShown(false)
      return undefined
    }
    const timer = setTimeout(() => setShown(true), PATIENCE)
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
