import type { ReactElement } from 'react'
import { useEditions } from '../app/game-editions.ts'
import { entryOf } from '../app/registry.ts'
import { LostPage } from './lost.tsx'
import { useForm } from './use-form.ts'

/** The editions of a game, if it has any. */
export function EditionsPage({
  game,
  address,
}: {
  readonly game: string
  readonly address: string
}): ReactElement {
  const loaded = useForm(game, undefined)
  const editions = useEditions(loaded?.form)
  const isLost = entryOf(game) === undefined || (loaded !== undefined && loaded.form.editions === undefined)
  if (isLost) return <LostPage />
  return editions === undefined ? <main aria-busy="true" /> : <editions.Page address={address} />
}
