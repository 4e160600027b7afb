import type { Edit } from './mutant.ts'
import type { Node, Tree } from './tree.ts'

/**
 * A source that holds all its edits at once, each behind a switch that is off: one load of the modules serves every mutant, and a test
 * that runs past a switch tells that it reaches this edit.
 */
export interface Numbered extends Edit {
  readonly number: number
}

/** A piece of source with the edits of exactly this piece. */
interface Slot {
  readonly kind: 'statement' | 'return' | 'element' | 'property' | 'expression'
  readonly start: number
  readonly end: number
  readonly edits: Numbered[]
}

/** What asks in a source whether an edit is switched on. */
export type Ask = (number: number) => string

/** The source with switches. Edits of other forms than those of `edits.ts` are left out. */
export function switchable(tree: Tree, edits: readonly Numbered[], ask: Ask): string {
  const slots = slotsOf(tree, edits)
  let next = 0
  const between = (start: number, end: number): string => {
    let [text, at] = ['', start]
    for (let slot = slots[next]; slot !== undefined && slot.end <= end; slot = slots[next]) {
      next++
      text += tree.source.slice(at, slot.start) + switched(slot, between(slot.start, slot.end), ask)
      at = slot.end
    }
    return text + tree.source.slice(at, end)
  }
  return between(0, tree.source.length)
}

function switched({ kind, edits }: Slot, inner: string, ask: Ask): string {
  const any = edits.map(({ number }) => ask(number)).join('||') || 'false'
  if (kind === 'statement') return `{if(!(${any})){${inner}}}`
  if (kind === 'return') return `{if(${any})return;${inner}}`
  if (kind === 'element') return `...(${any}?[]:[${inner}])`
  if (kind === 'property') return `...(${any}?{}:{${inner}})`
  return `(${edits.map(({ number, text }) => `${ask(number)}?(${text}):`).join('')}(${inner}))`
}

/** In the order of the source, the outer before the inner. */
function slotsOf(tree: Tree, edits: readonly Numbered[]): Slot[] {
  const slots = new Map<string, Slot>()
  const slotAt = (kind: Slot['kind'], { start, end }: Node): Slot => {
    const key = `${kind} ${start} ${end}`
    if (!slots.has(key)) slots.set(key, { kind, start, end, edits: [] })
    return slots.get(key)!
  }
  const byStart = Map.groupBy(tree.nodes, ({ start }) => start)
  for (const edit of edits) {
    const found = pieceOf(edit, byStart.get(edit.start) ?? [], tree)
    if (found === undefined) continue
    slotAt(...found).edits.push(edit)
    // A bracket at the start of a line would call what stands on the line before.
    const statement = byStart.get(edit.start)!.find(({ type }) => type === 'ExpressionStatement')
    if (found[0] === 'expression' && statement !== undefined) slotAt('statement', statement)
  }
  const isOuter = ({ kind }: Slot): number => (kind === 'expression' ? 1 : 0)
  return [...slots.values()].toSorted((a, b) => a.start - b.start || b.end - a.end || isOuter(a) - isOuter(b))
}

/** The node that an edit replaces, among those that begin where it does. */
function pieceOf(
  { end, text }: Edit,
  nodes: readonly Node[],
  tree: Tree,
): readonly [Slot['kind'], Node] | undefined {
  if (text === '') {
    const item = nodes.find((node) => node.end <= end && isItem(node, tree))
    if (item === undefined) return undefined
    return [tree.parentOf(item)!.type === 'ArrayExpression' ? 'element' : 'property', item]
  }
  const same = nodes.filter((node) => node.end === end)
  const statement = same.find(({ type }) => type.endsWith('Statement'))
  if (text === ';' || text === 'return;')
    return statement && [text === ';' ? 'statement' : 'return', statement]
  const expression = same.find((node) => node !== statement && !isKey(node, tree))
  return expression && ['expression', expression]
}

const isItem = (node: Node, tree: Tree): boolean =>
  /^(Array|Object)Expression$/.test(tree.parentOf(node)?.type ?? '')

function isKey(node: Node, tree: Tree): boolean {
  const parent = tree.parentOf(node)
  return parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true
}

/** The edits that a source with switches holds. */
export const switchesOf = (tree: Tree, edits: readonly Numbered[]): ReadonlySet<number> =>
  new Set(slotsOf(tree, edits).flatMap((slot) => slot.edits.map(({ number }) => number)))
