import { KIND, SPACES_PER_TEMPLE, TEMPLES } from '@benben/aton'
import type { ReactElement } from 'react'
import type { PictureProps } from '../../rules/game-rules.ts'
import { Sign } from '../pieces.tsx'
import spaces from '../space.module.css'
import { SOURCE_OF } from '../facts.ts'
import styles from './temples-picture.module.css'

/** The four temples as they are printed, and what each pays. */
export const TemplesPicture = ({ words }: PictureProps): ReactElement => (
  <figure>
    <div className={styles.temples}>
      {Array.from({ length: TEMPLES }, (_, temple) => (
        <section key={temple} className={styles.temple}>
          <p>
            <b>{temple + 1}</b> {words.say(`aton.web.pays.${SOURCE_OF[temple]!}`)}
          </p>
          <div className={styles.spaces}>
            {KIND.slice(temple * SPACES_PER_TEMPLE, (temple + 1) * SPACES_PER_TEMPLE).map((kind, i) => (
              <span
                key={i}
                className={`${styles.space} ${spaces[kind]}`}
                title={words.say(`aton.text.kind.${kind}`)}
              >
                <span className={spaces.tile}>
                  <Sign kind={kind} className={spaces.sign} />
                </span>
              </span>
            ))}
          </div>
        </section>
      ))}
    </div>
    <figcaption className={styles.caption}>{words.say('aton.picture.temples')}</figcaption>
  </figure>
)
