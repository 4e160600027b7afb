import { useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import type { Seen } from '../session/session.ts'
import { Fold } from './fold.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { notesOf } from './notes-source.ts'

/** Private notes in the menu of a table that is played in this browser. */
export function NotesLine({ seen }: { readonly seen: Seen }): ReactElement {
  const words = useWords()
  const [source] = useState(() => notesOf(seen))
  const [open, setOpen] = useState(false)
  return (
    <Fold
      name="notes"
      sign="pencil"
      title={words.say('notes.title')}
      about={null}
      open={open}
      onOpen={setOpen}
    >
      <NotesPanel source={source} isLocal />
    </Fold>
  )
}
