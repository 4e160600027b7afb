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
 * Cut wherever rules, lessons and forms share something, a first game would be dozens of small files: on a slow line each costs a
 * round trip, and they compress worse. A file of its own must import nothing that imports it, or modules would run before what they need.
 */
const TEKHENU_TABLE =
  /\/web\/src\/(?:ui\/(?:before-drawing|event-stepper)|tekhenu\/(?:(?:advance|board|boards|cards|events|icons|layout|log|market|motion|pieces|pointing|prompt|temple|wheel)\/(?!bot-board|maat-strip|phone|pyramid-tile|recap|rival-line|zoomed)|end\/projection|(?!form\.)[\w-]+\.(?:tsx?|module\.css)$))/
/** What every page and the worker of a match load: nothing of it may need a page. */
const COMMON =
  /\/(?:bots\/src\/levels|web\/src\/store\/(?:database|local-notes|saves?))\.ts$|vite\/preload-helper/
/** What every page loads, apart from the start page itself. */
const SHARED =
  /\/(?:node_modules\/(?:@formatjs|intl-messageformat|react|react-dom|regexparam|scheduler|use-sync-external-store|wouter|zustand)\/|words\/src\/(?:catalogues\.browser|languages|learn|load|shelf\.browser|speak|text)\.ts$|protocol\/src\/paths\.ts$|web\/src\/(?:app\/(?:games|no-skeletons|registry|words)|ui\/(?:focus-home|loading)|icons\/(?:drawings|icon|mark)|pages\/names|session\/prepared-worker|ui\/keys|store\/(?:api|my-tables|settings|settings-place|tables))\.tsx?$)|virtual:worker\/match-worker/
/** What matches are made of, here and in workers; search, which only bots need, stays apart. */
const KERNEL =
  /\/(?:packages\/kernel\/src\/(?!search|tree-|look-ahead|turn-search|drive|all-seeing|moments|entered-match)|node_modules\/@noble\/hashes\/|bots\/src\/(?:bot|games|load|recipe)\.ts$|words\/src\/absence\.ts$|web\/src\/(?:session\/(?:empty-seen|end-turn|foresee|log|preview|share|stand-in)|worker\/(?:bot-runner|engines|local-table|secrets|wire))\.ts$)|virtual:worker\/bot-worker/
/** Small things that many pages need. */
const FRAME =
  /\/(?:words\/src\/(?:games|said)\.ts$|web\/src\/(?:ui\/(?:arrows|bar-slot|dialog|help|hidden|options-dialog|prompt-slot|rule-address|top-bar|use-media|use-stepper)|session\/(?:bot-name|last-table|say|use-session))\.(?:tsx?|module\.css)$)/
/** The page around every table, and what every table needs. */
const MATCH_PAGE =
  /\/web\/src\/(?:app\/opened|pages\/match|session\/seen-store|ui\/(?:after-picture|banner|close-look|connection|curtain|go-on|log|log-order|notice|playback|side-slot|sounds|table-menu|to-result|use-hover|use-missed|why))\.(?:tsx?|module\.css)$/
const TEKHENU_RULES = /\/packages\/tekhenu\/(?:editions\/standard\.json|src\/(?!features|fields|sheet))/

export default defineConfig({
  root,
  plugins: [workerAddress(root), react(), fetchAhead(), precache(root), compressed(join(root, 'dist'))],
  resolve: { alias: { '@formatjs/icu-skeleton-parser': join(root, 'src/app/no-skeletons.ts') } },
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
            { name: 'common', test: COMMON },
            { name: 'shared', test: SHARED },
            { name: 'kernel', test: KERNEL },
            { name: 'frame', test: FRAME },
            { name: 'match-page', test: MATCH_PAGE },
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
