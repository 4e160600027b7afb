import { expect, it } from 'vitest'
import { Backlog, type Reader } from './backlog.ts'

const LIMITS = { each: 100, all: 250 }

class TestReader implements Reader {
  bytes = 0
  isCut = false
  readonly unsent = (): number => this.bytes
  readonly cut = (): void => void (this.isCut = true)
}

function readers(many: number) {
  const backlog = new Backlog(LIMITS)
  const all = Array.from({ length: many }, () => new TestReader())
  const send = (reader: number, bytes: number): void => {
    all[reader]!.bytes += bytes
    backlog.note(all[reader]!)
  }
  return { all, send, backlog, cut: () => all.flatMap(({ isCut }, i) => (isCut ? [i] : [])) }
}

it('cuts a client that is too far behind, and no other', () => {
  const { all, send, cut } = readers(2)
  send(0, 60)
  send(1, 60)
  all[1]!.bytes = 0
  send(0, 60)
  send(1, 60)
  expect(cut()).toEqual([0])
})

it('cuts those furthest behind when all together are too far behind', () => {
  const { send, cut } = readers(5)
  send(0, 20)
  send(1, 90)
  send(2, 70)
  send(3, 60)
  expect(cut()).toEqual([])
  send(4, 20)
  expect(cut()).toEqual([1])
  send(4, 60)
  expect(cut()).toEqual([1])
  send(0, 70)
  expect(cut()).toEqual([0, 1])
})

it('counts again before it cuts: most clients read on', () => {
  const { all, send, cut } = readers(4)
  for (const reader of [0, 1, 2]) send(reader, 80)
  all[0]!.bytes = 0
  all[1]!.bytes = 0
  send(3, 80)
  expect(cut()).toEqual([])
})

it('forgets those that are gone', () => {
  const { all, send, cut, backlog } = readers(4)
  for (const reader of [0, 1, 2]) send(reader, 80)
  backlog.forget(all[0]!)
  send(3, 80)
  expect(cut()).toEqual([])
})
