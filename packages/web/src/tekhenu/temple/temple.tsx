import { EDGES, lineOf, openSides, pointsPerPillar, SPACES, spaceName } from '@benben/tekhenu'
import { memo, useRef, type ReactElement } from 'react'
import { Area } from '../layout/area.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { useRoom } from '../layout/room.ts'
import type { TableModel } from '../model.ts'
import { House, PeopleStatue } from './around.tsx'
import { Ground } from './ground.tsx'
import { Labels } from './labels.tsx'
import type { Laid } from './laid.ts'
import { Space } from './space.tsx'
import styles from './temple.module.css'

const NONE: readonly number[] = []

interface TempleProps {
  readonly model: TableModel
  /** The tile that would be laid. */
  readonly laid: Laid | null
  /** How the tile that would be laid is turned; null: at each space as it scores most. */
  readonly turn: number | null
  /** The spot that is looked at, if it lies here (`inTemple`). */
  readonly looked: string | null
}

/** What is looked at, if the temple shows anything of it: else it would re-render with every look. */
export const inTemple = (spot: string | null): string | null =>
  spot !== null && /^(?:space|house|people)\//.test(spot) ? spot : null

/** The Temple Complex: 25 spaces, the edges around them, buildings and statues at the ends of the lines. */
export const Temple = memo(function Temple({ model, laid, turn, looked }: TempleProps): ReactElement {
  const { words, view, edition } = model
  const frame = useRef<HTMLDivElement>(null)
  useRoom(frame)
  const sides = openSides(edition, view.players)
  const at = looked?.startsWith('space/') === true ? looked.slice('space/'.length) : null
  const end =
    looked === null
      ? null
      : (/^(?:house|people)\/(left|right|top|bottom|row|column)(.*)$/.exec(looked) ?? null)
  const place = end === null ? '' : `${end[1]!}${end[2]!}`
  const line = end === null ? NONE : lineOf(place)
  const perPillar = end === null ? 0 : pointsPerPillar(edition, view, model.near, place)
  return (
    <Area
      name="temple"
      title={words.say('tekhenu.table.temple')}
      note={words.say('tekhenu.web.temple-note')}
      icon={<Glyph name="medal-hathor" size={34} />}
      className={styles.area}
    >
      <div
        ref={frame}
        className={styles.frame}
        data-top={sides.includes('top') || undefined}
        data-right={sides.includes('right') || undefined}
      >
        <div className={styles.temple}>
          <Ground edition={edition} looked={at} line={line} />
          <Labels />
          {SPACES.map((space) => (
            <Space
              key={space}
              model={model}
              space={space}
              laid={laid}
              turn={turn}
              looked={at === spaceName(space)}
              perPillar={line.includes(space) ? perPillar : 0}
            />
          ))}
          {EDGES.filter((side) => sides.includes(side)).flatMap((side) =>
            [1, 2, 3, 4, 5].map((n) => (
              <House
                key={`${side} ${n}`}
                model={model}
                side={side}
                n={n}
                lookedSpace={laid === null ? null : at}
              />
            )),
          )}
          <PeopleStatue model={model} place="column" />
          <PeopleStatue model={model} place="row" />
        </div>
      </div>
    </Area>
  )
})
