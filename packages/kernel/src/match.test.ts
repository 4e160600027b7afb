import { describe, expect, it } from 'vitest'
import { commitment, derivedNonces } from './fairness.ts'
import { Match } from './match.ts'
import { readRecord, RecordError, writeRecord } from './record.ts'
import { replay } from './replay.ts'
import { toy } from './testing/toy.ts'

/** The toy: each seat in turn takes 1 or 2 stones, or rolls; `end turn` where the host pauses. */
const begin = (pause: (seat: number) => boolean = () => false) =>
  new Match(toy, { options: {}, names: ['Ada', 'Ben'], seed: 'x' }, pause)

const TAKE_1 = toy.read('take 1')!
const ROLL = toy.read('roll')!

describe('a match', () => {
  it('writes down what was played, and what chance brought', () => {
    const match = begin()
    expect(match.play(0, TAKE_1)).toMatchObject({ ok: true, entry: { seat: 0, chance: [], closed: 'turn' } })
    expect(match.play(1, ROLL)).toMatchObject({
      ok: true,
      entry: { chance: [{ sides: 3 }], closed: 'chance' },
    })
    expect(match.entries).toHaveLength(2)
  })

  it('refuses with a code and changes nothing', () => {
    const match = begin()
    const { position } = match
    expect(match.play(1, TAKE_1)).toMatchObject({
      ok: false,
      refusal: { code: 'toy.not-your-turn', rule: 'turn' },
    })
    expect(match.play(7, TAKE_1)).toMatchObject({ ok: false, refusal: { code: 'match.no-such-seat' } })
    expect(match.undo(7)).toMatchObject({ ok: false, refusal: { code: 'match.no-such-seat' } })
    expect(match.position).toBe(position)
  })

  it('undoes a move until the turn is ended by hand', () => {
    const match = begin(() => true)
    const opening = match.position
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-nothing' } })
    match.play(0, TAKE_1)
    expect(match.canUndo(0)).toBe(true)
    expect(match.undo(1)).toMatchObject({ ok: false })
    expect(match.undo(0)).toMatchObject({ ok: true })
    expect(match.position).toBe(opening)
    match.play(0, TAKE_1)
    match.play(0, toy.endTurn)
    expect(match.canUndo(0)).toBe(false)
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-turn' } })
  })

  it('closes undo where chance came in, and at the end', () => {
    const match = begin(() => true)
    match.play(0, ROLL)
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-chance' } })
    while (match.result === undefined) {
      const seat = toy.toAct(match.position)[0]!
      match.play(seat, toy.legal(match.position, seat, [])[0]!)
    }
    const last = match.entries.at(-1)!
    expect(last.closed).toBe('over')
    expect(match.undo(last.seat)).toMatchObject({ ok: false, refusal: { code: 'match.undo-over' } })
  })

  it('remembers every moment', () => {
    const match = begin()
    const opening = match.position
    match.play(0, TAKE_1)
    expect(match.at(0)).toBe(opening)
    expect(match.at(1)).toBe(match.position)
    expect(match.at(2)).toBeUndefined()
    expect(match.at(-1)).toBeUndefined()
  })
})

describe('a match whose moves have to be saved before they count', () => {
  it('previews a move without making it', () => {
    const match = begin()
    const { position } = match
    const previewed = match.preview(0, TAKE_1)
    expect(previewed).toMatchObject({ ok: true, entry: { seat: 0, move: TAKE_1, closed: 'turn' } })
    expect(match.position).toBe(position)
    expect(match.entries).toHaveLength(0)
    if (previewed.ok) match.apply(previewed.entry)
    expect(match.position).not.toBe(position)
    expect(match.entries).toHaveLength(1)
  })

  it('does not make a move that was previewed for another moment', () => {
    const match = begin()
    const previewed = match.preview(0, TAKE_1)
    match.play(0, TAKE_1)
    expect(() => previewed.ok && match.apply(previewed.entry)).toThrow('went on')
  })

  it('previews an undo without taking back', () => {
    const match = begin(() => true)
    match.play(0, TAKE_1)
    const { position } = match
    expect(match.previewUndo(0)).toMatchObject({ ok: true, entry: { seat: 0 } })
    expect(match.previewUndo(1)).toMatchObject({ ok: false, refusal: { code: 'match.undo-nothing' } })
    expect(match.position).toBe(position)
  })
})

describe('a match that goes on from a saved position', () => {
  const resume = (match: ReturnType<typeof begin>, pause: (seat: number) => boolean = () => false) =>
    new Match(toy, match.terms, pause, undefined, {
      position: match.position,
      closings: ['chance', undefined],
    })

  it('has the same future, chance included', () => {
    const whole = begin()
    whole.play(0, ROLL)
    const later = resume(whole)
    for (const match of [whole, later]) {
      while (match.result === undefined) {
        const seat = toy.toAct(match.position)[0]!
        match.play(seat, toy.legal(match.position, seat, []).at(-1)!)
      }
    }
    expect(later.position).toEqual(whole.position)
    expect(later.result).toEqual(whole.result)
    expect(later.entries).toHaveLength(whole.entries.length - 1)
  })

  it('leaves the position it came from alone', () => {
    const whole = begin()
    whole.play(0, ROLL)
    const saved = whole.position.slice()
    resume(whole).play(1, TAKE_1)
    expect(whole.position).toEqual(saved)
  })

  it('remembers who has moved, and why that stands', () => {
    const whole = begin()
    whole.play(0, ROLL)
    const later = resume(whole, () => true)
    expect(later.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-chance' } })
    expect(later.undo(1)).toMatchObject({ ok: false, refusal: { code: 'match.undo-nothing' } })
    expect(later.closings).toEqual(['chance', undefined])
    later.play(1, TAKE_1)
    expect(later.closings).toEqual(['chance', 'turn'])
    expect(later.undo(1)).toMatchObject({ ok: true })
  })

  it('forgets exactly what cannot be undone', () => {
    const match = begin(() => true)
    match.play(0, TAKE_1)
    match.forget()
    expect(match.canUndo(0)).toBe(true)
    match.play(0, toy.endTurn)
    match.forget()
    expect(match.entries).toHaveLength(0)
    expect(match.undo(0)).toMatchObject({ ok: false, refusal: { code: 'match.undo-turn' } })
    expect(match.undo(1)).toMatchObject({ ok: false, refusal: { code: 'match.undo-nothing' } })
  })
})

describe('replaying a record', () => {
  const whole = (): string => {
    const match = begin((seat) => seat === 1)
    while (match.result === undefined) {
      const seat = toy.toAct(match.position)[0]!
      const moves = toy.legal(match.position, seat, [])
      match.play(seat, moves.at(match.entries.length % 3 === 0 ? -1 : 0)!)
    }
    return writeRecord(match, { seed: true })
  }
  const damage = (text: string): string => {
    try {
      replay(toy, readRecord(text))
      return 'good'
    } catch (error) {
      if (!(error instanceof RecordError)) throw error
      return error.damage.code
    }
  }

  it('holds for a whole record', () => expect(damage(whole())).toBe('good'))

  it('names what does not fit', () => {
    const text = whole()
    expect(damage(text.replace('game: toy', 'game: chess'))).toBe('record.game')
    expect(damage(text.replace('rules: 1', 'rules: 2'))).toBe('record.rules')
    expect(damage(text.replace('edition: plain', 'edition: other'))).toBe('record.edition')
    expect(damage(text.replace(/seat 1: .*\n/, '').replace(/nonce 1: .*\n/, ''))).toBe('record.seats')
    expect(damage(text.replace(/nonce 1: .*\n/, ''))).toBe('record.nonces')
    expect(damage(text.replace('options: {}', 'options: {"x":1}'))).toBe('record.options-refused')
    expect(damage(text.replace('\n\n', '\n\n0: fly\n'))).toBe('record.unreadable-move')
    expect(damage(text.replace('\n\n', '\n\n1: take 1\n'))).toBe('record.refused')
    expect(damage(text.replace('\n\n', '\n\n0: undo\n'))).toBe('record.refused')
    expect(damage(text.replace(/points \d+/, 'points 999'))).toBe('record.end')
    expect(damage(`${text.split('\n').slice(0, 14).join('\n')}\nend: empty, won by 0, points 1 1`)).toBe(
      'record.not-over',
    )
  })

  it('checks chance told line by line', () => {
    const match = begin()
    match.play(0, ROLL)
    const text = writeRecord(match, { seed: false })
    expect(text).toMatch(/^0: roll\nchance: \d\/3$/m)
    expect(text).not.toContain('seed:')
    expect(text).not.toContain('nonce')
    expect(damage(text)).toBe('good')
    expect(damage(text.replace(/chance: \d\/3/, 'chance: 3/3'))).toBe('record.chance')
    expect(damage(text.replace(/chance: \d\/3/, 'chance: 1/4'))).toBe('record.chance')
    expect(damage(text.replace(/chance: .*\n/, ''))).toBe('record.no-chance')
    expect(damage(text.replace(/(chance: \d\/3)/, '$1 1/3'))).toBe('record.chance')
  })

  it('goes on where it stopped, pausing where its host says', () => {
    const match = begin(() => true)
    match.play(0, TAKE_1)
    const again = replay(toy, readRecord(writeRecord(match, { seed: true })), () => true)
    expect(toy.legal(again.position, 0, [])).toEqual([toy.endTurn])
    expect(again.undo(0).ok).toBe(true)
  })
})

describe('fair chance', () => {
  it('commits to the seed without telling it, and mixes in every nonce', () => {
    expect(commitment('x')).toMatch(/^[0-9a-f]{64}$/)
    expect(commitment('x')).not.toBe(commitment('y'))
    expect(new Set(derivedNonces('x', 4)).size).toBe(4)
    const opening = (nonces: string[]) =>
      new Match(toy, { options: {}, names: ['Ada', 'Ben'], seed: 'x', nonces }).position.slice(0, 4).join()
    expect(opening(['a', 'b'])).toBe(opening(['a', 'b']))
    expect(opening(['a', 'b'])).not.toBe(opening(['a', 'c']))
    expect(opening(['a', 'b'])).not.toBe(opening(['c', 'b']))
  })
})
