import { Suspense, useState, type ReactElement } from 'react'
import { lazyWith, useWords } from '../app/words.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import type { MenuProps } from '../table-menu/menu-lines.tsx'

const MenuLines = lazyWith(
  ['table-menu', 'replay'],
  async () => (await import('../table-menu/menu-lines.tsx')).MenuLines,
)

/** The flag in the bar. What is behind it is loaded when it is opened. */
export function TableMenu(props: Omit<MenuProps, 'onDone'>): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  return (
    <>
      <Button
        look="bare"
        icon="flag"
        label={words.say('company.menu')}
        onClick={() => setOpen(true)}
        data-menu
      />
      <Dialog title={words.say('company.menu')} open={open} onClose={close}>
        <Suspense fallback={null}>
          <MenuLines {...props} onDone={close} />
        </Suspense>
      </Dialog>
    </>
  )
}
