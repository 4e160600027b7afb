import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Dialog } from './dialog.tsx'
import { useKeys } from './keys.ts'
import styles from './keys-help.module.css'

/** The keys of every table, in the order they are listed. */
const KEYS = [
  ['Tab', 'tab'],
  ['← ↑ → ↓', 'arrows'],
  ['Enter', 'enter'],
  ['Esc', 'escape'],
  ['U', 'undo'],
  ['T', 'restart'],
  ['E', 'end'],
  ['N', 'next'],
  ['R', 'turn'],
  [', .', 'step'],
  ['?', 'help'],
] as const

/** `?` lists the keys. */
export function KeysHelp(): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  useKeys({ '?': () => setOpen(true) })
  return (
    <Dialog title={words.say('web.keys')} open={open} onClose={() => setOpen(false)}>
      <dl className={styles.keys}>
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words.say(`web.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
