import type { Notices } from '@benben/protocol'
import type { ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { endPush, startPush } from '../store/notices.ts'
import { Button } from '../ui/button.tsx'
import { Line, Problem } from './card.tsx'
import { useAttempt } from './use-attempt.ts'

/** Push messages are chosen by a person, and come to each browser that wants them. */
export function PushLine({
  notices,
  isHere,
  onChanged,
}: {
  readonly notices: Notices
  readonly isHere: boolean
  readonly onChanged: (notices: Notices, isHere: boolean) => void
}): ReactElement {
  const words = useWords()
  const { problem, attempt } = useAttempt()
  const change = (): void =>
    attempt(async () => onChanged(await (isHere ? endPush() : startPush(notices.pushKey ?? '')), !isHere))
  return (
    <>
      <Line
        title={words.say('me.notices.push')}
        about={words.say('me.notices.devices', { many: notices.devices })}
      >
        <Button onClick={change} data-push={isHere ? 'end' : 'start'}>
          {words.say(isHere ? 'me.notices.push.end' : 'me.notices.push.start')}
        </Button>
      </Line>
      <Problem text={problem} />
    </>
  )
}
