import { describe, expect, it } from 'vitest'
import { besideLook } from './beside.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})
const size = { width: 340, height: 200 }
const room = { width: 1280, floor: 600 }
const rect = box(500, 300, 60, 60)
const area = box(400, 200, 300, 300)

describe('help beside what is looked at', () => {
  it('stands right of the area where nothing is in its way', () => {
    expect(besideLook({ rect, area }, size, room, [])).toEqual({ left: 708, top: 300 })
  })

  it('leaves what can be chosen uncovered: on the other side, or in a corner', () => {
    const right = box(800, 350, 40, 40)
    expect(besideLook({ rect, area }, size, room, [right])).toEqual({ left: 52, top: 300 })
    const both = [right, box(100, 350, 40, 40), box(300, 320, 40, 40), box(600, 320, 40, 40)]
    const around = [...both, box(550, 130, 40, 40), box(550, 450, 40, 40)]
    expect(besideLook({ rect, area }, size, { ...room, floor: 900 }, around)).toEqual({ left: 500, top: 508 })
    expect(besideLook({ rect, area }, size, room, around)).toEqual({ left: 932, top: 8 })
  })

  it('covers as little as it must where targets are everywhere, and never what is looked at', () => {
    const targets = Array.from({ length: 200 }, (_, i) => box((i % 20) * 64, Math.floor(i / 20) * 60, 30, 30))
    const { left, top } = besideLook({ rect, area }, size, room, targets)
    const covers =
      left < rect.right && left + size.width > rect.left && top < rect.bottom && top + size.height > rect.top
    expect(covers).toBe(false)
    expect(left).toBeGreaterThanOrEqual(8)
    expect(top + size.height).toBeLessThanOrEqual(room.floor)
  })

  it('stands below where a window is too small for anything else', () => {
    expect(
      besideLook(
        { rect: box(8, 8, 340, 40), area: box(8, 8, 340, 40) },
        size,
        { width: 356, floor: 300 },
        [],
      ),
    ).toEqual({
      left: 8,
      top: 56,
    })
  })
})
