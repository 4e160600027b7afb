import { BACK, tilesInStack } from '@benben/tekhenu'
import { row, wrap } from '../text.ts'
import { abilityText, cardLine, edgeNames, tileNamed } from './cards.ts'
import { amounts, COLUMNS, lightName, type Scene } from './scene.ts'

/** What lies open for everybody: Ra's tiles and the card market. */

const TILE_WIDTHS = [26, 5, 26, 37]
const INDENT = '  '

export const tileLines = (scene: Scene): string[] => [
  ...tileRows(scene).flatMap((cells) => row(cells, TILE_WIDTHS)),
  stackLine(scene),
]

export const stackLine = ({ words, view }: Scene): string =>
  words.say('tekhenu.table.stack', { many: tilesInStack(view) })

/** Ra's tiles as rows, headings first. */
export function tileRows(scene: Scene): string[][] {
  const { words, view, edition } = scene
  const light = view.lights[edition.wheel.godsClockwise.indexOf('ra')]!
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
      tile.light === light ? words.say('tekhenu.table.works', { ability }) : ability,
    ]
  })
  return [headings, ...tiles]
}

/** Where the sections of the market begin. */
const STARTS = [0, 3, 7, 11, 15] as const
const SECTIONS = [0, 1, 2, 3] as const
const OPENS_AT = ['', '', '3', '4'] as const

const cardsIn = ({ view }: Scene, section: number): string[] =>
  view.market.slice(STARTS[section], STARTS[section + 1]).flatMap((card) => (card === null ? [] : [card]))

function sectionName(scene: Scene, section: number): string {
  const { words } = scene
  return words.say('tekhenu.table.section', { section: section + 1, happiness: 4 * section + 1 })
}

function closed({ words, edition }: Scene, section: number): string {
  const key = OPENS_AT[section]!
  const population = key === '' ? 0 : edition.populace.marketOpensAt[key]
  return words.say('tekhenu.table.section-closed', { population })
}

/** The market in short: numbers only. */
export function marketLines(scene: Scene): string[] {
  const { words, view } = scene
  const rows = SECTIONS.map((section) => [
    sectionName(scene, section),
    view.opened[section] === true ? cardsIn(scene, section).join(' ') : closed(scene, section),
  ])
  return [
    words.say('tekhenu.table.market'),
    ...rows.flatMap((cells) => row(cells, [18, 78])),
    decksLine(scene),
  ]
}

export const decksLine = ({ words, view }: Scene): string =>
  words.say('tekhenu.table.decks', {
    blessings: view.decks.blessing.length,
    technologies: view.decks.technology.length,
    decrees: view.decreeDeck,
  })

/** The market section by section: where it stands, and its cards with their texts, or when it opens. */
export const marketSections = (scene: Scene): { readonly section: string; readonly cards: string[] }[] =>
  SECTIONS.map((section) => ({
    section: sectionName(scene, section),
    cards:
      scene.view.opened[section] === true
        ? cardsIn(scene, section).flatMap((card) => cardLine(scene.words, scene.edition, card) ?? [])
        : [closed(scene, section)],
  }))

/** Cards with their texts, one under the other. */
export const cardLines = ({ words, edition }: Scene, cards: readonly string[]): string[] =>
  cards.flatMap((card) => {
    const line = cardLine(words, edition, card)
    if (line === undefined) return []
    // What goes on in the next line stands behind the number of the card.
    return wrap(line, COLUMNS - 2 * INDENT.length).map(
      (part, i) => (i === 0 ? INDENT : INDENT + INDENT) + part,
    )
  })

/** The market with the texts of its cards. */
export const marketTexts = (scene: Scene): string[] =>
  SECTIONS.flatMap((section) =>
    scene.view.opened[section] === true
      ? [sectionName(scene, section), ...cardLines(scene, cardsIn(scene, section))]
      : [`${sectionName(scene, section)} (${closed(scene, section)})`],
  )
