import { useEffect, useRef, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import { WhyLast } from '../ui/why.tsx'
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
  const { decided } = seen
  const since =
    decided === null
      ? undefined
      : seen.log.find(
          ({ n, event }) => n >= decided && speech.log(words, event, who, seen.view) !== undefined,
        )?.n
  // The newest line is the one to read; whoever scrolls back does so after it has come.
  useEffect(() => {
    const log = ref.current
    if (log !== null) log.scrollTop = log.scrollHeight
  }, [many])
  return (
    <>
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
            return line === undefined
              ? []
              : [
                  <li key={n} data-since={n === since || undefined}>
                    {n === since ? <b>{words.say('web.stepper.news')}: </b> : null}
                    {line}
                  </li>,
                ]
          })}
        </ol>
      </div>
      <WhyLast />
    </>
  )
}
