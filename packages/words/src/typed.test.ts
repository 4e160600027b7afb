import { aton } from '@benben/aton'
import { random, type Game, type Move } from '@benben/kernel'
import { tekhenu } from '@benben/tekhenu'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpret, interpretMove } from './typed.ts'

const game = aton as unknown as Game
const legal = (...texts: string[]): Move[] => texts.map((text) => game.read(text)!)
const moved = (text: string) => ({ kind: 'move', move: game.read(text)! })

const ASSIGN = legal('assign 1 2 3 4', 'assign 3 1 4 2', 'exchange')
const PLACE = legal('place 1a1', 'place 2b3')

describe('a move', () => {
  it.each([
    ['place 2b3', 'place 2b3'],
    ['PLACE 2B3', 'place 2b3'],
    ['  place   2b3 ', 'place 2b3'],
    ['2b3', 'place 2b3'],
    ['pl 2b3', 'place 2b3'],
    ['p 2b3', 'place 2b3'],
    ['pl 4c4', 'place 4c4'],
    ['remove 2b3', 'remove 2b3'],
  ])('%j is %j where priests are placed', (line, text) => {
    expect(interpret(line, game, PLACE)).toEqual(moved(text))
  })

  // What is not possible now is read too, so that it can be said why.
  it.each([
    'use Art05',
    'draft Cult03',
    'play BX01 for 3',
    'card TX05',
    'card T05',
    'destiny Art08',
    'under DX02',
  ])('%j may be written in small letters, and in any others', (text) => {
    const other = tekhenu as unknown as Game
    const move = other.read(text)
    for (const line of [text, text.toLowerCase(), text.toUpperCase()]) {
      expect(interpret(line, other, [other.read('go on')!])).toEqual({ kind: 'move', move })
    }
  })

  it.each([
    ['3142', 'assign 3 1 4 2'],
    ['3 1 4 2', 'assign 3 1 4 2'],
    ['3,1,4,2', 'assign 3 1 4 2'],
    ['31 42', 'assign 3 1 4 2'],
    ['assign 3142', 'assign 3 1 4 2'],
    ['a 3142', 'assign 3 1 4 2'],
    ['4444', 'assign 4 4 4 4'],
    ['ex', 'exchange'],
    ['e', 'exchange'],
  ])('%j is %j where cards are assigned', (line, text) => {
    expect(interpret(line, game, ASSIGN)).toEqual(moved(text))
  })

  it.each(['', 'e', 'end', 'END TURN', 'e t'])('%j ends a turn that waits for its end', (line) => {
    expect(interpret(line, game, [game.endTurn])).toEqual(moved('end turn'))
  })

  it.each(['1', '0', '12', '2b', 'b3', '2b33', 'place', 'place 2', '314', '31425', 'place 2b3 2b3'])(
    '%j is none',
    (line) => {
      for (const moves of [ASSIGN, PLACE]) expect(interpret(line, game, moves).kind).not.toBe('move')
    },
  )

  it('needs its verb where two are possible', () => {
    const moves = legal('place 1a1', 'remove 1a1')
    expect(interpret('1a1', game, moves)).toEqual({
      kind: 'ambiguous',
      choices: ['place 1a1', 'remove 1a1'],
    })
    expect(interpret('r 1a1', game, moves)).toEqual(moved('remove 1a1'))
  })
})

describe('a command', () => {
  it.each([
    ['?', 'help', ''],
    ['HELP', 'help', ''],
    ['u', 'undo', ''],
    ['q', 'quit', ''],
    ['m', 'moves', ''],
    ['w 2b3', 'why', '2b3'],
    ['why place 2b3', 'why', 'place 2b3'],
    ['points', 'points', ''],
    ['po', 'points', ''],
  ])('%j is %s %j', (line, name, rest) => {
    expect(interpret(line, game, PLACE)).toEqual({ kind: 'command', name, rest })
  })

  it('is not guessed where a move could be meant', () => {
    expect(interpret('p', game, PLACE)).toEqual({ kind: 'ambiguous', choices: ['place', 'points'] })
    expect(interpret('p', game, ASSIGN)).toMatchObject({ kind: 'command', name: 'points' })
  })

  it('asks nothing with an empty line', () => {
    expect(interpret('   ', game, PLACE)).toEqual({ kind: 'nothing' })
  })

  it('reads the move behind why', () => {
    expect(interpretMove('2b3', game, PLACE)).toEqual(moved('place 2b3'))
    expect(interpretMove('undo', game, PLACE).kind).toBe('unreadable')
  })
})

describe('any line', () => {
  const word = fc.constantFrom('assign', 'place', 'p', 'e', 'why', '3142', '2b3', 'undo', '?', '9', 'ł', '💥')
  const line = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(word).map((words) => words.join(' ')),
  )

  it('is read without breaking, and means a move only if the game knows it', () => {
    fc.assert(
      fc.property(line, fc.constantFrom(ASSIGN, PLACE, [game.endTurn], []), (text, moves) => {
        const intent = interpret(text, game, moves)
        const move = intent.kind === 'move' ? intent.move : game.endTurn
        expect(game.read(game.write(move))).toBe(move)
        interpretMove(text, game, moves)
      }),
      { numRuns: 2000, seed: 7 },
    )
  })

  it('that the game writes is that move, also in capitals and without its verb', () => {
    const chance = random('every move')
    const any = [...ASSIGN, ...PLACE, game.endTurn]
    for (let i = 0; i < 300; i++) {
      const move = any[chance.below(any.length)]!
      const text = game.write(move)
      expect(interpret(text.toUpperCase(), game, [move])).toEqual({ kind: 'move', move })
      const bare = /\d.*$/.exec(text)?.[0] ?? text
      expect(interpret(bare, game, [move])).toEqual({ kind: 'move', move })
    }
  })
})
