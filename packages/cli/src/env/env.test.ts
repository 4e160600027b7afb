import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { benben } from '../testing/terminal.ts'
import { EnvSession } from './session.ts'

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url))

const ask = (session: EnvSession, request: object): Record<string, unknown> =>
  session.answer(JSON.stringify(request))

/** Plays a game with the first legal move each time; returns the requests it took and the last answer. */
function playFirst(session: EnvSession, id: unknown): { steps: number; last: Record<string, unknown> } {
  let steps = 0
  for (;;) {
    const { moves } = ask(session, { do: 'legal', id }) as { moves: string[] }
    const last = ask(session, { do: 'step', id, move: moves[0] })
    steps++
    if (last['over'] === true || last['error'] !== undefined) return { steps, last }
  }
}

describe('games for learners', () => {
  it.each(['aton', 'tekhenu'])('play %s from a seed to its end, the same on a copy', (game) => {
    const session = new EnvSession()
    const { id, over } = ask(session, { do: 'reset', game, seed: 'x' })
    expect(over).toBe(false)
    const copy = ask(session, { do: 'clone', id })['id']
    expect(copy).not.toBe(id)
    const first = playFirst(session, id)
    expect(first.last).toMatchObject({
      over: true,
      result: { totals: [expect.any(Number), expect.any(Number)] },
    })
    expect(playFirst(session, copy)).toEqual(first)
    expect(ask(session, { do: 'legal', id, seat: 0 })).toEqual({ seat: 0, moves: [] })
    expect(ask(session, { do: 'close', id })).toEqual({})
    expect(ask(session, { do: 'observe', id })).toMatchObject({ error: 'env.id' })
  })

  it('tell a seat what it may know, and features with their names', () => {
    const session = new EnvSession()
    const { id } = ask(session, { do: 'reset', seed: 'x' })
    const { view } = ask(session, { do: 'observe', id, seat: 0 }) as {
      view: { dealt: { decrees: unknown }[] }
    }
    expect(view.dealt[0]!.decrees).not.toBeNull()
    expect(view.dealt[1]!.decrees).toBeNull()
    const { features, names } = ask(session, { do: 'features', id, seat: 0, names: true }) as {
      features: number[]
      names: string[]
    }
    expect(features).toHaveLength(names.length)
    expect(features[names.indexOf('one')]).toBe(1)
  })

  it.each([
    ['not json', 'env.json'],
    ['{"do":"fly"}', 'env.do'],
    ['{"do":"reset","game":"chess"}', 'env.game'],
    ['{"do":"reset","players":9}', 'env.players'],
    ['{"do":"reset","options":{"moon":true}}', 'shape.unknown'],
    ['{"do":"step","id":7,"move":"x"}', 'env.id'],
  ])('refuse %s', (line, code) => {
    expect(new EnvSession().answer(line)).toMatchObject({ error: code })
  })

  it('refuse moves and seats that are not there, and change nothing', () => {
    const session = new EnvSession()
    const { id } = ask(session, { do: 'reset', game: 'aton' })
    const before = ask(session, { do: 'observe', id })
    expect(ask(session, { do: 'step', id, move: 'fly' })).toMatchObject({ error: 'env.move' })
    expect(ask(session, { do: 'features', id })).toMatchObject({ error: 'env.features' })
    expect(ask(session, { do: 'legal', id, seat: 5 })).toMatchObject({ error: 'env.seat' })
    expect(ask(session, { do: 'observe', id })).toEqual(before)
  })

  it('answer line by line', async () => {
    const { code, out } = await benben('env', {
      stdin: '{"do":"reset","game":"aton"}\n\n{"do":"legal","id":0}\n',
    })
    expect(code).toBe(0)
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(first).toMatchObject({ id: 0, over: false })
    expect(second!['moves']).toContain('exchange')
  })

  it('teach the example in Python: it expects final points better than at first', () => {
    const bin = `${process.execPath} packages/cli/bin/benben.mjs env`
    const flags = ['--games', '12', '--tries', '1', '--seed', 'tiny', '--command', bin]
    const words = ['examples/python/learn.py', ...flags]
    const { status, stdout, stderr } = spawnSync('python3', words, { cwd: ROOT, encoding: 'utf8' })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toMatch(/^game 1: \d+ to \d+, mean error [\d.]+\ngame 2: /)
    const errors = [...stdout.matchAll(/mean error ([\d.]+)/g)].map((found) => Number(found[1]))
    expect(errors).toHaveLength(12)
    // It has learned from eleven games before the last one.
    const last = errors.slice(-3).reduce((sum, each) => sum + each, 0) / 3
    expect(last).toBeLessThan(0.6 * errors[0]!)
  })
})
