import type { Key } from '@benben/words'
import type { GameEditions } from './game-editions.ts'

export type OptionValue = string | number | boolean
export type Options = Readonly<Record<string, OptionValue>>

/** One thing that can be chosen before a game. The game itself checks it, and says what it means to leave it out. */
export interface OptionField {
  /** As the game calls it. */
  readonly name: string
  readonly group: 'modules' | 'options'
  /** What there is besides leaving it out. */
  readonly values: readonly OptionValue[]
  /** Before which of the values leaving it out is drawn: a number between others stands in its place. */
  readonly usual?: number
  /** Where it makes sense to ask for it. */
  readonly when?: (chosen: Options) => boolean
}

/** What can be chosen before a game. */
export interface GameForm {
  readonly fields: readonly OptionField[]
  /** Its editions; left out where nobody can bring other printed data. */
  readonly editions?: () => Promise<GameEditions>
}

/** The chosen options without those that are not asked for. */
export const asked = ({ fields }: GameForm, chosen: Options): Options =>
  Object.fromEntries(
    Object.entries(chosen).filter(([name]) => {
      const field = fields.find((each) => each.name === name)
      return field !== undefined && (field.when?.(chosen) ?? true)
    }),
  )

/**
 * Under which key an option of a game is named (`tekhenu.option.solo-start`), or with `what` something said about it:
 * `about`, or one of its values. That every option has its words is tested.
 */
export function optionKey(game: string, name: string, what?: string): Key {
  const option = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const said = what?.replaceAll('+', '-')
  return (said === undefined ? `${game}.option.${option}` : `${game}.option.${option}.${said}`) as Key
}
