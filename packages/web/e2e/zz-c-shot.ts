import { chromium as pw } from 'playwright'
import { chromium } from './chromium.ts'
import { stageTekhenu } from './tekhenu-staged.ts'
const [, , what = 'take', w = '1440', h = '900', theme = 'light', players = '2', action = '', out = ''] =
  process.argv
const browser = await pw.launch({
  executablePath: chromium!,
  args: [
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
})
const phone = Number(w) < 760
const ctx = await browser.newContext({
  viewport: { width: Number(w), height: Number(h) },
  colorScheme: theme as 'light',
  reducedMotion: 'reduce',
  deviceScaleFactor: process.env['CLIP'] ? 2 : 1,
  hasTouch: phone,
  isMobile: phone,
})
const page = await ctx.newPage()
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('console', m.text().slice(0, 300))
})
page.on('pageerror', (e) => console.log('pageerror', e.message, e.stack?.slice(0, 600)))
await page.goto('http://localhost:4251/')
const moments: Record<string, any> = {
  draft: { until: (q: string) => q === 'draft' },
  decree: { until: (q: string) => q === 'choose-decree' },
  take: { until: (q: string, r: number) => q === 'take' && r >= 7 },
  ra: { until: (q: string, r: number, m: string[]) => q === 'use' && r >= 5 && m.includes('do ra') },
  hathor: { until: (q: string, r: number, m: string[]) => q === 'use' && r >= 5 && m.includes('do hathor') },
  osiris: { until: (q: string, r: number, m: string[]) => q === 'use' && r >= 5 && m.includes('do osiris') },
  thoth: { until: (q: string, r: number, m: string[]) => q === 'use' && r >= 5 && m.includes('do thoth') },
  horus: { until: (q: string, r: number, m: string[]) => q === 'use' && r >= 5 && m.includes('do horus') },
  faith: { until: (q: string) => q === 'faith' },
  bread: { until: (q: string) => q === 'bread' },
  decrees: { until: (q: string) => q === 'decrees' },
  pay: { until: (q: string) => q === 'pay' },
  end: { until: () => false },
}
const solo = players === 'solo'
await stageTekhenu(page, 'shot', {
  players: solo ? 2 : Number(players),
  options: solo ? { solo: 'medium' } : {},
  ...moments[what],
})
await page.goto('http://localhost:4251/play/shot')
await page
  .waitForSelector('[data-prompt], [data-end]', { timeout: 20000 })
  .catch((e) => console.log('no prompt', e.message.slice(0, 200)))
await page.waitForTimeout(400)
for (const step of action.split(';').filter(Boolean)) {
  const [verb, sel = ''] = step.split('=>')
  if (verb === 'hover') await page.hover(sel)
  if (verb === 'click') await page.click(sel)
  if (verb === 'tap') await page.tap(sel)
  if (verb === 'press') await page.keyboard.press(sel)
  await page.waitForTimeout(150)
}
const clip = process.env['CLIP']
if (clip)
  await page
    .locator(clip)
    .first()
    .screenshot({ path: `/tmp/c-harness/${out || 'clip'}.png` })
else await page.screenshot({ path: `/tmp/c-harness/${out || `${what}-${w}-${theme}`}.png` })
const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
if (wide > 0) console.log('sideways', wide)
const stray = await page.locator('[data-stray]').count()
if (stray) console.log('stray', await page.locator('[data-stray]').innerHTML())
await browser.close()
