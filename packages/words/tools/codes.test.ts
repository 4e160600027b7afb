import { aton } from '@benben/aton'
import { expect, test } from 'vitest'
import { catalogues } from '../src/catalogues.ts'
import { LANGUAGES } from '../src/languages.ts'
import { speakWhole } from '../src/whole.ts'
import { allKeys, gameKeys, kernelKeys } from './codes.ts'

test('codes lead to keys by one rule', () => {
  expect(kernelKeys()).toEqual(expect.arrayContaining(['shape.range', 'record.refused', 'match.undo-chance']))
  expect(gameKeys(aton)).toEqual(
    expect.arrayContaining([
      'aton.log.placed',
      'aton.ask.place',
      'aton.task.place',
      'aton.refusal.space-taken',
      'aton.reason.draw',
      'aton.source.black',
    ]),
  )
})

test.each(Object.keys(LANGUAGES))('every code has a sentence in %s', async (code) => {
  await speakWhole(code)
  expect(Object.keys(catalogues[code]!)).toEqual(expect.arrayContaining(allKeys()))
})
