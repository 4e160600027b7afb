import { PATHS } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { deleteMe } from '../store/identity.ts'
import { useSettings } from '../store/settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card, Line, Problem } from './card.tsx'
import { useAttempt } from './use-attempt.ts'

/** Everything the server keeps of a person: to take away, or to delete. */
export function DataCard({ onDeleted }: { readonly onDeleted: () => void }): ReactElement {
  const words = useWords()
  const change = useSettings((settings) => settings.change)
  const [isAsked, setAsked] = useState(false)
  const { problem, attempt } = useAttempt()
  const remove = (): void =>
    attempt(async () => {
      await deleteMe()
      change({ name: '', online: false })
      onDeleted()
    })
  return (
    <Card icon="log" title={words.say('me.data')}>
      <Line title={words.say('me.export')} about={words.say('me.export.about')}>
        <a className={buttonClass()} href={PATHS.export} download="benben.json" data-export>
          {words.say('me.export')}
        </a>
      </Line>
      <Line title={words.say('me.delete')} about={words.say('me.delete.about')}>
        {isAsked ? (
          <>
            <Button onClick={() => setAsked(false)}>{words.say('web.cancel')}</Button>
            <Button icon="trash" onClick={remove} data-delete="yes">
              {words.say('me.delete.yes')}
            </Button>
          </>
        ) : (
          <Button icon="trash" onClick={() => setAsked(true)} data-delete>
            {words.say('me.delete')}
          </Button>
        )}
      </Line>
      <Problem text={problem} />
    </Card>
  )
}
