import { describe, expect, it } from 'vitest'
import { bubblePlace, dockOf } from './place.ts'

const PHONE = { width: 390, height: 844 }
const SHEET = { width: 390, height: 340 }
const at = (y: number, height: number) => ({ x: 0, y, width: 390, height })

describe('the sheet of a lesson on a phone', () => {
  it('stays at the bottom where it covers nothing', () => {
    expect(dockOf([at(100, 200)], SHEET, PHONE)).toBe('bottom')
    expect(dockOf([], SHEET, PHONE)).toBe('bottom')
  })
  it('never covers what is touched first for the sake of something larger', () => {
    const die = { x: 313, y: 118, width: 28, height: 28 }
    expect(dockOf([die, at(600, 160)], SHEET, PHONE)).toBe('bottom')
    expect(dockOf([at(700, 44), at(100, 400)], SHEET, PHONE)).toBe('top')
  })
  it('goes up where only the other parts would be covered', () => {
    expect(dockOf([at(420, 60), at(600, 160)], SHEET, PHONE)).toBe('top')
  })
})

describe('the sheet of a lesson on a phone on its side', () => {
  const LYING = { width: 740, height: 360 }
  const BESIDE = { width: 326, height: 316 }
  it('lies over the prompt, and over the board where the prompt is what is lit', () => {
    expect(dockOf([{ x: 70, y: 60, width: 340, height: 290 }], BESIDE, LYING)).toBe('right')
    expect(dockOf([{ x: 440, y: 300, width: 290, height: 50 }], BESIDE, LYING)).toBe('left')
    expect(dockOf([], BESIDE, LYING)).toBe('right')
  })
})

describe('the bubble of a lesson at a desk', () => {
  const DESK = { width: 1440, height: 900 }
  const SIZE = { width: 372, height: 290 }
  const covers = ({ left, top }: { left: number; top: number }, box: typeof AREA) =>
    left < box.x + box.width &&
    left + SIZE.width > box.x &&
    top < box.y + box.height &&
    top + SIZE.height > box.y
  const PART = { x: 30, y: 235, width: 70, height: 30 }
  const AREA = { x: 8, y: 148, width: 362, height: 178 }

  it('stands beside the whole area of what is lit', () => {
    expect(covers(bubblePlace([PART], [], SIZE, DESK), AREA)).toBe(true)
    expect(covers(bubblePlace([PART], [AREA], SIZE, DESK), AREA)).toBe(false)
  })
  it('never covers what is lit for the sake of what is around it', () => {
    const whole = { x: 0, y: 64, width: 1440, height: 836 }
    expect(covers(bubblePlace([PART], [whole], SIZE, DESK), PART)).toBe(false)
  })
})
