import type { Options } from '../app/game-form.ts'
import { entryOf } from '../app/registry.ts'

/** The address of the create page with a game and some of its options chosen: `/new?game=tekhenu&seth=true`. */
export const newTable = (game: string, options: Options = {}): string =>
  `/new?${new URLSearchParams({ game, ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])) }).toString()}`

/** What such an address asks for. The form and the game check the options, as they check what somebody chooses. */
export function askedTable(search: string): { readonly game: string | undefined; readonly options: Options } {
  const { game, ...options } = Object.fromEntries(new URLSearchParams(search))
  if (game === undefined || entryOf(game) === undefined) return { game: undefined, options: {} }
  return {
    game,
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, value === 'true' ? true : value]),
    ),
  }
}
