import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benben, tempFolder } from '../testing/terminal.ts'

describe('conceding in the terminal', () => {
  it('asks first, then ends a game of two; the record holds', async () => {
    using folder = tempFolder()
    const at = { folder: folder.path }
    const { code, out } = await benben('play --seats me,greedy --seed give --save a.txt', {
      ...at,
      stdin: 'concede\nc\nconcede now\n',
    })
    expect(code).toBe(0)
    expect(out).toContain('You give up this game, and it ends. Type "concede now"')
    expect(out).toMatch(/me concedes\./)
    expect(out).toMatch(/concedes, so .*greedy.* wins\./)
    const record = readFileSync(join(folder.path, 'a.txt'), 'utf8')
    expect(record).toMatch(/\n0: concedes\nend: conceded, won by 1, points 0 0\n$/)
    expect((await benben('verify a.txt', at)).code).toBe(0)
    expect((await benben('replay a.txt', at)).out).toMatch(/concedes, so/)
    const again = await benben('play --resume a.txt', { ...at, stdin: '' })
    expect(again.out).toMatch(/concedes, so/)
  })

  it('leaves the seat to a bot where others play on, also after a resume', async () => {
    using folder = tempFolder()
    const at = { folder: folder.path }
    const play = 'play --game tekhenu --seats Ada,Ben,Cem --seed three --save b.txt'
    const { out } = await benben(play, { ...at, stdin: '\nconcede\nconcede now\n' })
    expect(out).toContain('the bot scribe plays on in your seat')
    expect(out).toMatch(/concedes\. The bot scribe plays on in that seat\./)
    expect(readFileSync(join(folder.path, 'b.txt'), 'utf8')).toMatch(/\n\d: concedes to scribe\n/)
    const again = await benben('play --resume b.txt', { ...at, stdin: '' })
    expect(again.out).toMatch(/: scribe, a bot\./)
  })
})
