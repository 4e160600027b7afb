import { aton } from '@benben/aton'
import type { Game } from '@benben/kernel'
import { gameWords, speak, type GameWords } from '@benben/words'
import { describe, expect, it } from 'vitest'
import { Screen } from '../testing/screen.ts'
import { hear, type Listener } from './hear.ts'

async function listener(seed = 'words'): Promise<Listener> {
  const screen = new Screen(
    [
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', name: 'greedy' },
    ],
    seed,
  )
  await screen.open()
  return {
    seen: await screen.settled(),
    game: aton as unknown as Game,
    speech: gameWords('aton') as unknown as GameWords,
    words: speak('en'),
  }
}

const said = async (line: string): Promise<string> => {
  const heard = hear(line, await listener())
  return heard.kind === 'say' ? heard.lines.join('\n') : heard.kind
}

describe('a typed line', () => {
  it('is a move in full or shortened, as in the terminal', async () => {
    const at = await listener()
    const [first] = at.seen.decision!.moves
    expect(hear(first!, at)).toEqual({ kind: 'play', move: first })
    expect(hear(first!.replace('assign ', '').replaceAll(' ', ''), at)).toEqual({ kind: 'play', move: first })
    expect(hear('ex', at)).toEqual({ kind: 'play', move: 'exchange' })
  })

  it('is a command', async () => {
    for (const command of ['undo', 'back', 'quit', 'log', 'table']) expect(await said(command)).toBe(command)
    expect(await said('moves')).toContain('exchange: Give up the exchange token')
    expect(await said('?')).toContain('why MOVE')
    expect(await said('points')).toContain('Ada: 0 points')
    expect(await said('save')).toContain('saved at once')
  })

  it('is answered where it is neither', async () => {
    expect(await said('')).toContain('Type a move')
    expect(await said('dance')).toContain('"dance" is not a move')
    expect(await said('why')).toContain('after "why"')
    expect(await said('why exchange')).toContain('allowed')
    expect(await said('why place 1a1')).toContain('place 1a1')
  })
})
