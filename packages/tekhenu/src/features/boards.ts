import {
  CARDS,
  cardName,
  count,
  DECREE,
  GODS,
  GOLD,
  GRANITE,
  LIMESTONE,
  RESOURCES,
  TECHNOLOGY,
} from '../names.ts'
import { DISTRICT_ROWS, PEOPLE } from '../places.ts'
import { tileOf } from '../printed.ts'
import { MARKET_SECTIONS, SPACES, STARTS } from '../market.ts'
import { ownerOfDistrict, piecesIn } from '../scoring.ts'
import {
  GOD_STATUE,
  honouring,
  HORUS_GOD,
  HOUSE,
  MARKET,
  PEOPLE_STATUE,
  RA_SLOT,
  seats,
  STATUES_PER_GOD,
  TEMPLE,
  tokens,
  WORKSHOP,
} from '../state.ts'
import { housesOf, LINES, ownBuildingsInLine, ownsPillar, pillarsInLine } from '../temple.ts'
import { numbered, type Block } from './block.ts'

/** Statues: whose god pays whom, by god and by the bonus. */
export const statues: Block = {
  names: [
    ...GODS.map((god) => `statue to ${god}`),
    ...numbered(6, (n) => `statue of bonus ${n + 1}`),
    ...PEOPLE.map((place) => `statue at ${place}`),
    ...GODS.map((god) => `rivals honour ${god}`),
    'free places for the people',
    'free gods',
  ],
  write: ({ p, seat, play }, out, from) => {
    const own = 1 << seat
    let free = 0
    for (let god = 0; god < GODS.length; god++) {
      const mask = honouring(p, god)
      out[from + god] = (mask & own) === 0 ? 0 : 1
      out[from + 19 + god] = count(mask & ~own)
      if (
        god < 6 &&
        p[GOD_STATUE + god * STATUES_PER_GOD + Math.min(seats(p) - 1, STATUES_PER_GOD) - 1] === 0
      )
        free++
    }
    for (let i = 0; i < 6; i++) out[from + 7 + i] = (honouring(p, p[HORUS_GOD + i]!) & own) === 0 ? 0 : 1
    let open = 0
    for (let place = 0; place < PEOPLE.length; place++) {
      const owner = p[PEOPLE_STATUE + place]!
      if (owner === seat + 1) out[from + 13 + place] = 1
      else if (owner === 0 && place < play.rules.people.length) open++
    }
    out[from + 26] = open
    out[from + 27] = free
  },
}

export const districts: Block = {
  names: RESOURCES.flatMap((district) => [
    `pieces in ${district}`,
    `lead in ${district}`,
    `secure in ${district}`,
    `free in ${district}`,
  ]),
  write: ({ p, seat }, out, from) => {
    for (let district = 0; district < RESOURCES.length; district++) {
      const own = piecesIn(p, seat, district)
      let rival = 0
      for (let other = 0; other < seats(p); other++)
        if (other !== seat) rival = Math.max(rival, piecesIn(p, other, district))
      let free = 0
      for (let row = 0; row < DISTRICT_ROWS; row++)
        if (p[WORKSHOP + district * DISTRICT_ROWS + row] === 0) free++
      const first = from + 4 * district
      out[first] = own
      out[first + 1] = Math.max(-3, Math.min(3, own - rival))
      out[first + 2] = ownerOfDistrict(p, district) === seat && own - rival >= free ? 1 : 0
      out[first + 3] = free
    }
  },
}

/** The temple: pillars and buildings, the lines that are still open to them, and the tiles at Ra. */
export const temple: Block = {
  names: [
    'pillars',
    'houses',
    'open spaces in own lines',
    'best open space',
    'second open space',
    'best open line',
    'second open line',
    'open spaces',
    'pillars in the statue lines',
    ...numbered(3, (n) => `stone lacking for slot ${n + 1}`),
    'stone for some slot',
  ],
  write: ({ p, seat, play }, out, from) => {
    let pillars = 0
    let inLines = 0
    let best = 0
    let second = 0
    let open = 0
    for (let space = 0; space < 25; space++) {
      if (ownsPillar(p, seat, space)) pillars++
      if (p[TEMPLE + space] !== 0) continue
      open++
      const houses = ownBuildingsInLine(p, seat, space)
      inLines += houses
      if (houses > best) {
        second = best
        best = houses
      } else if (houses > second) second = houses
    }
    let line = 0
    let other = 0
    for (let house = 0; house < LINES.length; house++) {
      if (p[HOUSE + house] !== 0 || ((play.printed.housePlayers[house]! >> seats(p)) & 1) === 0) continue
      const many = pillarsInLine(p, seat, LINES[house]!)
      if (many > line) {
        other = line
        line = many
      } else if (many > other) other = many
    }
    out[from] = pillars
    out[from + 1] = housesOf(p, seat)
    out[from + 2] = inLines
    out[from + 3] = best
    out[from + 4] = second
    out[from + 5] = line
    out[from + 6] = other
    out[from + 7] = open
    out[from + 8] = pillarsInLine(p, seat, LINES[2]!) + pillarsInLine(p, seat, LINES[17]!)
    let some = 0
    for (let slot = 0; slot < 3; slot++) {
      const tile = p[RA_SLOT + slot]!
      if (tile === 0) continue
      const { cost } = tileOf(play.printed, tile)
      const lacking =
        Math.max(0, ((cost >> (4 * LIMESTONE)) & 15) - tokens(p, seat, LIMESTONE)) +
        Math.max(0, ((cost >> (4 * GRANITE)) & 15) - tokens(p, seat, GRANITE))
      out[from + 9 + slot] = Math.min(6, lacking)
      if (lacking <= tokens(p, seat, GOLD)) some = 1
    }
    out[from + 12] = some
  },
}

/** Technologies and decrees that lie open where the seat's happiness reaches, by card. */
export const market: Block = {
  names: [
    ...numbered(CARDS[TECHNOLOGY], (n) => `reach ${cardName(TECHNOLOGY, n + 1)}`),
    ...numbered(CARDS[DECREE], (n) => `reach ${cardName(DECREE, n + 1)}`),
    ...numbered(MARKET_SECTIONS + 1, (n) => `sections ${n}`),
  ],
  write: ({ p, seat, play }, out, from) => {
    const sections = play.rules.marketAccess(p, seat)
    for (let space = 0; space < STARTS[sections]!; space++) {
      const card = p[MARKET + space]!
      if (card === 0) continue
      if (SPACES[space] === TECHNOLOGY) out[from + card - 1] = 1
      else if (SPACES[space] === DECREE) out[from + CARDS[TECHNOLOGY] + card - 1] = 1
    }
    out[from + CARDS[TECHNOLOGY] + CARDS[DECREE] + sections] = 1
  },
}
