import type { Chapter, Script } from '../script.ts'
import {
  area,
  ARTIFACTS,
  MY_POINTS,
  MY_SCALES,
  MY_TOKENS,
  OPEN_TILE,
  RIVAL_POINTS,
  RIVAL_TOKENS,
  spot,
  WARBAND,
} from './tekhenu-parts.ts'

const army: Chapter = {
  title: 'lesson.seth.army',
  steps: [
    { text: 'lesson.seth.welcome', lit: [area('seth')] },
    { text: 'lesson.seth.tracks', rule: 'warband', lit: [WARBAND] },
    { text: 'lesson.seth.uses', rule: 'warband', lit: [WARBAND] },
    { text: 'lesson.seth.artifacts', rule: 'artifacts', lit: [ARTIFACTS] },
    { text: 'lesson.seth.artifact', rule: 'artifacts', lit: [spot('card/Art04')], does: ['use Art04'] },
    {
      text: 'lesson.seth.red',
      rule: 'dice',
      next: { 1: { text: 'lesson.seth.red.1', lit: [spot('house/left 1')] } },
      lit: [spot('die/hathor 2 red')],
      does: ['take hathor 2 red', ['do hathor', 'building at left 1']],
    },
    { text: 'lesson.seth.warriors', rule: 'dice', lit: [WARBAND] },
    {
      text: 'lesson.seth.honour',
      lit: [spot('statue/seth')],
      watch: ['1: take horus 3 black', '1: do horus', '1: statue to seth'],
    },
  ],
}

const regions: Chapter = {
  title: 'lesson.seth.regions',
  steps: [
    {
      text: 'lesson.seth.region',
      rule: 'seth',
      next: { 1: { text: 'lesson.seth.region.1', lit: [spot('region/2')] } },
      lit: [spot('die/seth 2 gray'), spot('region/2')],
      does: ['take seth 2 gray', 'do seth'],
    },
    { text: 'lesson.seth.blood', rule: 'seth-maat', lit: [MY_SCALES] },
    { text: 'lesson.seth.tile', rule: 'conquest', lit: [OPEN_TILE] },
    { text: 'lesson.seth.conquest', rule: 'conquest', lit: [spot('space/e5')], does: ['conquest at e5'] },
    {
      text: 'lesson.seth.paid',
      lit: [spot('statue/seth'), RIVAL_TOKENS],
      watch: ['1: gain gold'],
    },
    // The die is shown before Ipy takes it.
    { text: 'lesson.seth.priestly', lit: [spot('die/ra 4 blue')] },
    {
      text: 'lesson.seth.priests',
      lit: [WARBAND],
      watch: ['1: take ra 4 blue', '1: value 5', '1: pillar at e1 turn 3'],
    },
  ],
}

const spoils: Chapter = {
  title: 'lesson.seth.spoils',
  steps: [
    {
      text: 'lesson.seth.blue',
      next: { 1: { text: 'lesson.seth.blue.1', lit: [spot('space/e5')] } },
      lit: [spot('die/ra 4 blue')],
      does: ['take ra 4 blue', ['do ra', 'pillar at e5 turn 2']],
    },
    { text: 'lesson.seth.cult', rule: 'cults', lit: [spot('card/Cult07')] },
    { text: 'lesson.seth.wall', rule: 'cults', lit: [MY_TOKENS], does: ['gain granite'] },
    { text: 'lesson.seth.swap', rule: 'cults', lit: [RIVAL_TOKENS], watch: ['1: swap papyrus'] },
    {
      text: 'lesson.seth.column',
      lit: [spot('region/2'), spot('region/3'), spot('people/left')],
      watch: [
        '1: take seth 5 gray',
        '1: value 3',
        '1: gain granite',
        '1: gain granite',
        '1: gain granite',
        '1: conquest at d3',
        '1: gain gold',
      ],
    },
    {
      text: 'lesson.seth.under',
      next: {
        1: { text: 'lesson.seth.under.1', lit: [spot('people/left')] },
        2: { text: 'lesson.seth.under.2', lit: [spot('card/T06')] },
        3: { text: 'lesson.seth.under.3', lit: [spot('card/B12')] },
      },
      lit: [spot('die/horus 6 white')],
      does: ['take horus 6 white', ['do horus', 'statue at left'], 'card T06', 'card B12'],
    },
    // The die is shown before Ipy takes it.
    { text: 'lesson.seth.green', lit: [spot('die/hathor 2 green')] },
    {
      text: 'lesson.seth.line',
      lit: [spot('house/bottom 4'), spot('space/d3')],
      watch: ['1: take hathor 2 green', '1: do hathor', '1: building at bottom 4'],
    },
  ],
}

const maat: Chapter = {
  title: 'lesson.seth.maat',
  steps: [
    { text: 'lesson.seth.weighed', lit: [MY_POINTS], watch: ['1: faith 1 pure'] },
    { text: 'lesson.seth.nearer', lit: [RIVAL_POINTS] },
    { text: 'lesson.seth.choice', lit: [spot('card/Art07')], does: ['destiny Art07'] },
    { text: 'lesson.seth.points', lit: [spot('region/2')], watch: ['1: destiny A01'] },
    { text: 'lesson.seth.above', lit: [spot('people/left')] },
    { text: 'lesson.seth.anubis', lit: [WARBAND] },
    { text: 'lesson.seth.end', lit: [] },
  ],
}

/** Four rounds with Time of Seth, up to the first Maat phase. */
export const script: Script = {
  game: 'tekhenu',
  options: { seth: true, horus: 'printed' },
  teaches: { seth: true },
  names: ['You', 'Ipy'],
  seed: 'seth 108',
  deal: [
    '1: draft SX03',
    '0: draft Cult07',
    '0: draft SX12',
    '1: draft Cult03',
    '1: draft SX08',
    '0: draft SX05',
    '1: building in bread 3',
    '1: gain warrior',
    '1: gain warrior',
    '1: gain warrior',
    '1: gain warrior',
    '0: destiny Art04',
    '1: destiny A01',
    '0: keep D08',
    '0: under DX04',
    '1: keep DX01',
    '1: under D19',
  ],
  chapters: [army, regions, spoils, maat],
}
