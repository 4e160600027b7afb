/** When somebody is awake: minutes since midnight in a time zone. The whole day if `from` is `to`. */
export interface Day {
  readonly from: number
  readonly to: number
  readonly zone: string
}

const MINUTE = 60_000
const A_DAY = 1440

/** Minutes since midnight there. */
function minuteAt(zone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time)
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value)
  return part('hour') * 60 + part('minute')
}

const after = (from: number, to: number): number => (to - from + A_DAY) % A_DAY

/** Somebody's night: when it began, and when it is over. */
interface Night {
  readonly since: number
  readonly until: number
}

/** The night that it is there now; undefined by day. */
export function nightAt({ from, to, zone }: Day, now: number): Night | undefined {
  const minute = minuteAt(zone, now)
  if (from === to || after(from, minute) < after(from, to)) return undefined
  const begun = now - (now % MINUTE)
  return {
    since: begun - after(to, minute) * MINUTE,
    until: corrected(begun + after(minute, from) * MINUTE, from, zone),
  }
}

/** Nights in which the clock is changed are an hour shorter or longer. */
function corrected(time: number, wanted: number, zone: string): number {
  const off = ((wanted - minuteAt(zone, time) + A_DAY + A_DAY / 2) % A_DAY) - A_DAY / 2
  return time + off * MINUTE
}
