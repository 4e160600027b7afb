import { reconstructedFields } from '@benben/tekhenu/fields'
import { reconstructedBlocks } from '@benben/words/tekhenu-reconstructed'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import type { PictureProps } from '../../rules/game-rules.ts'
import { shownEdition } from './edition-context.ts'
import styles from './reconstructed-picture.module.css'

const kebab = (block: string): string => block.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Which printed values could not be checked, and how many: a sentence for each area. */
export function ReconstructedPicture({ words, printed }: PictureProps): ReactElement {
  const edition = shownEdition(printed)
  const blocks = [...reconstructedBlocks(words, edition)]
  const values = Map.groupBy(reconstructedFields(edition), ({ block }) => kebab(block))
  return blocks.length === 0 ? (
    <p>{words.say('rules.no-values')}</p>
  ) : (
    <section className={styles.values}>
      <h2>≈ {words.say('rules.values')}</h2>
      <ul>
        {blocks.map(([block, sentence]) => (
          <li key={block}>
            {sentence}{' '}
            <small>{words.say('rules.values.many', { many: values.get(block)?.length ?? 0 })}</small>
          </li>
        ))}
      </ul>
      <p>
        <Link href="/editions/tekhenu">{words.say('rules.values.correct')}</Link>
      </p>
    </section>
  )
}
