import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PuzzleFile } from '@benben/bots/puzzles'
import { tekhenu } from '@benben/tekhenu'
import { expect, it } from 'vitest'
import { wheelOf } from './wheel-of.ts'

const puzzlesOf = (game: string): PuzzleFile['puzzles'] =>
  (JSON.parse(readFileSync(join(import.meta.dirname, 'data', `${game}.json`), 'utf8')) as PuzzleFile).puzzles

it('the picture of a puzzle has the dice and the light of its table', () => {
  for (const { position, seat } of puzzlesOf('tekhenu')) {
    const read = tekhenu.fromJSON(position)
    if (!read.ok) throw new Error(read.fault.code)
    const { lights, dice } = tekhenu.view(read.value, seat)
    const wheel = wheelOf({ position })!
    expect(wheel.map(({ light }) => light)).toEqual(lights)
    expect(wheel.map((section) => section.dice)).toEqual(
      dice.map((section) => section.map((die) => die.split(' ')[0])),
    )
  }
  expect(puzzlesOf('aton').map(wheelOf).filter(Boolean)).toEqual([])
})
