import type { Identity } from '@benben/protocol'
import type { Guest } from '../store/stored-people.ts'
import type { TableService } from '../tables/service.ts'

/** How a person is kept. */
export async function identityOf(
  { store }: TableService,
  guest: Guest,
  canHavePasskeys: boolean,
): Promise<Identity> {
  const [devices, [phrase], passkeys] = await Promise.all([
    store.devices(guest.id),
    store.credentialsOf(guest.id, 'phrase'),
    store.credentialsOf(guest.id, 'passkey'),
  ])
  return {
    nickname: guest.nickname,
    devices,
    phrase: phrase?.created ?? null,
    passkeys: passkeys.map(({ id, created }) => ({ id, created })),
    canHavePasskeys,
  }
}
