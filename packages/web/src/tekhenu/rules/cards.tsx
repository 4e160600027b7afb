import {
  artifactNamed,
  cardKind,
  MARKET,
  marketCards,
  momentOf,
  sethOf,
  spaceName,
  tileNamed,
  type MarketSection,
  type TekhenuView,
} from '@benben/tekhenu'
import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import type { CardRules, PictureProps } from '../../rules/game-rules.ts'
import { cardText, cardTitle, conquestText } from '../cards/card-facts.ts'
import { LargeCard } from '../cards/large-card.tsx'
import { amountsOf, sayOf } from '../say.ts'
import { ConquestFace } from '../seth/conquest.tsx'
import { ExampleDie, GodPairs } from './card-pictures.tsx'
import { shownEdition } from './edition-context.ts'
import { conquestOf, familyOf, printedBlocks } from './families.ts'
import { tileText } from './tile-text.ts'
import { TileFace } from './pictures-board.tsx'
import styles from './cards.module.css'

/** A card or tile as it lies on the table, large. */
function Face({ id, words, printed }: PictureProps & { readonly id: string }): ReactElement {
  const edition = shownEdition(printed)
  const conquest = conquestOf(id)
  if (conquest !== undefined)
    return (
      <span className={styles.conquest}>
        <ConquestFace model={{ edition }} tile={conquest} />
      </span>
    )
  if (cardKind(id) === 'pillar')
    return (
      <span className={styles.tile}>
        <TileFace edition={edition} id={id} />
      </span>
    )
  return (
    <span className={styles.card}>
      <LargeCard model={{ words, edition }} id={id} text={cardText(words, id)} />
    </span>
  )
}

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
  return [own, had].filter((each) => each !== '').join(' ')
}

const when = (words: Words, id: string): string =>
  sayOf(words, `tekhenu.when.${id}`) || sayOf(words, `tekhenu.when.${momentOf(id) ?? familyOf(id)}`)

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

/** Where a card lies at a table, as far as its viewer knows. */
const where: CardRules['where'] = (words, { view: shown, viewer, seats }, id) => {
  if (shown === null) return ''
  const view = shown as TekhenuView
  const section = MARKET.find((each) => marketCards(view, each).includes(id))
  if (section !== undefined) return inMarket(words, view, viewer, section)
  const holder = view.seats.findIndex((_, seat) => heldBy(view, seat).includes(id))
  if (holder >= 0)
    return holder === viewer
      ? words.say('tekhenu.where.mine')
      : words.say('tekhenu.where.theirs', { who: seats[holder]?.name ?? '' })
  return onBoard(words, view, id) || words.say('tekhenu.where.unseen')
}

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

export const cards: CardRules = {
  Face,
  title: (words, id) => cardTitle(words, conquestOf(id) ?? id),
  family: (words, id) => sayOf(words, `tekhenu.boards.family.${familyOf(id)}`),
  text,
  when,
  costs,
  order,
  scales,
  Pairs: GodPairs,
  Example: ExampleDie,
  printed: printedBlocks,
  where,
}
