import type { WebSocket, WebSocketServer } from 'ws'

const EVERY = 30_000

/** Terminates dead connections: sockets that sent no pong since the last ping. */
export function heartbeat(server: WebSocketServer, every = EVERY): () => void {
  const alive = new WeakSet<WebSocket>()
  server.on('connection', (socket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
  })
  const timer = setInterval(() => {
    for (const socket of server.clients) {
      if (!alive.delete(socket)) socket.terminate()
      else socket.ping()
    }
  }, every)
  timer.unref()
  return () => clearInterval(timer)
}
