import { readdirSync, readFileSync } from 'node:fs'
import { clone, equals, readRecord, replay } from '@benben/kernel'
import { expect, it } from 'vitest'
import { tekhenu } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)

/**
 * How often each question is asked in all recorded games together, by its code, each answer offered, by its first word, and each answer
 * refused, by code and rule.
 */
const ASKED = {
  bread: 94,
  'choose-decree': 93,
  colour: 1,
  decrees: 68,
  destiny: 180,
  double: 2,
  draft: 96,
  'end-turn': 44,
  faith: 95,
  'free-action': 1,
  'free-d23': 1,
  'free-value': 2,
  gain: 180,
  hathor: 109,
  horus: 112,
  improve: 26,
  offer: 11,
  osiris: 171,
  pay: 49,
  'pick-blessing': 6,
  'pick-technology': 9,
  proclaim: 63,
  produce: 36,
  ra: 154,
  rewards: 49,
  'seth.artifact-action': 2,
  'seth.artifact-decree': 2,
  'seth.artifact-value': 3,
  'seth.bury-decree': 14,
  'seth.conquest': 22,
  'seth.declare': 1,
  'seth.destiny': 54,
  'seth.draft': 41,
  'seth.gain-alike': 1,
  'seth.keep-decree': 38,
  'seth.muster': 37,
  'seth.order': 1,
  'seth.resettle': 1,
  'seth.swap': 14,
  settle: 9,
  take: 1010,
  'take-any': 11,
  'take-recoloured': 1,
  thoth: 112,
  'thoth-more': 52,
  use: 953,
  'vizier-discard': 8,
  'vizier-station': 8,
  welfare: 63,
}
const OFFERED = {
  adjust: 97,
  also: 2,
  anubis: 175,
  as: 18,
  bread: 263,
  building: 1575,
  card: 639,
  colour: 4,
  conquest: 409,
  decline: 25,
  destiny: 821,
  discard: 24,
  do: 979,
  double: 3,
  draft: 653,
  end: 44,
  extra: 10,
  faith: 306,
  first: 2,
  gain: 778,
  go: 169,
  keep: 304,
  move: 3,
  no: 95,
  pay: 111,
  pick: 31,
  pillar: 12_640,
  play: 207,
  produce: 873,
  raise: 96,
  refresh: 224,
  reward: 104,
  score: 77,
  station: 46,
  statue: 439,
  swap: 43,
  take: 11_604,
  under: 28,
  use: 30,
  value: 1506,
}
const REFUSED = {
  'anubis-called (anubis)': 11,
  'building-space-taken (hathor)': 265,
  'decree-chosen (decrees)': 9,
  'destiny-discarded (vizier)': 11,
  'destiny-taken (destiny)': 187,
  'die-forbidden (purity)': 3393,
  'die-useless (R7)': 916,
  'gray (produce)': 516,
  'no-bread (hathor)': 287,
  'no-granite (horus)': 2,
  'no-papyrus (bastet)': 14,
  'no-papyrus (thoth)': 93,
  'no-scribes (anubis)': 836,
  'no-scribes (artifacts)': 9,
  'no-scribes (scribes)': 2580,
  'no-statue-space (horus)': 2,
  'no-stone (ra)': 15,
  'no-such-face (scribes)': 46,
  'nothing-at-value (R7)': 39,
  'one-section (R17)': 406,
  'other-district (R29)': 44,
  'other-god (horus)': 558,
  'other-resource (produce)': 2439,
  'other-row (osiris)': 3420,
  'production-full (R18)': 8,
  'refresh-late (R17)': 208,
  'refreshed-once (R17)': 37,
  'row-full (osiris)': 3,
  'same-colour (R4)': 1,
  'section-closed (thoth)': 720,
  'section-empty (R17)': 109,
  'seth.artifact-blocked (destiny)': 47,
  'seth.artifact-late (Q43)': 16,
  'seth.cult-drafted (draft)': 26,
  'seth.die-needs-it (R7)': 1,
  'seth.no-priests (destiny)': 121,
  'seth.no-priests (seth)': 12,
  'seth.no-warriors (seth)': 12,
  'seth.region-own (seth)': 4,
  'seth.space-taken (Q20)': 40,
  'seth.starting-drafted (draft)': 6,
  'space-closed (hathor)': 620,
  'space-covered (conquest)': 101,
  'space-covered (ra)': 532,
  'statue-space-taken (horus)': 201,
  'statue-spaces-full (R14)': 6,
  'unhappy (R37)': 2,
  'unhappy (osiris)': 4,
  'vizier-stays (vizier)': 6,
  'workshop-taken (osiris)': 82,
}

it('recorded games ask, offer and refuse as often as they did when they were recorded', () => {
  const asked: Record<string, number> = {}
  const offered: Record<string, number> = {}
  const refused: Record<string, number> = {}
  /** What was asked about a position must not touch it. */
  const changed: Record<string, number> = {}
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.record'))) {
    const match = replay(tekhenu, readRecord(readFileSync(new URL(name, folder), 'utf8')))
    for (let at = 0; at < match.entries.length; at++) {
      const position = match.at(at)!
      for (const seat of tekhenu.toAct(position)) {
        const before = clone(position)
        const { question, moves, refusals } = tekhenu.decision(position, seat)!
        if (!equals(position, before)) count(changed, `${name} at ${at}`)
        count(asked, question.code)
        for (const move of moves) count(offered, tekhenu.write(move).split(' ')[0]!)
        for (const { code, rule } of refusals) count(refused, `${code} (${rule})`)
      }
    }
  }
  expect(changed).toEqual({})
  expect(asked).toEqual(ASKED)
  expect(offered).toEqual(OFFERED)
  expect(refused).toEqual(REFUSED)
})

function count(counts: Record<string, number>, name: string): void {
  const short = name.replace('tekhenu.', '')
  counts[short] = (counts[short] ?? 0) + 1
}
