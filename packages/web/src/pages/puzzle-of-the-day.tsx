import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { buttonClass } from '../ui/button.tsx'
import styles from './which.module.css'

/** For whoever is new: what to try after a lesson. Its data are fetched with its own page. */
export function PuzzleOfTheDay(): ReactElement {
  const words = useWords()
  return (
    <section className={styles.which} aria-labelledby="puzzle-of-the-day" data-puzzle-of-the-day>
      <h2 id="puzzle-of-the-day">
        {words.say('web.puzzles')} <small>{words.say('web.puzzles.after')}</small>
      </h2>
      <div className={styles.puzzle}>
        <Icon name="star" size={30} />
        <p>
          {words.say('web.puzzles.task')}
          <br />
          <small>{words.say('web.puzzles.made')}</small>
        </p>
        <Link href="/puzzles" className={buttonClass()} data-puzzles>
          {words.say('web.puzzles.try')}
        </Link>
      </div>
    </section>
  )
}
