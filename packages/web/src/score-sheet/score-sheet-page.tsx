import { editionOf, standard } from '@benben/tekhenu'
import { useEffect, useState, type ReactElement } from 'react'
import { useEditions } from '../app/game-editions.ts'
import type { GameForm } from '../app/game-form.ts'
import { pack } from '../app/packed.ts'
import { entryOf, loadWords } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Glyph, GlyphSheet } from '../tekhenu/icons/glyph.tsx'
import { Button } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Switch } from '../ui/switch.tsx'
import { Help } from '../ui/help.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { useCopy } from '../ui/use-copy.ts'
import { CardsTab } from './cards-tab.tsx'
import { BoardsTab, PeopleTab, TrackTab } from './counts.tsx'
import { OsirisTab, SethTab, TempleTab } from './places.tsx'
import styles from './score-sheet.module.css'
import { Sum, TABS, type Tab } from './sum.tsx'
import { useSheet, type SheetState } from './use-sheet.ts'

const PARTS = {
  track: TrackTab,
  temple: TempleTab,
  osiris: OsirisTab,
  seth: SethTab,
  people: PeopleTab,
  boards: BoardsTab,
  cards: CardsTab,
} as const

const GLYPHS = {
  track: 'vp',
  temple: 'hathor',
  osiris: 'osiris',
  seth: 'seth',
  people: 'bastet',
  boards: 'scales',
  cards: 'decree',
} as const

/** Counts the last scoring of a game from the box. */
export function ScoreSheetPage(): ReactElement {
  const words = useWords()
  const form = useLoadedForm()
  return (
    <>
      <TopBar title={words.say('sheet.title')}>
        <span className={styles.private}>{words.say('sheet.private')}</span>
        <Help game="tekhenu" />
      </TopBar>
      {form === undefined ? <main aria-busy="true" /> : <Written form={form} />}
    </>
  )
}

/** The words of the game come first: what is entered is called as at its table. */
function useLoadedForm(): GameForm | undefined {
  const [form, setForm] = useState<GameForm>()
  useEffect(() => {
    const entry = entryOf('tekhenu')!
    void Promise.all([entry.form!(), loadWords(entry)]).then(([loaded]) => setForm(loaded))
  }, [])
  return form
}

function Written({ form }: { readonly form: GameForm }): ReactElement {
  const words = useWords()
  const state = useSheet((seat) => words.say('sheet.player', { n: seat + 1 }))
  const [chosen, setTab] = useState<Tab>('track')
  const { sheet } = state
  const tabs = TABS.filter((each) => sheet.seth || each !== 'seth')
  const tab = tabs.includes(chosen) ? chosen : 'track'
  const Part = PARTS[tab]
  const edition = state.printed === undefined ? standard : editionOf(state.printed)
  return (
    <main className={styles.page}>
      <GlyphSheet />
      <Head state={state} form={form} />
      <section className={styles.entry}>
        <div role="tablist" aria-label={words.say('sheet.tabs')} className={styles.tabs}>
          {tabs.map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={each === tab}
              data-tab={each}
              onClick={() => setTab(each)}
            >
              <Glyph name={GLYPHS[each]} size={22} />
              {words.say(`sheet.tab.${each}`)}
            </button>
          ))}
        </div>
        <div role="tabpanel" aria-label={words.say(`sheet.tab.${tab}`)}>
          <Part state={state} />
        </div>
        <div className={styles.acts}>
          <Button icon="undo" disabled={state.undo === null} onClick={() => state.undo?.()}>
            {words.say('sheet.undo')}
          </Button>
          <Button icon="trash" look="bare" onClick={state.clear}>
            {words.say('sheet.clear')}
          </Button>
        </div>
      </section>
      <div>
        <Sum sheet={sheet} edition={edition} />
        <Share state={state} />
      </div>
    </main>
  )
}

function Head({ state, form }: { readonly state: SheetState; readonly form: GameForm }): ReactElement {
  const words = useWords()
  const editions = useEditions(form)
  const { names, seth } = state.sheet
  const playerName = (seat: number): string => words.say('sheet.player', { n: seat + 1 })
  return (
    <header className={styles.head}>
      <h1>{words.say('sheet.heading')}</h1>
      <p>{words.say('sheet.about')}</p>
      {state.broken ? <p role="alert">{words.say('sheet.broken')}</p> : null}
      <div className={styles.who}>
        <Choice
          legend={words.say('sheet.players')}
          value={String(names.length)}
          onChange={(many) => state.setSeats(Number(many), playerName)}
          options={['2', '3', '4'].map((many) => [many, many] as const)}
        />
        {names.map((name, seat) => (
          <input
            key={seat}
            value={name}
            maxLength={40}
            aria-label={words.say('sheet.name', { n: seat + 1 })}
            onChange={({ currentTarget: { value } }) => state.change({ names: names.with(seat, value) })}
          />
        ))}
        <Switch
          label={words.say('sheet.seth')}
          on={seth}
          onChange={(on) => state.change(on ? { seth: on } : withoutSeth(state))}
        />
      </div>
      {editions === undefined ? null : (
        <details className={styles.edition}>
          <summary>{words.say('sheet.edition')}</summary>
          <editions.Choice printed={state.printed} onChange={state.setPrinted} />
        </details>
      )}
    </header>
  )
}

/** What only stands on Seth's board goes with it. */
const withoutSeth = ({ sheet }: SheetState) => ({
  seth: false,
  pieces: Object.fromEntries(
    Object.entries(sheet.pieces).filter(([place]) => !/^(?:region |statue (?:left|right)$)/.test(place)),
  ),
})

/** A link that holds the whole sheet, and paper. */
function Share({ state: { sheet, printed } }: { readonly state: SheetState }): ReactElement {
  const words = useWords()
  const { outcome, copy } = useCopy(async () => {
    const packed = await pack(JSON.stringify(printed === undefined ? { sheet } : { sheet, printed }))
    const link = new URL(`/score-sheet#${packed}`, location.href).href
    history.replaceState(null, '', link)
    return link
  })
  return (
    <div className={styles.acts}>
      <Button icon="link" data-copy-link onClick={copy}>
        {words.say('sheet.copy')}
      </Button>
      <Button icon="printer" onClick={() => print()}>
        {words.say('sheet.print')}
      </Button>
      <span role="status">
        {outcome === null ? null : words.say(outcome === 'copied' ? 'sheet.copied' : 'sheet.copy.failed')}
      </span>
    </div>
  )
}
