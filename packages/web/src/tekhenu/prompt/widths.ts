import type { TableModel } from '../model.ts'
import type { Spots } from '../pointing/spots.ts'
import type { Act } from './acts.ts'
import type { Foreseen } from './outlook-of.ts'

/** About how wide choices and a question in two lines may be beside Undo, Restart turn and End turn with their words. */
export const FITS = 560
/** How wide choices in two lines each may be without these words, and the widest of them. */
export const PACKED = 600
export const CROWDED = 158
/** A face of a die or a sign alone, and the golden button beside the choices. */
export const [FACE, CONFIRM] = [46, 84]

/** Half a letter of the question, which stands in two lines; a letter of a button, and what is around its words. */
const [HALF, LETTER, AROUND] = [4.3, 7, 48]

export const askedWidth = (title: string): number => Math.max(150, title.length * HALF)

/** Buttons with these words, none wider than `most`. */
export const wordsWidth = (texts: readonly string[], most = Infinity): number =>
  texts.reduce((sum, { length }) => sum + Math.min(most, AROUND + LETTER * length), 0)

/** About how wide the second line may be, and the widest cause in it. */
const [LINE, CAUSE] = [940, 236]
/** A sign with its amount, a letter of the amount, half a letter of a note, what is around a chip, a warning. */
const [SIGN, FIGURE, SMALL, CHIP, WARNING] = [24, 8, 3.2, 26, 291]

/** Whether what a choice would bring has no room in one line: an estimate, without measuring. */
export function isDense({ title, list, more }: Foreseen, cause: string): boolean {
  const chips = list.map(
    ({ parts, note = '' }) =>
      CHIP + parts.reduce((sum, { text }) => sum + SIGN + FIGURE * text.length, 0) + SMALL * note.length,
  )
  const beside = Math.min(CAUSE, HALF * cause.length * 2) + (more === '' ? 0 : WARNING)
  return title.length * HALF + chips.reduce((sum, wide) => sum + wide, 0) + beside > LINE
}

interface Laid {
  readonly model: TableModel
  readonly acts: readonly Act[]
  readonly products: readonly string[]
  /** The choices, by group. */
  readonly groups: Spots['prompt']
  /** Whether the faces of the die are laid out. */
  readonly faces: boolean
  readonly canTurn: boolean
  readonly gains: readonly string[]
}

/** An estimate of the width of the choices, without measuring. */
export function widthOf(
  { model: { words }, acts, products, groups, faces, canTurn, gains }: Laid,
  most?: number,
): number {
  const { act: _, value = [], ...others } = groups
  const small =
    products.length + (faces ? value.length : 0) + Object.values(others).flat().length + gains.length
  const texts = acts.map(({ text }) => text)
  if (canTurn) texts.push(words.say('tekhenu.web.turn-tile'))
  if (value.length > 0 && !faces) texts.push(words.say('tekhenu.web.change-value'))
  // Two strips of faces say what each of them changes.
  const captions =
    others.adjust === undefined ? [] : faces ? (['value', 'adjust'] as const) : (['adjust'] as const)
  const said = captions.map((caption) => words.say(`tekhenu.web.caption.${caption}`).length * LETTER)
  return wordsWidth(texts, most) + FACE * small + said.reduce((sum, wide) => sum + wide, 0)
}
