import type { BlockInfo } from '@benben/protocol'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { useSettings } from '../store/settings.ts'
import { Button } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { fetchBlocks, unblock } from './people.ts'
import styles from './talk.module.css'

/** Whom I muted or blocked, and whether new lines are read aloud. `version` changes when somebody was muted. */
export function Blocks({
  version,
  onLifted,
}: {
  readonly version: number
  readonly onLifted: () => void
}): ReactElement {
  const words = useWords()
  const aloud = useSettings(({ talkAloud }) => talkAloud)
  const [blocks, setBlocks] = useState<readonly BlockInfo[]>([])
  useEffect(() => void fetchBlocks().then(setBlocks, () => {}), [version])
  const lift = async (id: string): Promise<void> => {
    setBlocks(await unblock(id).catch(() => blocks))
    onLifted()
  }
  return (
    <details className={styles.blocks}>
      <summary>
        {words.say('talk.blocks')} {blocks.length === 0 ? '' : `(${blocks.length})`}
      </summary>
      {blocks.length === 0 ? <p>{words.say('talk.blocks.none')}</p> : null}
      <ul>
        {blocks.map(({ id, kind, name }) => (
          <li key={id}>
            <span>{words.say(`talk.blocks.${kind}`, { name })}</span>
            <Button onClick={() => void lift(id)} data-act="lift">
              {words.say('talk.lift')}
            </Button>
          </li>
        ))}
      </ul>
      <Switch
        label={words.say('talk.aloud')}
        about={words.say('talk.aloud.about')}
        on={aloud}
        onChange={(talkAloud) => useSettings.getState().change({ talkAloud })}
      />
    </details>
  )
}
