import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digest } from '@benben/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptIn } from './keep.ts'

const TOOL = join(import.meta.dirname, 'train.ts')
const FLAGS = ['solo', '--games', '1', '--seed', 'tiny']
const WRITTEN = ['curve.svg', 'report.md', 'rounds.jsonl', 'weights.json']

describe('a training', () => {
  let home: string
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'train-'))
  })
  afterAll(() => rmSync(home, { recursive: true, force: true }))

  const begin = (name: string): string => mkdtempSync(join(home, name))
  const train = (cwd: string, ...more: string[]) =>
    spawnSync(process.execPath, [TOOL, ...FLAGS, ...more], { cwd, encoding: 'utf8' })
  const lie = (cwd: string, file: string): string => join(cwd, 'train/solo', file)
  /** What people read, and of the numbers to go on with a digest: they are a hundred thousands. */
  const learned = (cwd: string): Record<string, unknown> => {
    const { asked, rounds, state } = keptIn(lie(cwd, 'state.bin'))!
    const texts = WRITTEN.map((file) => [file, readFileSync(lie(cwd, file), 'utf8')])
    return { ...Object.fromEntries(texts), asked, rounds, state: digest((state as Float64Array).join()) }
  }
  /** Runs until the first round is told, and stops it in the second one. */
  const stopAfterOne = (cwd: string): Promise<unknown> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [TOOL, ...FLAGS, '--rounds', '2'], { cwd })
      child.stdout.once('data', () => child.kill('SIGKILL'))
      child.on('close', resolve)
    })

  it('that was stopped goes on to what an unstopped one learns, file by file, and is refused with other flags', async () => {
    const whole = begin('whole')
    expect(train(whole, '--rounds', '2')).toMatchObject({ status: 0, stderr: '' })
    const expected = learned(whole)
    expect(expected['rounds']).toMatchObject([{ round: 1 }, { round: 2 }])
    expect(expected['curve.svg']).toContain('2 rounds')
    expect(readdirSync(lie(whole, '.')).toSorted()).toEqual([...WRITTEN, 'state.bin'].toSorted())

    const stopped = begin('stopped')
    await stopAfterOne(stopped)
    // As if it had been stopped after the state was kept and before anything else was written.
    for (const file of WRITTEN) rmSync(lie(stopped, file))
    writeFileSync(lie(stopped, 'state.bin.next'), 'half of a st')
    expect(train(stopped, '--rounds', '2')).toMatchObject({ status: 0, stderr: '' })
    expect(learned(stopped)).toEqual(expected)

    for (const more of [
      ['--seed', 'other'],
      ['--games', '2'],
      ['--lambda', '1'],
    ]) {
      const { status, stderr } = train(stopped, '--rounds', '3', ...more)
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: expect.stringMatching(/holds another training: .*"seed":"tiny"/) as string,
      })
    }
    expect(train(stopped, '--rounds', '1')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('holds 2 rounds already') as string,
    })
    expect(learned(stopped)).toEqual(expected)
  })

  it('is refused where nothing of that name can be trained', () => {
    const { status, stderr } = spawnSync(process.execPath, [TOOL, 'chess'], { cwd: home, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toContain('one of: aton, tekhenu2')
  })
})
