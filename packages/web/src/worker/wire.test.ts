import { expect, test } from 'vitest'
import { emptySeen } from '../session/empty-seen.ts'
import type { Seen } from '../session/session.ts'
import { logOf } from '../session/log.ts'
import { LogReceiver, LogSender } from './wire.ts'

const seen = (types: readonly string[], fresh = 0): Seen => {
  const log = logOf(types.map((type) => ({ type })))
  return { ...emptySeen('wire', 'local'), log, fresh: log.slice(log.length - fresh) }
}

/** Sends several one after the other as the browser does, and returns what arrives with what was on the wire. */
function wired(all: readonly Seen[]): { arrived: Seen; added: number }[] {
  const [sender, receiver] = [new LogSender(), new LogReceiver()]
  return all.map((each) => {
    const packed = structuredClone(sender.pack(each))
    return { arrived: receiver.unpack(packed), added: packed.newLines.length }
  })
}

test('what is seen arrives as it was sent, whatever was sent before', () => {
  const all = [
    seen(['a', 'b'], 2),
    seen(['a', 'b', 'c'], 1),
    // Taken back, and something else done.
    seen(['a'], 0),
    seen(['a', 'x', 'y'], 2),
    // Other eyes.
    seen(['z', 'x', 'y'], 0),
    seen([], 0),
  ]
  expect(wired(all).map(({ arrived }) => arrived)).toEqual(all)
})

test('only new lines travel, and the old ones stay the same objects', () => {
  const [first, second, third] = wired([
    seen(['a', 'b'], 2),
    seen(['a', 'b', 'c'], 1),
    seen(['a', 'b', 'c'], 0),
  ])
  expect([first, second, third].map((each) => each!.added)).toEqual([2, 1, 0])
  expect(second!.arrived.log[0]).toBe(first!.arrived.log[0])
  expect(third!.arrived.log).toBe(second!.arrived.log)
})
