import { useEffect, useState, type RefObject } from 'react'
import type { Chain, Spots } from './spots.ts'

/**
 * Legal moves whose spot is nowhere on the table. There should be none, and a test looks for them; should there be one
 * all the same, it stands in the prompt, so that nobody is ever stuck.
 */
export function useStray(root: RefObject<HTMLElement | null>, spots: Spots): readonly Chain[] {
  const [stray, keep] = useState<readonly Chain[]>([])
  useEffect(() => {
    const found = [...spots.lit].flatMap((name) =>
      root.current?.querySelector(`[data-spot="${name}"]`) === null ? spots.at(name).chains : [],
    )
    const all = [...found, ...spots.lost.map((move): Chain => [move])]
    keep((before) => (before.length === 0 && all.length === 0 ? before : all))
  }, [root, spots])
  return stray
}
