import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { momentAddress, type Source } from '../replay/source.ts'
import { buttonClass } from '../ui/button.tsx'
import styles from './analysis.module.css'

/** Where to go from here. */
export function Ways({ source }: { readonly source: Source }): ReactElement {
  const words = useWords()
  return (
    <footer className={styles.ways}>
      {source.from === 'link' || source.from === 'shared' ? null : (
        <Link href={`/${source.from}/${source.id}`} className={buttonClass()} data-to-result>
          <Icon name="crown" />
          {words.say('analysis.result')}
        </Link>
      )}
      <Link href={momentAddress(source, 0, 0)} className={buttonClass()} data-to-replay>
        <Icon name="eye" />
        {words.say('analysis.replay')}
      </Link>
      <small>{words.say('analysis.private')}</small>
    </footer>
  )
}
