import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tekhenu } from '@benben/tekhenu'
import { random, readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { benben, converse, tempFolder } from '../testing/terminal.ts'

const SOLO = '--game tekhenu --options {"solo":"medium"}'

describe('a person alone against Botankhamun', () => {
  it('plays to the end, told every step with its reason, and can be verified', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'solo.txt')
    const chance = random('alone')
    const { code, out } = await converse(
      `play ${SOLO} --seed alone --save solo.txt`,
      { folder: folder.path },
      (shown) => {
        expect(shown.endsWith('me> ')).toBe(true)
        const { position } = replay(tekhenu, readRecord(readFileSync(path, 'utf8')), (seat) => seat === 0)
        const moves = tekhenu.legal(position, 0, [])
        return tekhenu.write(moves[chance.below(moves.length)]!)
      },
    )
    expect(code).toBe(0)
    const told = out.replaceAll(/\s+/g, ' ')
    for (const said of [
      'Seat 1: Botankhamun, who plays by the rules of the game.',
      'Botankhamun plays by its own rules (medium)',
      'The marker of Botankhamun begins at the bottom left',
      'The Deben sends the marker of Botankhamun',
      'Botankhamun takes the',
      'Pyramid of Botankhamun (medium)',
    ]) {
      expect(told).toContain(said)
    }
    expect(out).not.toContain('Unknown problem')
    expect((await benben(`verify ${path}`)).code).toBe(0)
  })

  it('goes on where it was left', async () => {
    using folder = tempFolder()
    const world = { folder: folder.path, stdin: 'quit\n' }
    await benben(`play ${SOLO} --seats Ada --seed left --save l.txt`, world)
    const again = await benben('play --resume l.txt', world)
    expect(again.code).toBe(0)
    expect(again.out).toContain('Seat 0: Ada, at this screen.')
    expect(again.out).toContain('Seat 1: Botankhamun, who plays by the rules of the game.')
  })

  it('is refused with others at the table', async () => {
    const { code, err } = await benben(`play ${SOLO} --players 3`)
    expect(code).toBe(1)
    expect(err).toContain('options.solo: is for one person and Botankhamun: two seats, not 3.')
  })

  it('is no place for an arena', async () => {
    const { code, err } = await benben(`arena ${SOLO} --bots random,greedy --games 2`)
    expect(code).toBe(1)
    expect(err).toContain('use simulate')
  })

  it('simulates with one bot', async () => {
    const { code, out } = await benben(`simulate ${SOLO} --bots random --games 3 --seed 1`)
    expect(code).toBe(0)
    expect(out).toMatch(/^0 +random +\d+/m)
    expect(out).toMatch(/^1 +Botankhamun +\d+/m)
  })
})
