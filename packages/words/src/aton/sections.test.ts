import { aton, type AtonView } from '@benben/aton'
import { Match, random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { speak } from '../speak.ts'
import { course, sections } from './sections.ts'

const words = speak('en')
const who = { names: ['Ada', 'Ben'] }

/** Views of seat 0 all along a game of random moves. */
function views(seed: string): AtonView[] {
  const chance = random(seed)
  const match = new Match(aton, { options: { red: 0 }, names: who.names, seed }, () => true)
  const seen: AtonView[] = []
  for (let seats = aton.toAct(match.position); seats.length > 0; seats = aton.toAct(match.position)) {
    seen.push(aton.view(match.position, 0))
    const seat = seats[chance.below(seats.length)]!
    const moves = aton.legal(match.position, seat, [])
    match.play(seat, moves[chance.below(moves.length)]!)
  }
  return [...seen, aton.view(match.position, 0)]
}

describe('the table in parts', () => {
  const game = views('parts')

  it('has a heading for every cell', () => {
    for (const view of game) {
      const parts = sections(words, view, who)
      expect(new Set(parts.map(({ heading }) => heading)).size).toBe(parts.length)
      for (const { columns, rows } of parts) {
        expect(rows.every((row) => row.length === columns.length)).toBe(true)
        expect(rows.flat().every((cell) => cell === cell.trim() && cell !== '')).toBe(true)
      }
    }
  })

  it('shows every priest in its temple, and counts them', () => {
    for (const view of game) {
      const temples = sections(words, view, who).slice(0, 4)
      temples.forEach(({ rows, notes }, temple) => {
        const signs = view.temples[temple]!.join('')
        const cells = rows.flatMap(([, ...spaces]) => spaces)
        const shown = cells.map((cell) =>
          cell.endsWith(', Red') ? '0' : cell.endsWith(', Blue') ? '1' : '.',
        )
        expect(shown.join('')).toBe(signs)
        expect(notes[0]).toContain(`Red (Ada) has ${signs.split('0').length - 1} priest`)
        expect(notes[0]).toContain(`Blue (Ben) ${signs.split('1').length - 1}.`)
      })
    }
  })

  it('says nothing in letters that a voice would spell', () => {
    const text = game
      .flatMap((view) => sections(words, view, who))
      .flatMap(({ notes, rows }) => [...notes, ...rows.flat()])
    expect(text.filter((line) => /\b[ygkbRB] \d|\by\.|\bR\b/.test(line))).toEqual([])
  })

  it('keeps the other hand hidden while it is', () => {
    const hidden = game.filter(({ seats }) => seats[1]!.hand === null)
    expect(hidden.length).toBeGreaterThan(10)
    for (const view of hidden) {
      const players = sections(words, view, who).find(({ heading }) => heading === 'Players')!
      const hand = players.rows.find(([name]) => name === 'Hand')!
      expect(hand[2]).toBe('4 hidden cards')
      expect(hand[1]).toBe(view.seats[0]!.hand!.join(' '))
    }
  })

  it('tells what goes on in sentences of one line each', () => {
    for (const view of game) {
      const lines = course(words, view, who)
      expect(lines.length).toBeGreaterThan(0)
      expect(lines.every((line) => !line.includes('\n') && line.endsWith('.'))).toBe(true)
    }
  })
})
