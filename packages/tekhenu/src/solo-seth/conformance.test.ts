import { LAWS } from '@benben/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { soloSethSubject } from '../testing/subject.ts'

describe('Tekhenu with Botankhamun and Time of Seth keeps the laws of the contract', () => {
  for (const law of LAWS) {
    it(law.name, () => {
      for (let i = 0; i < law.games; i++) law.check(soloSethSubject, `${law.name} ${i}`)
      expect(law.games).toBeGreaterThan(0)
    })
  }
})
