import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compressed } from './tools/compressed.ts'
import { customMedia } from './tools/custom-media.ts'
import { precache } from './tools/precache.ts'
import { preloaded, workerAddress } from './tools/worker-address.ts'

const root = import.meta.dirname
/** Where `npm start` listens; pages of the development server talk to it. */
const server = `http://localhost:${process.env['PORT'] ?? 3000}`

export default defineConfig({
  root,
  plugins: [workerAddress(root), react(), precache(root), compressed(join(root, 'dist'))],
  css: { postcss: { plugins: [customMedia(join(root, 'src/theme/media.css'))] } },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { resolveDependencies: preloaded },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
})
