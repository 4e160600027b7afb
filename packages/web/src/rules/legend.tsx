import type { ReactElement } from 'react'
import { lastSeenOf } from '../session/last-table.ts'
import { Hidden } from '../ui/hidden.tsx'
import { KEYS } from '../ui/key-list.ts'
import { Kbd } from '../ui/kbd.tsx'
import { BookLink, useBook } from './book-context.tsx'
import styles from './legend.module.css'

/** Every sign of this table with its name, each leading to its rule; and the keys. */
export function Legend(): ReactElement {
  const { rules, book, words, printed } = useBook()
  const groups = rules.legend(words, lastSeenOf(book.game))
  return (
    <div className={styles.legend} data-legend>
      <div className={styles.groups}>
        {groups.map(({ title, signs, picture }) => {
          const Picture = picture === undefined ? undefined : rules.pictures[picture]
          return (
            <section key={title}>
              <h3>{title}</h3>
              <ul>
                {signs.map(({ sign, name, about, to }) => (
                  <li key={sign} data-sign={sign}>
                    <BookLink to={to} className={styles.sign}>
                      <rules.Sign name={sign} size={26} />
                      <span>
                        <b>{name}</b>
                        <small>{about}</small>
                      </span>
                    </BookLink>
                  </li>
                ))}
              </ul>
              {Picture === undefined ? null : (
                // On a narrow page it scrolls by itself.
                <div
                  className={styles.picture}
                  role="region"
                  aria-label={title}
                  tabIndex={0}
                  data-legend-picture={picture}
                >
                  <Picture words={words} printed={printed} />
                </div>
              )}
            </section>
          )
        })}
      </div>
      <section className={styles.keys}>
        <h3>{words.say('web.keys')}</h3>
        <dl>
          {[...KEYS, ...rules.keys].map(([keys, name]) => (
            <div key={name}>
              <dt>
                <Hidden>{keys}</Hidden>
                <Kbd>{keys}</Kbd>
              </dt>
              <dd>{words.say(`web.keys.${name}`)}</dd>
            </div>
          ))}
        </dl>
        <p>{words.say('rules.help.fingers')}</p>
      </section>
    </div>
  )
}
