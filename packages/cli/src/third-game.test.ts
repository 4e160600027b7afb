import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { tempFolder } from './testing/terminal.ts'

/**
 * The program with one game more than is shipped: the toy of the kernel joins by the entries that docs/architecture.md
 * lists, which Node finds under the condition `toy`.
 */
const BIN = join(import.meta.dirname, '..', 'bin', 'benben.mjs')

function benben(words: string, cwd: string, input = ''): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--conditions=toy', BIN, ...words.split(' ')],
    {
      input,
      cwd,
      encoding: 'utf8',
    },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  return stdout
}

it('plays a third game in the terminal, saves, verifies and shows it', () => {
  using folder = tempFolder()
  const typed = 'help\nmoves\nwhy end turn\ntake 2\nundo\ntake 1\nend turn\n'
  const rest = 'take 1\nend turn\n'.repeat(12)
  const seats = '--seats Ada,careful --seed third --save game.txt'
  const out = benben(`play --game toy ${seats}`, folder.path, `${typed}${rest}`)
  expect(out).toContain('Ada: take 1 or 2 stones, or roll for 1 to 3.')
  expect(out).toContain('Type take 1, take 2, roll or end turn.')
  expect(out).toMatch(/take 2 +take 2 stones/)
  expect(out).toContain('You cannot do that now.')
  expect(out).toContain('Taken back: take 2.')
  expect(out).toContain('careful takes the last stone and wins.')
  expect(benben('verify game.txt', folder.path)).toContain('to the end that is written down')
  expect(benben('show game.txt --at 0', folder.path)).toContain('11 stones are left.')
  const { decisions } = JSON.parse(benben('legal game.txt --at 0', folder.path)) as { decisions: unknown[] }
  expect(decisions).toMatchObject([{ seat: 0, moves: ['take 1', 'take 2', 'roll'] }])
})

it('lets bots play a third game, with an option of its own', () => {
  using folder = tempFolder()
  const contest = '--game toy --options stones=21 --games 60 --seed bots'
  const found = JSON.parse(benben(`simulate ${contest} --bots random,careful --json`, folder.path)) as {
    readonly errors: number
    readonly ends: object
    readonly wins: readonly [number, number]
  }
  expect(found).toMatchObject({ errors: 0, ends: { empty: 60 } })
  expect(found.wins[1]).toBeGreaterThan(found.wins[0])
})
