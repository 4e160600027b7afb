import { standard } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { reconstructedBlocks, reconstructedIn } from './reconstructed.ts'

test('every block of the standard edition that is reconstructed is named in a sentence', () => {
  const found = reconstructedIn(standard)
  expect(found).toContain('player-board')
  expect([...reconstructedBlocks(speak('en'), standard).keys()]).toEqual(found)
})

test('a block that was checked is not named', () => {
  const checked = { ...standard, playerBoard: { ...standard.playerBoard, basis: 'my box' } }
  expect(reconstructedIn(checked)).not.toContain('player-board')
})
