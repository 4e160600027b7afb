import { TABLE_OPERATIONS } from './operations/tables.ts'
import { REPLAY_OPERATIONS } from './operations/replays.ts'
import { PERSON_OPERATIONS } from './operations/person.ts'
import { SIGN_IN_OPERATIONS } from './operations/sign-in.ts'
import { NOTICE_OPERATIONS } from './operations/notices.ts'
import { PROGRAM_OPERATIONS } from './operations/programs.ts'
import { TALK_OPERATIONS } from './operations/talk.ts'
import { SERVER_OPERATIONS } from './operations/server.ts'
import type { Operation } from './operations/operation.ts'

/** Every route. The server does not start with one that is missing here. */
export const OPERATIONS: readonly Operation[] = [
  ...TABLE_OPERATIONS,
  ...REPLAY_OPERATIONS,
  ...PERSON_OPERATIONS,
  ...SIGN_IN_OPERATIONS,
  ...NOTICE_OPERATIONS,
  ...PROGRAM_OPERATIONS,
  ...TALK_OPERATIONS,
  ...SERVER_OPERATIONS,
]
