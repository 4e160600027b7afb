import type { Decision, Seat } from '@benben/kernel'
import { CONQUEST_TILES, DESTINIES, hasBoard, sethOf, soloOf, tileAtRa, vizierOf } from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import { row, wrap } from '../text.ts'
import { boardLines } from './boards.ts'
import { cardLine, conquestLine } from './cards.ts'
import { districtLines, osirisLines } from './grid.ts'
import { cardLines, marketTexts, tileLines } from './offer.ts'
import { amounts, LINE_WIDTH, mark, person, type Scene } from './scene.ts'
import { conquestLines, sethLines } from './seth-board.ts'
import { pyramidLines } from './solo.ts'
import { boardOf, onOffer } from './table.ts'
import { vizierLines } from './vizier.ts'
import { bestPlacements } from './move.ts'
import { wheelLines } from './wheel.ts'

/** A closer look at one thing: a card, the market, a board. Undefined for what is not on the table. */
export function look(scene: Scene, topic: string): string[] | undefined {
  const { words, view, who } = scene
  const asked = topic.trim().toLowerCase()
  const lines = idsOf(scene, asked).flatMap((id) => numbered(scene, id))
  if (lines.length > 0) return lines
  if (asked === 'market') return marketTexts(scene)
  if (asked === 'temple') return boardOf(scene)
  if (asked === 'tiles') return tileLines(scene)
  if (asked === 'wheel') return wheelLines(scene)
  if (asked === 'osiris') return osirisText(scene)
  if (asked === 'boards') return boardLines(scene)
  if (asked === 'seth' && sethOf(view) !== undefined) return sethLines(scene)
  if (asked === 'vizier' && vizierOf(view) !== undefined) return vizierLines(scene)
  if (asked === 'artifacts' && sethOf(view) !== undefined) return cardLines(scene, sethOf(view)!.artifacts)
  if (asked === 'pyramid' && soloOf(view) !== undefined) return pyramidLines(scene)
  if (asked === 'cards' && view.viewer !== 'spectator') return seatCards(scene, view.viewer)
  const seat = view.seats.findIndex(
    (_, i) =>
      asked === String(i) ||
      asked === mark(words, i).toLowerCase() ||
      (asked !== '' && asked === (who.names[i] ?? '').toLowerCase()),
  )
  return seat < 0 ? undefined : board(scene, seat)
}

/** A card, a pillar tile or a conquest tile by its number. Destiny cards and conquest tiles share theirs (C18). */
const idsOf = ({ view }: Scene, asked: string): string[] => {
  const id = asked.replace(/^(cult|art)/, (word) => word[0]!.toUpperCase() + word.slice(1))
  const known = id === asked ? asked.toUpperCase() : id
  return sethOf(view) !== undefined && CONQUEST_TILES.includes(known) ? [known, `conquest ${known}`] : [known]
}

function numbered({ words, edition }: Scene, id: string): string[] {
  const line = id.startsWith('conquest ')
    ? conquestLine(words, edition, id.slice('conquest '.length))
    : cardLine(words, edition, id)
  return line === undefined ? [] : wrap(line, LINE_WIDTH)
}

const osirisText = (scene: Scene): string[] => [
  ...osirisLines(scene),
  ...districtLines(scene).flatMap((line) => wrap(line, LINE_WIDTH)),
]

/** Everything a seat holds that the viewer may see. */
export function cardsSeen({ view }: Scene, seat: Seat): string[] {
  const own = view.seats[seat]!
  const seth = sethOf(view)?.seats[seat]
  return [
    ...(view.dealt[seat]?.decrees ?? []),
    ...own.drafted,
    ...(own.destiny === null ? [] : [own.destiny]),
    ...(seth === undefined || seth.cult === null ? [] : [seth.cult]),
    ...(seth?.artifacts ?? []),
    ...own.blessings,
    ...own.technologies,
    ...(view.decrees[seat] ?? own.openDecrees),
  ]
}

/** The same with the texts, and how many are hidden. */
function seatCards(scene: Scene, seat: Seat): string[] {
  const { words, view } = scene
  const known = view.decrees[seat] ?? view.seats[seat]!.openDecrees
  const hidden = view.decreeCounts[seat]! - known.length
  const lines = cardLines(scene, cardsSeen(scene, seat))
  return [
    ...(lines.length === 0 && hidden === 0 ? [words.say('tekhenu.look.no-cards')] : lines),
    ...(hidden > 0 ? [words.say('tekhenu.look.hidden', { hidden })] : []),
  ]
}

/** One board in full: what the rows hold, the cards, and points by source with what a scoring would add. */
function board(scene: Scene, seat: Seat): string[] {
  const { words, view, edition } = scene
  const own = view.seats[seat]!
  const pieces = edition.playerBoard.buildingRow
    .slice(edition.supply.buildings - own.buildings)
    .map((piece) => amounts(words, piece))
  const costs = edition.playerBoard.statueGranite.slice(edition.supply.statues - own.statues)
  const soon = scene.project(view)[seat]!
  const points = Object.entries(own.points)
    .filter(([source, held]) => held !== 0 || soon[source] !== 0)
    .flatMap(([source, held]) =>
      row(
        [
          `  ${sayOr(words, `tekhenu.source.${source}`, {})}`,
          soon[source] === held
            ? String(held)
            : words.say('tekhenu.look.soon', { held, soon: soon[source] ?? 0 }),
        ],
        [26, 40],
      ),
    )
  return [
    words.say('tekhenu.look.board', { who: person(scene, seat), mark: mark(words, seat) }),
    ...boardLines(scene, [seat]),
    ...(hasBoard(view, seat) ? ahead(scene, pieces, costs) : pyramidLines(scene)),
    ...seatCards(scene, seat),
    words.say('tekhenu.table.points'),
    ...points,
  ]
}

/** What the rows of a board still hold. */
const ahead = ({ words }: Scene, pieces: readonly string[], costs: readonly number[]): string[] => [
  ...wrap(
    pieces.length === 0
      ? words.say('tekhenu.look.row-empty')
      : words.say('tekhenu.look.row-ahead', { pieces: words.series(pieces) }),
    LINE_WIDTH,
  ),
  costs.length === 0
    ? words.say('tekhenu.look.granite-done')
    : words.say('tekhenu.look.granite-ahead', { costs: words.series(costs.map(String)) }),
]

/** What must be looked at to answer a question: the cards, the temple, the market. */
export function brief(scene: Scene, decision: Decision): string[] {
  const { view } = scene
  const { seat, question } = decision
  switch (question.code.slice(question.code.indexOf('.') + 1)) {
    case 'choose-decree':
    case 'seth.keep-decree':
    case 'seth.bury-decree':
    case 'seth.artifact-decree':
      return cardLines(scene, view.dealt[seat]?.decrees ?? [])
    case 'draft':
    case 'seth.draft':
      return cardLines(scene, onOffer(scene))
    case 'destiny':
    case 'seth.destiny':
      return cardLines(scene, [...DESTINIES, ...(sethOf(view)?.artifacts ?? [])])
    case 'thoth':
    case 'thoth-more':
      return marketTexts(scene)
    case 'osiris':
      return osirisText(scene)
    case 'ra':
      return [
        ...boardOf(scene),
        ...cardLines(scene, [tileAtRa(view)?.tile ?? '']),
        ...bestPlacements(scene, decision.moves),
      ]
    case 'hathor':
      return boardOf(scene)
    case 'seth.resettle':
      return [...sethLines(scene), ...osirisText(scene)]
    case 'seth.conquest':
      return [...boardOf(scene), ...conquestLines(scene, sethOf(view)!)]
    case 'horus':
      return wheelLines(scene)
    case 'decrees':
    case 'proclaim':
      return cardLines(scene, view.decrees[seat] ?? [])
    default:
      return []
  }
}
