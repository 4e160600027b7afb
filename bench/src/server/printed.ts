import type { CurvePoint } from './curve.ts'
import type { Idle } from './idle.ts'
import type { Round } from './load.ts'
import type { Start } from './start.ts'

interface Ratio {
  readonly moves: number
  readonly p99: number
}

interface Results {
  readonly figures: Readonly<Record<string, Round>>
  readonly idle: Idle | undefined
  readonly curve: readonly CurvePoint[] | undefined
  readonly start: Start | undefined
  readonly ratios: Partial<Ratio> & {
    readonly company: Ratio | undefined
    readonly companyCost: number | undefined
    readonly postgres: Ratio | undefined
    readonly postgresApart: Ratio | undefined
    readonly curve: number | undefined
  }
}

const digits = (value: number): string => value.toLocaleString('en', { maximumSignificantDigits: 3 })
const WIDTH = 18
const TITLES = ['moves/s', 'games/s', 'p50 ms', 'p99 ms', 'CPU µs']
const header = (name = ''): string => name.padEnd(WIDTH) + TITLES.map((title) => title.padStart(10)).join('')
const row = (name: string, { moves, games, p50, p99, cpu }: Round): string =>
  name.padEnd(WIDTH) + [moves, games, p50, p99, cpu].map((value) => digits(value).padStart(10)).join('')

const NAMES: Readonly<Record<string, string>> = {
  benben: 'SQLite',
  company: 'SQLite, company',
  boardgameio: 'boardgame.io',
  postgres: 'PostgreSQL, 2',
  postgresApart: 'PostgreSQL, apart',
}

/** The results as a table. */
export function printed({ figures, idle, curve, start, ratios }: Results): string {
  const lines: string[] = []
  const entries = Object.entries(figures)
  if (entries.length > 0)
    lines.push(header(), ...entries.map(([name, round]) => row(NAMES[name]!, round)), '')
  const pairs = [
    ['SQLite', ratios],
    ['SQLite, company', ratios.company],
    ['PostgreSQL, 2', ratios.postgres],
    ['PostgreSQL, apart', ratios.postgresApart],
  ] as const
  for (const [name, ratio] of pairs) {
    if (ratio?.moves === undefined) continue
    lines.push(`${name} ÷ boardgame.io: moves ${digits(ratio.moves)}, p99 ${digits(ratio.p99!)}`)
  }
  if (ratios.companyCost !== undefined)
    lines.push(`with clocks, notices and talk ÷ without: moves ${digits(ratios.companyCost)}`)
  if (idle !== undefined) {
    const { tables, connections, rss, before, each } = idle
    lines.push('', `${digits(tables)} idle tables, ${digits(connections)} connections: ${digits(rss)} MiB`)
    lines.push(`(${digits(before)} MiB without connections, ${digits(each)} KiB each)`)
  }
  if (curve !== undefined) {
    lines.push('', header('moves stored'), ...curve.map((point) => row(digits(point.stored), point)))
    lines.push(`moves with the most ÷ with none: ${digits(ratios.curve!)}`)
  }
  if (start !== undefined) {
    const { waiting, left, requests, p50, p99, longest, seconds } = start
    lines.push(
      '',
      `${digits(waiting)} bots wait at the start, ${digits(left)} of them still after ${digits(seconds)} s`,
    )
    lines.push(
      `${digits(requests)} requests meanwhile: p50 ${digits(p50)} ms, p99 ${digits(p99)} ms, longest ${digits(longest)} ms`,
    )
  }
  return lines.join('\n')
}
