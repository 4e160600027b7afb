import { damage, fault, type Words } from '@benben/words'
import { entryOf, loadWords } from '../app/registry.ts'
import { words } from '../app/words.ts'
import { useSettings } from '../store/settings.ts'
import matchWorker from 'virtual:worker/match-worker'
import type { Answer, Obstacle, OnWire, ToWorker, Wish } from '../worker/messages.ts'
import { LogReceiver } from '../worker/wire.ts'
import { emptySeen, failedSeen } from './empty-seen.ts'
import { botName } from './bot-name.ts'
import { SeenStore } from './seen-store.ts'
import type { Outcome, Problem, Seen, Session } from './session.ts'

/** Requests to the worker of a match, each with its response. */
class Wishes {
  readonly #worker: Worker
  readonly #asked = new Map<number, (answer: Answer) => void>()
  #asks = 0

  constructor(worker: Worker) {
    this.#worker = worker
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  ask(wish: Wish): Promise<Answer> {
    return new Promise((resolve) => {
      this.#asked.set(++this.#asks, resolve)
      this.send({ kind: 'wish', ask: this.#asks, wish })
    })
  }

  answer(ask: number, answer: Answer): void {
    this.#asked.get(ask)?.(answer)
    this.#asked.delete(ask)
  }

  async outcome(wish: Wish): Promise<Outcome> {
    const answer = await this.ask(wish)
    return answer.kind === 'outcome' ? answer.outcome : { ok: true }
  }

  async text(wish: Wish): Promise<string | undefined> {
    const answer = await this.ask(wish)
    return answer.kind === 'text' ? answer.text : undefined
  }
}

/** A match of this browser, played in a worker. */
export function openLocal(id: string): Session {
  const holder = new SeenStore(emptySeen(id, 'local'))
  const worker = new Worker(matchWorker, { type: 'module' })
  const wishes = new Wishes(worker)
  const log = new LogReceiver()
  const fail = (problem: Problem): void => holder.show(failedSeen(holder.now(), problem))

  worker.addEventListener('message', ({ data }: MessageEvent<OnWire>) => {
    if (data.kind === 'answer') wishes.answer(data.ask, data.answer)
    else if (data.kind === 'obstacle') void problemOf(words, data.obstacle).then(fail)
    else holder.show(withBotNames(log.unpack(data.seen)))
  })
  worker.addEventListener('error', ({ message }) => fail(mistake(message)))
  const { endTurnByHand, stepByStep } = useSettings.getState()
  wishes.send({ kind: 'open', id, manners: { endTurnByHand, stepByStep } })

  return {
    now: holder.now,
    subscribe: holder.subscribe,
    play: (move) => wishes.outcome({ kind: 'play', move, decision: holder.now().decision?.id ?? '' }),
    undo: () => wishes.outcome({ kind: 'undo', all: false }),
    restartTurn: () => wishes.outcome({ kind: 'undo', all: true }),
    preview: async (move) => {
      const answer = await wishes.ask({ kind: 'preview', move })
      return answer.kind === 'preview' ? answer.preview : undefined
    },
    comeForward: async (seat) => void (await wishes.ask({ kind: 'forward', seat })),
    drawCurtain: async () => void (await wishes.ask({ kind: 'curtain' })),
    setEndTurn: async (byHand) => void (await wishes.ask({ kind: 'end-turn', byHand })),
    goOn: () => wishes.outcome({ kind: 'go-on' }),
    setSteps: async (shown) => void (await wishes.ask({ kind: 'steps', stepByStep: shown })),
    sitDown: () => Promise.resolve({ ok: true }),
    rematch: async () => `/play/${(await wishes.text({ kind: 'rematch' })) ?? id}`,
    record: () => wishes.text({ kind: 'record' }),
    close: () => worker.terminate(),
  }
}

const withBotNames = (seen: Seen): Seen => ({
  ...seen,
  seats: seen.seats.map((seat) => ({
    ...seat,
    name: seat.bot === null ? seat.name : botName(words, seat.bot),
  })),
})

const mistake = (message: string): Problem => ({ code: 'session.mistake', params: { message } })

async function problemOf(speech: Words, obstacle: Obstacle): Promise<Problem> {
  // What a game finds wrong is said in its own words.
  const entry = 'game' in obstacle ? entryOf(obstacle.game) : undefined
  if (entry !== undefined) await loadWords(entry)
  switch (obstacle.why) {
    case 'damaged':
      return { code: 'session.damaged', params: { reason: damage(speech, obstacle.damage) } }
    case 'rules':
      return { code: 'session.rules', params: obstacle.params }
    case 'options':
      return { code: 'session.options', params: { reason: fault(speech, obstacle.fault) } }
    case 'mistake':
      return mistake(obstacle.message)
    default:
      return { code: `session.${obstacle.why}`, params: {} }
  }
}
