import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { testsOf } from './changed.ts'

const ROOT = join(import.meta.dirname, '..')

describe('npm run quick', () => {
  it('runs the tests of the packages that changed, and leaves long ones to npm test', () => {
    const { tests, leftOut } = testsOf(ROOT, ['packages/aton/src/scoring.ts', 'README.md'])
    expect(tests).toContain('packages/aton/src/scoring.test.ts')
    expect(tests.every((file) => file.startsWith('packages/aton/'))).toBe(true)
    expect(leftOut).toContain('packages/aton/src/conformance.test.ts')
  })

  it('runs a long one that changed itself', () =>
    expect(testsOf(ROOT, ['packages/aton/src/conformance.test.ts']).tests).toContain(
      'packages/aton/src/conformance.test.ts',
    ))

  it('runs nothing where no package changed', () =>
    expect(testsOf(ROOT, ['README.md'])).toEqual({ tests: [], leftOut: [] }))
})
