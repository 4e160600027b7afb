import type { ReactElement } from 'react'
import { optionKey, type GameForm } from '../app/game-form.ts'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import styles from './gathering.module.css'
import { useForm } from './use-form.ts'

/** What a table is played with beyond the usual: whoever comes should know it before sitting down. */
export function Terms({ seen }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const loaded = useForm(seen.game, seen.printed)
  if (loaded === undefined) return null
  const lines = chosenIn(loaded.form, seen.options).map(({ name, value }) => {
    const label = words.say(optionKey(loaded.id, name))
    if (value === true) return label
    return words.say('web.terms.line', { label, value: words.say(optionKey(loaded.id, name, String(value))) })
  })
  const edition = (seen.printed as { readonly name?: string } | undefined)?.name
  if (edition !== undefined) lines.push(words.say('web.terms.edition', { name: edition }))
  if (lines.length === 0) return null
  return (
    <section className={styles.terms}>
      <h3>{words.say('web.terms')}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The options that were chosen: those that are not what a game plays with by itself. */
function chosenIn({ fields }: GameForm, options: unknown): { name: string; value: unknown }[] {
  const chosen = (options ?? {}) as Readonly<Record<string, unknown>>
  return fields.flatMap(({ name, values }) =>
    values.some((value) => value === chosen[name]) ? [{ name, value: chosen[name] }] : [],
  )
}
