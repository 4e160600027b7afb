import { useEffect, useState } from 'react'
import type { SpotStore } from './spot-store.ts'
import type { Chain, Spots } from './spots.ts'

/**
 * Legal moves whose spot is not rendered. There should be none, and a test checks that; as a fallback the prompt offers
 * them, so that nobody is ever stuck.
 */
export function useStray(store: SpotStore, spots: Spots): readonly Chain[] {
  const [stray, setStray] = useState<readonly Chain[]>([])
  useEffect(() => {
    const found = [...spots.lit].flatMap((name) => (store.isDrawn(name) ? [] : spots.at(name).chains))
    const all = [...found, ...spots.lost.map((move): Chain => [move])]
    setStray((before) => (before.length === 0 && all.length === 0 ? before : all))
  }, [store, spots])
  return stray
}
