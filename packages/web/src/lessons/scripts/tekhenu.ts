import type { Chapter, Script } from '../script.ts'
import {
  anchor,
  area,
  MY_BUILDINGS,
  MY_CARDS,
  MY_POINTS,
  MY_SCALES,
  MY_TOKENS,
  PROMPT,
  RIVAL_POINTS,
  spot,
  spots,
} from './tekhenu-parts.ts'

const PURE = [
  'die/ra 3 white',
  'die/osiris 3 brown',
  'die/osiris 4 brown',
  'die/bastet 2 black',
  'die/thoth 6 black',
]

const wheel: Chapter = {
  title: 'lesson.tekhenu.wheel',
  steps: [
    { text: 'lesson.tekhenu.welcome', lit: [MY_POINTS, RIVAL_POINTS] },
    {
      text: 'lesson.tekhenu.gods',
      lit: [area('wheel')],
      touch: spots('god/'),
      told: {
        [spot('god/horus')]: 'lesson.tekhenu.god.horus',
        [spot('god/ra')]: 'lesson.tekhenu.god.ra',
        [spot('god/hathor')]: 'lesson.tekhenu.god.hathor',
        [spot('god/bastet')]: 'lesson.tekhenu.god.bastet',
        [spot('god/thoth')]: 'lesson.tekhenu.god.thoth',
        [spot('god/osiris')]: 'lesson.tekhenu.god.osiris',
      },
      beside: 'lesson.tekhenu.gods.beside',
    },
    { text: 'lesson.tekhenu.shadow', lit: [area('wheel')] },
    {
      text: 'lesson.tekhenu.colours',
      lit: [area('wheel')],
      touch: PURE.map(spot).join(', '),
      beside: 'lesson.tekhenu.colours.beside',
    },
  ],
}

const scales: Chapter = {
  title: 'lesson.tekhenu.scales',
  steps: [
    { text: 'lesson.tekhenu.take', lit: [spots('die/ra '), MY_SCALES], does: ['take ra 3 white'] },
    {
      text: 'lesson.tekhenu.produce',
      lit: [PROMPT, spot('production/limestone')],
      does: ['produce limestone'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.greed', lit: [MY_SCALES] },
    {
      text: 'lesson.tekhenu.horus',
      lit: [area('horus'), spot('god/hathor')],
      watch: ['1: take horus 3 gray', '1: do horus', '1: statue to hathor'],
    },
  ],
}

const pillars: Chapter = {
  title: 'lesson.tekhenu.pillars',
  steps: [
    { text: 'lesson.tekhenu.tainted', lit: [spots('die/ra '), MY_SCALES], does: ['take ra 2 yellow'] },
    { text: 'lesson.tekhenu.ra', lit: [area('ra'), MY_TOKENS] },
    {
      text: 'lesson.tekhenu.place',
      lit: [area('temple'), area('ra')],
      does: [['do ra', 'pillar at a1 turn 3']],
    },
    { text: 'lesson.tekhenu.gift', lit: [spot('space/a1'), spot('token/limestone')] },
    {
      text: 'lesson.tekhenu.thoth',
      lit: [area('market')],
      watch: ['1: take thoth 2 gray', '1: do thoth', '1: card T04'],
    },
  ],
}

const people: Chapter = {
  title: 'lesson.tekhenu.people',
  steps: [
    { text: 'lesson.tekhenu.turn', lit: [area('wheel')] },
    {
      text: 'lesson.tekhenu.hathor',
      next: { 1: 'lesson.tekhenu.hathor.1' },
      lit: [spots('die/hathor '), area('temple')],
      does: ['take hathor 2 white', ['do hathor', 'building at left 1']],
    },
    { text: 'lesson.tekhenu.row', lit: [area('temple'), MY_TOKENS, area('people')] },
    {
      text: 'lesson.tekhenu.bastet',
      lit: [area('people')],
      watch: ['1: take bastet 3 yellow', '1: do bastet'],
    },
    {
      text: 'lesson.tekhenu.osiris',
      next: { 1: 'lesson.tekhenu.osiris.1' },
      lit: [spots('die/osiris '), area('osiris')],
      does: ['take osiris 3 brown', ['do osiris', 'building in papyrus 3']],
    },
  ],
}

const maat: Chapter = {
  title: 'lesson.tekhenu.maat',
  steps: [
    {
      text: 'lesson.tekhenu.weigh',
      lit: [MY_SCALES, spot('token/faith'), PROMPT],
      watch: ['1: take horus 4 brown', '1: produce bread'],
      does: ['faith 1 pure'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.destiny', lit: [area('offer'), anchor('order/0')], does: ['destiny A01'] },
  ],
}

const tricks: Chapter = {
  title: 'lesson.tekhenu.tricks',
  steps: [
    {
      text: 'lesson.tekhenu.scribe',
      next: { 1: 'lesson.tekhenu.scribe.1', 2: 'lesson.tekhenu.scribe.2' },
      lit: [spots('die/bastet '), spot('token/scribe'), PROMPT],
      watch: ['1: destiny A03', '1: gain population'],
      does: ['take bastet 4 white', 'value 6', 'do bastet'],
    },
    { text: 'lesson.tekhenu.happiness', lit: [area('people'), area('market')] },
    {
      text: 'lesson.tekhenu.statue',
      next: { 1: 'lesson.tekhenu.statue.1' },
      lit: [spots('die/horus '), area('osiris')],
      watch: ['1: take ra 4 yellow', '1: do ra', '1: pillar at e1 turn 2'],
      does: ['take horus 2 gray', ['do horus', 'statue at workshops']],
    },
    {
      text: 'lesson.tekhenu.cards',
      next: {
        1: 'lesson.tekhenu.cards.1',
        2: 'lesson.tekhenu.cards.2',
        3: 'lesson.tekhenu.cards.3',
        4: 'lesson.tekhenu.cards.4',
      },
      lit: [spots('die/thoth '), area('market'), MY_CARDS],
      watch: ['1: take hathor 2 gray', '1: do hathor', '1: building at left 5'],
      does: [
        'take thoth 5 yellow',
        ['do thoth', 'card T02'],
        'card T21',
        'card B07',
        'play B07 for population',
      ],
    },
    {
      text: 'lesson.tekhenu.bread',
      next: { 1: 'lesson.tekhenu.bread.1' },
      lit: [spots('die/osiris '), MY_SCALES, MY_BUILDINGS, PROMPT],
      watch: ['1: take osiris 4 gray', '1: do osiris', '1: building in limestone 4'],
      does: ['take osiris 4 brown', 'produce bread'],
    },
  ],
}

const scoring: Chapter = {
  title: 'lesson.tekhenu.scoring',
  steps: [
    {
      text: 'lesson.tekhenu.points',
      lit: [MY_POINTS, RIVAL_POINTS, PROMPT],
      watch: ['1: take bastet 2 gray', '1: do bastet'],
      does: ['bread 1'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.decree', lit: [MY_CARDS], watch: ['1: bread 1'] },
    { text: 'lesson.tekhenu.setup', lit: [MY_CARDS, MY_TOKENS] },
    { text: 'lesson.tekhenu.end', lit: [] },
  ],
}

/** The first game of Tekhenu: eight rounds together, up to the first scoring. */
export const script: Script = {
  game: 'tekhenu',
  options: { horus: 'printed' },
  names: ['You', 'Ipy'],
  seed: 'first evening 593646',
  nonces: ['ea51f47e8c4df6fe931e8d86a24cc37b', '3090b69181201e07477b4d482300ef72'],
  deal: [
    '0: keep D17',
    '1: keep D04',
    '0: draft S10',
    '1: draft S04',
    '1: draft S11',
    '0: draft S12',
    '0: destiny A04',
    '1: destiny A01',
    '0: gain bread',
    '0: gain bread',
    '0: gain papyrus',
    '1: reward S04',
    '1: gain papyrus',
    '1: gain papyrus',
    '1: gain granite',
    '1: gain granite',
    '1: gain granite',
  ],
  chapters: [wheel, scales, pillars, people, maat, tricks, scoring],
}
