import type { Position, Seat } from '@benben/kernel'
import { T07 } from '../card-ids.ts'
import { STATUE_OF } from '../bonuses.ts'
import { buildStatue, freeSpace, PEOPLE_PLACES } from '../horus.ts'
import { NO_RESOURCES } from '../later-costs.ts'
import { BLUE, GODS, GRANITE, SETH, THOTH, type God } from '../names.ts'
import { perform, whyNot } from '../perform.ts'
import { refusal } from './codes.ts'
import type { Play, Wait } from '../play.ts'
import type { Elsewhere, Rules } from '../rules.ts'
import { hasTechnology, seats, stack } from '../state.ts'
import { costsOfAction } from '../tiles.ts'
import { gain } from '../tokens.ts'
import { coming } from './die.ts'
import { BASIC, offerResources, WITH_GOLD } from './gain.ts'
import { XW } from './kinds.ts'
import { settledIn } from './regions.ts'
import { PRIESTS } from './state.ts'
import { spendPriests } from './warband.ts'

/** Statues on Seth's board: in his honour, and for the people below its two columns; any value will do. */

const PRIESTS_DUE = 2

const spaceForSeth = (p: Position, play: Play): number =>
  freeSpace(p, SETH, play.printed.seth.statues[seats(p)]) // Q31b

const NO_SPACE = refusal('tekhenu.seth.no-statue-space', 'seth')
const NO_PRIESTS = refusal('tekhenu.seth.no-priests', 'seth', { priests: PRIESTS_DUE })

/** Q27: priests are no resource, so that nothing waives them. Q29: those the die brings can be spent at once. */
export const honourSeth: Elsewhere = {
  god: SETH,
  free: spaceForSeth,
  open: (p, play, seat, how) =>
    spaceForSeth(p, play) >= 0 && p[PRIESTS + seat]! + coming(p, how, BLUE) >= PRIESTS_DUE,
  why: (p, play) => (spaceForSeth(p, play) < 0 ? NO_SPACE : NO_PRIESTS),
}

export const buildStatueWithPriests: Wait = {
  ...buildStatue,
  costs: (p, play, level) => {
    const column = stack.getAt(p, level, 1) - GODS.length - FIRST_COLUMN
    return column >= 0 && settledIn(p, play.printed, column) > 0
      ? costsOfAction(p, play, stack.getAt(p, level, 0), THOTH, LESSON)
      : NO_RESOURCES
  },
  run: (p, play) => {
    if (stack.get(p, 1) === SETH) spendPriests(p, play, stack.get(p, 0), PRIESTS_DUE, STATUE_OF[SETH]!)
    return buildStatue.run(p, play)
  },
}

/** The places for the people of this board come after those of the base game: left column, right column. */
export const FIRST_COLUMN = PEOPLE_PLACES.length

const teach =
  (column: number): Rules['people'][number] =>
  (p, play, seat) => {
    const many = settledIn(p, play.printed, column)
    if (many > 0) stack.push(p, XW.lessons, seat, many) // Q31d
  }
export const columns: Rules['people'] = [teach(0), teach(1)]

const LESSON = 1

/** A Thoth action of value 1 for each settled region; those that cannot be done are lost (Q30). */
export const lessons: Wait = {
  name: 'lessons',
  fields: { seat: [0, 3], left: [0, 3] },
  costs: (p, play, level) =>
    stack.getAt(p, level, 1) > 0
      ? costsOfAction(p, play, stack.getAt(p, level, 0), THOTH, LESSON)
      : NO_RESOURCES,
  run: (p, play) => {
    const seat = stack.get(p, 0)
    const left = stack.get(p, 1)
    if (left === 0 || whyNot(p, play, seat, THOTH, LESSON) !== undefined) {
      stack.pop(p)
      return false
    }
    stack.set(p, 1, left - 1)
    perform(p, play, seat, THOTH, LESSON, 'column statue')
    return false
  },
}

/** Q23, Q26: a resource of the owner's choice, and T07's granite with it. */
export const bonusWith =
  (bonus: Rules['bonus']): Rules['bonus'] =>
  (p: Position, play: Play, seat: Seat, god: God) => {
    if (god !== SETH) return bonus(p, play, seat, god)
    if (hasTechnology(p, seat, T07)) gain(p, play, seat, GRANITE, 1, 'T07') // Q31c
    offerResources(p, seat, 1, play.printed.seth.bonusAllowsGold ? WITH_GOLD : BASIC, STATUE_OF[SETH]!)
  }
