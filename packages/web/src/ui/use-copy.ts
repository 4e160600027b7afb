import { useState } from 'react'

/** Copies a text to the clipboard on demand, and tells whether it worked. */
export function useCopy(textOf: () => string | Promise<string>): {
  /** Null until it was tried. */
  readonly outcome: 'copied' | 'failed' | null
  readonly copy: () => void
  readonly reset: () => void
} {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  // Without a secure context there is no clipboard.
  const write = async (): Promise<void> => navigator.clipboard.writeText(await textOf())
  return {
    outcome,
    copy: () =>
      void write().then(
        () => setOutcome('copied'),
        () => setOutcome('failed'),
      ),
    reset: () => setOutcome(null),
  }
}
