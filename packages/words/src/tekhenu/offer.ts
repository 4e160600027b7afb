import {
  BACK,
  isAwake,
  lightOn,
  MARKET,
  marketCards,
  populationFor,
  tileNamed,
  tilesInStack,
  type MarketSection,
} from '@benben/tekhenu'
import { row, wrap } from '../text.ts'
import { abilityText, cardLine, edgeNames } from './cards.ts'
import { amounts, LINE_WIDTH, lightName, type SentenceContext } from './context.ts'
import { cardName } from './names.ts'

/** Ra's tiles and the card market. */

const TILE_WIDTHS = [26, 5, 26, 37]
const INDENT = '  '

export const tileLines = (context: SentenceContext): string[] => [
  ...tileRows(context).flatMap((cells) => row(cells, TILE_WIDTHS)),
  stackLine(context),
]

export const stackLine = ({ words, view }: SentenceContext): string =>
  words.say('tekhenu.table.stack', { many: tilesInStack(view) })

/** Ra's tiles as rows, headings first. */
export function tileRows(context: SentenceContext): string[][] {
  const { words, view, edition } = context
  const light = lightOn(edition, view, 'ra')!
  const heading = words.say('tekhenu.table.ra-light', { light: lightName(words, light) })
  const headings = [
    heading,
    ...(['tile', 'cost', 'ability'] as const).map((name) => words.say(`tekhenu.table.${name}`)),
  ]
  const tiles = view.tiles.map((id, slot) => {
    const value = 2 * slot + 1
    const points = edition.ra.slotVpByDie[String(value) as '1']
    const place = words.say('tekhenu.table.slot', { from: value, to: value + 1, points })
    if (id === BACK) return [place, '', words.say('tekhenu.face-down'), '']
    const tile = id === null ? undefined : tileNamed(edition, id)
    if (tile === undefined) return [place, words.say('tekhenu.table.no-tile'), '', '']
    const ability = abilityText(words, tile)
    return [
      place,
      tile.id,
      words.say('tekhenu.table.cost-of', { cost: amounts(words, tile.cost), edges: edgeNames(words, tile) }),
      isAwake(edition, view, view.viewer, tile.id) ? words.say('tekhenu.table.works', { ability }) : ability,
    ]
  })
  return [headings, ...tiles]
}

const isOpened = ({ view }: SentenceContext, { section }: MarketSection): boolean =>
  view.opened[section - 1] === true

const cardsIn = ({ view }: SentenceContext, section: MarketSection): string[] =>
  marketCards(view, section).flatMap((card) => (card === null ? [] : [card]))

const sectionName = ({ words }: SentenceContext, { section, happiness }: MarketSection): string =>
  words.say('tekhenu.table.section', { section, happiness })

const closed = ({ words, edition }: SentenceContext, section: MarketSection): string =>
  words.say('tekhenu.table.section-closed', { population: populationFor(edition, section) })

/** The market in short: cards with their names, without their texts. */
export function marketLines(context: SentenceContext): string[] {
  const { words } = context
  const rows = MARKET.map((section) => [
    sectionName(context, section),
    isOpened(context, section)
      ? words.series(cardsIn(context, section).map((card) => `${card} ${cardName(words, card)}`))
      : closed(context, section),
  ])
  return [
    words.say('tekhenu.table.market'),
    ...rows.flatMap((cells) => row(cells, [18, 78])),
    decksLine(context),
  ]
}

export const decksLine = ({ words, view }: SentenceContext): string =>
  words.say('tekhenu.table.decks', {
    blessings: view.decks.blessing.length,
    technologies: view.decks.technology.length,
    decrees: view.decreeDeck,
  })

/** The market section by section: its name, and its cards with their texts, or when it opens. */
export const marketSections = (
  context: SentenceContext,
): { readonly section: string; readonly cards: string[] }[] =>
  MARKET.map((section) => ({
    section: sectionName(context, section),
    cards: isOpened(context, section)
      ? cardsIn(context, section).flatMap((card) => cardLine(context.words, context.edition, card) ?? [])
      : [closed(context, section)],
  }))

/** Cards with their texts, one under the other. */
export const cardLines = ({ words, edition }: SentenceContext, cards: readonly string[]): string[] =>
  cards.flatMap((card) => {
    const line = cardLine(words, edition, card)
    if (line === undefined) return []
    // Indent continuation lines behind the card's id.
    return wrap(line, LINE_WIDTH - 2 * INDENT.length).map(
      (part, i) => (i === 0 ? INDENT : INDENT + INDENT) + part,
    )
  })

/** The market with the texts of its cards. */
export const marketTexts = (context: SentenceContext): string[] =>
  MARKET.flatMap((section) =>
    isOpened(context, section)
      ? [sectionName(context, section), ...cardLines(context, cardsIn(context, section))]
      : [`${sectionName(context, section)} (${closed(context, section)})`],
  )
