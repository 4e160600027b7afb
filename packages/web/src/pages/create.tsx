import { useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { asked, type Options } from '../app/game-form.ts'
import { entryOf, GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { sayProblem } from '../session/say.ts'
import { ApiError } from '../store/api.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { createOnline } from '../store/tables.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { EditionField } from './create-edition.tsx'
import { GameOptions } from './create-options.tsx'
import { Refused } from './create-refused.tsx'
import { GamePicker } from './game-picker.tsx'
import { PlaceField } from './create-place.tsx'
import { PlanProblem, SeatPlans } from './create-seats.tsx'
import styles from './create.module.css'
import { gameName } from './names.ts'
import {
  faultOf,
  isOnline,
  newSeats,
  placeOf,
  resized,
  withAutomata,
  type Place,
  type SeatPlan,
} from './plan.ts'
import { useForm, weigh } from './use-form.ts'

/** A new table. Everything has a default; the bar at the bottom says what will be made. */
export function CreatePage(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const { name, game: last, change } = useSettings()
  const [game, chooseGame] = useState((entryOf(last) ?? GAMES[0]!).id)
  const entry = entryOf(game)!
  const level = entry.bots[Math.min(1, entry.bots.length - 1)] ?? ''
  const [planned, plan] = useState<readonly SeatPlan[]>([
    { way: 'me', name, bot: level },
    { way: 'bot', name: '', bot: level },
  ])
  const [chosen, choose] = useState<Options>({})
  const [printed, print] = useState<unknown>()
  const [place, standAt] = useState<Place>('browser')
  const [watchable, watch] = useState(true)
  const [problem, complain] = useState('')
  const laid = useForm(game, printed)
  const options = laid === undefined ? {} : asked(laid.form, chosen)
  const weighed = laid === undefined ? undefined : weigh(laid.game, options, planned.length)
  const seats = withAutomata(planned, weighed?.automata ?? [])
  const online = isOnline(seats, place)
  const waits = placeOf(seats) === 'online'
  const fault = faultOf(seats, place)
  // What comes a moment later is only what can be chosen; everything has a default.
  const wrong = Number(weighed?.fault !== undefined) + Number(fault !== undefined)
  const ready = wrong === 0

  const pick = (id: string): void => {
    const { seats: range, bots } = entryOf(id)!
    chooseGame(id)
    choose({})
    print(undefined)
    const many = Math.max(range.min, Math.min(range.max, planned.length))
    const usual = bots[Math.min(1, bots.length - 1)] ?? ''
    plan(
      resized(planned, many, usual).map((seat) => (bots.includes(seat.bot) ? seat : { ...seat, bot: usual })),
    )
  }
  const create = (): void => {
    const mine = seats.find(({ way }) => way === 'me')?.name.trim() ?? ''
    change({ name: mine, game })
    const wanted = {
      game,
      seats: newSeats(seats, (i) => words.say('web.player', { number: i + 1 })),
      options,
      ...(printed === undefined ? {} : { printed }),
    }
    const made = online
      ? createOnline(wanted, mine, { listed: seats.some(({ way }) => way === 'open'), watchable }).then(
          (id) => `/table/${id}`,
        )
      : createLocal(wanted).then((id) => `/play/${id}`)
    made.then(go, (error: unknown) =>
      complain(error instanceof ApiError ? sayProblem(words, error.fault) : words.say('session.storage')),
    )
  }

  // Where another number of seats would do, it is a matter of seats.
  const refused =
    laid === undefined || weighed === undefined ? null : (
      <Refused
        laid={laid}
        weighed={weighed}
        chosen={chosen}
        seats={planned.length}
        onSeats={(many) => plan(resized(planned, many, level))}
        onOptions={choose}
      />
    )
  const hasModules = laid?.form.fields.some(({ group }) => group === 'modules') === true
  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <h1>{words.say('web.create')}</h1>
        <h2>{words.say('web.game')}</h2>
        <GamePicker game={game} onPick={pick} />
        <h2>{words.say('web.seats')}</h2>
        <div className={styles.box}>
          <SeatPlans seats={seats} entry={entry} level={level} onChange={plan} />
          <PlaceField
            seats={seats}
            place={place}
            onChange={(wanted) => {
              standAt(wanted)
              // Whether a server could be reached does not matter here any more.
              complain('')
            }}
          />
          {weighed === undefined || weighed.seats.length === 0 ? null : refused}
          {fault === undefined ? null : (
            <PlanProblem
              problem={words.say(`web.plan.${fault.code}`)}
              ways={fault.ways.map(({ code, seats: better }) => [
                words.say(`web.plan.way.${code}`),
                () => plan(better),
              ])}
            />
          )}
        </div>
        {laid === undefined || !hasModules ? null : (
          <>
            <h2>{words.say('web.modules')}</h2>
            <div className={styles.box}>
              <GameOptions game={game} form={laid.form} group="modules" chosen={chosen} onChange={choose} />
              {weighed === undefined || weighed.seats.length > 0 ? null : refused}
            </div>
          </>
        )}
        {laid === undefined ? null : (
          <>
            <h2>{words.say('web.options')}</h2>
            <div className={styles.box}>
              <GameOptions game={game} form={laid.form} group="options" chosen={chosen} onChange={choose} />
              {laid.form.reconstructed === undefined ? null : (
                <EditionField
                  game={game}
                  reconstructed={laid.form.reconstructed}
                  printed={printed}
                  onChange={print}
                />
              )}
              {online ? (
                <Switch
                  label={words.say('web.watchable')}
                  about={words.say('web.watchable.about')}
                  on={watchable}
                  onChange={watch}
                />
              ) : null}
            </div>
          </>
        )}
      </main>
      <footer className={styles.foot}>
        <div>
          <p>
            <b>{summary()}</b>
            <small role="status" className={problem === '' && ready ? '' : styles.wrong}>
              {ready
                ? problem || words.say(`web.create.${online ? (waits ? 'online' : 'at-once') : 'local'}`)
                : words.say('web.create.settle', { many: wrong })}
            </small>
          </p>
          <Link href="/" className={buttonClass()}>
            {words.say('web.cancel')}
          </Link>
          <Button look="primary" disabled={!ready} onClick={create} data-create>
            {words.say('web.create.go')}
          </Button>
        </div>
      </footer>
    </div>
  )

  function summary(): string {
    const sitting = seats.map(({ way, name: sits }) =>
      way === 'automaton' ? sits : words.say(`web.way.short.${way}`),
    )
    return words.say('web.create.summary', { game: gameName(words, game), seats: words.list(sitting) })
  }
}
