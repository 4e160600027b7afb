import type { FastifyRequest } from 'fastify'
import { wrong } from '../fault-error.ts'

/**
 * Browsers send cookies along with what other sites ask for. Where a browser says on whose behalf it asks, that must be
 * this house. Programs that are no browsers say nothing, and have no cookies of others.
 */
export async function checkOrigin(request: FastifyRequest): Promise<void> {
  const { origin } = request.headers
  if (origin === undefined) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.host) throw wrong('protocol.origin')
}
