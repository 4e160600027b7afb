import {
  LIMITS,
  type ExportAnswer,
  type Identity,
  type NoticesExport,
  type TableInfo,
} from '@benben/protocol'
import type { Guest } from '../store/stored-people.ts'
import type { TableService } from '../tables/service.ts'
import { saidBy } from '../talk/said.ts'
import { tokenInfoOf } from './program.ts'
import { resultsAnswerFor } from './results.ts'

/** Everything the server knows of a person, with the records of their finished matches. */
export async function exportOf(
  service: TableService,
  person: Guest,
  identity: Identity,
  notices: NoticesExport,
): Promise<ExportAnswer> {
  const programs = (await service.store.credentialsOf(person.id, 'token')).map(tokenInfoOf)
  const calendar = (await service.store.calendar(person.id)) ?? null
  const all: TableInfo[] = []
  for (;;) {
    const page = await service.infos.list('mine', person, all.at(-1)?.id)
    all.push(...page)
    if (page.length < LIMITS.tables) break
  }
  const tables: ExportAnswer['tables'] = []
  for (const table of all) {
    const record =
      table.status === 'finished' ? await service.replays.record(table.id, person).catch(() => null) : null
    const stored = table.you === null ? undefined : await service.store.table(table.id)
    const ahead = stored?.seats[table.you!]?.ahead
    tables.push({ table, record, ...(ahead === undefined ? {} : { ahead: { ...ahead } }) })
  }
  const results = await resultsAnswerFor(service.store, person, Infinity)
  const said = await saidBy(service.store, person)
  const shares = await service.shares.madeBy(person)
  return {
    nickname: person.nickname,
    identity,
    calendar,
    programs,
    results,
    notices,
    tables,
    shares,
    ...said,
  }
}
