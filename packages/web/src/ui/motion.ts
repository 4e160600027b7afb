import { useSyncExternalStore } from 'react'
import { useSettings } from '../store/settings.ts'

const query = (): MediaQueryList => matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing should move: the system asks for it, or the person does. */
export function useStill(): boolean {
  const motion = useSettings((settings) => settings.motion)
  const reduced = useSyncExternalStore(
    (changed) => {
      const list = query()
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => query().matches,
  )
  return motion === 'off' || reduced
}
