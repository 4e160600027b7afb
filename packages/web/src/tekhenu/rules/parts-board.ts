import {
  COLUMNS,
  lightOn,
  MARKET,
  openSides,
  populationFor,
  purityAt,
  regionPrice,
  RESOURCES,
  sethOf,
  spaceNamed,
  TEMPLE_SIZE,
  COLOURS,
  type Edge,
} from '@benben/tekhenu'
import { cardText, cardTitle } from '../cards/card-facts.ts'
import type { GlyphName } from '../icons/names.ts'
import { nameOf, type TableModel } from '../model.ts'
import { placeLabel } from '../prompt/cause.ts'
import { amountsOf, godName, sayOf, tokenName } from '../say.ts'
import type { Answer, Help } from './parts.ts'

type Row = Help['rows'][number]

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

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
  return sayOf(words, `tekhenu.part.costs.${god}`, costs[god]?.() ?? {})
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

const space: Answer = ({ words, edition }, name) => {
  const at = spaceNamed(name) ?? 0
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
    unchecked: edition.temple.basis.includes('reconstructed'),
  }
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
    rows: [
      owner !== undefined
        ? ['now', words.say('tekhenu.part.house.owner', { who: nameOf(model, owner) })]
        : open
          ? ['costs', words.say('tekhenu.part.house.costs', { bread, held: held(model, 'bread') })]
          : ['now', words.say('tekhenu.part.house.closed', { players: view.players })],
    ],
    rule: 'hathor',
    unchecked: edition.temple.basis.includes('reconstructed'),
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
      ...(owner === undefined
        ? []
        : [['now', words.say('tekhenu.part.house.owner', { who: nameOf(model, owner) })] as const]),
      ['costs', costOf(model, 'osiris')],
      ['brings', sayOf(words, `tekhenu.boards.osiris-about.${row}`)],
    ],
    rule: 'osiris',
  }
}

const people: Answer = (model, name) => ({
  glyph: 'statue',
  title: capital(sayOf(model.words, `tekhenu.boards.statue-${name}`) || placeLabel(model.words, name)),
  what: model.words.say(
    name === 'left' || name === 'right' ? 'tekhenu.part.column-statue' : 'tekhenu.part.people-statue',
  ),
  rows: [['costs', costOf(model, 'horus')]],
  rule: name === 'left' || name === 'right' ? 'seth' : 'horus',
})

const honour: Answer = (model, name) => ({
  glyph: 'statue',
  title: model.words.say('tekhenu.part.honour', { god: godName(model.words, name) }),
  what: model.words.say('tekhenu.part.honour.what'),
  rows: [['costs', costOf(model, 'horus')], ...statueRow(model, name)],
  rule: name === 'seth' ? 'seth' : 'horus',
  unchecked: name !== 'seth' && model.edition.horusBonuses.basis.includes('reconstructed'),
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
  const { vpPerScoring, basis } = edition.timeOfSeth.regions
  const points = vpPerScoring[view.players <= 2 ? '1-2 players' : '3-4 players']
  const costs = [0, 1].map((place) => regionPrice(view.players, place)).join(' · ')
  const own = sethOf(view)?.seats[near]?.warriors ?? 0
  return {
    glyph: 'seth',
    title: words.say('tekhenu.part.region', { region: name }),
    what: words.say('tekhenu.part.region.what', { region: name }),
    rows: [
      ['costs', words.say('tekhenu.part.region.costs', { costs, held: own })],
      [
        'brings',
        `${sayOf(words, `tekhenu.region.${name}`)}; ${words.say('tekhenu.part.region.points', { points: points.join(' · ') })}`,
      ],
    ],
    rule: 'seth',
    unchecked: basis.includes('reconstructed'),
  }
}

const refresh: Answer = ({ words }, name) => ({
  glyph: 'rotation',
  title: words.say('tekhenu.part.refresh', { section: name }),
  what: words.say('tekhenu.part.refresh.what'),
  rows: [],
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
  rows: [],
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
