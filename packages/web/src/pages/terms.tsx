import type { ReactElement } from 'react'
import { useEditions } from '../app/game-editions.ts'
import { optionKey, type GameForm, type Options, type OptionValue } from '../app/game-form.ts'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import styles from './gathering.module.css'
import { useForm } from './use-form.ts'

/** What a table is played with, all of it: whoever comes should know it before sitting down. */
export function Terms({ seen }: { readonly seen: Seen }): ReactElement | null {
  const words = useWords()
  const loaded = useForm(seen.game, seen.printed)
  const editions = useEditions(loaded?.form, seen.printed !== undefined)
  if (loaded === undefined) return null
  const lines = optionsIn(loaded.form, seen.options).map(({ name, value, isSwitch }) => {
    const label = words.say(optionKey(loaded.id, name))
    const said = isSwitch
      ? words.say(value === true ? 'web.terms.with' : 'web.terms.without')
      : words.say(optionKey(loaded.id, name, value === undefined ? 'none' : String(value)))
    return words.say('web.terms.line', { label, value: said })
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
      {editions === undefined ? null : <editions.Differences printed={seen.printed} />}
    </section>
  )
}

interface TermOption {
  readonly name: string
  /** Undefined for what the game plays with by itself. */
  readonly value: OptionValue | undefined
  /** With or without. */
  readonly isSwitch: boolean
}

/** All options that it makes sense to ask for. */
function optionsIn({ fields }: GameForm, options: unknown): TermOption[] {
  const chosen = (options ?? {}) as Options
  return fields
    .filter((field) => field.when?.(chosen) ?? true)
    .map(({ name, values }) => ({
      name,
      value: values.find((value) => value === chosen[name]),
      isSwitch: values.length === 1 && values[0] === true,
    }))
}
