import { useSyncExternalStore } from 'react'
import { useSettings } from '../store/settings.ts'

const reduce = matchMedia('(prefers-reduced-motion: reduce)')
const listen = (changed: () => void): (() => void) => {
  reduce.addEventListener('change', changed)
  return () => reduce.removeEventListener('change', changed)
}

/** Whether motion is reduced, by the system or by the settings. */
export function useStill(): boolean {
  const motion = useSettings((settings) => settings.motion)
  const reduced = useSyncExternalStore(listen, () => reduce.matches)
  return motion === 'off' || reduced
}
