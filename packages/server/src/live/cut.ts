import type { WebSocket } from 'ws'

/** How long a client has to take the reason and to close its side. */
const GRACE = 2000

/** Closes a connection, also if the client does not read or does not answer. */
export function cut(socket: Pick<WebSocket, 'close' | 'terminate'>, code: number): void {
  socket.close(code)
  setTimeout(() => socket.terminate(), GRACE).unref()
}
