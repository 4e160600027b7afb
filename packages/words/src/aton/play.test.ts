import { aton, type AtonEvent, type AtonView } from '@benben/aton'
import { Match, random, type Random, type Viewer } from '@benben/kernel'
import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { width } from '../text.ts'
import { atonWords } from './index.ts'

/** Whole games at random, told to everybody at the table. */
const words = speak('en')
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator']
const NAMES = [
  ['Ada', 'Bob'],
  ['太陽神殿の神官たちとその友人', 'Bartholomew the Wise and Longwinded'],
  ['', '\u001b[31mred'],
]

type AtonMatch = Match<{ red: 'seed' | 0 | 1 }, AtonView, AtonEvent>
type Visit = (match: AtonMatch, viewer: Viewer, view: AtonView, events: readonly AtonEvent[]) => void

/** Plays to the end; after setup and each move everybody looks. */
function playRandomly(seed: string, names: readonly string[], visit: Visit): AtonMatch {
  const match: AtonMatch = new Match(aton, { options: { red: 'seed' }, names, seed }, () => true)
  const chance = random(seed)
  const look = (events: readonly AtonEvent[]): void => {
    for (const viewer of VIEWERS) {
      const seen = events.flatMap((event) => aton.viewEvent(event, viewer) ?? [])
      visit(match, viewer, aton.view(match.position, viewer), seen)
    }
  }
  look(match.opening.events)
  while (aton.toAct(match.position).length > 0) {
    const played = match.play(...anyMove(match, chance))
    if (!played.ok) throw new Error(played.refusal.code)
    look(played.entry.events)
  }
  return match
}

function anyMove({ position }: AtonMatch, chance: Random): [seat: number, move: number] {
  const seats = aton.toAct(position)
  // Now and then a seat that is ready changes its mind.
  const ready = [0, 1].find((each) => !seats.includes(each) && aton.legal(position, each, []).length > 0)
  const seat = ready !== undefined && chance.below(4) === 0 ? ready : seats[chance.below(seats.length)]!
  const moves = aton.legal(position, seat, [])
  return [seat, moves[chance.below(moves.length)]!]
}

const BROKEN = /[{}]|undefined|NaN|Unknown problem|\p{Cc}/u
const isLine = (line: string): boolean => width(line) <= 80 && line === line.trimEnd() && !BROKEN.test(line)

test('tables fit 80 columns, and every event, question, refusal and move is a sentence', () => {
  const wrong: (string | undefined)[] = []
  const told = new Set<string>()
  for (let game = 0; game < 6; game++) {
    const names = NAMES[game % NAMES.length]!
    const who = { names }
    const match = playRandomly(`tell ${game}`, names, ({ position }, viewer, view, events) => {
      for (const { type } of events) told.add(type)
      const decision = viewer === 'spectator' ? undefined : aton.decision(position, viewer)
      const said = [
        ...events.map((event) => atonWords.log(words, event, who, view)),
        ...(decision === undefined ? [] : [atonWords.ask(words, decision, who, view)]),
        ...(decision?.refusals ?? []).map((refusal) => atonWords.refusal(words, refusal, who, view)),
        ...(decision?.moves ?? []).map((move) => atonWords.move(words, aton.write(move), view)),
      ]
      wrong.push(...said.filter((sentence) => sentence === undefined || BROKEN.test(sentence)))
      wrong.push(...atonWords.table(words, view, who).filter((line) => !isLine(line)))
    })
    const result = atonWords.result(words, match.result!, who, aton.view(match.position, 0))
    wrong.push(...result.filter((line) => !isLine(line)))
  }
  expect(wrong).toEqual([])
  expect(told.size).toBeGreaterThan(14)
})

test('hidden cards never appear: any other hand would be told the same way', () => {
  const chance = random('guess')
  const who = { names: NAMES[0]! }
  const given: string[] = []
  const told: string[] = []
  let differences = 0
  for (let game = 0; game < 4; game++) {
    playRandomly(`hide ${game}`, who.names, (_, viewer, view, events) => {
      const guessed = aton.view(aton.determinize(view, chance), viewer)
      const shown = atonWords.table(words, view, who)
      if (shown.join('\n') !== atonWords.table(words, guessed, who).join('\n')) differences++
      if (view.waiting.at(-1)?.wait === 'assign') given.push(...othersCells(view, shown))
      const theirs = events.filter((event) => 'cards' in event && event.cards === null)
      told.push(...theirs.map((event) => atonWords.log(words, event, who, view) ?? ''))
    })
  }
  expect(differences).toBe(0)
  expect(new Set(given)).toEqual(new Set(['4 hidden cards', '? face down', '- not assigned yet']))
  expect(told.filter((sentence) => /\d/.test(sentence))).toEqual([])
  expect(told.length).toBeGreaterThan(100)
})

/** Hand and cartouches of every seat that is not the viewer's, as the table shows them. */
function othersCells(view: AtonView, lines: readonly string[]): string[] {
  const cartouches = lines.findIndex((line) => line.startsWith('Cartouches'))
  const rows = [
    lines.find((line) => line.startsWith('Hand'))!,
    ...lines.slice(cartouches + 1, cartouches + 5),
  ]
  return [view.red, 1 - view.red].flatMap((seat, column) =>
    seat === view.viewer ? [] : rows.map((line) => line.slice(22 + 30 * column, 50 + 30 * column).trim()),
  )
}
