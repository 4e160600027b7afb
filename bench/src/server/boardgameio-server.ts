import { Aton } from '../boardgameio/aton.ts'
import { server } from '../boardgameio/library.ts'

/** boardgame.io's server as its users start it: everything in memory, nothing on disk. Prints where it listens. */
const { appServer } = await server()
  .Server({ games: [Aton], origins: [server().Origins.LOCALHOST] })
  .run(0)
const address = appServer.address()
if (address === null || typeof address === 'string') throw new Error('it does not listen')
console.log(`open at http://localhost:${address.port}`)
