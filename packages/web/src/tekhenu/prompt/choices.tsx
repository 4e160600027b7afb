import type { ReactElement, ReactNode } from 'react'
import { Glyph } from '../icons/glyph.tsx'
import type { GlyphName } from '../icons/names.ts'
import { Die } from '../pieces/die.tsx'
import type { Group } from '../pointing/places.ts'
import { godName, sayOf, signed, tokenName } from '../say.ts'
import { glossOf, type TableModel } from '../model.ts'
import type { Chain } from '../pointing/spots.ts'
import { Choice } from './choice.tsx'
import outlookStyles from './outlook.module.css'
import styles from './prompt.module.css'

interface GroupProps {
  readonly model: TableModel
  readonly moves: readonly string[]
}

const isProduct = (move: string): boolean => move.startsWith('produce ')
/** Where everything can be produced it is said once, for all of them. */
export const gathers = (moves: readonly string[], move: string): boolean =>
  isProduct(move) && moves.filter(isProduct).length > 2

/** Buttons that stand for themselves: to produce, to call Anubis, to go on. */
export function Acts({ model, moves }: GroupProps): ReactElement {
  const { words, view } = model
  // Going on would give up what is not chosen yet.
  const decrees = view.waiting.at(-1)?.['wait'] === 'decrees'
  const face = (move: string): ReactNode => {
    const [verb, what = ''] = move.split(' ')
    switch (verb) {
      case 'produce':
        return (
          <>
            <Glyph name={what as GlyphName} size={18} />
            {words.say('tekhenu.web.act.produce', {
              value: view.now.value,
              resource: tokenName(words, what),
            })}
          </>
        )
      case 'do':
      case 'extra':
        return (
          <>
            <Glyph name={what as GlyphName} size={18} />
            {sayOf(words, `tekhenu.web.act.${what}`) || godName(words, what)}
          </>
        )
      case 'anubis':
        return (
          <>
            <Glyph name="scribe" size={18} />
            {words.say('tekhenu.web.act.anubis')}
          </>
        )
      case 'also':
        return (
          <>
            <Glyph name="scribe" size={18} />
            {words.say('tekhenu.web.act.also')}
          </>
        )
      default:
        return move === 'go on' && decrees
          ? words.say('tekhenu.web.act.no-more-decrees', { chosen: view.now.chosen.length })
          : sayOf(words, `tekhenu.web.act.${move.replace(' ', '-')}`) || glossOf(model, move)
    }
  }
  const products = moves.filter((move) => gathers(moves, move))
  return (
    <>
      {moves
        .filter((move) => !products.includes(move))
        .map((move) => (
          <Choice key={move} chain={[move]} look={move === 'go on' && !decrees ? 'primary' : 'plain'}>
            {face(move)}
          </Choice>
        ))}
      {products.length === 0 ? null : <Products model={model} moves={products} />}
    </>
  )
}

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
export function Strip({
  model,
  moves,
  group,
}: GroupProps & { readonly group: Exclude<Group, 'act'> }): ReactElement {
  const { words } = model
  const sorted = group === 'faith' ? moves.toSorted((a, b) => amount(a) - amount(b)) : moves
  return (
    <div className={styles.strip} role="group" aria-label={words.say(`tekhenu.web.group.${group}`)}>
      {sorted.map((move) => (
        <Choice key={move} chain={[move]} small label={glossOf(model, move)}>
          {faceOf(model, group, move)}
        </Choice>
      ))}
    </div>
  )
}

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
      return <Payment rest={rest} />
    case 'faith':
      return <b>{signed(amount(move))}</b>
    default:
      return <b>{rest[0]}</b>
  }
}

/** Tokens as they would be handed over; a blessing in place of them. */
const Payment = ({ rest }: { readonly rest: readonly string[] }): ReactElement =>
  rest.length === 1 ? (
    <>
      <Glyph name="blessing" size={18} />
      {rest[0]}
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
