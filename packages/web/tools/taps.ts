import { playMatch } from '@benben/bots'
import { Match, writtenDecision, type Game } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { lookAhead, openings } from '../src/tekhenu/pointing/ahead.ts'
import { spotsOf, type Chain } from '../src/tekhenu/pointing/spots.ts'

/**
 * `node packages/web/tools/taps.ts [games]`: taps per turn of Tekhenu on a phone, over games that bots have played. Spots and
 * buttons of the prompt take two taps, the first of which shows what they would do; golden buttons take one.
 */

type TekhenuGame = Game<unknown, TekhenuView, TekhenuEvent>
const game = tekhenu as unknown as TekhenuGame
const read = tekhenu.options({}, 2)
if (!read.ok) throw new Error(read.fault.code)
const options = read.value

interface Counted {
  turns: number
  taps: number
  /** What the taps were for. */
  readonly kinds: Map<string, number>
}

/** Whether seat 0 is at turn; what is asked of it besides is not counted. */
let isTurn = false
const count: Counted = { turns: 0, taps: 0, kinds: new Map() }
const add = (kind: string, taps: number): void => {
  if (!isTurn) return
  count.taps += taps
  count.kinds.set(kind, (count.kinds.get(kind) ?? 0) + taps)
}

/** How many moves are made: the button beside a choice that leaves nothing else to do ends the turn as well. */
function made(view: TekhenuView, chain: Chain): number {
  const look = lookAhead(game, view, 0, chain)
  const ends = look !== undefined && !look.stopped && look.view.waiting.at(-1)?.['wait'] === 'end-turn'
  return chain.length + (ends ? 1 : 0)
}

/** The taps for the next choice of seat 0, and how many of its moves it makes. */
function choose(view: TekhenuView, coming: readonly string[], canUndo: boolean): number {
  const [first, second] = coming
  const decision = { ...writtenDecision(game, match.position, 0)!, id: '', endTurn: null }
  if (first === 'end turn') {
    // What cannot be taken back ends by itself.
    if (canUndo) add('end turn', 1)
    return 1
  }
  const spots = spotsOf(decision, openings(game, view, decision))
  const chains = [...spots.lit].flatMap((spot) => spots.at(spot).chains.map((chain) => ({ spot, chain })))
  const both = chains.find(({ chain }) => chain.length === 2 && chain[0] === first && chain[1] === second)
  const one = chains.find(({ chain }) => chain.length === 1 && chain[0] === first)
  const found = both ?? one
  const stands = Object.entries(spots.prompt).find(([, moves]) => moves.includes(first!))
  const verb = first!.split(' ')[0]!
  if (stands !== undefined && both === undefined) {
    // The faces of a die are laid out by a button before them.
    const before = stands[0] === 'value' && decision.moves.length > stands[1].length ? 1 : 0
    add(verb, before + (verb === 'go' ? 1 : 2))
    return verb === 'go' ? 1 : made(view, [first!])
  }
  const chain: Chain = found?.chain ?? [first!]
  const several =
    found !== undefined && spots.at(found.spot).chains.length > 1 && !found.spot.startsWith('space/')
  add(verb, several ? 3 : 2)
  // A die that is taken to produce, or for a festival, is taken and used by one button.
  if (verb === 'take' && /^(?:produce |do bastet$)/.test(second ?? '')) return 2
  return several ? chain.length : made(view, chain)
}

let match: Match<unknown, TekhenuView, TekhenuEvent>
const games = Number(process.argv[2] ?? 20)
for (let i = 0; i < games; i++) {
  const seed = `taps ${i}`
  const whole = playMatch({ game: game as unknown as Game, options, bots: ['greedy', 'greedy'], seed })
  match = new Match(game, { options, names: ['Ada', 'greedy'], seed }, (seat) => seat === 0)
  const mine = whole.entries.filter(({ seat }) => seat === 0).map(({ move }) => game.write(move))
  let [at, skip] = [0, 0]
  for (const { seat, move } of whole.entries) {
    const endOwnTurn = (): void => {
      const asked = writtenDecision(game, match.position, 0)
      if (asked?.moves.length !== 1 || asked.moves[0] !== 'end turn') return
      if (skip > 0) skip--
      else choose(game.view(match.position, 0), ['end turn'], match.canUndo(0))
      match.play(0, game.endTurn)
    }
    if (seat === 0) {
      const view = game.view(match.position, 0)
      isTurn = view.round > 0 && view.now.seat === 0
      if (skip > 0) skip--
      else {
        if (mine[at]!.startsWith('take ')) count.turns++
        skip = choose(view, mine.slice(at, at + 2), match.canUndo(0)) - 1
      }
      at++
    }
    match.play(seat, move)
    endOwnTurn()
  }
}
const kinds = [...count.kinds].toSorted(([, a], [, b]) => b - a)
console.log(`${(count.taps / count.turns).toFixed(2)} taps per turn (${count.turns} turns of ${games} games)`)
for (const [kind, taps] of kinds) console.log(`  ${kind.padEnd(10)} ${(taps / count.turns).toFixed(2)}`)
