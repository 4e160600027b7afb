import { ABOVE_DISTRICTS, BELOW_REGIONS, BESIDE_TEMPLE, COLUMNS, RESOURCES } from '@benben/tekhenu'
import { HOUSE_PLACES, PILLAR_PLACES, REGION_PLACES, WORKSHOP_PLACES } from '@benben/tekhenu/sheet'
import type { CSSProperties, ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Glyph } from '../tekhenu/icons/glyph.tsx'
import { Piece } from '../tekhenu/pieces/piece.tsx'
import { sayOf, tokenName } from '../tekhenu/say.ts'
import styles from './score-sheet.module.css'
import type { SheetState } from './use-sheet.ts'

interface PlaceProps {
  readonly state: SheetState
  readonly place: string
  readonly kind: 'pillar' | 'building' | 'statue'
  readonly label: string
  /** Shown while nobody's piece stands there. */
  readonly text?: string
  readonly style?: CSSProperties
}

/** Where a piece may stand: a tap hands it to the next player. */
function Place({ state, place, kind, label, text = '', style }: PlaceProps): ReactElement {
  const words = useWords()
  const owner = state.sheet.pieces[place]
  const who = owner === undefined ? words.say('sheet.nobody') : state.sheet.names[owner]!
  return (
    <button
      type="button"
      className={styles.place}
      data-kind={kind}
      data-place={place}
      data-owner={owner}
      style={style}
      aria-label={words.say('sheet.place', { place: label, who })}
      onClick={() => state.tap(place)}
    >
      {owner === undefined ? <span>{text}</span> : <Piece kind={kind} seat={owner} size={30} />}
    </button>
  )
}

const Tap = (): ReactElement => <p className={styles.hint}>{useWords().say('sheet.tap')}</p>

/** Grid places of the building spaces: `house left 2`. */
const SIDES: Readonly<Record<string, (n: number) => CSSProperties>> = {
  left: (n) => ({ gridRow: n + 2, gridColumn: 1 }),
  right: (n) => ({ gridRow: n + 2, gridColumn: 7 }),
  top: (n) => ({ gridRow: 2, gridColumn: n + 1 }),
  bottom: (n) => ({ gridRow: 8, gridColumn: n + 1 }),
}

export function TempleTab({ state }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  return (
    <>
      <Tap />
      <div className={styles.temple}>
        {BESIDE_TEMPLE.map((line) => (
          <Place
            key={line}
            state={state}
            place={`statue ${line}`}
            kind="statue"
            label={words.say('sheet.statue', { place: sayOf(words, `tekhenu.place.${line}`) })}
            style={line === 'row' ? { gridRow: 5, gridColumn: 8 } : { gridRow: 1, gridColumn: 4 }}
          />
        ))}
        {HOUSE_PLACES.map((place) => {
          const [, side = '', number = '1'] = place.split(' ')
          const n = Number(number)
          const where = sayOf(words, `tekhenu.place.${side}`, { n, column: COLUMNS[n - 1]! })
          return (
            <Place
              key={place}
              state={state}
              place={place}
              kind="building"
              label={words.say('sheet.building', { place: where })}
              style={SIDES[side]!(n)}
            />
          )
        })}
        {PILLAR_PLACES.map((place, space) => {
          const name = place.slice('pillar '.length)
          return (
            <Place
              key={place}
              state={state}
              place={place}
              kind="pillar"
              label={words.say('sheet.pillar', { space: name })}
              text={name}
              style={{ gridRow: Math.floor(space / 5) + 3, gridColumn: (space % 5) + 2 }}
            />
          )
        })}
      </div>
    </>
  )
}

export function OsirisTab({ state }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  return (
    <>
      <Tap />
      <div className={styles.osiris}>
        {ABOVE_DISTRICTS.map((above) => (
          <Place
            key={above}
            state={state}
            place={`statue ${above}`}
            kind="statue"
            label={words.say('sheet.statue', { place: sayOf(words, `tekhenu.place.${above}`) })}
            style={{ gridColumn: above === 'workshops' ? '1 / 3' : '3 / 5' }}
          />
        ))}
        {RESOURCES.map((resource) => (
          <b key={resource}>
            <Glyph name={resource} size={20} /> {tokenName(words, resource)}
          </b>
        ))}
        {Array.from({ length: 6 }, (_, i) => i + 1).flatMap((row) =>
          RESOURCES.map((resource) => {
            const place = WORKSHOP_PLACES.find((each) => each === `workshop ${resource} ${row}`)!
            const where = words.say('tekhenu.place.district', {
              n: row,
              district: tokenName(words, resource),
            })
            return (
              <Place
                key={place}
                state={state}
                place={place}
                kind="building"
                label={words.say('sheet.building', { place: where })}
                text={String(row)}
              />
            )
          }),
        )}
      </div>
    </>
  )
}

export function SethTab({ state }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  return (
    <>
      <Tap />
      <div className={styles.regions}>
        {REGION_PLACES.map((place) => {
          const [, region = '', n = ''] = place.split(' ')
          return (
            <Place
              key={place}
              state={state}
              place={place}
              kind="building"
              label={words.say('sheet.region', { region, n })}
              text={`${region} · ${n}`}
            />
          )
        })}
        {BELOW_REGIONS.map((column) => (
          <Place
            key={column}
            state={state}
            place={`statue ${column}`}
            kind="statue"
            label={words.say('sheet.statue', { place: sayOf(words, `tekhenu.place.column-${column}`) })}
          />
        ))}
      </div>
    </>
  )
}
