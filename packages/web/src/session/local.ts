import { damage, fault, type Words } from '@benben/words'
import { entryOf, loadWords } from '../app/registry.ts'
import { words } from '../app/words.ts'
import { useSettings } from '../store/settings.ts'
import matchWorker from 'virtual:worker/match-worker'
import type { Answer, Obstacle, OnWire, ToWorker, Wish } from '../worker/messages.ts'
import { LogReceiver } from '../worker/wire.ts'
import { blank, failed } from './blank.ts'
import { botName } from './bot-name.ts'
import { Holder } from './holder.ts'
import type { Outcome, Problem, Session } from './session.ts'

/** A match of this browser, played in a worker. */
export function openLocal(id: string): Session {
  const holder = new Holder(blank(id, 'local'))
  const worker = new Worker(matchWorker, { type: 'module' })
  const asked = new Map<number, (answer: Answer) => void>()
  const log = new LogReceiver()
  let asks = 0

  const send = (message: ToWorker): void => worker.postMessage(message)
  const ask = (wish: Wish): Promise<Answer> =>
    new Promise((resolve) => {
      asked.set(++asks, resolve)
      send({ kind: 'wish', ask: asks, wish })
    })
  const outcomeOf = async (wish: Wish): Promise<Outcome> => {
    const answer = await ask(wish)
    return answer.kind === 'outcome' ? answer.outcome : { ok: true }
  }
  const fail = (problem: Problem): void => holder.show(failed(holder.now(), problem))

  worker.addEventListener('message', ({ data }: MessageEvent<OnWire>) => {
    if (data.kind === 'answer') {
      asked.get(data.ask)?.(data.answer)
      asked.delete(data.ask)
    } else if (data.kind === 'obstacle') {
      void problemOf(words, data.obstacle).then(fail)
    } else {
      const seen = log.unpack(data.seen)
      const seats = seen.seats.map((seat) => ({
        ...seat,
        name: seat.bot === null ? seat.name : botName(words, seat.bot),
      }))
      holder.show({ ...seen, seats })
    }
  })
  worker.addEventListener('error', ({ message }) => fail(mistake(message)))
  const { endTurnByHand, stepByStep } = useSettings.getState()
  send({ kind: 'open', id, manners: { endTurnByHand, stepByStep } })

  return {
    now: holder.now,
    subscribe: holder.subscribe,
    play: (move) => outcomeOf({ kind: 'play', move, decision: holder.now().decision?.id ?? '' }),
    undo: () => outcomeOf({ kind: 'undo', all: false }),
    restartTurn: () => outcomeOf({ kind: 'undo', all: true }),
    preview: async (move) => {
      const answer = await ask({ kind: 'preview', move })
      return answer.kind === 'preview' ? answer.preview : undefined
    },
    comeForward: async (seat) => void (await ask({ kind: 'forward', seat })),
    drawCurtain: async () => void (await ask({ kind: 'curtain' })),
    setEndTurn: async (byHand) => void (await ask({ kind: 'end-turn', byHand })),
    goOn: () => outcomeOf({ kind: 'go-on' }),
    setSteps: async (shown) => void (await ask({ kind: 'steps', stepByStep: shown })),
    sitDown: () => Promise.resolve({ ok: true }),
    rematch: async () => {
      const answer = await ask({ kind: 'rematch' })
      return `/play/${answer.kind === 'text' ? answer.text : id}`
    },
    record: async () => {
      const answer = await ask({ kind: 'record' })
      return answer.kind === 'text' ? answer.text : undefined
    },
    close: () => worker.terminate(),
  }
}

const mistake = (message: string): Problem => ({ code: 'session.mistake', params: { message } })

async function problemOf(speech: Words, obstacle: Obstacle): Promise<Problem> {
  // What a game finds wrong is said in its own words.
  const entry = 'game' in obstacle ? entryOf(obstacle.game) : undefined
  if (entry !== undefined) await loadWords(entry)
  switch (obstacle.why) {
    case 'damaged':
      return { code: 'session.damaged', params: { reason: damage(speech, obstacle.damage) } }
    case 'options':
      return { code: 'session.options', params: { reason: fault(speech, obstacle.fault) } }
    case 'mistake':
      return mistake(obstacle.message)
    default:
      return { code: `session.${obstacle.why}`, params: {} }
  }
}
