import { isDeepStrictEqual } from 'node:util'
import type { Host, Position } from '../../../packages/kernel/src/index.ts'
import { aton, type AtonEvent, type AtonJSON } from '../../../packages/aton/src/index.ts'
import { enumerate, owing, type AtonMove } from '../boardgameio/enumerate.ts'
import { accepts, begin, play, type PeerState } from '../boardgameio/peer.ts'
import type { AtonState } from '../boardgameio/state.ts'
import { xoshiro, type Random } from '../yardstick.ts'
import { chanceOf } from './chance.ts'
import { notice, type Met } from './met.ts'
import { ofOurs, ofPeer } from './picture.ts'
import { STYLES, type Style } from './styles.ts'
import { EVERY_MOVE, write } from './text.ts'

export class Difference extends Error {}

const IDS = ['0', '1'] as const

/**
 * Plays our engine and the peer side by side, from the same chance and the same moves. After every move both must give
 * the same table, ask the same seats and offer the same moves; a move that is not offered must be refused by both.
 */
export function sideBySide(games: number, seed: number): Met {
  const met: Met = { games, decisions: 0 }
  for (let game = 0; game < games; game++) playOne(seed + game, game % 10 === 9, met)
  return met
}

function playOne(seed: number, twins: boolean, met: Met): void {
  const random = xoshiro(seed)
  const styles = IDS.map(() => STYLES[random() % STYLES.length]!)
  const moves: string[] = []
  try {
    let peer = twins ? twinned(begin(seed)) : begin(seed)
    const ours = listening(peer.G, -1, met, (host) =>
      aton.setup({ red: Number(peer.G.red) as 0 | 1 }, 2, `check ${seed}`, host),
    )
    for (;;) {
      compare(ours, peer)
      if (peer.ctx.gameover !== undefined) break
      if (random() % 8 === 0) refuse(ours, peer, random, met)
      const id = whoMoves(peer, twins, random)
      const options = enumerate(peer.G, peer.ctx, id)
      if (options.length > 1) met['decisions']!++
      const move = twinMove(twins, peer, id, options) ?? choose(styles[Number(id)]!, options, peer, random)
      const text = write(move)
      moves.push(`${id} ${text}`)
      peer = play(peer, id, move)
      listening(peer.G, Number(id), met, (host) => aton.step(ours, Number(id), aton.read(text)!, host))
    }
  } catch (error) {
    const because = error instanceof Error ? error.message : String(error)
    const last = moves.slice(-12).join('\n  ')
    throw new Difference(`game ${seed}, after ${moves.length} moves: ${because}\nlast moves:\n  ${last}`, {
      cause: error,
    })
  }
}

/** Runs a step of ours with the chance the peer had, and notices what happens in it. */
function listening<T>(peer: AtonState, mover: number, met: Met, act: (host: Host<AtonEvent>) => T): T {
  const told: AtonEvent[] = []
  const done = act({
    emit: (event) => void told.push(event),
    chance: chanceOf(peer, mover),
    draw: undefined,
    pause: () => false,
  })
  notice(told, met)
  return done
}

/** Whoever owes a decision; now and then somebody who is ready changes their mind (AT2). */
function whoMoves(peer: PeerState, twins: boolean, random: Random): (typeof IDS)[number] {
  const owes = owing(peer.G, peer.ctx) as (typeof IDS)[number]
  const other = owes === '0' ? '1' : '0'
  const minds = !(twins && peer.ctx.turn === 1) && random() % 8 === 0
  return minds && enumerate(peer.G, peer.ctx, other).length > 0 ? other : owes
}

const choose = (style: Style, options: readonly AtonMove[], peer: PeerState, random: Random): AtonMove =>
  style(options, peer.ctx.turn, random)

/** AT10 needs two piles that never differ: both seats get the same cards, and lay out their first hands alike. */
function twinned(peer: PeerState): PeerState {
  const cards = peer.G.cards['0']!
  return { ...peer, G: { ...peer.G, cards: { '0': cards, '1': cards } } }
}

function twinMove(
  twins: boolean,
  { G, ctx }: PeerState,
  id: string,
  options: readonly AtonMove[],
): AtonMove | undefined {
  if (!twins || ctx.turn > 1 || G.step !== 'assign') return undefined
  if (id === '0') return options[0]
  return options.find(
    ({ move, args }) => move === 'assign' && args[0].join() === G.cards['0']!.cartouches?.join(),
  )
}

function compare(ours: Position, peer: PeerState): void {
  same('table', ofOurs(aton.toJSON(ours) as AtonJSON), ofPeer(peer))
  same('order under the piles', ...bottoms(ours, peer))
  const over = peer.ctx.gameover !== undefined
  same('seats asked', aton.toAct(ours), over ? [] : asked(peer))
  for (const id of IDS) same(`moves of ${id}`, offered(ours, Number(id)), over ? [] : offeredByPeer(peer, id))
}

function same(what: string, ours: unknown, theirs: unknown): void {
  if (isDeepStrictEqual(ours, theirs)) return
  throw new Error(`${what} differs\n  ours: ${JSON.stringify(ours)}\n  peer: ${JSON.stringify(theirs)}`)
}

/** The cards everybody has seen going under the piles, as they will come. */
function bottoms(ours: Position, { G }: PeerState): [unknown, unknown] {
  const known = (aton.toJSON(ours) as AtonJSON).seats.map((seat) => seat.bottom)
  return [known, known.map((cards, seat) => G.cards[seat]!.deck.slice(0, cards.length).toReversed())]
}

const asked = ({ G, ctx }: PeerState): number[] =>
  IDS.filter((id) =>
    G.step === 'assign' ? G.cards[id]!.cartouches === null : ctx.activePlayers?.[id] !== undefined,
  ).map(Number)

const offered = (ours: Position, seat: number): string[] =>
  aton.legal(ours, seat, []).map(aton.write).toSorted()

const offeredByPeer = ({ G, ctx }: PeerState, id: string): string[] =>
  enumerate(G, ctx, id).map(write).toSorted()

/** Any moves at all, by any seat: both sides must take and refuse the same ones. */
function refuse(ours: Position, peer: PeerState, random: Random, met: Met): void {
  const id = IDS[random() % 2]!
  const legal = offeredByPeer(peer, id)
  const { error } = console
  console.error = () => {} // boardgame.io says every refusal there
  try {
    for (let i = 0; i < 8; i++) {
      const move = EVERY_MOVE[random() % EVERY_MOVE.length]!
      const text = write(move)
      const refusal = aton.refuse(ours, Number(id), aton.read(text)!)
      same(`${id} ${text} is taken`, refusal === undefined, legal.includes(text))
      same(`${id} ${text} is taken`, refusal === undefined, accepts(peer, id, move))
      if (refusal !== undefined) met[refusal.code] = (met[refusal.code] ?? 0) + 1
    }
  } finally {
    console.error = error
  }
}
