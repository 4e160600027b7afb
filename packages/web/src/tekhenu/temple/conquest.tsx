import type { Edition } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import styles from './temple.module.css'

/** What the tiles with an action bring, as a sign and a few letters. */
const SIGNS: Readonly<Record<string, readonly [glyph: GlyphName, text: string]>> = {
  A05: ['limestone', '?×3'],
  A06: ['technology', '2'],
  A07: ['blessing', '3'],
  A08: ['thoth', '1'],
  A09: ['osiris', '5'],
}

/** A conquest tile on a space of the temple: what it brings in place of the reward it hides. */
export function ConquestTile({
  edition,
  tile,
}: {
  readonly edition: Edition
  readonly tile: string
}): ReactElement {
  const printed = edition.timeOfSeth.conquestTiles as unknown as Readonly<
    Record<string, Readonly<Record<string, number>>>
  >
  const sign = SIGNS[tile]
  const tokens = sign === undefined ? Object.entries(printed[tile] ?? {}) : []
  return (
    <span className={styles.conquest} data-card={`conquest ${tile}`}>
      <Glyph name="conquest" size={14} />
      {sign === undefined ? (
        tokens.map(([token, many]) =>
          many > 0 ? (
            <span key={token} className={styles.token}>
              <Glyph name={token as GlyphName} size={15} />
              <b>{many}</b>
            </span>
          ) : null,
        )
      ) : (
        <span className={styles.token}>
          <Glyph name={sign[0]} size={15} />
          <b>{sign[1]}</b>
        </span>
      )}
    </span>
  )
}
