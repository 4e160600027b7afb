import { speak } from '@benben/words'
import { expect, it } from 'vitest'
import { standard } from '@benben/tekhenu'
import { reconstructedBlocks } from '@benben/words/tekhenu-reconstructed'
import { printedBlocks } from './families.ts'

it('pages of tiles, decrees and conquest tiles say which of their values are reconstructed', () => {
  const unchecked = reconstructedBlocks(speak('en'), standard)
  const said = (id: string): readonly string[] =>
    printedBlocks(id).flatMap((block) => unchecked.get(block) ?? [])
  expect(said('P19')).toEqual(['Costs and edges of the pillar tiles.'])
  expect(said('D03')).toEqual(['The symbols of the decrees.'])
  expect(said('DX01')).toEqual(['Time of Seth: the symbols of its decrees.'])
  expect(said('conquest-A01')[0]).toContain('conquest tiles')
  expect(said('B19')).toEqual([])
})
