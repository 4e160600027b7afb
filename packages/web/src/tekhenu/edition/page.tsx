import { useState, type ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { useKeptEditions } from '../../store/editions.ts'
import { EditionForm } from './form.tsx'
import { EditionList } from './list.tsx'
import { Plain } from './plain.tsx'
import { SharedEdition } from './shared.tsx'

/** The pages of editions: the list, an edition from a link, the form of one that is kept. */
export function EditionPage({ address }: { readonly address: string }): ReactElement {
  if (address === '') return <EditionList />
  return address === 'shared' ? <SharedEdition /> : <KeptForm key={address} id={address} />
}

function KeptForm({ id }: { readonly id: string }): ReactElement {
  const words = useWords()
  // The form keeps what it changes; what it began with does not follow.
  const [kept] = useState(() => useKeptEditions.getState().editions.find((each) => each.id === id))
  return kept === undefined ? <Plain>{words.say('edition.form.missing')}</Plain> : <EditionForm kept={kept} />
}
