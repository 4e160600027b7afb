import { lazy, Suspense, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Session } from '../session/session.ts'
import { Dialog } from './dialog.tsx'

/** Loaded when somebody opens them. */
const Options = lazy(() => import('./options.tsx').then((part) => ({ default: part.Options })))

interface OptionsDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  /** At a table: the session to which changes apply at once. */
  readonly session?: Session | undefined
}

export function OptionsDialog({ open, onClose, session }: OptionsDialogProps): ReactElement {
  const words = useWords()
  return (
    <Dialog title={words.say('web.options')} open={open} onClose={onClose}>
      <Suspense fallback={null}>
        <Options session={session} />
      </Suspense>
    </Dialog>
  )
}
