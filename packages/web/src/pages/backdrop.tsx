import type { ReactElement } from 'react'
import { useStill } from '../ui/motion.ts'
import { useEffect, useState } from 'react'
import obelisk from './obelisk.svg?url'
import styles from './backdrop.module.css'

/** Where the obelisk stands in the scene of 1440 × 900, and the dial around it: its centre and its two radii. */
const FOOT = { x: 798, y: 760 }
const DIAL = { x: 798, y: 776, across: 404, deep: 109 }
/** The hours between which the sun is up, and where the shadow falls then: degrees from the right, towards us. */
const DAY = { from: 6, to: 18 }
const SHADOW = { morning: 27, evening: 150 }
const MINUTE = 60_000

/** Where the shadow falls at a time of day. */
export function shadowAt(hour: number): number {
  const part = Math.min(1, Math.max(0, (hour - DAY.from) / (DAY.to - DAY.from)))
  return SHADOW.morning + part * (SHADOW.evening - SHADOW.morning)
}

/** The shape of the shadow on the dial: wide at the foot, its tip at the rim. */
export function shadowPath(degrees: number): string {
  const angle = (degrees * Math.PI) / 180
  const tip = { x: DIAL.x + Math.cos(angle) * DIAL.across, y: DIAL.y + Math.sin(angle) * DIAL.deep }
  const neck = { x: tip.x - (tip.x - FOOT.x) * 0.16, y: tip.y - (tip.y - FOOT.y) * 0.16 }
  const across = { x: -Math.sin(angle), y: Math.cos(angle) * 0.42 }
  const beside = (at: { x: number; y: number }, half: number): string =>
    `${(at.x + across.x * half).toFixed(1)} ${(at.y + across.y * half).toFixed(1)}`
  const foot = { x: FOOT.x, y: FOOT.y + 14 }
  return `M${beside(foot, 50)}L${beside(neck, 20)}L${beside(tip, 0)}L${beside(neck, -20)}L${beside(foot, -50)}z`
}

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
