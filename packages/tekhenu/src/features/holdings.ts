import { symbolsReached } from '../populace.ts'
import {
  BREAD,
  CARDS,
  count,
  DECREE,
  FAMILIES,
  GOLD,
  RESOURCES,
  TOKENS,
  cardName,
  cardsOf,
} from '../names.ts'
import { bestDecrees } from '../decree-points.ts'
import { symbolOf } from '../printed.ts'
import {
  BUILDINGS_LEFT,
  HAPPINESS,
  held,
  PENDING,
  PILLARS_LEFT,
  POPULATION,
  productionCell,
  REACHED,
  SOURCES,
  STATUES_LEFT,
  tokens,
} from '../state.ts'
import { numbered, writeBits, type Block } from './block.ts'

/** What a seat holds, and what it would score now. */

export const goods: Block = {
  names: TOKENS.flatMap((token) => [`${token} to 2`, `${token} to 4`, token]),
  write: ({ p, seat }, out, from) => {
    for (let token = 0; token < TOKENS.length; token++) {
      const many = tokens(p, seat, token)
      out[from + 3 * token] = Math.min(many, 2)
      out[from + 3 * token + 1] = Math.min(many, 4)
      out[from + 3 * token + 2] = Math.min(many, 30)
    }
  },
}

export const production: Block = {
  names: RESOURCES.flatMap((resource) => [`${resource} production`, `${resource} production full`]),
  write: ({ p, seat, play }, out, from) => {
    for (let resource = 0; resource < RESOURCES.length; resource++) {
      const level = p[productionCell(seat, resource)]!
      out[from + 2 * resource] = level
      out[from + 2 * resource + 1] = level === play.printed.productionMax ? 1 : 0
    }
  },
}

const STEPS = [4, 8, 12, 16]

export const populace: Block = {
  names: [
    'population',
    'happiness',
    ...STEPS.map((step) => `population from ${step}`),
    ...STEPS.map((step) => `happiness from ${step}`),
    'unhappy',
    'steps to a symbol',
    'symbols of the population',
    'bonus of 16',
    'bonus of 19',
    'bonus of 21',
    'action due',
  ],
  write: ({ p, seat, play }, out, from) => {
    const population = p[POPULATION + seat]!
    const happiness = p[HAPPINESS + seat]!
    out[from] = population
    out[from + 1] = happiness
    for (let i = 0; i < 4; i++) {
      out[from + 2 + i] = Math.max(0, population - STEPS[i]!)
      out[from + 6 + i] = Math.max(0, happiness - STEPS[i]!)
    }
    out[from + 10] = happiness === 0 ? 1 : 0
    const symbols = play.printed.happinessSymbols
    let next = 0
    while (next < symbols.length && symbols[next]! <= happiness) next++
    out[from + 11] = next < symbols.length ? symbols[next]! - happiness : 0
    out[from + 12] = symbolsReached(symbols, population)
    writeBits(p[REACHED + seat]!, 3, out, from + 13)
    out[from + 16] = p[PENDING + seat]!
  },
}

const SCORED = ['districts', 'temple', 'statues', 'happiness', 'production', 'buildings', 'regions'] as const
const SLOT_OF = SOURCES.map((source) => SCORED.indexOf(source as (typeof SCORED)[number]))

/** What a scoring would pay now, step by step, and what it would cost. */
export const scored: Block = {
  names: [
    ...SCORED.map((source) => `scores ${source}`),
    'bread due',
    'bread lacking',
    'bread lacking after gold',
    'decrees now',
    'pillars left',
    'buildings left',
    'statues left',
  ],
  write: ({ p, seat, play }, out, from) => {
    const { printed, rules } = play
    for (let i = 0; i < rules.scoring.length; i++) {
      const { source, points } = rules.scoring[i]!
      const slot = SLOT_OF[SOURCES.indexOf(source)]!
      if (slot >= 0) out[from + slot] = points(p, printed, seat)
    }
    const due = rules.breadDue(p, printed, seat)
    const lacking = Math.max(0, due - tokens(p, seat, BREAD))
    out[from + 7] = due
    out[from + 8] = lacking
    out[from + 9] = Math.max(0, lacking - tokens(p, seat, GOLD))
    out[from + 10] = Math.min(120, bestDecrees(p, play, seat).points)
    out[from + 11] = p[PILLARS_LEFT + seat]!
    out[from + 12] = p[BUILDINGS_LEFT + seat]!
    out[from + 13] = p[STATUES_LEFT + seat]!
  },
}

/** A bit for every card a seat holds. Only its own decrees are read. */
export const cards: Block = {
  names: [
    ...FAMILIES.flatMap((_, family) => numbered(CARDS[family]!, (n) => `has ${cardName(family, n + 1)}`)),
    ...FAMILIES.map((family) => `${family} cards`),
    'decree symbols',
  ],
  write: ({ p, seat, play }, out, from) => {
    let next = from
    for (let family = 0; family < FAMILIES.length; family++) {
      writeBits(held(p, family, seat), CARDS[family]!, out, next)
      next += CARDS[family]!
    }
    for (let family = 0; family < FAMILIES.length; family++) out[next++] = count(held(p, family, seat))
    let symbols = 0
    for (const card of cardsOf(held(p, DECREE, seat))) symbols |= 1 << symbolOf(play.printed, card)
    out[next] = Math.min(3, count(symbols))
  },
}
