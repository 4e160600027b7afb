import type { ActRequest, Pace } from '@benben/protocol'
import { useState, type ReactElement } from 'react'
import { entryOf } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import { zone } from '../store/tables.ts'
import { Button } from '../ui/button.tsx'
import { PaceField } from './pace-field.tsx'
import { isPossible } from './presets.ts'

interface PaceChangeProps {
  readonly seen: Seen
  readonly onAct: (act: ActRequest) => Promise<boolean>
}

/** Before the match whoever made the table chooses another pace; the others are asked to stay. */
export function PaceChange({ seen, onAct }: PaceChangeProps): ReactElement {
  const words = useWords()
  const [open, setOpen] = useState(false)
  const [pace, setPace] = useState<Pace | undefined>(seen.pace ?? undefined)
  const change = async (): Promise<void> => {
    if (await onAct({ act: 'pace', pace: pace ?? null, ...zone() })) setOpen(false)
  }
  if (!open)
    return (
      <Button icon="hourglass" onClick={() => setOpen(true)} data-change-pace>
        {words.say('pace.change')}
      </Button>
    )
  return (
    <div>
      <PaceField bots={entryOf(seen.game)?.bots ?? []} pace={pace} onChange={setPace} />
      <Button
        look="primary"
        icon="check"
        disabled={pace !== undefined && !isPossible(pace)}
        onClick={() => void change()}
        data-set-pace
      >
        {words.say('pace.change.do')}
      </Button>
    </div>
  )
}
