import type { Problem } from '../session/session.ts'
import { ApiError } from '../store/api.ts'

/** Why a request failed. */
export const problemOf = (error: unknown): Problem =>
  error instanceof ApiError ? error.fault : { code: 'session.no-server', params: {} }
