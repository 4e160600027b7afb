/** Plain text in columns, as terminals count them: wide letters take two. */

const NOT_FOR_SHOW = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const PLAIN = /^[ -~]*$/
const WIDE =
  /[\p{Emoji_Presentation}\ufe0f\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6\u{1f300}-\u{1f64f}\u{1f900}-\u{1f9ff}\u{20000}-\u{3fffd}]/u

const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Replaces control characters and bidirectional overrides in untrusted text by `?`. */
export const plain = (text: string): string => text.replaceAll(NOT_FOR_SHOW, '?')

const signs = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment)
const signWidth = (sign: string): number => (WIDE.test(sign) ? 2 : 1)

export const width = (text: string): number =>
  PLAIN.test(text) ? text.length : signs(text).reduce((sum, sign) => sum + signWidth(sign), 0)

/** The longest prefix that fits. */
function cut(text: string, columns: number): string {
  let out = ''
  let used = 0
  for (const sign of signs(text)) {
    used += signWidth(sign)
    if (used > columns) break
    out += sign
  }
  return out
}

/** Shortened with an ellipsis where it is too long. */
export const clip = (text: string, columns: number): string =>
  width(text) <= columns ? text : `${cut(text, columns - 1)}…`

export const pad = (text: string, columns: number): string =>
  text + ' '.repeat(Math.max(0, columns - width(text)))

/** A word in as many parts as it needs. */
function chop(word: string, columns: number): string[] {
  if (width(word) <= columns) return [word]
  // A character wider than the column never fits; it gets a line of its own.
  const part = cut(word, columns) || signs(word)[0]!
  return part === word ? [word] : [part, ...chop(word.slice(part.length), columns)]
}

/** Wraps text to a width, between words where possible. */
export function wrap(text: string, columns: number): string[] {
  const indent = text.length - text.trimStart().length
  const [first = '', ...words] = text.slice(indent).split(' ')
  const lines = chop(text.slice(0, indent) + first, columns)
  for (const word of words) {
    const longer = `${lines.at(-1)} ${word}`
    if (width(longer) <= columns) lines[lines.length - 1] = longer
    else lines.push(...chop(word, columns))
  }
  return lines
}

const GAP = '  '

/** Cells side by side. A cell that is too long wraps within its column. */
export function row(cells: readonly string[], widths: readonly number[]): string[] {
  const wrapped = cells.map((cell, i) => wrap(cell, widths[i]!))
  const height = Math.max(...wrapped.map((lines) => lines.length))
  return Array.from({ length: height }, (_, y) =>
    wrapped
      .map((lines, i) => pad(lines[y] ?? '', widths[i]!))
      .join(GAP)
      .trimEnd(),
  )
}
