import { PATHS } from '@benben/protocol'
import type { Browser, Locator, Page } from '@playwright/test'
import { choose } from './testing/seats.ts'
import { dice, TekhenuPage } from './testing/tekhenu-picture.ts'
import { expect, test } from './testing/test.ts'
import { TextPage } from './testing/text.ts'

/** The text table of somebody who follows Botankhamun. */
class Follower extends TextPage {
  readonly next: Locator
  readonly goOn: Locator

  constructor(page: Page) {
    super(page)
    this.next = page.getByRole('heading', { name: 'What Botankhamun does next' })
    this.goOn = page.locator('[data-go-on]')
  }

  static async come(browser: Browser, baseURL: string): Promise<Follower> {
    const context = await browser.newContext({ baseURL, reducedMotion: 'reduce' })
    const page = await context.newPage()
    await choose(page, { game: 'tekhenu' })
    return new Follower(page)
  }

  /** Chooses among the options of every page. */
  async option(set: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.page.getByRole('button', { name: 'Options' }).click()
    const dialog = this.page.getByRole('dialog', { name: 'Options' })
    await set(dialog)
    await dialog.getByRole('button', { name: 'Close' }).click()
  }

  asText = (): Promise<void> => this.option((dialog) => dialog.getByRole('radio', { name: 'Text' }).check())
  asPicture = (): Promise<void> =>
    this.option((dialog) => dialog.getByRole('radio', { name: 'Picture' }).check())

  /** Plays some moves until Botankhamun is about to take its next step. */
  async playTurn(seed: number): Promise<void> {
    const roll = dice(seed)
    const table = this.page.locator('main')
    for (;;) {
      await expect(this.asked.or(this.next)).toBeVisible()
      if (await this.next.isVisible()) return
      const before = await table.innerText()
      await this.moves.nth(roll(await this.moves.count())).click()
      await expect.poll(() => table.innerText()).not.toBe(before)
    }
  }

  /** Plays some move and takes it back; waits until nothing is left of it. */
  async playInVain(): Promise<void> {
    const before = await this.told()
    await this.play(this.moves.first(), 'click')
    await this.page.getByRole('button', { name: 'Take back the last move' }).click()
    await expect.poll(() => this.told()).toEqual(before)
    await expect(this.asked).toBeVisible()
  }

  /** Goes on to the end of its turn; what each step told. */
  async follow(): Promise<string[][]> {
    const steps: string[][] = []
    for (let last = false; !last;) {
      await expect(this.next).toBeVisible()
      last = await this.page.getByText(LAST_STEP).isVisible()
      const before = await this.told()
      await this.goOn.click()
      await expect.poll(async () => (await this.told()).length).toBeGreaterThan(before.length)
      steps.push((await this.told()).slice(before.length))
      // In the midst of it her statues may leave her a choice.
      if (!last) await this.playTurn(1)
    }
    return steps
  }
}

const LAST_STEP = 'Botankhamun ends its turn next.'

/** Makes an online table for one by the create page, and returns its link for watching. */
async function soloTable({ page }: TextPage): Promise<string> {
  await page.goto('/new')
  const chosen = (name: string, value: string) =>
    page.locator(`[data-option="${name}"]`).getByRole('radio', { name: value, exact: true }).check()
  await chosen('solo', 'Hard')
  await chosen('soloDecrees', '8 points')
  const place = page.getByRole('group', { name: 'Where it is played' })
  await expect(place.getByRole('radio', { name: 'In this browser' })).toBeChecked()
  await place.getByRole('radio', { name: 'Online' }).check()
  await expect(page.getByRole('alert')).toContainText('Others will see your name')
  await expect(page.locator('[data-create]')).toHaveAttribute('aria-disabled', 'true')
  await page.locator('[data-seat-row="1"]').getByRole('textbox').fill('Ada')
  await expect(page.getByText('Online; the game begins at once.')).toBeVisible()
  await page.locator('[data-create]').click()
  await expect(page).toHaveURL(/\/table\//)
  await page.locator('[data-menu]').click()
  const link = await page.locator('dialog input[readonly]').inputValue()
  await page.keyboard.press('Escape')
  return link
}

/** Waits until the server, which waits for nobody, is through with the turn of Botankhamun. */
const played = ({ page }: TextPage): Promise<void> =>
  expect
    .poll(async () => {
      const answer = await page.request.get(PATHS.table(page.url().split('/').at(-1)!))
      return ((await answer.json()) as { table: { toAct: readonly number[] } }).table.toAct
    })
    .toEqual([0])

test('a table for one stands online, and its turns are followed step by step with their reasons', async ({
  browser,
  baseURL,
}) => {
  const ada = await Follower.come(browser, baseURL!)
  await soloTable(ada)
  await ada.asText()
  await expect(ada.page.getByText('Level: hard.')).toBeVisible()
  await expect(ada.log).toContainText('8 points')
  await ada.playTurn(7)
  await expect(ada.page.getByText('The marker of Botankhamun moves next.')).toBeVisible()
  await expect(ada.moves).toHaveCount(0)

  // In the picture, one step after the other, each with its reason beside the pyramid.
  await ada.asPicture()
  const reasons = ada.page.getByRole('list', { name: 'What it did in its last turn, and why' }).locator('li')
  const { goOn } = ada
  await expect(reasons).toHaveCount(0)
  await goOn.click()
  await expect(reasons).toHaveCount(1)
  await expect(ada.page.getByText(/^Botankhamun takes a die next/)).toBeVisible()
  await goOn.click()
  await expect(reasons).toHaveCount(2)
  await expect(ada.page.getByText(/^Botankhamun performs .+ with value \d next/)).toBeVisible()
  await goOn.click()
  await expect.poll(() => reasons.count()).toBeGreaterThan(2)
  // Before its turn ends her statues may leave her a choice.
  const picture = new TekhenuPage(ada.page)
  await expect(goOn.or(picture.root).first()).toBeVisible()
  while (!(await goOn.isVisible())) {
    const [question, wasOpen] = [await picture.question(), await picture.isOpen()]
    await ada.page
      .locator((await picture.choices())[0]!)
      .first()
      .click()
    await picture.answered(question, wasOpen)
    await expect(goOn.or(picture.root).first()).toBeVisible()
  }
  await expect(ada.page.getByText(LAST_STEP)).toBeVisible()
  await goOn.click()
  await expect(goOn).toHaveCount(0)
  await expect(ada.page.locator('[data-question]')).toBeVisible()

  // A move of one's own is taken back as ever, and nothing of what was followed comes again.
  await ada.asText()
  await expect(ada.asked).toBeVisible()
  await ada.playInVain()
  await expect(goOn).toHaveCount(0)
  await ada.page.context().close()
})

test('whoever watches follows at their own pace, and a reload in the middle shows where the table is', async ({
  browser,
  baseURL,
}) => {
  const [ada, eve, zoe] = [
    await Follower.come(browser, baseURL!),
    await Follower.come(browser, baseURL!),
    await Follower.come(browser, baseURL!),
  ]
  const link = await soloTable(ada)
  await ada.asText()
  await eve.page.goto(link)
  await eve.asText()
  await expect(eve.log).toBeVisible()

  // Ada is through with the whole turn; Eve still looks at its first step.
  await ada.playTurn(3)
  const steps = await ada.follow()
  expect(steps).toHaveLength(4)
  await expect(ada.asked).toBeVisible()
  await expect(eve.page.getByText('The marker of Botankhamun moves next.')).toBeVisible()
  // Meanwhile Ada plays on, takes a move back, and plays again: Eve sees none of it before its time.
  const held = await eve.told()
  await ada.playInVain()
  await ada.playTurn(5)
  expect(await eve.told()).toEqual(held)

  // A reload in the middle of the second turn shows how it ended, and waits for nothing that is past.
  await ada.goOn.click()
  await expect(ada.page.getByText(/^Botankhamun takes a die next/)).toBeVisible()
  const middle = await ada.told()
  await played(ada)
  await ada.page.reload()
  await ada.asText()
  await expect(ada.asked).toBeVisible()
  await expect(ada.goOn).toHaveCount(0)
  const whole = await ada.told()
  expect(whole.slice(0, middle.length)).toEqual(middle)
  expect(whole.length).toBeGreaterThan(middle.length)

  // Eve goes through the first turn, comes to the second, and has had enough of steps: she is where everybody is.
  await expect(eve.goOn).toHaveCount(1)
  for (let step = 0; step < 4; step++) {
    const before = (await eve.told()).length
    await eve.goOn.click()
    await expect.poll(async () => (await eve.told()).length).toBeGreaterThan(before)
  }
  await expect(eve.page.getByText('The marker of Botankhamun moves next.')).toBeVisible()
  await eve.option((dialog) => dialog.getByRole('switch', { name: /^Automatic player waits/ }).uncheck())
  await expect(eve.goOn).toHaveCount(0)
  await zoe.page.goto(link)
  await zoe.asText()
  await expect(zoe.log).toBeVisible()
  const all = await zoe.told()
  expect(all.length).toBeGreaterThan(held.length)
  await expect.poll(() => eve.told()).toEqual(all)

  // From now on she sees whole turns; Ada still follows.
  await ada.playTurn(9)
  await expect.poll(async () => (await eve.told()).length).toBeGreaterThan((await ada.told()).length)
  await expect(eve.goOn).toHaveCount(0)
  await Promise.all([ada, eve, zoe].map(({ page }) => page.context().close()))
})
