import type { Decision, Seat } from '@benben/kernel'
import {
  CONQUEST_TILES,
  DESTINIES,
  hasBoard,
  idsOf as idsOfKind,
  sethOf,
  soloOf,
  tileAtRa,
  vizierOf,
} from '@benben/tekhenu'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { row, wrap } from '../text.ts'
import { boardLines } from './boards.ts'
import { cardLine, conquestLine } from './cards.ts'
import { districtLines, osirisLines } from './grid.ts'
import { cardLines, marketTexts, tileLines } from './offer.ts'
import { amounts, LINE_WIDTH, mark, person, type SentenceContext } from './context.ts'
import { cardName } from './names.ts'
import { conquestLines, sethLines } from './seth-board.ts'
import { pyramidLines } from './solo.ts'
import { boardOf, onOffer } from './table.ts'
import { vizierLines } from './vizier.ts'
import { bestPlacements } from './move.ts'
import { wheelLines } from './wheel.ts'

/** Details of one thing: a card, the market, a board. Undefined if it is not on the table. */
export function look(context: SentenceContext, topic: string): string[] | undefined {
  const { words, view, who } = context
  const asked = topic.trim().toLowerCase()
  const lines = idsOf(context, asked).flatMap((id) => numbered(context, id))
  if (lines.length > 0) return lines
  if (asked === 'market') return marketTexts(context)
  if (asked === 'temple') return boardOf(context)
  if (asked === 'tiles') return tileLines(context)
  if (asked === 'wheel') return wheelLines(context)
  if (asked === 'osiris') return osirisText(context)
  if (asked === 'boards') return boardLines(context)
  if (asked === 'seth' && sethOf(view) !== undefined) return sethLines(context)
  if (asked === 'vizier' && vizierOf(view) !== undefined) return vizierLines(context)
  if (asked === 'artifacts' && sethOf(view) !== undefined) return cardLines(context, sethOf(view)!.artifacts)
  if (asked === 'pyramid' && soloOf(view) !== undefined) return pyramidLines(context)
  if (asked === 'cards' && view.viewer !== 'spectator') return seatCards(context, view.viewer)
  const seat = view.seats.findIndex(
    (_, i) =>
      asked === String(i) ||
      asked === mark(words, i).toLowerCase() ||
      (asked !== '' && asked === (who.names[i] ?? '').toLowerCase()),
  )
  return seat < 0 ? undefined : board(context, seat)
}

const NAMED_KINDS = ['blessing', 'technology', 'decree', 'starting', 'destiny', 'cult', 'artifact'] as const

/** The id of a card by its name. */
const cardCalled = (words: Words, asked: string): string | undefined =>
  NAMED_KINDS.flatMap(idsOfKind).find((id) => cardName(words, id).toLowerCase() === asked)

/** A card, a pillar tile or a conquest tile by its number, a card also by its name. Destiny cards and conquest tiles share theirs (C18). */
const idsOf = ({ words, view }: SentenceContext, asked: string): string[] => {
  const id = asked.replace(/^(cult|art)/, (word) => word[0]!.toUpperCase() + word.slice(1))
  const known = cardCalled(words, asked) ?? (id === asked ? asked.toUpperCase() : id)
  return sethOf(view) !== undefined && CONQUEST_TILES.includes(known) ? [known, `conquest ${known}`] : [known]
}

function numbered({ words, edition }: SentenceContext, id: string): string[] {
  const line = id.startsWith('conquest ')
    ? conquestLine(words, edition, id.slice('conquest '.length))
    : cardLine(words, edition, id)
  return line === undefined ? [] : wrap(line, LINE_WIDTH)
}

const osirisText = (context: SentenceContext): string[] => [
  ...osirisLines(context),
  ...districtLines(context).flatMap((line) => wrap(line, LINE_WIDTH)),
]

/** The cards of a seat that the viewer may see. */
export function cardsSeen({ view }: SentenceContext, seat: Seat): string[] {
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
function seatCards(context: SentenceContext, seat: Seat): string[] {
  const { words, view } = context
  const known = view.decrees[seat] ?? view.seats[seat]!.openDecrees
  const hidden = view.decreeCounts[seat]! - known.length
  const lines = cardLines(context, cardsSeen(context, seat))
  return [
    ...(lines.length === 0 && hidden === 0 ? [words.say('tekhenu.look.no-cards')] : lines),
    ...(hidden > 0 ? [words.say('tekhenu.look.hidden', { hidden })] : []),
  ]
}

/** One board in full: its rows, its cards, and points by source with what a scoring would add. */
function board(context: SentenceContext, seat: Seat): string[] {
  const { words, view, edition } = context
  const own = view.seats[seat]!
  const pieces = edition.playerBoard.buildingRow
    .slice(edition.supply.buildings - own.buildings)
    .map((piece) => amounts(words, piece))
  const costs = edition.playerBoard.statueGranite.slice(edition.supply.statues - own.statues)
  const soon = context.project(view)[seat]!
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
    words.say('tekhenu.look.board', { who: person(context, seat), mark: mark(words, seat) }),
    ...boardLines(context, [seat]),
    ...(hasBoard(view, seat) ? ahead(context, pieces, costs) : pyramidLines(context)),
    ...seatCards(context, seat),
    words.say('tekhenu.table.points'),
    ...points,
  ]
}

/** The rows of a board. */
const ahead = ({ words }: SentenceContext, pieces: readonly string[], costs: readonly number[]): string[] => [
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

/** The part of the table a question is about: cards, the temple, the market. */
export function brief(context: SentenceContext, decision: Decision): string[] {
  const { view } = context
  const { seat, question } = decision
  switch (question.code.slice(question.code.indexOf('.') + 1)) {
    case 'choose-decree':
    case 'seth.keep-decree':
    case 'seth.bury-decree':
    case 'seth.artifact-decree':
      return cardLines(context, view.dealt[seat]?.decrees ?? [])
    case 'draft':
    case 'seth.draft':
      return cardLines(context, onOffer(context))
    case 'destiny':
    case 'seth.destiny':
      return cardLines(context, [...DESTINIES, ...(sethOf(view)?.artifacts ?? [])])
    case 'thoth':
    case 'thoth-more':
      return marketTexts(context)
    case 'osiris':
      return osirisText(context)
    case 'ra':
      return [
        ...boardOf(context),
        ...cardLines(context, [tileAtRa(view)?.tile ?? '']),
        ...bestPlacements(context, decision.moves),
      ]
    case 'hathor':
      return boardOf(context)
    case 'seth.resettle':
      return [...sethLines(context), ...osirisText(context)]
    case 'seth.conquest':
      return [...boardOf(context), ...conquestLines(context, sethOf(view)!)]
    case 'horus':
      return wheelLines(context)
    case 'decrees':
    case 'proclaim':
      return cardLines(context, view.decrees[seat] ?? [])
    default:
      return []
  }
}
