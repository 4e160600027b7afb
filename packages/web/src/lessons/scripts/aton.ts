import { spaceNamed } from '@benben/aton'
import type { Chapter, Script } from '../script.ts'

const TEMPLES = '[data-temple]'
const TRACK = '[data-track]'
const REALM = '[data-realm]'
const MINE = '[data-me]'
const EXCHANGE = '[data-exchange]'

const temple = (number: number): string => `[data-temple="${number}"]`
const cartouche = (number: number): string => `${MINE} [data-cartouche="${number}"]`
const space = (name: string): string => `[data-space="${spaceNamed(name)}"]`

/** An assignment takes two clicks for each card. */
const how = 'lesson.aton.how'

const cartouches: Chapter = {
  title: 'lesson.aton.cartouches',
  steps: [
    { text: 'lesson.aton.welcome', lit: [TEMPLES, TRACK] },
    { text: 'lesson.aton.hand', lit: [MINE] },
    { text: 'lesson.aton.first', lit: [cartouche(1)] },
    { text: 'lesson.aton.second', lit: [cartouche(2)] },
    { text: 'lesson.aton.tie', lit: [cartouche(2), cartouche(1)] },
    { text: 'lesson.aton.third', rule: 'cartouche3', lit: [cartouche(3)] },
    { text: 'lesson.aton.fourth', lit: [cartouche(4)] },
    { text: 'lesson.aton.assign', rule: 'assign', lit: [MINE], how, does: ['assign 4 1 2 3'] },
    {
      text: 'lesson.aton.points',
      rule: 'cartouche1',
      lit: [cartouche(1), TRACK],
      watch: ['1: assign 2 3 4 2'],
    },
  ],
}

const priests: Chapter = {
  title: 'lesson.aton.priests',
  steps: [
    {
      text: 'lesson.aton.place',
      rule: 'cartouche4',
      next: {
        1: { text: 'lesson.aton.place.1', lit: [space('1b2')] },
        2: { text: 'lesson.aton.place.2', lit: [space('2b4')] },
      },
      lit: [space('1b1')],
      does: ['place 1b1', 'place 1b2', 'place 2b4'],
    },
    { text: 'lesson.aton.heads', lit: [TEMPLES], watch: ['1: place 3b1', '1: place 4b4'] },
    { text: 'lesson.aton.pays', rule: 'board', lit: [temple(1), temple(2)] },
    { text: 'lesson.aton.pays.3', rule: 'board', lit: [temple(3), temple(4)] },
    { text: 'lesson.aton.track', lit: [TRACK] },
  ],
}

const removing: Chapter = {
  title: 'lesson.aton.dead',
  steps: [
    { text: 'lesson.aton.removing', rule: 'cartouche2', lit: [cartouche(2)] },
    { text: 'lesson.aton.again', lit: [MINE], how, does: ['assign 1 4 3 4'] },
    {
      text: 'lesson.aton.lower',
      lit: [temple(1)],
      watch: [
        '1: assign 2 3 1 4',
        '1: remove 1b2',
        '1: place 1b2',
        '1: place 1a1',
        '1: place 1a2',
        '1: place 1c1',
      ],
    },
    { text: 'lesson.aton.realm', rule: 'realm', lit: [REALM] },
    {
      text: 'lesson.aton.back',
      next: {
        1: { text: 'lesson.aton.back.1', lit: [space('3b1')] },
        2: { text: 'lesson.aton.back.2', lit: [space('1b2')] },
        3: { text: 'lesson.aton.back.3', lit: [space('3b1')] },
        4: { text: 'lesson.aton.back.4', lit: [space('3b2')] },
        5: { text: 'lesson.aton.back.5', lit: [space('3a4')] },
      },
      lit: [space('1b2')],
      does: ['remove 1b2', 'remove 3b1', 'place 1b2', 'place 3b1', 'place 3b2', 'place 3a4'],
    },
  ],
}

const exchange: Chapter = {
  title: 'lesson.aton.exchange',
  steps: [{ text: 'lesson.aton.token', lit: [EXCHANGE] }],
}

const end: Chapter = {
  title: 'lesson.aton.scoring',
  steps: [
    {
      text: 'lesson.aton.fours',
      lit: [MINE, REALM],
      how,
      watch: [
        '0: assign 1 3 2 2',
        '1: assign 3 4 3 3',
        '0: remove 1c1',
        '0: place 1c1',
        '0: place 2b1',
        '1: remove 3b2',
        '1: remove 2b4',
        '1: place 2b4',
        '1: place 3b2',
        '1: place 2a1',
      ],
      does: ['assign 2 4 4 4'],
    },
    {
      text: 'lesson.aton.last',
      next: {
        1: { text: 'lesson.aton.last.1', lit: [space('4b4'), REALM] },
        2: { text: 'lesson.aton.last.2', lit: [space('3b4')] },
        3: { text: 'lesson.aton.last.3', lit: [space('4b4')] },
        4: { text: 'lesson.aton.last.4', lit: [space('4a4')] },
        5: { text: 'lesson.aton.last.5', lit: [space('4c4')] },
      },
      lit: [space('3b4')],
      watch: ['1: assign 4 2 4 3', '1: place 2a2', '1: place 4b1', '1: place 3b4'],
      does: ['remove 3b4', 'remove 4b4', 'place 3b4', 'place 4b4', 'place 4a4', 'place 4c4'],
    },
    { text: 'lesson.aton.scored', rule: 'scoring', lit: [TEMPLES] },
    { text: 'lesson.aton.bonus', rule: 'scoring', lit: [TRACK] },
    { text: 'lesson.aton.instant', rule: 'end', lit: [TEMPLES] },
    { text: 'lesson.aton.end', lit: [] },
  ],
}

/** The first game of Aton: four rounds, up to the first scoring. */
export const script: Script = {
  game: 'aton',
  options: { red: 0 },
  names: ['You', 'Ipy'],
  seed: 'first morning 47060',
  nonces: ['baae3dbdbe84b7546043a479a5a707a7', '2a676e0b69d1aba434f6d9c215c9aaa2'],
  deal: [],
  chapters: [cartouches, priests, removing, exchange, end],
}
