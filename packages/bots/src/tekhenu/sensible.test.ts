import { clone, fastHost, random, type Host, type Move, type Position, type Seat } from '@benben/kernel'
import { scalesOf, tekhenu, type TekhenuEvent, type TekhenuView } from '@benben/tekhenu'
import { describe, expect, it } from 'vitest'
import { LEVEL_NAMES } from '../levels.ts'
import { makeBot } from '../roster.ts'
import {
  questionsOf,
  spread,
  tableName,
  TEKHENU_TABLES,
  type Question,
  type TableKind,
} from '../testing/questions.ts'

/** Each end of a turn is a moment of its own, so that positions differ only by the move. */
const BY_HAND: Host<unknown> = { ...fastHost, pause: () => true }

interface Trap extends Question {
  readonly foolish: readonly Move[]
}

/** What a seat sees after a move, and as a text all of it but the seat's tokens and points. */
interface Afterwards {
  readonly view: TekhenuView
  readonly elsewhere: string
}

function afterwards(p: Position, seat: Seat, move: Move): Afterwards {
  const next = clone(p)
  tekhenu.step(next, seat, move, BY_HAND)
  const view = tekhenu.view(next, seat)
  const totals = view.totals.map((total, i) => (i === seat ? null : total))
  const seats = view.seats.map((each, i) => (i === seat ? { ...each, tokens: null, points: null } : each))
  return { view, elsewhere: JSON.stringify({ ...view, totals, seats }) }
}

const RESOURCES = ['papyrus', 'bread', 'limestone', 'granite'] as const

/** Whether the first leaves the seat strictly less, gold counting as any resource, and differs in nothing else. */
function isWorse(worse: Afterwards, better: Afterwards, seat: Seat): boolean {
  if (worse.elsewhere !== better.elsewhere) return false
  const held = ({ view }: Afterwards, token: string): number => view.seats[seat]!.tokens[token]!
  const gained = (token: string): number => held(better, token) - held(worse, token)
  const lacking = RESOURCES.reduce((sum, token) => sum + Math.max(0, -gained(token)), 0)
  const points = better.view.totals[seat]! - worse.view.totals[seat]!
  const differs =
    points !== 0 || [...RESOURCES, 'gold', 'scribe', 'faith'].some((token) => gained(token) !== 0)
  const kept = [points, gained('gold') - lacking, gained('scribe'), gained('faith')]
  return differs && kept.every((each) => each >= 0)
}

const paid = (move: Move): number => Number(tekhenu.write(move).slice('bread '.length))
const isBread = ({ moves }: Question): boolean =>
  moves.every((move) => tekhenu.write(move).startsWith('bread '))

/** Moves that keep back bread at a scoring. */
function hoarding({ position, seat, moves }: Question): Move[] {
  const bread = tekhenu.view(position, seat).seats[seat]!.tokens['bread']!
  const most = Math.min(bread, Math.max(...moves.map(paid)))
  return moves.filter((move) => paid(move) < most)
}

const isFaith = ({ moves }: Question): boolean => moves.some((move) => tekhenu.write(move) === 'no faith')

/** What a move lays on the scales, as the table is told. */
function laidBy(p: Position, seat: Seat, move: Move): number {
  let laid = 0
  const emit = (event: TekhenuEvent): void => {
    if (event.type === 'faith') laid = event.amount
  }
  tekhenu.step(clone(p), seat, move, { ...fastHost, emit })
  return laid
}

/** Moves that lay faith and bring the scales no nearer to balance. */
function misplacing({ position, seat, moves }: Question): Move[] {
  const scales = scalesOf(position, seat)
  return moves.filter((move) => {
    const laid = laidBy(position, seat, move)
    return laid !== 0 && Math.abs(scales + laid) >= Math.abs(scales)
  })
}

/** Moves after which the seat has less, and nothing for it. */
function wasteful({ position, seat, moves }: Question): Move[] {
  if (moves.length > 12) return []
  const after = moves.map((move) => afterwards(position, seat, move))
  return moves.filter((_, i) => after.some((better) => isWorse(after[i]!, better, seat)))
}

/** So many of each kind are asked at each table, fewer about faith, which seldom comes. */
const SHARE = 5
const SHARE_OF_FAITH = 2

/** Against Botankhamun one person is asked, and often has bread enough. */
const gamesOf = ({ raw }: TableKind): number => ('solo' in raw ? 12 : 3)

/** Questions of random games in which some moves are foolish, by what they are about. */
const tables = TEKHENU_TABLES.map((table) => {
  const all = Array.from({ length: gamesOf(table) }, (_, game) =>
    questionsOf(table, `foolish ${game}`),
  ).flat()
  const traps = (kind: Question[], foolishAmong: (question: Question) => Move[], share = SHARE): Trap[] => {
    const found = kind.map((question) => ({ ...question, foolish: foolishAmong(question) }))
    return spread(
      found.filter(({ foolish }) => foolish.length > 0),
      share,
    )
  }
  const bread = traps(all.filter(isBread), hoarding)
  const others = traps(
    all.filter((question) => !isBread(question) && !isFaith(question)),
    wasteful,
  )
  const faith = traps(all.filter(isFaith), misplacing, SHARE_OF_FAITH)
  return { name: tableName(table), bread, faith, others }
})

describe('dominated moves', () => {
  it.each(tables)('are found at $name, about bread, faith and others', ({ bread, faith, others }) => {
    expect([bread.length, faith.length, others.length]).toEqual([SHARE, SHARE_OF_FAITH, SHARE])
  })

  for (const name of LEVEL_NAMES) {
    it(`are never made by ${name}`, () => {
      for (const { position, seat, moves, foolish } of tables.flatMap((each) => [
        ...each.bread,
        ...each.faith,
        ...each.others,
      ])) {
        const view = tekhenu.view(position, seat)
        const move = makeBot('tekhenu', name)!({ seat, moves, view, random: random('asked') })
        expect(foolish.map((each) => tekhenu.write(each))).not.toContain(tekhenu.write(move))
      }
    })
  }
})
