import { memo, Suspense, type ReactElement } from 'react'
import { lazyWith } from '../../app/words.ts'
import { useCloseLook, type Finder } from '../../ui/close-look.ts'
import type { TableModel } from '../model.ts'
import { partAt } from './parts.ts'
import type { Spots } from './spots.ts'

/** Loaded when the first part is asked. */
const PartHelp = lazyWith(['tekhenu-help'], async () => (await import('../rules/part-help.tsx')).PartHelp)

const elementAt = (target: EventTarget | null): HTMLElement | null => partAt(target)?.element ?? null

/** Under a finger the room around a spot belongs to the card in it, which answers by itself. */
const elementUnder = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('[data-spot]:has([data-card])') !== null
    ? null
    : elementAt(target)

/** A part is asked by a pointer that rests on it, by the focus, or by a finger that stays. */
const PARTS: Finder = {
  soon: 700,
  at: elementAt,
  under: elementUnder,
  // A card that is a spot answers by itself.
  within: (target) =>
    target.matches('[data-spot]:not([data-spot^="card/"], [data-spot^="action "])')
      ? elementAt(target)
      : null,
  id: (element) => partAt(element)?.name ?? '',
}

/** What the part under the pointer, in focus or under a finger is, costs and brings. */
export const PartLook = memo(function PartLook({
  model,
  spots,
}: {
  readonly model: TableModel
  readonly spots: Spots
}): ReactElement | null {
  const { look, keep } = useCloseLook(PARTS)
  return look === null ? null : (
    <Suspense fallback={null}>
      <PartHelp key={look.id} model={model} spots={spots} look={look} onKeep={keep} />
    </Suspense>
  )
})
