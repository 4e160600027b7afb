import { GREEN, SPACES_OF_TEMPLE, YELLOW } from '../boardgameio/board.ts'
import type { AtonMove } from '../boardgameio/enumerate.ts'
import type { Random } from '../yardstick.ts'

/**
 * Ways to play. Purely random games rarely fill a colour or a temple and spend the exchange early; leaning towards
 * something brings the rare rules about.
 */
export type Style = (moves: readonly AtonMove[], round: number, random: Random) => AtonMove

const any: Style = (moves, _round, random) => moves[random() % moves.length]!

/** Takes what is liked most, most of the time. */
const leaning =
  (liking: (move: AtonMove, round: number) => number): Style =>
  (moves, round, random) => {
    if (random() % 8 === 0) return any(moves, round, random)
    const most = Math.max(...moves.map((move) => liking(move, round)))
    const liked = moves.filter((move) => liking(move, round) === most)
    return any(liked, round, random)
  }

const strives = (spaces: readonly number[], farthest: number): Style =>
  leaning((move) => {
    if (move.move === 'exchange') return 0
    if (move.move === 'assign') return Math.min(move.args[0][2]!, farthest) + move.args[0][3]!
    return spaces.includes(move.args[0]) === (move.move !== 'return') ? 1 : 0
  })

const saves = leaning((move, round) => (move.move === 'exchange' ? (round >= 9 ? 1 : -1) : 0))
const grabs = leaning((move) => (move.move === 'assign' ? move.args[0][0]! : 0))

export const STYLES: readonly Style[] = [
  any,
  any,
  any,
  saves,
  grabs,
  strives(YELLOW, 4),
  strives(GREEN, 4),
  ...SPACES_OF_TEMPLE.map((spaces, temple) => strives(spaces, temple + 1)),
]
