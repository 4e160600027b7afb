import { KINDS } from '@benben/aton'
import {
  DAMAGES,
  DRAW_REFUSALS,
  DRAW_RULE,
  MATCH_REFUSALS,
  MATCH_RULES,
  shape,
  type Game,
} from '@benben/kernel'
import {
  CAUSES,
  COLOURS,
  CONQUEST_TILES,
  DRAWS,
  FAMILIES,
  GODS,
  idsOf,
  MARKERS,
  PEOPLE,
  PURITIES,
  SOLO_LEVELS,
  SOLO_REASONS,
  standard,
  SYMBOLS,
  textOf,
  TOKENS,
  WAITS,
} from '@benben/tekhenu'
import { SHEET_FAULTS } from '@benben/tekhenu/sheet'
import { keysOf } from '../src/rules/book.ts'
import { BOOKS } from '../src/rules/books.ts'
import { keyOf } from '../src/said.ts'
import { GAME_PARTS } from '../src/shelf.ts'
import { slug } from '../src/tekhenu/context.ts'

/** Every key that codes from kernel and games can lead to, made from the lists these publish. */

export const kernelKeys = (): string[] => [
  ...shape.FAULTS,
  ...DAMAGES,
  ...MATCH_REFUSALS,
  ...DRAW_REFUSALS,
  `match.rule.${DRAW_RULE}`,
  ...MATCH_RULES.map((rule) => `match.rule.${rule}`),
]

export const gameKeys = ({ id, codes }: Pick<Game, 'id' | 'codes'>): string[] => [
  ...codes.events.map((type) => `${id}.log.${type}`),
  ...codes.questions.flatMap((code) => [keyOf('ask', code), keyOf('task', code)]),
  ...codes.refusals.map((code) => keyOf('refusal', code)),
  ...codes.rules.map((rule) => `${id}.rule.${rule}`),
  ...codes.faults,
  ...codes.reasons.map((reason) => `${id}.reason.${reason}`),
  ...codes.sources.map((source) => `${id}.source.${source}`),
  ...(codes.ahead ?? []).flatMap((answer) => [`${id}.ahead.${answer}`, `${id}.ahead.${answer}.about`]),
]

/** What Aton says beyond what every game says. */
const atonKeys = (): string[] => KINDS.flatMap((kind) => [`aton.kind.${kind}`, `aton.space.${kind}`])

const ALL_CARDS = (
  ['blessing', 'technology', 'decree', 'starting', 'destiny', 'cult', 'artifact'] as const
).flatMap(idsOf)
const OF_SETH = /^(?:[A-Z]X|Cult|Art)/

export const CARDS = ALL_CARDS.filter((id) => !OF_SETH.test(id))
/** Those of Time of Seth. */
export const SETH_CARDS = ALL_CARDS.filter((id) => OF_SETH.test(id))
/** Conquest tiles whose text does not come from the edition. */
const CONQUESTS = CONQUEST_TILES.filter((tile) => !(tile in standard.timeOfSeth.conquestTiles))

/** What Tekhenu says beyond what every game says. */
const tekhenuKeys = (): string[] => {
  const abilities = standard.pillarTiles.tiles.flatMap(({ ability }) =>
    ability === null ? [] : [slug(ability)],
  )
  return [
    ...[...CARDS, ...SETH_CARDS].map((card) => `tekhenu.card.${textOf(card)}`),
    ...[...CARDS, ...SETH_CARDS].map((card) => `tekhenu.name.${textOf(card)}`),
    ...CONQUEST_TILES.map((tile) => `tekhenu.name.conquest-${tile}`),
    ...abilities.map((ability) => `tekhenu.ability.${ability}`),
    ...CONQUESTS.map((tile) => `tekhenu.conquest.${tile}`),
    ...[1, 2, 3, 4, 5, 6].map((region) => `tekhenu.region.${region}`),
    ...GODS.map((god) => `tekhenu.god.${god}`),
    ...standard.wheel.lightClockwise.map((light) => `tekhenu.light.${light}`),
    ...standard.temple.edgeColours.flatMap((edge) => [`tekhenu.edge.${edge}`, `tekhenu.edge-letter.${edge}`]),
    ...COLOURS.flatMap((colour) => [`tekhenu.colour.${colour}`, `tekhenu.colour-letter.${colour}`]),
    ...PURITIES.map((purity) => `tekhenu.purity.${purity}`),
    ...FAMILIES.map((family) => `tekhenu.family.${family}`),
    ...SYMBOLS.map((symbol) => `tekhenu.symbol.${symbol}`),
    ...[...TOKENS, ...MARKERS].flatMap((token) => [`tekhenu.token.${token}`, `tekhenu.many.${token}`]),
    ...PEOPLE.map((place) => (place === 'left' || place === 'right' ? `column-${place}` : place)).map(
      (place) => `tekhenu.place.${place}`,
    ),
    ...CAUSES.map((cause) => `tekhenu.by.${slug(cause)}`),
    ...WAITS.map((wait) => `tekhenu.wait.${wait}`),
    ...SOLO_REASONS.map((reason) => `tekhenu.because.${reason}`),
    ...SOLO_LEVELS.map((level) => `tekhenu.solo.level.${level}`),
    ...DRAWS,
    ...SHEET_FAULTS,
    ...['up', 'right'].map((way) => `tekhenu.deben.${way}`),
  ]
}

/** The rules the protocol's own refusals rest on; its codes are keys by their type, where they stand. */
const protocolKeys = (): string[] => ['protocol.rule.answers']

export const allKeys = (): string[] => [
  ...kernelKeys(),
  ...Object.entries(GAME_PARTS).flatMap(([id, { codes }]) => gameKeys({ id, codes })),
  ...atonKeys(),
  ...tekhenuKeys(),
  ...protocolKeys(),
  ...Object.values(BOOKS).flatMap(keysOf),
]
