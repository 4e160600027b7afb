import type { Edit } from './mutant.ts'
import { within, type Node, type Tree } from './tree.ts'

/** How a printed row can be spoilt: a text becomes what another row has there, a number moves by one. */
export function printedEditsIn(row: Node, tree: Tree): Edit[] {
  const nodes = within(row)
  return [
    ...nodes.flatMap((node) => exchanged(node, tree)),
    ...nodes.flatMap(({ type, value, start, end }) =>
      type === 'Literal' && typeof value === 'number' ? [{ start, end, text: String(value + 1) }] : [],
    ),
  ]
}

function exchanged(node: Node, tree: Tree): Edit[] {
  const key = tree.parentOf(node)
  if (node.type !== 'Literal' || typeof node['value'] !== 'string' || key?.type !== 'Property') return []
  const name = (key['key'] as Node)['value']
  if (key['value'] !== node || name === 'id' || name === 'basis') return []
  const other = tree.nodes.find(
    (each) =>
      each.type === 'Property' &&
      (each['key'] as Node)['value'] === name &&
      typeof (each['value'] as Node)['value'] === 'string' &&
      (each['value'] as Node)['value'] !== node['value'],
  )
  return other === undefined
    ? []
    : [{ start: node.start, end: node.end, text: JSON.stringify((other['value'] as Node)['value']) }]
}
