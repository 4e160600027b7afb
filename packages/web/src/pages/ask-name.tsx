import { LIMITS } from '@benben/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { nameProblem } from '../session/nickname.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import styles from './join.module.css'

interface AskNameProps {
  /** Goes on with what the name was needed for. */
  readonly onNamed: (name: string) => void
  readonly onClose: () => void
}

/** Asks once for the name that others read at tables, before the first game that is created; kept for all later ones. */
export function AskName({ onNamed, onClose }: AskNameProps): ReactElement {
  const words = useWords()
  const change = useSettings((settings) => settings.change)
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    const name = typed.trim()
    const wrong = nameProblem(words, name)
    setProblem(wrong)
    if (wrong !== '') return
    change({ name })
    onNamed(name)
  }
  return (
    <Dialog title={words.say('web.name.ask')} open onClose={onClose}>
      <form className={`${styles.form} ${styles.ask}`} onSubmit={submit} data-ask-name>
        <label>
          {words.say('web.name.ask.about')}
          <input
            aria-label={words.say('web.name.label')}
            value={typed}
            maxLength={LIMITS.nickname}
            autoComplete="nickname"
            data-first
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </label>
        <p role="status" className={styles.problem}>
          {problem}
        </p>
        <Button look="primary" type="submit" icon="play">
          {words.say('web.name.ask.play')}
        </Button>
      </form>
    </Dialog>
  )
}
