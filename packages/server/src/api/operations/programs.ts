import { newTokenAnswer, PATHS, tokenRequest, tokensAnswer } from '@benben/protocol'
import { ID_PARAM, type Operation } from './operation.ts'

/** Programs that play for people. */
export const PROGRAM_OPERATIONS: readonly Operation[] = [
  { method: 'GET', path: PATHS.tokens, does: 'My programs.', access: 'person', answer: tokensAnswer },
  {
    method: 'POST',
    path: PATHS.tokens,
    does: 'Makes a program and its token, which is shown this once.',
    access: 'person',
    body: tokenRequest,
    answer: newTokenAnswer,
  },
  {
    method: 'DELETE',
    path: PATHS.token(ID_PARAM),
    does: 'Revokes a token: its program gives up its seats.',
    access: 'person',
    answer: tokensAnswer,
  },
]
