import { defineConfig } from 'oxlint'
import { boundaries } from './tools/lint/boundaries.ts'

/** React does not hear of pointers that move (packages/web/src/app/root.ts). */
const UNHEARD = ['Pointer', 'Mouse'].flatMap((kind) =>
  ['Enter', 'Leave', 'Over', 'Out', 'Move'].flatMap((what) => [
    `on${kind}${what}`,
    `on${kind}${what}Capture`,
  ]),
)

/** Rules of this project's own stand in tools/lint, and tools/imports.test.ts shows that they bite. */
export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest', 'react'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  options: { typeAware: true },
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/no-array-index-key': 'off',
    'react/refs': 'off',
    'react/exhaustive-effect-dependencies': 'off',
    'react/set-state-in-effect': 'off',
    'react/purity': 'off',
    'react/no-unstable-nested-components': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'off',
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'unicorn/no-array-sort': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': 'off',
    'typescript/consistent-type-imports': 'error',
    'import/no-cycle': 'error',
    eqeqeq: 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'no-shadow': ['error', { allow: ['_'] }],
    'typescript/no-misused-spread': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'import/no-named-as-default-member': 'off',
    'oxc/no-map-spread': 'off',
    'vitest/valid-title': 'off',
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'fc.assert'] }],
  },
  ignorePatterns: ['**/node_modules', 'bench/src/yardstick.ts'],
  overrides: [
    ...boundaries(),
    {
      files: ['packages/server/src/**'],
      rules: {
        'oxc/no-async-endpoint-handlers': 'off',
        'unicorn/require-post-message-target-origin': 'off',
      },
    },
    {
      files: ['packages/cli/src/arena/**'],
      rules: { 'unicorn/require-post-message-target-origin': 'off' },
    },
    {
      files: ['packages/web/src/**'],
      rules: {
        'react/rules-of-hooks': 'error',
        'unicorn/require-post-message-target-origin': 'off',
        'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
        'react/forbid-dom-props': ['error', { forbid: UNHEARD }],
      },
    },
    {
      // What is longer is a table, outside a function. Tests and what runs inside a page of a browser test may be long.
      files: ['packages/web/src/**', 'packages/words/src/**'],
      excludeFiles: ['**/*.test.ts'],
      rules: {
        'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['packages/web/e2e/**'],
      rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
    },
  ],
})
