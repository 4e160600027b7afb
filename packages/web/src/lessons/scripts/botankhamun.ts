import type { Chapter, Script } from '../script.ts'
import {
  area,
  ITS_SCRIBES,
  ITS_STOCK,
  MY_POINTS,
  MY_SCALES,
  PYRAMID,
  pyramidTile,
  RIVAL_CARDS,
  RIVAL_POINTS,
  RIVAL_SCALES,
  spot,
  spots,
} from './tekhenu-parts.ts'

/** Botankhamun stops before each step of its turn; this lets it take one. */
const STEP = '1: end turn'

const turn: Chapter = {
  title: 'lesson.botankhamun.turn',
  steps: [
    { text: 'lesson.botankhamun.welcome', lit: [area('bot')] },
    { text: 'lesson.botankhamun.pyramid', rule: 'solo-turn', lit: [PYRAMID], watch: [STEP] },
    // The dice are shown before it takes one: a phone shows either the pyramid or the wheel.
    { text: 'lesson.botankhamun.die', rule: 'solo-turn', lit: [spots('die/ra '), spot('god/ra'), PYRAMID] },
    {
      text: 'lesson.botankhamun.action',
      rule: 'solo-turn',
      lit: [area('temple'), RIVAL_POINTS],
      watch: [STEP, STEP, STEP],
    },
  ],
}

const statues: Chapter = {
  title: 'lesson.botankhamun.statues',
  steps: [
    {
      text: 'lesson.botankhamun.statue',
      next: { 1: { text: 'lesson.botankhamun.statue.1', lit: [spot('statue/osiris')] } },
      lit: [spot('die/horus 6 white')],
      does: ['take horus 6 white', ['do horus', 'statue to osiris']],
    },
    { text: 'lesson.botankhamun.honour', lit: [spot('statue/horus')] },
    { text: 'lesson.botankhamun.scribe', lit: [ITS_SCRIBES] },
    { text: 'lesson.botankhamun.deben', lit: [PYRAMID], watch: [STEP] },
    {
      text: 'lesson.botankhamun.colour',
      lit: [
        spot('die/osiris 6 white'),
        spot('die/osiris 4 white'),
        spot('die/hathor 3 white'),
        pyramidTile(1, 2),
      ],
    },
    {
      text: 'lesson.botankhamun.bonus',
      lit: [spot('workshop/limestone 6')],
      watch: [STEP, STEP, STEP],
    },
    { text: 'lesson.botankhamun.paid', lit: [MY_POINTS] },
  ],
}

const ahead: Chapter = {
  title: 'lesson.botankhamun.ahead',
  steps: [
    { text: 'lesson.botankhamun.tiles', lit: [pyramidTile(1, 3), pyramidTile(2, 2)] },
    {
      text: 'lesson.botankhamun.next',
      next: { 1: { text: 'lesson.botankhamun.next.1', lit: [spot('workshop/bread 4')] } },
      lit: [spot('die/osiris 4 white')],
      does: ['take osiris 4 white', ['do osiris', 'building in bread 4']],
    },
    { text: 'lesson.botankhamun.up', lit: [PYRAMID], watch: [STEP] },
    {
      text: 'lesson.botankhamun.round',
      lit: [spots('die/thoth '), spot('god/thoth'), spots('die/osiris ')],
    },
    {
      text: 'lesson.botankhamun.cards',
      rule: 'solo-gods',
      lit: [RIVAL_CARDS, area('market')],
      watch: [STEP, STEP, STEP],
    },
    { text: 'lesson.botankhamun.again', lit: [pyramidTile(2, 3), pyramidTile(3, 2)] },
    {
      text: 'lesson.botankhamun.deny',
      next: {
        1: { text: 'lesson.botankhamun.deny.1', lit: [spot('card/T24')] },
        2: { text: 'lesson.botankhamun.deny.2', lit: [spot('card/B24')] },
      },
      lit: [spot('die/thoth 5 brown')],
      does: ['take thoth 5 brown', ['do thoth', 'card T24'], 'card B24'],
    },
    {
      text: 'lesson.botankhamun.denied',
      lit: [PYRAMID, RIVAL_CARDS],
      watch: [STEP, STEP, STEP, STEP],
    },
  ],
}

const maat: Chapter = {
  title: 'lesson.botankhamun.maat',
  steps: [
    { text: 'lesson.botankhamun.weigh', lit: [RIVAL_SCALES, MY_SCALES, pyramidTile(3, 2)] },
    {
      text: 'lesson.botankhamun.balance',
      next: {
        1: { text: 'lesson.botankhamun.balance.1', lit: [spot('people/workshops')] },
        2: { text: 'lesson.botankhamun.balance.2', lit: [spot('card/B14')] },
      },
      lit: [spot('die/horus 5 brown'), MY_SCALES],
      does: ['take horus 5 brown', ['do horus', 'statue at workshops'], 'pay B14'],
    },
    { text: 'lesson.botankhamun.destiny', lit: [spot('card/A04')], does: ['destiny A04'] },
    { text: 'lesson.botankhamun.shuffled', lit: [PYRAMID, RIVAL_SCALES] },
    { text: 'lesson.botankhamun.scores', rule: 'solo-end', lit: [ITS_STOCK, RIVAL_POINTS] },
    { text: 'lesson.botankhamun.end', lit: [] },
  ],
}

/** Four rounds against Botankhamun, step by step, up to the first Maat phase. */
export const script: Script = {
  game: 'tekhenu',
  options: { solo: 'easy', horus: 'printed' },
  teaches: { solo: 'easy' },
  names: ['You', 'Botankhamun'],
  stepByStep: true,
  seed: 'alone 362',
  deal: ['0: keep D10', '0: draft S02', '0: draft S07', '0: destiny A02', '0: building in granite 3'],
  chapters: [turn, statues, ahead, maat],
}
