import { damage, fault, type Words } from '@benben/words'
import { entryOf, loadWords } from '../app/registry.ts'
import { wordsNow } from '../app/words.ts'
import { useSettings } from '../store/settings.ts'
import type { WorkerResponse, OpenFailure, OnWire, ToWorker, WorkerRequest } from '../worker/messages.ts'
import { engineOf } from '../worker/engines.ts'
import { LogReceiver } from '../worker/wire.ts'
import { emptySeen, failedSeen } from './empty-seen.ts'
import { Foresight } from './foresight.ts'
import { takeWorker } from './prepared-worker.ts'
import { seatName } from './bot-name.ts'
import { SeenStore } from './seen-store.ts'
import type { Outcome, Problem, Seen, Session } from './session.ts'

/** Requests to the worker of a match, each with its response. */
class WorkerClient {
  readonly #worker: Worker
  readonly #pending = new Map<number, (response: WorkerResponse) => void>()
  #lastId = 0

  constructor(worker: Worker) {
    this.#worker = worker
  }

  send(message: ToWorker): void {
    this.#worker.postMessage(message)
  }

  ask(request: WorkerRequest): Promise<WorkerResponse> {
    return new Promise((resolve) => {
      this.#pending.set(++this.#lastId, resolve)
      this.send({ kind: 'request', id: this.#lastId, request })
    })
  }

  receive(id: number, response: WorkerResponse): void {
    this.#pending.get(id)?.(response)
    this.#pending.delete(id)
  }

  async outcome(request: WorkerRequest): Promise<Outcome> {
    const answer = await this.ask(request)
    return answer.kind === 'outcome' ? answer.outcome : { ok: true }
  }

  async text(request: WorkerRequest): Promise<string | undefined> {
    const answer = await this.ask(request)
    return answer.kind === 'text' ? answer.text : undefined
  }
}

/** A match of this browser, played in a worker. */
export function openLocal(id: string): Session {
  const store = new SeenStore(emptySeen(id, 'local'))
  const worker = takeWorker()
  const client = new WorkerClient(worker)
  const log = new LogReceiver()
  const foresight = new Foresight(store)
  const fail = (problem: Problem): void => store.show(failedSeen(store.now(), problem))
  const tell = (seen: Seen): void => {
    if (store.now().stage === 'opening') void learnRules(foresight, seen)
    foresight.tell(withBotNames(seen))
  }

  worker.addEventListener('message', ({ data }: MessageEvent<OnWire>) => {
    if (data.kind === 'response') client.receive(data.id, data.response)
    else if (data.kind === 'failure') void problemOf(wordsNow(), data.failure).then(fail)
    else tell(log.unpack(data.seen))
  })
  worker.addEventListener('error', ({ message }) => fail(mistake(message)))
  const { endTurnByHand, stepByStep } = useSettings.getState()
  client.send({ kind: 'open', id, preferences: { endTurnByHand, stepByStep } })

  return {
    now: store.now,
    subscribe: store.subscribe,
    play: (move) =>
      foresight.play(move, () =>
        client.outcome({ kind: 'play', move, decision: store.now().decision?.id ?? '' }),
      ),
    foresee: (move) => foresight.at(move),
    undo: () => client.outcome({ kind: 'undo', all: false }),
    restartTurn: () => client.outcome({ kind: 'undo', all: true }),
    preview: async (move) => {
      const answer = await client.ask({ kind: 'preview', move })
      return answer.kind === 'preview' ? answer.preview : undefined
    },
    openCurtain: async (seat) => void (await client.ask({ kind: 'open-curtain', seat })),
    closeCurtain: async () => void (await client.ask({ kind: 'close-curtain' })),
    setEndTurnByHand: async (byHand) => void (await client.ask({ kind: 'end-turn-by-hand', byHand })),
    nextStep: () => client.outcome({ kind: 'next-step' }),
    setStepByStep: async (shown) => void (await client.ask({ kind: 'step-by-step', stepByStep: shown })),
    act: ({ act }) =>
      act === 'concede'
        ? client.outcome({ kind: 'concede' })
        : Promise.resolve({ ok: false, problem: { code: 'session.not-seated', params: {} } }),
    sitDown: () => Promise.resolve({ ok: true }),
    rematch: async () => `/play/${(await client.text({ kind: 'rematch' })) ?? id}`,
    record: () => client.text({ kind: 'record' }),
    why: async (seat) => {
      const answer = await client.ask({ kind: 'why', seat })
      return answer.kind === 'why' ? answer.why : undefined
    },
    markHint: () => client.outcome({ kind: 'hint' }),
    close: () => worker.terminate(),
  }
}

/** The page has the same rules as the worker of the match. */
async function learnRules(foresight: Foresight, { game, printed }: Seen): Promise<void> {
  const engine = await engineOf(game, printed)
  if (engine?.ok === true) foresight.learn(engine.value)
}

const withBotNames = (seen: Seen): Seen => ({
  ...seen,
  seats: seen.seats.map((seat) => ({
    ...seat,
    name: seatName(wordsNow(), seat),
  })),
})

const mistake = (message: string): Problem => ({ code: 'session.mistake', params: { message } })

async function problemOf(speech: Words, failure: OpenFailure): Promise<Problem> {
  // What a game finds wrong is said in its own words.
  const entry = 'game' in failure ? entryOf(failure.game) : undefined
  if (entry !== undefined) await loadWords(entry)
  switch (failure.why) {
    case 'damaged':
      return { code: 'session.damaged', params: { reason: damage(speech, failure.damage) } }
    case 'rules':
      return { code: 'session.rules', params: failure.params }
    case 'options':
      return { code: 'session.options', params: { reason: fault(speech, failure.fault) } }
    case 'mistake':
      return mistake(failure.message)
    default:
      return { code: `session.${failure.why}`, params: {} }
  }
}
