import type { PageShape } from '../book.ts'

export const CHAPTERS = ['start', 'turn', 'gods', 'end', 'cards', 'solo', 'seth', 'vizier', 'table'] as const

/** The pages of Tekhenu's rules, in order of play. Rules that refusals name are pages by the same name. */
export const PAGES = {
  game: { chapter: 'start', steps: 5, picture: 'rounds' },
  table: { chapter: 'start', points: 6 },
  setup: {
    chapter: 'start',
    steps: 9,
    notes: 1,
    cards: ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07', 'S08', 'S09', 'S10', 'S11', 'S12'],
  },
  destiny: { chapter: 'start', points: 3, icon: 'ankh', cards: ['A01', 'A02', 'A03', 'A04', 'T15'] },

  turn: { chapter: 'turn', steps: 6, notes: 1, icon: 'die', cards: ['T11', 'B17', 'B19'] },
  purity: { chapter: 'turn', points: 5, picture: 'purity', icon: 'sunny', cards: ['T08', 'T18', 'B11'] },
  scribes: { chapter: 'turn', points: 4, icon: 'scribe', cards: ['T10', 'T13', 'T14', 'B09', 'B11'] },
  anubis: { chapter: 'turn', points: 4, cards: ['T23', 'B23'] },
  gold: { chapter: 'turn', points: 4, icon: 'gold', cards: ['T10', 'T22', 'B13', 'B15'] },
  limits: { chapter: 'turn', points: 3, picture: 'rows', printed: ['player-board'], cards: ['BX03'] },

  gods: { chapter: 'gods', points: 6, notes: 1 },
  horus: {
    chapter: 'gods',
    steps: 5,
    notes: 1,
    icon: 'horus',
    picture: 'horus',
    printed: ['horus-bonuses', 'player-board'],
    cards: ['T04', 'T07', 'B13', 'P12'],
  },
  ra: {
    chapter: 'gods',
    steps: 8,
    notes: 1,
    icon: 'ra',
    picture: 'temple',
    printed: ['temple', 'pillar-tiles'],
    cards: ['T02', 'T09', 'T22', 'B13'],
  },
  hathor: {
    chapter: 'gods',
    steps: 4,
    notes: 2,
    icon: 'hathor',
    picture: 'temple',
    printed: ['temple'],
    cards: ['T05', 'T21', 'B15'],
  },
  bastet: {
    chapter: 'gods',
    steps: 3,
    notes: 3,
    icon: 'bastet',
    picture: 'people',
    cards: ['T06', 'B07', 'B15'],
  },
  thoth: {
    chapter: 'gods',
    steps: 4,
    notes: 1,
    icon: 'thoth',
    picture: 'market',
    cards: ['T03', 'T20', 'P10'],
  },
  osiris: {
    chapter: 'gods',
    steps: 5,
    notes: 1,
    icon: 'osiris',
    picture: 'osiris',
    printed: ['osiris'],
    cards: ['T01', 'P15'],
  },
  produce: {
    chapter: 'gods',
    steps: 3,
    notes: 1,
    cards: ['T12', 'T13', 'T17', 'T19', 'B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B21'],
  },

  rotation: { chapter: 'end', steps: 4, icon: 'rotation' },
  maat: { chapter: 'end', steps: 7, icon: 'scales', picture: 'balance', cards: ['T15', 'T16'] },
  scoring: { chapter: 'end', steps: 7, icon: 'hourglass', picture: 'rounds', cards: ['T17'] },
  decrees: { chapter: 'end', points: 3, icon: 'decree', printed: ['decree-symbols'], cards: ['D03', 'D23'] },
  end: { chapter: 'end', steps: 2 },

  blessings: { chapter: 'cards', points: 2, icon: 'blessing', cards: ['T24'] },
  technologies: { chapter: 'cards', points: 1, icon: 'technology', cards: ['D01'] },
  tiles: { chapter: 'cards', points: 2, picture: 'tiles', printed: ['pillar-tiles'], cards: ['T09'] },

  solo: { chapter: 'solo', points: 4, module: 'solo' },
  'solo-turn': { chapter: 'solo', steps: 4, notes: 1, picture: 'actions', module: 'solo' },
  'solo-gods': { chapter: 'solo', points: 7, module: 'solo' },
  'solo-end': { chapter: 'solo', points: 4, module: 'solo' },

  expansion: { chapter: 'seth', steps: 5, module: 'seth' },
  draft: {
    chapter: 'seth',
    steps: 3,
    notes: 1,
    module: 'seth',
    cards: ['SX01', 'SX02', 'SX03', 'SX04', 'SX05', 'SX06', 'SX07', 'SX08', 'SX09', 'SX10', 'SX11', 'SX12'],
  },
  dice: { chapter: 'seth', points: 5, module: 'seth', icon: 'die' },
  warband: { chapter: 'seth', points: 2, module: 'seth', icon: 'warrior', cards: ['BX01', 'TX02', 'DX01'] },
  seth: {
    chapter: 'seth',
    steps: 6,
    notes: 2,
    icon: 'seth',
    module: 'seth',
    picture: 'regions',
    printed: ['time-of-seth.regions', 'time-of-seth.statue-spaces'],
    cards: ['TX01', 'BX03', 'Art07', 'DX02', 'DX03'],
  },
  conquest: {
    chapter: 'seth',
    points: 3,
    icon: 'conquest',
    module: 'seth',
    picture: 'conquest',
    printed: ['time-of-seth.conquest-tiles'],
  },
  cults: {
    chapter: 'seth',
    points: 1,
    icon: 'cult',
    module: 'seth',
    cards: ['Cult01', 'Cult02', 'Cult03', 'Cult04', 'Cult05', 'Cult06', 'Cult07'],
  },
  artifacts: {
    chapter: 'seth',
    points: 2,
    icon: 'artifact',
    module: 'seth',
    cards: ['Art01', 'Art02', 'Art03', 'Art04', 'Art05', 'Art06', 'Art07', 'Art08'],
  },
  once: { chapter: 'seth', points: 1, module: 'seth' },
  'seth-maat': { chapter: 'seth', points: 2, icon: 'blood', module: 'seth', cards: ['TX02', 'TX03', 'TX04'] },
  'solo-seth': { chapter: 'seth', points: 7, module: 'seth' },

  vizier: { chapter: 'vizier', steps: 4, icon: 'vizier', module: 'vizier' },

  options: { chapter: 'table', picture: 'options' },
  editions: { chapter: 'table', points: 2, picture: 'reconstructed' },
} as const satisfies Record<string, PageShape>

export type PageId = keyof typeof PAGES
