import { compile } from '../src/speak.ts'

/** ICU messages, taken apart. */
export type Element = ReturnType<ReturnType<typeof compile>['getAst']>[number]

export const LITERAL = 0

/** The elements of a message, or what is wrong with it. */
export function parse(message: string, locale: string): Element[] | string {
  try {
    return compile(message, locale).getAst()
  } catch (error) {
    return error instanceof Error ? error.message.split('\n')[0]! : String(error)
  }
}

/** Every element, those inside plurals and selects included. */
export const within = (elements: readonly Element[]): Element[] =>
  elements.flatMap((element) =>
    'options' in element
      ? [element, ...Object.values(element.options).flatMap(({ value }) => within(value))]
      : [element],
  )

/** What a message says beside its parameters, with a gap for each; empty for a message that is broken. */
export function literalOf(message: string, locale: string): string {
  const elements = parse(message, locale)
  if (typeof elements === 'string') return ''
  return (
    within(elements)
      .map((element) => {
        const type: number = element.type
        return type === LITERAL && 'value' in element ? element.value : '…'
      })
      // Between two cases of a select a word ends.
      .join(' ')
  )
}
