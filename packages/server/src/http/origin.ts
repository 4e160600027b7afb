import type { FastifyRequest } from 'fastify'
import { faultError } from '../fault-error.ts'

/**
 * Protects against cross-site requests: browsers send our cookie along with requests that other sites make. A request with an
 * `Origin` header must come from our own origin. Other programs send no such header, and hold nobody else's cookie.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw faultError('protocol.origin')
}
