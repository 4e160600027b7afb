import { SCOPES, type NewTokenAnswer, type TokenInfo } from '@benben/protocol'
import { useEffect, useState, type FormEvent, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { listPrograms, newProgram, revokeProgram } from '../store/identity.ts'
import { Button } from '../ui/button.tsx'
import { Card, Line, Problem } from './card.tsx'
import styles from './me.module.css'
import { useAttempt } from './use-attempt.ts'

/** Programs that play by themselves with a token. */
export function ProgramsCard(): ReactElement {
  const words = useWords()
  const [programs, setPrograms] = useState<readonly TokenInfo[]>([])
  const [name, setName] = useState('')
  const [made, setMade] = useState<NewTokenAnswer>()
  const { problem, attempt } = useAttempt()
  useEffect(() => void listPrograms().then(setPrograms, () => undefined), [])
  const make = (event: FormEvent): void => {
    event.preventDefault()
    attempt(async () => {
      setMade(await newProgram(name.trim(), SCOPES))
      setName('')
      setPrograms(await listPrograms())
    })
  }
  return (
    <Card icon="bot" title={words.say('me.programs')}>
      <p className={styles.about}>{words.say('me.programs.about')}</p>
      {programs.map((program) => (
        <Line key={program.id} title={program.name} about={words.say('me.program.about')}>
          <Button
            onClick={() => attempt(async () => setPrograms(await revokeProgram(program.id)))}
            data-revoke={program.name}
          >
            {words.say('me.program.revoke')}
          </Button>
        </Line>
      ))}
      {made === undefined ? null : (
        <p className={styles.secret} data-secret>
          {made.secret}
        </p>
      )}
      <form className={styles.form} onSubmit={make}>
        <input
          aria-label={words.say('me.program.name')}
          placeholder={words.say('me.program.name')}
          value={name}
          maxLength={24}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" disabled={name.trim() === ''}>
          {words.say('me.program.make')}
        </Button>
      </form>
      <Problem text={problem} />
    </Card>
  )
}
