import { parse, type Node, type Tree } from './tree.ts'

/** Which tests reach which function: every function of a source counts its calls. */
const isFunction = ({ type, body }: Node): boolean =>
  /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type) && body !== null

const nameOf = (file: string, { start }: Node): string => `${file} ${start}`

/** The function around an edit; undefined where it stands outside of any. */
export function functionAround(file: string, tree: Tree, start: number, end: number): string | undefined {
  const found = tree.nodes.findLast((node) => isFunction(node) && node.start <= start && node.end >= end)
  return found === undefined ? undefined : nameOf(file, found)
}

/** The name under which a counting source finds what it calls. */
export const COUNTER = '__reached'

/** The source whose functions call the counter with the numbers that `number` gives to them. */
export function counting(file: string, source: string, number: (name: string) => number): string {
  const inserts = parse(file, source)
    .nodes.filter(isFunction)
    .flatMap((node) => {
      const body = node['body'] as Node
      const call = `globalThis.${COUNTER}(${number(nameOf(file, node))})`
      return body.type === 'BlockStatement' || body.type === 'FunctionBody'
        ? [{ at: body.start + 1, text: `${call};` }]
        : [
            { at: body.start, text: `(${call}, ` },
            { at: body.end, text: ')' },
          ]
    })
  let counted = source
  for (const { at, text } of inserts.toSorted((a, b) => b.at - a.at))
    counted = counted.slice(0, at) + text + counted.slice(at)
  return counted
}
