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
import { godName } from '../say.ts'
import type { TableModel } from '../model.ts'
import { Spot } from '../pointing/spot.tsx'
import { Bag } from './bag.tsx'
import { Band, Obelisk, Rings, sideOf, STATUES_AT } from './field.tsx'
import { MEDAL, middleOf, placed, polar, RADIUS, SECTIONS } from './geometry.ts'
import { layAll, type Lying } from './lay.ts'
import { Legend } from './legend.tsx'
import { Light, sunAngle } from './light.tsx'
import { useResort } from './resort.ts'
import { useSide } from './side.ts'
import styles from './wheel.module.css'

const VIEW = '-220 -220 440 440'

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
    const side = useSide(plane)
    const vizier = vizierOf(view)?.at
    const lying = useMemo(
      () =>
        layAll({
          dice: view.dice,
          lights: view.lights,
          guest: gods.findIndex((god) => god === vizier),
          side,
        }),
      [view.dice, view.lights, gods, vizier, side],
    )
    const lights = edition.wheel.lightClockwise
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
          <Rim model={model} />
          <Light lights={lights} turns={turns} />
          <svg viewBox={VIEW} className={styles.drawing} aria-hidden="true" focusable="false">
            <Rings />
            <Obelisk sun={sunAngle({ lights, turns })} />
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

/** The stone rim with a band for each god. */
const Rim = memo(
  function Rim({ model: { words, view, edition } }: { readonly model: TableModel }): ReactElement {
    const gods = edition.wheel.godsClockwise
    return (
      <svg viewBox={VIEW} className={styles.drawing} aria-hidden="true" focusable="false">
        <ellipse cx="4" cy="9" rx="212" ry="211" className={styles.floor} />
        <circle r={RADIUS.rim + 3} className={styles.rim} />
        <circle r={RADIUS.rim} className={styles.disc} />
        {SECTIONS.map((section) => (
          <Band
            key={section}
            section={section}
            god={gods[section]!}
            title={godName(words, gods[section]!)}
            value={view.horus.indexOf(gods[section]!) + 1}
            places={view.godStatues[gods[section]!]?.length ?? 1}
            on={view.now.from === gods[section]}
          />
        ))}
      </svg>
    )
  },
  sameFor(({ model: { view } }) => [view.horus, view.godStatues, view.now.from]),
)

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
    const side = sideOf(section)
    return (
      <>
        <Spot
          name={`god/${god}`}
          label={words.say(`tekhenu.god.${god}`)}
          className={styles.god}
          style={placed(polar(MEDAL.at, middle), 2 * MEDAL.radius)}
        >
          <Glyph name={`medal-${god as 'ra'}`} size={52} className={styles.emblem} />
        </Spot>
        {vizierOf(view)?.at === god ? (
          <span
            className={styles.vizier}
            data-vizier={god}
            style={placed(polar(MEDAL.at - 32, middle), 32)}
            title={words.say('tekhenu.web.vizier', { god: words.say(`tekhenu.god.${god}`) })}
          >
            <Glyph name="vizier" size={32} className={styles.emblem} />
          </span>
        ) : null}
        {statues.map((seat, i) => (
          <StatuePlace
            key={i}
            god={god}
            seat={seat}
            style={placed(
              polar(191, middle + side * STATUES_AT[statues.length - 1]![i]!),
              statues.length > 2 ? 19 : 22,
            )}
          />
        ))}
        <span
          className={styles.light}
          data-light={light}
          style={placed(polar(160, middle + (section % 2 === 0 ? -25.5 : 25.5)), 16)}
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
  sameFor(({ model: { view, edition }, section, lying }) => [
    lying,
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
      <Glyph name="statue" size={16} className={styles.empty} />
    ) : (
      <Piece kind="statue" seat={seat} size={24} />
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
