import { BACK, type SethBoard } from '@benben/tekhenu'
import { Fragment, type ReactElement } from 'react'
import { Bonus } from '../board/bonus.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import type { TableModel } from '../model.ts'
import styles from './conquest.module.css'

/** What tiles that bring no resources bring. */
const OTHERS: Readonly<Record<string, readonly [many: string, ...glyphs: GlyphName[]]>> = {
  // Of one kind or another, whichever is chosen.
  A05: ['3', 'papyrus', 'granite'],
  A06: ['', 'technology'],
  A07: ['', 'blessing'],
  A08: ['1', 'thoth'],
  A09: ['5', 'osiris'],
}

/** The face of a conquest tile, also where it lies in the temple. */
export function ConquestFace({
  model,
  tile,
}: {
  readonly model: Pick<TableModel, 'edition'>
  readonly tile: string
}): ReactElement {
  const printed = model.edition.timeOfSeth.conquestTiles
  const [many, ...glyphs] = OTHERS[tile] ?? []
  return (
    <span className={styles.face} data-card={`conquest ${tile}`}>
      {glyphs.length === 0 ? (
        <Bonus amounts={printed[tile as Exclude<keyof typeof printed, 'basis'>]} size={15} always />
      ) : (
        <b className={styles.other}>
          {many}
          <span className={styles.kinds}>
            {glyphs.map((glyph, i) => (
              <Fragment key={glyph}>
                {i === 0 ? null : '/'}
                <Glyph name={glyph} size={19} />
              </Fragment>
            ))}
          </span>
        </b>
      )}
    </span>
  )
}

/** The conquest tile that lies open, and how many are under it. */
export function Conquest({
  model,
  seth,
}: {
  readonly model: TableModel
  readonly seth: SethBoard
}): ReactElement {
  const { words } = model
  return (
    <div className={styles.pile}>
      <span className={styles.title}>
        <Glyph name="conquest" size={14} />
        <small>{words.say('tekhenu.boards.conquest-left', { many: seth.stack.length })}</small>
      </span>
      {seth.conquest === null ? (
        <span className={styles.none} />
      ) : seth.conquest === BACK ? (
        <span className={styles.back} role="img" aria-label={words.say('tekhenu.face-down')} />
      ) : (
        <ConquestFace model={model} tile={seth.conquest} />
      )}
    </div>
  )
}
