import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { editsIn } from './prove/edits.ts'
import { EQUIVALENT } from './prove/equivalent.ts'
import { counting, functionAround } from './prove/functions.ts'
import { applied, type Mutant } from './prove/mutant.ts'
import { placesIn } from './prove/places.ts'
import { prove } from './prove/proof.ts'
import { numberlessIn } from './prove/results.ts'
import { surveyOf, tryAll } from './prove/survivors.ts'
import { parse } from './prove/tree.ts'

/** What mutants of an id make of a source, one line each. */
function mutantsIn(source: string, id: string): string[] {
  const tree = parse('source.ts', source)
  return placesIn(tree, new Set([id]))
    .flatMap(({ node }) => editsIn(node, tree))
    .map((edit) => applied(source, edit).replaceAll(/\s+/g, ' ').trim())
}

describe('where a source names an id', () => {
  const named = (source: string, id: string): string[] => {
    const tree = parse('source.ts', source)
    return placesIn(tree, new Set([id])).map(({ node }) => source.slice(node.start, node.end))
  }

  it('in the code: by its constant, its text or a flag', () => {
    expect(named('f(); if (has(T10)) g()', 'T10')).toEqual(['if (has(T10)) g()'])
    expect(named("f(); score(1, 'T10')", 'T10')).toEqual(["score(1, 'T10')"])
    expect(named('f(); mark(DID_T10)', 'T10')).toEqual(['mark(DID_T10)'])
    expect(named('const x = { [T10]: 1, [T11]: 2 }', 'T10')).toEqual(['[T10]: 1'])
    expect(named('const x = [{ card: T10, god: 1 }, { card: T11, god: 2 }]', 'T10')).toEqual([
      'card: T10',
      '{ card: T10, god: 1 }',
    ])
  })

  it('in a comment beside it or above it, one by one or as a range', () => {
    expect(named('f()\ng() // R7\nh()', 'R7')).toEqual(['g()'])
    expect(named('f()\n/** Why (R7). */\nfunction g() {}\nh()', 'R7')).toEqual(['function g() {}'])
    expect(named('f()\n// B17–B20\ng()\nh()', 'B18')).toEqual(['g()'])
    expect(named('f() // R71', 'R7')).toEqual([])
  })

  it('not where it is only imported or declared', () => {
    expect(named("import { T10 } from './ids.ts'\nexport const T11 = 11", 'T10')).toEqual([])
    expect(named('export const T11 = 11', 'T11')).toEqual([])
  })
})

describe('how a piece of source is spoilt', () => {
  it('a statement is dropped, a condition turned round', () =>
    expect(mutantsIn('function f() { if (a && b) g() } // R7', 'R7')).toEqual([
      'function f() { ; } // R7',
      'function f() { if (a && b) ; } // R7',
      'function f() { if (!(a && b)) g() } // R7',
      'function f() { if ((a)) g() } // R7',
      'function f() { if ((b)) g() } // R7',
    ]))

  it('a number is moved by one, a bound too', () =>
    expect(mutantsIn('const f = () => n < 3 // R7', 'R7')).toEqual([
      'const f = () => !(n < 3) // R7',
      'const f = () => n <= 3 // R7',
      'const f = () => n < 4 // R7',
      'const f = () => n < 2 // R7',
    ]))

  it('one is added to a result that may be a number, not to a message or to nothing', () => {
    const source = `
      function many(): number {}
      function tell(): void {}
      const why = (): Why => undefined
      const rows = [() => many(), () => tell(), () => why(), () => list.map(many), () => other()]`
    const tree = parse('source.ts', source)
    const isNumberless = numberlessIn([tree])
    const texts = tree.nodes.flatMap((node) =>
      node.type === 'ArrowFunctionExpression'
        ? editsIn(node, tree, isNumberless).map(({ text }) => text)
        : [],
    )
    expect(texts.filter((text) => text.endsWith('+ 1'))).toEqual(['(many()) + 1', '(other()) + 1'])
  })

  it('a row goes, and so does each of its parts', () =>
    expect(mutantsIn('const x = [{ card: T10, points: 2 }, y]', 'T10')).toEqual([
      'const x = [ y]',
      'const x = [{ card: T10, points: 3 }, y]',
      'const x = [{ card: T10, points: 1 }, y]',
      'const x = [{ points: 2 }, y]',
      'const x = [{ card: T10, }, y]',
    ]))
})

describe('which tests reach a mutant', () => {
  const source = 'const f = (a) => (b) => a + b\nfunction g() { return f(1) }\nconst c = 2'

  it('every function counts its calls', () =>
    expect(counting('source.ts', source, (name) => Number(name.split(' ')[1]))).toBe(
      'const f = (a) => (globalThis.__reached(10), (b) => (globalThis.__reached(17), a + b))\n' +
        'function g() {globalThis.__reached(30); return f(1) }\nconst c = 2',
    ))

  it('an edit belongs to the innermost function around it', () => {
    const at = (text: string): string | undefined => {
      const start = source.indexOf(text)
      return functionAround('source.ts', parse('source.ts', source), start, start + text.length)
    }
    expect([at('a + b'), at('return'), at('2')]).toEqual(['source.ts 17', 'source.ts 30', undefined])
  })
})

describe('npm run prove', () => {
  const file = 'packages/tekhenu/src/setup.ts'
  const source = readFileSync(join(import.meta.dirname, '..', file), 'utf8')
  const find = 'players === 2 && colour !== GRAY ? 1'
  const spoilt = (id: string, text: string): Mutant => {
    const start = source.indexOf(find)
    return { id, file, start, end: start + find.length, text, shown: text }
  }
  const few = { tests: ['packages/tekhenu/src/rulings-setup.test.ts'], workers: 1 }

  it('goes on to the next mutant until one is killed, and calls unproved what nothing shows', async () => {
    const { proved, unproved, tried } = await prove({
      ids: ['G1', 'R30', 'X1'],
      mutants: [
        spoilt('G1', find),
        spoilt('G1', 'nobody.knows ? 1'),
        spoilt('G1', 'players === 2 ? 1'),
        spoilt('R30', find),
      ],
      ...few,
    })
    expect(proved).toEqual(['G1'])
    expect(unproved).toEqual([
      { id: 'R30', why: 'no mutant of it makes a test of its name fail' },
      { id: 'X1', why: 'no test carries it' },
    ])
    expect(tried.map(({ fate }) => fate)).toEqual(['survived', 'crashed', 'killed', 'survived'])
  })

  it('ends a mutant that loops for ever', async () => {
    const mutants = [spoilt('G1', '(() => { for (;;); })() ? 1')]
    const { unproved, tried } = await prove({ ids: ['G1'], mutants, ...few, limit: 2_000 })
    expect(unproved.map(({ id }) => id)).toEqual(['G1'])
    expect(tried).toMatchObject([{ fate: 'endless' }])
  })

  it('tries every mutant under other tests too, if those of its ids let it pass', async () => {
    const fates: string[] = []
    await tryAll({
      mutants: [spoilt('R30', find), spoilt('R30', 'players === 2 ? 1')],
      surveyed: await surveyOf({ ...CARDS, ...few }),
      workers: 1,
      report: ({ fate }) => fates.push(fate),
    })
    expect(fates).toEqual(['survived', 'killed'])
  })

  it('finds a mutant for every card, tile and ruling, and no reason without a mutant', () => {
    const mutants = allMutants()
    const named = new Set(mutants.map(({ id }) => id))
    expect(allIds().filter((id) => !named.has(id))).toEqual([])
    const shown = new Set(mutants.map((mutant) => mutant.shown.replace(/:\d+:/, ':')))
    expect(Object.keys(EQUIVALENT).filter((each) => !shown.has(each))).toEqual([])
  })

  it('proves a few cards and rulings here; all of them by itself', async () => {
    const ids = allIds()
    const chance = random('a few')
    const some = Array.from({ length: 3 }, () => ids[chance.below(ids.length)]!)
    const { unproved } = await prove({ ids: some, mutants: allMutants(), ...CARDS })
    expect(unproved).toEqual([])
  })
})
