import type { Chapter, Script } from '../script.ts'
import { area, CHOICES, MY_POINTS, MY_SCALES, RIVAL_POINTS, spot, spots, VIZIER } from './tekhenu-parts.ts'

const first: Chapter = {
  title: 'lesson.vizier.first',
  steps: [
    { text: 'lesson.vizier.welcome', lit: [] },
    { text: 'lesson.vizier.choose', rule: 'vizier', lit: [spot('card/A04')], does: ['destiny A04'] },
    { text: 'lesson.vizier.discard', rule: 'vizier', lit: [spot('card/A03')], does: ['discard A03'] },
    { text: 'lesson.vizier.left', rule: 'vizier', lit: [area('rivals')], watch: ['1: destiny A02'] },
    {
      text: 'lesson.vizier.station',
      rule: 'vizier',
      lit: [spot('god/bastet'), spots('die/bastet ')],
      does: ['station at bastet'],
    },
  ],
}

const second: Chapter = {
  title: 'lesson.vizier.second',
  steps: [
    {
      text: 'lesson.vizier.free',
      rule: 'vizier',
      next: { 1: { text: 'lesson.vizier.free.1', lit: [spot('workshop/papyrus 5')] } },
      lit: [spot('die/osiris 5 gray')],
      watch: ['0: pick B23', '1: building in bread 3'],
      does: ['take osiris 5 gray', ['do osiris', 'building in papyrus 5']],
    },
    {
      text: 'lesson.vizier.tribute',
      rule: 'vizier',
      lit: [MY_POINTS, VIZIER, spot('god/bastet')],
      watch: ['1: take bastet 5 yellow', '1: do bastet'],
    },
    {
      text: 'lesson.vizier.pillar',
      next: { 1: { text: 'lesson.vizier.pillar.1', lit: [spot('space/e1')] } },
      lit: [spot('die/ra 5 white')],
      does: ['take ra 5 white', ['do ra', 'pillar at e1 turn 0']],
    },
    {
      text: 'lesson.vizier.produce',
      lit: [MY_POINTS, VIZIER, spot('god/bastet')],
      watch: ['1: take bastet 5 brown', '1: produce bread'],
    },
  ],
}

const moved: Chapter = {
  title: 'lesson.vizier.moved',
  steps: [
    {
      text: 'lesson.vizier.rounds',
      lit: [spot('space/a5')],
      watch: [
        '0: take ra 2 white',
        '0: produce limestone',
        '1: take horus 5 gray',
        '1: do horus',
        '1: statue at quarries',
        '0: take ra 6 brown',
        '0: do ra',
        '0: pillar at a5 turn 0',
        '1: take ra 5 black',
        '1: do ra',
        '1: pillar at a4 turn 2',
        '1: do horus',
        '1: statue at workshops',
      ],
    },
    { text: 'lesson.vizier.quiet', lit: [MY_POINTS] },
    { text: 'lesson.vizier.weigh', lit: [MY_SCALES] },
    { text: 'lesson.vizier.maat', lit: [CHOICES, MY_SCALES], does: ['faith 1 tainted'] },
    {
      text: 'lesson.vizier.two',
      lit: [spot('card/A02')],
      watch: ['1: destiny A01', '1: discard A04'],
      does: ['destiny A02'],
    },
    {
      text: 'lesson.vizier.elsewhere',
      lit: [VIZIER, spot('god/osiris'), spots('die/osiris ')],
      watch: ['1: station at osiris', '1: take hathor 6 brown', '1: do hathor', '1: building at bottom 3'],
    },
    {
      text: 'lesson.vizier.price',
      next: { 1: { text: 'lesson.vizier.price.1', lit: [spot('workshop/granite 5'), RIVAL_POINTS] } },
      lit: [spot('die/osiris 5 yellow')],
      does: ['take osiris 5 yellow', ['do osiris', 'building in granite 5']],
    },
    { text: 'lesson.vizier.end', lit: [] },
  ],
}

/** The Vizier's Challenge: from the first destiny cards to the second place of the Vizier. */
export const script: Script = {
  game: 'tekhenu',
  options: { vizier: true, horus: 'printed' },
  teaches: { vizier: true },
  names: ['You', 'Ipy'],
  seed: 'vizier 1062',
  deal: ['0: keep D10', '1: keep D08', '0: draft S12', '1: draft S08', '1: draft S03', '0: draft S06'],
  chapters: [first, second, moved],
}
