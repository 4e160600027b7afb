/** As boardgame.io names players. */
export type PlayerID = string

/** The state of a game of Aton as boardgame.io keeps it: plain JSON, changed by moves through immer. */
export interface AtonState {
  red: PlayerID
  /** 48 spaces, temple by temple, row by row: whose priest stands there. */
  board: (PlayerID | null)[]
  players: Record<PlayerID, Player>
  cards: Record<PlayerID, Cards>
  /** What is being decided; `done` when the round is over. */
  step: Stage | 'done'
  /** Who decides; nobody in particular while both assign. */
  player: PlayerID | null
  /** Who acts first this round. */
  first: PlayerID | null
  /** How many priests are still to be removed or placed. */
  left: number
  /** How many priests still leave each temple after a scoring. */
  leave: number[]
  /** The cards both turned up to break the last tie, for the table to show. */
  tieBreak: Record<PlayerID, number[]>
  result: Ending | null
}

export type Stage = 'assign' | 'remove' | 'place' | 'return'

export interface Cards {
  /** The top card is the last one. */
  deck: number[]
  hand: number[]
  /** What lies at the four cartouches; null before the player has assigned. */
  cartouches: number[] | null
  discards: number[]
  /** Cards laid off in an exchange: nobody else has seen them. */
  faceDown: number[]
}

export interface Player {
  token: boolean
  reserve: number
  dead: number
  score: number
}

export type Ending =
  | { winner: PlayerID; reason: 'points' | 'temple' | 'yellow' | 'green' | 'scoring' }
  | { draw: true; reason: 'draw' }

export const REALM = 8
export const GOAL = 40

export const opponent = (player: PlayerID): PlayerID => (player === '0' ? '1' : '0')
/** What a player assigned; only asked once both have. */
export const card = (G: AtonState, player: PlayerID, cartouche: number): number =>
  G.cards[player]!.cartouches![cartouche - 1]!
export const isRealmFull = (G: AtonState): boolean => G.players['0']!.dead + G.players['1']!.dead >= REALM
