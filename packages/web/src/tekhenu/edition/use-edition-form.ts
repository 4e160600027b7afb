import { fieldsOf } from '@benben/tekhenu/fields'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useWords } from '../../app/words.ts'
import { useKeptEditions, type KeptEdition } from '../../store/editions.ts'
import { adviceOn } from './advice.ts'
import { finished } from './draft.ts'
import type { FormModel } from './form-context.ts'
import { memoryOf, recall } from './form-memory.ts'
import { beginForm, useLetters, type FormState } from './form-state.ts'

/** A kept edition in the form; every change is kept at once. */
export function useEditionForm(kept: KeptEdition): FormModel & { readonly isSaved: boolean } {
  const words = useWords()
  const [state, setState] = useState<FormState>(() => {
    const { history, at } = recall(kept)
    return beginForm(history, at)
  })
  const { now } = state.history
  const { edition } = now
  const isSaved = useSaving(kept, state)
  const fields = useMemo(() => fieldsOf(edition), [edition])
  const byId = useMemo(() => new Map(fields.map((field) => [field.id, field])), [fields])
  const advice = useMemo(() => adviceOn(words, fields, edition), [words, fields, edition])
  const wrong = useMemo(() => new Set(advice.faults.flatMap((fault) => fault.fields)), [advice])
  const letters = useLetters(state)
  const change = useCallback((next: (form: FormState) => FormState) => setState(next), [])
  useFocus(state)
  return { state, fields, byId, advice, wrong, letters, change, isSaved }
}

/** Keeps the draft and where somebody is, whenever one of them has changed; false where the browser refuses. */
function useSaving({ id, game }: KeptEdition, { history, selected }: FormState): boolean {
  const put = useKeptEditions((store) => store.put)
  const [isSaved, setSaved] = useState(true)
  useEffect(() => {
    try {
      const { now } = history
      put({
        id,
        game,
        name: now.edition.name,
        printed: finished(now),
        compared: [...now.compared],
        form: memoryOf(history, selected.id),
      })
      setSaved(true)
    } catch {
      // No room, or a window that keeps nothing.
      setSaved(false)
    }
  }, [id, game, history, selected.id, put])
  return isSaved
}

/** The focus follows where the form goes by itself; a field that was clicked has it already. Nothing covers it. */
function useFocus({ focus, selected }: FormState): void {
  useEffect(() => {
    document.querySelector('[data-field][data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [selected.id])
  useEffect(() => {
    if (focus !== null) document.querySelector<HTMLElement>(`[data-field="${CSS.escape(focus.id)}"]`)?.focus()
  }, [focus])
}
