import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './tools/compressed.ts'
import { customMedia } from './tools/custom-media.ts'
import { fetchAhead } from './tools/fetch-ahead.ts'
import { precache } from './tools/precache.ts'
import { preloaded } from './tools/preload.ts'
import { workerAddress } from './tools/worker-address.ts'

const root = import.meta.dirname
/** Where `npm start` listens; pages of the development server talk to it. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`

/**
 * Cut wherever rules, lessons and forms share something, Tekhenu's table and its rules would be dozens of small files. A file of
 * its own must import nothing that imports it, or modules would run before what they need.
 */
const TEKHENU_TABLE =
  /\/web\/src\/(?:ui\/(?:before-drawing|event-stepper)|tekhenu\/(?:(?:advance|board|boards|cards|events|icons|layout|log|market|motion|pieces|pointing|prompt|temple|wheel)\/(?!bot-board|pyramid-tile|recap)|end\/projection|seth\/conquest|(?!form\.)[\w-]+\.(?:tsx?|module\.css)$))/
/** What matches are made of; search, which only bots need, stays apart. */
const KERNEL =
  /\/packages\/kernel\/src\/(?!search|look-ahead|turn-search|drive|all-seeing|moments|entered-match)/
/** Small things of which every table needs all. */
const FRAME =
  /\/web\/src\/(?:ui\/(?:arrows|beside|focus-home|hidden|keys|prompt-slot|rule-address|use-media|use-stepper)|session\/(?:bot-name|empty-seen|end-turn|last-table|log|seen-store|share|stand-in|use-session))\.(?:tsx?|module\.css)$/
const TEKHENU_RULES = /\/packages\/tekhenu\/src\/(?!features|fields|sheet)/

export default defineConfig({
  root,
  plugins: [workerAddress(root), react(), fetchAhead(), precache(root), compressed(join(root, 'dist'))],
  css: { postcss: { plugins: [customMedia(join(root, 'src/theme/media.css'))] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'kernel', test: KERNEL },
            { name: 'frame', test: FRAME },
            { name: 'tekhenu-table', test: TEKHENU_TABLE },
            { name: 'tekhenu-rules', test: TEKHENU_RULES },
          ],
        },
      },
    },
    modulePreload: { resolveDependencies: preloaded },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
