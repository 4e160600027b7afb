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
  bread: 135,
  'choose-decree': 93,
  colour: 20,
  decrees: 111,
  destiny: 246,
  double: 2,
  draft: 96,
  'end-turn': 131,
  faith: 190,
  'free-action': 5,
  'free-d23': 3,
  'free-value': 8,
  gain: 214,
  hathor: 171,
  horus: 184,
  improve: 32,
  offer: 13,
  osiris: 225,
  pay: 196,
  'pick-blessing': 8,
  'pick-technology': 10,
  proclaim: 100,
  produce: 226,
  ra: 227,
  rewards: 49,
  'seth.artifact-action': 4,
  'seth.artifact-decree': 5,
  'seth.artifact-value': 8,
  'seth.bury-decree': 14,
  'seth.conquest': 48,
  'seth.declare': 4,
  'seth.destiny': 92,
  'seth.draft': 41,
  'seth.gain-alike': 1,
  'seth.keep-decree': 38,
  'seth.levy': 3,
  'seth.muster': 37,
  'seth.order': 1,
  'seth.resettle': 7,
  'seth.swap': 36,
  'seth.thoth': 2,
  settle: 41,
  take: 1607,
  'take-any': 52,
  'take-recoloured': 21,
  thoth: 204,
  'thoth-more': 90,
  use: 1677,
  'vizier-discard': 11,
  'vizier-station': 11,
  welfare: 90,
}
const OFFERED = {
  adjust: 639,
  also: 48,
  anubis: 291,
  as: 82,
  bread: 376,
  building: 2495,
  card: 1567,
  colour: 93,
  conquest: 900,
  decline: 49,
  destiny: 1238,
  discard: 33,
  do: 1953,
  double: 3,
  draft: 653,
  end: 131,
  extra: 52,
  faith: 796,
  first: 2,
  gain: 981,
  go: 440,
  keep: 310,
  move: 31,
  no: 190,
  pay: 523,
  pick: 39,
  pillar: 18_736,
  play: 1714,
  produce: 1594,
  raise: 119,
  refresh: 517,
  reward: 104,
  score: 136,
  station: 61,
  statue: 789,
  swap: 116,
  take: 20_330,
  under: 28,
  use: 83,
  value: 2758,
  warriors: 13,
}
const REFUSED = {
  'anubis-called (anubis)': 52,
  'building-space-taken (hathor)': 385,
  'd23-late (R26)': 1,
  'decree-chosen (decrees)': 17,
  'destiny-discarded (vizier)': 14,
  'destiny-taken (destiny)': 280,
  'die-forbidden (purity)': 4995,
  'die-useless (R7)': 1108,
  'gray (produce)': 1204,
  'no-bread (hathor)': 359,
  'no-granite (horus)': 2,
  'no-papyrus (bastet)': 24,
  'no-papyrus (thoth)': 133,
  'no-scribes (anubis)': 1337,
  'no-scribes (artifacts)': 65,
  'no-scribes (scribes)': 4416,
  'no-statue-space (horus)': 2,
  'no-stone (ra)': 22,
  'no-such-face (scribes)': 100,
  'nothing-at-value (R7)': 107,
  'one-section (R17)': 798,
  'other-district (R29)': 44,
  'other-god (horus)': 918,
  'other-resource (produce)': 3942,
  'other-row (osiris)': 4500,
  'produced-already (R41)': 8,
  'production-full (R18)': 9,
  'refresh-late (R17)': 364,
  'refreshed-once (R17)': 80,
  'row-full (osiris)': 3,
  'same-colour (R4)': 20,
  'section-closed (thoth)': 1189,
  'section-empty (R17)': 115,
  'section-short (R17)': 10,
  'seth.artifact-blocked (destiny)': 81,
  'seth.artifact-late (Q43)': 24,
  'seth.cult-drafted (draft)': 26,
  'seth.die-needs-it (R7)': 1,
  'seth.no-levy (TX02)': 2,
  'seth.no-priests (destiny)': 144,
  'seth.no-priests (seth)': 17,
  'seth.no-statue-space (seth)': 6,
  'seth.no-warriors (BX03)': 2,
  'seth.no-warriors (seth)': 15,
  'seth.region-full (BX03)': 1,
  'seth.region-full (seth)': 2,
  'seth.region-own (seth)': 9,
  'seth.space-taken (Q20)': 108,
  'seth.starting-drafted (draft)': 6,
  'space-closed (hathor)': 955,
  'space-covered (conquest)': 192,
  'space-covered (ra)': 737,
  'statue-space-taken (horus)': 287,
  'statue-spaces-full (R14)': 12,
  'unhappy (R37)': 4,
  'unhappy (osiris)': 5,
  'vizier-stays (vizier)': 9,
  'workshop-taken (BX03)': 6,
  'workshop-taken (osiris)': 109,
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
