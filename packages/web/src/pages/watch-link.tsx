import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './gathering.module.css'
import { LinkField } from './link-field.tsx'

/** A button at a table that others may watch: the link they come by. */
export function WatchLink(): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  return (
    <>
      <span className={styles.inBar}>
        <Button
          look="bare"
          icon="link"
          label={words.say('web.watch-link')}
          onClick={() => setOpen(true)}
          data-watch-link
        />
      </span>
      <Dialog title={words.say('web.watch-link')} open={open} onClose={() => setOpen(false)}>
        <LinkField label={words.say('web.watch-link.about')} />
      </Dialog>
    </>
  )
}
