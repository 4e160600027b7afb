import type { CDPSession, Page } from '@playwright/test'
import { House } from './testing/house.ts'
import { expect, test } from './testing/test.ts'

/** An authenticator that agrees to everything, as Chromium simulates it. */
async function authenticatorOf(page: Page): Promise<{ client: CDPSession; authenticatorId: string }> {
  const client = await page.context().newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { client, authenticatorId }
}

const meOf = async (page: Page): Promise<unknown> => (await page.request.get('/api/me')).json()

test('a passkey is kept on one device and signs in on a second one', async ({ browser }) => {
  const house = await House.withOrigin()
  const open = async (): Promise<Page> =>
    (await browser.newContext({ baseURL: house.url, reducedMotion: 'reduce' })).newPage()
  const [laptop, phone] = [await open(), await open()]
  const here = await authenticatorOf(laptop)
  const there = await authenticatorOf(phone)
  await laptop.goto('/me')
  await laptop.getByRole('textbox', { name: 'Your name' }).fill('Ada')
  await laptop.getByRole('button', { name: 'Save' }).click()
  await laptop.locator('[data-passkey=keep]').click()
  await expect(laptop.locator('[data-passkey=remove]')).toHaveCount(1)

  // A device without the passkey does not come in.
  await phone.goto('/me')
  await phone.locator('[data-passkey=sign-in]').click()
  await expect(phone.getByRole('status').filter({ hasText: /./ }).first()).toBeVisible()
  expect(await meOf(phone)).toEqual({ guest: null })

  // Passkeys follow their person to other devices.
  const { credentials } = await here.client.send('WebAuthn.getCredentials', {
    authenticatorId: here.authenticatorId,
  })
  for (const credential of credentials)
    await there.client.send('WebAuthn.addCredential', { authenticatorId: there.authenticatorId, credential })
  await phone.reload()
  await phone.locator('[data-passkey=sign-in]').click()
  await expect(phone.getByRole('heading', { name: 'Stay Ada' })).toBeVisible()
  expect(await meOf(phone)).toEqual({ guest: { nickname: 'Ada' } })

  // One that was removed opens nothing.
  await laptop.locator('[data-passkey=remove]').click()
  await expect(laptop.locator('[data-passkey=remove]')).toHaveCount(0)
  await phone.context().clearCookies()
  await phone.reload()
  await phone.locator('[data-passkey=sign-in]').click()
  await expect(phone.getByText('This passkey is not known here')).toBeVisible()
  expect(await meOf(phone)).toEqual({ guest: null })
  await house.close()
})
