import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { drawChart, type Shared } from './share-chart.ts'

/** What is drawn: names of calls with what they are given, in order. */
type Call = readonly [name: string, ...given: unknown[]]

function recorded(shared: Pick<Shared, 'seats' | 'moments' | 'turn'>): readonly Call[] {
  const calls: Call[] = []
  const pen = new Proxy<Record<string, unknown>>(
    {},
    {
      get:
        (_, name) =>
        (...given: unknown[]) =>
          void calls.push([String(name), ...given]),
      set: () => true,
    },
  )
  drawChart(pen as unknown as CanvasRenderingContext2D, shared)
  return calls
}

beforeEach(() => {
  vi.stubGlobal('Path2D', Object)
  vi.stubGlobal('document', { createElement: () => ({ style: {}, remove() {} }), body: { append() {} } })
  vi.stubGlobal('getComputedStyle', () => ({ color: 'red' }))
})
afterEach(() => vi.unstubAllGlobals())

const ROUNDS = 16
const seat = (name: string, won: boolean, perRound: number): Shared['seats'][number] => ({
  name,
  won,
  mine: false,
  total: perRound * ROUNDS,
  colour: 'var(--seat-0)',
  shape: '',
  dash: '',
  scores: Array.from({ length: ROUNDS + 1 }, (_, round) => perRound * round),
})
const shared = {
  seats: [seat('Ada', true, 5), seat('Ben', false, 3)],
  moments: Array.from({ length: ROUNDS + 1 }, (_, round) => ({
    label: String(round),
    shaded: round > 0 && round % 8 === 0,
  })),
}
const textsOf = (calls: readonly Call[]): unknown[] =>
  calls.filter(([name]) => name === 'fillText').map(([, text]) => text)

test('the chart to share names every second of sixteen rounds, and shades those with a scoring', () => {
  const calls = recorded(shared)
  expect(textsOf(calls)).toEqual('0 20 40 60 80 2 4 6 8 10 12 14 16'.split(' '))
  const bars = calls.filter(([name, , , width]) => name === 'fillRect' && width === 22)
  const at = (label: string): unknown =>
    calls.find(([name, text]) => name === 'fillText' && text === label)![2]
  // In the middle of each bar stands its round; the first label of that text is the score, the rounds come later.
  expect(bars.map(([, x]) => Number(x) + 11)).toEqual([at('8'), at('16')])
})

test('the turning point is a line at its round, with its name and a sentence; without one there is none', () => {
  const turn = { at: 9, label: 'turning point: round 9', sentence: 'Ada took the lead.' }
  const calls = recorded({ ...shared, turn })
  expect(textsOf(calls)).toEqual(expect.arrayContaining([turn.label, turn.sentence]))
  const [start, end] = [
    calls.find(([name]) => name === 'moveTo')!,
    calls.find(([name]) => name === 'lineTo')!,
  ]
  expect(start[1]).toBe(end[1])
  const scored = calls.filter(([name, x]) => name === 'lineTo' && x === start[1])
  expect(scored, 'both lines pass it').toHaveLength(3)
  expect(recorded(shared).some(([name]) => name === 'moveTo')).toBe(false)
})
