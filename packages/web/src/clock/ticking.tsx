import type { ClockInfo } from '@benben/protocol'
import { useEffect, useRef, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import hidden from '../ui/hidden.module.css'
import { leftAt, serverNow, type HeardClocks } from './left.ts'
import { sayLength, showLeft } from './say.ts'
import styles from './clock.module.css'

/** Below a tenth of what everybody has at the start, time is short. */
const SHORT = 0.1

interface TickingProps {
  readonly clocks: HeardClocks
  readonly clock: ClockInfo
  /** What everybody has at the start, in milliseconds. */
  readonly bank: number
}

/**
 * The time that is left. It ticks by writing into its own element: the page is not drawn again every second, and nothing moves. Whoever
 * listens to the page reads a text of its own, which changes once a minute and is never announced.
 */
export function Ticking({ clocks, clock, bank }: TickingProps): ReactElement {
  const words = useWords()
  const shown = useRef<HTMLSpanElement>(null)
  const read = useRef<HTMLSpanElement>(null)
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    let minute: number | undefined
    const tick = (): void => {
      const left = leftAt(clock, serverNow(clocks, Date.now()))
      const text = showLeft(words, left)
      if (shown.current !== null && shown.current.textContent !== text) shown.current.textContent = text
      const part = Math.min(1, left / bank)
      bar.current?.style.setProperty('transform', `scaleX(${part})`)
      shown.current?.toggleAttribute('data-short', part < SHORT)
      const now = Math.floor(left / 60_000)
      if (read.current === null || now === minute) return
      minute = now
      read.current.textContent = words.say('pace.left', { time: sayLength(words, left) })
    }
    tick()
    if (clock.counts.length === 0) return undefined
    const timer = setInterval(tick, 500)
    return () => clearInterval(timer)
  }, [words, clocks, clock, bank])
  return (
    <span className={styles.time} data-left>
      <span ref={shown} aria-hidden="true" className={styles.digits} />
      <i className={styles.rest} aria-hidden="true">
        <i ref={bar} />
      </i>
      <span ref={read} className={hidden.hidden} />
    </span>
  )
}
