import type { GameEvent } from '../contract.ts'
import { Match } from '../match.ts'
import { clone, equals, type Position } from '../position.ts'
import { random } from '../random.ts'
import { assert, same, tableOf, walk, type Law, type Subject } from './subject.ts'

/** Laws of the careful path: refusals are correct and change nothing, undo restores the position and is refused where it must be. */

const refusesWhatIsNotLegal: Law = {
  name: 'what is refused is exactly what is not legal',
  games: 12,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ before, count }) => {
      if (count % 5 !== 0) return
      for (let seat = 0; seat < tableOf(subject, seed).seats; seat++) {
        const legal = new Set(game.legal(before, seat, []))
        const untouched = clone(before)
        for (const move of subject.universe) {
          const refusal = game.refuse(before, seat, move)
          assert((refusal === undefined) === legal.has(move), 'refuse and legal disagree', {
            seed,
            count,
            seat,
            move: game.write(move),
            refusal,
          })
          if (refusal === undefined) continue
          assert(game.codes.refusals.includes(refusal.code), 'an unknown refusal', refusal)
          assert(game.codes.rules.includes(refusal.rule), 'a refusal without a rule we know', refusal)
        }
        const { refusals, ...choice } = game.decision(before, seat) ?? { refusals: [] }
        assert(same(game.choice(before, seat) ?? {}, choice), 'choice and decision disagree', {
          seed,
          count,
          seat,
        })
        for (const refused of refusals) {
          assert(!legal.has(refused.move), 'a legal move is listed as refused', { seed, count, refused })
        }
        assert(equals(before, untouched), 'asking changed the position', { seed, count, seat })
      }
    })
  },
}

const legalMovesCanBePlayed: Law = {
  name: 'every legal move can be played, and leads on or to the end',
  games: 12,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ before, seat, moves, count }) => {
      if (count % 4 !== 0) return
      for (const move of moves) {
        const match = resumed(subject, seed, before)
        const played = match.play(seat, move)
        assert(played.ok, 'a legal move is refused', { seed, count, move: game.write(move) })
        const asked = game.toAct(match.position)
        assert(asked.length > 0 || game.result(match.position) !== undefined, 'a legal move leads nowhere', {
          seed,
          count,
          move: game.write(move),
        })
      }
    })
  },
}

const refusedMovesChangeNothing: Law = {
  name: 'a refused move leaves the match untouched, whatever number it is',
  games: 20,
  check: (subject, seed) => {
    const dice = random(`nonsense ${seed}`)
    const { seats } = tableOf(subject, seed)
    walk(subject, seed, ({ before, count }) => {
      if (count % 9 !== 0) return
      const match = resumed(subject, seed, before)
      const nonsense = [
        -1,
        0.5,
        Number.NaN,
        Infinity,
        2 ** 31,
        -(2 ** 40),
        dice.below(2 ** 31),
        dice.below(2000),
      ]
      for (const move of nonsense) {
        for (const seat of [dice.below(seats), -1, seats, 0.5, Number.NaN]) {
          if (match.play(seat, move).ok) {
            assert(subject.game.legal(before, seat, []).includes(move), 'nonsense is taken for a move', {
              move,
              seat,
            })
            match.position = before
            match.entries.length = 0
            continue
          }
          assert(
            match.position === before && match.entries.length === 0,
            'a refused move changed the match',
            { move },
          )
        }
      }
    })
  },
}

const undoRestores: Law = {
  name: 'undo gives back the equal position, and is refused past chance, a reveal or another turn',
  games: 40,
  check: (subject, seed) => {
    const { game } = subject
    const dice = random(`undo ${seed}`)
    const match = fresh(subject, seed, () => true)
    for (let count = 0; game.toAct(match.position).length > 0 && count < 400; count++) {
      const owing = game.toAct(match.position)
      const seat = owing[dice.below(owing.length)]!
      const moves = game.legal(match.position, seat, [])
      const before = match.position
      const copy = clone(before)
      const move = moves[dice.below(moves.length)]!
      const played = match.play(seat, move)
      assert(played.ok, 'a legal move is refused', { seed, count })
      assert(equals(before, copy), 'playing changed the position before it', { seed, count })
      const { entry } = played
      const asked = game.toAct(match.position)
      const revealed = entry.chance.length > 0 || entry.events.some((event) => game.reveals(event))
      const open = !revealed && asked.length === 1 && asked[0] === seat && owing.includes(seat)
      assert(match.canUndo(seat) === open, 'undo is open where it should be closed, or closed where open', {
        seed,
        count,
        move: game.write(move),
      })
      const undone = match.undo(seat)
      assert(undone.ok === open, 'canUndo and undo disagree', { seed, count })
      if (!undone.ok) {
        assert(
          undone.refusal.code.startsWith('match.undo-'),
          'undo is refused for another reason',
          undone.refusal,
        )
        continue
      }
      assert(equals(match.position, copy), 'undo gives back another position', { seed, count })
      assert(match.play(seat, move).ok, 'a move that was undone cannot be played again', { seed, count })
    }
  },
}

const undoableRevealsNothing: Law = {
  name: 'what can be undone has taught nobody anything',
  games: 15,
  check: (subject, seed) => {
    const { game } = subject
    walk(
      subject,
      seed,
      ({ before, seat, move, count }) => {
        const match = resumed(subject, seed, before, () => true)
        if (!match.play(seat, move).ok || !match.canUndo(seat)) return
        for (let guess = 0; guess < 3; guess++) {
          const twin = game.determinize(game.view(before, seat), random(`${seed} ${count} ${guess}`))
          const other = resumed(subject, seed, twin, () => true)
          assert(other.play(seat, move).ok, 'an undoable move is legal only by a secret', { seed, count })
          assert(
            same(game.view(match.position, seat), game.view(other.position, seat)),
            'an undoable move taught its seat something',
            { seed, count, move: game.write(move) },
          )
        }
      },
      () => true,
    )
  },
}

function fresh<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  seed: string,
  pause: () => boolean,
): Match<O, V, E> {
  const { options, seats } = tableOf(subject, seed)
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  return new Match(subject.game, { options, names, seed }, pause)
}

/** A match resumed at a given position. */
function resumed<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  seed: string,
  position: Position,
  pause: () => boolean = () => false,
): Match<O, V, E> {
  const match = fresh(subject, seed, pause)
  match.position = position
  return match
}

export const carefulPath: readonly Law[] = [
  refusesWhatIsNotLegal,
  legalMovesCanBePlayed,
  refusedMovesChangeNothing,
  undoRestores,
  undoableRevealsNothing,
]
