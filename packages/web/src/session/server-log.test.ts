import type { Update } from '@benben/protocol'
import { describe, expect, it } from 'vitest'
import { ServerLog } from './server-log.ts'

const line = (version: number, ...types: string[]): Update => ({
  version,
  kind: version === 1 ? 'setup' : 'move',
  seat: 0,
  at: 1000 * version,
  events: types.map((type) => ({ type })),
})
const undo = (version: number): Update => ({ version, kind: 'undo', seat: 0, at: 0, events: [] })
const types = (told: readonly { event: { type: string } }[]): string[] => told.map(({ event }) => event.type)

describe('a story', () => {
  it('grows by what is told, and says what is new', () => {
    const story = new ServerLog()
    expect(types(story.add([line(1, 'a', 'b')]).fresh)).toEqual(['a', 'b'])
    const { log, fresh } = story.add([line(2, 'c'), line(3, 'd')])
    expect(log.map(({ n }) => n)).toEqual([0, 1, 2, 3])
    expect(types(fresh)).toEqual(['c', 'd'])
    expect(story.version).toBe(3)
  })

  it('says when each of them happened', () => {
    const { log } = new ServerLog().add([line(1, 'a', 'b'), line(2, 'c')])
    expect(log.map(({ at }) => at)).toEqual([1000, 1000, 2000])
  })

  it('takes back the line before an undo', () => {
    const story = new ServerLog()
    story.add([line(1, 'a'), line(2, 'b')])
    const { log, fresh } = story.add([undo(3), line(4, 'c')])
    expect(types(log)).toEqual(['a', 'c'])
    expect(types(fresh)).toEqual(['c'])
    expect(types(story.add([undo(5)]).fresh)).toEqual([])
  })

  it('does not show what was played and taken back between two states', () => {
    const story = new ServerLog()
    story.add([line(1, 'a')])
    expect(story.add([line(2, 'b'), undo(3)])).toEqual({
      log: [{ n: 0, event: { type: 'a' }, at: 1000 }],
      fresh: [],
    })
  })

  it('hears a line twice only once', () => {
    const story = new ServerLog()
    story.add([line(1, 'a'), line(2, 'b')])
    const { log, fresh } = story.add([line(2, 'b'), line(3, 'c')])
    expect(types(log)).toEqual(['a', 'b', 'c'])
    expect(types(fresh)).toEqual(['c'])
  })

  it('begins anew when somebody else looks', () => {
    const story = new ServerLog()
    story.add([line(1, 'a'), line(2, 'b')])
    story.clear()
    expect(story.version).toBe(0)
    expect(types(story.add([line(1, 'x')]).log)).toEqual(['x'])
  })

  it('knows what came after the last decision of a seat, where a bot did not decide for it', () => {
    const by = (version: number, seat: number, ...names: string[]): Update => ({
      ...line(version, ...names),
      seat,
    })
    const incident = (version: number, text: string): Update => ({
      version,
      kind: 'incident',
      seat: 0,
      at: 0,
      events: [],
      incident: text,
    })
    const story = new ServerLog()
    story.add([line(1, 'a'), by(2, 1, 'b', 'c')])
    expect([story.decidedBy(0), story.decidedBy(1), story.decidedBy('spectator')]).toEqual([null, 3, null])
    story.add([by(3, 0, 'd'), by(4, 1, 'e')])
    expect([story.decidedBy(0), story.decidedBy(1)]).toEqual([4, 5])
    story.add([
      incident(5, '0: taken over by scribe'),
      by(6, 0, 'f'),
      incident(7, '0: taken back'),
      by(8, 1, 'g'),
    ])
    expect(story.decidedBy(0)).toBe(4)
    story.add([by(9, 0, 'h')])
    expect(story.decidedBy(0)).toBe(8)
    // What was answered ahead was no decision of that moment.
    story.add([by(10, 1, 'i'), { ...by(11, 0, 'j'), ahead: true }])
    expect([story.decidedBy(0), story.decidedBy(1)]).toEqual([8, 9])
  })
})
