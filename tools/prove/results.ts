import type { Node, Tree } from './tree.ts'

/** Which calls give no number: to add one to them means nothing. */
export type IsNumberless = (call: Node) => boolean

const MESSAGES = new Set(['Why', 'Refusal', 'CodedMessage'])
const METHODS = new Set(['push', 'map', 'filter'])

/** By the return types that all declarations of a name agree on: nothing, a list, or a message. */
export function numberlessIn(trees: readonly Tree[]): IsNumberless {
  const declared = Map.groupBy(trees.flatMap(returnTypes), ({ name }) => name)
  return ({ callee }) => {
    const { type, name, property } = callee as Node
    if (type === 'MemberExpression') return METHODS.has((property as Node)['name'] as string)
    const found = declared.get(name as string)
    return found !== undefined && found.every(({ returns }) => isNumberless(returns))
  }
}

interface Returned {
  readonly name: string
  readonly returns: Node | undefined
}

function returnTypes({ nodes }: Tree): Returned[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'FunctionDeclaration' && node.type !== 'VariableDeclarator') return []
    const made = node.type === 'VariableDeclarator' ? (node['init'] as Node | null) : node
    const annotation = made?.['returnType'] as Node | null | undefined
    const name = (node['id'] as Node)['name'] as string
    return [{ name, returns: annotation?.['typeAnnotation'] as Node | undefined }]
  })
}

function isNumberless(returns: Node | undefined): boolean {
  if (returns?.type === 'TSVoidKeyword' || returns?.type === 'TSArrayType') return true
  const named = returns?.type === 'TSTypeReference' ? (returns['typeName'] as Node)['name'] : undefined
  return MESSAGES.has(named as string)
}
