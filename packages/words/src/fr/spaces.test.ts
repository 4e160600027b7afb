import { expect, test } from 'vitest'
import { readFolder } from '../../tools/folders.ts'

/** French sets a narrow space that no line ends with before : ; ? ! and inside « ». */
const BREAKABLE = /(?<=\S) [:;?!»]|« /

test('no line of a French sentence can end before a sign', async () => {
  const { catalogue } = await readFolder('fr')
  const broken = Object.entries(catalogue).flatMap(([key, message]) => (BREAKABLE.test(message) ? [key] : []))
  expect(Object.keys(catalogue).length).toBeGreaterThan(4000)
  expect(broken).toEqual([])
})
