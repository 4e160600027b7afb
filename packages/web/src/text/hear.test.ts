import { aton } from '@benben/aton'
import type { Game } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import { gameWords, speak, type GameWords } from '@benben/words'
import { describe, expect, it } from 'vitest'
import { emptySeen } from '../session/empty-seen.ts'
import { MODES, playing } from '../tekhenu/testing/playing.ts'
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
    expect(await said('why place 1a1')).toContain('You cannot do that now. Assign one card')
    expect(hear('why place 1a1', await listener())).toMatchObject({ refusal: { code: 'aton.not-asked' } })
  })
})

/** Somebody in the third round of Tekhenu, asked to take a die. */
function atTekhenu(): Listener {
  for (const { view, decision, seat } of playing(MODES[0]!, 'hear')) {
    if (decision.question.code !== 'tekhenu.take' || view.round < 3) continue
    const seats = view.seats.map((_, i) => ({ kind: i === seat ? 'me' : 'bot', name: `Seat ${i}` }))
    const seen = { ...emptySeen('hear', 'local'), game: 'tekhenu', view, decision, seats: seats as never }
    return {
      seen,
      game: tekhenu as unknown as Game,
      speech: gameWords('tekhenu') as unknown as GameWords,
      words: speak('en'),
    }
  }
  throw new Error('nobody was asked to take a die')
}

const answered = (line: string): string => {
  const heard = hear(line, atTekhenu())
  return heard.kind === 'say' ? heard.lines.join('\n') : heard.kind
}

describe('at a table of Tekhenu', () => {
  it('a card alone can be asked about', () => {
    expect(answered('why B19')).not.toContain('is not a move')
    expect(answered('why b19')).toBe(answered('why B19'))
    expect(answered('why T05')).toMatch(/T05|You cannot do that now/)
  })

  it('help lists only what the table has', () => {
    expect(answered('?')).toContain('pillar at c3 turn 1')
    expect(answered('?')).not.toContain('conquest at c3')
    expect(answered('?')).not.toContain('station at ra')
  })
})
