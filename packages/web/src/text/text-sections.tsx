import type { Section } from '@benben/words'
import { useState, type ReactElement } from 'react'
import type { TableProps } from '../app/registry.ts'
import { whoOf } from '../session/say.ts'
import styles from './text-table.module.css'

/** The whole table: a heading for each part of it, sentences, and small tables with headings of their own. */
export function TextSections({ seen, speech, words }: TableProps): ReactElement {
  const who = whoOf(seen)
  // Drawn once somebody wants to see it.
  const [drawn, setDrawn] = useState(false)
  return (
    <>
      {speech.sections(words, seen.view, who).map((section) => (
        <Part key={section.heading} section={section} />
      ))}
      <details onToggle={({ currentTarget }) => setDrawn(currentTarget.open)}>
        <summary>{words.say('text.terminal')}</summary>
        {drawn ? (
          <pre className={styles.lines} tabIndex={0}>
            {speech.table(words, seen.view, who).join('\n')}
          </pre>
        ) : null}
      </details>
    </>
  )
}

function Part({ section }: { readonly section: Section }): ReactElement {
  const { heading, notes, columns, rows } = section
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {columns.length > 0 && (
        <div className={styles.scroll}>
          <table aria-label={heading}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([head, ...cells]) => (
                <tr key={head}>
                  <th scope="row">{head}</th>
                  {cells.map((cell, i) => (
                    <td key={columns[i + 1]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
