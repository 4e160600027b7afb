import type { Edit } from './mutant.ts'
import type { IsNumberless } from './results.ts'
import { children, within, type Node, type Tree } from './tree.ts'

/**
 * How a piece of source can be spoilt, the plainest ways first: drop a statement or a row, turn a condition round, move a number
 * by one.
 */
export function editsIn(piece: Node, tree: Tree, isNumberless: IsNumberless = () => false): Edit[] {
  const nodes = within(piece)
  const all = [
    ...nodes.flatMap((node) => dropped(node, tree)),
    ...nodes.flatMap((node) => turned(node, tree)),
    ...nodes.flatMap((node) => moved(node, tree, isNumberless)),
    ...parts(piece, tree),
  ]
  const seen = new Set<string>()
  return all.filter(({ start, end, text }) => {
    const key = `${start} ${end} ${text}`
    return tree.source.slice(start, end) !== text && !seen.has(key) && seen.add(key) !== undefined
  })
}

const edit = ({ start, end }: Node, text: string): Edit => ({ start, end, text })
const textOf = ({ source }: Tree, { start, end }: Node): string => source.slice(start, end)

const DROPPED = new Set([
  'ExpressionStatement',
  'IfStatement',
  'ForStatement',
  'ForOfStatement',
  'ContinueStatement',
])

function dropped(node: Node, tree: Tree): Edit[] {
  const parent = tree.parentOf(node)
  if (parent === undefined || parent.type === 'Program') return []
  if (DROPPED.has(node.type)) return [edit(node, ';')]
  if (parent.type === 'ArrayExpression' && !isPlain(node)) return [without(node, tree)]
  if (node.type === 'ReturnStatement' && (node['argument'] as Node | null)?.type === 'CallExpression')
    return [edit(node, 'return;')]
  if (isResult(node, parent) && node.type === 'CallExpression') return [edit(node, 'undefined')]
  return []
}

const COMPARED = new Map([
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
])

function turned(node: Node, tree: Tree): Edit[] {
  const parent = tree.parentOf(node)
  const text = textOf(tree, node)
  if (parent?.type === 'TSLiteralType') return []
  if (parent?.type.startsWith('For') || parent?.type.startsWith('While')) return []
  const isTest =
    (parent?.type === 'IfStatement' || parent?.type === 'ConditionalExpression') && parent['test'] === node
  if (isTest) return [edit(node, `!(${text})`), ...operands(node, tree)]
  if (node.type === 'LogicalExpression') return [edit(node, `!(${text})`), ...operands(node, tree)]
  if (node.type === 'BinaryExpression' && /^[=!]==$|^[<>]=?$/.test(node['operator'] as string))
    return [edit(node, `!(${text})`)]
  if (node.type === 'Literal' && typeof node['value'] === 'boolean')
    return [edit(node, String(!node['value']))]
  return []
}

function operands(node: Node, tree: Tree): Edit[] {
  if (node.type !== 'LogicalExpression' || node['operator'] === '??') return []
  return ['left', 'right'].map((side) => edit(node, `(${textOf(tree, node[side] as Node)})`))
}

function moved(node: Node, tree: Tree, isNumberless: IsNumberless): Edit[] {
  const parent = tree.parentOf(node)
  const value = node['value']
  if (parent?.type === 'TSLiteralType') return []
  if (node.type === 'Literal' && typeof value === 'number')
    return [edit(node, String(value + 1)), ...(value > 0 ? [edit(node, String(value - 1))] : [])]
  if (node.type === 'BinaryExpression' && COMPARED.has(node['operator'] as string)) {
    const [left, right] = [node['left'] as Node, node['right'] as Node]
    const other = COMPARED.get(node['operator'] as string)!
    return [edit(node, `${textOf(tree, left)} ${other} ${textOf(tree, right)}`)]
  }
  if (parent === undefined || !isResult(node, parent)) return []
  const mayBeNumber =
    node.type === 'BinaryExpression' || (node.type === 'CallExpression' && !isNumberless(node))
  return mayBeNumber ? [edit(node, `(${textOf(tree, node)}) + 1`)] : []
}

/** Parts of a row, and rows that are nothing but a name or a number: both are often needed by types or checks alone. */
function parts(piece: Node, tree: Tree): Edit[] {
  const nodes = [piece, ...children(piece)]
  return [
    ...nodes
      .filter(({ type }) => type === 'ObjectExpression')
      .flatMap((object) => object['properties'] as Node[]),
    ...within(piece).filter((node) => isPlain(node) && tree.parentOf(node)?.type === 'ArrayExpression'),
  ].map((each) => without(each, tree))
}

const isPlain = ({ type }: Node): boolean => type === 'Identifier' || type === 'Literal'

const isResult = (node: Node, parent: Node): boolean =>
  (parent.type === 'ArrowFunctionExpression' && parent['body'] === node) || parent.type === 'ReturnStatement'

/** An element of a list or an object goes with the comma after it. */
function without(node: Node, { source }: Tree): Edit {
  const comma = /^\s*,/.exec(source.slice(node.end))?.[0].length ?? 0
  return { start: node.start, end: node.end + comma, text: '' }
}
