import { expect, it } from 'vitest'
import { FairQueue } from './fair-queue.ts'

it('serves its owners in turn, each in the order of arrival', () => {
  const queue = new FairQueue<string>()
  for (const job of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) queue.push(job[0]!, job)
  expect(queue.size).toBe(7)
  const served = Array.from({ length: 4 }, () => queue.shift())
  expect(served).toEqual(['a1', 'b1', 'c1', 'a2'])
  queue.push('d', 'd1')
  expect(Array.from({ length: 5 }, () => queue.shift())).toEqual(['b2', 'a3', 'd1', 'a4', undefined])
  expect(queue.size).toBe(0)
})
