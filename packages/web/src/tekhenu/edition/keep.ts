import { readEdition } from '@benben/tekhenu'
import type { EditionDraft } from '@benben/tekhenu/fields'
import { useLocation } from 'wouter'
import { same } from '../../session/share.ts'
import { useKeptEditions, type KeptEdition } from '../../store/editions.ts'
import { useSettings } from '../../store/settings.ts'
import { draftOf } from './draft.ts'

const GAME = 'tekhenu'

/** The editions of this game that the browser keeps. */
export const useMine = (): readonly KeptEdition[] =>
  useKeptEditions((store) => store.editions).filter(({ game }) => game === GAME)

/** Goes to where a table is made, with an edition chosen there. */
export function usePlayWith(): (id: string) => void {
  const [, go] = useLocation()
  const change = useSettings((settings) => settings.change)
  return (id) => {
    change({ game: GAME })
    go(`/new?edition=${id}`)
  }
}

/** Whether the rules take it as it is. */
export const isPlayable = ({ printed }: KeptEdition): boolean => readEdition(printed).ok

/** Keeps an edition under an id of its own, which is returned; one that is kept already is not kept twice. */
export function useKeep(): (edition: EditionDraft) => string {
  const { editions, put } = useKeptEditions()
  return (edition) => {
    const known = editions.find(({ printed }) => same(printed, edition))
    if (known !== undefined) return known.id
    const id = crypto.randomUUID()
    put({ id, game: GAME, name: edition.name, printed: edition, compared: [...draftOf(edition).compared] })
    return id
  }
}
