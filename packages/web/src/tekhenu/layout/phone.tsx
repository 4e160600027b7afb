import { sethOf, type TekhenuEvent } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type UIEventHandler,
} from 'react'
import type { AreaName } from './area.tsx'
import type { ArrangedProps } from './arrangement.tsx'
import { askedAt } from './asked-at.ts'
import { Horus } from '../board/horus.tsx'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Market } from '../market/market.tsx'
import { MyBoard } from '../boards/my-board.tsx'
import { Offer } from '../market/offer.tsx'
import { Osiris } from '../board/osiris.tsx'
import { wayTo } from './in-sight.ts'
import styles from './phone.module.css'
import { Populace } from '../board/populace.tsx'
import { Resources } from '../boards/resources.tsx'
import { Rivals } from '../boards/rivals.tsx'
import { Seth } from '../modules.ts'
import { afterPicture } from '../../ui/after-picture.ts'
import { useSpotStore, useWhenDrawn } from '../pointing/spot.tsx'
import { Ra } from '../temple/ra.tsx'
import { Temple } from '../temple/temple.tsx'
import { Wheel } from '../wheel/wheel.tsx'

const GLYPHS: Partial<Record<AreaName, GlyphName>> = {
  wheel: 'die',
  temple: 'hathor',
  people: 'bastet',
  market: 'thoth',
  mine: 'scales',
  rivals: 'population',
}

type Panels = readonly (readonly [name: AreaName, panel: ReactNode])[]

const panelsOf = ({ model, after, log, laid, turn, looked }: ArrangedProps): Panels => [
  ['wheel', <Wheel key="wheel" model={model} />],
  ['horus', <Horus key="horus" model={model} />],
  [
    'temple',
    <div key="temple" className={styles.pair}>
      <Temple model={model} laid={laid} turn={turn} looked={looked} />
      <Ra model={model} laid={laid} turn={turn ?? 0} />
    </div>,
  ],
  ['people', <Populace key="people" model={model} after={after} />],
  ['market', <Market key="market" model={model} />],
  ['osiris', <Osiris key="osiris" model={model} />],
  ...(sethOf(model.view) === undefined
    ? []
    : [['seth', <Seth key="seth" model={model} after={after} />] as const]),
  ['mine', <MyBoard key="mine" model={model} after={after} />],
  ['rivals', <Rivals key="rivals" model={model} after={after} log={log} />],
]

interface Swipe {
  readonly row: RefObject<HTMLDivElement | null>
  /** Prompt and resources. */
  readonly foot: RefObject<HTMLDivElement | null>
  /** The panel in sight. */
  readonly at: number
  /** How much can be done in each panel. */
  readonly lit: readonly number[]
  readonly go: (panel: number) => void
  readonly onScroll: UIEventHandler<HTMLDivElement>
  readonly onTouch: () => void
}

/** Scrolls a panel to what can be done in it, as much of that as there is room for. */
function showLit(panel: Element | undefined): void {
  if (panel === undefined) return
  const way = wayTo([...panel.querySelectorAll('[data-lit]')], panel.getBoundingClientRect())
  if (way !== 0) panel.scrollBy({ top: way, behavior: 'instant' })
}

/** While something is asked: what is to be paid for is marked; what a recap tells has the number of its step as well. */
const PAID_FOR = '[data-pointed]:not([data-step])'

/** Which panel is in sight; a question brings that of its god, or the one with most to choose from. */
function useSwipe(spoken: TekhenuEvent | null, asked: number): Swipe {
  const row = useRef<HTMLDivElement>(null)
  const foot = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const [lit, setLit] = useState<readonly number[]>([])
  const untouched = useRef(false)
  useShown(row, at, untouched)
  const go = (panel: number): void => {
    setAt(panel)
    row.current?.scrollTo({ left: panel * row.current.clientWidth, behavior: 'instant' })
  }
  useWhenDrawn(useSpotStore(), () => {
    const count = (wanted: string): number[] =>
      [...(row.current?.children ?? [])].map((panel) => panel.querySelectorAll(wanted).length)
    const now = count('[data-lit]')
    setLit((before) => (before.join() === now.join() ? before : now))
    // The emblem of a god only opens what is lit elsewhere.
    const places = count('[data-lit]:not([data-spot^="god/"])')
    const offers = Math.max(...places) > 0 ? places : now
    const most = Math.max(0, ...offers)
    const marked = count(PAID_FOR).findIndex((many) => many > 0)
    const wanted = (offers[asked] ?? 0) > 0 ? asked : offers[at] === most ? at : offers.indexOf(most)
    const there = marked >= 0 ? marked : most > 0 ? wanted : at
    if (there !== at) go(there)
    untouched.current = true
    showLit(row.current?.parentElement?.querySelector('[data-area="offer"]') ?? undefined)
    if (marked >= 0) row.current?.querySelector(PAID_FOR)?.scrollIntoView({ block: 'nearest' })
    else if (most > 0) showLit(row.current?.children[there])
    else foot.current?.querySelector('[data-lit]')?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => afterPicture(() => row.current?.setAttribute('data-drawn', '')), [])
  // The view follows where a step happens.
  const follow = useEffectEvent((): void => {
    const panels = [...(row.current?.children ?? [])]
    const pointed = panels.map((panel) => panel.querySelector('[data-pointed]'))
    const there = pointed.findIndex((each) => each !== null)
    if (there >= 0 && there !== at) go(there)
    pointed[there]?.scrollIntoView({ block: 'nearest' })
  })
  useEffect(() => {
    if (spoken === null) return undefined
    const frame = requestAnimationFrame(() => follow())
    return () => cancelAnimationFrame(frame)
  }, [spoken])
  const onScroll: Swipe['onScroll'] = ({ currentTarget }) => {
    const panel = Math.round(currentTarget.scrollLeft / Math.max(1, currentTarget.clientWidth))
    if (panel !== at) setAt(panel)
  }
  return { row, foot, at, lit, go, onScroll, onTouch: () => void (untouched.current = false) }
}

/**
 * Whoever goes to an area sees what can be done there, and still does when the prompt has taken some of its room, as
 * long as nothing has been touched since it was asked.
 */
function useShown(row: Swipe['row'], at: number, untouched: RefObject<boolean>): void {
  const show = useEffectEvent((): void => {
    const panel = row.current?.children[at]
    if (panel?.querySelector(PAID_FOR) === null) showLit(panel)
  })
  useEffect(() => show(), [at])
  useEffect(() => {
    const watch = new ResizeObserver(() => {
      if (untouched.current) show()
    })
    watch.observe(row.current!)
    return () => watch.disconnect()
  }, [row, untouched])
}

/**
 * What was tapped stays where it is while the prompt changes by what it would bring: areas that fill their panel keep their
 * size, and the panel scrolls only if the prompt would cover it. Where the prompt needs less room, it is left empty.
 */
function useSteady(row: RefObject<HTMLDivElement | null>, tapped: boolean): void {
  const now = useRef(tapped)
  now.current = tapped
  useEffect(() => {
    const swipe = row.current!
    const watch = new ResizeObserver(() => {
      if (!now.current) swipe.style.setProperty('--kept', `${swipe.clientHeight}px`)
      else swipe.querySelector('[data-looked]:not([inert] *)')?.scrollIntoView({ block: 'nearest' })
    })
    watch.observe(swipe)
    return () => watch.disconnect()
  }, [row])
}

export { MaatStrip } from '../log/maat-strip.tsx'

/** One area at a time, one swipe apart; the prompt and my resources stay in sight. */
export function Phone({ news, ...props }: ArrangedProps & { readonly news: ReactNode }): ReactElement {
  const { model, after, cards, promptPlace } = props
  const { words } = model
  const panels = panelsOf(props)
  const asked = askedAt(model.view)
  const { row, foot, at, lit, go, onScroll, onTouch } = useSwipe(
    props.spoken,
    panels.findIndex(([name]) => name === asked),
  )
  useSteady(row, props.tapped)
  return (
    <div className={styles.phone} onPointerDownCapture={onTouch} onKeyDownCapture={onTouch}>
      <nav
        className={styles.tabs}
        style={{ '--tabs': panels.length } as CSSProperties}
        aria-label={words.say('tekhenu.web.table')}
      >
        {panels.map(([name], i) => (
          <Tab
            key={name}
            words={words}
            name={name}
            here={i === at}
            lit={(lit[i] ?? 0) > 0}
            onGo={() => go(i)}
          />
        ))}
      </nav>
      {cards.length === 0 ? null : <Offer model={model} cards={cards} />}
      <div ref={row} className={styles.swipe} data-tapped={props.tapped || undefined} onScroll={onScroll}>
        {panels.map(([name, panel], i) => (
          <div
            key={name}
            className={styles.panel}
            inert={i !== at}
            tabIndex={i === at ? 0 : undefined}
            role="group"
            aria-label={words.say(`tekhenu.web.tab.${name}`)}
          >
            {panel}
          </div>
        ))}
      </div>
      <div ref={foot} className={styles.foot}>
        {news === null ? null : <div className={styles.news}>{news}</div>}
        <div ref={promptPlace} className={styles.prompt} />
        <Resources model={model} after={after} />
      </div>
    </div>
  )
}

interface TabProps {
  readonly words: Words
  readonly name: AreaName
  readonly here: boolean
  /** Whether something can be done there. */
  readonly lit: boolean
  readonly onGo: () => void
}

function Tab({ words, name, here, lit, onGo }: TabProps): ReactElement {
  const title = words.say(`tekhenu.web.tab.${name}`)
  return (
    <button
      type="button"
      className={styles.tab}
      aria-current={here ? 'true' : undefined}
      aria-label={lit ? words.say('tekhenu.web.tab-lit', { area: title }) : title}
      onClick={onGo}
    >
      <Glyph name={GLYPHS[name] ?? (name as GlyphName)} size={22} />
      <span>{title}</span>
      {lit ? <i className={styles.dot} /> : null}
    </button>
  )
}
