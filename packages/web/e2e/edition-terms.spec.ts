import { standard } from '@benben/tekhenu'
import { fieldsOf, type FieldValue } from '@benben/tekhenu/fields'
import { findingsInBothThemes } from './testing/findings.ts'
import { expect, test } from './testing/test.ts'

const VALUES: Readonly<Record<string, FieldValue>> = {
  'temple.rewards[3][2]': { bread: 3 },
  'temple.buildingSpaces.left.bread[1]': 4,
  'pillarTiles.tiles[6].edges[0]': 'clay',
}
const MINE = fieldsOf(standard).reduce(
  (edition, field) => (field.id in VALUES ? field.write(edition, VALUES[field.id]!) : edition),
  { ...standard, name: 'My box' },
)

test('whoever comes to a table sees what its edition changes before sitting down', async ({
  page,
  browser,
  house,
}) => {
  await page.request.post('/api/guest', { data: { nickname: 'Ada' } })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const made = await page.request.post('/api/tables', {
    data: { game: 'tekhenu', seats, printed: MINE, listed: true },
  })
  const { table } = (await made.json()) as { table: { id: string } }
  const context = await browser.newContext({ baseURL: house.url })
  const ben = await context.newPage()
  // The list of tables says that there is something to see, and leads there; so does an invitation.
  await ben.goto('/')
  await ben.getByRole('button', { name: 'Join' }).click()
  const entry = ben.locator(`a[href="/table/${table.id}"]`)
  await expect(entry.locator('[data-other-edition]')).toContainText('Custom printed values')
  await entry.click()
  await expect(ben.locator('[data-differences]')).toContainText('3 values differ')
  await ben.goto(`/table/${table.id}`)
  const differences = ben.locator('[data-differences]')
  await expect(differences).toContainText('3 values differ from the standard edition.')
  await expect(differences.getByText('Space c4: 3 bread instead of 2 limestone')).toBeVisible()
  await expect(differences.getByText('Building left of row 2: 4 instead of 3')).toBeVisible()
  await expect(differences.getByText('P07, top edge: clay instead of sand')).toBeVisible()
  await expect(ben.getByRole('button', { name: 'Sit down' })).toBeVisible()
  expect(await findingsInBothThemes(ben)).toEqual([])
  await context.close()
})
