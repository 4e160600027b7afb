import { parseSync } from 'oxc-parser'

/** A source file as a tree whose nodes know their parents, and its comments. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

export interface Comment {
  readonly value: string
  readonly start: number
  readonly end: number
}

export interface Tree {
  readonly source: string
  readonly comments: readonly Comment[]
  /** Every node, parents before their children. */
  readonly nodes: readonly Node[]
  readonly parentOf: (node: Node) => Node | undefined
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

export function children(node: Node): Node[] {
  return Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]).filter(isNode))
}

/** The node itself and everything below it. */
export const within = (node: Node): Node[] => [node, ...children(node).flatMap(within)]

/** JSON is an expression; on its own an object would be read as a block. */
const BEFORE_JSON = '_='

export function parse(file: string, source: string): Tree {
  const before = file.endsWith('.json') ? BEFORE_JSON : ''
  const { program, comments, errors } = parseSync(before === '' ? file : `${file}.js`, before + source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const parents = new Map<Node, Node>()
  const nodes: Node[] = []
  const visit = (node: Node): void => {
    nodes.push(Object.assign(node, { start: node.start - before.length, end: node.end - before.length }))
    for (const child of children(node)) {
      parents.set(child, node)
      visit(child)
    }
  }
  visit(program as unknown as Node)
  return { source, comments, nodes, parentOf: (node) => parents.get(node) }
}
