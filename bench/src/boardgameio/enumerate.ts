import type { Ctx } from 'boardgame.io'
import { TEMPLE, TEMPLES } from './board.ts'
import { assignments, sameCards } from './cards.ts'
import { reach, victim } from './priests.ts'
import type { AtonState, PlayerID } from './state.ts'

export type AtonMove =
  | { move: 'assign'; args: [number[]] }
  | { move: 'exchange'; args: [] }
  | { move: 'remove' | 'place' | 'return'; args: [number] }

/** Every legal move of a player, as `ai.enumerate` wants it. */
export function enumerate(G: AtonState, ctx: Ctx, id: PlayerID): AtonMove[] {
  const moves: AtonMove[] = []
  const { board } = G
  switch (ctx.activePlayers?.[id]) {
    case 'assign': {
      const { hand, cartouches } = G.cards[id]!
      for (const layout of assignments(hand)) {
        if (cartouches === null || !sameCards(layout, cartouches))
          moves.push({ move: 'assign', args: [layout] })
      }
      if (G.players[id]!.token) moves.push({ move: 'exchange', args: [] })
      break
    }
    case 'remove': {
      const owner = victim(G, id)
      const end = reach(G, id)
      for (let space = 0; space < end; space++) {
        if (board[space] === owner) moves.push({ move: 'remove', args: [space] })
      }
      break
    }
    case 'place': {
      const end = reach(G, id)
      for (let space = 0; space < end; space++) {
        if (board[space] === null) moves.push({ move: 'place', args: [space] })
      }
      break
    }
    case 'return':
      for (let temple = 0; temple < TEMPLES; temple++) {
        if (G.leave[temple] === 0) continue
        for (let space = temple * TEMPLE; space < (temple + 1) * TEMPLE; space++) {
          if (board[space] === id) moves.push({ move: 'return', args: [space] })
        }
      }
      break
  }
  return moves
}

/** Who is asked next: a player who has assigned may still change their mind, but owes nothing. */
export function owing(G: AtonState, ctx: Ctx): PlayerID {
  if (G.step !== 'assign') return G.player ?? ctx.currentPlayer
  return G.cards['0']!.cartouches === null ? '0' : '1'
}
