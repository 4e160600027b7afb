import { useSyncExternalStore } from 'react'
import { useSettings } from '../store/settings.ts'

const reduce = matchMedia('(prefers-reduced-motion: reduce)')
const listen = (changed: () => void): (() => void) => {
  reduce.addEventListener('change', changed)
  return () => reduce.removeEventListener('change', changed)
}

/** Whether nothing should move: the system asks for it, or the person does. */
export function useStill(): boolean {
  const motion = useSettings((settings) => settings.motion)
  const reduced = useSyncExternalStore(listen, () => reduce.matches)
  return motion === 'off' || reduced
}
