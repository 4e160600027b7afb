import type { Game, MoveFn } from 'boardgame.io'
import { SPACES, templeOf } from './board.ts'
import { assignments, compare, deal, discard, newDeck, sameCards, whoIsFirst, type Random } from './cards.ts'
import { enumerate } from './enumerate.ts'
import { core } from './library.ts'
import { mustChoosePlace, mustChooseRemoval, placePriest, reach, removePriest, victim } from './priests.ts'
import { emptyRealm, judge, leader, mustChooseReturn, owe, returnPriest, score } from './scoring.ts'
import {
  card,
  GOAL,
  isRealmFull,
  opponent,
  type AtonState,
  type Cards,
  type Player,
  type PlayerID,
} from './state.ts'

/**
 * Aton as a user of boardgame.io would write it. A round is a turn; within it players are active in the stage that says
 * what they decide: both assign at the same time, then one of them removes, places or takes back priests. What leaves
 * no choice is done along with the move before it, so that nobody is asked for nothing.
 */
const { INVALID_MOVE } = core()

type Context = Parameters<MoveFn<AtonState>>[0]

const newCards = (random: Random): Cards => ({
  deck: newDeck(random),
  hand: [],
  cartouches: null,
  discards: [],
  faceDown: [],
})

const newPlayer = (): Player => ({ token: true, reserve: 29, dead: 0, score: 0 })

/** Both have assigned: cartouche 1 pays, cartouche 2 says who begins. */
function reveal(G: AtonState, random: Random, round: number): void {
  for (const cards of Object.values(G.cards)) cards.hand = []
  compare(G)
  for (const id of ['0', '1']) {
    if (G.players[id]!.score >= GOAL) G.result = { winner: id, reason: 'points' }
  }
  if (G.result !== null) return
  G.first = whoIsFirst(G, random)
  beginActing(G, G.first, round)
}

function beginActing(G: AtonState, player: PlayerID, round: number): void {
  G.player = player
  G.step = 'remove'
  G.left = round === 1 ? 0 : Math.abs(card(G, player, 2) - 2)
}

function beginScoring(G: AtonState): void {
  score(G)
  judge(G)
  if (G.result === null) beginReturning(G, leader(G))
}

function beginReturning(G: AtonState, player: PlayerID): void {
  G.player = player
  G.step = 'return'
  owe(G, player)
}

/** Goes through the steps of a round up to the next choice. */
function settle(G: AtonState, round: number): void {
  while (G.result === null && G.player !== null) {
    const { player } = G
    if (G.step === 'remove') {
      if (mustChooseRemoval(G, player)) return
      G.step = 'place'
      G.left = card(G, player, 4)
    } else if (G.step === 'place') {
      if (mustChoosePlace(G, player)) return
      if (G.result !== null) return
      if (player === G.first) beginActing(G, opponent(player), round)
      else if (isRealmFull(G)) beginScoring(G)
      else endRound(G)
    } else {
      if (mustChooseReturn(G, player)) return
      if (player === leader(G)) beginReturning(G, opponent(player))
      else {
        emptyRealm(G)
        endRound(G)
      }
    }
  }
}

function endRound(G: AtonState): void {
  G.player = null
  G.step = 'done'
}

/** After every move: on to the next choice, and tell boardgame.io whose it is. */
function goOn({ G, ctx, events }: Context): void {
  settle(G, ctx.turn)
  if (G.result !== null) return
  if (G.step === 'done') events.endTurn()
  else if (G.player !== null && ctx.activePlayers?.[G.player] !== G.step)
    events.setActivePlayers({ value: { [G.player]: G.step } })
}

const assign: MoveFn<AtonState> = (context, layout: number[]) => {
  const { G, ctx, playerID, random } = context
  const cards = G.cards[playerID]!
  if (!Array.isArray(layout) || !assignments(cards.hand).some((each) => sameCards(each, layout)))
    return INVALID_MOVE
  if (cards.cartouches !== null && sameCards(cards.cartouches, layout)) return INVALID_MOVE
  cards.cartouches = layout
  if (G.cards[opponent(playerID)]!.cartouches === null) return undefined
  reveal(G, random, ctx.turn)
  return goOn(context)
}

const exchange: MoveFn<AtonState> = ({ G, playerID, random }) => {
  const player = G.players[playerID]!
  const cards = G.cards[playerID]!
  if (!player.token) return INVALID_MOVE
  player.token = false
  cards.faceDown.push(...cards.hand)
  cards.cartouches = null
  return deal(G, playerID, random)
}

const isSpace = (space: number): boolean => Number.isInteger(space) && space >= 0 && space < SPACES

const remove: MoveFn<AtonState> = (context, space: number) => {
  const { G, playerID } = context
  if (!isSpace(space) || space >= reach(G, playerID) || G.board[space] !== victim(G, playerID))
    return INVALID_MOVE
  removePriest(G, space)
  G.left--
  return goOn(context)
}

const place: MoveFn<AtonState> = (context, space: number) => {
  const { G, playerID } = context
  if (!isSpace(space) || space >= reach(G, playerID) || G.board[space] !== null) return INVALID_MOVE
  placePriest(G, playerID, space)
  G.left--
  return goOn(context)
}

const giveBack: MoveFn<AtonState> = (context, space: number) => {
  const { G, playerID } = context
  if (!isSpace(space) || G.board[space] !== playerID || G.leave[templeOf(space)] === 0) return INVALID_MOVE
  returnPriest(G, playerID, space, templeOf(space))
  return goOn(context)
}

export const Aton: Game<AtonState> = {
  name: 'aton',
  minPlayers: 2,
  maxPlayers: 2,
  // Undo would let a player look at cards and go back; without it no history is kept either.
  disableUndo: true,

  setup: ({ random }) => ({
    red: random.Die(2) === 1 ? '0' : '1',
    board: Array.from({ length: SPACES }, () => null),
    players: { '0': newPlayer(), '1': newPlayer() },
    cards: { '0': newCards(random), '1': newCards(random) },
    step: 'assign',
    player: null,
    first: null,
    left: 0,
    leave: [0, 0, 0, 0],
    tieBreak: { '0': [], '1': [] },
    result: null,
  }),

  turn: {
    activePlayers: { all: 'assign' },
    onBegin: ({ G, random }) => {
      G.step = 'assign'
      G.first = null
      deal(G, '0', random)
      deal(G, '1', random)
    },
    onEnd: ({ G }) => {
      if (G.result !== null) return
      discard(G, '0')
      discard(G, '1')
    },
    stages: {
      assign: { moves: { assign, exchange } },
      remove: { moves: { remove } },
      place: { moves: { place } },
      return: { moves: { return: giveBack } },
    },
  },

  endIf: ({ G }) => G.result ?? undefined,

  playerView: ({ G, playerID }) => ({
    ...G,
    cards: Object.fromEntries(
      Object.entries(G.cards).map(([id, cards]) => [
        id,
        id === playerID
          ? { ...cards, deck: cards.deck.length }
          : {
              deck: cards.deck.length,
              hand: cards.hand.length,
              cartouches: G.step === 'assign' && cards.cartouches !== null ? 'ready' : cards.cartouches,
              discards: cards.discards,
              faceDown: cards.faceDown.length,
            },
      ]),
    ),
  }),

  ai: { enumerate },
}
