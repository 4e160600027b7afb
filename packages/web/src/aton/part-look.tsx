import { Suspense, type ReactElement } from 'react'
import { lazyWith } from '../app/words.ts'
import { useCloseLook, type Finder } from '../ui/close-look.ts'
import type { TableModel } from './model.ts'
import { partElement, partName } from './parts.ts'

/** Loaded when the first part is asked. */
const PartHelp = lazyWith(['aton-help'], async () => (await import('./rules/part-help.tsx')).PartHelp)

/** A part is asked by a pointer that rests on it, or by a finger that stays; the focus has the plaque. */
const PARTS: Finder = { soon: 900, at: partElement, under: partElement, within: () => null, id: partName }

/** What the part under the pointer or a finger is, and where its rule is. */
export function PartLook({ model }: { readonly model: TableModel }): ReactElement | null {
  const [look, keep] = useCloseLook(PARTS)
  return look === null ? null : (
    <Suspense fallback={null}>
      <PartHelp key={look.id} model={model} look={look} onKeep={keep} />
    </Suspense>
  )
}
