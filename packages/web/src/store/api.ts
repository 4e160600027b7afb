import type { Fault } from '@benben/kernel'
import type { Failure } from '@benben/protocol'

/** The server said no, or could not be reached; `fault` says why, as a code of the catalogue. */
export class ApiError extends Error {
  readonly fault: Fault
  readonly status: number
  constructor(fault: Fault, status: number) {
    super(fault.code)
    this.fault = fault
    this.status = status
  }
}

const OFFLINE: Fault = { code: 'session.offline', params: {}, path: '' }
const STRANGE: Fault = { code: 'session.no-server', params: {}, path: '' }

/** Sends a request to the server: with a body it is a POST. Throws an ApiError that has a message in the catalogue. */
export async function callApi<T>(path: string, body?: object, method = 'POST'): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
  } catch {
    throw new ApiError(OFFLINE, 0)
  }
  const answer = await response.json().catch(() => undefined)
  if (response.ok && answer !== undefined) return answer as T
  throw new ApiError((answer as Failure | undefined)?.error ?? STRANGE, response.status)
}
