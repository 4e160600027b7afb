import type { Draw, GameEvent } from '../contract.ts'
import { fastHost, loggingHost, type ChanceSource } from '../host.ts'
import { clone, equals, hash, type Position } from '../position.ts'
import { random, roll } from '../random.ts'
import { assert, open, tableOf, walk, type Law, type Subject } from './subject.ts'

/** Laws of play: games end, moves have unique texts, copies have the same future, points add up. */

const ends: Law = {
  name: 'random play comes to an end, without a dead end',
  games: 300,
  check: (subject, seed) => {
    const { game } = subject
    const last = walk(subject, seed, ({ before, moves, count }) => {
      assert(game.result(before) === undefined, 'somebody is asked after the end', { seed, count })
      for (const seat of game.toAct(before)) {
        const asked = game.decision(before, seat)
        assert(asked !== undefined && asked.owed, 'a seat that owes a decision is not asked', {
          seed,
          count,
          seat,
        })
        assert(
          asked.moves.length > 1 || subject.secret.includes(asked.question.code),
          'a decision without a choice is asked',
          { seed, count, code: asked.question.code },
        )
        assert(
          subject.game.codes.questions.includes(asked.question.code),
          'an unknown question',
          asked.question,
        )
      }
      assert(moves.length > 0, 'a dead end', { seed, count })
    })
    assert(game.result(last) !== undefined, 'nobody is asked and the game is not over', { seed })
  },
}

const names: Law = {
  name: 'legal moves are unique in text, and read(write(m)) is m',
  games: 60,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ moves }) => {
      const texts = moves.map((move) => game.write(move))
      assert(new Set(texts).size === texts.length, 'two legal moves have one text', texts)
      texts.forEach((text, i) =>
        assert(game.read(text) === moves[i], 'read(write(m)) is not m', { seed, text }),
      )
    })
  },
}

const copies: Law = {
  name: 'a clone and a JSON round trip have the same future',
  games: 40,
  check: (subject, seed) => {
    const { game } = subject
    walk(subject, seed, ({ before, count }) => {
      if (count % 7 !== 0) return
      const text = JSON.stringify(game.toJSON(before))
      const read = game.fromJSON(JSON.parse(text))
      assert(read.ok, 'a position written as JSON is refused', { seed, count, read })
      assert(equals(read.value, before), 'JSON changes the position', { seed, count })
      assert(hash(read.value) === hash(before), 'equal positions have different hashes', { seed, count })
      const futures = [clone(before), read.value, clone(before, new Int32Array(before.length))]
      const dice = random(`future ${seed} ${count}`)
      for (let i = 0; i < 12 && game.toAct(before).length > 0; i++) advance(futures)
      assert(
        futures.every((future) => equals(future, futures[0]!)),
        'copies of a position have different futures',
        { seed, count },
      )
      function advance(positions: readonly Position[]): void {
        const seat = game.toAct(positions[0]!)[0]
        if (seat === undefined) return
        const moves = game.legal(positions[0]!, seat, [])
        const move = moves[dice.below(moves.length)]!
        for (const position of positions) game.step(position, seat, move, fastHost)
      }
    })
  },
}

const fastIsCareful: Law = {
  name: 'listening changes nothing: the fast path and the told path lead to equal positions',
  games: 60,
  check: (subject, seed) => {
    walk(subject, seed, ({ before, after, seat, move, count }) => {
      const silent = clone(before)
      subject.game.step(silent, seat, move, fastHost)
      assert(equals(silent, after), 'a step depends on whether somebody listens', { seed, count })
    })
  },
}

const labelled: Law = {
  name: 'every draw is described, with a name for each outcome, and listening to draws changes nothing',
  games: 40,
  check: <O, V, E extends GameEvent>(subject: Subject<O, V, E>, seed: string) => {
    const { game } = subject
    let told: Draw | undefined
    const source: ChanceSource = {
      draw: (draw) => {
        assert(told === undefined, 'a draw is described twice', { seed, draw })
        told = draw
      },
      chance: (position, sides) => {
        assert(told !== undefined, 'a draw is not described', { seed, sides })
        assert(told.outcomes.length === sides, 'a draw has other outcomes than described', {
          seed,
          told,
          sides,
        })
        assert(game.codes.draws.includes(told.code), 'an unknown draw', told)
        told = undefined
        return roll(position, sides)
      },
    }
    const { host } = loggingHost<E>(() => false, source)
    assert(equals(open(subject, seed, host), open(subject, seed, fastHost)), 'a setup depends on listeners')
    walk(subject, seed, ({ before, after, seat, move, count }) => {
      const heard = clone(before)
      game.step(heard, seat, move, host)
      assert(told === undefined, 'a draw is described that nobody makes', { seed, count, told })
      assert(equals(heard, after), 'a step depends on whether somebody listens to draws', { seed, count })
    })
  },
}

const repeatable: Law = {
  name: 'the same seed gives the same opening, another seed another one',
  games: 20,
  check: (subject, seed) => {
    assert(equals(open(subject, seed, fastHost), open(subject, seed, fastHost)), 'setup is not repeatable', {
      seed,
    })
    const table = tableOf(subject, seed)
    const { game } = subject
    const openings = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((each) =>
      hash(game.setup(table.options, table.seats, `${seed}${each}`, fastHost)),
    )
    assert(new Set(openings).size === openings.length, 'different seeds give the same opening', { seed })
  },
}

const pointsAddUp: Law = {
  name: 'points add up: totals are the sum of their sources, all of them known',
  games: 100,
  check: (subject, seed) => {
    const { game } = subject
    const last = walk(subject, seed, ({ before, count }) => {
      if (count % 5 !== 0) return
      for (const points of game.project(game.view(before, 'spectator'))) {
        for (const source of Object.keys(points)) {
          assert(game.codes.sources.includes(source), 'points from an unknown source', { seed, source })
        }
      }
    })
    const result = game.result(last)!
    assert(game.codes.reasons.includes(result.reason), 'an unknown reason to end', result)
    assert(result.winners.length > 0, 'nobody won and nobody shares', result)
    result.points.forEach((points, seat) => {
      const sum = Object.values(points).reduce((total, each) => total + each, 0)
      assert(sum === result.totals[seat], 'points do not add up', { seed, result })
    })
    const shown = game.project(game.view(last, 'spectator'))
    shown.forEach((points, seat) => {
      const sum = Object.values(points).reduce((total, each) => total + each, 0)
      assert(sum === result.totals[seat], 'after the end the projection is not the result', { seed, seat })
    })
  },
}

export const playing: readonly Law[] = [ends, names, copies, fastIsCareful, labelled, repeatable, pointsAddUp]
