import type { Balance } from '@benben/bots'
import type { Words } from '@benben/words'
import { sayIfKnown } from '../say.ts'
import { intervalOf, shareOf, type Group, type ReportLine } from './groups.ts'

const percent = (words: Words, share: number): string => words.number(100 * share, 1)
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

function cellsOf(words: Words, { name, fared }: ReportLine): string[] {
  return [
    name,
    ...fared.flatMap((each) => {
      if (each === undefined || each.had === 0) return ['0', '–', '–', '–']
      const { low, high } = intervalOf(each)
      return [
        String(each.had),
        words.say('cli.arena.percent', { share: percent(words, shareOf(each)) }),
        words.say('cli.arena.from-to', { low: percent(words, low), high: percent(words, high) }),
        words.number(each.points, 1),
      ]
    }),
  ]
}

function tableOf(words: Words, group: Group, editions: readonly string[]): string[] {
  const head = ['had', 'share', 'interval', 'points'] as const
  const names = editions.flatMap((edition) =>
    head.map((name) => {
      const title = words.say(`cli.report.${name}`)
      return editions.length === 1 ? title : `${title}, ${edition}`
    }),
  )
  return [
    `## ${group.title}`,
    '',
    `![${group.title}](${group.id}.svg)`,
    '',
    row([words.say('cli.report.what'), ...names]),
    row(['---', ...names.map(() => '--:')]),
    ...group.lines.map((line) => row(cellsOf(words, line))),
    '',
  ]
}

function sourcesOf(words: Words, { game, balances, editions }: Report): string[] {
  const sources = [...new Set(balances.flatMap((each) => Object.keys(each.sources)))].filter((source) =>
    balances.some((each) => (each.sources[source] ?? 0) !== 0),
  )
  return [
    `## ${words.say('cli.report.sources')}`,
    '',
    row([words.say('cli.report.what'), ...editions]),
    row(['---', ...editions.map(() => '--:')]),
    ...sources.map((source) =>
      row([
        sayIfKnown(words, `${game}.source.${source}`, source),
        ...balances.map((each) => words.number(each.sources[source] ?? 0, 1)),
      ]),
    ),
    '',
  ]
}

export interface Report {
  readonly title: string
  readonly game: string
  readonly balances: readonly Balance[]
  /** What they are called. */
  readonly editions: readonly string[]
  readonly groups: readonly Group[]
}

/** The whole report; its pictures lie beside it. */
export const markdown = (words: Words, report: Report): string =>
  [
    `# ${report.title}`,
    '',
    words.say('cli.report.note'),
    '',
    ...report.groups.flatMap((group) => tableOf(words, group, report.editions)),
    ...sourcesOf(words, report),
  ].join('\n')
