import type { Edition } from '@benben/tekhenu'
import { useEffect, useState, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useWords } from '../../app/words.ts'
import { Button } from '../../ui/button.tsx'
import { Differences } from './differences.tsx'
import { useKeep, usePlayWith } from './keep.ts'
import { Plain } from './plain.tsx'
import { sharedEdition } from './shared-address.ts'

/** An edition that came by a link: what differs, and whether to keep it. */
export function SharedEdition(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const keep = useKeep()
  const play = usePlayWith()
  const [edition, setEdition] = useState<Edition | 'asking' | undefined>('asking')
  useEffect(() => void sharedEdition().then(setEdition), [])
  if (edition === 'asking') return <main aria-busy="true" />
  if (edition === undefined) return <Plain>{words.say('edition.shared.broken')}</Plain>
  return (
    <Plain title={words.say('edition.shared.title', { name: edition.name })}>
      <Differences printed={edition} />
      <p>
        <Button
          look="primary"
          icon="plus"
          onClick={() => go(`/editions/tekhenu/${keep(edition)}`)}
          data-keep-edition
        >
          {words.say('edition.shared.keep')}
        </Button>{' '}
        <Button icon="play" onClick={() => play(keep(edition))}>
          {words.say('edition.shared.play')}
        </Button>
      </p>
    </Plain>
  )
}
