import { SOLO_LEVELS } from '@benben/tekhenu'
import type { Words } from '@benben/words'
import { useEffect, useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import type { GameForm, Options } from '../app/game-form.ts'
import { asked } from '../app/game-form.ts'
import { useEditions } from '../app/game-editions.ts'
import { entryOf, loadWords } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { GameOptions } from '../pages/create-options.tsx'
import { useSettings } from '../store/settings.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { Help } from '../ui/help.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import styles from './companion.module.css'
import { useKeptTables, type KeptTable } from './kept-tables.ts'

const GAME = 'tekhenu'

/** Where a game at a real table begins: the edition of the box first, then the opponent. */
export function CompanionPage(): ReactElement {
  const words = useWords()
  const form = useSoloForm()
  return (
    <>
      <TopBar title={words.say('companion.title')}>
        <Help game={GAME} />
      </TopBar>
      <main className={styles.page}>
        <h1>{words.say('companion.title')}</h1>
        <p>{words.say('companion.about')}</p>
        <Kept />
        {form === undefined ? null : <NewTable form={form} />}
      </main>
    </>
  )
}

/** What can be chosen of a game against Botankhamun; who it is against is clear. */
function useSoloForm(): GameForm | undefined {
  const [form, setForm] = useState<GameForm>()
  useEffect(() => {
    const entry = entryOf(GAME)!
    void Promise.all([entry.form!(), loadWords(entry)]).then(([loaded]) =>
      setForm({
        ...loaded,
        fields: loaded.fields.filter(({ name }) => name !== 'solo' && name !== 'vizier'),
      }),
    )
  }, [])
  return form
}

/** The tables of this browser. */
function Kept(): ReactElement | null {
  const words = useWords()
  const { tables, remove } = useKeptTables()
  if (tables.length === 0) return null
  return (
    <section className={styles.box}>
      <h2>{words.say('companion.kept')}</h2>
      <ul className={styles.kept}>
        {tables.map((table) => (
          <li key={table.id}>
            <span>
              <b>{editionName(table)}</b> <small>{summaryOf(words, table)}</small>
            </span>
            <Link href={`/companion/${table.id}`} className={buttonClass('primary')}>
              {words.say('companion.kept.open')}
            </Link>
            <Button
              look="bare"
              icon="trash"
              label={words.say('companion.kept.remove')}
              onClick={() => remove(table.id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

const editionName = ({ name, printed }: KeptTable): string =>
  (printed as { readonly name?: string } | undefined)?.name ?? name

const summaryOf = (words: Words, { options, round, over }: KeptTable): string => {
  const level = String(options['solo'])
  return over
    ? words.say('companion.kept.over', { level })
    : words.say('companion.kept.round', { level, round })
}

function NewTable({ form }: { readonly form: GameForm }): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const put = useKeptTables((kept) => kept.put)
  const name = useSettings((settings) => settings.name)
  const [printed, setPrinted] = useState<unknown>()
  const [isSure, setSure] = useState(false)
  const [chosen, setChosen] = useState<Options>({ solo: 'medium' })
  const begin = (): void => {
    const id = crypto.randomUUID()
    const full: GameForm = { ...form, fields: [...form.fields, LEVEL] }
    put({
      id,
      ...(printed === undefined ? {} : { printed }),
      options: asked(full, chosen),
      name: name === '' ? words.say('web.you') : name,
      record: '',
      round: 0,
      over: false,
    })
    go(`/companion/${id}`)
  }
  return (
    <>
      <EditionBox {...{ form, printed, isSure }} onChange={setPrinted} onSure={setSure} />
      <GameBox
        {...{ form, chosen }}
        onChange={setChosen}
        onBegin={printed !== undefined || isSure ? begin : null}
      />
    </>
  )
}

interface EditionBoxProps {
  readonly form: GameForm
  readonly printed: unknown
  readonly onChange: (printed: unknown) => void
  readonly isSure: boolean
  readonly onSure: (sure: boolean) => void
}

/** The edition of the box. The standard values count wrongly where they are reconstructed: that must be accepted first. */
function EditionBox({ form, printed, onChange, isSure, onSure }: EditionBoxProps): ReactElement {
  const words = useWords()
  const editions = useEditions(form)
  return (
    <section className={styles.box}>
      <h2>{words.say('companion.edition')}</h2>
      <p>{words.say('companion.edition.about')}</p>
      {editions === undefined ? null : <editions.Choice printed={printed} onChange={onChange} />}
      <p>
        <Link href={`/editions/${GAME}`} className={buttonClass()}>
          {words.say('companion.edition.enter')}
        </Link>
      </p>
      {printed === undefined ? (
        <label className={styles.sure}>
          <input
            type="checkbox"
            checked={isSure}
            data-standard
            onChange={(event) => onSure(event.currentTarget.checked)}
          />
          <span>{words.say('companion.edition.sure')}</span>
        </label>
      ) : null}
    </section>
  )
}

interface GameBoxProps {
  readonly form: GameForm
  readonly chosen: Options
  readonly onChange: (chosen: Options) => void
  /** Null until an edition is chosen. */
  readonly onBegin: (() => void) | null
}

function GameBox({ form, chosen, onChange, onBegin }: GameBoxProps): ReactElement {
  const words = useWords()
  return (
    <section className={styles.box}>
      <h2>{words.say('companion.game')}</h2>
      <div className={styles.level}>
        <b>{words.say('companion.level')}</b>
        <Choice
          legend={words.say('companion.level')}
          value={String(chosen['solo'])}
          onChange={(level) => onChange({ ...chosen, solo: level })}
          options={SOLO_LEVELS.map((level) => [level, words.say(`tekhenu.option.solo.${level}`)] as const)}
        />
      </div>
      <GameOptions game={GAME} form={form} group="modules" chosen={chosen} onChange={onChange} />
      <GameOptions game={GAME} form={form} group="options" chosen={chosen} onChange={onChange} />
      {onBegin === null ? <p className={styles.hint}>{words.say('companion.edition.first')}</p> : null}
      <Button look="primary" icon="play" disabled={onBegin === null} onClick={() => onBegin?.()} data-begin>
        {words.say('companion.begin')}
      </Button>
    </section>
  )
}

const LEVEL = { name: 'solo', group: 'modules', values: SOLO_LEVELS } as const
