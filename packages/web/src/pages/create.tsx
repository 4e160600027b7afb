import { useState, type ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { GAMES } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { Icon } from '../icons/icon.tsx'
import { sayProblem } from '../session/say.ts'
import { ApiError } from '../store/api.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { createOnline } from '../store/tables.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Switch } from '../ui/switch.tsx'
import { TopBar } from '../ui/top-bar.tsx'
import { GameOptions } from './create-options.tsx'
import styles from './create.module.css'
import { gameAbout, gameName } from './names.ts'
import { faultOf, isOnline, newSeats, resized, SEAT_WAYS, type SeatPlan } from './plan.ts'
import { SeatRow } from './seat-row.tsx'

/** A new table. Everything has a default; the bar at the bottom says what will be made. */
export function CreatePage(): ReactElement {
  const words = useWords()
  const [, go] = useLocation()
  const { name, change } = useSettings()
  const [game, chooseGame] = useState(GAMES[0]!.id)
  const entry = GAMES.find(({ id }) => id === game)!
  const level = entry.bots[Math.min(1, entry.bots.length - 1)] ?? ''
  const [seats, plan] = useState<readonly SeatPlan[]>([
    { way: 'me', name, bot: level },
    { way: 'bot', name: '', bot: level },
  ])
  const { min, max } = entry.seats
  const [options, choose] = useState<Record<string, unknown>>({})
  const [watchable, watch] = useState(true)
  const [problem, complain] = useState('')
  const online = isOnline(seats)
  const fault = faultOf(seats)

  const pick = (id: string): void => {
    const { seats: range, bots } = GAMES.find((each) => each.id === id)!
    chooseGame(id)
    choose({})
    const many = Math.max(range.min, Math.min(range.max, seats.length))
    const weakest = bots[0] ?? ''
    plan(
      resized(seats, many, weakest).map((seat) =>
        bots.includes(seat.bot) ? seat : { ...seat, bot: weakest },
      ),
    )
  }
  const create = (): void => {
    const mine = seats.find(({ way }) => way === 'me')?.name.trim() ?? ''
    change({ name: mine })
    const wanted = {
      game,
      seats: newSeats(seats, (i) => words.say('web.player', { number: i + 1 })),
      options,
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

  return (
    <div className={styles.page}>
      <TopBar />
      <main className={styles.main}>
        <h1>{words.say('web.create')}</h1>
        <h2>{words.say('web.game')}</h2>
        <fieldset className={styles.games} aria-label={words.say('web.game')}>
          {GAMES.map(({ id }) => (
            <label key={id} className={styles.game}>
              <input type="radio" name="game" checked={id === game} onChange={() => pick(id)} />
              <span className={styles.sign}>
                <Icon name={id === 'aton' ? 'sun' : 'obelisk'} size={24} />
              </span>
              <span>
                <b>{gameName(words, id)}</b>
                <small>{gameAbout(words, id)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <h2>{words.say('web.seats')}</h2>
        <div className={styles.box}>
          {seats.map((seat, i) => (
            <SeatRow
              key={i}
              number={i + 1}
              seat={seat}
              ways={SEAT_WAYS}
              bots={entry.bots}
              named={online ? seat.way === 'me' : seat.way === 'me' || seat.way === 'here'}
              onChange={(changed) => plan(seats.with(i, changed))}
            />
          ))}
          {min === max ? null : (
            <div className={styles.more}>
              {seats.length < max ? (
                <Button icon="plus" onClick={() => plan(resized(seats, seats.length + 1, level))}>
                  {words.say('web.seats.add')}
                </Button>
              ) : null}
              {seats.length > min ? (
                <Button icon="cross" onClick={() => plan(resized(seats, seats.length - 1, level))}>
                  {words.say('web.seats.remove', { number: seats.length })}
                </Button>
              ) : null}
            </div>
          )}
          {fault === undefined ? null : (
            <div className={styles.fault} role="alert">
              <Icon name="refused" />
              <p>{words.say(`web.plan.${fault.code}`)}</p>
              <div>
                {fault.ways.map(({ code, seats: better }) => (
                  <Button key={code} onClick={() => plan(better)}>
                    {words.say(`web.plan.way.${code}`)}
                  </Button>
                ))}
              </div>
            </div>
          )}
        </div>
        <h2>{words.say('web.options')}</h2>
        <div className={styles.box}>
          <GameOptions game={game} options={options} onChange={choose} />
          {online ? (
            <Switch
              label={words.say('web.watchable')}
              about={words.say('web.watchable.about')}
              on={watchable}
              onChange={watch}
            />
          ) : null}
        </div>
      </main>
      <footer className={styles.foot}>
        <div>
          <p>
            <b>{summary()}</b>
            <small role="status" className={problem === '' && fault === undefined ? '' : styles.wrong}>
              {fault === undefined
                ? problem || words.say(online ? 'web.create.online' : 'web.create.local')
                : words.say('web.create.settle')}
            </small>
          </p>
          <Link href="/" className={buttonClass()}>
            {words.say('web.cancel')}
          </Link>
          <Button look="primary" disabled={fault !== undefined} onClick={create} data-create>
            {words.say('web.create.go')}
          </Button>
        </div>
      </footer>
    </div>
  )

  function summary(): string {
    return words.say('web.create.summary', {
      game: gameName(words, game),
      seats: words.list(seats.map(({ way }) => words.say(`web.way.short.${way}`))),
    })
  }
}
