import { editionOf } from '@benben/tekhenu'
import { describeDifferences, differencesOf, type AreaDifferences } from '@benben/words/tekhenu-edition'
import { useMemo, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import styles from './differences.module.css'

/** So many lines are read at a glance; longer lists are folded area by area. */
const GLANCE = 12

/** How an edition differs from the standard one, by area. */
export function Differences({ printed }: { readonly printed: unknown }): ReactElement {
  const words = useWords()
  const found = useMemo(() => differencesOf(words, editionOf(printed)), [words, printed])
  const many = found.reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <section className={styles.differences} data-differences={many}>
      <p>{describeDifferences(words, found)}</p>
      {found.map((area) => (
        <details key={area.area} open={many <= GLANCE}>
          <summary>
            {area.name} <span>{area.lines.length}</span>
          </summary>
          <Lines {...area} />
        </details>
      ))}
    </section>
  )
}

const Lines = ({ lines }: Pick<AreaDifferences, 'lines'>): ReactElement => (
  <ul>
    {lines.map(({ id, text }) => (
      <li key={id}>{text}</li>
    ))}
  </ul>
)
