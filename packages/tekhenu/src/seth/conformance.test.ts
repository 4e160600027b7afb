import { LAWS } from '@benben/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { sethSubject } from '../testing/subject.ts'

describe('Tekhenu with Time of Seth keeps the laws of the contract', () => {
  for (const law of LAWS) {
    it(law.name, () => {
      for (let i = 0; i < law.games; i++) law.check(sethSubject, `${law.name} ${i}`)
      expect(law.games).toBeGreaterThan(0)
    })
  }
})
