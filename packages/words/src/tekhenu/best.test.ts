import { clone, fastHost, type Host } from '@benben/kernel'
import { tekhenu, type TekhenuEvent, type TekhenuOptions } from '@benben/tekhenu'
import { expect, test } from 'vitest'
import { gameWords } from '../games.ts'
import { speak } from '../speak.ts'
import { NAMES, playThrough, type Played } from '../testing/tekhenu.ts'

/** The list of best places under a question of Ra, against what playing each move pays. */
const words = speak('en')
const speech = gameWords('tekhenu')
const LISTED = /^ {2}(pillar at \w\d turn \d)/

/** Points for the placement and from technologies it triggers; T22 scores for the payment. */
const isForIt = ({ source, by }: { readonly source: string; readonly by: string }): boolean =>
  source === 'ra' || (source === 'technologies' && by !== 'T22')

/** The points a move scores, up to placing the tile. */
function paid({ position }: Played, seat: number, move: number): number {
  const after = clone(position)
  const events: TekhenuEvent[] = []
  const host: Host<TekhenuEvent> = { ...fastHost, pause: () => true, emit: (event) => events.push(event) }
  tekhenu.step(after, seat, move, host)
  while (!events.some(({ type }) => type === 'tile'))
    tekhenu.step(after, seat, tekhenu.legal(after, seat, [])[0]!, host)
  return events.reduce(
    (sum, event) =>
      sum + (event.type === 'points' && event.seat === seat && isForIt(event) ? event.points : 0),
    0,
  )
}

const MODES: readonly TekhenuOptions[] = [
  { horus: 'shuffled' },
  { horus: 'shuffled', solo: 'medium' },
  { horus: 'shuffled', seth: true },
]

test('the best places are those that score most when they are played', () => {
  let asked = 0
  for (const options of MODES) {
    for (const seed of ['best 1', 'best 2', 'best 3', 'best 4']) {
      const look = (match: Played): void => {
        const seat = tekhenu.toAct(match.position)[0]!
        const decision = tekhenu.decision(match.position, seat)!
        if (decision.question.code !== 'tekhenu.ra') return
        const view = tekhenu.view(match.position, seat)
        const lines = speech.brief!(words, decision, { names: NAMES }, view)
        const listed = lines.flatMap((line) => LISTED.exec(line)?.[1] ?? [])
        const scores = decision.moves
          .filter((move) => tekhenu.write(move).startsWith('pillar '))
          .map((move) => paid(match, seat, move))
          .toSorted((a, b) => b - a)
        expect(listed.map((text) => paid(match, seat, tekhenu.read(text)!))).toEqual(
          scores.slice(0, listed.length),
        )
        expect(speech.move(words, listed[0]!, view)).toMatch(new RegExp(`: ${scores[0]!} points?[,;]`))
        asked++
      }
      playThrough(2, seed, look, options)
    }
  }
  expect(asked).toBeGreaterThan(30)
})
