import { COLOURS, RESOURCES, SOLO_EVENTS, soloOf, type SoloEvent, type TekhenuEvent } from '@benben/tekhenu'
import type { Params } from '@benben/kernel'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { pad, wrap } from '../text.ts'
import {
  actionName,
  colourName,
  LINE_WIDTH,
  dieName,
  godName,
  person,
  placeName,
  tokenName,
  type SentenceContext,
} from './context.ts'
import { cardNames, conquestName, namedCards } from './names.ts'

/** Sentences about Botankhamun: its steps with their reasons, and its pyramid. */

export const isSolo = (event: TekhenuEvent): event is SoloEvent =>
  SOLO_EVENTS.some((type) => type === event.type)

/** A tile of the pyramid: a god, or the resources in the order it shows them. */
export function tileName(
  { words, edition }: Pick<SentenceContext, 'words' | 'edition'>,
  tile: string,
): string {
  const number = /^resources ([1-4])$/.exec(tile)?.[1]
  if (tile === 'warband') return words.say('tekhenu.solo.warband')
  if (number === undefined) return godName(words, tile)
  const resources = edition.botankhamun.resourceTiles[Number(number) - 1]!
  return words.say('tekhenu.solo.resources', {
    resources: words.series(resources.map((resource) => tokenName(words, resource))),
  })
}

export function soloParams(context: SentenceContext, event: SoloEvent): Params {
  const { words } = context
  switch (event.type) {
    case 'botankhamun':
      return { level: levelName(context, event.level), decrees: event.decrees, sets: event.sets }
    case 'pyramid':
      return { tiles: words.series(event.tiles.map((tile) => short(context, tile))) }
    case 'progressed':
      return {
        deben: event.deben,
        row: event.row,
        place: event.place,
        tile: tileName(context, event.tile),
      }
    case 'took':
      return {
        die: dieName(words, event.die.colour, event.die.value),
        god: godName(words, event.god),
        reason: event.reason,
        among: words.series(
          event.among.map((die) =>
            words.say('tekhenu.solo.dice', {
              die: dieName(words, die.colour, die.value),
              god: godName(words, die.god),
            }),
          ),
        ),
        why: event.forbidden ? 'forbidden' : event.passed.length > 0 ? 'passed' : 'no',
        passed: words.list(event.passed.map((name) => passedName(context, name))),
      }
    case 'because':
      return { why: becauseOf(context, event) }
    case 'blessings-discarded':
      return { cards: words.series(cardNames(words, event.cards)) }
    default:
      return {}
  }
}

const levelName = ({ words }: Pick<SentenceContext, 'words'>, level: string): string =>
  sayOr(words, `tekhenu.solo.level.${level}`, {})

const passedName = ({ words }: SentenceContext, name: string): string =>
  name === 'warband' || name === 'pure'
    ? words.say(`tekhenu.solo.passed.${name}`)
    : COLOURS.some((colour) => colour === name)
      ? colourName(words, name)
      : actionName(words, name)

/** The reason for a step. */
function becauseOf(context: SentenceContext, event: Extract<TekhenuEvent, { type: 'because' }>): string {
  const { words } = context
  const { god, action, resource, place, tile } = event.params
  return sayOr(words, `tekhenu.because.${event.reason}`, {
    ...event.params,
    ...namedCards(words, event.params),
    ...(typeof tile === 'string' ? { tile: conquestName(words, tile) } : {}),
    who: person(context, event.seat),
    ...(typeof god === 'string' ? { god: godName(words, god) } : {}),
    ...(typeof action === 'string' ? { action: actionName(words, action) } : {}),
    ...(typeof resource === 'string' ? { resource: tokenName(words, resource) } : {}),
    ...(typeof place === 'string' ? { place: placeName(words, place) } : {}),
  })
}

/** As many letters of a resource as tell it from the others: in French `pain` and `papyrus` share two. */
function letters(words: Words, resource: string): string {
  const name = tokenName(words, resource)
  const others = RESOURCES.filter((each) => each !== resource).map((each) => tokenName(words, each))
  let many = 1
  while (many < name.length && others.some((other) => other.startsWith(name.slice(0, many)))) many++
  return name.slice(0, 1).toUpperCase() + name.slice(1, many)
}

/** A tile in short: the god, or the first letters of the resources. */
function short({ words, edition }: SentenceContext, tile: string): string {
  const number = /^resources ([1-4])$/.exec(tile)?.[1]
  if (tile === 'warband') return words.say('tekhenu.solo.warband-short')
  if (number === undefined) return godName(words, tile)
  return edition.botankhamun.resourceTiles[Number(number) - 1]!.map((resource) =>
    letters(words, resource),
  ).join('-')
}

const ROWS = [
  [9, 1],
  [7, 2],
  [4, 3],
  [0, 4],
] as const
const TILE = 14

/** The pyramid in words, row by row from the top, with the marker's place. Empty without Botankhamun. */
export function pyramidRows(context: SentenceContext): string[][] {
  const { words, view } = context
  const solo = soloOf(view)
  if (solo === undefined) return []
  return ROWS.map(([first, many], i) => [
    words.say('tekhenu.text.pyramid-row', { row: ROWS.length - i }),
    Array.from({ length: many }, (_, place) => {
      const tile = tileName(context, solo.pyramid[first + place]!)
      return solo.marker === first + place + 1 ? words.say('tekhenu.text.marker', { tile }) : tile
    }).join('; '),
  ])
}

/** The pyramid with its marker, from the top. Empty without Botankhamun. */
export function pyramidLines(context: SentenceContext): string[] {
  const { words, view } = context
  const solo = soloOf(view)
  if (solo === undefined) return []
  const tile = (place: number): string =>
    words.say(solo.marker === place + 1 ? 'tekhenu.table.pyramid-here' : 'tekhenu.table.pyramid-tile', {
      tile: short(context, solo.pyramid[place]!),
    })
  const rows = ROWS.map(([first, many]) =>
    (
      ' '.repeat(((4 - many) * TILE) / 2) +
      Array.from({ length: many }, (_, i) => pad(tile(first + i), TILE)).join('')
    ).trimEnd(),
  )
  const level = levelName(context, solo.level)
  return [
    ...wrap(words.say('tekhenu.table.pyramid', { who: person(context, 1), level }), LINE_WIDTH),
    ...rows,
    ...(solo.marker === 0 ? [words.say('tekhenu.table.pyramid-start')] : []),
    ...wrap(words.say('tekhenu.table.solo-counts', { decrees: solo.decrees }), LINE_WIDTH),
    '',
  ]
}
