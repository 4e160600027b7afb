import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, type Node } from '../prove/tree.ts'

/**
 * Rules are written in the packages of the games: nothing outside decides anything by the id of a card, tile or ruling, and
 * nothing outside unpacks the numbers of a frame. As keys of data (words, drawings, lessons) ids are fine.
 */

const PACKAGES = ['words', 'web', 'bots', 'cli', 'server', 'protocol']
const ID = /^(?:(?:[BDST]X?|[AP])\d\d|(?:Cult|Art)\d\d|(?:R|Q|G|TK|TS|BK|AT|C)\d{1,2}[a-d]?)$/
/** What all ids of a kind begin with. */
const LETTERS = /^(?:[BDST]X?|[AP]|Cult|Art)\d?$/
const COMPARES = new Set(['===', '!==', '==', '!='])
const LOOKS_UP = new Set(['includes', 'has', 'indexOf', 'startsWith', 'endsWith'])
/** Fields of frames that hold several numbers in one. */
const PACKED = new Set(['how', 'taking', 'refreshed'])

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

const textOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Literal' && typeof node['value'] === 'string' ? node['value'] : undefined

const isId = (node: unknown): boolean => ID.test(textOf(node) ?? '')
const listsIds = (node: unknown): boolean =>
  isNode(node) && node.type === 'ArrayExpression' && (node['elements'] as unknown[]).some(isId)

/** Whether a node decides by an id, or unpacks a frame. */
function decides(node: Node): boolean {
  switch (node.type) {
    case 'BinaryExpression':
      return COMPARES.has(String(node['operator'])) && (isId(node['left']) || isId(node['right']))
    case 'SwitchCase':
      return isId(node['test'])
    case 'NewExpression':
      return (node['arguments'] as unknown[]).some(listsIds)
    case 'CallExpression': {
      const callee = node['callee'] as Node
      const property = callee['property'] as Node | undefined
      if (callee.type !== 'MemberExpression' || !LOOKS_UP.has(String(property?.['name']))) return false
      const [first] = node['arguments'] as unknown[]
      return isId(first) || listsIds(callee['object']) || LETTERS.test(textOf(first) ?? '')
    }
    case 'MemberExpression':
      return PACKED.has(textOf(node['property']) ?? '')
    default:
      return false
  }
}

/** The lines of a source text where something is decided by an id. */
export function branches(source: string, name = 'source.tsx'): readonly string[] {
  const lines = source.split('\n')
  return parse(name, source)
    .nodes.filter(decides)
    .map(({ start }) => {
      const line = source.slice(0, start).split('\n').length
      return `${name}:${line}: ${lines[line - 1]!.trim()}`
    })
}

/** All of them outside the packages of the games. */
export const branchesOutside = (root: string): readonly string[] =>
  PACKAGES.flatMap((room) =>
    globSync(`packages/${room}/src/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !file.includes('.test.') && !file.includes('/testing/'))
      .flatMap((file) => branches(readFileSync(join(root, file), 'utf8'), file)),
  )
