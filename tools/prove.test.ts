import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { random } from '@benben/kernel'
import { describe, expect, it } from 'vitest'
import { allIds, allMutants, CARDS } from './prove/cards.ts'
import { editsIn } from './prove/edits.ts'
import { patternFor } from './prove/equivalent.ts'
import { applied, type Edit, type Mutant } from './prove/mutant.ts'
import { PATTERNS } from './prove/patterns.ts'
import { placesIn } from './prove/places.ts'
import { prove } from './prove/proof.ts'
import { EQUIVALENT } from './prove/reasons.ts'
import { numberlessIn } from './prove/results.ts'
import { Saved } from './prove/saved.ts'
import { tryAll } from './prove/survivors.ts'
import { switchable } from './prove/switches.ts'
import { parse, type Tree } from './prove/tree.ts'

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

describe('a source that holds all its mutants behind switches', () => {
  const editsOf = (source: string): { readonly tree: Tree; readonly edits: readonly Edit[] } => {
    const tree = parse('source.ts', source)
    return { tree, edits: placesIn(tree, new Set(['R7'])).flatMap(({ node }) => editsIn(node, tree)) }
  }
  const switched = (source: string): string => {
    const { tree, edits } = editsOf(source)
    const numbered = edits.map((edit, number) => ({ number, ...edit }))
    return switchable(tree, numbered, (number) => `on(${number})`)
  }
  const run = (source: string, on = -1): unknown =>
    runInNewContext(`${source}\nf()`, { on: (number: number) => number === on })

  it('keeps a statement apart from the line before it', () =>
    expect(switched('h()\na && g() // R7')).toBe(
      'h()\n{if(!(false)){(on(0)?(!(a && g())):on(1)?((a)):on(2)?((g())):(a && g()))}} // R7',
    ))

  it.each([
    'function f() { let n = 1\nif (n < 3) n++\nelse n = 7\nreturn n + 5 }',
    'const f = () => [g(), 4, { a: 1, b: 2 }, ...h(5)]; const g = () => 3; const h = (n) => [n > 5 || n]',
    'function f() { const all = []\nfor (const n of [1, 2]) { if (n === 1) continue\nall.push(n) }\nreturn g(all) }; const g = (all) => all.concat(9)',
  ])('does with a switch on what the mutant does: %s', (body) => {
    const source = `/** R7 */\n${body}`
    const { edits } = editsOf(source)
    expect(edits.length).toBeGreaterThan(5)
    expect(edits.map((_, number) => run(switched(source), number))).toEqual(
      edits.map((edit) => run(applied(source, edit))),
    )
    expect(run(switched(source))).toEqual(run(source))
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
      subject: { ...CARDS, ...few },
      workers: 1,
      report: (_edit, { fate }) => fates.push(fate),
    })
    expect(fates).toEqual(['survived', 'killed'])
  })

  it('goes on where a run was stopped, and tries again what may have changed', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'prove-')), 'saved')
    const by = { file: 'a.test.ts', name: 'R30: …' }
    const before = new Saved(path)
    before.keepResult('one', { fate: 'killed', by }, 'all', () => 'as it was')
    before.keepResult('two', { fate: 'survived' }, 'all', () => 'as it was')
    const fates = (everything: string, code: string): unknown[] => {
      const saved = new Saved(path)
      return ['one', 'two', 'three'].map((edit) => saved.result(edit, everything, () => code)?.fate)
    }
    expect(fates('all', 'as it was')).toEqual(['killed', 'survived', undefined])
    expect(fates('all and a new test', 'as it was')).toEqual(['killed', undefined, undefined])
    expect(fates('all', 'another test')).toEqual([undefined, 'survived', undefined])
  })

  it('finds a mutant for every card, tile and ruling, and no reason without a mutant', () => {
    const mutants = allMutants()
    const named = new Set(mutants.map(({ id }) => id))
    expect(allIds().filter((id) => !named.has(id))).toEqual([])
    const shown = new Set(mutants.map((mutant) => mutant.shown.replace(/:\d+:/, ':')))
    expect(Object.keys(EQUIVALENT).filter((each) => !shown.has(each))).toEqual([])
    const matched = new Set(mutants.map((mutant) => patternFor(mutant.shown)))
    expect(PATTERNS.filter((each) => !matched.has(each))).toEqual([])
  })

  it('proves a few cards and rulings here; all of them by itself', async () => {
    const ids = allIds()
    const chance = random('a few')
    const some = Array.from({ length: 3 }, () => ids[chance.below(ids.length)]!)
    const { unproved } = await prove({ ids: some, mutants: allMutants(), ...CARDS })
    expect(unproved).toEqual([])
  })
})
