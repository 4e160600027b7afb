import { lazy, Suspense, useEffect, type ReactElement, type ReactNode } from 'react'
import { Link } from 'wouter'
import { useEditions } from '../app/game-editions.ts'
import { preloadTable } from '../app/preload.ts'
import { useWords } from '../app/words.ts'
import { PaceField } from '../clock/pace-field.tsx'
import { isPossible } from '../clock/presets.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Help } from '../ui/help.tsx'
import { Switch } from '../ui/switch.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { GameOptions } from './create-options.tsx'
import { Refused } from './create-refused.tsx'
import { GamePicker } from './game-picker.tsx'
import { PlaceField } from './create-place.tsx'
import { PlanProblem, SeatPlans } from './create-seats.tsx'
import styles from './create.module.css'
import { botLabel, gameName } from './names.ts'
import { hostingOf, type Hosting } from './plan.ts'
import { useCreate, usePlan, type TablePlan } from './use-plan.ts'

const AskName = lazy(() => import('./ask-name.tsx').then((page) => ({ default: page.AskName })))

/** A new table. Everything has a default; the bar at the bottom says what will be made. */
export function CreatePage(): ReactElement {
  const words = useWords()
  const plan = usePlan()
  // Whoever fills in a form sits down at its table soon.
  useEffect(() => preloadTable(plan.game), [plan.game])
  const { problem, setProblem, create, createAs, cancel } = useCreate(plan)
  const { loaded, check, chosen, seats } = plan
  const refused =
    loaded === undefined || check === undefined ? null : (
      <Refused
        loaded={loaded}
        check={check}
        chosen={chosen}
        seats={seats.length}
        onSeats={plan.setSeatCount}
        onOptions={plan.setChosen}
      />
    )
  // If another number of seats would be accepted, show the refusal with the seats.
  const isOfSeats = check !== undefined && check.seats.length > 0
  return (
    <div className={styles.page}>
      <TopBar>{plan.entry.rules === undefined ? null : <Help game={plan.game} />}</TopBar>
      <main className={styles.main}>
        <h1>{words.say('web.create')}</h1>
        <h2>{words.say('web.game')}</h2>
        <GamePicker game={plan.game} onPick={plan.setGame} />
        <Seats
          plan={plan}
          onPlace={(place) => {
            plan.setPlace(place)
            // Whether a server could be reached does not matter here any more.
            setProblem('')
          }}
        >
          {isOfSeats ? refused : null}
        </Seats>
        <Modules plan={plan}>{isOfSeats ? null : refused}</Modules>
        <Options plan={plan} />
        {plan.online ? (
          <PaceField key={plan.game} bots={plan.entry.bots} pace={plan.pace} onChange={plan.setPace} />
        ) : null}
      </main>
      <Foot plan={plan} problem={problem} onCreate={create} />
      {createAs === null ? null : (
        <Suspense fallback={null}>
          <AskName onNamed={createAs} onClose={cancel} />
        </Suspense>
      )}
    </div>
  )
}

interface PartProps {
  readonly plan: TablePlan
}

function Seats({
  plan,
  onPlace,
  children,
}: PartProps & { readonly onPlace: (place: Hosting) => void; readonly children: ReactNode }): ReactElement {
  const words = useWords()
  const { seats, entry, level, place, fault, setSeats } = plan
  return (
    <>
      <h2>{words.say('web.seats')}</h2>
      <div className={styles.box}>
        <SeatPlans seats={seats} entry={entry} level={level} onChange={setSeats} />
        <PlaceField seats={seats} place={place} onChange={onPlace} />
        {children}
        {fault === undefined ? null : (
          <PlanProblem
            problem={words.say(`web.plan.${fault.code}`)}
            ways={fault.ways.map(({ code, seats: better }) => [
              words.say(`web.plan.way.${code}`),
              () => setSeats(better),
            ])}
          />
        )}
      </div>
    </>
  )
}

function Modules({ plan, children }: PartProps & { readonly children: ReactNode }): ReactElement | null {
  const words = useWords()
  const { game, loaded, chosen, setChosen } = plan
  if (loaded?.form.fields.some(({ group }) => group === 'modules') !== true) return null
  return (
    <>
      <h2>{words.say('web.modules')}</h2>
      <div className={styles.box}>
        <GameOptions game={game} form={loaded.form} group="modules" chosen={chosen} onChange={setChosen} />
        {plan.seats.some(({ way }) => way === 'automaton') ? (
          <p>
            <Link href="/companion">{words.say('web.real-table.instead')}</Link>
          </p>
        ) : null}
        {children}
      </div>
    </>
  )
}

function Options({ plan }: PartProps): ReactElement | null {
  const words = useWords()
  const { game, loaded, chosen, printed, online, watchable } = plan
  const editions = useEditions(loaded?.form)
  if (loaded === undefined) return null
  const { form } = loaded
  return (
    <>
      <h2>{words.say('web.options')}</h2>
      <div className={styles.box}>
        <GameOptions game={game} form={form} group="options" chosen={chosen} onChange={plan.setChosen} />
        {editions === undefined ? null : <editions.Choice printed={printed} onChange={plan.setPrinted} />}
        {online ? (
          <Switch
            label={words.say('web.watchable')}
            about={words.say('web.watchable.about')}
            on={watchable}
            onChange={plan.setWatchable}
          />
        ) : null}
      </div>
    </>
  )
}

/** A summary of the new table, or what must be fixed first. */
function Foot({
  plan,
  problem,
  onCreate,
}: PartProps & { readonly problem: string; readonly onCreate: () => void }): ReactElement {
  const words = useWords()
  const { game, seats, online, check, fault } = plan
  // What comes a moment later is only what can be chosen; everything has a default.
  const isOdd = online && plan.pace !== undefined && !isPossible(plan.pace)
  const wrong = Number(check?.fault !== undefined) + Number(fault !== undefined) + Number(isOdd)
  const ready = wrong === 0
  const how = online ? (hostingOf(seats) === 'online' ? 'online' : 'at-once') : 'local'
  const sitting = seats.map(({ way, name }) =>
    way === 'automaton' ? botLabel(words, name) : words.say(`web.way.short.${way}`),
  )
  const edition = (plan.printed as { readonly name?: string } | undefined)?.name
  return (
    <footer className={styles.foot}>
      <div>
        <p>
          <b>
            {words.say('web.create.summary', { game: gameName(words, game), seats: words.list(sitting) })}
          </b>
          {edition === undefined ? null : (
            <small data-edition>{words.say('web.terms.edition', { name: edition })}</small>
          )}
          <small role="status" className={problem === '' && ready ? '' : styles.wrong}>
            {ready
              ? problem || words.say(`web.create.${how}`)
              : words.say('web.create.settle', { many: wrong })}
          </small>
        </p>
        <Link href="/" className={buttonClass()}>
          {words.say('web.cancel')}
        </Link>
        <Button look="primary" disabled={!ready} onClick={onCreate} data-create>
          {words.say('web.create.go')}
        </Button>
      </div>
    </footer>
  )
}
