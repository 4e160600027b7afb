import type { Words } from '@benben/words'
import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import { GLYPHS, type GlyphName } from '../icons/names.ts'
import { briefText } from './card-facts.ts'

/** What a sign in a brief becomes in its sentence, until it is drawn. */
const MARK = /⟦([\w-]+)⟧/
const SIGNS: Readonly<Record<string, string>> = Object.fromEntries(GLYPHS.map((name) => [name, `⟦${name}⟧`]))
/** Figures need a little more room than things. */
const FIGURES = /^(?:horus|ra|hathor|bastet|thoth|osiris|seth|anubis|statue|pillar|building)$/

/** A number and its sign stay in one line. */
const joined = (part: string, i: number): string =>
  `${i > 0 && /^\S/.test(part) ? JOIN : ''}${part}${/\S$/.test(part) ? JOIN : ''}`
const JOIN = '\u2060'

/** A few words for what a card does, with signs among them. */
export const Brief = ({
  words,
  id,
  size = 14,
}: {
  readonly words: Words
  readonly id: string
  readonly size?: number
}): ReactElement => (
  <>
    {briefText(words, id, SIGNS)
      .split(MARK)
      .map((part, i) =>
        i % 2 === 0 ? (
          joined(part, i)
        ) : (
          <Glyph key={i} name={part as GlyphName} size={FIGURES.test(part) ? size + 3 : size} />
        ),
      )}
  </>
)
