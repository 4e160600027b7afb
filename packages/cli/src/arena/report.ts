import type { Arena, Pairing } from '@benben/bots'
import { row, type Words } from '@benben/words'

/** What an arena found, as a table for the terminal, as Markdown and as a picture. */

const WIDTHS = [14, 14, 7, 7, 7, 9, 17, 12]
const HEAD = ['a', 'b', 'a-won', 'b-won', 'drawn', 'share', 'interval', 'stronger'] as const

const percent = (words: Words, share: number): string => words.number(100 * share, 1)

function cellsOf(words: Words, pair: Pairing): string[] {
  const { a, b, aWins, bWins, draws, aScore, low, high, stronger } = pair
  const name = stronger === 'a' ? a : stronger === 'b' ? b : null
  return [
    a,
    b,
    ...[aWins, bWins, draws].map(String),
    words.say('cli.arena.percent', { share: percent(words, aScore) }),
    words.say('cli.arena.from-to', { low: percent(words, low), high: percent(words, high) }),
    name ?? words.say(stronger === null ? 'cli.arena.open' : 'cli.arena.neither'),
  ]
}

const ratingLines = (words: Words, { ratings }: Arena): string[] =>
  ratings.map(({ bot, elo, plusMinus }) =>
    words.say('cli.arena.elo', { bot, elo: words.number(elo), plusMinus: words.number(plusMinus) }),
  )

export function table(words: Words, arena: Arena, games: number, seed: string): string[] {
  const head = HEAD.map((name) => words.say(`cli.arena.${name}`))
  return [
    words.say('cli.arena.title', { games, seed }),
    '',
    ...[head, ...arena.pairs.map((pair) => cellsOf(words, pair))].flatMap((cells) => row(cells, WIDTHS)),
    '',
    ...ratingLines(words, arena),
    '',
    words.say('cli.arena.note'),
  ]
}

export function markdown(words: Words, arena: Arena, games: number, seed: string): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`
  return [
    words.say('cli.arena.title', { games, seed }),
    '',
    '![Elo](ladder.svg)',
    '',
    line(HEAD.map((name) => words.say(`cli.arena.${name}`))),
    line(HEAD.map(() => '---')),
    ...arena.pairs.map((pair) => line(cellsOf(words, pair))),
    '',
    ...ratingLines(words, arena).map((each) => `- ${each}`),
    '',
    words.say('cli.arena.note'),
    '',
  ].join('\n')
}

const WIDTH = 720
const ROW = 36
const LEFT = 140
const RIGHT = 60

/** The ratings as bars with their intervals. */
export function picture({ ratings }: Arena): string {
  const low = Math.min(...ratings.map(({ elo, plusMinus }) => elo - plusMinus))
  const high = Math.max(...ratings.map(({ elo, plusMinus }) => elo + plusMinus))
  const x = (elo: number): number =>
    Math.round(LEFT + ((WIDTH - LEFT - RIGHT) * (elo - low)) / Math.max(1, high - low))
  const rows = ratings.map(({ bot, elo, plusMinus }, i) => {
    const y = ROW * i + ROW
    return `<text x="16" y="${y + 4}">${bot}</text>
<line x1="${x(elo - plusMinus)}" x2="${x(elo + plusMinus)}" y1="${y}" y2="${y}" stroke="#1f4a7a" stroke-width="8" stroke-linecap="round" opacity="0.4"/>
<circle cx="${x(elo)}" cy="${y}" r="6" fill="#1f4a7a"/>
<text x="${x(elo + plusMinus) + 12}" y="${y + 4}">${elo.toFixed(0)}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${ROW * (ratings.length + 1)}" font-family="sans-serif" font-size="14">
<rect width="100%" height="100%" fill="#fff"/>
${rows.join('\n')}
</svg>
`
}
