import type { Seat } from '@benben/kernel'
import { gainsNow, hasBoard, nextScoring, panOf, rowOf, sethOf, soloOf } from '@benben/tekhenu'
import { heldCards } from '../cards/held-cards.ts'
import type { GlyphName } from '../icons/names.ts'
import { nameOf, type TableModel } from '../model.ts'
import { amountsOf, capital, sayOf, signed, tokenName } from '../say.ts'
import type { Help } from './parts.ts'
import { TOKEN_PAGES } from './token-pages.ts'

type Row = Help['rows'][number]
/** What a part of somebody else's board says, from what follows its name. */
type RivalAnswer = (model: TableModel, seat: Seat, rest: string) => Omit<Help, 'title'> & { about: string }

/** What a step of a scoring would bring the seat now. */
const scoring = ({ words, edition, view }: TableModel, seat: Seat, source: string): Row => [
  'brings',
  words.say('tekhenu.part.rival.scoring', { points: gainsNow(edition, view)[seat]![source] ?? 0 }),
]

const many = ({ view }: TableModel, seat: Seat, token: string): number => {
  const board = view.seats[seat]!
  if (token === 'population' || token === 'happiness') return board[token]
  const seth = sethOf(view)?.seats[seat]
  if (token === 'warrior' || token === 'priest') return seth?.[`${token}s`] ?? 0
  return board.tokens[token] ?? 0
}

const board: RivalAnswer = (model, seat) => {
  const { words, view, edition } = model
  return {
    glyph: 'population',
    about: words.say('tekhenu.part.rival.board'),
    what: words.say('tekhenu.part.rivals.what'),
    rows: [
      ['now', amountsOf(words, { vp: view.totals[seat]! }) || words.say('tekhenu.part.rival.no-points')],
      [
        'brings',
        words.say('tekhenu.part.rival.scoring', {
          points: nextScoring(view, gainsNow(edition, view)[seat]!),
        }),
      ],
    ],
    rule: 'table',
  }
}

const points: RivalAnswer = (model, seat) => {
  const { words, view, near } = model
  const shown = (of: Seat): string => `${nameOf(model, of)} ${view.totals[of]!}`
  return {
    ...board(model, seat, ''),
    glyph: 'vp',
    about: words.say('tekhenu.part.points.title'),
    what: words.say('tekhenu.part.points.what'),
    rows: [['now', words.list([shown(seat), shown(near)])], ...board(model, seat, '').rows.slice(1)],
    rule: 'end',
  }
}

const token: RivalAnswer = (model, seat, name) => ({
  glyph: name as GlyphName,
  about: tokenName(model.words, name),
  what: `${capital(sayOf(model.words, `tekhenu.legend.${name}`))}.`,
  rows: [['now', sayOf(model.words, `tekhenu.many.${name}`, { many: many(model, seat, name) })]],
  rule: TOKEN_PAGES[name] ?? 'table',
})

const tokens: RivalAnswer = ({ words, view }, seat) => ({
  glyph: 'gold',
  about: words.say('tekhenu.part.tokens.title'),
  what: words.say('tekhenu.part.tokens.what'),
  rows: [['now', amountsOf(words, view.seats[seat]!.tokens) || words.say('tekhenu.part.rival.nothing')]],
  rule: 'gold',
})

const scales: RivalAnswer = ({ words, view }, seat) => ({
  glyph: 'scales',
  about: words.say('tekhenu.part.scales.title'),
  what: words.say('tekhenu.part.scales.what'),
  rows: [
    ['now', words.say('tekhenu.boards.balance', { balance: signed(view.balances[seat]!) })],
    [
      'brings',
      words.say('tekhenu.part.rival.pans', {
        pure: panOf(view, seat, 'pure').weight,
        tainted: panOf(view, seat, 'tainted').weight,
      }),
    ],
  ],
  rule: 'maat',
})

const pan: RivalAnswer = ({ words, view }, seat, side) => {
  const isPure = side === 'pure'
  return {
    glyph: isPure ? 'pure' : 'tainted',
    about: words.say('tekhenu.part.pan', { side: sayOf(words, `tekhenu.purity.${side}`) }),
    what: words.say(isPure ? 'tekhenu.part.pan.pure' : 'tekhenu.part.pan.tainted'),
    rows: [
      [
        'now',
        words.say('tekhenu.part.rival.weighs', {
          weight: panOf(view, seat, isPure ? 'pure' : 'tainted').weight,
          balance: signed(view.balances[seat]!),
        }),
      ],
    ],
    rule: 'maat',
  }
}

const made: RivalAnswer = ({ words, view }, seat, resource) => ({
  glyph: resource as GlyphName,
  about: words.say('tekhenu.part.production', { resource: tokenName(words, resource) }),
  what: words.say('tekhenu.part.rival.production'),
  rows: [['now', String(view.seats[seat]!.production[resource] ?? 0)]],
  rule: 'produce',
})

/** How many pieces of a kind are built, and how many are left; Botankhamun has as many buildings as its options say. */
const built = (
  { words, edition: { supply }, view }: TableModel,
  seat: Seat,
  kind: 'buildings' | 'statues' | 'pillars',
): Row => {
  const left = view.seats[seat]![kind]
  const from = kind === 'buildings' && !hasBoard(view, seat) ? soloOf(view)!.buildings : supply[kind]
  return ['now', words.say('tekhenu.part.rival.built', { built: from - left, left })]
}

const building: RivalAnswer = (model, seat) => {
  const { words, view, edition } = model
  const row = hasBoard(view, seat) ? rowOf(edition, view, seat) : undefined
  return {
    glyph: 'building',
    about: words.say('tekhenu.part.building.title'),
    what: words.say('tekhenu.part.building.what'),
    rows: [
      built(model, seat, 'buildings'),
      ...(row === undefined
        ? []
        : [
            [
              'brings',
              words.say('tekhenu.boards.row-scores', { bread: row.bread, points: row.points }),
            ] as const,
          ]),
    ],
    rule: 'limits',
  }
}

const statue: RivalAnswer = (model, seat) => {
  const { words, view, edition } = model
  const left = view.seats[seat]!.statues
  const granite = edition.playerBoard.statueGranite[edition.supply.statues - left] ?? 0
  const pays = hasBoard(view, seat) && left > 0
  return {
    glyph: 'statue',
    about: words.say('tekhenu.part.statue.title'),
    what: words.say('tekhenu.part.statue.what'),
    rows: [
      built(model, seat, 'statues'),
      ...(pays
        ? [
            [
              'costs',
              words.say('tekhenu.part.rival.next-statue', { granite, held: many(model, seat, 'granite') }),
            ] as const,
          ]
        : []),
      scoring(model, seat, 'statues'),
    ],
    rule: 'horus',
  }
}

const pillar: RivalAnswer = (model, seat) => ({
  glyph: 'pillar',
  about: model.words.say('tekhenu.part.pillar.title'),
  what: model.words.say('tekhenu.part.pillar.what'),
  rows: [built(model, seat, 'pillars'), scoring(model, seat, 'temple')],
  rule: 'ra',
})

const cards: RivalAnswer = ({ words, view }, seat) => {
  const { cards: open, hidden } = heldCards(view, seat)
  return {
    glyph: 'blessing',
    about: words.say('tekhenu.part.cards.title'),
    what: words.say('tekhenu.part.cards.what'),
    rows: [['now', words.say('tekhenu.part.rival.cards', { open: open.length, hidden })]],
    rule: 'blessings',
  }
}

const ANSWERS: Readonly<Record<string, RivalAnswer>> = {
  board,
  points,
  token,
  tokens,
  scales,
  pan,
  made,
  building,
  statue,
  pillar,
  cards,
  population: (model, seat) => token(model, seat, 'population'),
}

/** How a part of the board of a seat stands now: what it has there, what that costs and brings. */
export function seatRows(model: TableModel, seat: Seat, name: string): Help['rows'] {
  const [kind = '', rest = ''] = name.split('/')
  return ANSWERS[kind]!(model, seat, rest).rows
}

/** What a part of somebody else's board says: whose it is, what it is worth to them, and where the rule is. */
export function rivalHelp(model: TableModel, seat: Seat, name: string): Help {
  const [kind = '', rest = ''] = name.split('/')
  const { about, ...help } = (ANSWERS[kind] ?? board)(model, seat, rest)
  return {
    ...help,
    title: model.words.say('tekhenu.part.rival', { who: nameOf(model, seat), about }),
  }
}
