import { useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { nameProblem } from '../session/nickname.ts'
import { rename } from '../store/identity.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Card, Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

/** The name that others read at tables. Whoever has none yet becomes a guest by it. */
export function NameCard({
  known,
  onNamed,
}: {
  readonly known: string
  readonly onNamed: () => void
}): ReactElement {
  const words = useWords()
  const { name, change } = useSettings()
  const [typed, setTyped] = useState(known || name)
  const [wrong, setWrong] = useState('')
  const { problem, attempt } = useAttempt()
  const save = (event: FormEvent): void => {
    event.preventDefault()
    const found = nameProblem(words, typed)
    setWrong(found)
    if (found !== '') return
    attempt(async () => {
      await rename(typed.trim())
      change({ name: typed.trim() })
      onNamed()
    })
  }
  return (
    <Card icon="people" title={words.say('me.name')}>
      <form className={styles.form} onSubmit={save}>
        <input
          aria-label={words.say('web.name.label')}
          value={typed}
          maxLength={24}
          autoComplete="nickname"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" disabled={typed.trim() === '' || typed.trim() === known}>
          {words.say('me.save')}
        </Button>
      </form>
      <Problem text={wrong || problem} />
    </Card>
  )
}
