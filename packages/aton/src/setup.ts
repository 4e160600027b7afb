import { seed as seedGenerator, shape, type Checked, type Host, type Position } from '@benben/kernel'
import { addCard } from './cards.ts'
import type { AtonEvent } from './events.ts'
import { beginRound } from './round.ts'
import { COPIES, PILE, PRIESTS_EACH, RED, RESERVE, SIZE, TOKEN, VALUES, WINNER } from './state.ts'

/** AT14: who is Red comes from the seed unless the table says otherwise. */
export interface AtonOptions extends Record<string, unknown> {
  readonly red: 'seed' | 0 | 1
}

const OPTIONS = shape.object<AtonOptions>({ red: shape.choice('seed', 0, 1) }, { red: 'seed' })

export const options = (raw: unknown): Checked<AtonOptions> => OPTIONS(raw, 'options')

export function setup(chosen: AtonOptions, _seats: number, seed: string, host: Host<AtonEvent>): Position {
  const p = new Int32Array(SIZE)
  seedGenerator(p, seed)
  if (chosen.red === 'seed') {
    host.draw?.({ code: 'aton.draw.red', params: {}, outcomes: ['0', '1'] })
    p[RED] = host.chance(p, 2)
  } else p[RED] = chosen.red
  p[WINNER] = -1
  for (let seat = 0; seat < 2; seat++) {
    p[RESERVE + seat] = PRIESTS_EACH
    p[TOKEN + seat] = 1
    for (let value = 1; value <= VALUES; value++) addCard(p, PILE, seat, value, COPIES)
  }
  beginRound(p, host)
  return p
}
