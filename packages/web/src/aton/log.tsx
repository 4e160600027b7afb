import type { AtonEvent } from '@benben/aton'
import { useMemo, type ReactElement } from 'react'
import { Icon } from '../icons/icon.tsx'
import type { LogEntry } from '../session/session.ts'
import { useStable } from '../ui/stable.ts'
import { newestFirst } from '../ui/log-order.ts'
import { Log, type LogLine } from '../ui/log.tsx'
import { logLookOf } from './events.ts'
import { colourOf } from './facts.ts'
import { Priest } from './pieces.tsx'
import type { TableModel } from './model.ts'

export function AtonLog({
  model,
  log,
  onPoint,
}: {
  readonly model: TableModel
  readonly log: readonly LogEntry<AtonEvent>[]
  readonly onPoint: (n: number | null) => void
}): ReactElement {
  const { words, speech, who } = model
  // Of the view only the colours of the seats are spoken of.
  const told = useStable({ log, view: model.view }, (before, now) => before.log === now.log)
  const lines = useMemo(
    () =>
      told.log
        .filter(({ event }) => logLookOf(event) !== 'none')
        .map(({ n, event }): readonly [LogLine] => {
          const seat = 'seat' in event && event.seat !== null ? event.seat : undefined
          const look = logLookOf(event)
          const line = {
            key: n,
            text:
              (event.type === 'round'
                ? words.say('aton.web.round', event)
                : speech.log(words, event, who, told.view)) ?? '',
            sign:
              seat === undefined ? (
                <Icon name={event.type === 'ended' ? 'crown' : 'sun'} size={14} />
              ) : (
                <Priest colour={colourOf(told.view, seat)} />
              ),
            heading: look === 'heading',
            big: look === 'big',
            rule: speech.ruleOf?.(event),
          }
          return [line]
        }),
    [told, words, speech, who],
  )
  return <Log game="aton" lines={newestFirst(lines)} label={words.say('web.log')} onPoint={onPoint} />
}
