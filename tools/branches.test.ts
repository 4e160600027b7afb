import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { branches, branchesOutside } from './lint/branches.ts'

describe('rules stay in the packages of the games', () => {
  it('nothing outside decides by the id of a card, a tile or a ruling', () =>
    expect(branchesOutside(join(import.meta.dirname, '..'))).toEqual([]))

  const refused = [
    `const bread = technologies.includes('T17') ? 0 : due`,
    `if (by === 'D03') say('doubled')`,
    `if ('P04' !== tile) edges()`,
    `switch (card) { case 'B19': play() }`,
    `const held = cards.has('Cult05')`,
    `const two = ['Art03', 'Art04'].includes(card)`,
    `const awake = new Set(['T09']).has(card)`,
    `const waiting = new Map(); if (rule === 'R12') waiting.clear()`,
    `const split = id.startsWith('BX')`,
    `const value = Number(frame['how']) & 7`,
  ]
  for (const line of refused) it(`refuses ${line}`, () => expect(branches(line)).toHaveLength(1))

  const allowed = [
    `const words = { 'tekhenu.card.T17': 'No bread is due.', T15: 'five' }`,
    `const glyph = GLYPHS['T17']`,
    `const kind = cardKind(id) === 'blessing'`,
    `const lesson = { plays: ['B07', 'T05'] }`,
    `const first = text.startsWith('tekhenu.')`,
    `const how = await run(how)`,
  ]
  for (const line of allowed) it(`allows ${line}`, () => expect(branches(line)).toEqual([]))
})
