import type { Pace } from '@benben/protocol'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { asked, type Options } from '../app/game-form.ts'
import { entryOf, GAMES, type OfferedGame } from '../app/registry.ts'
import { useWords } from '../app/words.ts'
import { nameProblem } from '../session/nickname.ts'
import { sayProblem } from '../session/say.ts'
import { ApiError } from '../store/api.ts'
import { createLocal } from '../store/saves.ts'
import { useSettings } from '../store/settings.ts'
import { createOnline } from '../store/tables.ts'
import {
  faultOf,
  isOnline,
  newSeats,
  resized,
  withAutomata,
  type Hosting,
  type PlanFault,
  type SeatPlan,
} from './plan.ts'
import { askedTable } from './new-table.ts'
import { useForm, checkOptions, type LoadedGame, type OptionsCheck } from './use-form.ts'

/** A table that is being planned. */
export interface TablePlan {
  readonly game: string
  readonly entry: OfferedGame
  /** The bot that is usual in this game. */
  readonly level: string
  readonly seats: readonly SeatPlan[]
  readonly chosen: Options
  readonly options: object
  /** Undefined for the built-in edition. */
  readonly printed: unknown
  readonly place: Hosting
  readonly watchable: boolean
  /** Undefined for a table without a clock. */
  readonly pace: Pace | undefined
  /** Undefined until loaded. */
  readonly loaded: LoadedGame | undefined
  readonly check: OptionsCheck | undefined
  readonly online: boolean
  readonly fault: PlanFault | undefined
  readonly setGame: (game: string) => void
  readonly setSeats: (seats: readonly SeatPlan[]) => void
  readonly setSeatCount: (many: number) => void
  readonly setChosen: (chosen: Options) => void
  readonly setPrinted: (printed: unknown) => void
  readonly setPlace: (place: Hosting) => void
  readonly setWatchable: (watchable: boolean) => void
  readonly setPace: (pace: Pace | undefined) => void
}

const usualBot = ({ bots }: OfferedGame): string => bots[Math.min(1, bots.length - 1)] ?? ''

/** What is planned, with a default for everything. */
export function usePlan(): TablePlan {
  const { name, game: last } = useSettings()
  const [wanted] = useState(() => askedTable(location.search))
  const [game, setId] = useState(wanted.game ?? (entryOf(last) ?? GAMES[0]!).id)
  const entry = entryOf(game)!
  const level = (game === wanted.game ? wanted.bot : undefined) ?? usualBot(entry)
  const [planned, setSeats] = useState<readonly SeatPlan[]>([
    { way: 'me', name, bot: level },
    { way: 'bot', name: '', bot: level },
  ])
  const [chosen, setChosen] = useState(wanted.options)
  const [printed, setPrinted] = useState<unknown>()
  const [place, setPlace] = useState<Hosting>('browser')
  const [watchable, setWatchable] = useState(true)
  const [pace, setPace] = useState<Pace>()
  const loaded = useForm(game, printed)
  const options = loaded === undefined ? {} : asked(loaded.form, chosen)
  const check = loaded === undefined ? undefined : checkOptions(loaded.game, options, planned.length)
  const seats = withAutomata(planned, check?.automata ?? [])

  const setGame = (id: string): void => {
    const next = entryOf(id)!
    setId(id)
    setChosen({})
    setPrinted(undefined)
    const many = Math.max(next.seats.min, Math.min(next.seats.max, planned.length))
    const usual = usualBot(next)
    setSeats(
      resized(planned, many, usual).map((seat) =>
        next.bots.includes(seat.bot) ? seat : { ...seat, bot: usual },
      ),
    )
  }
  return {
    game,
    entry,
    level,
    seats,
    chosen,
    options,
    printed,
    place,
    watchable,
    pace,
    loaded,
    check,
    online: isOnline(seats, place),
    fault: faultOf(seats, place),
    setGame,
    setSeats,
    setChosen,
    setPrinted,
    setPlace,
    setWatchable,
    setPace,
    setSeatCount: (many) => setSeats(resized(planned, many, level)),
  }
}

/** Creates the planned table and navigates to it; `problem` is the error message. */
export function useCreate(plan: TablePlan): {
  readonly problem: string
  readonly setProblem: (problem: string) => void
  readonly create: () => void
  /** Creates it under the name that was asked for; null unless the name is missing. */
  readonly createAs: ((name: string) => void) | null
  readonly cancel: () => void
} {
  const words = useWords()
  const [, go] = useLocation()
  const { change } = useSettings()
  const [problem, setProblem] = useState('')
  const [isNameless, setNameless] = useState(false)
  const { game, options, printed, online, watchable, pace } = plan
  const make = (seats: readonly SeatPlan[]): void => {
    const mine = seats.find(({ way }) => way === 'me')?.name.trim() ?? ''
    change({ name: mine, game })
    const wanted = {
      game,
      seats: newSeats(seats, (i) => words.say('web.player', { number: i + 1 })),
      options,
      ...(printed === undefined ? {} : { printed }),
    }
    const listed = seats.some(({ way }) => way === 'open')
    const made = online
      ? createOnline(wanted, mine, { listed, watchable, ...(pace === undefined ? {} : { pace }) }).then(
          (id) => `/table/${id}`,
        )
      : createLocal(wanted).then((id) => `/play/${id}`)
    made.then(go, (error: unknown) =>
      setProblem(error instanceof ApiError ? sayProblem(words, error.fault) : words.say('session.storage')),
    )
  }
  const create = (): void => {
    const mine = plan.seats.find(({ way }) => way === 'me')!
    const wrong = mine.name.trim() === '' ? '' : nameProblem(words, mine.name)
    setProblem(wrong)
    if (mine.name.trim() === '') setNameless(true)
    else if (wrong === '') make(plan.seats)
  }
  const createAs = (name: string): void => {
    setNameless(false)
    make(plan.seats.map((seat) => (seat.way === 'me' ? { ...seat, name } : seat)))
  }
  return {
    problem,
    setProblem,
    create,
    createAs: isNameless ? createAs : null,
    cancel: () => setNameless(false),
  }
}
