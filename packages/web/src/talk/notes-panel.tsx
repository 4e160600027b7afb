import { LIMITS } from '@benben/protocol'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { problemOf } from './problem.ts'
import type { NotesSource } from './notes-source.ts'
import styles from './talk.module.css'

/** Notes are saved when nobody has typed for so long. */
const PAUSE = 700

interface NotesPanelProps {
  readonly source: NotesSource
  readonly isLocal: boolean
  /** Called with what is kept now. */
  readonly onText?: (text: string) => void
}

/** What I write down for myself. It is saved by itself. */
export function NotesPanel({ source, isLocal, onText }: NotesPanelProps): ReactElement {
  const words = useWords()
  const id = useId()
  const { text, told, change } = useNotes(source, onText)
  return (
    <div className={styles.notes}>
      <label htmlFor={id}>{words.say(isLocal ? 'notes.here' : 'notes.about')}</label>
      <textarea
        id={id}
        value={text ?? ''}
        readOnly={text === undefined}
        rows={5}
        maxLength={LIMITS.notes}
        placeholder={words.say('notes.write')}
        onChange={(event) => change(event.target.value)}
        dir="auto"
        data-notes
      />
      <p role="status" data-notes-told>
        {told}
      </p>
    </div>
  )
}

interface NotesState {
  /** Undefined while it is read. */
  readonly text: string | undefined
  readonly told: string
  readonly change: (text: string) => void
}

function useNotes(source: NotesSource, onText: ((text: string) => void) | undefined): NotesState {
  const words = useWords()
  const [text, setText] = useState<string>()
  const [told, setTold] = useState('')
  const typed = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const failed = useEffectEvent((error: unknown): void => setTold(sayProblem(words, problemOf(error))))
  useEffect(() => void source.read().then(setText, (error: unknown) => failed(error)), [source])
  const save = async (): Promise<void> => {
    clearTimeout(timer.current)
    const wanted = typed.current
    if (wanted === undefined) return
    typed.current = undefined
    try {
      const kept = await source.write(wanted)
      onText?.(kept)
      setTold(words.say(kept === wanted ? 'notes.saved' : 'notes.both'))
      if (kept !== wanted && typed.current === undefined) setText(kept)
    } catch (error) {
      // Nothing is lost: the next change, or the next pause, tries again.
      typed.current ??= wanted
      setTold(sayProblem(words, problemOf(error)))
    }
  }
  const latest = useRef(save)
  latest.current = save
  // What was typed last is saved when the panel closes.
  useEffect(() => () => void latest.current(), [])
  const change = (changed: string): void => {
    setText(changed)
    typed.current = changed
    setTold(words.say('notes.unsaved'))
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void latest.current(), PAUSE)
  }
  return { text, told, change }
}
