import { RecordError, untyped, type Draw, type Game } from '@benben/kernel'
import { editionOf, standard, tekhenu, type TekhenuView } from '@benben/tekhenu'
import { damage, type Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { useWords } from '../app/words.ts'
import { Message } from '../pages/message.tsx'
import { loadTable, Stage, type LoadedTable } from '../pages/match.tsx'
import { useSession } from '../session/use-session.ts'
import { GlyphSheet } from '../tekhenu/icons/glyph.tsx'
import { EdgePatterns } from '../tekhenu/temple/tile.tsx'
import { Button } from '../ui/button.tsx'
import { Help } from '../ui/help.tsx'
import { PromptSlot } from '../ui/prompt-slot.ts'
import { saveAs } from '../ui/save-as.ts'
import { TopBar } from '../ui/top-bar.tsx'
import styles from './companion.module.css'
import { openCompanion, type CompanionSession } from './companion-session.ts'
import { CompanionTable } from './companion-table.ts'
import { DrawPanel } from './draw-panel.tsx'
import { questionOf } from './question.ts'
import { isKept, useKeptTables, type KeptTable } from './kept-tables.ts'
import { Sheet } from './sheet.tsx'
import { useAwake } from './use-awake.ts'

interface Opened {
  readonly session: CompanionSession
  readonly loaded: LoadedTable
  readonly kept: KeptTable
}

/** A game at a real table: its picture, with what has to be entered over it. */
export function CompanionTablePage({ id }: { readonly id: string }): ReactElement {
  const words = useWords()
  const [opened, setOpened] = useState<Opened | string>()
  useEffect(() => {
    const kept = useKeptTables.getState().tables.find((table) => table.id === id)
    if (kept === undefined) {
      setOpened(words.say('companion.missing'))
      return
    }
    void loadTable('tekhenu', kept.printed).then((loaded) => setOpened(openedOf(words, loaded!, kept)))
  }, [id, words])
  if (opened === undefined) return <main aria-busy="true" />
  if (typeof opened === 'string') return <Message title={words.say('web.failed')}>{opened}</Message>
  return <Entered {...opened} />
}

/** The table, or why it cannot be opened. */
function openedOf(words: Words, loaded: LoadedTable, kept: KeptTable): Opened | string {
  try {
    return { session: sessionOf(loaded.game, kept), loaded, kept }
  } catch (error) {
    if (!(error instanceof RecordError)) throw error
    return words.say('companion.failed', { problem: damage(words, error.damage) })
  }
}

function sessionOf(game: Game, kept: KeptTable): CompanionSession {
  const options = game.options(kept.options, 2)
  if (!options.ok) throw new RecordError(0, 'record.options-refused', {}, options.fault)
  const names = [kept.name, game.automata!(options.value)[1]!]
  const table = new CompanionTable(
    kept.id,
    game,
    kept.record === '' ? { options: options.value, names } : { record: kept.record },
  )
  return openCompanion(kept.id, table, () => {
    const round = (table.view as TekhenuView | undefined)?.round ?? 0
    try {
      useKeptTables.getState().put({ ...kept, record: table.record(), round, over: table.isOver })
    } catch {
      // The storage is full or closed: the page says so.
    }
  })
}

function Entered({ session, loaded, kept }: Opened): ReactElement {
  const words = useWords()
  const seen = useSession(session)
  const [isSaved, setSaved] = useState(true)
  useAwake()
  useEffect(() => {
    void session.record().then((record) => setSaved(record === undefined || isKept({ id: kept.id, record })))
  }, [session, kept.id, seen.version])
  const edition = kept.printed === undefined ? standard : editionOf(kept.printed)
  const draw = session.draw()
  const seth = kept.options['seth'] === true
  const panel = draw === undefined ? null : <DrawPanel {...{ session, draw, edition, seth }} />
  return (
    <>
      <TopBar title={words.say('companion.title')} session={session}>
        <Actions session={session} />
        <Help game={untyped(tekhenu).id} />
      </TopBar>
      {isSaved || seen.version < 2 ? null : (
        <p role="alert" className={styles.wrong}>
          {words.say('companion.unkept')}
        </p>
      )}
      {session.isSetup() ? (
        <main className={styles.page} data-companion="setup">
          <GlyphSheet />
          <EdgePatterns />
          <div className={styles.head}>
            <h1>{words.say('companion.setup')}</h1>
            <span className={styles.hint}>{words.say('companion.entered', { many: session.entries() })}</span>
          </div>
          <p className={styles.hint}>{words.say('companion.setup.about')}</p>
          <div className={styles.box}>{panel}</div>
        </main>
      ) : (
        <>
          <PromptSlot value={draw === undefined ? null : <Drawing draw={draw} />}>
            <Stage session={session} seen={seen} loaded={loaded} />
          </PromptSlot>
          <Sheet session={session} seen={seen} speech={loaded.speech} panel={panel} />
        </>
      )}
    </>
  )
}

/** In the place of the table's own question. */
const Drawing = ({ draw }: { readonly draw: Draw }): ReactElement => (
  <section className={styles.drawing}>
    <b>{questionOf(useWords(), draw)}</b>
  </section>
)

function Actions({ session }: { readonly session: CompanionSession }): ReactElement {
  const words = useWords()
  return (
    <>
      <Button
        look="bare"
        icon="undo"
        label={words.say('companion.back')}
        onClick={session.takeBack}
        data-take-back
      />
      <Button
        look="bare"
        icon="log"
        label={words.say('companion.record')}
        data-record
        onClick={() => void session.record().then((record) => saveAs('tekhenu.txt', record ?? ''))}
      />
    </>
  )
}
