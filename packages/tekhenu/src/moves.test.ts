import { describe, expect, it } from 'vitest'
import { isMove, K, MOVE_KINDS, pillarMove, playMove, read, takeMove, write } from './moves.ts'
import { subject } from './testing/subject.ts'

describe('the text of a move', () => {
  it('is what people say', () => {
    const texts = [
      'keep D04',
      'draft S12',
      'destiny A03',
      'reward A01',
      'gain happiness',
      'pick T09',
      'take ra 5 white',
      'anubis',
      'play B01',
      'play B07 for population',
      'play B10 for 6',
      'play B17 for thoth',
      'play B19',
      'colour gray',
      'as pure',
      'value 6',
      'adjust to 3',
      'also produce',
      'do osiris',
      'produce granite',
      'extra horus',
      'statue to hathor',
      'statue at quarries',
      'pillar at e5 turn 3',
      'building at bottom 4',
      'refresh 4',
      'card B24',
      'building in limestone 6',
      'raise bread',
      'pay 2 limestone 1 granite 1 gold 3 scribe',
      'pay B13',
      'faith 3 tainted',
      'no faith',
      'bread 12',
      'score D24',
      'double D01',
      'tithe 5',
      'play D23',
      'go on',
      'decline',
      'end turn',
      'conquest at c3',
      'move from bread 3',
      'move to granite 6',
      'use Art08',
      'warriors 4',
      'swap gold',
      'first ability',
      'under DX02',
      'discard A04',
      'station at seth',
      'take seth 5 gray',
      'take ra 5 red',
      'draft SX12',
      'draft Cult07',
      'destiny Art01',
      'play BX01 for 3',
      'card TX05',
    ]
    const moves = texts.map((text) => read(text))
    expect(moves).not.toContain(undefined)
    expect(moves.map((move) => write(move!))).toEqual(texts)
    // Together they show every kind of move.
    expect(new Set(moves.map((move) => Math.floor(move! / K.draft))).size).toBe(MOVE_KINDS.length)
  })

  it('names the pieces and places of the move', () => {
    expect(read('take ra 5 white')).toBe(takeMove(1, 5, 2))
    expect(read('pillar at b1 turn 2')).toBe(pillarMove(1, 2))
    expect(read('pillar at a2 turn 0')).toBe(pillarMove(5, 0))
    expect(read('play B18 for horus')).toBe(playMove(18, 0))
    expect(read('building at right 2')).toBe(K.house + 11)
    expect(read('building in bread 1')).toBe(K.workshop + 6)
  })

  it('reads back as the same move, for every move, and no two share one', () => {
    const texts = subject.universe.map(write)
    expect(texts.map(read)).toEqual(subject.universe)
    expect(new Set(texts).size).toBe(texts.length)
  })
})

describe('what is no move', () => {
  it.each([
    '',
    ' ',
    'keep ',
    'keep D25',
    'keep B01',
    'draft ',
    'card ',
    'pay ',
    'pay',
    'pay 0 gold',
    'pay 1 granite 1 limestone',
    'pay 1 limestone 1 limestone',
    'pay 16 gold',
    'pay 1 faith',
    'pay D01',
    'take ra 7 white',
    'take ra 5 white now',
    'take anubis 5 white',
    'take ra 5 pink',
    'Take ra 5 white',
    'take  ra 5 white',
    'play B07',
    'play B07 for gold',
    'play B09',
    'play B09 for 7',
    'play B17',
    'play B01 for ra',
    'play B25',
    'value 0',
    'value 7',
    'value 03',
    'pillar at f1 turn 0',
    'pillar at a6 turn 0',
    'pillar at a0 turn 0',
    'pillar at a1 turn 4',
    'building at left 6',
    'building at left 0',
    'building in gold 1',
    'building in bread 7',
    'refresh 0',
    'refresh 5',
    'faith 0 pure',
    'faith 1',
    'faith 1 white',
    'faith 1 pure please',
    'end',
    'end turn ',
    'anubis now',
  ])('is not read: “%s”', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('is not a number that names nothing', () => {
    for (const move of [
      -1,
      0.5,
      NaN,
      Infinity,
      K.keep,
      K.card,
      K.relief,
      K.keep + 29,
      K.anubis + 1,
      MOVE_KINDS.length * K.draft,
    ]) {
      expect(isMove(move), String(move)).toBe(false)
    }
  })
})
