import type { Desk } from './desk.ts'

/** A progress bar on stderr, if that is a terminal. */
export interface Progress {
  readonly show: (done: number) => void
  readonly clear: () => void
}

const WIDTH = 30
const EVERY_MS = 100
const CLEAR_LINE = '\r\u001B[K'

export function progress({ stderr, now, words }: Desk, all: number): Progress {
  if (stderr.isTTY !== true) return { show: () => undefined, clear: () => undefined }
  let shown = 0
  return {
    show: (done) => {
      const time = now().getTime()
      if (time - shown < EVERY_MS && done < all) return
      shown = time
      const full = Math.floor((WIDTH * done) / all)
      const bar = '#'.repeat(full) + '-'.repeat(WIDTH - full)
      stderr.write(`${CLEAR_LINE}[${bar}] ${words.say('cli.progress', { done, all })}`)
    },
    clear: () => void stderr.write(CLEAR_LINE),
  }
}
