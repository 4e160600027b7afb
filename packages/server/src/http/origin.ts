import type { FastifyRequest } from 'fastify'
import { faultError } from '../fault-error.ts'

/**
 * Protects against cross-site requests: browsers send our cookie along with requests that other sites make. A request with an
 * `Origin` header must come from our public address or, if none is configured, from the host it was sent to. Other programs send no
 * such header, and hold nobody else's cookie.
 */
export const checkOrigin =
  (address: string | undefined) =>
  async ({ headers }: FastifyRequest): Promise<void> => {
    const { origin, host } = headers
    if (origin === undefined) return
    const isOurs = address === undefined ? URL.parse(origin)?.host === host : origin === address
    if (!isOurs) throw faultError('protocol.origin')
  }
