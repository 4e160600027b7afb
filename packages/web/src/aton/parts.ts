/**
 * Parts of the table by name, from what their elements carry, so that each can be asked what it is. Behind the slash
 * stands which of them it is: `space/17`, `temple/3`.
 */
const NAMES: readonly (readonly [attribute: string, name: (value: string) => string])[] = [
  ['help', (value) => value],
  ['cartouche', (value) => `cartouche/${value}`],
  ['space', (value) => `space/${value}`],
  ['card', () => 'hand'],
  ['temple', (value) => `temple/${value}`],
  ['realm', () => 'realm'],
  ['track', () => 'track'],
  ['seat', () => 'rival'],
  ['section', (value) => `about/${value}`],
  ['me', () => 'mine'],
]
const SELECTOR = NAMES.map(([attribute]) => `[data-${attribute}]`).join(', ')

/** The element of the part something belongs to; null for what is no part of the table. */
export const partElement = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element && target.closest('dialog, [data-part-help], a') === null
    ? target.closest<HTMLElement>(SELECTOR)
    : null

export function partName({ dataset }: HTMLElement): string {
  const found = NAMES.find(([attribute]) => dataset[attribute] !== undefined)
  return found === undefined ? 'mine' : found[1](dataset[found[0]]!)
}
