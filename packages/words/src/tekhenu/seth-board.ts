import { artifactNamed, BACK, regionPrice, sethOf, type SethBoard } from '@benben/tekhenu'
import type { Seat } from '@benben/kernel'
import { row, wrap } from '../text.ts'
import { conquestText } from './cards.ts'
import { amounts, LINE_WIDTH, mark, regionName, type SentenceContext } from './context.ts'

/** The board of Seth: regions with their spaces, statues, conquest tiles, artifacts. */

const WIDTHS = [14, 42, 18, 18]
const REGIONS = ['1', '2', '3', '4', '5', '6'] as const

/** Empty without Time of Seth. */
export function sethLines(context: SentenceContext): string[] {
  const { words, view } = context
  const seth = sethOf(view)
  if (seth === undefined) return []
  return [
    ...regionRows(context, seth, (seat) => mark(words, seat)).flatMap((cells) => row(cells, WIDTHS)),
    ...wrap(columnsLine(context, seth), LINE_WIDTH),
    ...conquestLines(context, seth),
    ...artifactLines(context, seth),
    '',
  ]
}

/** The regions as rows, headings first; `named` formats the owners of buildings. */
export function regionRows(
  context: SentenceContext,
  seth: SethBoard,
  named: (seat: Seat) => string,
): string[][] {
  const headings = (['regions', 'region-reward', 'first-space', 'second-space'] as const).map((name) =>
    context.words.say(`tekhenu.table.${name}`),
  )
  return [headings, ...REGIONS.map((region) => regionRow(context, seth, named, region))]
}

function regionRow(
  context: SentenceContext,
  seth: SethBoard,
  named: (seat: Seat) => string,
  region: (typeof REGIONS)[number],
): string[] {
  const { words, view, edition } = context
  const { rewards, vpPerScoring } = edition.timeOfSeth.regions
  const points = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  return [
    words.say('tekhenu.table.region', { n: region, name: regionName(words, Number(region)) }),
    rewardText(context, rewards[region]),
    ...seth.regions[Number(region) - 1]!.map((seat, space) =>
      seat === null
        ? words.say('tekhenu.table.space-free', {
            warriors: regionPrice(view.players, space),
            points: points[space]!,
          })
        : words.say('tekhenu.table.space-of', { mark: named(seat), points: points[space]! }),
    ),
  ]
}

/** The edition names warriors, priests and resources of choice in its own way. */
function rewardText({ words }: SentenceContext, reward: Readonly<Record<string, number>>): string {
  const { priests = 0, anyBasicResource = 0, ...others } = reward
  return amounts(words, { ...others, priest: priests, any: anyBasicResource })
}

function columnsLine({ words, view, edition }: SentenceContext, seth: SethBoard): string {
  const [left, right] = seth.peopleStatues
  const [first, second] = edition.timeOfSeth.regions.columns
  const spaces = edition.timeOfSeth.statueSpaces.seth[String(view.players) as '2']
  return words.say('tekhenu.table.columns', {
    first: first!.join(' '),
    second: second!.join(' '),
    left: mark(words, left ?? null),
    right: mark(words, right ?? null),
    statues: seth.statues
      .slice(0, spaces)
      .map((seat) => mark(words, seat))
      .join(' '),
  })
}

export function conquestLines({ words, edition }: SentenceContext, { conquest, stack }: SethBoard): string[] {
  if (conquest === BACK)
    return wrap(words.say('tekhenu.table.conquest-face-down', { many: stack.length }), LINE_WIDTH)
  return wrap(
    conquest === null
      ? words.say('tekhenu.table.conquest-none')
      : words.say('tekhenu.table.conquest', {
          many: stack.length,
          tile: conquest,
          text: conquestText(words, edition, conquest),
        }),
    LINE_WIDTH,
  )
}

/** Artifacts with the destiny card of their Ankh and their price in priests. */
function artifactLines({ words }: SentenceContext, { artifacts }: SethBoard): string[] {
  if (artifacts.length === 0) return []
  const beside = artifacts.map((artifact) =>
    words.say('tekhenu.table.artifact', { artifact, ...artifactNamed(artifact) }),
  )
  return wrap(words.say('tekhenu.table.artifacts-laid', { artifacts: words.series(beside) }), LINE_WIDTH)
}
