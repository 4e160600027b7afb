import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/**/*.test.ts', 'tools/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
    // Left to itself, half of a machine with two cores would look on.
    maxWorkers: '100%',
    // Files share a process: loading the rules anew for each of them took longer than most of their tests.
    isolate: false,
    // Node runs TypeScript itself; without Vite in between, code under test is as fast as it is in use.
    experimental: { viteModuleRunner: false },
    coverage: { include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
})
