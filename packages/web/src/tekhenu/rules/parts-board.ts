import type { Seat } from '@benben/kernel'
import {
  BELOW_REGIONS,
  COLUMNS,
  gainsNow,
  isGuess,
  lightOn,
  lineOf,
  MARKET,
  nextScoring,
  openSides,
  ownInLine,
  PEOPLE,
  pointsPerPillar,
  populationFor,
  purityAt,
  regionPrice,
  RESOURCES,
  scoredAt,
  sethOf,
  spaceNamed,
  TEMPLE_SIZE,
  COLOURS,
  type Edge,
} from '@benben/tekhenu'
import { cardText, cardTitle, conquestText } from '../cards/card-facts.ts'
import type { GlyphName } from '../icons/names.ts'
import { nameOf, type TableModel } from '../model.ts'
import { placeLabel } from '../prompt/cause.ts'
import { amountsOf, capital, godName, regionRewardOf, sayOf, tokenName } from '../say.ts'
import { tileText } from './tile-text.ts'
import type { Answer, Help } from './parts.ts'

type Row = Help['rows'][number]

/** What I have of a token. */
const held = ({ view, near }: TableModel, token: string): number => view.seats[near]!.tokens[token] ?? 0

/** Which dice are pure here and so on, as the light falls now. */
function lightRow(model: TableModel, god: string): readonly Row[] {
  const { words, view, edition } = model
  const light = lightOn(edition, view, god)
  const section = edition.wheel.godsClockwise.indexOf(god as 'ra')
  if (light === undefined || section < 0) return []
  const many = { pure: 0, tainted: 0, forbidden: 0 }
  for (const die of view.dice[section]!) many[purityAt(edition, view, god, die.split(' ')[0]!)]++
  return [
    ['now', words.say('tekhenu.part.light', { light: sayOf(words, `tekhenu.light.${light}`), ...many })],
  ]
}

function statueRow(model: TableModel, god: string): readonly Row[] {
  const { words, view, edition } = model
  const owners = [
    ...new Set((view.godStatues[god] ?? []).flatMap((seat) => (seat === null ? [] : [nameOf(model, seat)]))),
  ]
  const value = String(view.horus.indexOf(god) + 1) as '1'
  if (owners.length === 0 || view.horus.indexOf(god) < 0) return []
  const bonus = amountsOf(words, edition.horusBonuses.byDieValue[value])
  return [['statues', words.say('tekhenu.part.bonus', { owners: words.list(owners), bonus })]]
}

/** What a god action costs me, in the numbers of my board. */
function costOf(model: TableModel, god: string): string {
  const { words, view, edition, near } = model
  const board = view.seats[near]!
  const costs: Readonly<Record<string, () => Readonly<Record<string, number>>>> = {
    horus: () => ({
      left: board.statues,
      granite: edition.playerBoard.statueGranite[edition.supply.statues - board.statues] ?? 0,
      held: held(model, 'granite'),
    }),
    ra: () => ({ limestone: held(model, 'limestone'), granite: held(model, 'granite') }),
    hathor: () => ({ held: held(model, 'bread') }),
    bastet: () => ({ held: held(model, 'papyrus') }),
    thoth: () => ({ held: held(model, 'papyrus') }),
    osiris: () => ({ held: board.happiness }),
    seth: () => ({ held: sethOf(view)?.seats[near]?.warriors ?? 0 }),
  }
  const text = sayOf(words, `tekhenu.part.costs.${god}`, costs[god]?.() ?? {})
  const isPaid = RESOURCES_PAY.has(god) && (god !== 'horus' || board.statues > 0)
  return isPaid ? withGold(model, text) : text
}

/** Gods whose actions are paid with resources. */
const RESOURCES_PAY: ReadonlySet<string> = new Set(['horus', 'ra', 'hathor', 'bastet', 'thoth'])

/** Whoever has gold can pay with it as well. */
function withGold(model: TableModel, costs: string): string {
  const gold = held(model, 'gold')
  return gold === 0 ? costs : model.words.say('tekhenu.part.costs.gold', { costs, gold })
}

const god: Answer = (model, name) => {
  const { words, view, near } = model
  const { happiness } = view.seats[near]!
  const sections = MARKET.filter(({ happiness: needed }) => happiness >= needed).length
  return {
    glyph: name as GlyphName,
    title: godName(words, name),
    what: sayOf(words, `tekhenu.part.${name}`),
    rows: [
      ...lightRow(model, name),
      ['costs', costOf(model, name)],
      ['brings', sayOf(words, `tekhenu.part.brings.${name}`, { happiness, sections })],
      ...statueRow(model, name),
    ],
    rule: name,
  }
}

/** `ra 4 yellow`. */
const die: Answer = (model, name) => {
  const { words, view, edition, near } = model
  const [at = '', number = '', colour = ''] = name.split(' ')
  const value = Number(number)
  const light = lightOn(edition, view, at)
  const purity = light === undefined ? 'tainted' : purityAt(edition, view, at, colour)
  const resource = RESOURCES[COLOURS.indexOf(colour as 'gray')]
  const told = { god: godName(words, at), value }
  return {
    glyph: purity,
    title: words.say('tekhenu.part.die', {
      die: capital(words.say('tekhenu.die', { colour: sayOf(words, `tekhenu.colour.${colour}`), value })),
      god: godName(words, at),
    }),
    what: words.say(`tekhenu.part.die.${purity}`),
    rows: [
      [
        'brings',
        resource === undefined
          ? words.say('tekhenu.part.die.god', told)
          : words.say('tekhenu.part.die.produce', {
              ...told,
              resource: tokenName(words, resource),
              level: view.seats[near]!.production[resource]!,
            }),
      ],
    ],
    rule: light === undefined ? 'dice' : 'purity',
  }
}

/** A pillar on its tile: whose it is, what the tile did, what it scores for its owner. */
function pillarAt(model: TableModel, name: string, tile: string, owner: Seat): Help {
  const { words, view } = model
  const own = ownInLine(view, spaceNamed(name), owner)
  return {
    glyph: 'pillar',
    title: words.say('tekhenu.part.pillar-at', { who: nameOf(model, owner), space: name }),
    what: words.say('tekhenu.part.pillar-at.what'),
    rows: [
      ['brings', words.say('tekhenu.part.pillar-at.brings', { points: own })],
      ['tile', tileText(words, model.edition, tile)],
    ],
    rule: 'ra',
    card: tile,
  }
}

/** The tile hides what is printed on its space (Q22). */
const conquestAt = ({ words, edition }: TableModel, name: string, tile: string): Help => ({
  glyph: 'conquest',
  title: words.say('tekhenu.part.space', { space: name }),
  what: words.say('tekhenu.part.space.what'),
  rows: [['tile', capital(conquestText(words, edition, tile))]],
  rule: 'conquest',
  unchecked: isGuess(edition.timeOfSeth.conquestTiles.basis) && tile in edition.timeOfSeth.conquestTiles,
})

const space: Answer = (model, name) => {
  const { words, view, edition } = model
  const at = spaceNamed(name) ?? 0
  const covered = view.temple[at] ?? null
  if (covered !== null && covered.owner !== null) return pillarAt(model, name, covered.tile, covered.owner)
  const conquest = sethOf(view)?.temple[at] ?? null
  if (conquest !== null) return conquestAt(model, name, conquest)
  const reward = edition.temple.rewards[Math.floor(at / TEMPLE_SIZE)]![at % TEMPLE_SIZE]!
  return {
    glyph: 'temple',
    title: words.say('tekhenu.part.space', { space: name }),
    what: words.say('tekhenu.part.space.what'),
    rows: [
      ['ra', words.say('tekhenu.part.space.ra', { reward: amountsOf(words, reward) })],
      ['hathor', words.say('tekhenu.part.space.hathor')],
    ],
    rule: 'ra',
    unchecked: isGuess(edition.temple.basis),
  }
}

/** What a building or statue beside the temple scores for its owner at a scoring. */
function lineRow({ words, view, edition }: TableModel, owner: Seat, place: string): readonly Row[] {
  const scored = scoredAt(edition, view, owner, 'temple').find((each) => each.place === place)
  return scored === undefined
    ? []
    : [['brings', words.say('tekhenu.part.house.brings', { points: scored.points })]]
}

const house: Answer = (model, name) => {
  const { words, view, edition } = model
  const [side = '', number = ''] = name.split(' ')
  const n = Number(number)
  const owner = view.houses[name]
  const bread = edition.temple.buildingSpaces[side as Edge].bread[n - 1] ?? 0
  const open = openSides(edition, view.players).includes(side as Edge)
  return {
    glyph: 'building',
    title: words.say('tekhenu.part.house', {
      side: words.say(`tekhenu.place.${side as Edge}`, { n, column: COLUMNS[n - 1] ?? '' }),
    }),
    what: words.say('tekhenu.part.house.what'),
    rows:
      owner !== undefined
        ? [
            ['now', words.say('tekhenu.part.house.owner', { who: nameOf(model, owner) })],
            ['costs', words.say('tekhenu.part.house.cost', { bread })],
            ...lineRow(model, owner, name),
          ]
        : [
            open
              ? [
                  'costs',
                  withGold(
                    model,
                    words.say('tekhenu.part.house.costs', { bread, held: held(model, 'bread') }),
                  ),
                ]
              : ['now', words.say('tekhenu.part.house.closed', { players: view.players })],
          ],
    rule: 'hathor',
    unchecked: isGuess(edition.temple.basis),
  }
}

const workshop: Answer = (model, name) => {
  const { words, view } = model
  const row = Number(name.split(' ')[1])
  const owner = view.workshops[name]
  return {
    glyph: 'osiris',
    title: words.say('tekhenu.part.workshop', { place: placeLabel(words, name) }),
    what: words.say('tekhenu.part.workshop.what', { row }),
    rows: [
      owner === undefined
        ? ['costs', costOf(model, 'osiris')]
        : ['now', words.say('tekhenu.part.house.owner', { who: nameOf(model, owner) })],
      ['brings', sayOf(words, `tekhenu.boards.osiris-about.${row}`)],
    ],
    rule: 'osiris',
  }
}

/** Whose statue for the people stands at a place. */
function ownerOfStatue({ view }: TableModel, place: string): Seat | null {
  const column = BELOW_REGIONS.indexOf(place as 'left')
  if (column >= 0) return sethOf(view)?.peopleStatues[column] ?? null
  return view.peopleStatues[PEOPLE.indexOf(place as 'row')] ?? null
}

/** What a statue of mine would score here, at once and whenever the table is scored as it stands. */
function wouldScore({ words, view, edition, near }: TableModel, name: string): readonly Row[] {
  const place = PEOPLE.indexOf(name as 'row')
  const mine = view.seats[near]!
  if (view.peopleStatues[place] !== null || mine.statues === 0) return []
  const gains = (then: TableModel['view']): number => nextScoring(then, gainsNow(edition, then)[near]!)
  const built = {
    ...view,
    peopleStatues: view.peopleStatues.with(place, near),
    seats: view.seats.with(near, { ...mine, statues: mine.statues - 1 }),
  }
  const own = lineOf(name).filter((at) => view.temple[at]?.owner === near).length
  return [
    [
      'brings',
      words.say('tekhenu.part.people-statue.brings', {
        now: own * pointsPerPillar(edition, view, near, name),
        later: gains(built) - gains(view),
      }),
    ],
  ]
}

const people: Answer = (model, name) => {
  const owner = ownerOfStatue(model, name)
  return {
    glyph: 'statue',
    title: capital(sayOf(model.words, `tekhenu.boards.statue-${name}`) || placeLabel(model.words, name)),
    what: model.words.say(
      name === 'left' || name === 'right' ? 'tekhenu.part.column-statue' : 'tekhenu.part.people-statue',
    ),
    rows:
      owner === null
        ? [['costs', costOf(model, 'horus')], ...wouldScore(model, name)]
        : [
            ['now', model.words.say('tekhenu.part.statue-of', { who: nameOf(model, owner) })],
            ...lineRow(model, owner, name),
          ],
    rule: name === 'left' || name === 'right' ? 'seth' : 'horus',
  }
}

const honour: Answer = (model, name) => ({
  glyph: 'statue',
  title: model.words.say('tekhenu.part.honour', { god: godName(model.words, name) }),
  what: model.words.say('tekhenu.part.honour.what'),
  rows: [['costs', costOf(model, 'horus')], ...statueRow(model, name)],
  rule: name === 'seth' ? 'seth' : 'horus',
  unchecked: name !== 'seth' && isGuess(model.edition.horusBonuses.basis),
})

const track: Answer = (model, name) => {
  const { words, view, edition, near } = model
  const at = Number(name)
  const { population, happiness } = view.seats[near]!
  const section = MARKET.find((each) => each.happiness === at)
  const opens = MARKET.find((each) => populationFor(edition, each) === at)
  const brings = [
    ...(edition.populace.scoringSymbolsAt.includes(at) ? [words.say('tekhenu.part.track.symbol')] : []),
    ...(section === undefined
      ? []
      : [words.say('tekhenu.part.track.section', { at, section: section.section })]),
    ...(opens === undefined ? [] : [words.say('tekhenu.part.track.opens', { section: opens.section })]),
  ]
  return {
    glyph: 'happiness',
    title: words.say('tekhenu.part.track', { at }),
    what: words.say('tekhenu.part.track.what'),
    rows: [
      ['now', words.say('tekhenu.part.track.mine', { population, happiness })],
      ...(brings.length === 0 ? [] : [['brings', brings.join('; ')] as const]),
    ],
    rule: 'bastet',
  }
}

const market: Answer = ({ words, view, edition, near }, name) => {
  const section = MARKET[Number(name) - 1]!
  const { happiness } = view.seats[near]!
  return {
    glyph: 'thoth',
    title: words.say('tekhenu.part.market', { section: name }),
    what:
      view.opened[Number(name) - 1] === true
        ? words.say('tekhenu.part.market.what', { happiness: section.happiness })
        : words.say('tekhenu.part.market.closed', { population: populationFor(edition, section) }),
    rows: [
      [
        'now',
        words.say('tekhenu.part.market.mine', {
          enough: happiness >= section.happiness ? 'yes' : 'no',
          happiness,
        }),
      ],
    ],
    rule: 'thoth',
  }
}

const region: Answer = (model, name) => {
  const { words, view, edition, near } = model
  const { rewards, vpPerScoring, basis } = edition.timeOfSeth.regions
  const points = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  const costs = [0, 1].map((place) => regionPrice(view.players, place)).join(' · ')
  const seth = sethOf(view)
  const own = seth?.seats[near]?.warriors ?? 0
  const owners = (seth?.regions[Number(name) - 1] ?? []).flatMap((seat, place) =>
    seat === null
      ? []
      : [words.say('tekhenu.boards.region-of', { who: nameOf(model, seat), points: points[place]! })],
  )
  return {
    glyph: 'seth',
    title: words.say('tekhenu.part.region', { region: name }),
    what: words.say('tekhenu.part.region.what', { region: name }),
    rows: [
      ...(owners.length === 0 ? [] : [['now', words.list(owners)] as const]),
      ['costs', words.say('tekhenu.part.region.costs', { costs, held: own })],
      [
        'brings',
        `${regionRewardOf(words, rewards[name as '1'])}; ${words.say('tekhenu.part.region.points', { points: points.join(' · ') })}`,
      ],
    ],
    rule: 'seth',
    unchecked: isGuess(basis),
  }
}

const refresh: Answer = (model, name) => ({
  glyph: 'rotation',
  title: model.words.say('tekhenu.part.refresh', { section: name }),
  what: model.words.say('tekhenu.part.refresh.what'),
  rows: [
    [
      'costs',
      withGold(model, model.words.say('tekhenu.part.refresh.costs', { held: held(model, 'papyrus') })),
    ],
  ],
  rule: 'thoth',
})

const card: Answer = ({ words }, name) => ({
  title: cardTitle(words, name),
  what: cardText(words, name),
  rows: [],
  rule: `cards/${name}`,
})

const bag: Answer = ({ words, view }) => ({
  glyph: 'bag',
  title: words.say('tekhenu.part.bag'),
  what: words.say('tekhenu.part.bag.what', {
    many: Object.values(view.bag).reduce((sum, each) => sum + each, 0),
  }),
  rows: [
    [
      'now',
      words.list(
        Object.entries(view.bag)
          .filter(([, many]) => many > 0)
          .map(([colour, many]) => `${many} × ${sayOf(words, `tekhenu.colour.${colour}`)}`),
      ) || words.say('tekhenu.part.bag.empty'),
    ],
  ],
  rule: 'rotation',
})

export const BOARD_PARTS = {
  god,
  die,
  space,
  house,
  workshop,
  people,
  statue: honour,
  track,
  market,
  region,
  refresh,
  bag,
  card,
} satisfies Readonly<Record<string, Answer>>
