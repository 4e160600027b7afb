import type { GameEvent } from '../contract.ts'
import { fastHost } from '../host.ts'
import { Match } from '../match.ts'
import { clone, equals, type Position, type Seat } from '../position.ts'
import { random, type Random } from '../random.ts'
import { readRecord, RecordError, seatLine, UNDO, writeHead, writeRecord } from '../record.ts'
import { replay } from '../replay.ts'
import { assert, MOST_MOVES, tableOf, walk, type Law, type Subject } from './subject.ts'

/** Laws of input and output: records replay, and invalid input is refused with a reason. */

const recordsReplay: Law = {
  name: 'a record replays to the equal position, from its seed and from its chance lines',
  games: 30,
  check: (subject, seed) => {
    const { match, lines } = play(subject, seed)
    const withSeed = writeRecord(match, { seed: true })
    const withChance = writeRecord(match, { seed: false })
    assert(!withChance.includes(`seed: ${seed}`), 'a running record tells the seed', { seed })
    const asWritten = [...writeHead(match, { seed: true }), ...lines].join('\n')
    for (const text of [withSeed, withChance, asWritten]) {
      const again = replay(subject.game, readRecord(text), byHand)
      assert(
        equals(again.position.subarray(4), match.position.subarray(4)),
        'a replayed record leads to another position',
        { seed },
      )
      assert(again.entries.length === match.entries.length, 'a replayed record has other moves', { seed })
    }
    assert(
      equals(replay(subject.game, readRecord(withSeed), byHand).position, match.position),
      'the generator differs',
      { seed },
    )
  },
}

const damagedRecords: Law = {
  name: 'a damaged record is refused with its line, and never breaks anything',
  games: 30,
  check: (subject, seed) => {
    const dice = random(`damage ${seed}`)
    const record = writeRecord(play(subject, seed).match, { seed: dice.below(2) === 0 })
    for (let i = 0; i < 10; i++) {
      try {
        replay(subject.game, readRecord(garble(record, dice)))
      } catch (error) {
        assert(error instanceof RecordError, 'a damaged record breaks the reader', {
          seed,
          error: String(error),
        })
        assert(hasCode(error), 'damage without a line or a code', error.damage)
      }
    }
  },
}

const hasCode = ({ damage }: RecordError): boolean => damage.line >= 0 && damage.code.startsWith('record.')

const fuzzedJSON: Law = {
  name: 'a position changed at random is refused with path and reason, or can be played to the end',
  games: 25,
  check: (subject, seed) => {
    const { game } = subject
    const dice = random(`json ${seed}`)
    walk(subject, seed, ({ before, count }) => {
      if (count % 11 !== 0) return
      for (let i = 0; i < 6; i++) {
        const read = game.fromJSON(mutate(JSON.parse(JSON.stringify(game.toJSON(before))), dice))
        if (read.ok) playOut(subject, read.value, dice)
        else
          assert(read.fault.path !== '' && read.fault.code !== '', 'a fault without path or code', read.fault)
      }
    })
  },
}

const fuzzedText: Law = {
  name: 'read knows every move it writes and nothing else',
  games: 20,
  check: (subject, seed) => {
    const { game } = subject
    const dice = random(`text ${seed}`)
    for (const move of subject.universe)
      assert(game.read(game.write(move)) === move, 'a move is not read', { move })
    for (let i = 0; i < 300; i++) {
      const text = garble(game.write(subject.universe[dice.below(subject.universe.length)]!), dice)
      const move = game.read(text)
      assert(move === undefined || game.write(move) === text, 'two texts are one move', { text })
    }
  },
}

const fuzzedOptions: Law = {
  name: 'options are refused with path and reason, or can be played with',
  games: 40,
  check: (subject, seed) => {
    const dice = random(`options ${seed}`)
    const { options, seats } = tableOf(subject, seed)
    for (const raw of [mutate(JSON.parse(JSON.stringify(options)), dice), anything(dice), null, [], 'x', 7]) {
      const read = subject.game.options(raw, seats)
      if (read.ok) subject.game.setup(read.value, seats, seed, fastHost)
      else
        assert(read.fault.path !== '' && read.fault.code !== '', 'a fault without path or code', read.fault)
    }
  },
}

/** Some seats end their turns by hand. */
const byHand = (seat: Seat): boolean => seat % 2 === 0

/** A random match with undos, and the lines a host would have written while it ran. */
function play<O, V, E extends GameEvent>(subject: Subject<O, V, E>, seed: string) {
  const { game } = subject
  const { options, seats } = tableOf(subject, seed)
  const dice = random(`record ${seed}`)
  const names = Array.from({ length: seats }, (_, seat) => `seat ${seat}`)
  const match = new Match(game, { options, names, seed }, byHand)
  const lines: string[] = []
  const stop = dice.below(3) === 0 ? dice.below(60) : MOST_MOVES
  for (let count = 0; game.toAct(match.position).length > 0 && count < stop; count++) {
    const owing = game.toAct(match.position)
    const seat = owing[dice.below(owing.length)]!
    if (dice.below(5) === 0 && match.undo(seat).ok) {
      lines.push(seatLine(seat, UNDO))
      continue
    }
    const moves = game.legal(match.position, seat, [])
    const move = moves[dice.below(moves.length)]!
    assert(match.play(seat, move).ok, 'a legal move is refused', { seed, count })
    lines.push(seatLine(seat, game.write(move)))
  }
  return { match, lines }
}

function playOut<O, V, E extends GameEvent>(
  subject: Subject<O, V, E>,
  position: Position,
  dice: Random,
): void {
  const { game } = subject
  const going = clone(position)
  for (let count = 0; count < MOST_MOVES; count++) {
    const seat = game.toAct(going)[0]
    if (seat === undefined) return
    const moves = game.legal(going, seat, [])
    assert(moves.length > 0, 'an accepted position runs into a dead end', game.toJSON(position))
    game.step(going, seat, moves[dice.below(moves.length)]!, fastHost)
  }
  assert(false, 'an accepted position never ends', game.toJSON(position))
}

/** Changes, drops or doubles a few characters or lines. */
function garble(text: string, dice: Random): string {
  const at = dice.below(text.length + 1)
  const noise = String.fromCodePoint(32 + dice.below(90))
  const rows = text.split('\n')
  const row = dice.below(rows.length)
  switch (dice.below(6)) {
    case 0:
      return text.slice(0, at) + noise + text.slice(at)
    case 1:
      return text.slice(0, at) + text.slice(at + 1)
    case 2:
      return text.slice(0, at)
    case 3:
      return rows.toSpliced(row, 1).join('\n')
    case 4:
      return rows.toSpliced(row, 0, rows[dice.below(rows.length)]!).join('\n')
    default:
      return text.slice(0, at) + noise + text.slice(at + 1)
  }
}

function anything(dice: Random): unknown {
  const values: unknown[] = [null, true, -1, 0, 1, 2, 5, 1e9, 0.5, '', 'x', '....', [], {}, [1], { a: 1 }]
  return values[dice.below(values.length)]
}

/** Replaces, drops or adds one value somewhere in a tree of JSON. */
function mutate(tree: unknown, dice: Random): unknown {
  if (typeof tree !== 'object' || tree === null) {
    return typeof tree === 'number' && dice.below(2) === 0 ? tree + dice.below(3) - 1 : anything(dice)
  }
  const entries: [string, unknown][] = Object.entries(tree)
  if (entries.length === 0 || dice.below(12) === 0) return anything(dice)
  const [key, value] = entries[dice.below(entries.length)]!
  const change = dice.below(10)
  if (Array.isArray(tree)) {
    const copy: unknown[] = [...tree]
    if (change === 0) copy.splice(Number(key), 1)
    else if (change === 1) copy.push(value)
    else copy[Number(key)] = mutate(value, dice)
    return copy
  }
  const copy: Record<string, unknown> = { ...tree }
  if (change === 0) delete copy[key]
  else if (change === 1) copy['surplus'] = anything(dice)
  else copy[key] = mutate(value, dice)
  return copy
}

export const formats: readonly Law[] = [recordsReplay, damagedRecords, fuzzedJSON, fuzzedText, fuzzedOptions]
