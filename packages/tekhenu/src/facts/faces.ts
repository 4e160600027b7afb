import { COLOURS } from '../names.ts'
import { SETH_MODULE } from '../seth/state.ts'
import { RULE_SETS } from '../together.ts'

/** The dice of a game, by colour, with the values they show. */
export function facesOf(
  seth: boolean,
): readonly { readonly colour: string; readonly faces: ReadonlySet<number> }[] {
  const { colours, faces } = RULE_SETS[seth ? SETH_MODULE : 0]!
  return COLOURS.slice(0, colours).map((colour, i) => ({ colour, faces: new Set(faces[i]) }))
}
