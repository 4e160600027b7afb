import type { Scope } from '@benben/protocol'
import type { ZodMiniType } from 'zod/mini'

/** Who may send a request: everybody, a guest or a program with that scope, a guest only, or the operator. */
export type Access = 'everybody' | 'person' | 'operator' | Scope

/** One route of the server, as the OpenAPI document shows it. The schemas are those that the server checks with. */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** As the router has it: `:id` stands for a parameter. */
  readonly path: string
  readonly does: string
  readonly access: Access
  readonly query?: ZodMiniType
  readonly body?: ZodMiniType
  /** What it answers: JSON of a schema, another type of content, or a WebSocket. */
  readonly answer:
    | ZodMiniType
    | 'text/plain'
    | 'text/html'
    | 'application/json'
    | 'application/atom+xml'
    | 'websocket'
}

/** Stands for an id in a path, as the router has it. */
export const ID_PARAM = ':id'
