import { styleText } from 'node:util'
import type { Io } from '../io.ts'

/** Colours output if the terminal supports it and `NO_COLOR` is not set. */
export interface Paint {
  readonly asked: (text: string) => string
  readonly told: (text: string) => string
  readonly refused: (text: string) => string
}

export function paintFor({ stdout, env }: Io): Paint {
  const colour = stdout.isTTY === true && (env['NO_COLOR'] ?? '') === ''
  const style =
    (format: Parameters<typeof styleText>[0]) =>
    (text: string): string =>
      colour && text !== '' ? styleText(format, text, { validateStream: false }) : text
  return { asked: style('bold'), told: style('cyan'), refused: style('yellow') }
}
