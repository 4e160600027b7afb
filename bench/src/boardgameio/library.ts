import type * as Ai from 'boardgame.io/ai' with { 'resolution-mode': 'require' }
import type * as Client from 'boardgame.io/client' with { 'resolution-mode': 'require' }
import type * as Core from 'boardgame.io/core' with { 'resolution-mode': 'require' }
import type * as Internal from 'boardgame.io/internal' with { 'resolution-mode': 'require' }
import type * as Server from 'boardgame.io/server' with { 'resolution-mode': 'require' }
import { createRequire } from 'node:module'

/**
 * boardgame.io names its parts by folders (`boardgame.io/core`), which `require` resolves and `import` does not. Each
 * part is loaded when it is asked for, so that a measurement loads only what it uses.
 */
const require = createRequire(import.meta.url)

export const ai = (): typeof Ai => require('boardgame.io/ai') as typeof Ai
export const client = (): typeof Client => require('boardgame.io/client') as typeof Client
export const core = (): typeof Core => require('boardgame.io/core') as typeof Core
export const internal = (): typeof Internal => require('boardgame.io/internal') as typeof Internal
export const server = (): typeof Server => require('boardgame.io/server') as typeof Server
