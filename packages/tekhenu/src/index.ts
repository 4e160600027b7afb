import { valid, type Game, type Host, type Position, type Seat } from '@benben/kernel'
import { QUESTIONS, REFUSALS, RULES } from './codes.ts'
import { choice, decision, legal, refuse } from './decide.ts'
import { DRAWS } from './draws.ts'
import { EDITION_FAULTS, isStandard, readEdition, standard, type Edition } from './edition.ts'
import { REASONS, result } from './end.ts'
import { answer, toAct } from './asking.ts'
import { advance } from './engine.ts'
import { EVENTS, reveals, viewEvent, type TekhenuEvent as BaseEvent } from './events.ts'
import { fromJSON, toJSON } from './json.ts'
import { K, read, write } from './moves.ts'
import { POSITION_FAULTS } from './plausible.ts'
import type { Play } from './play.ts'
import { printedOf } from './printed.ts'
import { pointsInSight as sightUnder, projectedPoints as pointsUnder } from './outlook.ts'
import { layTable, type TekhenuOptions } from './setup.ts'
import { SETH_FAULTS, SETH_QUESTIONS, SETH_REFUSALS, SETH_RULES } from './seth/codes.ts'
import { SETH_EVENTS, sethReveals, viewSethEvent, type SethEvent } from './seth/events.ts'
import { AUTOMATA, isSolo, SOLO_FAULTS } from './solo/setup.ts'
import { SOLO_QUESTIONS } from './solo/codes.ts'
import { SOLO_SETH_FAULTS } from './solo-seth/part.ts'
import { MODULES, SOURCES, take } from './state.ts'
import { VIZIER_QUESTIONS, VIZIER_REFUSALS, VIZIER_RULES } from './vizier/codes.ts'
import { VIZIER_FAULTS } from './vizier/part.ts'
import {
  AHEAD,
  ahead,
  MODULE_EVENTS,
  modulesIn,
  modulesOf,
  optionsWith,
  RULE_SETS,
  type TekhenuEvent,
} from './together.ts'
import { determinize, project, view, type TekhenuView } from './view.ts'

const isOf = <E extends TekhenuEvent>(types: readonly E['type'][], event: TekhenuEvent): event is E =>
  types.some((type) => type === event.type)
const isOfBase = (event: TekhenuEvent): event is BaseEvent => !isOf(MODULE_EVENTS, event)
const isOfSeth = (event: TekhenuEvent): event is SethEvent => isOf(SETH_EVENTS, event)

/** Tekhenu with the printed data of an edition. */
export function tekhenuWith(edition: Edition): Game<TekhenuOptions, TekhenuView, TekhenuEvent> {
  const printed = printedOf(edition)
  const size = take.size()
  // A search plays millions of steps under one host.
  let lastHost: Host<TekhenuEvent> | undefined
  const plays: (Play | undefined)[] = RULE_SETS.map(() => undefined)
  const hosted = (host: Host<TekhenuEvent>, modules: number): Play => {
    if (host !== lastHost) {
      lastHost = host
      plays.fill(undefined)
    }
    return (plays[modules] ??= {
      printed,
      rules: RULE_SETS[modules]!,
      emit: host.emit,
      chance: host.chance,
      draw: host.draw,
      pause: host.pause,
    })
  }
  /** For looking: nothing happens under them. */
  const stills = RULE_SETS.map(
    (rules): Play | undefined =>
      rules && {
        printed,
        rules,
        emit: undefined,
        chance: () => {
          throw new Error('looking at a position takes no chance')
        },
        draw: undefined,
        pause: () => false,
      },
  )
  const still = (p: Position): Play => stills[p[MODULES]!]!
  /** Views come from here, so that their modules are known. */
  const stillFor = (shown: TekhenuView): Play => stills[modulesIn(shown)]!
  return {
    id: 'tekhenu',
    rules: 2,
    // The name becomes a line of a record.
    edition: isStandard(edition) ? 'standard' : tidy(edition.name),
    ...(isStandard(edition) ? {} : { printed: edition }),
    withPrinted: (raw) => {
      const other = readEdition(raw)
      return other.ok ? valid(tekhenuWith(other.value)) : other
    },
    seats: { min: 2, max: 4 },
    codes: {
      events: [...EVENTS, ...MODULE_EVENTS],
      questions: [...QUESTIONS, ...SOLO_QUESTIONS, ...SETH_QUESTIONS, ...VIZIER_QUESTIONS],
      refusals: [...REFUSALS, ...SETH_REFUSALS, ...VIZIER_REFUSALS],
      rules: [...RULES, ...SETH_RULES, ...VIZIER_RULES],
      faults: [
        ...POSITION_FAULTS,
        ...EDITION_FAULTS,
        ...SOLO_FAULTS,
        ...SOLO_SETH_FAULTS,
        ...SETH_FAULTS,
        ...VIZIER_FAULTS,
      ],
      reasons: REASONS,
      sources: SOURCES,
      draws: DRAWS,
      ahead: AHEAD,
    },
    options: (raw, seats) => optionsWith(printed, raw, seats),
    automata: (chosen) => (isSolo(chosen) ? AUTOMATA : []),
    automatonNames: AUTOMATA.filter((name) => name !== undefined),
    setup: (chosen, seats, seed, host) => {
      const play = hosted(host, modulesOf(chosen))
      const p = layTable(size, chosen, seats, seed, play)
      advance(p, play)
      return p
    },
    toAct: (p) => toAct(p, still(p)),
    legal: (p, seat, out) => legal(p, still(p), seat, out),
    step: (p, seat, move, host) => {
      const play = hosted(host, p[MODULES]!)
      answer(p, play, seat, move)
      advance(p, play)
    },
    refuse: (p, seat, move) => refuse(p, still(p), seat, move),
    choice: (p, seat) => choice(p, still(p), seat),
    decision: (p, seat) => decision(p, still(p), seat),
    toJSON: (p) => toJSON(p, still(p)),
    fromJSON: (raw) => {
      const board: unknown = typeof raw === 'object' && raw !== null && 'board' in raw ? raw.board : undefined
      // Without a set of rules for them its modules are a fault of its shape.
      return fromJSON(raw, size, stills[Math.max(0, modulesIn(board))]!)
    },
    view: (p: Position, viewer) => view(p, still(p), viewer),
    viewEvent: (event, viewer) =>
      isOfBase(event) ? viewEvent(event, viewer) : isOfSeth(event) ? viewSethEvent(event, viewer) : event,
    reveals: (event) => (isOfBase(event) ? reveals(event) : isOfSeth(event) && sethReveals(event)),
    determinize: (shown, random) => determinize(size, stillFor(shown), shown, random),
    project: (shown) => project(size, stillFor(shown), shown),
    result,
    ahead,
    endTurn: K.endTurn,
    write,
    read,
  }
}

const tidy = (name: string): string => name.replaceAll(/\p{C}/gu, ' ').replaceAll(/\s+/g, ' ').trim()

export const tekhenu = tekhenuWith(standard)

declare module '@benben/kernel' {
  interface Games {
    tekhenu: typeof tekhenu
  }
}

/** With an edition: a seat's points if scoring happened now, its own decrees counted as well as they can be. */
export function projectedPoints(edition: Edition): (p: Position, seat: Seat) => number {
  const printed = printedOf(edition)
  return (p, seat) => pointsUnder(p, printed, RULE_SETS[p[MODULES]!]!, seat)
}

/** With an edition: a seat's points if scoring happened now, without what is easily overlooked. */
export function pointsInSight(edition: Edition): (p: Position, seat: Seat) => number {
  const printed = printedOf(edition)
  return (p, seat) => sightUnder(p, printed, RULE_SETS[p[MODULES]!]!, seat)
}

/** What a seat's scales show under the rules in force. */
export const scalesOf = (p: Position, seat: Seat): number => RULE_SETS[p[MODULES]!]!.balance(p, seat)

/** Whatever waits to happen and asks somebody, by name. */
export const WAITS: readonly string[] = [
  ...new Set(
    RULE_SETS.flatMap((rules) => rules?.waits ?? []).flatMap((wait) =>
      wait?.ask === undefined ? [] : [wait.name],
    ),
  ),
]

export type { TekhenuEvent } from './together.ts'
export { SETH_EVENTS, type SethEvent } from './seth/events.ts'
export { artifactNamed } from './seth/artifacts.ts'
export { artifactsOf, bloodOf, priestsOf, warriorsOf } from './seth/outlook.ts'
export { priceAmong as regionPrice } from './seth/regions.ts'
export { SOLO_EVENTS, type SoloEvent } from './solo/events.ts'
export { VIZIER_EVENTS, type VizierEvent } from './vizier/events.ts'
export type { SethBoard } from './seth/part.ts'
export type { SoloBoard } from './solo/part.ts'
export { TILE_NAMES } from './solo/pyramid.ts'
export type { VizierBoard } from './vizier/part.ts'
export { BECAUSE as SOLO_REASONS } from './solo/events.ts'
export { LEVELS as SOLO_LEVELS } from './solo/state.ts'
export {
  LAST_ROUND,
  maatAfter,
  ROUNDS_PER_MAAT,
  ROUNDS_PER_ROTATION,
  ROUNDS_PER_SCORING,
  rotationAfter,
  roundAhead,
  scoringAfter,
} from './calendar.ts'
export { balanceLoss } from './maat.ts'
export { exchangeSecrets } from './secrets.ts'
export { CAUSES } from './causes.ts'
export {
  BACK,
  COLOURS,
  FAMILIES,
  GODS,
  LIGHTS,
  MARKERS,
  PURITIES,
  RESOURCES,
  TOKENS,
  WHEEL_GODS,
} from './names.ts'
export {
  ABOVE_DISTRICTS,
  BELOW_REGIONS,
  BESIDE_TEMPLE,
  COLUMNS,
  DISTRICT_ROWS,
  EDGES,
  PEOPLE,
  SIDES_OF_TEMPLE,
  SPACES,
  spaceName,
  spaceNamed,
  TEMPLE_SIZE,
  WORKSHOP_NAMES,
  type Edge,
} from './places.ts'
export { purityIn, type PurityName } from './purity.ts'
export { ankhOf, besideScales, breadDue, hasBoard, panOf, rowOf } from './facts/boards.ts'
export { comesLater, gainsNow, nextScoring } from './facts/gains.ts'
export {
  cardKind,
  CONQUEST_TILES,
  DESTINIES,
  idsOf,
  isOfSeth,
  momentOf,
  musteredBy,
  symbolOf,
  textOf,
  type CardKind,
  payingTechnologies,
} from './facts/cards.ts'
export { lightOn, purityAt, scribesForValue, sectionOf } from './facts/dice.ts'
export { facesOf } from './facts/faces.ts'
export { givenUpBy } from './facts/given-up.ts'
export { MARKET, MARKET_FAMILIES, marketCards, populationFor, type MarketSection } from './facts/market.ts'
export { sethOf, soloOf, vizierOf } from './facts/modules.ts'
export { isAwake, placement, tileAtRa, type Placement, type RaTile } from './facts/placement.ts'
export { worthOf } from './facts/best-line.ts'
export { proclaimedWorth } from './facts/proclaimed.ts'
export { scoredAt } from './facts/scored.ts'
export {
  housesOf,
  lineOf,
  openSides,
  ownInLine,
  pointsPerPillar,
  tileNamed,
  turnedEdges,
  type PillarTile,
} from './facts/temple.ts'
export { editionOf, isGuess, readEdition, standard, SYMBOLS, type Edition } from './edition.ts'
export type { TekhenuOptions } from './setup.ts'
export { DRAWS, type DrawCode } from './draws.ts'
export { tilesInStack, type TekhenuView } from './view.ts'
export type { TekhenuJSON } from './form.ts'
export {
  activeSeat,
  cardsHeld,
  happinessOf,
  populationOf,
  productionOf,
  roundOf,
  tokensOf,
  withoutTokens,
} from './outlook.ts'
