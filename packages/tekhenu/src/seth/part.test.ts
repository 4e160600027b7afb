import { describe, expect, it } from 'vitest'
import { tekhenu, type SethBoard, type TekhenuJSON } from '../index.ts'
import { TestTable } from '../testing/table.ts'

const table = new TestTable({
  players: 3,
  dice: { seth: ['gray 2', 'gray 5'] },
  seth: {
    regions: { 2: [1, 0], 5: [2] },
    peopleStatues: [2, null],
    statues: [1, 2],
    temple: { c3: 'A05', a1: 'A02' },
    artifacts: ['Art03', 'Art08'],
    under: 'TX05',
  },
  seats: [
    { warriors: 3, priests: 7, blood: 2, cult: 'Cult03', cultReached: [true, false, false, false, false] },
    { artifacts: ['Art01', 'Art02'], cult: 'Cult01' },
    { warriors: 10 },
  ],
})

/** The code with which a position is refused whose board of Seth was changed. */
function refused(change: (seth: SethBoard) => Partial<SethBoard>): string | undefined {
  const json = JSON.parse(JSON.stringify(table.json)) as TekhenuJSON
  const seth = json.board.modules!['seth'] as SethBoard
  const read = tekhenu.fromJSON({
    ...json,
    board: { ...json.board, modules: { seth: { ...seth, ...change(seth) } } },
  })
  return read.ok ? undefined : read.fault.code
}

describe('a saved position with Time of Seth', () => {
  it('is the same when it is read again', () => {
    const read = tekhenu.fromJSON(table.json)
    expect(read.ok && tekhenu.toJSON(read.value)).toEqual(table.json)
    expect(table.seth).toMatchObject({
      dice: ['gray 2', 'gray 5'],
      regions: [
        [null, null],
        [1, 0],
        [null, null],
        [null, null],
        [2, null],
        [null, null],
      ],
      peopleStatues: [2, null],
      statues: [1, 2, null],
      conquest: 'A01',
      stack: ['A03', 'A04', 'A06', 'A07', 'A08', 'A09'],
      artifacts: ['Art03', 'Art08'],
      under: 'TX05',
    })
    expect(table.seth.seats[0]).toEqual({
      warriors: 3,
      priests: 7,
      blood: 2,
      cult: 'Cult03',
      reached: [true, false, false, false, false],
      artifacts: [],
    })
  })

  it('is refused where no play could have led to it', () => {
    const odd = 'tekhenu.seth.position'
    expect(refused(() => ({}))).toBeUndefined()
    expect(
      refused((seth) => ({ regions: [[null, null], [0, 0], ...seth.regions.slice(2)] })),
    ).not.toBeUndefined()
    expect(refused(() => ({ conquest: null }))).toBe(odd)
    expect(refused(() => ({ conquest: 'A05' }))).toBe(odd)
    expect(refused(({ stack }) => ({ stack: stack.slice(1) }))).toBe(odd)
    expect(refused(() => ({ artifacts: ['Art01', 'Art03'] }))).toBe(odd)
    expect(refused(() => ({ cults: ['Cult03'] }))).toBe(odd)
    // Three play, so that there are two spaces for statues to Seth.
    expect(refused(({ statues }) => ({ statues: [statues[0]!, null, statues[1]!] }))).toBe(odd)
    expect(refused(() => ({ peopleStatues: [3, null] }))).not.toBeUndefined()
    expect(refused(() => ({ dice: ['gray 2'] }))).toBe('tekhenu.position.dice')
    expect(refused(() => ({ dice: ['gray 2', 'white 5'] }))).not.toBeUndefined()
    expect(refused(({ seats }) => ({ seats: seats.slice(1) }))).not.toBeUndefined()
    expect(refused(() => ({ under: 'T01' }))).toBe('tekhenu.position.cards')
    expect(refused(({ seats }) => ({ seats: seats.map((seat) => ({ ...seat, warriors: 11 })) }))).toBe(
      'shape.range',
    )
  })

  it('shows everybody the same board of Seth', () => {
    const boards = ([0, 1, 2, 'spectator'] as const).map((viewer) => table.view(viewer).modules)
    for (const board of boards) expect(board).toEqual(boards[0])
  })
})
