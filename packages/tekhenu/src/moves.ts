import type { Move } from '@benben/kernel'
import { sayingOf, type Saying } from './blessing-cards.ts'
import {
  artifactName,
  ARTIFACTS,
  BLESSING,
  cardName,
  CARDS,
  COLOURS,
  cultName,
  CULTS,
  DECREE,
  DESTINY_CARDS,
  destinyName,
  FAMILIES,
  GODS,
  MARKERS,
  RESOURCES,
  SCRIBE,
  STARTING_CARDS,
  startingName,
  TOKENS,
  WHEEL_GODS,
  type Card,
  type Colour,
  type Family,
  type God,
  firstOf,
} from './names.ts'
import { PEOPLE, SIDES_OF_TEMPLE, spaceName, spaceNamed, WORKSHOP_NAMES } from './places.ts'

/** A move is its kind in the upper bits and what it names below. */
const KIND = 1 << 24
export const kindOf = (move: Move): number => move >>> 24
export const named = (move: Move): number => move & (KIND - 1)

/** Things that are gained by choice. */
const WELFARE = [...TOKENS, ...MARKERS] as const
export const [POPULATION_CHOICE, HAPPINESS_CHOICE, WARRIOR_CHOICE, PRIEST_CHOICE] = [7, 8, 9, 10] as const

interface Form {
  /** All numbers this kind of move can name, and their texts. */
  readonly write: (named: number) => string | undefined
  readonly read: (words: readonly string[]) => number
}

const within = <T>(list: readonly T[], i: number): T | undefined =>
  i >= 0 && i < list.length ? list[i] : undefined
const digit = (word: string | undefined): number =>
  word !== undefined && /^\d$/.test(word) ? Number(word) : -1

/** A word and one of a list of names. */
const choose = (word: string, names: readonly string[]): Form => ({
  write: (i) => {
    const name = within(names, i)
    // An empty name keeps the place of number 0 where cards count from 1.
    return name === undefined || name === '' ? undefined : `${word} ${name}`
  },
  read: (words) => (words[0] === word && words.length === 2 ? names.indexOf(words[1]!) : -1),
})

/** A word and a number. */
const number = (word: string, min: number, max: number): Form => ({
  write: (i) => (i >= min && i <= max ? `${word} ${i}` : undefined),
  read: (words) =>
    words.length === 2 && words[0] === word && /^\d+$/.test(words[1]!) ? Number(words[1]) : -1,
})

const plain = (text: string): Form => ({
  write: (i) => (i === 0 ? text : undefined),
  read: (words) => (words.join(' ') === text ? 0 : -1),
})

const listOf = (many: number, name: (n: number) => string): string[] =>
  Array.from({ length: many }, (_, i) => name(i + 1))
const cards = (family: Family): string[] => listOf(CARDS[family]!, (card) => cardName(family, card))
/** Room for a family among all cards; the place of number 0 and what is left over have no name. */
const FAMILY_ROOM = 32
const allCards = FAMILIES.flatMap((_, family) => {
  const names = ['', ...cards(family)]
  return [...names, ...Array.from({ length: FAMILY_ROOM - names.length }, () => '')]
})
const starting = listOf(2 * STARTING_CARDS, startingName)
const destinies = listOf(DESTINY_CARDS, destinyName)
const artifacts = listOf(ARTIFACTS, artifactName)
/** Where destiny cards come among rewards, cult powers among what is drafted, artifacts among destinies. */
export const DESTINY_AT = 2 * STARTING_CARDS
export const CULT_AT = 2 * STARTING_CARDS
export const ARTIFACT_AT = DESTINY_CARDS

const takeForm: Form = {
  write: (i) => {
    const [god, value, colour] = [GODS[i & 7], (i >> 3) & 7, COLOURS[i >> 6]]
    return god !== undefined && value >= 1 && value <= 6 && colour !== undefined
      ? `take ${god} ${value} ${colour}`
      : undefined
  },
  read: ([verb, god, value, colour]) =>
    verb === 'take'
      ? parts(
          GODS.indexOf(god as never),
          digit(value),
          COLOURS.indexOf(colour as never),
          (a, b, c) => a | (b << 3) | (c << 6),
        )
      : -1,
}

function parts(a: number, b: number, c: number, join: (a: number, b: number, c: number) => number): number {
  return a < 0 || b < 0 || c < 0 ? -1 : join(a, b, c)
}

/** What is said with a blessing when it is played: the numbers that can be said, and their words. */
const SAYINGS: Readonly<Record<Saying, { numbers: readonly number[]; word: (said: number) => string }>> = {
  nothing: { numbers: [0], word: () => '' },
  marker: { numbers: [POPULATION_CHOICE, HAPPINESS_CHOICE], word: (said) => ` for ${WELFARE[said]!}` },
  face: { numbers: [1, 2, 3, 4, 5, 6], word: (said) => ` for ${said}` },
  god: { numbers: WHEEL_GODS.map((_, god) => god), word: (said) => ` for ${WHEEL_GODS[said]!}` },
  warriors: { numbers: [0, 1, 2, 3, 4, 5], word: (said) => ` for ${said}` },
}

/** The numbers that can be said with a blessing. */
export const numbersSaid = (card: Card): readonly number[] => SAYINGS[sayingOf(card)].numbers

/** A blessing and what is said with it are one number: the card in the lower five bits. */
const SAID_AT = 5
const packPlay = (card: Card, said: number): number => card | (said << SAID_AT)
export const playMove = (card: Card, said = 0): Move => K.play + packPlay(card, said)
export const cardPlayed = (move: Move): Card => named(move) & ((1 << SAID_AT) - 1)
export const saidWith = (move: Move): number => named(move) >> SAID_AT

function playForm(): Form {
  const texts = new Map<string, number>()
  const numbers = new Map<number, string>()
  for (let card = 1; card <= CARDS[BLESSING]; card++) {
    for (const said of numbersSaid(card)) {
      const text = `play ${cardName(BLESSING, card)}${SAYINGS[sayingOf(card)].word(said)}`
      texts.set(text, packPlay(card, said))
      numbers.set(packPlay(card, said), text)
    }
  }
  return { write: (i) => numbers.get(i), read: (words) => texts.get(words.join(' ')) ?? -1 }
}

const pillarForm: Form = {
  write: (i) => {
    const [space, turn] = [i >> 2, i & 3]
    return space < 25 ? `pillar at ${spaceName(space)} turn ${turn}` : undefined
  },
  read: ([pillar, at, space, turn, n]) =>
    pillar === 'pillar' && at === 'at' && turn === 'turn'
      ? parts(spaceNamed(space ?? ''), digit(n), 0, (a, b) => (a << 2) | b)
      : -1,
}

const pairs = (words: string, names: readonly string[], columns: number): Form => ({
  write: (i) => {
    const name = within(names, Math.floor(i / columns))
    return name === undefined ? undefined : `${words} ${name} ${(i % columns) + 1}`
  },
  read: (given) =>
    given.slice(0, -2).join(' ') === words
      ? parts(names.indexOf(given.at(-2)!), digit(given.at(-1)) - 1, 0, (a, b) =>
          b < columns ? a * columns + b : -1,
        )
      : -1,
})

/** Tokens that pay: the four resources, gold, scribes. */
export const PAYING = SCRIBE + 1
const payForm: Form = {
  write: (i) => {
    const words: string[] = []
    for (let token = 0; token < PAYING; token++) {
      const many = (i >> (4 * token)) & 15
      if (many > 0) words.push(`${many} ${TOKENS[token]!}`)
    }
    return words.length === 0 ? undefined : `pay ${words.join(' ')}`
  },
  read: ([verb, ...words]) => {
    if (verb !== 'pay' || words.length === 0 || words.length % 2 !== 0) return -1
    let packed = 0
    for (let i = 0; i < words.length; i += 2) {
      const token = TOKENS.indexOf(words[i + 1] as never)
      if (token < 0 || token >= PAYING || !/^\d{1,2}$/.test(words[i]!) || Number(words[i]) > 15) return -1
      packed |= Number(words[i]) << (4 * token)
    }
    return packed
  },
}

/** A tile laid on an empty space of the temple. */
const conquestForm: Form = {
  write: (i) => (i < 25 ? `conquest at ${spaceName(i)}` : undefined),
  read: ([conquest, at, space, ...rest]) =>
    conquest === 'conquest' && at === 'at' && rest.length === 0 ? spaceNamed(space ?? '') : -1,
}

/** A building that moves from a workshop into the region of its row's number, or back. */
const resettleForm: Form = {
  write: (i) => {
    const name = within(WORKSHOP_NAMES, i >> 1)
    return name === undefined ? undefined : `move ${i & 1 ? 'to' : 'from'} ${name}`
  },
  read: ([move, way, ...place]) => {
    const space = WORKSHOP_NAMES.indexOf(place.join(' '))
    return move === 'move' && (way === 'from' || way === 'to') && space >= 0
      ? (space << 1) | (way === 'to' ? 1 : 0)
      : -1
  },
}

const reliefForm: Form = choose('pay', ['', ...cards(BLESSING)])

/** Faith: 0 none, otherwise amount and side. */
const faithForm: Form = {
  write: (i) =>
    i === 0 ? 'no faith' : i > 1 && i < 64 ? `faith ${i >> 1} ${i & 1 ? 'tainted' : 'pure'}` : undefined,
  read: (words) => {
    if (words.join(' ') === 'no faith') return 0
    if (words[0] !== 'faith' || !/^[1-9]\d?$/.test(words[1] ?? '')) return -1
    return (Number(words[1]) << 1) | (words[2] === 'tainted' ? 1 : 0)
  },
}

const FORMS = {
  keep: choose('keep', ['', ...cards(DECREE)]),
  draft: choose('draft', ['', ...starting, ...listOf(CULTS, cultName)]),
  destiny: choose('destiny', ['', ...destinies, ...artifacts]),
  reward: choose('reward', ['', ...starting, ...destinies]),
  gain: choose('gain', WELFARE),
  pick: choose('pick', allCards),
  take: takeForm,
  anubis: plain('anubis'),
  play: playForm(),
  colour: choose('colour', COLOURS),
  as: choose('as', ['pure', 'tainted']),
  value: number('value', 1, 6),
  adjust: prefixed('adjust', number('to', 1, 6)),
  also: plain('also produce'),
  do: choose('do', GODS),
  produce: choose('produce', RESOURCES),
  extra: choose('extra', WHEEL_GODS),
  statueTo: prefixed('statue', choose('to', GODS)),
  statueAt: prefixed('statue', choose('at', PEOPLE)),
  pillar: pillarForm,
  house: pairs('building at', SIDES_OF_TEMPLE, 5),
  refresh: number('refresh', 1, 4),
  card: choose('card', allCards),
  workshop: pairs('building in', RESOURCES, 6),
  raise: choose('raise', RESOURCES),
  pay: payForm,
  relief: reliefForm,
  faith: faithForm,
  bread: number('bread', 0, 99),
  score: choose('score', ['', ...cards(DECREE)]),
  double: choose('double', ['', ...cards(DECREE)]),
  tithe: number('tithe', 0, 9),
  proclaim: plain('play D23'),
  goOn: plain('go on'),
  decline: plain('decline'),
  endTurn: plain('end turn'),
  conquest: conquestForm,
  resettle: resettleForm,
  useArtifact: choose('use', ['', ...artifacts]),
  levy: number('warriors', 0, 10),
  swap: choose('swap', TOKENS.slice(0, SCRIBE)),
  first: choose('first', ['reward', 'ability']),
  under: choose('under', ['', ...cards(DECREE)]),
  discard: choose('discard', ['', ...destinies]),
  station: prefixed('station', choose('at', GODS)),
} as const satisfies Record<string, Form>

function prefixed(word: string, form: Form): Form {
  return {
    write: (i) => {
      const text = form.write(i)
      return text === undefined ? undefined : `${word} ${text}`
    },
    read: ([first, ...rest]) => (first === word ? form.read(rest) : -1),
  }
}

export type MoveKind = keyof typeof FORMS
export const MOVE_KINDS = Object.keys(FORMS) as MoveKind[]
const FORM_LIST: readonly Form[] = MOVE_KINDS.map((kind) => FORMS[kind])

/**
 * The number of a move that names nothing, or the first of its kind. Written out, because every step of the rules looks
 * them up: an engine keeps such an object fast, one put together at run time not.
 */
export const K = {
  keep: 0,
  draft: 1 * KIND,
  destiny: 2 * KIND,
  reward: 3 * KIND,
  gain: 4 * KIND,
  pick: 5 * KIND,
  take: 6 * KIND,
  anubis: 7 * KIND,
  play: 8 * KIND,
  colour: 9 * KIND,
  as: 10 * KIND,
  value: 11 * KIND,
  adjust: 12 * KIND,
  also: 13 * KIND,
  do: 14 * KIND,
  produce: 15 * KIND,
  extra: 16 * KIND,
  statueTo: 17 * KIND,
  statueAt: 18 * KIND,
  pillar: 19 * KIND,
  house: 20 * KIND,
  refresh: 21 * KIND,
  card: 22 * KIND,
  workshop: 23 * KIND,
  raise: 24 * KIND,
  pay: 25 * KIND,
  relief: 26 * KIND,
  faith: 27 * KIND,
  bread: 28 * KIND,
  score: 29 * KIND,
  double: 30 * KIND,
  tithe: 31 * KIND,
  proclaim: 32 * KIND,
  goOn: 33 * KIND,
  decline: 34 * KIND,
  endTurn: 35 * KIND,
  conquest: 36 * KIND,
  resettle: 37 * KIND,
  useArtifact: 38 * KIND,
  levy: 39 * KIND,
  swap: 40 * KIND,
  first: 41 * KIND,
  under: 42 * KIND,
  discard: 43 * KIND,
  station: 44 * KIND,
} as const satisfies Readonly<Record<MoveKind, Move>>
/** Whether a move is of the kind that begins at `first`. */
/** Adds the moves of one kind that name the cards of a mask. */
export function addCards(out: Move[], kind: Move, mask: number): void {
  for (let rest = mask; rest !== 0; rest &= rest - 1) out.push(kind + firstOf(rest))
}
export const isKind = (move: Move, first: Move): boolean => move >>> 24 === first >>> 24

export const takeMove = (god: God, value: number, colour: Colour): Move =>
  K.take + (god | (value << 3) | (colour << 6))
export const pillarMove = (space: number, turn: number): Move => K.pillar + ((space << 2) | turn)
/** A card among all cards: families one after another. */
export const cardIndex = (family: Family, card: Card): number => family * FAMILY_ROOM + card
export const familyOf = (index: number): Family => Math.floor(index / FAMILY_ROOM)
export const cardOf = (index: number): Card => index % FAMILY_ROOM
export const faithMove = (amount: number): Move =>
  K.faith + (amount === 0 ? 0 : (Math.abs(amount) << 1) | (amount < 0 ? 1 : 0))

export function isMove(move: Move): boolean {
  if (!Number.isInteger(move) || move < 0 || move >= FORM_LIST.length * KIND) return false
  return FORM_LIST[kindOf(move)]?.write(named(move)) !== undefined
}

export function write(move: Move): string {
  return FORM_LIST[kindOf(move)]?.write(named(move)) ?? `move ${move}`
}

export function read(text: string): Move | undefined {
  const words = text.split(' ')
  for (let kind = 0; kind < FORM_LIST.length; kind++) {
    const found = FORM_LIST[kind]!.read(words)
    // What does not write back the same text was misspelt.
    if (found >= 0 && FORM_LIST[kind]!.write(found) === text) return kind * KIND + found
  }
  return undefined
}
