import { useEffect, useState, type ReactElement } from 'react'
import obelisk from '../scene/obelisk.svg?url'
import { shadowAt, shadowPath } from '../scene/shadow.ts'
import { useStill } from '../ui/motion.ts'
import styles from './backdrop.module.css'

const MINUTE = 60_000

const hourNow = (): number => {
  const now = new Date()
  return now.getHours() + now.getMinutes() / 60
}

/** The hour of whoever looks; it stands still where nothing should move. */
function useHour(): number {
  const still = useStill()
  const [hour, setHour] = useState(hourNow)
  useEffect(() => {
    if (still) return undefined
    const timer = setInterval(() => setHour(hourNow()), MINUTE)
    return () => clearInterval(timer)
  }, [still])
  return hour
}

/** The great obelisk on the dial of the six gods; its shadow stands where the hour puts it. By night the moon throws it. */
export const StartBackdrop = (): ReactElement => (
  <div className={styles.backdrop} aria-hidden="true">
    <svg viewBox="0 0 1440 900" preserveAspectRatio="xMidYMin slice" focusable="false">
      <path d={shadowPath(shadowAt(useHour()))} className={styles.shadow} />
      <image href={obelisk} x="688" y="200" width="220" height="634" />
    </svg>
  </div>
)
