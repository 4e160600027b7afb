import { GAMES } from '@benben/bots'
import { at, type Game, type Position } from '@benben/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { storedSteps } from './replays/stored-steps.ts'
import type { TableService } from './tables/service.ts'
import { MODES } from './testing/secrecy/modes.ts'
import { Twins } from './testing/secrecy/twins.ts'

const open: Twins[] = []
afterAll(async () => {
  for (const twins of open) await twins.end()
})
async function twinsOf(games: readonly Game[], spoil?: (service: TableService) => void): Promise<Twins> {
  const twins = await Twins.open(games, spoil)
  open.push(twins)
  return twins
}

describe('two deals that differ only in what a viewer cannot know', () => {
  it('give the viewer the same bytes, in every mode', async () => {
    const twins = await twinsOf(GAMES)
    for (const mode of MODES) {
      for (let seed = 1; seed <= (mode.game === 'aton' ? 16 : 1); seed++)
        await twins.compare(mode, `short ${seed}`)
    }
    const { messages, differentMoves, secretMoves, undos, notices, replaySteps, refusals } = twins.tally
    expect(messages).toBeGreaterThan(300)
    expect(differentMoves).toBeGreaterThan(2)
    expect(secretMoves).toBeGreaterThan(1)
    expect(undos).toBeGreaterThan(10)
    expect(notices).toBeGreaterThan(2)
    expect(replaySteps).toBeGreaterThan(300)
    expect(refusals).toBeGreaterThan(200)
  })

  const aton = GAMES.find(({ id }) => id === 'aton')!
  /** A cell of the generator: nobody may know it. */
  const secretOf = (position: Position): number => at(position, 0) & 1

  const spoiled: readonly [string, Partial<Game>][] = [
    ['a view', { view: (p, viewer) => ({ ...(aton.view(p, viewer) as object), leak: secretOf(p) }) }],
    [
      'the order of moves',
      { choice: (p, seat) => (secretOf(p) === 0 ? aton.choice(p, seat) : reversed(aton.choice(p, seat))) },
    ],
    ['whose turn it is', { toAct: (p) => (secretOf(p) === 0 ? aton.toAct(p) : aton.toAct(p).toReversed()) }],
  ]
  const compareAll = async (twins: Twins): Promise<void> => {
    for (let seed = 1; seed <= 20; seed++) await twins.compare(MODES[0]!, `spoiled ${seed}`)
  }
  it.each(spoiled)('are noticed where %s tells a secret', async (_, changes) => {
    const twins = await twinsOf([{ ...aton, ...changes }])
    await expect(compareAll(twins)).rejects.toThrow('differs')
  })

  /** What the server itself could do wrong while a match runs. */
  const careless: readonly [string, string, (service: TableService) => void][] = [
    [
      'a replay has all eyes',
      'in the replay: message 0 differs',
      ({ store, replays }) => {
        const honest = replays.steps.bind(replays)
        replays.steps = async (id, guest, seat) => {
          const answer = await honest(id, guest, seat)
          const [table, lines, snapshots] = [store.table(id), store.lines(id, 0), store.snapshots(id)]
          const eyes = { seat: answer.seat, all: true }
          return { ...answer, steps: storedSteps(aton, (await table)!, await lines, await snapshots, eyes) }
        }
      },
    ],
    [
      'the record is handed out',
      'more than their own seat saw: message',
      ({ replays }) => {
        replays.record = async (id) => (await replays.shared(id, undefined, false)).record
      },
    ],
  ]
  it.each(careless)('are noticed where %s', async (_, found, spoil) => {
    await expect(compareAll(await twinsOf(GAMES, spoil))).rejects.toThrow(found)
  })
})

const reversed = (choice: ReturnType<Game['choice']>): ReturnType<Game['choice']> =>
  choice && { ...choice, moves: choice.moves.toReversed() }
