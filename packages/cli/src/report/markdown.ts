import type { Balance } from '@benben/bots'
import type { Words } from '@benben/words'
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

function sourcesOf(words: Words, balances: readonly Balance[]): string[] {
  const names = [...new Set(balances.flatMap(({ sources }) => Object.keys(sources)))]
  return [
    `## ${words.say('cli.report.sources')}`,
    '',
    row([words.say('cli.report.what'), ...balances.map(({ edition }) => edition)]),
    row(['---', ...balances.map(() => '--:')]),
    ...names.map((name) =>
      row([name, ...balances.map(({ sources }) => words.number(sources[name] ?? 0, 1))]),
    ),
    '',
  ]
}

/** The whole report; its pictures lie beside it. */
export const markdown = (
  words: Words,
  title: string,
  balances: readonly Balance[],
  groups: readonly Group[],
): string =>
  [
    `# ${title}`,
    '',
    words.say('cli.report.note'),
    '',
    ...groups.flatMap((group) =>
      tableOf(
        words,
        group,
        balances.map(({ edition }) => edition),
      ),
    ),
    ...sourcesOf(words, balances),
  ].join('\n')
