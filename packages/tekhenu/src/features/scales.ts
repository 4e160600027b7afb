import { ROUNDS_PER_MAAT } from '../calendar.ts'
import { balanceLoss } from '../maat.ts'
import { DESTINY_CARDS, destinyName, FAITH } from '../names.ts'
import { BALANCE, DESTINY, seats, tokens } from '../state.ts'
import { numbered, type Block } from './block.ts'
import { roundsToMaat } from './clock.ts'

/** The scales, each by the rounds to the next Maat: what is far from balance early can still be mended. */

const PER_ROUND = [
  'off balance',
  'pure by',
  'tainted by',
  'balance costs',
  'rivals ahead',
  'faith that helps',
]

export const scales: Block = {
  names: [
    ...numbered(ROUNDS_PER_MAAT, (n) => PER_ROUND.map((name) => `${name}, maat in ${n}`)).flat(),
    ...numbered(DESTINY_CARDS, (n) => `destiny ${destinyName(n + 1)}`),
    'balance of the last maat',
  ],
  write: (at, out, from) => {
    const { p, seat, play } = at
    const balance = play.rules.balance(p, seat)
    const off = Math.abs(balance)
    let ahead = 0
    for (let other = 0; other < seats(p); other++)
      if (other !== seat && Math.abs(play.rules.balance(p, other)) <= off) ahead++
    const first = from + PER_ROUND.length * roundsToMaat(at)
    out[first] = Math.min(40, off)
    out[first + 1] = Math.min(40, Math.max(0, balance))
    out[first + 2] = Math.min(40, Math.max(0, -balance))
    out[first + 3] = balanceLoss(balance)
    out[first + 4] = ahead
    out[first + 5] = Math.min(off, tokens(p, seat, FAITH))
    const rest = from + PER_ROUND.length * ROUNDS_PER_MAAT
    const destiny = p[DESTINY + seat]!
    if (destiny > 0 && destiny <= DESTINY_CARDS) out[rest + destiny - 1] = 1
    out[rest + DESTINY_CARDS] = Math.max(-40, Math.min(40, p[BALANCE + seat]!))
  },
}
