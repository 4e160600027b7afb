import { Suspense, type ReactElement } from 'react'
import { lazyWith } from '../app/words.ts'
import { useCloseLook, type Finder } from '../ui/close-look.ts'
import type { TableModel } from './model.ts'
import { partElement, partName } from './parts.ts'

/** Loaded when the first part is asked. */
const PartHelp = lazyWith(['aton-help'], async () => (await import('./rules/part-help.tsx')).PartHelp)

/** What the focus can go to and is a part of the table. */
const FOCUSED = '[data-space], [data-cartouche], [data-card]'

/** A part is asked by a pointer that rests on it, by the focus, or by a finger that stays. */
const PARTS: Finder = {
  soon: 900,
  at: partElement,
  under: partElement,
  within: (target) => (target.matches(FOCUSED) ? partElement(target) : null),
  id: partName,
}

/** What the part under the pointer, in focus or under a finger is, and where its rule is. */
export function PartLook({ model }: { readonly model: TableModel }): ReactElement | null {
  const { look, keep } = useCloseLook(PARTS)
  return look === null ? null : (
    <Suspense fallback={null}>
      <PartHelp key={look.id} model={model} look={look} onKeep={keep} />
    </Suspense>
  )
}
