import { LIMITS, PATHS, tokenRequest, type NewTokenAnswer, type TokensAnswer } from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import { faultError } from '../fault-error.ts'
import type { Guest } from '../store/stored-people.ts'
import { newId } from '../tables/opening.ts'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { PREFIX, tokenInfoOf, type ProgramData } from './program.ts'
import { hashOf, needPerson, newSecret } from './who.ts'

/** Tokens of programs, managed by the person whose programs they are. */
export function tokenRoutes(app: FastifyInstance, service: TableService): void {
  const { store } = service
  const listOf = async ({ id }: Guest): Promise<TokensAnswer> => ({
    tokens: (await store.credentialsOf(id, 'token')).map(tokenInfoOf),
  })

  app.get(PATHS.tokens, async (request) => listOf(await needPerson(service, request)))

  app.post(PATHS.tokens, async (request): Promise<NewTokenAnswer> => {
    const person = await needPerson(service, request)
    const { name, scopes } = checked(tokenRequest, request.body)
    if (service.isBotName(name)) throw faultError('protocol.bot-name', {}, 'name')
    const known = await store.credentialsOf(person.id, 'token')
    if (known.length >= LIMITS.tokens) throw faultError('protocol.too-many-tokens', { most: LIMITS.tokens })
    const secret = PREFIX + newSecret()
    const data: ProgramData = { name, scopes: [...new Set(scopes)] }
    const credential = { kind: 'token', hash: hashOf(secret), id: newId(), guest: person.id, data } as const
    const created = Date.now()
    await store.addCredential({ ...credential, created })
    return { token: tokenInfoOf({ ...credential, created }), secret }
  })

  app.delete(PATHS.token(':id'), async (request): Promise<TokensAnswer> => {
    const person = await needPerson(service, request)
    const { id } = request.params as { id: string }
    const found = (await store.credentialsOf(person.id, 'token')).find((each) => each.id === id)
    if (found === undefined) throw faultError('protocol.no-token')
    await store.removeCredential(found.hash)
    await service.forget(found)
    return listOf(person)
  })
}
