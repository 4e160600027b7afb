import {
  actRequest,
  createRequest,
  joinRequest,
  leaveAnswer,
  listQuery,
  PATHS,
  peopleAnswer,
  tableAnswer,
  tablesAnswer,
} from '@benben/protocol'
import { ID_PARAM, type Operation } from './operation.ts'

/** Tables and their seats. */
export const TABLE_OPERATIONS: readonly Operation[] = [
  ...(['mine', 'open', 'watch'] as const).map((list): Operation => ({
    method: 'GET',
    path: PATHS[list],
    does: {
      mine: 'My tables, newest first.',
      open: 'Public tables with open seats, newest first.',
      watch: 'Public matches to watch, newest first.',
    }[list],
    access: 'everybody',
    query: listQuery,
    answer: tablesAnswer,
  })),
  {
    method: 'POST',
    path: PATHS.tables,
    does: 'Creates a table.',
    access: 'create',
    body: createRequest,
    answer: tableAnswer,
  },
  {
    method: 'GET',
    path: PATHS.table(ID_PARAM),
    does: 'One table.',
    access: 'everybody',
    answer: tableAnswer,
  },
  {
    method: 'POST',
    path: PATHS.join(ID_PARAM),
    does: 'Sits down: on the seat kept for the guest, else on an open one. Sent twice, it changes nothing.',
    access: 'play',
    body: joinRequest,
    answer: tableAnswer,
  },
  {
    method: 'POST',
    path: PATHS.leave(ID_PARAM),
    does: 'Gives up the seat before the match begins.',
    access: 'play',
    answer: leaveAnswer,
  },
  {
    method: 'POST',
    path: PATHS.act(ID_PARAM),
    does: 'What people do with a table and its seats, apart from playing: cancel, concede, let a bot take over. Sent twice, it changes nothing.',
    access: 'play',
    body: actRequest,
    answer: leaveAnswer,
  },
  {
    method: 'POST',
    path: PATHS.rematch(ID_PARAM),
    does: 'A new table for the same people. Sent twice, it answers with the same table.',
    access: 'create',
    answer: tableAnswer,
  },
  {
    method: 'GET',
    path: PATHS.people(ID_PARAM),
    does: 'Rating and results of those at a table who show them, for this game with this number of seats.',
    access: 'everybody',
    answer: peopleAnswer,
  },
  {
    method: 'GET',
    path: PATHS.live(ID_PARAM),
    does: 'The live connection: a WebSocket, see docs/live.md. Programs send their token with the upgrade.',
    access: 'everybody',
    answer: 'websocket',
  },
]
