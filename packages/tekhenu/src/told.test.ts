import { readdirSync, readFileSync } from 'node:fs'
import { readRecord, replay } from '@benben/kernel'
import { expect, it } from 'vitest'
import { tekhenu } from './index.ts'

const folder = new URL('../fixtures/', import.meta.url)

/** How often each event is told in all recorded games together. */
const TOLD = {
  action: 1122,
  'artifact-taken': 11,
  'artifact-used': 9,
  'artifacts-laid': 6,
  awaited: 1,
  because: 53,
  'blessings-discarded': 1,
  blood: 22,
  bread: 103,
  building: 299,
  'called-anubis': 11,
  card: 158,
  changed: 235,
  chose: 720,
  cleared: 78,
  coloured: 1,
  'conquest-laid': 25,
  'conquest-turned': 25,
  cult: 19,
  'cult-drafted': 13,
  declared: 9,
  'declared-colour': 1,
  declined: 4,
  'decree-chosen': 50,
  'decree-doubled': 2,
  'decree-drawn': 3,
  'decree-kept': 49,
  'decree-picked': 16,
  'decrees-buried': 14,
  'decrees-dealt': 2,
  'decrees-done': 63,
  'decrees-shown': 62,
  'destinies-returned': 78,
  destiny: 250,
  'destiny-discarded': 8,
  drafted: 126,
  drafting: 20,
  ended: 26,
  faith: 95,
  gained: 1704,
  initiative: 23,
  kept: 18,
  'kept-silent': 62,
  maat: 104,
  'market-opened': 44,
  order: 130,
  paid: 838,
  pillar: 159,
  played: 56,
  points: 1260,
  populace: 495,
  proclaimed: 1,
  produced: 313,
  production: 263,
  progressed: 48,
  pyramid: 9,
  refilled: 86,
  refreshed: 31,
  resettled: 1,
  rolled: 364,
  rotated: 208,
  round: 416,
  scoring: 52,
  'seth-rolled': 13,
  settled: 1008,
  'settled-region': 25,
  shown: 15,
  stationed: 8,
  statue: 151,
  swapped: 13,
  taken: 1008,
  tile: 159,
  tiles: 318,
  took: 48,
  turn: 1056,
  'turn-ended': 1056,
  turned: 6,
  waived: 10,
  warband: 144,
  weighed: 264,
}

it('recorded games tell every event as often as they did when they were recorded', () => {
  const told: Record<string, number> = {}
  for (const name of readdirSync(folder).filter((each) => each.endsWith('.record'))) {
    const match = replay(tekhenu, readRecord(readFileSync(new URL(name, folder), 'utf8')))
    for (const { type } of match.entries.flatMap(({ events }) => events)) told[type] = (told[type] ?? 0) + 1
  }
  expect(told).toEqual(TOLD)
})
