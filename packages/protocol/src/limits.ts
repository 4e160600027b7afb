/** The version of the protocol. Increase it when an older client would misread a newer server. */
export const PROTOCOL = 4

export const LIMITS = {
  nickname: 24,
  /** Bytes of one client message, over HTTP or WebSocket. */
  message: 4096,
  /** Bytes of a request to create a table, which may contain printed data. */
  order: 65_536,
  /** Characters of a move as text, as in a line of a record. */
  move: 200,
  /** Characters of an address that notices are sent to. */
  url: 1000,
  /** Browsers of one person that get push messages. */
  pushes: 20,
  /** Characters of a line of talk, of the reason of a report, and of private notes. */
  talk: 300,
  reason: 200,
  notes: 4000,
  /** Lines of talk that a client is sent when it comes. */
  lines: 200,
  /** Programs of one person. */
  tokens: 10,
  /** Links to the replay of one match; and those that one person has made. */
  shares: 10,
  sharesOfOne: 200,
  /** Tables in one list. */
  tables: 100,
} as const

export const CALENDAR_LIMITS = {
  /** Holidays per year. */
  holidays: 30,
  /** Minutes of the shortest day. */
  day: 360,
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
