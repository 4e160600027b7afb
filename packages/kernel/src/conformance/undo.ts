import type { GameEvent } from '../contract.ts'
import { Match, type Entry, type Terms } from '../match.ts'
import type { Position, Seat } from '../position.ts'
import { random, type Random } from '../random.ts'
import { assert, same, tableOf, type Law, type Subject } from './subject.ts'

/** The law of undo and secrets. */

/** How many moves of a seat are tried at each moment, and how long a game is followed. */
const TRIES = 4
const MOST_MOVES = 120

const undoLeaksNothing: Law = {
  name: 'histories that look the same to a seat answer its undo the same',
  games: 10,
  check: (subject, seed) => {
    const { game } = subject
    const dice = random(`undo secrets ${seed}`)
    const { options, seats } = tableOf(subject, seed)
    const terms = { options, names: Array.from({ length: seats }, (_, seat) => `seat ${seat}`), seed }
    const match = newMatch(subject, terms)
    for (let count = 0; match.result === undefined && count < MOST_MOVES; count++) {
      // Once like a server, which drops what cannot be undone; once with the whole match in memory.
      const saved = newMatch(subject, terms, { position: match.position, closings: match.closings })
      for (let seat = 0; seat < seats; seat++) {
        compare(subject, match, seat, dice, { seed, count })
        compare(subject, saved, seat, dice, { seed, count })
      }
      const able = Array.from({ length: seats }, (_, seat) => seat).filter(
        (seat) => game.legal(match.position, seat, []).length > 0,
      )
      const owing = game.toAct(match.position)
      const from = dice.below(3) === 0 ? able : owing
      const seat = from[dice.below(from.length)]
      if (seat === undefined) return
      const moves = game.legal(match.position, seat, [])
      assert(match.play(seat, moves[dice.below(moves.length)]!).ok, 'a legal move is refused', {
        seed,
        count,
      })
    }
  },
}

const newMatch = <O, V, E extends GameEvent>(
  { game, newMatch: make }: Subject<O, V, E>,
  terms: Terms<O>,
  from?: ConstructorParameters<typeof Match>[4],
): Match<O, V, E> =>
  make === undefined ? new Match(game, terms, () => true, undefined, from) : make(terms, () => true, from)

/** One point of a match as one seat sees it: the events so far, and the answer to an undo. */
interface Observation {
  readonly position: Position
  readonly events: string
  readonly answer: string
}

/** Plays a move of a seat and compares the answers to an undo of the others: after moves they cannot tell apart, and after none. */
function compare<O, V, E extends GameEvent>(
  { game }: Subject<O, V, E>,
  match: Match<O, V, E>,
  mover: Seat,
  dice: Random,
  where: object,
): void {
  const moves = game.legal(match.position, mover, [])
  if (moves.length === 0) return
  const others = match.terms.names.flatMap((_, seat) => (seat === mover ? [] : [seat]))
  const observe = (seat: Seat, events: readonly E[]): Observation => ({
    position: match.position,
    events: JSON.stringify(events.flatMap((event) => game.viewEvent(event, seat) ?? [])),
    answer: answer(match, seat),
  })
  const observations = others.map((seat) => [observe(seat, [])])
  for (let i = 0; i < TRIES; i++) {
    const move = moves[dice.below(moves.length)]!
    afterMove(match, mover, move, ({ events }) => {
      others.forEach((seat, at) => {
        const now = observe(seat, events)
        // Views are expensive: built only where they matter.
        const leak = observations[at]!.find(
          (each) =>
            each.answer !== now.answer &&
            each.events === now.events &&
            same(game.view(each.position, seat), game.view(now.position, seat)),
        )
        const details = { ...where, seat, said: now.answer, otherwise: leak?.answer, move: game.write(move) }
        assert(leak === undefined, 'whether a move can be taken back tells a secret', details)
        observations[at]!.push(now)
      })
    })
  }
}

function answer<O, V, E extends GameEvent>(match: Match<O, V, E>, seat: Seat): string {
  const undone = match.previewUndo(seat)
  return undone.ok ? `ok ${match.canUndo(seat)}` : `${undone.refusal.code} ${match.canUndo(seat)}`
}

/** Inspects the match after a move, then restores it. */
function afterMove<O, V, E extends GameEvent>(
  match: Match<O, V, E>,
  seat: Seat,
  move: number,
  look: (entry: Entry<E>) => void,
): void {
  const { position } = match
  const played = match.play(seat, move)
  if (!played.ok) return
  look(played.entry)
  match.entries.pop()
  match.position = position
}

export const undo: readonly Law[] = [undoLeaksNothing]
