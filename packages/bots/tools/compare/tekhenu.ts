import { drive, fastHost, random, type Result } from '@benben/kernel'
import { standard, tekhenu, type TekhenuView } from '@benben/tekhenu'
import { LazyInput, type Bot } from '../../src/bot.ts'
import { seatings, shareOf } from '../../src/seating.ts'
import { judgesOf } from '../../src/tekhenu/judges.ts'
import { modeOf, type ModeName } from '../../src/tekhenu/learned/modes.ts'
import type { Mode } from '../../src/tekhenu/learned/self-play.ts'
import { SHAPE } from '../../src/tekhenu/learned/shape.ts'
import { LEVELS, thinker, type Thinking } from '../../src/tekhenu/levels.ts'
import { readWeights, type WeightsFile } from '../../src/weights-file.ts'
import { levelNamed, type Compared, type How } from './how.ts'

type Mind = Bot<TekhenuView>

export function compareTekhenu(
  name: ModeName,
  files: readonly [WeightsFile, WeightsFile],
  { level, games, seed }: How,
): Compared {
  const mindWith = (file: WeightsFile): Mind => {
    const weights = readWeights(file, SHAPE)
    const judges = judgesOf(standard, () => weights)
    return thinker(standard, levelNamed<Thinking>(LEVELS, level), judges).choose
  }
  const minds = [mindWith(files[0]), mindWith(files[1])] as const
  const mode = modeOf(name)
  return mode.players === 1 ? inTurns(mode, minds, games, seed) : together(mode, minds, games, seed)
}

function play({ options, seats }: Mode, bots: readonly Mind[], seed: string): Result {
  const p = tekhenu.setup(options, seats, seed, fastHost)
  const chances = bots.map((_, seat) => random(`${seed}/bot/${seat}`))
  drive(
    tekhenu,
    p,
    (_, seat, moves) => bots[seat]!(new LazyInput(seat, moves, () => tekhenu.view(p, seat), chances[seat]!)),
    fastHost,
  )
  return tekhenu.result(p)!
}

function inTurns(mode: Mode, minds: readonly [Mind, Mind], games: number, seed: string): Compared {
  const points: [number[], number[]] = [[], []]
  let won = 0
  for (let game = 0; game < games; game++) {
    const totals = minds.map((mind) => play(mode, [mind], `${seed}/${game}`).totals[0]!)
    totals.forEach((total, i) => points[i]!.push(total))
    won += totals[0]! > totals[1]! ? 1 : totals[0] === totals[1] ? 0.5 : 0
  }
  return { won, points }
}

function together(mode: Mode, [a, b]: readonly [Mind, Mind], games: number, seed: string): Compared {
  const points: [number[], number[]] = [[], []]
  const ways = seatings(mode.seats)
  let won = 0
  for (let game = 0; game < games; game++) {
    const isA = ways[game % ways.length]!
    const bots = isA.map((mine) => (mine ? a : b))
    const result = play(mode, bots, `${seed}/${Math.floor(game / ways.length)}`)
    won += shareOf(result, isA)
    result.totals.forEach((total, seat) => points[isA[seat]! ? 0 : 1].push(total))
  }
  return { won, points }
}
