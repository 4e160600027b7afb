import { parseArgs } from 'node:util'
import { gameOf, makeBot } from '@benben/bots'
import { LEVEL_NAMES, SECONDS_PER_TURN } from '@benben/bots/levels'
import { drive, fastHost, random } from '@benben/kernel'

/** `npm run bench -- bots [--games N]`: the processor time that each level takes for a turn, in every mode. */

const { values } = parseArgs({ options: { games: { type: 'string', default: '1' } } })
const games = Number(values.games)

const MODES = [
  ['aton', {}, 2],
  ['tekhenu', {}, 2],
  ['tekhenu', {}, 4],
  ['tekhenu', { seth: true }, 2],
  ['tekhenu', { seth: true }, 4],
  ['tekhenu', { solo: 'hard' }, 2],
] as const

/** Seconds of processor time for each turn of seat 0; the others are apprentices. */
function turnsOf(id: string, raw: object, seats: number, level: string): number[] {
  const game = gameOf(id)!
  const options = game.options(raw, seats)
  if (!options.ok) throw new Error(options.fault.code)
  const automata = game.automata?.(options.value) ?? []
  const turns = new Map<string, number>()
  for (let number = 0; number < games; number++) {
    const chance = random(`bench ${number}`)
    const bots = Array.from({ length: seats }, (_, seat) => makeBot(id, seat === 0 ? level : 'apprentice')!)
    const position = game.setup(options.value, seats, `bench ${number}`, fastHost)
    drive(
      game,
      position,
      (p, seat, moves) => {
        if (automata[seat] !== undefined) return moves[0]!
        const view = game.view(p, seat)
        const began = process.cpuUsage().user
        const move = bots[seat]!({ seat, moves, view, random: chance })
        const key = `${number}/${(view as { round: number }).round}`
        if (seat === 0) turns.set(key, (turns.get(key) ?? 0) + (process.cpuUsage().user - began) / 1e6)
        return move
      },
      fastHost,
    )
  }
  return [...turns.values()].sort((a, b) => a - b)
}

console.log('| mode | level | median turn | longest turn | limit |\n| --- | --- | --- | --- | --- |')
for (const [id, raw, seats] of MODES) {
  const mode = [
    id,
    ...Object.entries(raw).map(([name, value]) => `${name}=${String(value)}`),
    `${seats} seats`,
  ].join(' ')
  for (const level of LEVEL_NAMES) {
    const turns = turnsOf(id, raw, seats, level)
    const median = turns[turns.length >> 1]!
    const longest = turns.at(-1)!
    const limit = SECONDS_PER_TURN[level]
    console.log(
      `| ${mode} | ${level} | ${median.toFixed(3)} s | ${longest.toFixed(3)} s | ${limit} s${longest > limit ? ', exceeded' : ''} |`,
    )
  }
}
