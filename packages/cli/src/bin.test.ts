import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { benben as inside, tempFolder } from './testing/terminal.ts'

/** The real program in a process of its own. */
const BIN = join(import.meta.dirname, '..', 'bin', 'benben.mjs')

const benben = (words: string[], input: string | Buffer = '', node: string[] = [], env = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, BIN, ...words], {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { code: status, out: stdout, err: stderr }
}

describe('the program', () => {
  it('helps, with an example for every command', async () => {
    const { code, out } = benben(['--help'])
    expect(code).toBe(0)
    expect(benben([])).toMatchObject({ code: 0, out })
    const commands = [...out.matchAll(/^ {2}([a-z]+) .*[A-Z]/gm)].map((found) => found[1]!)
    expect(commands).toHaveLength(15)
    // A process of its own for one of them; what they say is the same inside this one.
    expect(benben(['play', '--help'])).toEqual(await inside('play --help'))
    for (const command of commands.filter((each) => each !== 'help')) {
      const help = await inside(`${command} --help`)
      expect(help.code).toBe(0)
      expect(help.out).toContain(`npx benben ${command}`)
    }
  })

  it('says one sentence about nonsense and leaves with 1', () => {
    const noise = Buffer.from(Array.from({ length: 10_000 }, (_, i) => (i * 7919) % 256))
    for (const [words, input] of [
      [['replay', '-'], noise],
      [['legal', '/']],
      [['show', '-'], '{"game":'],
      [['apply', '/dev/null']],
      [['verify', 'missing.txt']],
      [['simulate', '--bots', 'clever', '--games', '1']],
      [['dance']],
    ] as [string[], (string | Buffer)?][]) {
      const { code, out, err } = benben(words, input)
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^[^\n]+\n$/)
    }
  })

  it('ends quietly when nobody reads on', async () => {
    using folder = tempFolder()
    const child = spawn('sh', [
      '-c',
      `${process.execPath} ${BIN} record --bots random --seed pipe 2> ${folder.path}/err | head -n 1; true`,
    ])
    let out = ''
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()))
    await new Promise((resolve) => child.on('close', resolve))
    expect(out).toBe('benben record 1\n')
    expect(readFileSync(join(folder.path, 'err'), 'utf8')).toBe('')
  })

  it('owns up to its own mistakes without a stack, unless asked for it', () => {
    // Throws only for Aton's options: JSON.stringify calls while the program loads must still work.
    const broken =
      'data:text/javascript,const whole = JSON.stringify; JSON.stringify = (value, ...rest) => { if (value?.red !== undefined) throw new Error("our own mistake, on purpose"); return whole(value, ...rest) }'
    const quiet = benben(['record', '--bots', 'random', '--seed', 'x'], '', ['--import', broken])
    expect(quiet.code).toBe(70)
    expect(quiet.err).toMatch(/^[^\n]+\n$/)
    const loud = benben(['record', '--bots', 'random'], '', ['--import', broken], { BENBEN_DEBUG: '1' })
    expect(loud.code).toBe(70)
    expect(loud.err).toMatch(/on purpose\n +at /)
  })
})

describe('an old Node', () => {
  const old =
    'data:text/javascript,Object.defineProperty(process, "versions", { value: { ...process.versions, node: "20.1.0" } })'

  it('runs the program with the bundled one, or says what is needed', () => {
    const { code, out, err } = benben(['replay', 'missing.txt'], '', ['--import', old])
    expect({ code, out }).toEqual({ code: 1, out: '' })
    expect(err).toMatch(/^(There is no file missing\.txt|Benben needs Node 22\.18 or newer)[^\n]*\n$/)
  })

  it('does not try for ever', () => {
    const { code, err } = benben(['--help'], '', ['--import', old], { BENBEN_REEXECUTED: '1' })
    expect(code).toBe(1)
    expect(err).toMatch(/^Benben needs Node 22\.18 or newer; this is v[\d.]+\.\n$/)
  })
})
