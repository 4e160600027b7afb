import { random, writtenDecision } from '@benben/kernel'
import type { DecisionSeen } from '../../session/session.ts'
import type { GlyphName } from '../icons/names.ts'
import { whyNot, type TableModel } from '../model.ts'
import type { Look, lookAhead } from '../pointing/ahead.ts'
import type { Chain } from '../pointing/spots.ts'
import { godName } from '../say.ts'
import type { LookOf } from './acts.ts'
import type { Consequence } from './consequences.ts'

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
      .map((move) => produced(taken, move, gods.length > 0)),
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

/** Moves behind a die that only produces one thing and asks nothing more: it can be taken and used with one tap. */
export function producesAtOnce({ game, decision, look, lookOf }: Taken): Chain | null {
  if (look.stopped || !look.chain.at(-1)!.startsWith('take ')) return null
  const asked = writtenDecision(game, game.determinize(look.view, random('ahead')), decision.seat)
  const products = asked?.moves.filter((move) => move.startsWith('produce ')) ?? []
  const chain: Chain = [...look.chain, ...products]
  const isSure = lookOf(chain)?.events.some(({ type }) => type === 'produced') === true
  return products.length === 1 && isSure ? chain : null
}

const valueOf = ({ look: { view } }: Taken): number => view.now.godValue || view.now.value

const ofGod = (taken: Taken, god: string): Consequence => ({
  key: `use ${god}`,
  look: 'plain',
  parts: [{ glyph: god as GlyphName, text: String(valueOf(taken)) }],
  note: godName(taken.model.words, god),
})

/** With what is kept of it and what taints, where nothing is asked in between. */
function produced({ model, look, lookOf }: Taken, move: string, also: boolean): Consequence {
  const events = lookOf([...look.chain, move])?.events ?? []
  const made = events.find((event) => event.type === 'produced')
  return {
    key: move,
    look: 'gain',
    parts: [
      {
        glyph: wordOf(move) as GlyphName,
        text: made === undefined ? String(look.view.now.value) : `+${made.kept}`,
      },
    ],
    note: model.words.say('tekhenu.web.use.produce', {
      also: also ? 'yes' : 'no',
      excess: made?.excess ?? 0,
    }),
  }
}
