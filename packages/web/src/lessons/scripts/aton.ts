import type { Chapter, Script } from '../script.ts'

const TEMPLES = '[data-temple]'
const TRACK = '[data-track]'
const REALM = '[data-realm]'
const MINE = '[data-me]'

/** An assignment takes two clicks for each card. */
const how = 'lesson.aton.how'

const cartouches: Chapter = {
  title: 'lesson.aton.cartouches',
  steps: [
    { text: 'lesson.aton.welcome', lit: [TEMPLES, TRACK] },
    { text: 'lesson.aton.hand', lit: [MINE] },
    { text: 'lesson.aton.assign', lit: [MINE], how, does: ['assign 4 1 2 3'] },
    { text: 'lesson.aton.points', lit: [MINE, '[data-seat]', TRACK], watch: ['1: assign 2 3 4 2'] },
  ],
}

const priests: Chapter = {
  title: 'lesson.aton.priests',
  steps: [
    {
      text: 'lesson.aton.place',
      lit: [TEMPLES],
      does: ['place 1b1', 'place 1b2', 'place 2b4'],
    },
    { text: 'lesson.aton.heads', lit: [TEMPLES], watch: ['1: place 3b1', '1: place 4b4'] },
    { text: 'lesson.aton.removing', lit: [MINE], how, does: ['assign 1 4 3 4'] },
    {
      text: 'lesson.aton.realm',
      lit: [REALM, TEMPLES],
      watch: [
        '1: assign 2 3 1 4',
        '1: remove 1b2',
        '1: place 1b2',
        '1: place 1a1',
        '1: place 1a2',
        '1: place 1c1',
      ],
    },
    {
      text: 'lesson.aton.back',
      next: { 2: 'lesson.aton.back.2' },
      lit: [TEMPLES],
      does: ['remove 1b2', 'remove 3b1', 'place 1b2', 'place 3b1', 'place 3b2', 'place 3a4'],
    },
  ],
}

const end: Chapter = {
  title: 'lesson.aton.scoring',
  steps: [
    { text: 'lesson.aton.token', lit: [MINE] },
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
      next: { 2: 'lesson.aton.last.2' },
      lit: [TEMPLES],
      watch: ['1: assign 4 2 4 3', '1: place 2a2', '1: place 4b1', '1: place 3b4'],
      does: ['remove 3b4', 'remove 4b4', 'place 3b4', 'place 4b4', 'place 4a4', 'place 4c4'],
    },
    { text: 'lesson.aton.scored', lit: [TEMPLES, TRACK] },
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
  chapters: [cartouches, priests, end],
}
