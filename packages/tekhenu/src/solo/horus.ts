import type { Position } from '@benben/kernel'
import { freeSpace, honoured } from '../horus.ts'
import { PEOPLE, placeName } from '../places.ts'
import { GODS } from '../names.ts'
import type { Play } from '../play.ts'
import { ownerOfDistrict } from '../scoring.ts'
import { add, GOD_STATUE, PEOPLE_STATUE, STATUES_LEFT, STATUES_PER_GOD } from '../state.ts'
import { ownsPillar } from '../temple.ts'
import { because } from './events.ts'
import type { Action } from './manner.ts'
import { anyOf, BOT, most } from './state.ts'

/** Horus: a statue to the god of the value; else for the people, where it changes most. */
export const horus: Action = (p, play, value) =>
  p[STATUES_LEFT + BOT]! > 0 && (toGod(p, play, value) || forPeople(p, play))

export function toGod(p: Position, play: Play, value: number): boolean {
  const god = honoured(p, value)
  if (freeSpace(p, god) < 0) return false
  because(play, BOT, 'horus-god', () => ({ god: GODS[god]!, value }))
  honour(p, play, god)
  return true
}

/** Above the districts or at the temple. */
export const forPeople = (p: Position, play: Play): boolean => atDistricts(p, play) || atTemple(p, play)

export function honour(p: Position, play: Play, god: number, space = freeSpace(p, god)): void {
  p[GOD_STATUE + god * STATUES_PER_GOD + space] = BOT + 1
  add(p, STATUES_LEFT + BOT, -1)
  play.emit?.({ type: 'statue', seat: BOT, place: GODS[god]! })
}

export const isFree = (p: Position, place: number): boolean => p[PEOPLE_STATUE + place] === 0

export function putUp(p: Position, play: Play, place: number): void {
  p[PEOPLE_STATUE + place] = BOT + 1
  add(p, STATUES_LEFT + BOT, -1)
  play.emit?.({ type: 'statue', seat: BOT, place: PEOPLE[place]! })
}

/** What it brings is the points of the line alone: the gold of the space goes back to the box. */
function build(p: Position, play: Play, place: number): void {
  putUp(p, play, place)
  play.rules.people[place]!(p, play, BOT)
}

/** BK7: in how many of its two districts a statue would win a majority Botankhamun does not hold. */
function impact(p: Position, place: number): number {
  const districts = place === 2 ? [0, 1] : [2, 3]
  const lost = districts.filter((district) => ownerOfDistrict(p, district) !== BOT)
  p[PEOPLE_STATUE + place] = BOT + 1
  const won = lost.filter((district) => ownerOfDistrict(p, district) === BOT).length
  p[PEOPLE_STATUE + place] = 0
  return won
}

function atDistricts(p: Position, play: Play): boolean {
  const places = [2, 3].filter((place) => isFree(p, place) && impact(p, place) > 0) // C20
  if (places.length === 0) return false
  const best = most(places, (place) => impact(p, place))
  const place = anyOf(p, play, best, 'tekhenu.draw.statue', placeName)
  const districts = impact(p, place)
  because(play, BOT, 'horus-people', () => ({ place: PEOPLE[place]!, districts, tied: best.length }))
  build(p, play, place)
  return true
}

function pillarsInLine(p: Position, place: number): number {
  let pillars = 0
  for (let i = 0; i < 5; i++) if (ownsPillar(p, BOT, place === 0 ? 10 + i : i * 5 + 2)) pillars++
  return pillars
}

function atTemple(p: Position, play: Play): boolean {
  const places = [0, 1].filter((place) => isFree(p, place))
  if (places.length === 0) return false
  const best = most(places, (place) => pillarsInLine(p, place))
  const place = anyOf(p, play, best, 'tekhenu.draw.statue', placeName)
  because(play, BOT, 'horus-temple', () => ({
    place: PEOPLE[place]!,
    pillars: pillarsInLine(p, place),
    tied: best.length,
  }))
  build(p, play, place)
  return true
}
