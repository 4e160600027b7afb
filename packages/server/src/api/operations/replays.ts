import {
  newShareAnswer,
  PATHS,
  replayAnswer,
  replayQuery,
  sharedAnswer,
  shareRequest,
  sharesAnswer,
} from '@benben/protocol'
import { ID_PARAM, type Operation } from './operation.ts'

/** Matches that are looked at again, and links that share them. */
export const REPLAY_OPERATIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: PATHS.record(ID_PARAM),
    does: 'The record of a finished match: for its players, and for everybody at a public table.',
    access: 'everybody',
    answer: 'text/plain',
  },
  {
    method: 'GET',
    path: PATHS.replay(ID_PARAM),
    does: 'A match step by step, as a seat saw it (`seat`, or `all` after the end). A match that runs: for its players, each as their own seat. 120 requests per minute and address.',
    access: 'everybody',
    query: replayQuery,
    answer: replayAnswer,
  },
  {
    method: 'GET',
    path: PATHS.shares(ID_PARAM),
    does: 'The links that share the replay of a match of mine.',
    access: 'person',
    answer: sharesAnswer,
  },
  {
    method: 'POST',
    path: PATHS.shares(ID_PARAM),
    does: 'Makes a link to the replay of a finished match of mine. Its secret is shown this once.',
    access: 'person',
    body: shareRequest,
    answer: newShareAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.oneShare(ID_PARAM, ':share'),
    does: 'Revokes a link, whoever of the players made it.',
    access: 'person',
    answer: sharesAnswer,
  },
  {
    method: 'GET',
    path: PATHS.shared(':secret'),
    does: 'The shared match: its record and who sat where, names perhaps hidden. 120 requests per minute and address.',
    access: 'everybody',
    answer: sharedAnswer,
  },
  {
    method: 'GET',
    path: PATHS.sharedReplay(':secret'),
    does: 'The shared match step by step. 120 requests per minute and address.',
    access: 'everybody',
    query: replayQuery,
    answer: replayAnswer,
  },
]
