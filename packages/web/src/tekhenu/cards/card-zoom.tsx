import { lazy, Suspense, type ReactElement } from 'react'
import { useCloseLook } from '../../ui/close-look.ts'
import type { TableModel } from '../model.ts'
import { CARDS } from './card-finder.ts'

/** Loaded when the first card is looked at, with the text of tiles and artifacts. */
const Zoomed = lazy(async () => {
  const [page, text] = await Promise.all([import('./zoomed.tsx'), import('@benben/words/tekhenu-text')])
  await text.loadTableText()
  return { default: page.Zoomed }
})

/** The card under the pointer, in focus or under a long press, large and with its whole text. */
export function CardZoom({ model }: { readonly model: TableModel }): ReactElement | null {
  const [look, keep] = useCloseLook(CARDS)
  return look === null ? null : (
    <Suspense fallback={null}>
      <Zoomed key={look.id} model={model} look={look} onKeep={keep} />
    </Suspense>
  )
}
