import {
  calendar,
  calendarAnswer,
  exportAnswer,
  guestRequest,
  me,
  PATHS,
  resultsAnswer,
  resultsRequest,
} from '@benben/protocol'
import type { Operation } from './operation.ts'

/** Who somebody is, and what is kept of them. */
export const PERSON_OPERATIONS: readonly Operation[] = [
  { method: 'GET', path: PATHS.me, does: 'Who sends this request.', access: 'everybody', answer: me },
  {
    method: 'GET',
    path: PATHS.calendar,
    does: 'When clocks of games by turn run for this person: hours, time zone and holidays.',
    access: 'person',
    answer: calendarAnswer,
  },
  {
    method: 'POST',
    path: PATHS.calendar,
    does: 'Sets them. Hours count from the next turn on, holidays at once; holidays that have begun stay.',
    access: 'person',
    body: calendar,
    answer: calendarAnswer,
  },
  {
    method: 'POST',
    path: PATHS.guest,
    does: 'Becomes a guest, whose secret is in the cookie; or takes another name.',
    access: 'everybody',
    body: guestRequest,
    answer: me,
  },
  {
    method: 'DELETE',
    path: PATHS.guest,
    does: 'Deletes the guest and their programs. What they played stays, under no name.',
    access: 'person',
    answer: me,
  },
  {
    method: 'GET',
    path: PATHS.export,
    does: 'Everything stored of me.',
    access: 'person',
    answer: exportAnswer,
  },
  {
    method: 'GET',
    path: PATHS.results,
    does: 'My finished matches with people, newest first; how I stand against each of them; my ratings.',
    access: 'person',
    answer: resultsAnswer,
  },
  {
    method: 'POST',
    path: PATHS.results,
    does: 'Whether others see my rating and results.',
    access: 'person',
    body: resultsRequest,
    answer: resultsAnswer,
  },
]
