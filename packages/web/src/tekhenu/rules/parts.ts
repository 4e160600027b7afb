import { sethOf } from '@benben/tekhenu'
import type { PageShape } from '@benben/words/rules'
import { tekhenuBook } from '@benben/words/rules/tekhenu'
import type { GlyphName } from '../icons/names.ts'
import type { TableModel } from '../model.ts'
import { sayOf } from '../say.ts'
import { BOARD_PARTS } from './parts-board.ts'
import { NOW } from './parts-now.ts'
import { rivalHelp } from './parts-rival.ts'
import { SEAT_PARTS } from './parts-seat.ts'

/** What a part of the table says: what it is, rows of what it costs and brings, where the rule is. */
export interface Help {
  readonly glyph?: GlyphName
  readonly title: string
  readonly what: string
  readonly rows: readonly (readonly [label: Label, text: string])[]
  readonly rule: string
  /** A card or tile with a page of its own. */
  readonly card?: string
  /** Cards and tiles that change what is said here. */
  readonly changedBy?: readonly string[]
  /** Shows values that nobody could check against the box. */
  readonly unchecked?: boolean
}

type Label =
  | 'now'
  | 'costs'
  | 'brings'
  | 'next'
  | 'statues'
  | 'tile'
  | 'ra'
  | 'hathor'
  | 'sunny'
  | 'shaded'
  | 'dark'
  | 'warriors'
  | 'priests'

/** Answers for a kind of part, from what follows its name. */
export type Answer = (model: TableModel, rest: string) => Help

/** Parts that are explained alike at every table: their page, and a drawing. How they stand now: `parts-now.ts`. */
const STATIC: Readonly<Record<string, readonly [rule: string, glyph?: GlyphName]>> = {
  light: ['purity', 'sunny'],
  wheel: ['turn', 'die'],
  vizier: ['vizier', 'vizier'],
  rounds: ['game', 'hourglass'],
  order: ['maat', 'scales'],
  points: ['end', 'vp'],
  tokens: ['gold', 'gold'],
  scales: ['maat', 'scales'],
  building: ['limits', 'building'],
  statue: ['horus', 'statue'],
  pillar: ['ra', 'pillar'],
  cards: ['blessings', 'blessing'],
  temple: ['ra', 'temple'],
  tiles: ['tiles', 'ra'],
  'market-area': ['thoth', 'thoth'],
  mine: ['table', 'scales'],
  rivals: ['table', 'population'],
  bot: ['solo-turn', 'obelisk'],
  prompt: ['turn', 'die'],
  log: ['game'],
  projection: ['scoring', 'hourglass'],
  offer: ['setup', 'starting'],
  conquest: ['conquest', 'conquest'],
}

/** Names of things that something else explains. */
const ALIASES: Readonly<Record<string, string>> = {
  'area/wheel': 'wheel',
  'area/horus': 'god/horus',
  'area/ra': 'tiles',
  'area/temple': 'temple',
  'area/people': 'god/bastet',
  'area/market': 'market-area',
  'area/osiris': 'god/osiris',
  'area/seth': 'god/seth',
  'area/bot': 'bot',
  'area/mine': 'mine',
  'area/rivals': 'rivals',
  'area/offer': 'offer',
  decks: 'market-area',
  tile: 'tiles',
  board: 'mine',
  made: 'production',
  population: 'token/population',
}

const ANSWERS: Readonly<Record<string, Answer>> = { ...BOARD_PARTS, ...SEAT_PARTS }

/** More cards than these would be a list to read through. */
const MOST_CARDS = 6

/** The cards that the page of a rule names, of the modules that are played. */
function cardsAbout({ view }: TableModel, rule: string): readonly string[] {
  const { cards = [] } = (tekhenuBook.pages[rule] ?? {}) as PageShape
  const known = sethOf(view) === undefined ? cards.filter((card) => !/X|Art|Cult/.test(card)) : cards
  return known.length <= MOST_CARDS ? known : []
}

/** What a part says. A name that nobody knows is answered by the table as a whole. */
export function helpFor(model: TableModel, name: string): Help {
  const help = answerFor(model, name)
  return { ...help, changedBy: cardsAbout(model, help.rule) }
}

function answerFor(model: TableModel, name: string): Help {
  if (name.startsWith('seat/')) return ofSeat(model, name)
  const known = ALIASES[name] ?? name
  const slash = known.indexOf('/')
  const kind = slash < 0 ? known : known.slice(0, slash)
  const answer = ANSWERS[kind]
  // `statue/ra` is a place to honour a god, `statue` alone the row on a board.
  if (answer !== undefined && (slash >= 0 || !Object.hasOwn(STATIC, known)))
    return answer(model, slash < 0 ? '' : known.slice(slash + 1))
  return fixed(model, ALIASES[kind] ?? kind)
}

/** `seat/1/building`: a part of my own board, or of somebody else's. */
function ofSeat(model: TableModel, name: string): Help {
  const [, number = '', what = 'board', ...rest] = name.split('/')
  const seat = Number(number)
  if (seat !== model.near) return rivalHelp(model, seat, [what, ...rest].join('/'))
  return answerFor(model, [ALIASES[what] ?? what, ...rest].join('/'))
}

function fixed(model: TableModel, name: string): Help {
  const { words } = model
  const part = Object.hasOwn(STATIC, name) ? name : 'mine'
  const [rule, glyph] = STATIC[part]!
  return {
    ...(glyph === undefined ? {} : { glyph }),
    title: sayOf(words, `tekhenu.part.${part}.title`),
    what: sayOf(words, `tekhenu.part.${part}.what`),
    rows: NOW[part]?.(model) ?? [],
    rule,
  }
}
