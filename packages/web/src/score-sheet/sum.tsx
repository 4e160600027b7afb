import { COLUMNS, type Edition } from '@benben/tekhenu'
import { countSheet, type Counted, type Sheet, type SheetCount } from '@benben/tekhenu/sheet'
import type { Words } from '@benben/words'
import { useMemo, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { cardTitle } from '../tekhenu/cards/card-facts.ts'
import { SeatMark } from '../tekhenu/pieces/seat-mark.tsx'
import { sayOf, tokenName } from '../tekhenu/say.ts'
import styles from './score-sheet.module.css'

/** The parts of the table, and what is counted from each. */
export const TABS = ['track', 'temple', 'osiris', 'seth', 'people', 'boards', 'cards'] as const
export type Tab = (typeof TABS)[number]

const SOURCES = [
  ['start', 'track'],
  ['districts', 'osiris'],
  ['temple', 'temple'],
  ['statues', 'people'],
  ['happiness', 'people'],
  ['production', 'boards'],
  ['buildings', 'osiris'],
  ['regions', 'seth'],
  ['bread', 'boards'],
  ['decrees', 'cards'],
  ['order', 'track'],
] as const satisfies readonly (readonly [string, Tab])[]
type Source = (typeof SOURCES)[number][0]

const sourceName = (words: Words, source: Source): string =>
  source === 'start' ? words.say('sheet.source.start') : words.say(`tekhenu.source.${source}`)

interface SumProps {
  readonly sheet: Sheet
  readonly edition: Edition
}

/** Every source, counted by the rules with each entry; a number says where it comes from. */
export function Sum({ sheet, edition }: SumProps): ReactElement {
  const words = useWords()
  const count = useMemo(() => countSheet(edition, sheet), [edition, sheet])
  const [asked, setAsked] = useState<{ readonly source: Source; readonly seat: number } | null>(null)
  return (
    <section className={styles.sum} aria-label={words.say('sheet.sum')} data-sum>
      <h2>{words.say('sheet.sum')}</h2>
      {count.ok ? (
        <>
          <Numbers
            sheet={sheet}
            counted={count.counted}
            onAsk={(source, seat) => setAsked({ source, seat })}
          />
          <Winner sheet={sheet} counted={count.counted} />
          <Why sheet={sheet} counted={count.counted} asked={asked} />
        </>
      ) : (
        <Faults sheet={sheet} faults={count.faults} />
      )}
    </section>
  )
}

function Numbers({
  sheet,
  counted: { result },
  onAsk,
}: {
  readonly sheet: Sheet
  readonly counted: Counted
  readonly onAsk: (source: Source, seat: number) => void
}): ReactElement {
  const words = useWords()
  return (
    <table>
      <thead>
        <tr>
          <td />
          {sheet.names.map((name, seat) => (
            <th key={seat} scope="col">
              <SeatMark seat={seat} size={14} /> {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {SOURCES.filter(([source]) => sheet.seth || source !== 'regions').map(([source]) => (
          <tr key={source} data-source={source}>
            <th scope="row">{sourceName(words, source)}</th>
            {sheet.names.map((name, seat) => {
              const points = result.points[seat]![source] ?? 0
              return (
                <td key={seat}>
                  <button
                    type="button"
                    aria-label={words.say('sheet.why', {
                      points,
                      who: name,
                      source: sourceName(words, source),
                    })}
                    onClick={() => onAsk(source, seat)}
                  >
                    {points}
                  </button>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-source="total">
          <th scope="row">{words.say('sheet.total')}</th>
          {result.totals.map((total, seat) => (
            <td key={seat}>{total}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

function Winner({ sheet, counted }: { readonly sheet: Sheet; readonly counted: Counted }): ReactElement {
  const words = useWords()
  const [winner = 0] = counted.result.winners
  return (
    <p className={styles.winner} role="status" data-winner={winner}>
      <SeatMark seat={winner} size={16} />{' '}
      <b>{words.say('sheet.wins', { who: sheet.names[winner]!, points: counted.result.totals[winner]! })}</b>{' '}
      {counted.tie === undefined ? null : words.say(`sheet.tie.${counted.tie}`)}
    </p>
  )
}

function Why({
  sheet,
  counted,
  asked,
}: {
  readonly sheet: Sheet
  readonly counted: Counted
  readonly asked: { readonly source: Source; readonly seat: number } | null
}): ReactElement {
  const words = useWords()
  if (asked === null || asked.seat >= sheet.names.length)
    return <p className={styles.hint}>{words.say('sheet.why.none')}</p>
  const { source, seat } = asked
  const points = counted.result.points[seat]![source] ?? 0
  const parts = counted.parts[seat]![source] ?? []
  const tab = SOURCES.find(([each]) => each === source)![1]
  return (
    <div className={styles.why} data-why>
      <h3>
        {words.say('sheet.why', { points, who: sheet.names[seat]!, source: sourceName(words, source) })}
      </h3>
      {parts.length === 0 ? (
        <p className={styles.hint}>{words.say('sheet.why.plain', { tab: words.say(`sheet.tab.${tab}`) })}</p>
      ) : (
        <ul>
          {parts.map(({ place, points: some }) => (
            <li key={place}>
              <span>{partName(words, source, place)}</span> <b>{some}</b>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What earned points: a piece at its place, a resource, a region or a decree. */
function partName(words: Words, source: Source, place: string): string {
  if (source === 'decrees') return `${place} ${cardTitle(words, place)}`
  const [what = '', n = ''] = place.split(' ')
  if (source === 'regions')
    return words.say('tekhenu.place.region', { n, name: sayOf(words, `tekhenu.region.${n}`) })
  if (source === 'districts' && n !== '')
    return words.say('sheet.building', {
      place: words.say('tekhenu.place.district', { n, district: tokenName(words, what) }),
    })
  if (source === 'production') return tokenName(words, what)
  const where = sayOf(words, `tekhenu.place.${what}`, { n, column: COLUMNS[Number(n) - 1] ?? '' })
  return words.say(n === '' ? 'sheet.statue' : 'sheet.building', { place: where })
}

function Faults({
  sheet,
  faults,
}: {
  readonly sheet: Sheet
  readonly faults: Extract<SheetCount, { ok: false }>['faults']
}): ReactElement {
  const words = useWords()
  return (
    <div role="alert" className={styles.faults} data-faults>
      <b>{words.say('sheet.faults')}</b>
      <ul>
        {faults.map(({ code, params, seat }, i) => (
          <li key={i}>{words.say(code, { ...params, who: seat === undefined ? '' : sheet.names[seat]! })}</li>
        ))}
      </ul>
    </div>
  )
}
