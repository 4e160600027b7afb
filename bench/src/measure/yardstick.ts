import * as yardstick from '../yardstick.ts'
import { clock, COPIES, perSecond, POOL, repeat, SEARCH, type Measurement } from './measurement.ts'

const random = yardstick.xoshiro(1)

export const play: Measurement = (ms) => {
  const start = clock()
  const { decisions, games } = yardstick.play(ms, random)
  return perSecond({ decisions, games }, clock() - start)
}

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
