/** Addresses in the rules of a game, by the codes its table speaks in. */

/** Where a refusal is explained: its rule, if it names one, else its code. */
export const refusalAddress = ({ code, rule }: { readonly code: string; readonly rule: string }): string =>
  rule === '' ? `refusal/${code.slice(code.indexOf('.') + 1)}` : `rule/${rule}`

/** Where a question is explained. */
export const questionAddress = (code: string): string => `ask/${code.slice(code.indexOf('.') + 1)}`

/** Where an option is explained: `solo-start` for `soloStart`. */
export const optionAddress = (name: string): string =>
  `option/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
