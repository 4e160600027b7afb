import {
  PATHS,
  type BlockInfo,
  type BlockRequest,
  type BlocksAnswer,
  type ReportAnswer,
} from '@benben/protocol'
import { callApi } from '../store/api.ts'

/** Whom I do not want to read or to meet, and what the operator should see. */

export const fetchBlocks = async (): Promise<readonly BlockInfo[]> =>
  (await callApi<BlocksAnswer>(PATHS.blocks)).blocks

export const block = (request: BlockRequest): Promise<BlocksAnswer> => callApi(PATHS.blocks, request)

export const unblock = async (id: string): Promise<readonly BlockInfo[]> =>
  (await callApi<BlocksAnswer>(PATHS.oneBlock(id), {}, 'DELETE')).blocks

export const report = (table: string, line: number, reason: string): Promise<ReportAnswer> =>
  callApi(PATHS.report(table), { line, ...(reason === '' ? {} : { reason }) })
