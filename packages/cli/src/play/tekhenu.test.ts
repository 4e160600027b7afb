import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tekhenu } from '@benben/tekhenu'
import { random, readRecord, replay, type Game, type Move, type Seat } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { benben, converse, tempFolder } from '../testing/terminal.ts'
import { completions, interpret } from '@benben/words'

const NAMES = ['Ada', 'Ben', 'Cleo']

const matchIn = (path: string) => replay(tekhenu, readRecord(readFileSync(path, 'utf8')), () => true)

describe('moves of Tekhenu', () => {
  const game = tekhenu as unknown as Game
  const legal = (...texts: string[]): Move[] => texts.map((text) => game.read(text)!)
  const RA = legal('pillar at c3 turn 0', 'pillar at c3 turn 1', 'pillar at d3 turn 0')
  const TAKE = legal('take ra 4 yellow', 'take ra 4 black', 'take thoth 2 gray', 'anubis')
  const CARDS = legal('card T05', 'card B07', 'refresh 2')

  it.each([
    [RA, 'pillar at c3 turn 1', 'pillar at c3 turn 1'],
    [RA, 'c3 1', 'pillar at c3 turn 1'],
    [RA, 'D3 0', 'pillar at d3 turn 0'],
    [RA, 'p a1 2', undefined],
    [RA, 'c3', undefined],
    [TAKE, 'thoth 2', 'take thoth 2 gray'],
    [TAKE, '4 bl', 'take ra 4 black'],
    [TAKE, 'ra 4', undefined],
    [TAKE, 'an', 'anubis'],
    [CARDS, 't05', 'card T05'],
    [CARDS, 'card t05', 'card T05'],
    [CARDS, 'CARD B07', 'card B07'],
    [CARDS, '2', 'refresh 2'],
    [CARDS, 'card T06', 'card T06'],
  ])('%j: %j is %j', (moves, line, text) => {
    const intent = interpret(line, game, moves)
    expect(intent.kind === 'move' ? game.write(intent.move) : undefined).toBe(text)
  })

  it('says what a verb alone could mean', () => {
    expect(interpret('take', game, TAKE)).toMatchObject({ kind: 'ambiguous', choices: { length: 3 } })
  })

  it('are completed word by word', () => {
    expect(completions('', game, RA)).toContain('pillar ')
    expect(completions('pillar at c3 ', game, RA)).toEqual(['pillar at c3 turn '])
    expect(completions('pillar at c3 turn ', game, RA)).toEqual([
      'pillar at c3 turn 0',
      'pillar at c3 turn 1',
    ])
    expect(completions('CARD t', game, CARDS)).toEqual(['card T05'])
    expect(completions('lo', game, CARDS)).toEqual(['log', 'look'])
  })
})

describe('three people at one screen', () => {
  /** Decrees of others that a seat may not know now. */
  function hiddenFrom(path: string, seat: Seat): string[] {
    const { position } = matchIn(path)
    const sees = JSON.stringify(tekhenu.view(position, seat))
    return NAMES.flatMap((_, other) => {
      const { decrees, dealt } = tekhenu.view(position, other)
      return [...(decrees[other] ?? []), ...(dealt[other]?.decrees ?? [])]
    }).filter((decree) => !sees.includes(`"${decree}"`))
  }

  it('never see each other’s decrees', async () => {
    using folder = tempFolder()
    const path = join(folder.path, 'hot.txt')
    const chance = random('hot seat')
    let screens = 0
    let secrets = 0
    let looked = false
    const { code } = await converse(
      'play --game tekhenu --seats Ada,Ben,Cleo --seed hot --save hot.txt',
      { folder: folder.path },
      (shown) => {
        if (shown.endsWith('press Enter. ')) return ''
        const seat = NAMES.findIndex((name) => shown.endsWith(`${name}> `))
        expect(seat).toBeGreaterThanOrEqual(0)
        const hidden = hiddenFrom(path, seat)
        // D03, D04 and D23 are named by questions that everybody is asked.
        for (const decree of hidden.filter((each) => !['D03', 'D04', 'D23'].includes(each))) {
          expect(shown).not.toContain(decree)
          secrets++
        }
        screens++
        looked = !looked && screens % 9 === 0
        if (looked) return ['log', 'table', 'look 0', 'look 1', 'look 2', 'points'][chance.below(6)]!
        const { position } = matchIn(path)
        const moves = tekhenu.legal(position, seat, [])
        return tekhenu.write(moves[chance.below(moves.length)]!)
      },
    )
    expect(code).toBe(0)
    expect(screens).toBeGreaterThan(150)
    expect(secrets).toBeGreaterThan(200)
    expect((await benben(`verify ${path}`)).code).toBe(0)
  })

  it('look closer, filter moves and are told what is not there', async () => {
    using folder = tempFolder()
    const stdin = [
      '',
      'look T05',
      'look market',
      'look zeus',
      'moves keep',
      'moves zeus',
      'look',
      '?',
      'quit',
    ].join('\n')
    const { code, out } = await benben('play --game tekhenu --seats Ada,Ben --seed look --save l.txt', {
      folder: folder.path,
      stdin,
    })
    expect(code).toBe(0)
    for (const said of [
      'T05 Sistrum Hall (technology, lasting): Hathor',
      '2: happiness 5',
      'There is nothing called "zeus" to look at.',
      'No possible move has "zeus" in it.',
      'look WHAT',
      'Possible: keep D',
    ]) {
      expect(out).toContain(said)
    }
    expect(out).not.toContain('Unknown problem')
  })
})

describe('who sits at the table', () => {
  it.each([
    ['play --game tekhenu --seats Ada,Ben --players 3', '--players is 3, but --seats names 2.'],
    ['play --game tekhenu --players 5', 'must be a whole number from 2 to 4'],
    ['play --game tekhenu --seats Ada,Ben,Cleo,Dan,Eve', 'played by 2 to 4'],
    [
      'play --game tekhenu --seats Ada,Ben --options {"horus":"upside-down"}',
      'options.horus: must be one of',
    ],
    ['arena --game tekhenu --players 3 --bots random,random --games 2', 'Choose a multiple of 6'],
  ])('%s is refused', async (words, reason) => {
    const { code, err } = await benben(words)
    expect(code).toBe(1)
    expect(err).toContain(reason)
  })
})
