import { KIND, spaceName, templeOf } from '@benben/aton'
import type { Key } from '@benben/words'
import type { TableModel } from '../model.ts'
import {
  cartoucheRows,
  discardRows,
  handRows,
  mineRows,
  projectionRows,
  reachRows,
  realmRows,
  rivalRows,
  spaceRows,
  statsRows,
  templeRows,
  trackRows,
  winRows,
  roundRows,
  type Row,
} from './parts-now.ts'

/** What a part of the table says: what it is, how it stands now, and the page of its rule. */
export interface Help {
  readonly title: string
  readonly what: string
  readonly rows: readonly Row[]
  readonly rule: string
}

type Rows = (model: TableModel, which: string) => readonly Row[]

/** The page that explains each part, and how the part stands now. */
const PARTS: Readonly<Record<string, readonly [rule: string, rows: Rows]>> = {
  'cartouche-1': ['cartouche1', cartoucheRows],
  'cartouche-2': ['cartouche2', cartoucheRows],
  'cartouche-3': ['cartouche3', cartoucheRows],
  'cartouche-4': ['cartouche4', cartoucheRows],
  'temple-1': ['scoring', templeRows],
  'temple-2': ['scoring', templeRows],
  'temple-3': ['scoring', templeRows],
  'temple-4': ['scoring', templeRows],
  reach: ['cartouche3', reachRows],
  realm: ['realm', realmRows],
  track: ['end', trackRows],
  rival: ['board', rivalRows],
  mine: ['round', mineRows],
  hand: ['assign', handRows],
  discards: ['board', discardRows],
  stats: ['board', statsRows],
  projection: ['scoring', projectionRows],
  wins: ['end', winRows],
  players: ['board', (model) => [...mineRows(model), ...rivalRows(model)]],
  log: ['round', roundRows],
  plaque: ['round', roundRows],
}

/** The parts that say something of their own. */
export const PART_NAMES = Object.keys(PARTS)

/** `space/17`, `cartouche/2`: what a part of the table says. */
export function helpFor(model: TableModel, name: string): Help {
  const [kind = '', which = ''] = name.split('/')
  if (kind === 'space') return spaceHelp(model, Number(which))
  const exact = kind === 'about' ? which : `${kind}-${which}`
  const part = [exact, kind, 'mine'].find((each) => Object.hasOwn(PARTS, each))!
  const [rule, rows] = PARTS[part]!
  const { words } = model
  return {
    title: words.say(`aton.part.${part}.title` as Key),
    what: words.say(`aton.part.${part}.what` as Key),
    rows: rows(model, which),
    rule,
  }
}

/** Colours that win by themselves; the others are scored. */
const WINNING: ReadonlySet<string> = new Set(['yellow', 'green'])

function spaceHelp(model: TableModel, space: number): Help {
  const { words } = model
  const kind = KIND[space]!
  const told = words.say(`aton.space.${kind}`, { temple: templeOf(space) + 1 })
  return {
    title: words.say('aton.part.space.title', { space: spaceName(space), kind: told }),
    what: words.say(`aton.part.space.${kind}`),
    rows: spaceRows(model, space),
    rule: WINNING.has(kind) ? 'end' : 'scoring',
  }
}
