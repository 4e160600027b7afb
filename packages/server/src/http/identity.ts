import { generateMnemonic, validateMnemonic } from '@scure/bip39'
import { wordlist } from '@scure/bip39/wordlists/english.js'
import {
  codeRequest,
  PATHS,
  signInByDevice,
  signInByPhrase,
  signOutRequest,
  type DeviceAnswer,
  type Identity,
  type Me,
  type NameAnswer,
  type PhraseAnswer,
} from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Credential, Guest } from '../store/stored-people.ts'
import type { NoticeService } from '../notices/service.ts'
import { newId } from '../tables/opening.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { signIn } from './cookie.ts'
import { exportOf } from './export.ts'
import { identityOf } from './identity-of.ts'
import { meOf } from './guests.ts'
import { Entrance } from './sign-in.ts'
import { COOKIE, hashOf, needPerson } from './who.ts'

/** Codes and phrases per minute and address, right or wrong. */
const RATE = 10
/** How long a code for a second device works. */
const TWO_MINUTES = 120_000
/** Twelve words of 2048, with a checksum. */
const BITS = 128

export interface IdentityOptions {
  readonly service: TableService
  readonly notices: NoticeService
  /** Whether the public address is https. */
  readonly isSecure: boolean
  /** Whether the public address is known, to which passkeys belong. */
  readonly canHavePasskeys: boolean
  /** Ends the open connections of a guest who has signed out. */
  readonly onSignOut: (guest: string) => void
}

/** How a person is kept, and comes back: recovery phrase, second device, sign out, export. */
export function identityRoutes(app: FastifyInstance, options: IdentityOptions): void {
  const { service, notices, isSecure } = options
  const { store } = service
  const entrance = new Entrance(service, isSecure)
  const limited = { config: { rateLimit: { max: RATE } } }
  const identityFor = (guest: Guest): Promise<Identity> => identityOf(service, guest, options.canHavePasskeys)

  app.get(PATHS.identity, async (request) => identityFor(await needPerson(service, request)))

  app.get(PATHS.export, async (request, reply) => {
    const person = await needPerson(service, request)
    reply.header('content-disposition', 'attachment; filename="benben.json"')
    return exportOf(service, person, await identityFor(person), await notices.exportOf(person))
  })

  app.post(PATHS.phrase, async (request): Promise<PhraseAnswer> => {
    const { id: guest } = await needPerson(service, request)
    const phrase = generateMnemonic(wordlist, BITS)
    for (const { hash } of await store.credentialsOf(guest, 'phrase')) await store.removeCredential(hash)
    const hash = hashOf(phrase)
    await store.addCredential({ kind: 'phrase', hash, id: newId(), guest, data: null, created: Date.now() })
    return { phrase }
  })

  app.post(PATHS.device, async (request): Promise<DeviceAnswer> => {
    const { id: guest } = await needPerson(service, request)
    const created = Date.now()
    await store.removeOldCredentials('device', created - TWO_MINUTES)
    // A new code replaces the one before.
    for (const { hash } of await store.credentialsOf(guest, 'device')) await store.removeCredential(hash)
    const code = newId()
    await store.addCredential({ kind: 'device', hash: hashOf(code), id: newId(), guest, data: null, created })
    return { code, until: created + TWO_MINUTES }
  })

  const guestIn = async (found: Credential | undefined): Promise<Guest> => {
    const isFresh = found !== undefined && found.created > Date.now() - TWO_MINUTES
    const guest = isFresh ? await store.guestById(found.guest) : undefined
    if (guest === undefined) throw faultError('protocol.no-code')
    return guest
  }

  app.post(PATHS.deviceLook, limited, async (request): Promise<NameAnswer> => {
    const { code } = checked(codeRequest, request.body)
    const { nickname } = await guestIn(await store.credential('device', hashOf(code)))
    return { nickname }
  })

  app.post(PATHS.signInByDevice, limited, async (request, reply): Promise<Me> => {
    const { code, join } = checked(signInByDevice, request.body)
    const leaving = await entrance.leaving(request, join)
    const guest = await guestIn(await store.takeCredential('device', hashOf(code)))
    return entrance.enter(reply, guest, leaving, join)
  })

  app.post(PATHS.signInByPhrase, limited, async (request, reply): Promise<Me> => {
    const { phrase, join } = checked(signInByPhrase, request.body)
    const words = phrase.trim().toLowerCase().split(/\s+/).join(' ')
    const found = validateMnemonic(words, wordlist)
      ? await store.credential('phrase', hashOf(words))
      : undefined
    const guest = found && (await store.guestById(found.guest))
    if (guest === undefined) throw faultError('protocol.no-phrase')
    return entrance.enter(reply, guest, await entrance.leaving(request, join), join)
  })

  app.post(PATHS.signOut, async (request, reply): Promise<Me> => {
    const person = await needPerson(service, request)
    const { stay } = checked(signOutRequest, request.body)
    await store.signOut(person.id)
    options.onSignOut(person.id)
    if (stay) await signIn(store, person.id, reply, isSecure)
    else reply.clearCookie(COOKIE, { path: '/' })
    return meOf(stay ? person : undefined)
  })
}
