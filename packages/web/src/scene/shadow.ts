/** Where the obelisk stands in the scene of 1440 × 900, and the dial around it: its centre and its two radii. */
const FOOT = { x: 798, y: 760 }
const DIAL = { x: 798, y: 776, across: 404, deep: 109 }
/** The hours between which the sun is up, and where the shadow falls then: degrees from the right, towards us. */
const DAY = { from: 6, to: 18 }
const SHADOW = { morning: 27, evening: 150 }

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
