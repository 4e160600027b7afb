import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { benben, movesIn, player, tempFolder } from './testing.ts'

const BIN = join(import.meta.dirname, '..', 'bin', 'benben.mjs')
/** From util-linux: gives a program a terminal. */
const SCRIPT = 'script'
const hasScript = spawnSync(SCRIPT, ['--version']).status === 0

/** The program at a terminal of its own, as a person has it before them. */
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
    /** What is new on the screen once it ends with a prompt; undefined once the program is gone. */
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
