import { describe, expect, it } from 'vitest'
import { benben } from '../testing/terminal.ts'

describe('advise', () => {
  it('says what a level would do, what it expects, and where points come from', async () => {
    const stdin = (await benben('record --game tekhenu --bots random --seed advise')).out
    const { code, out } = await benben('advise - --at 60 --bot scribe', { stdin })
    expect(code).toBe(0)
    const [move, expects, gains] = out.trim().split('\n')
    expect(move).toMatch(/^random: \w+/)
    expect(expects).toMatch(/^I expect [\d.]+ points in the end/)
    expect(gains).toMatch(/^(If scored after that turn: [+-]\d+ [A-Z]|A scoring after that turn)/)
    expect(await benben('advise - --at 60 --bot scribe', { stdin })).toMatchObject({ out })
  })

  it('refuses bots that cannot say why, and games that are over', async () => {
    const stdin = (await benben('record --game tekhenu --bots random --seed advise')).out
    expect((await benben('advise - --at 60 --bot greedy', { stdin })).err).toMatch(
      /cannot say why .* pharaoh\.\n$/,
    )
    expect((await benben('advise -', { stdin })).err).toBe('The game is over.\n')
  })
})
