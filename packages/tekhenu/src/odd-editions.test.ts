import { shape } from '@benben/kernel'
import { LAWS } from '@benben/kernel/conformance'
import { describe, expect, it } from 'vitest'
import { tekhenu } from './index.ts'
import { oddEdition } from './testing/odd-editions.ts'
import { sethSubject, soloSethSubject, soloSubject, subject, vizierSubject } from './testing/subject.ts'

const MODES = {
  base: subject,
  solo: soloSubject,
  seth: sethSubject,
  soloSeth: soloSethSubject,
  vizier: vizierSubject,
}
const KNOWN = new Set<string>([...tekhenu.codes.faults, ...shape.FAULTS])
/** Whole games: they end, and every position on the way can be saved and read again. */
const PLAYS = LAWS.filter(({ name }) => /comes to an end|JSON round trip/.test(name))

describe('an edition with odd values', () => {
  it('has the laws that this test is about', () => expect(PLAYS).toHaveLength(2))

  // Those of the first ten that change most: few dice, statues or buildings.
  it.each(['2', '3', '5', '7', '10'])(
    'plays whole games in every mode where it is accepted: edition %s',
    (seed) => {
      const made = tekhenu.withPrinted!(oddEdition(seed, true))
      if (!made.ok) throw new Error(made.fault.code)
      const game = made.value
      const refused = new Set<string>()
      let tables = 0
      for (const [mode, each] of Object.entries(MODES)) {
        for (const table of each.tables) {
          const options = game.options(table.options, table.seats)
          if (options.ok)
            for (const law of PLAYS) law.check({ ...each, game, tables: [table] }, `${mode} ${seed}`)
          if (options.ok) tables++
          else refused.add(options.fault.code)
        }
      }
      for (const reason of refused) expect(KNOWN).toContain(reason)
      expect(tables).toBeGreaterThan(10)
    },
  )

  it('is refused with its place and a known reason where it is not', () => {
    const reasons = new Set<string>()
    for (let seed = 0; seed < 300; seed++) {
      const made = tekhenu.withPrinted!(oddEdition(`${seed}`, false))
      if (made.ok) continue
      expect(made.fault.path).toMatch(/^edition\./)
      reasons.add(made.fault.code)
    }
    for (const reason of reasons) expect(KNOWN).toContain(reason)
    expect(reasons.size).toBeGreaterThan(2)
  })
})
