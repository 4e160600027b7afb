import { blockRequest, blocksAnswer, notes, PATHS, reportAnswer, reportRequest } from '@benben/protocol'
import { ID_PARAM, type Operation } from './operation.ts'

/** Talk, blocks, reports and notes. */
export const TALK_OPERATIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: PATHS.blocks,
    does: 'Whom I muted or blocked.',
    access: 'person',
    answer: blocksAnswer,
  },
  {
    method: 'POST',
    path: PATHS.blocks,
    does: 'Mutes or blocks somebody met at a table: the writer of a line, or who sits on a seat.',
    access: 'person',
    body: blockRequest,
    answer: blocksAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.oneBlock(ID_PARAM),
    does: 'Reads somebody again, and lets them sit down again.',
    access: 'person',
    answer: blocksAnswer,
  },
  {
    method: 'POST',
    path: PATHS.report(ID_PARAM),
    does: 'Shows the operator a line or a person, with the lines around it. Sent twice, it is one report.',
    access: 'person',
    body: reportRequest,
    answer: reportAnswer,
  },
  {
    method: 'GET',
    path: PATHS.notes(ID_PARAM),
    does: 'My private notes at this table.',
    access: 'person',
    answer: notes,
  },
  {
    method: 'PUT',
    path: PATHS.notes(ID_PARAM),
    does: 'Writes the notes that follow a version.',
    access: 'person',
    body: notes,
    answer: notes,
  },
]
