import { fastHost, generatorSeed, derivedNonces, shape, type Game, type Position } from '@benben/kernel'
import { gameOf } from '@benben/bots'
import { featuresOf } from './features.ts'

/** Games for learners: every request is an object, every answer too. Positions stay here and have numbers. */

interface Running {
  readonly game: Game
  readonly position: Position
  readonly seats: number
}

/** A request that cannot be answered, with a code. */
class Refused extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

type Request = Readonly<Record<string, unknown>>
type Answer = Readonly<Record<string, unknown>>

const MOST_GAMES = 10_000

export class EnvSession {
  readonly #running = new Map<number, Running>()
  #next = 0

  /** The answer to a line of JSON. Never throws. */
  answer(line: string): Answer {
    try {
      const request = parsed(line)
      const doing = DO[textIn(request, 'do', '')]
      if (doing === undefined) throw new Refused('env.do', `do is one of: ${Object.keys(DO).join(', ')}`)
      return doing(this, request)
    } catch (error) {
      if (error instanceof Refused) return { error: error.code, message: error.message }
      return { error: 'env.failed', message: error instanceof Error ? error.message : String(error) }
    }
  }

  add(running: Running): number {
    if (this.#running.size >= MOST_GAMES)
      throw new Refused('env.many', `more than ${MOST_GAMES} games are open`)
    this.#running.set(this.#next, running)
    return this.#next++
  }

  of(request: Request): Running {
    const running = this.#running.get(request['id'] as number)
    if (running === undefined) throw new Refused('env.id', 'there is no game with this id')
    return running
  }

  close(request: Request): void {
    this.of(request)
    this.#running.delete(request['id'] as number)
  }
}

function parsed(line: string): Request {
  try {
    const request: unknown = JSON.parse(line)
    if (typeof request === 'object' && request !== null) return request as Request
  } catch {
    // Reported below.
  }
  throw new Refused('env.json', 'every line is an object in JSON')
}

/** Who acts, whether the game is over, and how it ended. */
function standing({ game, position }: Running): Answer {
  const seat = game.toAct(position)[0]
  const result = game.result(position)
  return result === undefined ? { seat, over: false } : { over: true, result }
}

function seatIn(request: Request, { game, position, seats }: Running): number {
  const seat = request['seat'] ?? game.toAct(position)[0] ?? 0
  const read = shape.int(0, seats - 1)(seat, 'seat')
  if (!read.ok) throw new Refused('env.seat', `seat is 0 to ${seats - 1}`)
  return read.value
}

/** A text of a request; what is no text has no meaning here. */
function textIn(request: Request, name: string, usual: string): string {
  const found = request[name] ?? usual
  return typeof found === 'string' ? found : ''
}

function reset(session: EnvSession, request: Request): Answer {
  const game = gameOf(textIn(request, 'game', 'tekhenu'))
  if (game === undefined) throw new Refused('env.game', 'there is no such game')
  const seats = Number(request['players'] ?? game.seats.min)
  if (!Number.isInteger(seats) || seats < game.seats.min || seats > game.seats.max)
    throw new Refused('env.players', `players is ${game.seats.min} to ${game.seats.max}`)
  const options = game.options(request['options'] ?? {}, seats)
  if (!options.ok) throw new Refused(options.fault.code, options.fault.path)
  const seed = textIn(request, 'seed', '0')
  const position = game.setup(options.value, seats, generatorSeed(seed, derivedNonces(seed, seats)), fastHost)
  const running = { game, position, seats }
  return { id: session.add(running), ...standing(running) }
}

function step(session: EnvSession, request: Request): Answer {
  const running = session.of(request)
  const { game, position } = running
  const seat = seatIn(request, running)
  const text = textIn(request, 'move', '')
  const move = game.read(text)
  const refusal = move === undefined ? undefined : game.refuse(position, seat, move)
  if (move === undefined || refusal !== undefined)
    throw new Refused(refusal?.code ?? 'env.move', `${text} is not legal`)
  game.step(position, seat, move, fastHost)
  return standing(running)
}

const DO: Readonly<Record<string, (session: EnvSession, request: Request) => Answer>> = {
  reset,
  step,
  observe: (session, request) => {
    const running = session.of(request)
    return { view: running.game.view(running.position, seatIn(request, running)) }
  },
  legal: (session, request) => {
    const running = session.of(request)
    const { game, position } = running
    const seat = seatIn(request, running)
    if (!game.toAct(position).includes(seat)) return { seat, moves: [] }
    return { seat, moves: game.legal(position, seat, []).map((move) => game.write(move)) }
  },
  clone: (session, request) => {
    const running = session.of(request)
    return { id: session.add({ ...running, position: running.position.slice() }) }
  },
  features: (session, request) => {
    const running = session.of(request)
    const found = featuresOf(running.game)
    if (found === undefined) throw new Refused('env.features', 'this game has no features')
    const values = found.read(running.position, seatIn(request, running))
    return request['names'] === true ? { features: values, names: found.names } : { features: values }
  },
  close: (session, request) => {
    session.close(request)
    return {}
  },
}
