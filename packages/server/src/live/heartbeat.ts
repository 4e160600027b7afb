import type { WebSocket, WebSocketServer } from 'ws'

const EVERY = 30_000

/** Lines that are dead without knowing it are cut: whoever has not answered since the last beat. */
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
