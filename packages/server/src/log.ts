import { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify'

/** `text`: sentences for a person at the terminal. `json`: one JSON object per line, with every request. */
export const LOG_FORMATS = ['text', 'json'] as const
export type LogFormat = (typeof LOG_FORMATS)[number]

/**
 * The log names methods, routes and codes. It never contains what gives access or tells a secret: no headers, cookies, bodies, seeds or
 * nonces, and no address of a table, because whoever has it may sit down there. The id of a table whose data are damaged is the exception.
 */
export const logOptions = (format: LogFormat): FastifyServerOptions => ({
  logger: {
    level: format === 'json' ? 'info' : 'warn',
    base: null,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url ?? '' }),
      res: ({ statusCode }) => ({ statusCode }),
      err: (error: Error) => ({ type: error.name, message: error.message, stack: error.stack ?? '' }),
    },
  },
  logController: new LogController({ disableRequestLogging: true }),
})

/** Calls back after every request, with the pattern of its route. */
export function onRequests(
  app: FastifyInstance,
  done: (method: string, route: string, status: number, milliseconds: number) => void,
): void {
  app.addHook('onResponse', async (request, reply) =>
    done(request.method, request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime),
  )
}

/** What is said before the server has a log, and after. */
export const logLine = (level: 'info' | 'error', msg: string): string =>
  JSON.stringify({ level: level === 'info' ? 30 : 50, time: Date.now(), msg })
