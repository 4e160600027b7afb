import { expect, it } from 'vitest'
import { SCRIPTS } from '../lessons/load.ts'
import { askedTable, newTable } from './new-table.ts'

const searchOf = (address: string): string => new URL(address, 'http://table').search

it('is asked for what a lesson has taught', async () => {
  for (const load of Object.values(SCRIPTS)) {
    const { game, teaches = {} } = await load()
    const address = newTable(game, teaches, 'novice')
    expect(askedTable(searchOf(address))).toEqual({ game, options: teaches, bot: 'novice' })
  }
})

it('is asked for nothing by an address without a game, or with an unknown one', () => {
  const nothing = { game: undefined, options: {}, bot: undefined }
  expect(askedTable('')).toEqual(nothing)
  expect(askedTable('?game=chess&seth=true&bot=novice')).toEqual(nothing)
})

it('is asked for no bot that the game does not have', () => {
  expect(askedTable('?game=aton&bot=sphinx')).toEqual({ game: 'aton', options: {}, bot: undefined })
})
