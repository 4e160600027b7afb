import type { Subject } from '@benben/kernel/conformance'
import type { TekhenuEvent } from '../index.ts'
import { tekhenu, type TekhenuOptions, type TekhenuView } from '../index.ts'
import { cardIndex, faithMove, K, MOVE_KINDS, isMove, pillarMove, playMove, takeMove } from '../moves.ts'
import { BLESSING, CARDS, COLOURS, DECREE, GODS } from '../names.ts'
import { RULE_SETS } from '../together.ts'
import { isThere } from '../waiting.ts'

/** Tekhenu as the conformance suite meets it. */
const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i)

/** Every move but the payments, of which there are some; kinds that name little are tried in full. */
const universe = [
  ...MOVE_KINDS.filter(
    (kind) => kind !== 'take' && kind !== 'pay' && kind !== 'play' && kind !== 'pillar',
  ).flatMap((kind) => range(0, 99).map((named) => K[kind] + named)),
  ...GODS.flatMap((_, god) =>
    range(1, 6).flatMap((value) => COLOURS.map((_, colour) => takeMove(god, value, colour))),
  ),
  ...range(1, CARDS[BLESSING]).flatMap((card) => range(0, 8).map((said) => playMove(card, said))),
  ...range(0, 24).flatMap((space) => range(0, 3).map((turn) => pillarMove(space, turn))),
  ...range(0, 3).flatMap((a) =>
    range(0, 3).flatMap((b) => range(0, 3).map((c) => K.pay + (a << 8) + (b << 12) + (c << 16))),
  ),
  ...range(1, 4).flatMap((n) => [K.pay + n, K.pay + (n << 4), K.pay + (n << 20), K.pay + (n << 16) + 1]),
  ...range(-9, 9).map(faithMove),
  ...range(1, CARDS[DECREE]).map((card) => K.card + cardIndex(DECREE, card)),
].filter((move, i, all) => isMove(move) && all.indexOf(move) === i)

const fields = RULE_SETS.flatMap((rules) => rules?.waits ?? [])
  .filter(isThere)
  .flatMap((wait) => Object.keys(wait.fields))
const PROGRESS = [
  'waiting',
  'waiting.wait',
  ...fields.map((field) => `waiting.${field}`),
  'toAct',
  'now',
  'turn',
]
const DEALT = ['dealt', 'dealt.waits', 'dealt.many', 'dealt.decrees']
const PILES = ['decks', 'discards', 'market', 'decreeDeck', 'under']

export const subject: Subject<TekhenuOptions, TekhenuView, TekhenuEvent> = {
  game: tekhenu,
  tables: [
    { options: { horus: 'shuffled' }, seats: 2 },
    { options: { horus: 'shuffled' }, seats: 3 },
    { options: { horus: 'shuffled' }, seats: 4 },
    { options: { horus: 'printed' }, seats: 2 },
  ],
  universe,
  touches: {
    'set-up': [],
    'decrees-dealt': [...DEALT, 'decreeDeck', 'under', 'discards', ...PROGRESS],
    'decree-kept': [
      'decrees',
      'decreeCounts',
      'dealt',
      'dealt.waits',
      'dealt.many',
      'dealt.decrees',
      'under',
      'decreeDeck',
      ...PROGRESS,
    ],
    drafting: ['starting', 'order', ...PROGRESS],
    drafted: ['starting', 'seats.drafted', ...PROGRESS],
    initiative: ['starting'],
    order: ['order', ...PROGRESS],
    destiny: ['seats.destiny', ...PROGRESS],
    'destinies-returned': ['seats.destiny'],
    shown: [...PILES, ...PROGRESS],
    kept: ['seats.blessings', 'seats.technologies', ...PILES, ...PROGRESS],
    round: ['round', 'turn', 'seats.drafted', ...PROGRESS],
    turn: PROGRESS,
    'called-anubis': PROGRESS,
    played: ['seats.blessings', 'discards', ...PROGRESS],
    taken: ['dice', ...PROGRESS],
    coloured: PROGRESS,
    settled: ['seats.dice', 'balances', ...PROGRESS],
    turned: ['seats.dice', 'balances', ...PROGRESS],
    changed: PROGRESS,
    declared: PROGRESS,
    idle: PROGRESS,
    chose: PROGRESS,
    action: PROGRESS,
    forfeited: PROGRESS,
    declined: PROGRESS,
    paid: ['seats.tokens', ...PROGRESS],
    waived: PROGRESS,
    gained: ['seats.tokens', 'rowGold', ...PROGRESS],
    points: ['seats.points', 'totals', 'now'],
    populace: ['seats.population', 'seats.happiness', 'seats.reached', ...PROGRESS],
    'market-opened': ['opened', ...PILES],
    statue: ['godStatues', 'peopleStatues', 'seats.statues', ...PROGRESS],
    tile: ['temple', 'tiles', ...PROGRESS],
    pillar: ['temple', 'seats.pillars', ...PROGRESS],
    tiles: ['tiles', 'stack'],
    building: ['houses', 'workshops', 'seats.buildings', ...PROGRESS],
    card: [
      'market',
      'seats.blessings',
      'seats.technologies',
      'seats.openDecrees',
      'decrees',
      'decreeCounts',
      ...PROGRESS,
    ],
    refreshed: [...PILES, ...PROGRESS],
    refilled: PILES,
    reshuffled: PILES,
    'decree-drawn': ['decrees', 'decreeCounts', 'decreeDeck', 'under'],
    production: ['seats.production', ...PROGRESS],
    produced: ['seats.excess', 'balances', ...PROGRESS],
    awaited: ['seats.pending', 'seats.reached', ...PROGRESS],
    'turn-ended': PROGRESS,
    rotated: ['wheel', 'lights', ...PROGRESS],
    rolled: ['dice', 'bag', ...PROGRESS],
    maat: PROGRESS,
    faith: ['seats.tokens', 'seats.laidFaith', 'balances', ...PROGRESS],
    weighed: ['seats.balance', ...PROGRESS],
    scoring: PROGRESS,
    bread: PROGRESS,
    cleared: [
      'seats.dice',
      'seats.excess',
      'seats.laidFaith',
      'seats.tokens',
      'balances',
      'bag',
      ...PROGRESS,
    ],
    proclaimed: ['seats.openDecrees', 'decrees', ...PROGRESS],
    'kept-silent': PROGRESS,
    'decrees-shown': ['seats.openDecrees', 'decrees', ...PROGRESS],
    'decree-chosen': PROGRESS,
    'decree-doubled': PROGRESS,
    tithed: ['seats.tokens', ...PROGRESS],
    'decrees-done': PROGRESS,
    ended: ['over', 'winners', ...PROGRESS],
    botankhamun: [],
    pyramid: ['modules.solo', ...PROGRESS],
    progressed: ['modules.solo.marker', ...PROGRESS],
    took: ['dice', 'seats.dice', ...PROGRESS],
    because: [],
    'gold-discarded': ['rowGold'],
    'blessings-discarded': ['seats.blessings', 'discards'],
    warband: ['modules.seth.seats', ...PROGRESS],
    blood: ['modules.seth.seats', 'balances', ...PROGRESS],
    'settled-region': ['modules.seth.regions', 'seats.buildings', ...PROGRESS],
    'conquest-laid': ['modules.seth.temple', 'modules.seth.conquest', ...PROGRESS],
    'conquest-turned': ['modules.seth.conquest', 'modules.seth.stack'],
    'seth-rolled': ['modules.seth.dice', 'bag'],
    'declared-colour': ['modules.seth.now.die', ...PROGRESS],
    'cults-laid': ['modules.seth.cults', ...PROGRESS],
    'cult-drafted': ['modules.seth.cults', 'modules.seth.seats', ...PROGRESS],
    cult: ['modules.seth.now.cults', ...PROGRESS],
    'artifacts-laid': ['modules.seth.artifacts'],
    'artifact-taken': ['modules.seth.artifacts', 'modules.seth.seats', 'seats.destiny', ...PROGRESS],
    'artifact-used': ['modules.seth.seats', ...PROGRESS],
    resettled: ['modules.seth.regions', 'workshops', ...PROGRESS],
    swapped: ['seats.tokens', ...PROGRESS],
    'decree-picked': [...DEALT, 'decrees', 'decreeCounts', 'under', 'decreeDeck', ...PROGRESS],
    'decrees-buried': [...DEALT, 'under', 'decreeDeck', ...PROGRESS],
    'destiny-discarded': ['modules.vizier.discarded', ...PROGRESS],
    stationed: ['modules.vizier', ...PROGRESS],
  },
  secret: [
    'tekhenu.choose-decree',
    'tekhenu.proclaim',
    'tekhenu.end-turn',
    'tekhenu.seth.keep-decree',
    'tekhenu.seth.bury-decree',
    'tekhenu.seth.artifact-decree',
  ],
}

const alone = { horus: 'shuffled', soloStart: 'choose', soloDecrees: 4, soloBuildings: 10 } as const

/** The same with Botankhamun at every level, and with each of its options. */
export const soloSubject: typeof subject = {
  ...subject,
  // Its balance is fixed for each Maat phase.
  touches: { ...subject.touches, round: [...subject.touches.round, 'balances'] },
  tables: [
    { options: { ...alone, solo: 'easy' }, seats: 2 },
    { options: { ...alone, solo: 'medium', soloStart: 'random' }, seats: 2 },
    { options: { ...alone, solo: 'hard', soloDecrees: 8, soloBuildings: 20 }, seats: 2 },
  ],
}

/** What common events touch of Seth's board: his dice and statues, and what does not happen again this turn. */
const NOW = 'modules.seth.now'
const ON_SETH: Partial<Record<TekhenuEvent['type'], readonly string[]>> = {
  taken: ['modules.seth.dice'],
  statue: ['modules.seth.statues', 'modules.seth.peopleStatues'],
  kept: ['modules.seth.under'],
  initiative: ['modules.seth.cults'],
  turn: [NOW],
  'turn-ended': [NOW],
  action: [`${NOW}.technologies`, `${NOW}.die`],
  points: [`${NOW}.technologies`],
  gained: [`${NOW}.technologies`],
  populace: ['modules.seth.seats.reached'],
  card: [`${NOW}.reachedUp`],
}

/** A statue has paid as soon as its bonus is offered, wherever an action goes on to it. */
const touched: typeof subject.touches = {
  ...subject.touches,
  ...Object.fromEntries(
    Object.entries(subject.touches).map(([type, touches]) => [
      type,
      [
        ...touches,
        ...(touches.includes('waiting') ? [`${NOW}.bonuses`] : []),
        ...(ON_SETH[type as TekhenuEvent['type']] ?? []),
      ],
    ]),
  ),
}

/** The same with Time of Seth. */
export const sethSubject: typeof subject = {
  ...subject,
  touches: touched,
  tables: [2, 3, 4].map((seats) => ({ options: { horus: 'shuffled', seth: true }, seats })),
}

const withSeth = {
  seth: true,
  horus: 'shuffled',
  soloDecrees: 4,
  soloBuildings: 10,
  soloPacket: '3+1',
  soloArtifacts: 3,
} as const

/** Botankhamun with Time of Seth. */
export const soloSethSubject: typeof subject = {
  ...soloSubject,
  touches: {
    ...touched,
    round: [...touched.round, 'balances'],
    // It may take its die from Seth's board.
    took: [...touched.took, 'modules.seth.dice'],
    // The packet is put away with the last card.
    drafted: [...touched.drafted, 'modules.seth.cults'],
    'cult-drafted': [...touched['cult-drafted'], 'starting'],
  },
  tables: [
    { options: { ...withSeth, solo: 'easy' }, seats: 2 },
    { options: { ...withSeth, solo: 'medium', soloPacket: '2+2', soloArtifacts: 4 }, seats: 2 },
    {
      options: {
        ...withSeth,
        solo: 'hard',
        soloPacket: '3+2',
        soloArtifacts: 2,
        soloDecrees: 8,
        soloBuildings: 20,
      },
      seats: 2,
    },
  ],
}

/** The same with the Vizier's Challenge, with and without Time of Seth. */
export const vizierSubject: typeof subject = {
  ...subject,
  touches: touched,
  tables: [
    { options: { horus: 'shuffled', vizier: true }, seats: 2 },
    { options: { horus: 'shuffled', vizier: true, seth: true }, seats: 2 },
  ],
}
