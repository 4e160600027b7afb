import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benben, converse, json, player, tempFolder } from '../testing/terminal.ts'

describe('a table against a bot', () => {
  it('is played to its end, and its record holds', async () => {
    using folder = tempFolder()
    const { code, out, err } = await converse(
      'play --seats me,greedy --seed table --save game.txt',
      { folder: folder.path },
      player(),
    )
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(out).toContain('Taken back: ')
    expect(out).toMatch(/Total +\d+ +\d+\n\nThe whole game is in game\.txt\.\n$/)
    const record = readFileSync(join(folder.path, 'game.txt'), 'utf8')
    expect(record).toMatch(/\n0: undo\n/)
    expect(record).toMatch(/\nend: .*\n$/)
    expect((await benben('verify game.txt', { folder: folder.path })).code).toBe(0)
  })

  it('shows who sits where, the seed, the table and what is asked', async () => {
    using folder = tempFolder()
    const { out } = await benben('play --seats greedy,me --seed shown', { folder: folder.path, stdin: '' })
    expect(out).toMatch(/^Seat 0: greedy, a bot\.\nSeat 1: me, at this screen\.\nSeed: shown\n/)
    expect(out).toMatch(/Every move is saved at once in \.benben\/aton-2026-01-31-140509\.txt/)
    expect(out).toMatch(/Temple 1 .*Temple 4/)
    expect(out).toMatch(/\(me\), assign \d \d \d \d to cartouches/)
    expect(out).toMatch(/\nGo on with: npx benben play --resume \.benben\/aton-2026-01-31-140509\.txt\n$/)
    expect(out).not.toContain('\u001B')
  })

  it('answers every question without losing anything', async () => {
    using folder = tempFolder()
    const stdin = ['?', 'moves', 'why', 'why place 1a1', 'why 9999', 'WHY exchange', 'undo', 'back', 'save']
    const more = ['log', 'table', 'points', 'h', '7', 'xyzzy', 'place 1a1', '', 'e x', 'quit', 'exchange']
    const { code, out } = await benben('play --seats me,greedy --seed ask --save a.txt', {
      folder: folder.path,
      stdin: [...stdin, ...more].join('\n'),
    })
    expect(code).toBe(0)
    for (const said of [
      'every move possible now',
      'Write the move after',
      'You cannot do that now.',
      '"9999" is not a move here',
      'exchange is allowed.',
      'You have not made a move yet',
      'There is nobody to hand the screen back to',
      'Every move is saved at once in a.txt.',
      'If scored now',
      '"7" is not a move here',
      '"xyzzy" is not a move here',
      'Type a move.',
      'The game is saved in a.txt.',
    ]) {
      expect(out).toContain(said)
    }
    expect(out).not.toContain('Unknown problem')
    expect(readFileSync(join(folder.path, 'a.txt'), 'utf8')).not.toMatch(/\n0: /)
  })

  it('lets nobody take back what was learnt', async () => {
    using folder = tempFolder()
    const stdin = 'exchange\nundo\n'
    const { out } = await benben('play --seats me,random --seed undo --save u.txt', {
      folder: folder.path,
      stdin,
    })
    expect(out).toContain('Your last move involved chance')
  })

  it('ends turns by itself with --no-end-turn', async () => {
    using folder = tempFolder()
    const { out } = await converse(
      'play --seats me,greedy --seed table --save n.txt --no-end-turn',
      { folder: folder.path },
      player(),
    )
    expect(out).not.toContain('Press Enter to end your turn')
    expect(await json('replay n.txt --json', { folder: folder.path })).toMatchObject({
      result: { reason: expect.any(String) },
    })
  })

  it('is watched where only bots sit', async () => {
    using folder = tempFolder()
    const ran = await benben('play --seats greedy,random --seed bots --save b.txt', { folder: folder.path })
    expect(ran.code).toBe(0)
    expect(ran.out).toMatch(/Round 1 begins\.[^]*The game is over\.[^]*Total/)
  })

  it('uses colour only on a terminal that wants it', async () => {
    using folder = tempFolder()
    const words = 'play --seats me,random --seed colour --save'
    const world = { folder: folder.path, tty: true }
    expect((await converse(`${words} 1.txt`, world, () => 'quit')).out).toContain('\u001B[1m')
    const plain = await converse(`${words} 2.txt`, { ...world, env: { NO_COLOR: '1' } }, () => 'quit')
    expect(plain.out).not.toContain('\u001B[1m')
  })
})
