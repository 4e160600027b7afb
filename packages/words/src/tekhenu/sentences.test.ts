import {
  cardKind,
  CAUSES,
  standard,
  tekhenu,
  textOf,
  type TekhenuEvent,
  type TekhenuOptions,
} from '@benben/tekhenu'
import type { Params } from '@benben/kernel'
import { describe, expect, test } from 'vitest'
import { gameWords } from '../games.ts'
import { LANGUAGES } from '../languages.ts'
import { fault } from '../said.ts'
import { speak } from '../speak.ts'
import { speakWhole } from '../whole.ts'
import { causeName } from './cause.ts'
import { NAMES, playThrough } from '../testing/tekhenu.ts'

const words = speak('en')
const speech = gameWords('tekhenu')

/** A complete sentence: punctuation at the end, no placeholder left, no unknown code; cards by their names, not their ids. */
const SENTENCE = /^(?!.*(?:[{}]|undefined|NaN|Unknown problem|\b(?:[ABDST]X?|P|Art|Cult)\d\d\b)).*[.?!)]$/s

/** Options under which every step of Botankhamun is a log entry of its own. */
const SOLO = {
  horus: 'shuffled',
  solo: 'hard',
  soloStart: 'choose',
  soloDecrees: 8,
  soloBuildings: 20,
} as const

const SETH = { horus: 'shuffled', seth: true } as const

const SOLO_SETH = {
  ...SETH,
  solo: 'hard',
  soloDecrees: 4,
  soloBuildings: 20,
  soloPacket: '3+2',
  soloArtifacts: 4,
} as const

const sentence = (said: string | undefined): void => {
  if (said !== undefined) expect(said).toMatch(SENTENCE)
}

describe('whole games are told in sentences', () => {
  const types = new Set<string>()
  const questions = new Set<string>()
  const causes = new Set<string>()

  test.each([
    [2, 'tell Botankhamun', SOLO],
    [2, 'tell Botankhamun more', { ...SOLO, solo: 'easy', soloStart: 'random', soloBuildings: 10 }],
    [2, 'tell Botankhamun and Seth', SOLO_SETH],
    [2, 'tell Botankhamun and Seth more', { ...SOLO_SETH, solo: 'easy', soloPacket: '2+2' }],
    [2, 'tell two'],
    [3, 'tell three'],
    [4, 'tell four'],
    [2, 'tell Seth to two', SETH],
    [3, 'tell Seth to three', SETH],
    [4, 'tell Seth to four', SETH],
    [2, 'tell the Vizier', { horus: 'shuffled', vizier: true }],
    [2, 'tell Seth and the Vizier', { ...SETH, vizier: true }],
  ] as [number, string, TekhenuOptions?][])('with %i players (seed %s)', (players, seed, options) => {
    const who = { names: NAMES.slice(0, players) }
    const match = playThrough(
      players,
      seed,
      ({ position }) => {
        for (const seat of tekhenu.toAct(position)) {
          const view = tekhenu.view(position, seat)
          const decision = tekhenu.decision(position, seat)!
          questions.add(decision.question.code)
          sentence(speech.ask(words, decision, who, view))
          for (const move of decision.moves)
            sentence(speech.move(words, tekhenu.write(move), view) ?? 'Unknown problem')
          for (const refused of decision.refusals) sentence(speech.refusal(words, refused, who, view))
        }
      },
      options,
    )
    for (const viewer of [0, 'spectator'] as const) {
      const view = tekhenu.view(match.position, viewer)
      for (const event of [...match.opening.events, ...match.entries.flatMap((entry) => entry.events)]) {
        types.add(event.type)
        // A scoring names its step, which is the source of the points.
        causes.add('by' in event && event.by !== 'scoring' ? causeName(words, event.by) : '')
        sentence(speech.log(words, tekhenu.viewEvent(event, viewer)!, who, view))
      }
    }
    expect(speech.result(words, match.result!, who, tekhenu.view(match.position, 0))[0]).toMatch(SENTENCE)
  })

  test('these games showed most of what there is', () => {
    expect([...causes].filter((cause) => cause.includes('Unknown problem'))).toEqual([])
    expect(causes.size).toBeGreaterThan(20)
    expect(types.size).toBeGreaterThan(60)
    expect(questions.size).toBeGreaterThan(35)
  })
})

describe('every code has a sentence that needs nothing else', () => {
  /** Everything a code of Tekhenu is ever given. */
  const ALL: Params = {
    god: 'ra',
    anubis: 'yes',
    action: 'thoth',
    colour: 'white',
    resource: 'bread',
    value: 3,
    scribes: 2,
    held: 1,
    granite: 2,
    limestone: 1,
    tile: 'P08',
    space: 'c3',
    bread: 2,
    place: 'left 2',
    players: 3,
    papyrus: 2,
    cards: 2,
    card: 'S04',
    section: 3,
    happiness: 9,
    row: 4,
    most: 6,
    faith: 2,
    decree: 'D07',
    other: 'D08',
    question: 'tekhenu.take',
    left: 2,
    balance: -3,
    best: 'D07, D12',
    points: 12,
    symbols: 3,
    gold: 0,
    scribe: 0,
    found: 5,
    expected: 6,
    seats: 3,
    region: 4,
    warriors: 4,
    priests: 6,
    due: 5,
    destiny: 'A02',
    conquest: 'A08',
    token: 'gold',
    from: 'ra',
    buildings: 3,
  }

  test.each([...tekhenu.codes.refusals])('%s', (code) => {
    for (const rule of ['turn', 'R17'])
      expect(speech.refusal(words, { code, params: ALL, rule })).toMatch(SENTENCE)
  })

  const { position } = playThrough(2, 'codes')
  const view = tekhenu.view(position, 0)

  test.each([...tekhenu.codes.questions])('%s', (code) =>
    expect(
      speech.ask(
        words,
        { seat: 0, owed: true, question: { code, params: ALL }, moves: [0], refusals: [] },
        { names: ['Ada'] },
        view,
      ),
    ).toMatch(SENTENCE),
  )

  test.each([...tekhenu.codes.faults])('%s', (code) =>
    expect(fault(words, { path: 'x', code, params: ALL })).toMatch(SENTENCE),
  )

  test('and every cause a name of its own; pillar tiles share one, as do cards that do the same', () => {
    const names = CAUSES.map((cause) => causeName(words, cause))
    const alike = new Set(CAUSES.map((cause) => (cardKind(cause) === 'pillar' ? 'pillar' : textOf(cause))))
    expect(new Set(names).size).toBe(alike.size)
    for (const name of names) expect(name).not.toContain('Unknown problem')
  })
})

describe('refusals', () => {
  const { position } = playThrough(2, 'refusals')
  const view = { ...tekhenu.view(position, 0), toAct: [0] }
  const refuse = (code: string, params: Params): string =>
    speech.refusal(words, { code, params, rule: 'R7' }, { names: NAMES }, view)

  test('name what they speak of, whoever is waited for', () =>
    expect(refuse('tekhenu.same-symbol', { decree: 'D14', other: 'D15' })).toMatch(
      /^Holy Soil has the same symbol as Sacred Way, /,
    ))

  test('say what a die lacks', () =>
    expect(
      refuse('tekhenu.die-useless', {
        god: 'ra',
        colour: 'gray',
        value: 5,
        why: 'tekhenu.no-stone',
        tile: 'P16',
        limestone: 2,
        granite: 1,
      }),
    ).toMatch(
      /^You cannot use the gray 5 at Ra\. The tile costs 2 limestone and 1 granite, more than you can /,
    ))

  // Whatever is refused for its price could not be paid with gold either.
  test.each(['granite', 'stone', 'bread', 'papyrus'])('promise nothing of gold: no-%s', (lacking) =>
    expect(refuse(`tekhenu.no-${lacking}`, { papyrus: 2, bread: 2, granite: 2 })).toContain(
      'more than you can pay, even with gold.',
    ),
  )

  test('or that there are others', () =>
    expect(refuse('tekhenu.die-useless', { god: 'ra', colour: 'gray', value: 5 })).toMatch(
      /at Ra\. Choose a die you can use\. /,
    ))
})

describe('moves', () => {
  const { position } = playThrough(2, 'moves')
  const view = tekhenu.view(position, 0)
  const dark = standard.wheel.godsClockwise.find((_, i) => view.lights[i] === 'dark')

  test('a die goes to a side of the scales, with Anubis to none', () => {
    const said = (anubis: number): string | undefined =>
      speech.move(words, `take ${dark} 3 black`, { ...view, now: { ...view.now, anubis } })
    expect(said(0)).toContain('pure there')
    expect(said(1)).toContain('below the scales')
  })
})

describe('the log', () => {
  const { position } = playThrough(3, 'log')
  const view = tekhenu.view(position, 0)
  const logLine = (event: TekhenuEvent, names: readonly string[] = NAMES): string | undefined =>
    speech.log(words, event, { names }, view)

  test.each<[TekhenuEvent, string]>([
    [{ type: 'gained', seat: 1, tokens: { granite: 1 }, by: 'T04' }, 'Ben gains 1 granite (Falcon Eye).'],
    [
      { type: 'gained', seat: 1, tokens: { scribe: 2 }, by: 'statue of ra' },
      'Ben gains 2 scribes (statue to Ra).',
    ],
    [{ type: 'gained', seat: 0, tokens: { gold: 1 }, by: 'bread 4' }, 'Ada gains 1 gold (bread, row 4).'],
    [
      { type: 'points', seat: 0, points: 4, source: 'ra', by: 'corner' },
      'Ada scores 4 points: matching edges, doubled in the corner.',
    ],
    [
      { type: 'points', seat: 0, points: -1, source: 'maat', by: 'balance' },
      'Ada loses 1 point: the taint on the scales.',
    ],
    [
      { type: 'points', seat: 0, points: 3, source: 'districts', by: 'scoring' },
      'Ada scores 3 points: Districts of Osiris.',
    ],
    [
      { type: 'paid', seat: 2, tokens: { granite: 2, gold: 1 }, by: 'cost' },
      'Cleo pays 2 granite and 1 gold.',
    ],
    [{ type: 'action', seat: 0, action: 'ra', value: 4, by: 'die' }, 'Ada performs Ra with value 4.'],
    [
      { type: 'action', seat: 0, action: 'granite', value: 4, by: 'T19' },
      'Ada produces granite with value 4 (Side Trade).',
    ],
    [
      { type: 'action', seat: 0, action: 'horus', value: 1, by: 'P12' },
      "Ada performs Horus (the tile's ability).",
    ],
    [{ type: 'statue', seat: 0, place: 'ra' }, 'Ada builds a statue to Ra.'],
    [
      { type: 'statue', seat: 0, place: 'quarries' },
      'Ada builds a statue for the people above the quarries.',
    ],
    [{ type: 'building', seat: 0, place: 'bottom 2' }, 'Ada constructs a building below column b.'],
    [
      { type: 'tile', seat: 0, tile: 'P08', space: 'd5', turn: 1 },
      'Ada lays the tile for 1 limestone at d5, turned once.',
    ],
    [{ type: 'weighed', seat: 0, balance: -5 }, 'The scales of Ada show −5.'],
    [
      {
        type: 'scoring',
        scoring: 1,
        ties: [
          { district: 'bread', pieces: 2, tied: [1, 0], row: 3 },
          { district: 'granite', pieces: 1, tied: [2, 0, 1], row: 0 },
        ],
      },
      'The first scoring. The bread district is tied: Ben and Ada have 2 pieces each there. Ben gets it: the piece in row 3 stands highest. The granite district is tied: Cleo, Ada, and Ben have 1 piece each there. Cleo gets it: the statue above it counts as the highest piece.',
    ],
    [{ type: 'maat', maat: 2 }, 'Maat weighs the deeds, for the 2nd time.'],
    [
      { type: 'produced', seat: 0, resource: 'bread', kept: 3, excess: 2 },
      'Ada keeps 3 bread; 2 more taint the scales.',
    ],
  ])('%j', (event, said) => expect(logLine(event)).toBe(said))

  test('tells what decided a game that ended level', () => {
    const ended = (by: 'scribes' | 'order') =>
      logLine({ type: 'ended', winners: [1], tie: { by, seats: [1, 0] } })
    expect(ended('scribes')).toMatch(/Ben and Ada have as many points: more scribes decide\.$/)
    expect(ended('order')).toMatch(/Ben and Ada have as many points: .* place in turn order decides\.$/)
  })

  test('tells nothing twice', () => {
    expect(logLine({ type: 'gained', seat: 0, tokens: { bread: 3 }, by: 'production' })).toBeUndefined()
    expect(logLine({ type: 'chose', seat: 0, move: 'statue to ra' })).toBeUndefined()
  })

  test('keeps a hidden decree hidden', () => {
    expect(logLine({ type: 'decree-drawn', seat: 1, decree: null })).toBe('Ben draws a decree.')
  })

  test('tells people of the same name apart, and those without one by their seats', () => {
    const event: TekhenuEvent = { type: 'turn', seat: 1 }
    expect(logLine(event, ['random', 'random'])).toBe('random (B) takes a turn.')
    expect(logLine(event, [])).toBe('Seat 1 takes a turn.')
  })
})

test('an edition of its own has words of its own', () => {
  const [first, ...rest] = standard.pillarTiles.tiles
  const tiles = [{ ...first!, cost: { ...first!.cost, limestone: 7 } }, ...rest]
  const ours = { ...standard, name: 'ours', pillarTiles: { ...standard.pillarTiles, tiles } }
  const { position } = playThrough(2, 'edition')
  const look = (of: ReturnType<typeof gameWords>): string =>
    of!.look!(words, 'p01', { names: [] }, tekhenu.view(position, 0))!.join(' ')
  expect(look(gameWords('tekhenu', ours))).toContain('costs 7 limestone')
  expect(look(gameWords('tekhenu', undefined))).toContain('costs 2 limestone')
  expect(() => gameWords('tekhenu', { name: 'half' })).toThrow(RangeError)
})

test.each(Object.keys(LANGUAGES))(
  'a move is called as the button of the table calls it: %s',
  async (code) => {
    const spoken = await speakWhole(code)
    const { position } = playThrough(2, 'festival')
    const said = speech.move(spoken, 'do bastet', tekhenu.view(position, 0))
    expect(said).toBe(`${spoken.say('tekhenu.web.act.bastet')}.`)
  },
)
