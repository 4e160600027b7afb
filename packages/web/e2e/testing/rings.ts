import { expect, type Locator, type Page } from '@playwright/test'
import { contrast } from '../../src/testing/contrast.ts'

/** The edges of what is lit or has the focus, as they are drawn, and the ground round them. */

/** How far outside of a part its ground is looked at, in pixels. */
const BESIDE = 7

/** The contrast of the better of these colours, where the ground gives it the least. */
const leastContrast = (colours: readonly string[], grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => Math.max(...colours.map((colour) => contrast(colour, ground)))))

/**
 * The colours of all sharp lines round a part or what is drawn in it: outlines, borders and shadows that are not blurred, if they are
 * wide enough to be seen.
 */
const linesOf = (part: Locator): Promise<readonly string[]> =>
  part.evaluate((whole) => {
    const hex = (colour: string): string[] => {
      const [red, green, blue, alpha = '1'] = colour.match(/[\d.]+/g) ?? []
      const two = (channel = '0'): string => Math.round(Number(channel)).toString(16).padStart(2, '0')
      return Number(alpha) < 1 ? [] : [`#${two(red)}${two(green)}${two(blue)}`]
    }
    return [whole, ...whole.children].flatMap((each) => {
      const { outlineStyle, outlineColor, outlineWidth, borderTop, boxShadow } = getComputedStyle(each)
      const shadows = [...boxShadow.matchAll(/(rgba?\([^)]+\)) 0px 0px 0px ([\d.]+)px/g)]
        .filter(([, , width]) => Number(width) >= 1)
        .flatMap(([, colour]) => hex(colour!))
      const outline = outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2 ? hex(outlineColor) : []
      const border = /^(\d+)px solid (rgb.+)$/.exec(borderTop)
      return [...outline, ...(Number(border?.[1] ?? 0) >= 2 ? hex(border![2]!) : []), ...shadows]
    })
  })

/** What is drawn round parts now: eight places beside each. */
async function groundsOf(page: Page, parts: readonly Locator[]): Promise<readonly (readonly string[])[]> {
  const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ([data, all, beside]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = new OffscreenCanvas(image.width, image.height)
      const context = canvas.getContext('2d')!
      context.drawImage(image, 0, 0)
      return all.map(({ x, y, width, height }) =>
        [0, 0.5, 1].flatMap((across) =>
          [0, 0.5, 1]
            .filter((down) => across !== 0.5 || down !== 0.5)
            .map((down) => {
              const left = x - beside + across * (width + 2 * beside)
              const top = y - beside + down * (height + 2 * beside)
              const [red, green, blue] = context.getImageData(left, top, 1, 1).data
              return `#${[red, green, blue].map((channel) => channel!.toString(16).padStart(2, '0')).join('')}`
            }),
        ),
      )
    },
    [picture, boxes, BESIDE] as const,
  )
}

/** Whatever lies round them, one line of each of these parts stands out 3 : 1; the focus has two, of different lightness. */
export async function expectToStandOut(
  page: Page,
  parts: readonly Locator[],
  how: 'lit' | 'focused',
): Promise<void> {
  const grounds = await groundsOf(page, parts)
  for (const [i, part] of parts.entries()) {
    if (how === 'focused') await part.focus()
    const lines = await linesOf(part)
    const name = `${how}: ${String(part)}: ${lines.join(' ')} on ${grounds[i]!.join(' ')}`
    expect.soft(lines.length, name).toBeGreaterThanOrEqual(2)
    expect.soft(leastContrast(lines, grounds[i]!), name).toBeGreaterThanOrEqual(3)
  }
}
