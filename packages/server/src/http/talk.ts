import {
  blockRequest,
  LIMITS,
  notes,
  PATHS,
  reportRequest,
  type BlocksAnswer,
  type Notes,
  type ReportAnswer,
} from '@benben/protocol'
import type { FastifyInstance } from 'fastify'
import type { TableService } from '../tables/service.ts'
import { checked } from './checked.ts'
import { tableIdIn } from './tables.ts'
import { needPerson } from './who.ts'

const ID_PARAM = ':id'

/** Whom somebody does not want to read or to meet, reports to the operator, and private notes. */
export function talkRoutes(app: FastifyInstance, service: TableService): void {
  const { people } = service

  app.get(PATHS.blocks, async (request): Promise<BlocksAnswer> => ({
    blocks: await people.blocks(await needPerson(service, request)),
  }))

  app.post(PATHS.blocks, async (request): Promise<BlocksAnswer> => {
    const me = await needPerson(service, request)
    return { blocks: await people.block(me, checked(blockRequest, request.body)) }
  })

  app.delete(PATHS.oneBlock(ID_PARAM), async (request): Promise<BlocksAnswer> => {
    const me = await needPerson(service, request)
    return { blocks: await people.unblock(me, (request.params as { id: string }).id) }
  })

  app.post(PATHS.report(ID_PARAM), async (request): Promise<ReportAnswer> => {
    const me = await needPerson(service, request)
    await people.report(me, tableIdIn(request), checked(reportRequest, request.body))
    return { reported: true }
  })

  app.get(PATHS.notes(ID_PARAM), async (request): Promise<Notes> =>
    people.notes(await needPerson(service, request), tableIdIn(request)),
  )

  app.put(PATHS.notes(ID_PARAM), { bodyLimit: LIMITS.order }, async (request): Promise<Notes> => {
    const me = await needPerson(service, request)
    return people.writeNotes(me, tableIdIn(request), checked(notes, request.body))
  })
}
