/** One edit of one file that spoils what an id stands for: the text from `start` to `end` becomes `text`. */
export interface Mutant {
  readonly id: string
  readonly file: string
  readonly start: number
  readonly end: number
  readonly text: string
  /** The line as it is and the edit in it, for people. */
  readonly shown: string
}

export type Edit = Pick<Mutant, 'start' | 'end' | 'text'>

export const applied = (source: string, { start, end, text }: Edit): string =>
  source.slice(0, start) + text + source.slice(end)
