import { expect, it } from 'vitest'
import { SCRIPTS } from '../lessons/load.ts'
import { askedTable, newTable } from './new-table.ts'

const searchOf = (address: string): string => new URL(address, 'http://table').search

it('is asked for what a lesson has taught', async () => {
  for (const load of Object.values(SCRIPTS)) {
    const { game, teaches = {} } = await load()
    expect(askedTable(searchOf(newTable(game, teaches)))).toEqual({ game, options: teaches })
  }
})

it('is asked for nothing by an address without a game, or with an unknown one', () => {
  expect(askedTable('')).toEqual({ game: undefined, options: {} })
  expect(askedTable('?game=chess&seth=true')).toEqual({ game: undefined, options: {} })
})
