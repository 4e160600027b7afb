import { readFileSync } from 'node:fs'

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100

/** The CPU seconds that processes have used so far; NaN where there is no `/proc`. */
export function cpuSeconds(pids: readonly number[]): number {
  let ticks = 0
  for (const pid of pids) {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      ticks += Number(fields[11]) + Number(fields[12])
    } catch {
      return Number.NaN
    }
  }
  return ticks / TICKS_PER_SECOND
}

/** The memory of a process in MiB; NaN where there is no `/proc`. */
export function residentMiB(pid: number): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
