import { fault } from '@benben/words'
import { useRef, useState, type ReactElement } from 'react'
import type { GameForm } from '../app/game-form.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { engineOf } from '../worker/engines.ts'
import styles from './create.module.css'

interface EditionProps {
  readonly game: string
  readonly reconstructed: NonNullable<GameForm['reconstructed']>
  /** Undefined for the built-in edition. */
  readonly printed: unknown
  readonly onChange: (printed: unknown) => void
}

/** The printed data: those built in, with what could not be checked in them, or a corrected file. */
export function EditionField({ game, reconstructed, printed, onChange }: EditionProps): ReactElement {
  const words = useWords()
  const [problem, setProblem] = useState('')
  const picker = useRef<HTMLInputElement>(null)
  const load = async (file: File): Promise<void> => {
    let raw: unknown
    try {
      raw = JSON.parse(await file.text())
    } catch {
      return setProblem(words.say('web.edition.not-json'))
    }
    const read = await engineOf(game, raw)
    if (read?.ok !== true) return setProblem(read === undefined ? '' : fault(words, read.fault))
    setProblem('')
    // A file equal to the built-in edition is the standard edition.
    onChange(read.value.printed)
    return undefined
  }
  return (
    <div className={styles.edition}>
      <EditionName printed={printed} />
      <div className={styles.more}>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          hidden
          aria-hidden="true"
          tabIndex={-1}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // Reset the input, so that the same file can be chosen again after a correction.
            if (file !== undefined) void load(file).finally(() => (currentTarget.value = ''))
          }}
        />
        {printed === undefined ? null : (
          <Button icon="undo" onClick={() => onChange(undefined)}>
            {words.say('web.edition.back')}
          </Button>
        )}
        <Button icon="plus" onClick={() => picker.current?.click()}>
          {words.say('web.edition.load')}
        </Button>
      </div>
      <p role="status" className={problem === '' ? styles.quiet : styles.wrong}>
        {problem}
      </p>
      <details>
        <summary>{words.say('web.edition.reconstructed')}</summary>
        <ul>
          {reconstructed(words).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p>{words.say('web.edition.correct')}</p>
      </details>
    </div>
  )
}

function EditionName({ printed }: Pick<EditionProps, 'printed'>): ReactElement {
  const words = useWords()
  const name = (printed as { readonly name?: string } | undefined)?.name
  return (
    <span>
      <b>{words.say('web.edition')}</b>
      <small>
        {name === undefined ? words.say('web.edition.standard') : words.say('web.edition.own', { name })}
      </small>
    </span>
  )
}
