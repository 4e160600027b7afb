import type { Words } from '@benben/words'
import { useState, type ReactElement, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Log and outlook, where there is no room for them beside the table. */
export function More({
  words,
  children,
}: {
  readonly words: Words
  readonly children: ReactNode
}): ReactElement {
  const [open, setOpen] = useState(false)
  const title = words.say('tekhenu.web.more')
  return (
    <>
      <Button look="bare" icon="log" label={title} onClick={() => setOpen(true)} data-more />
      <Dialog title={title} open={open} onClose={() => setOpen(false)}>
        {children}
      </Dialog>
    </>
  )
}
