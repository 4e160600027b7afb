import { createInterface } from 'node:readline'
import type { Io } from '../io.ts'

/** Why there is no input line. */
export type Ended = 'eof' | 'interrupt'

type InputLine = { readonly text: string } | { readonly ended: Ended }

/** Input lines from a terminal or a pipe, one per question. */
export interface Lines {
  /** `complete` returns the completions of a partial line, for the Tab key. */
  readonly ask: (prompt: string, complete?: (line: string) => string[]) => Promise<InputLine>
  /** Whether an interrupt came while no question was open. */
  readonly interrupted: () => boolean
  readonly close: () => void
}

export function openLines({ stdin, stdout, onInterrupt }: Io): Lines {
  const terminal = stdin.isTTY === true && stdout.isTTY === true
  // No history: the arrow keys must not recall what another person at the same screen typed in secret.
  let complete: ((line: string) => string[]) | undefined
  const completer = (line: string): [string[], string] => [complete?.(line) ?? [], line]
  const reader = createInterface({ input: stdin, output: stdout, terminal, historySize: 0, completer })
  const early: string[] = []
  let answer: ((line: InputLine) => void) | undefined
  let ended: Ended | undefined

  const give = (line: InputLine): void => {
    const taken = answer
    answer = undefined
    // A terminal echoes the input; with a pipe, print the answer after its question.
    if (!terminal || 'ended' in line) stdout.write('text' in line ? `${line.text}\n` : '\n')
    taken?.(line)
  }
  const end = (why: Ended): void => {
    ended ??= why
    if (answer !== undefined) give({ ended })
  }
  reader.on('line', (text) => {
    if (answer === undefined) early.push(text)
    else give({ text })
  })
  reader.on('close', () => end('eof'))
  stdin.on('error', () => end('eof'))
  reader.on('SIGINT', () => end('interrupt'))
  const deaf = onInterrupt(() => end('interrupt'))

  return {
    ask: (prompt, completing) =>
      new Promise((resolve) => {
        answer = resolve
        complete = completing
        if (terminal && ended === undefined) {
          reader.setPrompt(prompt)
          reader.prompt()
        } else stdout.write(prompt)
        const text = ended === 'interrupt' ? undefined : early.shift()
        if (text !== undefined) give({ text })
        else if (ended !== undefined) give({ ended })
      }),
    interrupted: () => ended === 'interrupt',
    close: () => {
      deaf()
      reader.close()
    },
  }
}
