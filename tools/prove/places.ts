import { idsIn } from './ids.ts'
import type { Comment, Node, Tree } from './tree.ts'

/** A piece of source that names an id: a statement, a row of a table, a term of a condition. */
export interface Place {
  readonly id: string
  readonly node: Node
  /** How close the name is to what it stands for: 0 in the code itself, 1 beside it, 2 in the comment above. */
  readonly distance: number
}

/** How a file spells an id; undefined where the same letters mean something else there. */
export type Spelling = (id: string) => string | undefined

/** In lines. */
const SMALL = 12

const isStatement = ({ type }: Node): boolean =>
  (type.endsWith('Statement') && type !== 'BlockStatement') ||
  (type.endsWith('Declaration') && !type.startsWith('TS') && type !== 'ImportDeclaration') ||
  type === 'SwitchCase'

const isRow = (node: Node, parent: Node | undefined): boolean =>
  parent !== undefined &&
  ((node.type === 'Property' && parent.type === 'ObjectExpression') || parent.type === 'ArrayExpression')

const isTerm = (node: Node, parent: Node | undefined): boolean =>
  parent?.type === 'LogicalExpression' ||
  (parent?.type === 'ConditionalExpression' && parent['test'] !== node)

/** Every place of the file that names one of the ids. */
export function placesIn(tree: Tree, ids: ReadonlySet<string>, spelling: Spelling = (id) => id): Place[] {
  const bySpelling = new Map(
    [...ids].flatMap((id) => {
      const spelt = spelling(id)
      return spelt === undefined ? [] : [[bare(spelt), id]]
    }),
  )
  const named = (name: string): string[] =>
    [...new Set([name, ...name.split('_')])].flatMap((part) => bySpelling.get(bare(part)) ?? [])
  return [
    ...tree.nodes.flatMap((node) => {
      const places = isUse(node, tree) ? enclosing(node, tree) : []
      return nameOf(node)
        .flatMap(named)
        .flatMap((id) => places.map((each) => ({ id, node: each, distance: 0 })))
    }),
    ...tree.comments.flatMap((comment) => {
      const found = beside(comment, tree) ?? below(comment, tree)
      if (found === undefined) return []
      return idsIn(comment.value).flatMap((name) => {
        const id = ids.has(name) && spelling(name) === name ? name : bySpelling.get(bare(name))
        return id === undefined ? [] : [{ id, ...found }]
      })
    }),
  ]
}

/** `Cult05`, `CULT_05` and `CULT05` are one name. */
const bare = (name: string): string => name.replaceAll(/\W/g, '').toUpperCase()

const nameOf = (node: Node): string[] => {
  if (node.type === 'Identifier') return [node['name'] as string]
  return node.type === 'Literal' && typeof node['value'] === 'string' ? [node['value']] : []
}

/** Names in imports, in types and where a constant is declared say nothing about a rule. */
function isUse(node: Node, tree: Tree): boolean {
  for (
    let [at, parent] = [node, tree.parentOf(node)];
    parent !== undefined;
    [at, parent] = [parent, tree.parentOf(parent)]
  ) {
    if (
      parent.type.startsWith('Import') ||
      parent.type.startsWith('TSType') ||
      parent.type === 'ExportSpecifier'
    )
      return false
    if (parent.type === 'VariableDeclarator' && parent['id'] === at) return false
  }
  return true
}

/** An entry of a list, or one that is found by this name: what stands around it is about others. */
const isOwnRow = (at: Node, name: Node, tree: Tree): boolean => {
  const parent = tree.parentOf(at)
  return parent?.type === 'ArrayExpression' ? at !== name : isRow(at, parent) && at['key'] === name
}

/** The pieces around a node up to its statement, as long as they are small. */
function enclosing(node: Node, tree: Tree): Node[] {
  const found: Node[] = []
  for (let at: Node | undefined = node; at !== undefined; at = tree.parentOf(at)) {
    if (found.length > 0 && tree.source.slice(at.start, at.end).split('\n').length > SMALL) break
    if (isPiece(at, tree)) found.push(at)
    if (isStatement(at) || isOwnRow(at, node, tree)) break
  }
  return found
}

/** What stands on the line of a comment, before it. */
function beside(comment: Comment, tree: Tree): Omit<Place, 'id'> | undefined {
  const line = tree.source.lastIndexOf('\n', comment.start - 1) + 1
  const code = tree.source.slice(line, comment.start)
  if (code.trim() === '') return undefined
  const first = line + code.search(/\S/)
  const last = line + code.trimEnd().length - 1
  const node =
    tree.nodes.find((each) => each.start === first && each.type !== 'Program') ??
    tree.nodes.findLast((each) => isPiece(each, tree) && each.start <= last && each.end > last)
  return node === undefined ? undefined : { node, distance: 1 }
}

/** What follows a comment that has a line of its own. */
function below({ end }: Comment, tree: Tree): Omit<Place, 'id'> | undefined {
  const after = tree.comments.find(({ start }) => start >= end && tree.source.slice(end, start).trim() === '')
  if (after !== undefined) return below(after, tree)
  const start = end + tree.source.slice(end).search(/\S/)
  const node = tree.nodes.find((each) => each.start === start && isPiece(each, tree))
  return node === undefined ? undefined : { node, distance: 2 }
}

const isPiece = (node: Node, tree: Tree): boolean => {
  const parent = tree.parentOf(node)
  return isStatement(node) || isRow(node, parent) || isTerm(node, parent)
}

/** The statement at the top of the file that declares a name. */
export function declarationOf({ nodes, parentOf }: Tree, name: string): Node | undefined {
  const declared = nodes.find(
    ({ type, id }) =>
      /^(FunctionDeclaration|VariableDeclarator)$/.test(type) && (id as Node)['name'] === name,
  )
  for (let at = declared; at !== undefined; at = parentOf(at)) if (parentOf(at)?.type === 'Program') return at
  return undefined
}
