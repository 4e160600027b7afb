import { useEffect, useState, type ComponentType } from 'react'
import type { GameForm } from './game-form.ts'

/** What a game with editions shows of them; loaded when somebody makes a table, looks at an edition or corrects one. */
export interface GameEditions {
  /** Where a table is made: which printed data it is played with. */
  readonly Choice: ComponentType<EditionChoiceProps>
  /** How printed data differ from those built in. */
  readonly Differences: ComponentType<{ readonly printed: unknown }>
  /** Where editions are entered, kept and opened; loaded by itself. */
  readonly Page: ComponentType<{ readonly address: string }>
}

export interface EditionChoiceProps {
  /** Undefined for the built-in edition. */
  readonly printed: unknown
  readonly onChange: (printed: unknown) => void
}

/** The editions of a game once they are loaded; they are asked for where `wanted`. */
export function useEditions(form: GameForm | undefined, wanted = true): GameEditions | undefined {
  const [editions, setEditions] = useState<GameEditions>()
  const load = wanted ? form?.editions : undefined
  useEffect(() => void load?.().then((loaded) => setEditions(loaded)), [load])
  return load === undefined ? undefined : editions
}
