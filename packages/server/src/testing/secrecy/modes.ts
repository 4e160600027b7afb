/** A way to play a game. */
export interface Mode {
  readonly name: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: number
}

const tekhenu = (name: string, seats: readonly number[], options: Mode['options']): Mode[] =>
  seats.map((many) => ({ name: `tekhenu ${name} ${many}`, game: 'tekhenu', options, seats: many }))

/** Every mode of both games, with each number of seats. */
export const MODES: readonly Mode[] = [
  { name: 'aton', game: 'aton', options: {}, seats: 2 },
  ...tekhenu('base', [2, 3, 4], {}),
  ...tekhenu('seth', [2, 3, 4], { seth: true }),
  ...tekhenu('vizier', [2], { vizier: true }),
  ...tekhenu('vizier seth', [2], { vizier: true, seth: true }),
  ...tekhenu('solo easy', [2], { solo: 'easy' }),
  ...tekhenu('solo hard', [2], { solo: 'hard', soloDecrees: 8, soloBuildings: 20 }),
  ...tekhenu('solo seth', [2], { solo: 'medium', seth: true }),
]
