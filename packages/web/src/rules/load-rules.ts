import { useEffect, useState } from 'react'
import { entryOf, loadWords } from '../app/registry.ts'
import type { GameRules } from './game-rules.ts'

async function load(game: string): Promise<GameRules | undefined> {
  const entry = entryOf(game)
  if (entry?.rules === undefined) return undefined
  const [rules] = await Promise.all([entry.rules(), loadWords(entry)])
  return rules
}

/** The rules of a game once they are loaded; null for a game without any. */
export function useRules(game: string): GameRules | null | undefined {
  const [loaded, setLoaded] = useState<{ readonly game: string; readonly rules: GameRules | null }>()
  useEffect(() => {
    let gone = false
    void load(game).then((rules) => (gone ? undefined : setLoaded({ game, rules: rules ?? null })))
    return () => {
      gone = true
    }
  }, [game])
  return loaded?.game === game ? loaded.rules : undefined
}
