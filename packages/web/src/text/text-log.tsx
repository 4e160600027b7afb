import { useEffect, useRef, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import styles from './text-table.module.css'

/** Everything that happened, in sentences; what is new is read aloud. */
export function TextLog({
  seen,
  speech,
  words,
  labelledBy,
}: TableProps & { readonly labelledBy: string }): ReactElement {
  const who = whoOf(seen)
  const ref = useRef<HTMLDivElement>(null)
  const many = seen.log.length
  // The newest line is the one to read; whoever scrolls back does so after it has come.
  useEffect(() => {
    const log = ref.current
    if (log !== null) log.scrollTop = log.scrollHeight
  }, [many])
  return (
    <div
      ref={ref}
      className={styles.log}
      role="log"
      aria-live="polite"
      aria-labelledby={labelledBy}
      tabIndex={0}
    >
      <ol>
        {seen.log.flatMap(({ n, event }) => {
          const line = speech.log(words, event, who, seen.view)
          return line === undefined ? [] : [<li key={n}>{line}</li>]
        })}
      </ol>
    </div>
  )
}
