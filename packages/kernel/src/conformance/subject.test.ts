import { describe, expect, it } from 'vitest'
import { accountsFor, differences } from './subject.ts'

describe('where two views differ', () => {
  const view = {
    score: 1,
    seats: [{ hand: { gold: 1 } }, { hand: { gold: 2 } }],
    dice: [1, 2],
    now: { seat: 0 },
  }

  it('is told down to the field, whichever entry of a list it is in', () => {
    expect(differences(view, structuredClone(view))).toEqual([])
    expect(
      differences(view, {
        score: 2,
        seats: [{ hand: { gold: 1 } }, { hand: { gold: 3 } }],
        dice: [1],
        now: { seat: 1 },
      }),
    ).toEqual(['score', 'seats.hand.gold', 'dice', 'now.seat'])
  })

  it('is also what came or went', () => {
    expect(differences(view, { ...view, over: true })).toEqual(['over'])
    expect(differences(view, { ...view, now: {} })).toEqual(['now.seat'])
    expect(differences(view, { ...view, seats: view.seats.slice(1) })).toEqual(['seats'])
  })

  it('is accounted for by itself and by what holds it, not by what it holds or a name that begins alike', () => {
    expect(accountsFor('now.seat', 'now.seat')).toBe(true)
    expect(accountsFor('now', 'now.seat')).toBe(true)
    expect(accountsFor('now.seat', 'now')).toBe(false)
    expect(accountsFor('now', 'nowhere')).toBe(false)
  })
})
