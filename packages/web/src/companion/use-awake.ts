import { useEffect } from 'react'

/** Keeps the screen on, where the browser can, while a real table is looked at in between. */
export function useAwake(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let gone = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      // Browsers refuse it on low battery; the game goes on all the same.
      const granted = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (gone) void granted?.release()
      else lock = granted
    }
    const again = (): void => void ask()
    again()
    document.addEventListener('visibilitychange', again)
    return () => {
      gone = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [])
}
