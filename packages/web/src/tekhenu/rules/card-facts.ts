import {
  artifactNamed,
  cardKind,
  idsOf,
  MARKET,
  marketCards,
  momentOf,
  sethOf,
  spaceName,
  textOf,
  tileNamed,
  type MarketSection,
  type TekhenuView,
} from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { CardRules } from '../../rules/game-rules.ts'
import { cardText, cardTitle, conquestText } from '../cards/card-facts.ts'
import { amountsOf, sayOf } from '../say.ts'
import { shownEdition } from './edition-context.ts'
import { conquestOf, familyOf, printedBlocks } from './families.ts'
import { tileText } from './tile-text.ts'

function text(words: Words, printed: unknown, id: string): string {
  const edition = shownEdition(printed)
  const conquest = conquestOf(id)
  if (conquest !== undefined) return conquestText(words, edition, conquest)
  return tileText(words, edition, id) || cardText(words, id)
}

/** What it costs to have it, and to use it. */
function costs(words: Words, printed: unknown, id: string): string {
  const tile = tileNamed(shownEdition(printed), id)
  if (tile !== undefined) return words.say('tekhenu.costs.tile', { cost: amountsOf(words, tile.cost) })
  const family = familyOf(id)
  const own = sayOf(words, `tekhenu.costs.${id}`)
  const had =
    family === 'artifact'
      ? words.say('tekhenu.costs.artifact', artifactNamed(id))
      : ['blessing', 'technology', 'decree'].includes(family)
        ? words.say('tekhenu.costs.market')
        : ''
  return [own, had].filter((each) => each !== '').join(' ') || words.say('tekhenu.costs.nothing')
}

const when = (words: Words, printed: unknown, id: string): string =>
  tileNamed(shownEdition(printed), id)?.ability === null
    ? words.say('tekhenu.when.plain')
    : sayOf(words, `tekhenu.when.${id}`) || sayOf(words, `tekhenu.when.${momentOf(id) ?? familyOf(id)}`)

/** When it comes among other things, where that is said somewhere. */
const order = (words: Words, id: string): string =>
  sayOf(words, `tekhenu.order.${id}`) || sayOf(words, `tekhenu.order.${momentOf(id) ?? ''}`)

/** What cards do to the scales, or leave undone there (R2, R19). */
const SCALES: Readonly<Record<string, string>> = {
  B01: 'never-excess',
  B02: 'never-excess',
  B03: 'never-excess',
  B04: 'never-excess',
  B05: 'never-excess',
  B06: 'never-excess',
  B09: 'new-face',
  B11: 'without-step',
  B17: 'one-weight',
  B19: 'one-weight',
  B21: 'both-excess',
  T13: 'without-step',
  T14: 'without-step',
}

const scales = (words: Words, id: string): string => sayOf(words, `tekhenu.scales.${SCALES[id] ?? ''}`)

/** Where a card lies at a table, as far as its viewer knows; twins may lie in two places. */
const where: CardRules['where'] = (words, seen, id) => {
  if (seen.view === null) return ''
  const places = idsOf('blessing')
    .filter((each) => textOf(each) === id)
    .concat(cardKind(id) === 'blessing' ? [] : id)
    .flatMap((each) => placeOf(words, seen, each) || [])
  return [...new Set(places)].join(' ') || words.say('tekhenu.where.unseen')
}

function placeOf(
  words: Words,
  { view: shown, viewer, seats }: Parameters<CardRules['where']>[1],
  id: string,
): string {
  const view = shown as TekhenuView
  const section = MARKET.find((each) => marketCards(view, each).includes(id))
  if (section !== undefined) return inMarket(words, view, viewer, section)
  const holder = view.seats.findIndex((_, seat) => heldBy(view, seat).includes(id))
  if (holder >= 0)
    return holder === viewer
      ? words.say('tekhenu.where.mine')
      : words.say('tekhenu.where.theirs', { who: seats[holder]?.name ?? '' })
  if (offeredIn(view).includes(id)) return words.say('tekhenu.where.offered')
  return cardKind(id) === 'destiny' ? words.say('tekhenu.where.free') : onBoard(words, view, id)
}

/** What lies open in setup, and the decrees that were dealt to the viewer. */
const offeredIn = (view: TekhenuView): readonly string[] => [
  ...view.starting,
  ...(sethOf(view)?.cults ?? []),
  ...view.dealt.flatMap(({ decrees }) => decrees ?? []),
]

function inMarket(
  words: Words,
  view: TekhenuView,
  viewer: number | 'spectator',
  { section, happiness: needed }: MarketSection,
): string {
  const lies = words.say('tekhenu.where.market', { section })
  if (viewer === 'spectator') return lies
  const { happiness } = view.seats[viewer]!
  const enough = happiness >= needed ? 'yes' : 'no'
  return `${lies} ${words.say('tekhenu.where.reach', { enough, happiness, needed })}`
}

const heldBy = (view: TekhenuView, seat: number): readonly string[] => {
  const { blessings, technologies, openDecrees, destiny, drafted } = view.seats[seat]!
  const seth = sethOf(view)?.seats[seat]
  return [
    ...blessings,
    ...technologies,
    ...openDecrees,
    ...(view.decrees[seat] ?? []),
    ...drafted,
    ...(destiny === null ? [] : [destiny]),
    ...(seth?.artifacts ?? []),
    ...(seth === undefined || seth.cult === null ? [] : [seth.cult]),
  ]
}

const SLOTS = ['1–2', '3–4', '5–6'] as const

function onBoard(words: Words, view: TekhenuView, id: string): string {
  const slot = view.tiles.indexOf(id)
  if (slot >= 0) return words.say('tekhenu.where.ra', { values: SLOTS[slot]! })
  const space = view.temple.findIndex((at) => at?.tile === id)
  if (space >= 0) return words.say('tekhenu.where.temple', { space: spaceName(space) })
  const seth = sethOf(view)
  const conquest = conquestOf(id)
  if (conquest !== undefined) {
    if (seth?.conquest === conquest) return words.say('tekhenu.where.conquest')
    const laid = seth?.temple.indexOf(conquest) ?? -1
    return laid < 0 ? '' : words.say('tekhenu.where.temple', { space: spaceName(laid) })
  }
  return seth?.artifacts.includes(id) === true ? words.say('tekhenu.where.artifact') : ''
}

/** What the page of a card says, apart from its drawings. */
export const cardFacts: Omit<CardRules, 'Face' | 'Pairs' | 'Example'> = {
  title: cardTitle,
  family: (words, id) => sayOf(words, `tekhenu.boards.family.${familyOf(id)}`),
  text,
  when,
  costs,
  order,
  scales,
  printed: printedBlocks,
  where,
}
