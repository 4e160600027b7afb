import type { Chapter, Script } from '../script.ts'
import {
  area,
  CHOICES,
  LAST_TILE,
  LIGHT_ON_RA,
  MY_BUILDINGS,
  MY_CARDS,
  MY_POINTS,
  MY_SCALES,
  MY_STATUES,
  MY_TOKENS,
  RIVAL_POINTS,
  row,
  spot,
  spots,
} from './tekhenu-parts.ts'

/** The dice of the first round that are pure, and those nobody may take. */
export const PURE = [
  'die/ra 3 white',
  'die/osiris 3 brown',
  'die/osiris 4 brown',
  'die/bastet 2 black',
  'die/thoth 6 black',
]
export const FORBIDDEN = [
  'die/horus 4 black',
  'die/bastet 4 white',
  'die/bastet 3 yellow',
  'die/thoth 5 yellow',
]

const wheel: Chapter = {
  title: 'lesson.tekhenu.wheel',
  steps: [
    { text: 'lesson.tekhenu.welcome', lit: [MY_POINTS, RIVAL_POINTS] },
    {
      text: 'lesson.tekhenu.gods',
      rule: 'gods',
      lit: [area('wheel')],
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
    { text: 'lesson.tekhenu.shadow', rule: 'purity', lit: [area('wheel')] },
    {
      text: 'lesson.tekhenu.colours',
      rule: 'purity',
      lit: [area('wheel')],
      told: {
        [PURE.map(spot).join()]: 'lesson.tekhenu.die.pure',
        [FORBIDDEN.map(spot).join()]: 'lesson.tekhenu.die.forbidden',
        [spots('die/')]: 'lesson.tekhenu.die.tainted',
      },
      beside: 'lesson.tekhenu.colours.beside',
    },
    { text: 'lesson.tekhenu.others', rule: 'purity', lit: [area('wheel')] },
  ],
}

const scales: Chapter = {
  title: 'lesson.tekhenu.scales',
  steps: [
    {
      text: 'lesson.tekhenu.take',
      rule: 'turn',
      lit: [spot('die/ra 3 white'), MY_SCALES],
      does: ['take ra 3 white'],
    },
    { text: 'lesson.tekhenu.making', rule: 'produce', lit: [spot('production/limestone')] },
    {
      text: 'lesson.tekhenu.produce',
      rule: 'produce',
      lit: [CHOICES],
      does: ['produce limestone'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.greed', rule: 'produce', lit: [MY_SCALES] },
    { text: 'lesson.tekhenu.balance', lit: [MY_SCALES] },
    // The die is shown before Ipy takes it.
    { text: 'lesson.tekhenu.gray', rule: 'horus', lit: [spot('die/horus 3 gray')] },
    {
      text: 'lesson.tekhenu.horus',
      rule: 'horus',
      lit: [area('horus')],
      watch: ['1: take horus 3 gray', '1: do horus', '1: statue to hathor'],
    },
    {
      text: 'lesson.tekhenu.honour',
      rule: 'horus',
      lit: [spot('statue/hathor'), `${spot('god/hathor')}, [data-statue="hathor"][data-full]`],
    },
  ],
}

const pillars: Chapter = {
  title: 'lesson.tekhenu.pillars',
  steps: [
    {
      text: 'lesson.tekhenu.tainted',
      rule: 'ra',
      lit: [spot('die/ra 2 yellow'), MY_SCALES],
      does: ['take ra 2 yellow'],
    },
    { text: 'lesson.tekhenu.ra', rule: 'ra', lit: [LAST_TILE] },
    // While the tile lies at Ra: later its pillar hides the sun.
    { text: 'lesson.tekhenu.sun', rule: 'ra', lit: [spot('tile/0'), LIGHT_ON_RA] },
    { text: 'lesson.tekhenu.edges', rule: 'ra', lit: [spot('space/a1')], picture: 'corner' },
    {
      text: 'lesson.tekhenu.place',
      rule: 'ra',
      lit: [spot('space/a1'), spot('token/gold')],
      does: [['do ra', 'pillar at a1 turn 3']],
    },
    { text: 'lesson.tekhenu.gift', rule: 'ra', lit: [spot('space/a1'), spot('token/limestone')] },
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
    { text: 'lesson.tekhenu.turn', rule: 'rotation', lit: [area('wheel')] },
    {
      text: 'lesson.tekhenu.hathor',
      rule: 'hathor',
      next: { 1: { text: 'lesson.tekhenu.hathor.1', lit: [spot('house/left 1'), row(1)] } },
      lit: [spot('die/hathor 2 white')],
      does: ['take hathor 2 white', ['do hathor', 'building at left 1']],
    },
    { text: 'lesson.tekhenu.row', rule: 'hathor', lit: [row(1), spot('house/left 1'), MY_POINTS] },
    { text: 'lesson.tekhenu.empty', rule: 'hathor', lit: [row(1), MY_TOKENS] },
    { text: 'lesson.tekhenu.crowd', rule: 'hathor', lit: [area('people')] },
    {
      text: 'lesson.tekhenu.bastet',
      rule: 'bastet',
      lit: [area('people')],
      watch: ['1: take bastet 3 yellow', '1: do bastet'],
    },
    { text: 'lesson.tekhenu.kinds', rule: 'osiris', lit: [area('osiris')] },
    {
      text: 'lesson.tekhenu.osiris',
      rule: 'osiris',
      next: { 1: { text: 'lesson.tekhenu.osiris.1', lit: [spot('workshop/papyrus 3')] } },
      lit: [spot('die/osiris 3 brown')],
      does: ['take osiris 3 brown', ['do osiris', 'building in papyrus 3']],
    },
  ],
}

const maat: Chapter = {
  title: 'lesson.tekhenu.maat',
  steps: [
    {
      text: 'lesson.tekhenu.weigh',
      rule: 'maat',
      lit: [MY_SCALES],
      watch: ['1: take horus 4 brown', '1: produce bread'],
    },
    { text: 'lesson.tekhenu.ankh', rule: 'maat', lit: ['[data-card="A04"]', '[data-card="A01"]'] },
    {
      text: 'lesson.tekhenu.faith',
      rule: 'maat',
      lit: [CHOICES, MY_SCALES],
      does: ['faith 1 pure'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.destiny', rule: 'destiny', lit: [spot('card/A01')], does: ['destiny A01'] },
  ],
}

const tricks: Chapter = {
  title: 'lesson.tekhenu.tricks',
  steps: [
    {
      text: 'lesson.tekhenu.scribe',
      rule: 'scribes',
      next: {
        1: { text: 'lesson.tekhenu.scribe.1', lit: [CHOICES, spot('token/scribe')] },
        2: { text: 'lesson.tekhenu.scribe.2', lit: [CHOICES] },
      },
      lit: [spot('die/bastet 4 white'), spot('token/scribe')],
      watch: ['1: destiny A03', '1: gain population'],
      does: ['take bastet 4 white', 'value 6', 'do bastet'],
    },
    { text: 'lesson.tekhenu.happiness', lit: [area('people')] },
    { text: 'lesson.tekhenu.market', lit: [area('market')] },
    { text: 'lesson.tekhenu.sections', lit: [area('market')] },
    { text: 'lesson.tekhenu.anubis', rule: 'anubis', lit: [spot('token/scribe')] },
    {
      text: 'lesson.tekhenu.district',
      lit: [area('osiris')],
      watch: ['1: take ra 4 yellow', '1: do ra', '1: pillar at e1 turn 2'],
    },
    { text: 'lesson.tekhenu.price', lit: [MY_STATUES] },
    {
      text: 'lesson.tekhenu.statue',
      next: { 1: { text: 'lesson.tekhenu.statue.1', lit: [spot('people/workshops')] } },
      lit: [spot('die/horus 2 gray')],
      does: ['take horus 2 gray', ['do horus', 'statue at workshops']],
    },
    {
      text: 'lesson.tekhenu.cards',
      rule: 'thoth',
      next: {
        1: { text: 'lesson.tekhenu.cards.1', lit: [spot('card/T02'), MY_CARDS] },
        2: { text: 'lesson.tekhenu.cards.2', lit: [spot('card/T21')] },
        3: { text: 'lesson.tekhenu.cards.3', lit: [spot('card/B07')] },
        4: { text: 'lesson.tekhenu.cards.4', lit: [spot('card/B07')] },
      },
      lit: [spot('die/thoth 5 yellow')],
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
      next: { 1: { text: 'lesson.tekhenu.bread.1', lit: [CHOICES, MY_SCALES] } },
      lit: [spot('die/osiris 4 brown'), MY_BUILDINGS],
      watch: ['1: take osiris 4 gray', '1: do osiris', '1: building in limestone 4'],
      does: ['take osiris 4 brown', 'produce bread'],
    },
  ],
}

const scoring: Chapter = {
  title: 'lesson.tekhenu.scoring',
  steps: [
    {
      text: 'lesson.tekhenu.lost',
      lit: [RIVAL_POINTS],
      watch: ['1: take bastet 2 gray', '1: do bastet'],
    },
    { text: 'lesson.tekhenu.points', rule: 'scoring', lit: [MY_POINTS] },
    {
      text: 'lesson.tekhenu.pay',
      rule: 'scoring',
      lit: [CHOICES, spot('token/bread')],
      does: ['bread 1'],
      how: 'lesson.do',
    },
    { text: 'lesson.tekhenu.decree', rule: 'decrees', lit: [spot('card/D17')], watch: ['1: bread 1'] },
    { text: 'lesson.tekhenu.setup', rule: 'setup', lit: [MY_CARDS, MY_TOKENS] },
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
