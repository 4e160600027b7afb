import { useEffect, useId, useRef, type ReactElement, type ReactNode } from 'react'
import { useWords } from '../app/words.ts'
import { Button } from './button.tsx'
import styles from './dialog.module.css'

interface DialogProps {
  readonly title: string
  readonly open: boolean
  /** For pages to read: as wide as there is room. */
  readonly wide?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The browser's own dialog: it keeps the focus inside, closes by Escape and, however it is closed, gives the focus back. What has `data-first` gets it first. */
export function Dialog({ title, open, wide = false, onClose, children }: DialogProps): ReactElement {
  const words = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useEffect(() => {
    const dialog = ref.current!
    if (open && !dialog.open) {
      dialog.showModal()
      dialog.querySelector<HTMLElement>('[data-first]')?.focus()
    }
    if (!open && dialog.open) dialog.close()
  }, [open])
  return (
    <dialog
      ref={ref}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close()
      }}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 id={heading}>{title}</h2>
          <Button
            look="bare"
            icon="cross"
            label={words.say('web.close')}
            onClick={() => ref.current!.close()}
          />
        </div>
        {open ? children : null}
      </div>
    </dialog>
  )
}
