import type { Fault, Game } from '@benben/kernel'
import { useEffect, useState } from 'react'
import { asked, type GameForm, type Options } from '../app/game-form.ts'
import { entryOf, loadWords } from '../app/registry.ts'
import { engineOf } from '../worker/engines.ts'

/** A game as the create page needs it: what can be chosen, and the rules that check it. */
export interface LoadedGame {
  readonly id: string
  readonly form: GameForm
  readonly game: Game
}

const NOTHING_TO_CHOOSE: GameForm = { fields: [] }

async function load(id: string, printed: unknown): Promise<LoadedGame | undefined> {
  const entry = entryOf(id)
  if (entry === undefined) return undefined
  const [form = NOTHING_TO_CHOOSE, game] = await Promise.all([
    entry.form?.(),
    engineOf(id, printed),
    loadWords(entry),
  ])
  return game?.ok === true ? { id, form, game: game.value } : undefined
}

/** Undefined until loaded. Editions are validated before they get here. */
export function useForm(id: string, printed: unknown): LoadedGame | undefined {
  const [loaded, setLoaded] = useState<LoadedGame>()
  useEffect(() => {
    let gone = false
    void load(id, printed).then((found) => (gone ? undefined : setLoaded(found)))
    return () => {
      gone = true
    }
  }, [id, printed])
  // Ignore the form of the previously selected game.
  return loaded?.id === id ? loaded : undefined
}

/** How a game answers to options: its automata, or the fault. */
export interface OptionsCheck {
  readonly automata: readonly (string | undefined)[]
  readonly fault: Fault | undefined
  /** The numbers of seats that would be accepted. */
  readonly seats: readonly number[]
}

export function checkOptions(game: Game, options: object, seats: number): OptionsCheck {
  const checked = game.options(options, seats)
  if (checked.ok) return { automata: game.automata?.(checked.value) ?? [], fault: undefined, seats: [] }
  const { min, max } = game.seats
  const others = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return {
    automata: [],
    fault: checked.fault,
    seats: others.filter((many) => game.options(options, many).ok),
  }
}

/** Each option whose removal alone makes the rest valid, with that rest. */
export const fixesWithout = (
  { form, game }: Pick<LoadedGame, 'form' | 'game'>,
  chosen: Options,
  seats: number,
): readonly (readonly [option: string, others: Options])[] =>
  Object.keys(asked(form, chosen))
    .map((option) => {
      const { [option]: _, ...others } = chosen
      return [option, others] as const
    })
    .filter(([, others]) => game.options(asked(form, others), seats).ok)
