import { GAMES } from '@benben/bots'
import { at, type Game, type Position } from '@benben/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { MODES } from './testing/secrecy/modes.ts'
import { Twins } from './testing/secrecy/twins.ts'

const open: Twins[] = []
afterAll(async () => {
  for (const twins of open) await twins.end()
})
async function twinsOf(games: readonly Game[]): Promise<Twins> {
  const twins = await Twins.open(games)
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
    const { messages, differentMoves, secretMoves, undos, notices } = twins.tally
    expect(messages).toBeGreaterThan(300)
    expect(differentMoves).toBeGreaterThan(2)
    expect(secretMoves).toBeGreaterThan(1)
    expect(undos).toBeGreaterThan(10)
    expect(notices).toBeGreaterThan(2)
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
  it.each(spoiled)('are noticed where %s tells a secret', async (_, changes) => {
    const twins = await twinsOf([{ ...aton, ...changes }])
    const compareAll = async (): Promise<void> => {
      for (let seed = 1; seed <= 20; seed++) await twins.compare(MODES[0]!, `spoiled ${seed}`)
    }
    await expect(compareAll()).rejects.toThrow('differs')
  })
})

const reversed = (choice: ReturnType<Game['choice']>): ReturnType<Game['choice']> =>
  choice && { ...choice, moves: choice.moves.toReversed() }
