import { escapeMarkup as escape } from '../http/markup.ts'

/** Small parts of the operator's page. */

export const cells = (tag: 'td' | 'th', values: readonly string[]): string =>
  `<tr>${values.map((value) => `<${tag}>${value}</${tag}>`).join('')}</tr>`

export const time = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ')

/** A button that sends these values. */
export const button = (action: string, values: Readonly<Record<string, string>>, label: string): string => {
  const inputs = Object.entries(values).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escape(value)}">`,
  )
  return `<form method="post" action="${action}">${inputs.join('')}<button>${escape(label)}</button></form>`
}
