import { useState, type FormEvent, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { pack } from '../app/packed.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import styles from './replay.module.css'
import { open } from './source.ts'

/** Opens a record from a file or from its text. */
export function OpenRecordPage(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const show = async (record: string): Promise<void> => {
    const packed = await pack(record)
    const opened = await open(words, { from: 'link', packed })
    if ('problem' in opened) setProblem(words.say('replay.open.problem', { problem: opened.problem }))
    else go(`/replay/link#${packed}`)
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void show(text)
  }
  return (
    <>
      <TopBar />
      <main className={styles.open}>
        <h1>{words.say('replay.open')}</h1>
        <p>{words.say('replay.open.about')}</p>
        <form onSubmit={submit}>
          <label>
            {words.say('replay.open.file')}
            <input
              type="file"
              accept=".txt,text/plain"
              onChange={(event) => void event.currentTarget.files?.[0]?.text().then(show)}
            />
          </label>
          <label>
            {words.say('replay.open.text')}
            <textarea
              rows={10}
              value={text}
              spellCheck={false}
              onChange={(event) => setText(event.currentTarget.value)}
            />
          </label>
          <p role="alert">{problem}</p>
          <Button look="primary" type="submit" icon="play" disabled={text.trim() === ''}>
            {words.say('replay.open.show')}
          </Button>
        </form>
      </main>
    </>
  )
}
