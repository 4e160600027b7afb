import type { Game, Host, Position } from '@benben/kernel'
import { decision, legal, QUESTIONS, refuse, REFUSALS, RULES } from './decide.ts'
import { EDITION_FAULTS, isStandard, standard, type Edition } from './edition.ts'
import { REASONS, result } from './end.ts'
import { advance, toAct, topWait } from './engine.ts'
import { EVENTS, reveals, viewEvent, type TekhenuEvent } from './events.ts'
import { fromJSON, toJSON } from './json.ts'
import { K, read, write } from './moves.ts'
import { POSITION_FAULTS } from './plausible.ts'
import type { Play } from './play.ts'
import { print } from './printed.ts'
import { layTable, options, type TekhenuOptions } from './setup.ts'
import { SOURCES, take } from './state.ts'
import { determinize, project, view, type TekhenuView } from './view.ts'
import { baseRules } from './waits.ts'

/** Tekhenu with the printed data of an edition. */
export function tekhenuWith(edition: Edition): Game<TekhenuOptions, TekhenuView, TekhenuEvent> {
  const printed = print(edition)
  const rules = baseRules
  const size = take.size()
  // A search plays millions of steps under one host.
  let lastHost: Host<TekhenuEvent> | undefined
  let lastPlay: Play | undefined
  const hosted = (host: Host<TekhenuEvent>): Play => {
    if (host === lastHost && lastPlay !== undefined) return lastPlay
    lastHost = host
    lastPlay = { printed, rules, tell: host.tell, chance: host.chance, pause: host.pause }
    return lastPlay
  }
  /** For looking: nothing happens under it. */
  const still = hosted({
    tell: undefined,
    chance: () => {
      throw new Error('looking at a position takes no chance')
    },
    pause: () => false,
  })
  return {
    id: 'tekhenu',
    rules: 1,
    // The name becomes a line of a record.
    edition: isStandard(edition) ? 'standard' : tidy(edition.name),
    ...(isStandard(edition) ? {} : { printed: edition }),
    seats: { min: 2, max: 4 },
    codes: {
      events: EVENTS,
      questions: QUESTIONS,
      refusals: REFUSALS,
      rules: RULES,
      faults: [...POSITION_FAULTS, ...EDITION_FAULTS],
      reasons: REASONS,
      sources: SOURCES,
    },
    options,
    setup: (chosen, seats, seed, host) => {
      const play = hosted(host)
      const p = layTable(size, chosen, seats, seed, play)
      advance(p, play)
      return p
    },
    toAct: (p) => toAct(p, still),
    legal: (p, seat, out) => legal(p, still, seat, out),
    step: (p, seat, move, host) => {
      const play = hosted(host)
      topWait(p, play)!.ask!.step(p, play, seat, move)
      advance(p, play)
    },
    refuse: (p, seat, move) => refuse(p, still, seat, move),
    decision: (p, seat) => decision(p, still, seat),
    toJSON: (p) => toJSON(p, still),
    fromJSON: (raw) => fromJSON(raw, size, still),
    view: (p: Position, viewer) => view(p, still, viewer),
    viewEvent,
    reveals,
    determinize: (shown, random) => determinize(size, still, shown, random),
    project: (shown) => project(size, still, shown),
    result,
    endTurn: K.endTurn,
    write,
    read,
  }
}

const tidy = (name: string): string => name.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim()

export const tekhenu = tekhenuWith(standard)

export { readEdition, standard, type Edition } from './edition.ts'
export type { TekhenuEvent } from './events.ts'
export type { TekhenuOptions } from './setup.ts'
export type { TekhenuView } from './view.ts'
export type { TekhenuJSON } from './form.ts'
export {
  activeSeat,
  cardsHeld,
  happinessOf,
  populationOf,
  productionOf,
  projectedPoints,
  roundOf,
  scalesOf,
  tokensOf,
} from './outlook.ts'
