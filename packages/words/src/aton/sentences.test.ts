import {
  aton,
  EVENTS,
  FIRST_BY,
  POSITION_FAULTS,
  QUESTIONS,
  REASONS,
  REFUSALS,
  RULES,
  type AtonEvent,
} from '@benben/aton'
import { fastHost, type Decision, type Params } from '@benben/kernel'
import { describe, expect, test } from 'vitest'
import { fault } from '../said.ts'
import { speak } from '../speak.ts'
import { speakWhole } from '../whole.ts'
import { atonWords } from './index.ts'

const words = speak('en')
const who = { names: ['Ada', 'Bob'] }
const start = aton.setup({ red: 1 }, 2, 'sentences', fastHost)
const view = aton.view(start, 0)

const log = (event: AtonEvent): string | undefined => atonWords.log(words, event, who, view)
/** Ends like a sentence, and nothing in it is left open or unknown. */
const SENTENCE = /^(?!.*(?:[{}]|undefined|Unknown problem)).+[.)]$/

const HAPPENED: { readonly [T in AtonEvent['type']]: Extract<AtonEvent, { type: T }> } = {
  round: { type: 'round', round: 2 },
  dealt: { type: 'dealt', seat: 0, cards: [1, 2, 2, 4] },
  reshuffled: { type: 'reshuffled', seat: 1 },
  exchanged: { type: 'exchanged', seat: 0, discarded: [1, 1, 1, 2], cards: [1, 2, 2, 4] },
  assigned: { type: 'assigned', seat: 0, cards: [4, 2, 1, 2] },
  reassigned: { type: 'reassigned', seat: 0, cards: [2, 4, 1, 2] },
  revealed: {
    type: 'revealed',
    cards: [
      [1, 2, 3, 4],
      [4, 3, 2, 1],
    ],
  },
  compared: { type: 'compared', seat: 1, points: 6 },
  'tie-draw': { type: 'tie-draw', cards: [2, 3] },
  first: { type: 'first', seat: 0, by: 'cartouche2' },
  removed: { type: 'removed', seat: 0, owner: 1, space: 18, to: 'dead' },
  placed: { type: 'placed', seat: 1, space: 18 },
  unplaced: { type: 'unplaced', seat: 1, to: 'dead' },
  'turn-ended': { type: 'turn-ended', seat: 1 },
  scored: {
    type: 'scored',
    lines: [
      { source: 'temple1', seat: 1, points: 3 },
      { source: 'black', seat: 1, points: 8 },
    ],
  },
  returned: { type: 'returned', seat: 1, space: 18 },
  'realm-emptied': { type: 'realm-emptied', priests: [7, 1] },
  discarded: { type: 'discarded', seat: 0, cards: [1, 2, 3, 4] },
  ended: { type: 'ended', reason: 'points', winners: [1] },
}

describe('the log', () => {
  test.each([...EVENTS])('has a sentence for %s', (type) => expect(log(HAPPENED[type])).toMatch(SENTENCE))

  test('names colours and people', () => {
    expect(log(HAPPENED.placed)).toBe('Red (Bob) places a priest at 2b3.')
    expect(log(HAPPENED.removed)).toBe(
      'Blue (Ada) removes a priest of Red (Bob) from 2b3 to the realm of the dead.',
    )
    expect(log({ ...HAPPENED.removed, owner: 0, to: 'reserve' })).toBe(
      'Blue (Ada) removes one of their own priests from 2b3. The realm of the dead is full, so it returns to the reserve.',
    )
    expect(log(HAPPENED.revealed)).toBe('The cards are turned up. Red (Bob): 4 3 2 1. Blue (Ada): 1 2 3 4.')
  })

  describe.each([
    [
      'en',
      [
        'You place a priest at 2b3.',
        'You draw 1 2 2 4.',
        'You remove a priest of Blue (Ada) from 2b3 to the realm of the dead.',
        'You remove one of your own priests from 2b3 to the realm of the dead.',
        'Blue (Ada) removes one of your priests from 2b3 to the realm of the dead.',
        'The realm of the dead is emptied. You get 1 priest back, Blue (Ada) 7.',
        'To break the tie you turn up a 3, Blue (Ada) a 2.',
        'Cartouche 1: you have the higher card and score 6 points.',
        'The game is over. You have 40 points or more and win at once.',
      ],
    ],
    [
      'fr',
      [
        'Vous posez un prêtre en 2b3.',
        'Vous piochez 1 2 2 4.',
        'Vous retirez un prêtre de Bleu (Ada) en 2b3, vers le royaume des morts.',
        'Vous retirez un de vos prêtres en 2b3, vers le royaume des morts.',
        'Bleu (Ada) retire un de vos prêtres en 2b3, vers le royaume des morts.',
        'Le royaume des morts est vidé. Vous récupérez 1 prêtre, Bleu (Ada) 7.',
        'Pour départager, vous retournez un 3, Bleu (Ada) un 2.',
        'Cartouche 1 : vous avez la plus haute carte et marquez 6 points.',
        'La partie est finie. Vous avez 40 points ou plus et gagnez aussitôt.',
      ],
    ],
    [
      'pl',
      [
        'Stawiasz kapłana na 2b3.',
        'Dobierasz 1 2 2 4.',
        'Usuwasz z 2b3 kapłana gracza Niebieski (Ada) do Królestwa Umarłych.',
        'Usuwasz własnego kapłana z 2b3 do Królestwa Umarłych.',
        'Niebieski (Ada) usuwa twojego kapłana z 2b3 do Królestwa Umarłych.',
        'Królestwo Umarłych pustoszeje. Wracają kapłani: do ciebie 1, Niebieski (Ada) 7.',
        'Aby rozstrzygnąć remis, odkrywasz 3, a Niebieski (Ada) odkrywa 2.',
        'Kartusz 1: masz wyższą kartę i zdobywasz 6 punktów.',
        'Koniec gry. Masz co najmniej 40 punktów i natychmiast wygrywasz.',
      ],
    ],
  ] as const)('to whoever reads, in %s', async (language, sentences) => {
    const spoken = await speakWhole(language)
    const tell = (event: AtonEvent): string | undefined =>
      atonWords.log(spoken, event, { ...who, me: 1 }, view)

    test('says You with its verb', () => {
      expect([
        tell(HAPPENED.placed),
        tell({ ...HAPPENED.dealt, seat: 1 }),
        tell({ ...HAPPENED.removed, seat: 1, owner: 0 }),
        tell({ ...HAPPENED.removed, seat: 1, owner: 1 }),
        tell(HAPPENED.removed),
        tell(HAPPENED['realm-emptied']),
        tell(HAPPENED['tie-draw']),
        tell(HAPPENED.compared),
        tell(HAPPENED.ended),
      ]).toEqual(sentences)
    })

    test.each([...EVENTS])('never names them by their name: %s', (type) =>
      expect(tell({ ...HAPPENED[type], ...('seat' in HAPPENED[type] ? { seat: 1 } : {}) })).not.toContain(
        'Bob',
      ),
    )
  })

  test('counts points by source', () => {
    expect(log(HAPPENED.scored)).toBe(
      'The realm of the dead is full, so the temples score. Red (Bob) gains 11 points (Temple 1: 3, Black spaces: 8). Blue (Ada) gains nothing.',
    )
    expect(log(HAPPENED['realm-emptied'])).toBe(
      'The realm of the dead is emptied. Red (Bob) gets 1 priest back, Blue (Ada) 7.',
    )
    expect(log({ type: 'compared', seat: null, points: 0 })).toBe(
      'Cartouche 1: the cards are equal, so nobody scores.',
    )
  })

  test('shows cards only where the event does', () => {
    expect(log(HAPPENED.dealt)).toBe('Blue (Ada) draws 1 2 2 4.')
    expect(log({ type: 'dealt', seat: 1, cards: null })).toBe('Red (Bob) draws four cards.')
    expect(log({ type: 'assigned', seat: 1, cards: null })).toBe('Red (Bob) is ready.')
    expect(log({ type: 'exchanged', seat: 1, cards: null, discarded: null })).toMatch(SENTENCE)
  })

  test.each([...FIRST_BY])('says that %s decided who acts first', (by) => {
    expect(log({ type: 'first', seat: 1, by })).toMatch(SENTENCE)
  })

  test('every way to decide who acts first has words of its own', () => {
    expect(new Set(FIRST_BY.map((by) => log({ type: 'first', seat: 1, by }))).size).toBe(FIRST_BY.length)
  })

  test('names the temple that is full', () => {
    const full = {
      ...view,
      temples: view.temples.map((rows, i) => (i === 2 ? ['1111', '1111', '1111'] : rows)),
    }
    const ended: AtonEvent = { type: 'ended', reason: 'temple', winners: [1] }
    expect(atonWords.log(words, ended, who, full)).toContain('all twelve spaces of temple 3 and wins')
  })

  test.each([...REASONS])('tells the end by %s', (reason) => {
    expect(log({ type: 'ended', reason, winners: reason === 'draw' ? [0, 1] : [1] })).toMatch(SENTENCE)
  })

  test('without a name there is the colour, and names are shown safely', () => {
    const placed = (name: string): string | undefined =>
      atonWords.log(words, { type: 'turn-ended', seat: 0 }, { names: [name] }, view)
    expect(placed('  ')).toBe('Blue ends the turn.')
    expect(placed('\u001b[31m{who}')).toBe('Blue (?[31m{who}) ends the turn.')
    expect(placed('A'.repeat(99))).toBe(`Blue (${'A'.repeat(17)}…) ends the turn.`)
  })
})

describe('questions', () => {
  const params = { left: 2, reach: 3 }
  const decision = (code: string, asked: Params = params): Decision => ({
    seat: 0,
    owed: true,
    question: { code, params: asked },
    moves: [],
    refusals: [],
  })
  const ask = (asked: Decision, seen = view): string => atonWords.ask(words, asked, who, seen)

  test.each([...QUESTIONS])('%s', (code) => expect(ask(decision(code))).toMatch(SENTENCE))

  test('show the hand to its owner, and the exchange while there is one', () => {
    expect(ask(aton.decision(start, 0)!)).toBe(
      `Blue (Ada), assign ${view.seats[0]!.hand!.join(' ')} to cartouches 1 to 4, one card each. Once per game you may exchange all four cards instead.`,
    )
    expect(ask(decision('aton.assign'), aton.view(start, 1))).toBe(
      'Blue (Ada), assign one card to each cartouche.',
    )
  })

  test('say from which temples priests return', () => {
    const waiting = [{ wait: 'return', seat: 0, left: 3, leave: [0, 1, 0, 2] } as const]
    expect(ask(decision('aton.return', { left: 3 }), { ...view, waiting })).toBe(
      'Blue (Ada), take 3 priests back into your reserve (1 from temple 2 and 2 from temple 4).',
    )
  })
})

describe('refusals', () => {
  const params = { temple: 4, reach: 2, space: '2b3', question: 'aton.place' }

  test.each([...REFUSALS])('%s, without and with the table', (code) => {
    expect(atonWords.refusal(words, { code, params, rule: 'round' })).toMatch(SENTENCE)
    expect(atonWords.refusal(words, { code, params, rule: 'round' }, who, view)).toMatch(SENTENCE)
  })

  test.each([...RULES])('the rule %s has a title', (rule) => {
    expect(atonWords.refusal(words, { code: 'aton.over', params, rule })).toMatch(/ \(Rule: .+\.\)$/)
  })

  test('say what is wrong, what is possible and the rule', () => {
    expect(atonWords.refusal(words, { code: 'aton.beyond-reach', params, rule: 'cartouche3' })).toBe(
      'Temple 4 is out of reach: your card at cartouche 3 is a 2, so temples 1 to 2 are open to you. (Rule: cartouche 3, the temples in reach.)',
    )
    expect(atonWords.refusal(words, { code: 'aton.not-asked', params, rule: 'round' })).toBe(
      'You cannot do that now. Place a priest. (Rule: the course of a round.)',
    )
  })

  test('tell a player which cards there are, and whose turn it is', () => {
    expect(
      atonWords.refusal(words, { code: 'aton.not-in-hand', params: {}, rule: 'assign' }, who, view),
    ).toContain(`Use ${view.seats[0]!.hand!.join(' ')}, each card once.`)
    expect(
      atonWords.refusal(words, { code: 'aton.not-your-turn', params: {}, rule: 'round' }, who, {
        ...view,
        toAct: [1],
      }),
    ).toContain('Wait for Red (Bob).')
  })
})

describe('faults of a position', () => {
  const params = { found: 3, expected: 9, value: 2, most: 8 }
  test.each([...POSITION_FAULTS])('%s', (code) =>
    expect(fault(words, { path: 'position', code, params })).toMatch(SENTENCE),
  )
})

describe('moves', () => {
  const gloss = (text: string, seen = view): string | undefined => atonWords.move(words, text, seen)

  test('are told by what they do', () => {
    expect(gloss('assign 3 1 4 2', { ...view, round: 2 })).toBe(
      'Put 3 at cartouche 1 for points, 1 at cartouche 2 (remove one of your own), 4 at cartouche 3 (temples 1 to 4) and 2 at cartouche 4 (place 2 priests).',
    )
    expect(gloss('assign 3 4 1 1')).toContain('(remove nobody)')
    expect(gloss('place 2b3')).toBe('Place a priest at 2b3, a +1 space of temple 2.')
    expect(gloss('return 4b4')).toBe(
      'Take your priest at 4b4, the blue space of temple 4, back into the reserve.',
    )
    expect(gloss('exchange')).toContain('draw four new cards')
    expect(gloss('end turn')).toBe('End your turn.')
    const step = (text: string): string | undefined => atonWords.step!(words, text, view)
    expect(step('assign 3 1 4 2')).toBe('Cards 3, 1, 4 and 2 at cartouches 1 to 4')
    expect(step('place 2b3')).toBe('Place at 2b3 (+1)')
    expect(step('remove 1b1')).toBe('Remove the priest at 1b1 (black)')
    expect(step('return 4a1')).toBe('Take back the priest at 4a1 (yellow)')
    expect(step('exchange')).toBe(gloss('exchange'))
    expect(step('castle')).toBeUndefined()
  })

  test('say whose priest is removed', () => {
    const temples = view.temples.map((rows, temple) => (temple === 1 ? ['....', '..1.', '....'] : rows))
    expect(gloss('remove 2b3', { ...view, temples })).toBe(
      'Remove the priest of Red from 2b3, a +1 space of temple 2.',
    )
    expect(gloss('remove 2b3')).toContain('nobody stands there')
  })

  test('are undefined where the text is no move', () => {
    expect(gloss('castle')).toBeUndefined()
  })

  test('are all in the help', () => {
    const lines = atonWords.help(words)
    for (const verb of ['assign', 'exchange', 'remove', 'place', 'return', 'end turn']) {
      expect(lines.some((line) => line.startsWith(`  ${verb}`))).toBe(true)
    }
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80)
  })
})
