import { cardKind } from '@benben/tekhenu'

/**
 * Where a move is chosen: a *spot* is a place on the table named by a string (`die/ra 4 white`, `space/b3`), and what lies
 * nowhere on the table stands in the prompt. The names follow the texts of moves (packages/tekhenu/src/moves.ts).
 */
export interface Place {
  /** The spot where it is clicked. */
  readonly spot?: string
  /** The part of the prompt where it stands. */
  readonly prompt?: Group
}

/** What the prompt groups: plain buttons, faces of a die, colours, sides of the scales, payments, amounts. */
export type Group =
  | 'act'
  | 'value'
  | 'adjust'
  | 'colour'
  | 'side'
  | 'pay'
  | 'faith'
  | 'bread'
  | 'tithe'
  | 'levy'

/** Cards that are chosen where they lie: in the market, on my board, or laid out over the table. */
const card = (rest: readonly string[]): Place => ({ spot: `card/${rest[0]}` })
const act: Place = { prompt: 'act' }
const at =
  (kind: string) =>
  (rest: readonly string[]): Place => ({ spot: `${kind}/${rest.join(' ')}` })
const group = (prompt: Group) => (): Place => ({ prompt })

const PLACES: Readonly<Record<string, (rest: readonly string[]) => Place>> = {
  keep: card,
  draft: card,
  destiny: card,
  reward: card,
  pick: card,
  card,
  score: card,
  double: card,
  // D23 is an action before the last scoring; blessings are played where they lie.
  play: (rest) => (cardKind(rest[0] ?? '') === 'decree' ? { ...card(rest), ...act } : card(rest)),
  gain: at('token'),
  take: at('die'),
  colour: group('colour'),
  as: ([side]) => ({ spot: `pan/${side}`, prompt: 'side' }),
  value: group('value'),
  adjust: group('adjust'),
  do: at('god'),
  extra: at('god'),
  statue: ([way, where]) => ({ spot: `${way === 'to' ? 'statue' : 'people'}/${where}` }),
  pillar: ([, space]) => ({ spot: `space/${space}` }),
  building: ([way, ...where]) => ({ spot: `${way === 'at' ? 'house' : 'workshop'}/${where.join(' ')}` }),
  refresh: at('refresh'),
  raise: at('production'),
  // A blessing that waives the cost lies on my board; it pays as well as tokens do.
  pay: (rest) => (rest.length === 1 ? { ...card(rest), prompt: 'pay' } : { prompt: 'pay' }),
  faith: group('faith'),
  no: group('faith'),
  bread: group('bread'),
  tithe: group('tithe'),
  // Time of Seth
  conquest: ([, space]) => ({ spot: `space/${space}` }),
  move: ([, ...place]) => ({ spot: `workshop/${place.join(' ')}` }),
  use: card,
  swap: at('token'),
  under: card,
  warriors: group('levy'),
  first: () => act,
  // The Vizier
  discard: card,
  station: ([, god]) => ({ spot: `god/${god}` }),
  produce: () => act,
  also: () => act,
  anubis: () => act,
  go: () => act,
  decline: () => act,
  end: () => act,
}

/** Undefined for a text that is no move this table knows. */
export function placeOfMove(move: string): Place | undefined {
  const [verb = '', ...rest] = move.split(' ')
  return PLACES[verb]?.(rest)
}
