import { spawn } from 'node:child_process'
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benben, converse, player, tempFolder } from '../testing/terminal.ts'

const BIN = join(import.meta.dirname, '..', '..', 'bin', 'benben.mjs')

describe('a saved match', () => {
  const NEW = 'play --seats me,greedy --seed saved --save'

  it('goes on as if it had never been left, wherever that was', async () => {
    using folder = tempFolder()
    const world = { folder: folder.path }
    const read = (name: string): string => readFileSync(join(folder.path, name), 'utf8')
    await converse(`${NEW} whole.txt`, world, player())
    const whole = read('whole.txt')
    for (const most of [0, 1, 3, 10, 25]) {
      const name = `${most}.txt`
      const answer = player(most)
      const left = await converse(`${NEW} ${name}`, world, answer)
      expect(left.out).toContain(`Go on with: npx benben play --resume ${name}`)
      expect(whole.startsWith(read(name))).toBe(true)
      await converse(`play --resume ${name}`, world, player(Infinity, read(name).includes('undo')))
      expect(read(name)).toBe(whole)
    }
  })

  it('drops a line that was not written to its end, and says so', async () => {
    using folder = tempFolder()
    const world = { folder: folder.path }
    const path = join(folder.path, 'cut.txt')
    await converse(`${NEW} cut.txt`, world, player(9))
    const kept = readFileSync(path, 'utf8')
    for (const rest of ['0', '0:', '0: plac', '0: place 1a1', '\u00e9']) {
      writeFileSync(path, kept + rest)
      const { code, out } = await benben('play --resume cut.txt', { ...world, stdin: 'quit\n' })
      expect(code).toBe(0)
      expect(out).toContain('The last line of the file was not complete and was left out.')
      expect(readFileSync(path, 'utf8')).toBe(kept)
    }
  })

  it('leaves a file alone that is no match', async () => {
    using folder = tempFolder()
    const notes = 'dear diary\nno new line at the end'
    const path = folder.put('notes.txt', notes)
    expect((await benben(`play --resume ${path}`)).code).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(notes)
    expect((await benben(`play --save ${path}`)).code).toBe(1)
    expect(readFileSync(path, 'utf8')).toBe(notes)
  })

  it('shows the result of a match that is over', async () => {
    using folder = tempFolder()
    const game = (await benben('record --bots random --seed over')).out
    const path = folder.put('over.txt', game)
    const { code, out } = await benben(`play --resume ${path}`)
    expect(code).toBe(0)
    expect(out).toMatch(/Total/)
    expect(readFileSync(path, 'utf8')).toBe(game)
  })

  it('does not go on without the seed', async () => {
    using folder = tempFolder()
    const path = folder.put('running.txt', (await benben('record --bots random --seed r --running')).out)
    expect(await benben(`play --resume ${path}`)).toMatchObject({
      code: 1,
      err: expect.stringContaining('seed'),
    })
  })

  it('survives the end of its process at any time', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'killed.txt')
    const child = spawn(
      process.execPath,
      [BIN, 'play', '--seats', 'me,greedy', '--seed', 'killed', '--save', path],
      { cwd: folder.path, stdio: ['pipe', 'pipe', 'inherit'] },
    )
    await new Promise<void>((resolve) => {
      let out = ''
      child.stdout.on('data', (chunk: Buffer) => {
        out += chunk.toString()
        if (out.endsWith('me> ')) resolve()
      })
    })
    child.kill('SIGKILL')
    await new Promise((resolve) => child.on('close', resolve))
    const kept = readFileSync(path, 'utf8')
    expect(kept).toMatch(/\n1: assign/)
    appendFileSync(path, '0: assi')
    const { code, out } = await converse('play --resume killed.txt', { folder: folder.path }, player())
    expect(code).toBe(0)
    expect(out).toContain('left out')
    expect((await benben(`verify ${path}`)).code).toBe(0)
  })

  it('is left with 130 and a way back on an interrupt', async () => {
    using folder = tempFolder()
    const child = spawn(process.execPath, [BIN, 'play', '--seats', 'me,greedy', '--save', 'i.txt'], {
      cwd: folder.path,
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => {
      out += chunk.toString()
      if (out.endsWith('me> ')) child.kill('SIGINT')
    })
    const code = await new Promise((resolve) => child.on('close', resolve))
    expect(code).toBe(130)
    expect(out).toMatch(/Go on with: npx benben play --resume i\.txt\n$/)
  })
})
