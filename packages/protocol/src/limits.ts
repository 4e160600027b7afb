/** The version of the protocol. Increase it when an older client would misread a newer server. */
export const PROTOCOL = 3

export const LIMITS = {
  nickname: 24,
  /** Bytes of one client message, over HTTP or WebSocket. */
  message: 4096,
  /** Bytes of a request to create a table, which may contain printed data. */
  order: 65_536,
  /** Characters of a move as text, as in a line of a record. */
  move: 200,
  /** Tables in one list. */
  tables: 100,
} as const

/** Why the server closes a live connection. Clients reconnect after `restart` and `full`; after the others it would fail again. */
export const CLOSE = {
  /** The server stops or restarts. */
  restart: 1012,
  /** Too many messages. */
  flood: 1008,
  /** A message was longer than LIMITS.message. */
  large: 1009,
  /** Too many connections: of this address or guest, or of spectators at this table. */
  full: 1013,
  /** There is no such table, or the guest may not watch it. */
  gone: 4004,
} as const
