import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { tekhenu } from '@benben/tekhenu'
import { random, readRecord, replay } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { benben, movesIn, player, tempFolder } from './testing/terminal.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'benben.mjs')
/** From util-linux: gives a program a terminal. */
const SCRIPT = 'script'
const hasScript = spawnSync(SCRIPT, ['--version']).status === 0

/** The program in a pseudo-terminal. */
function terminal(words: string, folder: string) {
  const command = `stty cols 100 rows 45; exec ${process.execPath} ${BIN} ${words}`
  const child = spawn(SCRIPT, ['-qfec', command, '/dev/null'], {
    cwd: folder,
    env: { ...process.env, TERM: 'xterm-256color', NO_COLOR: undefined, SHELL: '/bin/sh' },
  })
  let screen = ''
  let raw = ''
  let read = 0
  child.stdout.on('data', (chunk: Buffer) => {
    raw += chunk.toString()
    screen = stripVTControlCharacters(raw).replaceAll('\r', '')
  })
  const gone = new Promise<number | null>((resolve) => child.on('close', resolve))
  return {
    gone,
    raw: () => raw,
    screen: () => screen,
    type: (text: string) => child.stdin.write(text),
    /** Waits until the screen ends with a text, or the program has exited. */
    async shows(text: string): Promise<void> {
      while (child.exitCode === null && !screen.trimEnd().endsWith(text)) {
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    },
    /** The new output once it ends with a prompt; undefined once the program has exited. */
    async prompt(): Promise<string | undefined> {
      for (;;) {
        if (child.exitCode !== null) return undefined
        if (screen.length > read && screen.endsWith('me> ')) break
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
      const shown = screen.slice(read)
      read = screen.length
      return shown
    },
  }
}

describe.skipIf(!hasScript)('at a real terminal', () => {
  it('a whole game against search is played to the end', async () => {
    using folder = tempFolder()
    const table = terminal('play --seats me,search:20 --seed pty --save game.txt', folder.path)
    const answer = player()
    for (let shown = await table.prompt(); shown !== undefined; shown = await table.prompt()) {
      table.type(`${answer(shown)!}\r`)
    }
    expect(await table.gone).toBe(0)
    expect(table.raw()).toContain('\u001B[1m')
    expect(table.screen()).toContain('Taken back: ')
    expect(table.screen()).toMatch(/Total +\d+ +\d+\n\nThe whole game is in game\.txt\.\n/)
    const record = readFileSync(join(folder.path, 'game.txt'), 'utf8')
    expect(record).toMatch(/\n0: undo\n/)
    expect((await benben('verify game.txt', { folder: folder.path })).code).toBe(0)
  })

  it('a whole game of Tekhenu with two bots is played to the end', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'game.txt')
    const table = terminal(
      'play --game tekhenu --seats me,random,random --seed pty --save game.txt',
      folder.path,
    )
    const chance = random('pty')
    let turns = 0
    for (let shown = await table.prompt(); shown !== undefined; shown = await table.prompt()) {
      const { position } = replay(tekhenu, readRecord(readFileSync(path, 'utf8')), (seat) => seat === 0)
      const moves = tekhenu.legal(position, 0, [])
      const texts = moves.map((move) => tekhenu.write(move))
      // Few moves are listed; many are grouped, so that they never flood the screen.
      const told = shown.replaceAll(/\s+/g, ' ')
      expect(moves.length > 12 || told.includes(texts[0]!)).toBe(true)
      expect(shown.split('\n').filter((line) => /^ {2}pillar at/.test(line)).length).toBeLessThan(30)
      turns++
      table.type(`${texts[chance.below(texts.length)]!}\r`)
    }
    expect(await table.gone).toBe(0)
    expect(turns).toBeGreaterThan(50)
    expect(table.screen()).toContain('Maat weighs the deeds, for the 4th time.')
    expect(table.screen()).toMatch(/Total +\d+ +\d+ +\d+\n\nThe whole game is in game\.txt\.\n/)
    expect(table.screen()).not.toContain('Unknown problem')
    const record = readFileSync(path, 'utf8')
    expect(record).toMatch(/\nseat 2: random\n[^]*\nend: final-scoring, won by \d, points \d+ \d+ \d+\n$/)
    expect((await benben('verify game.txt', { folder: folder.path })).code).toBe(0)
  })

  it('Tab completes a move', async () => {
    using folder = tempFolder()
    const table = terminal('play --game tekhenu --seats me,random --seed tab --save game.txt', folder.path)
    await table.prompt()
    // One key at a time: readline treats a chunk as pasted text, with a literal tab.
    table.type('kee')
    await table.shows('me> kee')
    table.type('\t')
    await table.shows('keep')
    expect(table.screen()).toMatch(/me> keep $/)
    table.type('\u0003')
    expect(await table.gone).toBe(130)
  })

  it('Ctrl-C and Ctrl-D say how to go on', async () => {
    using folder = tempFolder()
    for (const [key, code] of [
      ['\u0003', 130],
      ['\u0004', 0],
    ] as const) {
      const table = terminal(`play --seats me,random --seed key --save ${code}.txt`, folder.path)
      expect(movesIn((await table.prompt())!)).toEqual([])
      table.type(key)
      expect(await table.gone).toBe(code)
      expect(table.screen()).toContain(`npx benben play --resume ${code}.txt`)
    }
  })
})
