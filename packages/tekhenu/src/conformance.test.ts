import { LAWS } from '@benben/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { subject } from './testing/subject.ts'

describe('Tekhenu keeps the laws of the contract', () => {
  for (const law of LAWS) {
    it(law.name, () => {
      for (let i = 0; i < law.games; i++) law.check(subject, `${law.name} ${i}`)
      expect(law.games).toBeGreaterThan(0)
    })
  }
})
