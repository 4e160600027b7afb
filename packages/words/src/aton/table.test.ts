import { aton, type AtonEvent, type AtonOptions, type AtonView } from '@benben/aton'
import { Match } from '@benben/kernel'
import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { atonWords } from './index.ts'

const words = speak('en')
const who = { names: ['Ada', 'Bob'] }

function play(...moves: (readonly [seat: number, move: string])[]): Match<AtonOptions, AtonView, AtonEvent> {
  const match = new Match(aton, { options: { red: 0 }, names: who.names, seed: 'table' }, () => true)
  for (const [seat, move] of moves) {
    const played = match.play(seat, aton.read(move)!)
    if (!played.ok) throw new Error(`${move}: ${played.refusal.code}`)
  }
  return match
}

const tableOf = ({ position }: { position: Int32Array }, viewer: 0 | 1 | 'spectator'): string =>
  atonWords.table(words, aton.view(position, viewer), who).join('\n')

test('a table while cards are secret', () => {
  expect(tableOf(play([0, 'assign 3 1 2 1']), 0)).toMatchInlineSnapshot(`
    "Aton, round 1. You are Red (Ada).

    Temple 1            Temple 2            Temple 3            Temple 4
       1   2   3   4       1   2   3   4       1   2   3   4       1   2   3   4
    a  y.  y.  y.  y.   a  y.  y.  y.  y.   a  y.  y.  y. +1.   a  y.  y.  y. +2.
    b  k.  k. +1.  b.   b  k.  k. +1.  b.   b  k.  k.  k.  b.   b  k.  k.  k.  b.
    c  g.  g.  g.  g.   c  g.  g.  g.  g.   c  g.  g.  g. +1.   c  g.  g.  g. +2.
    R 0, B 0            R 0, B 0            R 0, B 0            R 0, B 0
    pays difference     pays 5              pays own priests    pays 3 per blue
    y yellow, g green, k black, b blue, +1 and +2 bonus; R and B are priests of Red
    and Blue, a dot is an empty space.

    Realm of the dead   . . . . . . . .   0 of 8, 8 more bring a scoring

                          Red (Ada)                     Blue (Bob)
    Score                 0 of 40                       0 of 40
    Priests in reserve    29                            29
    Spaces held           y 0/14 g 0/14 k 0/10 b 0/4    y 0/14 g 0/14 k 0/10 b 0/4
    Exchange token        not used yet                  not used yet
    Hand                  1 1 2 3                       4 hidden cards
    Draw pile             32 cards                      32 cards
    Discards              none                          none

    Cartouches            Red (Ada)                     Blue (Bob)
    1: points             3: the higher card scores     - not assigned yet
    2: order, removal     1: removes none               - not assigned yet
    3: reach              2: temples 1 to 2             - not assigned yet
    4: priests            1: places 1 priest            - not assigned yet

    Points                Red (Ada)                     Blue (Bob)
    Cartouche 1             0                             0
    Temple 1                0                             0
    Temple 2                0                             0
    Temple 3                0                             0
    Temple 4                0                             0
    Black spaces            0                             0
    Bonus spaces            0                             0
    Total                   0                             0
    Behind the +: what each would gain if scoring happened now.

    Now: Blue (Bob) assigns four cards to the cartouches.
    Then: the round ends, with a scoring if the realm of the dead is full."
  `)
})

test('a table after the reveal', () => {
  const match = play(
    [0, 'assign 3 1 2 1'],
    [1, 'exchange'],
    [1, 'assign 4 3 3 3'],
    [0, 'place 1b3'],
    [0, 'end turn'],
    [1, 'place 3b4'],
    [1, 'place 1a1'],
    [1, 'place 3c4'],
    [1, 'end turn'],
    [0, 'assign 4 4 3 1'],
    [1, 'assign 3 2 2 3'],
  )
  expect(tableOf(match, 'spectator')).toMatchInlineSnapshot(`
    "Aton, round 2. You are watching.

    Temple 1            Temple 2            Temple 3            Temple 4
       1   2   3   4       1   2   3   4       1   2   3   4       1   2   3   4
    a  yB  y.  y.  y.   a  y.  y.  y.  y.   a  y.  y.  y. +1.   a  y.  y.  y. +2.
    b  k.  k. +1R  b.   b  k.  k. +1.  b.   b  k.  k.  k.  bB   b  k.  k.  k.  b.
    c  g.  g.  g.  g.   c  g.  g.  g.  g.   c  g.  g.  g. +1B   c  g.  g.  g. +2.
    R 1, B 1            R 0, B 0            R 0, B 2: B +2      R 0, B 0
    pays difference     pays 5              pays own priests    pays 3 per blue
    y yellow, g green, k black, b blue, +1 and +2 bonus; R and B are priests of Red
    and Blue, a dot is an empty space.

    Realm of the dead   . . . . . . . .   0 of 8, 8 more bring a scoring

                          Red (Ada)                     Blue (Bob)
    Score                 2 of 40                       2 of 40
    Priests in reserve    28                            26
    Spaces held           y 0/14 g 0/14 k 0/10 b 0/4    y 1/14 g 0/14 k 0/10 b 1/4
    Exchange token        not used yet                  spent
    Hand                  on the table                  on the table
    Draw pile             28 cards                      24 cards
    Discards              1s: 2, 2s: 1, 3s: 1, 4s: 0    1s: 0, 2s: 0, 3s: 3, 4s: 1;
                                                        4 face down

    Cartouches            Red (Ada)                     Blue (Bob)
    1: points             4: scores 2 points            3: scores nothing
    2: order, removal     4: second, removes 2          2: first, removes 0
    3: reach              3: temples 1 to 3             2: temples 1 to 2
    4: priests            1: places 1 priest            3: places 3 priests

    Points                Red (Ada)                     Blue (Bob)
    Cartouche 1             2                             2
    Temple 1                0                             0
    Temple 2                0                             0
    Temple 3                0                             0 +2
    Temple 4                0                             0
    Black spaces            0                             0
    Bonus spaces            0 +1                          0 +1
    Total                   2 +1 = 3                      2 +3 = 5
    Behind the +: what each would gain if scoring happened now.

    Now: Blue (Bob) places 3 priests in temples 1 to 2.
    Then: Red (Ada) removes 2 priests of Blue (Bob) from temples 1 to 3.
    Then: Red (Ada) places 1 priest in temples 1 to 3.
    Then: the round ends, with a scoring if the realm of the dead is full."
  `)
})

test('the result', () => {
  const match = play()
  const points = [
    { cartouche1: 12, temple1: 3, temple2: 0, temple3: 12, temple4: 9, black: 8, bonus: 3 },
    { cartouche1: 4, temple1: 0, temple2: 10, temple3: 0, temple4: 0, black: 0, bonus: 2 },
  ]
  const result = { reason: 'scoring', winners: [0], points, totals: [47, 16] }
  expect(atonWords.result(words, result, who, aton.view(match.position, 0)).join('\n'))
    .toMatchInlineSnapshot(`
      "Red (Ada) wins with the higher score, after a scoring that led to 40 points or
      more.

      Points                Red (Ada)                     Blue (Bob)
      Cartouche 1            12                             4
      Temple 1                3                             0
      Temple 2                0                            10
      Temple 3               12                             0
      Temple 4                9                             0
      Black spaces            8                             0
      Bonus spaces            3                             2
      Total                  47                            16"
    `)
})
