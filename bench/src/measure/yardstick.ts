import * as yardstick from '../yardstick.ts'
import { COPIES, POOL, repeat, SEARCH, type Measurement } from './measurement.ts'

const random = yardstick.xoshiro(1)

/** The yardstick looks at the clock on the wall; in short pieces it works as long as the others. */
const PIECE = 20

export const play: Measurement = (ms) =>
  repeat(ms, () => {
    const { decisions, games } = yardstick.play(PIECE, random)
    return { decisions, games }
  })

export const search: Measurement = (ms) =>
  repeat(ms, () => {
    yardstick.search(yardstick.fresh(random), SEARCH, random)
    return { search: SEARCH }
  })

export const copies: Measurement = (ms) => {
  const from = Array.from({ length: POOL }, () => yardstick.fresh(random))
  const pool = from.slice()
  return repeat(ms, () => {
    for (let i = 0; i < COPIES; i++) pool[i % POOL] = yardstick.copy(from[(i * 7) % POOL]!)
    return { copies: COPIES }
  })
}
