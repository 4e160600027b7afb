import { random, writtenDecision } from '@benben/kernel'
import { TOKENS } from '@benben/tekhenu'
import type { DecisionSeen } from '../../session/session.ts'
import type { GlyphName } from '../icons/names.ts'
import { whyNot, type TableModel } from '../model.ts'
import type { Look, lookAhead } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { godName, signed } from '../say.ts'
import type { LookOf } from './acts.ts'
import type { Consequence } from './consequences.ts'
import { producedBy } from './produced.ts'

interface Taken {
  readonly game: Parameters<typeof lookAhead>[0]
  readonly model: TableModel
  readonly decision: Pick<DecisionSeen, 'seat'>
  readonly look: Look
  readonly lookOf: LookOf
}

const wordOf = (move: string): string => move.split(' ')[1]!

/** What a die would be good for once it is taken, and what it could not be used for; nothing for other choices. */
export function usesOf(taken: Taken): readonly Consequence[] {
  const { game, model, decision, look } = taken
  if (look.stopped || !look.chain.at(-1)!.startsWith('take ')) return []
  const asked = writtenDecision(game, game.determinize(look.view, random('ahead')), decision.seat)
  const code = asked?.question.code
  if (code === 'tekhenu.end-turn')
    return [{ key: 'no use', look: 'pay', parts: [], note: model.words.say('tekhenu.web.use.nothing') }]
  if (asked === undefined || code !== 'tekhenu.use') return []
  const gods = asked.moves.filter((move) => move.startsWith('do '))
  return [
    ...gods.map((move) => ofGod(taken, wordOf(move))),
    ...asked.moves
      .filter((move) => move.startsWith('produce '))
      .map((move, i) => produced(taken, move, i > 0 ? 'more' : gods.length > 0 ? 'yes' : 'no')),
    ...asked.refusals
      .filter(({ move }) => move.startsWith('do '))
      .map((refused): Consequence => ({
        key: refused.move,
        look: 'refused',
        parts: [{ glyph: wordOf(refused.move) as GlyphName, text: '' }],
        // Without its rule: a whole sentence among amounts is long enough, above all on a phone.
        note: whyNot(model, { ...refused, rule: '' }),
      })),
  ]
}

interface AtOnce {
  /** What the die is used for. */
  readonly use: 'produce' | 'festival'
  readonly chain: Chain
}

/** Ways to use a die that ask nothing more, so that it is taken and used with one tap: to produce the one thing it can, a festival. */
export function usesAtOnce({ game, decision, look, lookOf }: Taken): readonly AtOnce[] {
  if (look.stopped || !look.chain.at(-1)!.startsWith('take ')) return []
  const asked = writtenDecision(game, game.determinize(look.view, random('ahead')), decision.seat)
  const products = asked?.moves.filter((move) => move.startsWith('produce ')) ?? []
  const made: Chain = [...look.chain, ...products]
  const isSure = lookOf(made)?.events.some(({ type }) => type === 'produced') === true
  const held: Chain = [...look.chain, FESTIVAL]
  return [
    ...(asked?.moves.includes(FESTIVAL) === true && isDone(lookOf(held))
      ? [{ use: 'festival' as const, chain: held }]
      : []),
    ...(products.length === 1 && isSure ? [{ use: 'produce' as const, chain: made }] : []),
  ]
}

const FESTIVAL = 'do bastet'

/** Whether nothing is left to do but to end the turn. */
const isDone = (look: Look | undefined): look is Look =>
  look !== undefined && !look.stopped && look.view.waiting.at(-1)?.['wait'] === 'end-turn'

const valueOf = ({ look: { view } }: Taken): number => view.now.godValue || view.now.value

const ofGod = (taken: Taken, god: string): Consequence => ({
  key: `use ${god}`,
  look: 'plain',
  parts: [
    { glyph: god as GlyphName, text: String(valueOf(taken)) },
    ...(god === wordOf(FESTIVAL) ? celebrated(taken) : []),
  ],
  note: godName(taken.model.words, god),
})

/** What a festival brings and costs, where nothing is asked behind it. */
function celebrated({ decision: { seat }, look, lookOf }: Taken): Consequence['parts'] {
  const held = lookOf([...look.chain, FESTIVAL])
  if (!isDone(held)) return []
  const [before, after] = [look, held].map(({ view }) => view.seats[seat]!)
  const changes = [
    ...(['happiness', 'population'] as const).map((name) => [name, after![name] - before![name]] as const),
    ...TOKENS.map((name) => [name, after!.tokens[name]! - before!.tokens[name]!] as const),
  ]
  return changes.flatMap(([glyph, by]) => (by === 0 ? [] : [{ glyph, text: signed(by) }]))
}

/** With what is kept of it and what taints, if nothing is played before it; of several kinds only the first one has its verb. */
function produced({ model, look, lookOf }: Taken, move: string, also: 'yes' | 'no' | 'more'): Consequence {
  const made = producedBy(lookOf, [...look.chain, move])
  const note = model.words.say('tekhenu.web.use.produce', { also, excess: made?.excess ?? 0 })
  return {
    key: move,
    look: 'gain',
    parts: [
      {
        glyph: wordOf(move) as GlyphName,
        text: made === undefined ? String(look.view.now.value) : `+${made.kept}`,
      },
    ],
    ...(note === '' ? {} : { note }),
  }
}
