import { memo, type ReactElement, type ReactNode } from 'react'
import { cardTitle } from '../cards/card-facts.ts'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Die } from '../pieces/die.tsx'
import type { Group } from '../pointing/places.ts'
import type { DecisionSeen } from '../../session/session.ts'
import { godName, sayOf, signed, tokenName } from '../say.ts'
import { glossOf, type TableModel } from '../model.ts'
import type { Chain } from '../pointing/spots.ts'
import type { Act, LookOf } from './acts.ts'
import { Choice } from './choice.tsx'
import { priceOf } from './price.ts'
import outlookStyles from './outlook.module.css'
import styles from './prompt.module.css'

interface GroupProps {
  readonly model: TableModel
  readonly moves: readonly string[]
}

interface AskedProps {
  readonly decision: DecisionSeen
  readonly lookOf: LookOf
}

const isProduct = (move: string): boolean => move.startsWith('produce ')
/** Where everything can be produced it is said once, for all of them. */
export const gathers = (moves: readonly string[], move: string): boolean =>
  isProduct(move) && moves.filter(isProduct).length > 2

interface ActsProps extends GroupProps {
  readonly acts: readonly Act[]
}

/** Buttons that stand for themselves: to produce, to call Anubis, to go on; `moves` are what is produced, gathered. */
export const Acts = memo(function Acts({ model, acts, moves }: ActsProps): ReactElement {
  return (
    <>
      {acts.map(({ chain, text, glyph, look }) => (
        <Choice key={chain.join()} chain={chain} look={look}>
          {glyph === undefined ? null : <Glyph name={glyph} size={18} />}
          {text}
        </Choice>
      ))}
      {moves.length === 0 ? null : <Products model={model} moves={moves} />}
    </>
  )
})

function Products({ model, moves }: GroupProps): ReactElement {
  const name = model.words.say('tekhenu.web.group.produce', { value: model.view.now.value })
  return (
    <div className={styles.strip} role="group" aria-label={name}>
      <small aria-hidden="true">{name}</small>
      {moves.map((move) => (
        <Choice key={move} chain={[move]} small label={glossOf(model, move)}>
          <Glyph name={move.split(' ')[1] as GlyphName} size={22} />
        </Choice>
      ))}
    </div>
  )
}

/** Faces of a die, colours, tokens, numbers: what is chosen among a few things that look alike. */
export const Strip = memo(function Strip({
  model,
  moves,
  group,
  decision,
  lookOf,
}: GroupProps & AskedProps & { readonly group: Exclude<Group, 'act'> }): ReactElement {
  const { words } = model
  const sorted = group === 'faith' ? moves.toSorted((a, b) => amount(a) - amount(b)) : moves
  const isFace = group === 'value' || group === 'adjust'
  // Two strips of faces stand side by side: each says what it changes.
  const caption = sayOf(words, `tekhenu.web.caption.${captionOf(group, decision)}`)
  return (
    <div className={styles.strip} role="group" aria-label={words.say(`tekhenu.web.group.${group}`)}>
      {caption === '' ? null : <small aria-hidden="true">{caption}</small>}
      {sorted.map((move) => {
        const price = priceOf({ model, move, decision, lookOf })
        const label =
          price?.label === undefined ? glossOf(model, move) : `${glossOf(model, move)}: ${price.label}`
        return (
          <Choice key={move} chain={[move]} small label={label}>
            {faceOf(model, group, move)}
            {price === null ? null : (
              <small className={`${styles.price} ${isFace ? styles.corner : ''}`} data-price>
                {price.text}
                {price.glyph === undefined ? null : <Glyph name={price.glyph} size={14} />}
              </small>
            )}
          </Choice>
        )
      })}
    </div>
  )
})

/** Only where a die is used both kinds of faces can be asked for. */
const captionOf = (group: Group, { moves }: DecisionSeen): string =>
  moves.some((move) => move.startsWith('adjust ')) ? group : ''

/** `faith 2 tainted` is −2. */
function amount(move: string): number {
  const [, many, side] = move.split(' ')
  return move === 'no faith' ? 0 : Number(many) * (side === 'tainted' ? -1 : 1)
}

function faceOf({ view, words }: TableModel, group: Group, move: string): ReactNode {
  const [, ...rest] = move.split(' ')
  switch (group) {
    case 'value':
    case 'adjust':
      return <Die colour={view.now.as ?? 'white'} value={Number(rest.at(-1))} size={30} />
    case 'colour':
      return <Die colour={rest[0]!} value={view.now.face || 1} size={30} />
    case 'side':
      return (
        <>
          <Glyph name={rest[0] as GlyphName} size={18} />
          {sayOf(words, `tekhenu.purity.${rest[0]!}`)}
        </>
      )
    case 'pay':
      return <Payment rest={rest} words={words} />
    case 'bread':
      return <Payment rest={[rest[0]!, 'bread']} words={words} />
    case 'faith':
      return <b>{signed(amount(move))}</b>
    default:
      return <b>{rest[0]}</b>
  }
}

/** Tokens as they would be handed over; a blessing in place of them. */
const Payment = ({
  rest,
  words,
}: {
  readonly rest: readonly string[]
  readonly words: TableModel['words']
}): ReactElement =>
  rest.length === 1 ? (
    <>
      <Glyph name="blessing" size={18} />
      {cardTitle(words, rest[0]!)}
    </>
  ) : (
    <>
      {rest.map((word, i) =>
        i % 2 === 1 ? (
          <span key={word} className={outlookStyles.paid}>
            <b>{rest[i - 1]}</b>
            <Glyph name={word as GlyphName} size={18} />
          </span>
        ) : null,
      )}
    </>
  )

/** Where nothing but a token or a marker is chosen, it stands on my board and here. */
export const gainsOf = (decision: DecisionSeen | null): readonly string[] =>
  decision?.moves.every((move) => move.startsWith('gain ')) === true ? decision.moves : []

export const Gains = ({ model, moves }: GroupProps): ReactElement | null =>
  moves.length === 0 ? null : (
    <div className={styles.strip} role="group" aria-label={model.words.say('tekhenu.web.group.gain')}>
      {moves.map((move) => (
        <Choice key={move} chain={[move]} small label={glossOf(model, move)}>
          <Glyph name={move.split(' ')[1] as GlyphName} size={22} />
        </Choice>
      ))}
    </div>
  )

/** What a clicked spot leaves open: a marker, a value, a god; the die or the extra action. */
export function Opened({
  model,
  chains,
  opened = false,
}: {
  readonly model: TableModel
  readonly chains: readonly Chain[]
  readonly opened?: boolean
}): ReactElement {
  const { words, view } = model
  const face = (chain: Chain): ReactNode => {
    const move = chain.at(-1)!
    const said = / for (\w+)$/.exec(move)?.[1]
    if (said === undefined)
      return sayOf(words, `tekhenu.web.way.${chain[0].split(' ')[0]!}`) || glossOf(model, move)
    if (/^\d$/.test(said)) return <Die colour={view.now.as ?? 'white'} value={Number(said)} size={30} />
    return (
      <>
        <Glyph name={said as GlyphName} size={18} />
        {tokenName(words, said) || godName(words, said)}
      </>
    )
  }
  return (
    <div className={styles.strip} role="group" data-opened={opened || undefined}>
      {chains.map((chain) => (
        <Choice key={chain.join()} chain={chain} label={glossOf(model, chain.at(-1)!)} small>
          {face(chain)}
        </Choice>
      ))}
    </div>
  )
}
