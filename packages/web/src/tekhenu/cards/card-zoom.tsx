import { lazy, Suspense, useRef, type ReactElement } from 'react'
import { useCloseLook } from '../../ui/close-look.ts'
import { useKeys } from '../../ui/keys.ts'
import type { TableModel } from '../model.ts'
import { CARDS, cardAfter } from './card-finder.ts'

/** Loaded when the first card is looked at, with the text of tiles and artifacts. */
const Zoomed = lazy(async () => {
  const [page, text] = await Promise.all([import('./zoomed.tsx'), import('@benben/words/tekhenu-text')])
  await text.loadTableText()
  return { default: page.Zoomed }
})

/** The card under the pointer, in focus or under a long press, large and with its whole text. */
export function CardZoom({ model }: { readonly model: TableModel }): ReactElement | null {
  const { look, keep, hold } = useCloseLook(CARDS)
  const last = useRef<{ readonly card: HTMLElement; readonly focus: Element | null }>(null)
  const next = (): void => {
    const focus = document.activeElement
    // Whoever has gone on with the focus begins there.
    const card = cardAfter(last.current?.focus === focus ? last.current.card : null, focus)
    if (card === undefined) return
    last.current = { card, focus }
    card.scrollIntoView({ block: 'nearest' })
    hold(card)
  }
  useKeys({ z: next })
  return look === null ? null : (
    <Suspense fallback={null}>
      <Zoomed key={look.id} model={model} look={look} onKeep={keep} />
    </Suspense>
  )
}
