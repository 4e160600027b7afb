/** The version of everything in this package. Counted up when an older client would misread a newer server. */
export const PROTOCOL = 1

export const LIMITS = {
  nickname: 24,
  /** Bytes of one message from a client, by either way. */
  message: 4096,
  /** Bytes of a request for a table, which may bring printed data along. */
  order: 65_536,
  /** Signs of a move in text: what a line of a record holds. */
  move: 200,
  /** Tables in one list. */
  tables: 100,
} as const

/** Why the server closes a live connection. Clients come back after `restart` and `slow`; the others would only repeat. */
export const CLOSE = {
  /** The server stops or starts again. */
  restart: 1012,
  /** Too many messages. */
  flood: 1008,
  /** A message was longer than LIMITS.message. */
  large: 1009,
  /** The client did not take what was sent; it gets the whole state when it comes back. */
  slow: 4000,
  /** There is no such table, or the guest may not watch it. */
  gone: 4004,
} as const
