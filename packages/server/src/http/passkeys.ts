import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { LIMITS, passkeyRequest, PATHS, signInByPasskey, type Identity, type Me } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Credential } from '../store/stored-people.ts'
import { newId } from '../tables/opening.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { identityOf } from './identity-of.ts'
import { Entrance } from './sign-in.ts'
import { hashOf, needPerson } from './who.ts'

/** How long an authenticator may take to answer a challenge. */
const FIVE_MINUTES = 300_000
/** Requests per minute and address, right or wrong. */
const RATE = 30

/** What a credential of the kind `passkey` holds, beside its id in place of a hash. */
interface PasskeyData {
  readonly publicKey: string
  readonly counter: number
  readonly transports: string[]
}

const keyIn = ({ hash, data }: Credential) => {
  const { publicKey, ...rest } = data as PasskeyData
  return { id: hash, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), ...rest }
}

/** Passkeys (WebAuthn) of the relying party at the public address. Without one there are none: headers can be made up. */
export function passkeyRoutes(app: FastifyInstance, service: TableService, origin: string | undefined): void {
  const { store } = service
  const entrance = new Entrance(service, origin?.startsWith('https:') === true)
  const limited = { config: { rateLimit: { max: RATE } } }
  // Keys and signatures that withstand quantum computers have several kB.
  const large = { ...limited, bodyLimit: LIMITS.order }
  const party = () => {
    if (origin === undefined) throw faultError('protocol.no-passkeys')
    return { expectedOrigin: origin, expectedRPID: new URL(origin).hostname }
  }
  const remember = async (challenge: string, guest: string): Promise<void> => {
    const created = Date.now()
    await store.removeOldCredentials('challenge', created - FIVE_MINUTES)
    await store.addCredential({
      kind: 'challenge',
      hash: hashOf(challenge),
      id: newId(),
      guest,
      data: null,
      created,
    })
  }
  /** Whether this challenge was given out to that guest of late, and not used yet. */
  const isAnswered = (guest: string) => async (challenge: string) => {
    const found = await store.takeCredential('challenge', hashOf(challenge))
    return found?.guest === guest && found.created > Date.now() - FIVE_MINUTES
  }
  /** The library throws where something does not fit; its reasons are of no use to the person. */
  const verified = async <T extends { readonly verified: boolean }>(verify: () => Promise<T>) => {
    const answer = await verify().catch(() => undefined)
    if (answer?.verified !== true) throw faultError('protocol.no-passkey')
    return answer as T & { readonly verified: true }
  }

  app.post(PATHS.passkeyOptions, async (request) => {
    const { expectedRPID: rpID } = party()
    const { id, nickname } = await needPerson(service, request)
    const known = await store.credentialsOf(id, 'passkey')
    const options = await generateRegistrationOptions({
      rpName: 'Benben',
      rpID,
      userName: nickname,
      userID: new TextEncoder().encode(id),
      attestationType: 'none',
      excludeCredentials: known.map(keyIn).map(({ id: key, transports }) => ({ id: key, transports })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    })
    await remember(options.challenge, id)
    return options
  })

  app.post(PATHS.passkey, large, async (request): Promise<Identity> => {
    const person = await needPerson(service, request)
    const response = checked(passkeyRequest, request.body).response as unknown as RegistrationResponseJSON
    const { registrationInfo } = await verified(async () =>
      verifyRegistrationResponse({
        response,
        ...party(),
        expectedChallenge: isAnswered(person.id),
        requireUserVerification: false,
      }),
    )
    const { id: hash, publicKey, counter, transports = [] } = registrationInfo.credential
    const data: PasskeyData = { publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports }
    const created = Date.now()
    await store.addCredential({ kind: 'passkey', hash, id: newId(), guest: person.id, data, created })
    return identityOf(service, person, true)
  })

  app.delete(PATHS.onePasskey(':id'), async (request): Promise<Identity> => {
    const person = await needPerson(service, request)
    const { id } = request.params as { id: string }
    const found = (await store.credentialsOf(person.id, 'passkey')).find((each) => each.id === id)
    if (found === undefined) throw faultError('protocol.no-passkey')
    await store.removeCredential(found.hash)
    return identityOf(service, person, origin !== undefined)
  })

  app.post(PATHS.signInOptions, limited, async () => {
    const { expectedRPID: rpID } = party()
    const options = await generateAuthenticationOptions({ rpID, userVerification: 'preferred' })
    await remember(options.challenge, '')
    return options
  })

  app.post(PATHS.signInByPasskey, large, async (request, reply): Promise<Me> => {
    const { response: raw, join } = checked(signInByPasskey, request.body)
    const response = raw as unknown as AuthenticationResponseJSON
    const leaving = await entrance.leaving(request, join)
    const found = await store.credential('passkey', response.id)
    const guest = found && (await store.guestById(found.guest))
    if (found === undefined || guest === undefined) throw faultError('protocol.no-passkey')
    const { authenticationInfo } = await verified(async () =>
      verifyAuthenticationResponse({
        response,
        ...party(),
        expectedChallenge: isAnswered(''),
        credential: keyIn(found),
        requireUserVerification: false,
      }),
    )
    await store.changeCredential(found.hash, {
      ...(found.data as PasskeyData),
      counter: authenticationInfo.newCounter,
    })
    return entrance.enter(reply, guest, leaving, join)
  })
}
