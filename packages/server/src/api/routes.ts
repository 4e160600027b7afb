import { PATHS } from '@benben/protocol'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { openApi } from './openapi.ts'
import { OPERATIONS } from './operations.ts'

/** Refuses a route that the OpenAPI document does not show. */
export function checkDocumented({ method, url }: Pick<RouteOptions, 'method' | 'url'>): void {
  for (const each of [method].flat()) {
    if (each === 'HEAD' || OPERATIONS.some((known) => known.method === each && known.path === url)) continue
    throw new Error(`${each} ${url} is missing in OPERATIONS`)
  }
}

export function openApiRoute(app: FastifyInstance): void {
  let document: ReturnType<typeof openApi> | undefined
  app.get(PATHS.openapi, async () => (document ??= openApi()))
}
