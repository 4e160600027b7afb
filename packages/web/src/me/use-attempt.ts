import type { Words } from '@benben/words'
import { useState } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { ApiError } from '../store/api.ts'

/** Whatever the server did not say comes from the browser, which refused a passkey. */
export const sayError = (words: Words, error: unknown): string =>
  error instanceof ApiError ? sayProblem(words, error.fault) : words.say('me.passkey.refused')

interface Attempt {
  /** Why the last one failed; empty if it did not. */
  readonly problem: string
  readonly busy: boolean
  /** Does something on the server; says why if it fails. */
  readonly attempt: (act: () => Promise<void>) => void
}

export function useAttempt(): Attempt {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const attempt = (act: () => Promise<void>): void => {
    if (busy) return
    setBusy(true)
    setProblem('')
    act()
      .catch((error: unknown) => setProblem(sayError(words, error)))
      .finally(() => setBusy(false))
  }
  return { problem, busy, attempt }
}
