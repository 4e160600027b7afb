import { reconstructedBlocks } from '@benben/words/tekhenu'
import type { ReactElement } from 'react'
import type { PictureProps } from '../../rules/game-rules.ts'
import { shownEdition } from './edition-context.ts'
import styles from './reconstructed-picture.module.css'

/** Which printed values could not be checked, one sentence each. */
export function ReconstructedPicture({ words, printed }: PictureProps): ReactElement {
  const sentences = [...reconstructedBlocks(words, shownEdition(printed)).values()]
  return sentences.length === 0 ? (
    <p>{words.say('rules.no-values')}</p>
  ) : (
    <section className={styles.values}>
      <h2>≈ {words.say('rules.values')}</h2>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}
