import { parseArgs } from 'node:util'
import { gameOf, makeBot } from '@benben/bots'
import { LEVEL_NAMES, SECONDS_PER_TURN } from '@benben/bots/levels'
import { drive, fastHost, random } from '@benben/kernel'
import { BOT_MODES, figures, nameOf } from './bot-modes.ts'

/**
 * `npm run bench -- bots [--games N] [--level NAME]`: the processor time that each level takes for a turn, in every mode;
 * with `--browser` that of `pharaoh` in the worker of a page.
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1' },
    level: { type: 'string' },
    browser: { type: 'boolean', default: false },
  },
})
const games = Number(values.games)

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
  return [...turns.values()]
}

function inNode(): void {
  console.log('| mode | level | median turn | longest turn | limit |\n| --- | --- | --- | --- | --- |')
  for (const [id, raw, seats] of BOT_MODES) {
    for (const level of LEVEL_NAMES) {
      if (values.level !== undefined && values.level !== level) continue
      const turns = turnsOf(id, raw, seats, level)
      const limit = SECONDS_PER_TURN[level]
      console.log(`| ${nameOf(id, raw, seats)} | ${level} | ${figures(turns, limit)} |`)
    }
  }
}

if (values.browser) await (await import('./web/bot-worker.ts')).inBrowser()
else inNode()
