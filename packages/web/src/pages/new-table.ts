import type { Options } from '../app/game-form.ts'
import { entryOf } from '../app/registry.ts'

interface AskedTable {
  readonly game: string | undefined
  readonly options: Options
  /** The level of the bots; undefined for the usual one. */
  readonly bot: string | undefined
}

/** The address of the create page with a game, some of its options and a level chosen: `/new?game=tekhenu&seth=true&bot=novice`. */
export function newTable(game: string, options: Options = {}, bot?: string): string {
  const chosen = Object.entries(options).map(([name, value]) => [name, String(value)])
  const asked = { game, ...Object.fromEntries(chosen), ...(bot === undefined ? {} : { bot }) }
  return `/new?${new URLSearchParams(asked).toString()}`
}

/** What such an address asks for. The form and the game check the options, as they check what somebody chooses. */
export function askedTable(search: string): AskedTable {
  const { game, bot, ...options } = Object.fromEntries(new URLSearchParams(search))
  const entry = game === undefined ? undefined : entryOf(game)
  if (entry === undefined) return { game: undefined, options: {}, bot: undefined }
  return {
    game,
    bot: entry.bots.find((each) => each === bot),
    options: Object.fromEntries(
      Object.entries(options).map(([name, value]) => [name, value === 'true' ? true : value]),
    ),
  }
}
