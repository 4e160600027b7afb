import {
  artifactNamed,
  cardKind,
  givenUpBy,
  musteredBy,
  placement,
  purityAt,
  sethOf,
  spaceNamed,
  tekhenu,
  tileAtRa,
  vizierOf,
  type Edge,
  type Edition,
  type TekhenuView,
} from '@benben/tekhenu'
import type { Move } from '@benben/kernel'
import { sayOr } from '../said.ts'
import type { Words } from '../speak.ts'
import { row, wrap } from '../text.ts'
import { cardText, conquestTokens } from './cards.ts'
import {
  actionName,
  amounts,
  colourName,
  dieName,
  godName,
  placeName,
  tokenName,
  LINE_WIDTH,
  type Say,
  type SentenceContext,
} from './context.ts'
import { cardName, conquestName } from './names.ts'
import { SETH_MOVES, sethSays } from './seth-moves.ts'

/** Describes the effect of a move; undefined if the text is not a move. */
export function gloss(context: SentenceContext, text: string): string | undefined {
  const move = tekhenu.read(text)
  if (move === undefined) return undefined
  const [verb = '', ...rest] = text.split(' ')
  const say = SAYS[verb]
  const said = say === undefined ? context.words.say('tekhenu.move.end-turn') : say(context, rest)
  return withWarning(context, move, said)
}

/** R32: warns about a choice that makes a declared action impossible. */
function withWarning({ words, view, edition }: SentenceContext, move: Move, text: string): string {
  const actions = givenUpBy(edition, view, [move])
  return actions.length === 0
    ? text
    : words.say('tekhenu.move.gives-up', {
        text,
        actions: words.list(actions.map((god) => godName(words, god))),
      })
}

/** `Long Scroll: …`. */
const named = (words: Words, id: string, text = cardText(words, id)): string =>
  words.say('tekhenu.card.named', { name: cardName(words, id), text })

const card: Say = ({ words }, [id]) => named(words, id!)

/** Descriptions by the first word of a move. */
const SAYS: Readonly<Record<string, Say>> = {
  keep: card,
  draft: card,
  destiny: ({ words }, [id]) =>
    cardKind(id!) === 'artifact' ? named(words, id!, artifactText(words, id!)) : named(words, id!),
  reward: card,
  pick: card,
  card,
  score: card,
  double: card,
  use: card,
  under: card,
  gain: ({ words }, [what]) => words.say('tekhenu.move.gain', { what: amounts(words, { [what!]: 1 }) }),
  take,
  anubis: ({ words }) => words.say('tekhenu.move.anubis'),
  play: (context, [id, ...rest]) =>
    rest.length === 0
      ? card(context, [id!])
      : context.words.say('tekhenu.move.play', {
          text: named(context.words, id!),
          what: playedFor(context, id!, rest[1]!),
        }),
  colour: (context, [colour]) =>
    waitOf(context) === 'declare'
      ? context.words.say('tekhenu.move.declare', { colour: colour! })
      : context.words.say('tekhenu.move.colour', { colour: colourName(context.words, colour!) }),
  as: ({ words }, [side]) =>
    words.say('tekhenu.move.as', { side: sayOr(words, `tekhenu.purity.${side}`, {}) }),
  value: ({ words }, [value]) => words.say('tekhenu.move.value', { value: value! }),
  adjust: ({ words }, [, value]) => words.say('tekhenu.move.adjust', { value: value! }),
  also: ({ words }) => words.say('tekhenu.move.also'),
  do: performed,
  extra: performedAlso,
  produce: ({ words, view }, [resource]) =>
    words.say('tekhenu.move.produce', {
      resource: tokenName(words, resource!),
      level: view.seats[view.toAct[0] ?? 0]?.production[resource!] ?? 0,
    }),
  statue: (context, [to, where]) => {
    const { words, view, edition } = context
    const column = where === 'left' || where === 'right'
    if (where === 'seth' || column) return sethSays.statue(context, where)
    if (to === 'at') return words.say('tekhenu.move.statue-people', { place: placeName(words, where!) })
    const value = view.horus.indexOf(where!) + 1
    const bonus = edition.horusBonuses.byDieValue[String(value) as '1'] ?? {}
    return words.say('tekhenu.move.statue', { god: godName(words, where!), bonus: amounts(words, bonus) })
  },
  pillar,
  building: ({ words, edition }, [where, place, number]) =>
    where === 'in'
      ? words.say('tekhenu.move.workshop', { place: placeName(words, `${place} ${number}`) })
      : words.say('tekhenu.move.house', {
          place: placeName(words, `${place} ${number}`),
          bread: edition.temple.buildingSpaces[place as Edge].bread[Number(number) - 1] ?? 0,
        }),
  refresh: ({ words }, [section]) => words.say('tekhenu.move.refresh', { section: section! }),
  raise: ({ words }, [resource]) =>
    words.say('tekhenu.move.raise', { resource: tokenName(words, resource!) }),
  pay: (context, rest) =>
    rest.length === 1 ? card(context, rest) : context.words.say('tekhenu.move.pay', paid(context, rest)),
  faith: ({ words }, [many, side]) =>
    words.say('tekhenu.move.faith', { many: many!, side: sayOr(words, `tekhenu.purity.${side}`, {}) }),
  no: ({ words }) => words.say('tekhenu.move.no-faith'),
  bread: ({ words }, [many]) => words.say('tekhenu.move.bread', { many: many! }),
  tithe: ({ words }, [many]) => words.say('tekhenu.move.tithe', { many: Number(many) }),
  go: ({ words }) => words.say('tekhenu.move.go-on'),
  decline: ({ words }) => words.say('tekhenu.move.decline'),
  ...SETH_MOVES,
  discard: ({ words }, [id]) =>
    words.say('tekhenu.move.discard', { card: cardName(words, id!), text: cardText(words, id!) }),
  station: ({ words }, [, god]) => words.say('tekhenu.move.station', { god: godName(words, god!) }),
}

/** The action of a god. */
export function performed(context: SentenceContext, [god]: readonly string[]): string {
  return god === 'seth'
    ? sethSays.perform(context)
    : context.words.say('tekhenu.move.do', { id: god!, god: godName(context.words, god!) })
}

/** The action of a god beside that of the die. */
export function performedAlso({ words }: SentenceContext, [god]: readonly string[]): string {
  return words.say('tekhenu.move.extra', { god: godName(words, god!) })
}

function artifactText(words: Words, id: string): string {
  const { priests, destiny } = artifactNamed(id)
  return words.say('tekhenu.card.artifact', {
    priests,
    destiny: cardName(words, destiny),
    text: cardText(words, id),
  })
}

/** The current question. */
const waitOf = ({ view }: SentenceContext): unknown => view.waiting.at(-1)?.['wait']

/** What a card is played for, where that is a choice. */
export function playedFor({ words }: SentenceContext, id: string, said: string): string {
  const mustered = musteredBy(id, Number(said))
  if (mustered) return amounts(words, mustered)
  if (/^\d$/.test(said)) return said
  return said === 'population' || said === 'happiness' ? tokenName(words, said) : actionName(words, said)
}

const paid = ({ words }: SentenceContext, rest: readonly string[]) => ({
  what: amounts(
    words,
    Object.fromEntries(rest.flatMap((word, i) => (i % 2 === 1 ? [[word, Number(rest[i - 1])]] : []))),
  ),
})

function take(context: SentenceContext, rest: readonly string[]): string {
  return context.words.say('tekhenu.move.take', takenDie(context, rest))
}

/** A die with the side of the scales it goes to; a die taken with Anubis goes to neither. */
export const takenDie = (
  { words, view, edition }: SentenceContext,
  [god, value, colour]: readonly string[],
) => ({
  die: dieName(words, colour!, Number(value)),
  god: godName(words, god!),
  purity:
    view.now.anubis > 0
      ? 'anubis'
      : sayOr(words, `tekhenu.purity.${purityAt(edition, view, god!, colour!)}`, {}),
})

function pillar({ words, view, edition }: SentenceContext, [, space, , turn]: readonly string[]): string {
  const at = spaceNamed(space!)
  const tile = tileAtRa(view)
  const conquest = sethOf(view)?.temple[at] ?? null
  const shown = conquest === null ? undefined : conquestTokens(edition, conquest)
  const brings = (reward: Readonly<Record<string, number>>): string =>
    conquest === null || shown !== undefined
      ? amounts(words, shown ?? reward)
      : words.say('tekhenu.by.conquest', { tile: conquestName(words, conquest) })
  if (tile === null)
    return words.say('tekhenu.move.pillar', {
      space: space!,
      reward: brings(edition.temple.rewards.flat()[at] ?? {}),
    })
  const { edges, buildings, points, reward } = placement(edition, view, tile, at, Number(turn))
  return words.say('tekhenu.move.pillar-scores', {
    space: space!,
    edges: edges.length,
    buildings: buildings.length,
    points,
    reward: brings(reward),
  })
}

/** Where a pillar can be raised: the placements that score most at once come first. */
export function bestFirst(edition: Edition, view: TekhenuView, moves: readonly string[]): readonly string[] {
  const tile = tileAtRa(view)
  if (tile === null) return moves
  const points = new Map(
    moves.map((move) => {
      const found = PILLAR.exec(move)
      return [
        move,
        found === null ? 0 : placement(edition, view, tile, spaceNamed(found[1]!), Number(found[2])).points,
      ]
    }),
  )
  return moves.toSorted((a, b) => points.get(b)! - points.get(a)!)
}

const BEST = 6

/** The placements with the most immediate points, best first. */
export function bestPlacements(context: SentenceContext, moves: readonly Move[]): string[] {
  const { words, view, edition } = context
  const tile = tileAtRa(view)
  if (tile === null) return []
  const scored = moves.flatMap((move) => {
    const text = tekhenu.write(move)
    const found = PILLAR.exec(text)
    if (found === null) return []
    return [{ text, points: placement(edition, view, tile, spaceNamed(found[1]!), Number(found[2])).points }]
  })
  const best = scored.toSorted((a, b) => b.points - a.points).slice(0, BEST)
  return [
    words.say('tekhenu.table.best'),
    ...best.flatMap(({ text }) => row([`  ${text}`, gloss(context, text) ?? ''], [26, 72])),
  ]
}

const PILLAR = /^pillar at (\w\d) turn (\d)$/

const EXAMPLES = [
  ['take ra 4 yellow', 'take'],
  ['anubis', 'anubis'],
  ['do ra', 'do'],
  ['produce granite', 'produce'],
  ['value 5', 'value'],
  ['play B07 for population', 'play'],
  ['statue to ra', 'statue-to'],
  ['statue at row', 'statue-at'],
  ['pillar at c3 turn 1', 'pillar'],
  ['building at left 2', 'house'],
  ['building in granite 4', 'workshop'],
  ['card T05', 'card'],
  ['refresh 2', 'refresh'],
  ['pay 2 granite', 'pay'],
  ['faith 2 pure', 'faith'],
  ['bread 1', 'bread'],
  ['score D07', 'score'],
  ['go on', 'go-on'],
  ['end turn', 'end-turn'],
] as const

/** Moves added by Time of Seth. */
const SETH = [
  ['take seth 3 gray', 'take-seth'],
  ['statue to seth', 'statue-seth'],
  ['statue at left', 'statue-column'],
  ['conquest at c3', 'conquest'],
  ['colour red', 'declare'],
  ['warriors 2', 'warriors'],
  ['gain priest', 'gain-priest'],
  ['play BX01 for 3', 'play-split'],
  ['move from bread 3', 'move'],
  ['destiny Art05', 'destiny'],
  ['use Art05', 'use'],
  ['swap bread', 'swap'],
  ['first reward', 'first'],
] as const

/** Moves that the Vizier brings. */
const VIZIER = [
  ['discard A02', 'discard'],
  ['station at ra', 'station'],
] as const

/** The syntax of moves, which is the same in every language. */
export function help(words: Words, view?: TekhenuView): string[] {
  const more = [
    ...(view === undefined || sethOf(view) !== undefined ? SETH : []),
    ...(view === undefined || vizierOf(view) !== undefined ? VIZIER : []),
  ]
  return [
    ...wrap(words.say('tekhenu.help.intro'), LINE_WIDTH),
    ...examples(words, EXAMPLES),
    '',
    ...(more.length === 0
      ? []
      : [...wrap(words.say('tekhenu.help.more'), LINE_WIDTH), ...examples(words, more), '']),
    ...wrap(words.say('tekhenu.help.look'), LINE_WIDTH),
  ]
}

type Example = (typeof EXAMPLES | typeof SETH | typeof VIZIER)[number]

const examples = (words: Words, list: readonly Example[]): string[] =>
  list.flatMap(([move, key]) => row([`  ${move}`, words.say(`tekhenu.help.${key}`)], [26, 70]))
