import type { Seat } from '@benben/kernel'
import { vizierOf } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { memo, useMemo, useRef, type CSSProperties, type ReactElement } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Die } from '../pieces/die.tsx'
import { Piece } from '../pieces/piece.tsx'
import { useRoom } from '../layout/room.ts'
import { sameFor } from '../same.ts'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import { Bag } from './bag.tsx'
import { Band, LightField, Obelisk, Rings } from './field.tsx'
import { lay, middleOf, placed, polar, SECTIONS, type Lying } from './geometry.ts'
import { Hatching } from './hatching.tsx'
import { Legend } from './legend.tsx'
import { useResort } from './resort.ts'
import styles from './wheel.module.css'

/** How often the wheel has turned: views count modulo six, but the animation must never turn backwards. */
function useTurns(wheel: number): number {
  const turns = useRef(wheel)
  turns.current += (wheel - turns.current + 600) % 6
  return turns.current
}

/** The obelisk with its light, and the dice around it by purity. */
export const Wheel = memo(
  function Wheel({ model }: { readonly model: TableModel }): ReactElement {
    const { words, view, edition } = model
    const area = useRef<HTMLElement>(null)
    useRoom(area)
    const turns = useTurns(view.wheel)
    const gods = edition.wheel.godsClockwise
    const plane = useRef<HTMLDivElement>(null)
    const lying = useMemo(
      () => SECTIONS.map((section) => lay(view.dice[section]!, section, view.lights[section]!)),
      [view.dice, view.lights],
    )
    useResort(
      plane,
      useMemo(() => lying.flat(), [lying]),
      turns,
      view.bag,
      `.${styles.die}`,
    )
    return (
      <section
        ref={area}
        className={styles.wheel}
        data-area="wheel"
        aria-label={words.say('tekhenu.web.wheel')}
      >
        <div ref={plane} className={styles.plane} data-turns={turns}>
          <svg viewBox="-212 -212 424 424" className={styles.drawing} aria-hidden="true" focusable="false">
            <Hatching />
            <circle r="210" className={styles.disc} />
            <LightField lights={edition.wheel.lightClockwise} turns={turns} />
            <Rings />
            {SECTIONS.map((section) => (
              <Band
                key={section}
                section={section}
                god={gods[section]!}
                title={bandTitle(model, gods[section]!)}
                on={view.now.from === gods[section]}
              />
            ))}
            <g className={styles.field} style={{ transform: `rotate(${(turns + 1) * 60}deg)` }}>
              <path d="M-12-187h10v-5.5L11-182l-13 10.5V-177h-10z" className={styles.arrow} />
            </g>
            <Obelisk />
          </svg>
          <Bag model={model} />
          {SECTIONS.map((section) => (
            <Section key={section} model={model} section={section} lying={lying[section]!} />
          ))}
        </div>
        <Legend words={words} />
      </section>
    )
  },
  sameFor(({ model: { view } }) => [
    view.wheel,
    view.dice,
    view.lights,
    view.horus,
    view.godStatues,
    view.now.from,
    view.bag,
    vizierOf(view),
  ]),
)

const bandTitle = ({ words, view }: TableModel, god: string): string =>
  words.say('tekhenu.web.band', {
    value: view.horus.indexOf(god) + 1,
    god: words.say(`tekhenu.god.${god as 'ra'}`),
  })

interface SectionProps {
  readonly model: TableModel
  readonly section: number
  readonly lying: readonly Lying[]
}

const Section = memo(
  function Section({ model, section, lying }: SectionProps): ReactElement {
    const { words, view, edition } = model
    const god = edition.wheel.godsClockwise[section]!
    const light = view.lights[section]!
    const middle = middleOf(section)
    const statues = view.godStatues[god] ?? []
    // The emblem stands where the band begins to be read.
    const side = Math.abs(middle) < 100 ? -1 : 1
    return (
      <>
        <Spot
          name={`god/${god}`}
          label={words.say(`tekhenu.god.${god}`)}
          className={styles.god}
          style={placed(polar(193, middle + side * 22), 32)}
        >
          <Glyph name={god} size={24} className={styles.emblem} />
        </Spot>
        {vizierOf(view)?.at === god ? (
          <span
            className={styles.vizier}
            data-vizier={god}
            style={placed(polar(193, middle - side * 13), 30)}
            title={words.say('tekhenu.web.vizier', { god: words.say(`tekhenu.god.${god}`) })}
          >
            <Glyph name="vizier" size={24} className={styles.emblem} />
          </span>
        ) : null}
        {statues.map((seat, i) => (
          <StatuePlace
            key={i}
            god={god}
            seat={seat}
            style={placed(polar(192.5, middle - side * (25 - 8.2 * (statues.length - 1 - i))), 23)}
          />
        ))}
        <span
          className={styles.light}
          data-light={light}
          style={placed(polar(142, middle + (section % 2 === 0 ? -24 : 24)), 16)}
          title={words.say(`tekhenu.light.${light as 'sunny'}`)}
        >
          <Glyph name={light as GlyphName} size={16} />
        </span>
        {lying.map((die) => (
          <LyingDie key={die.key} words={words} god={god} die={die} />
        ))}
      </>
    )
  },
  sameFor(({ model: { view, edition }, section }) => [
    view.dice[section],
    view.lights[section],
    view.godStatues[edition.wheel.godsClockwise[section]!],
    vizierOf(view)?.at === edition.wheel.godsClockwise[section],
  ]),
)

const StatuePlace = ({
  god,
  seat,
  style,
}: {
  readonly god: string
  readonly seat: Seat | null
  readonly style: CSSProperties
}): ReactElement => (
  <span className={styles.statue} data-full={seat !== null || undefined} data-statue={god} style={style}>
    {seat === null ? (
      <Glyph name="statue" size={12} className={styles.empty} />
    ) : (
      <Piece kind="statue" seat={seat} size={18} />
    )}
  </span>
)

const LyingDie = ({
  words,
  god,
  die: { colour, value, purity, size, x, y },
}: {
  readonly words: Words
  readonly god: string
  readonly die: Lying
}): ReactElement => (
  <Spot
    name={`die/${god} ${value} ${colour}`}
    label={words.say('tekhenu.web.die', {
      die: words.say('tekhenu.die', { colour: words.say(`tekhenu.colour.${colour as 'white'}`), value }),
      purity: words.say(`tekhenu.purity.${purity}`),
    })}
    className={`${styles.die} ${styles[purity] ?? ''}`}
    style={placed({ x, y }, size)}
  >
    <Die colour={colour} value={value} />
  </Spot>
)
