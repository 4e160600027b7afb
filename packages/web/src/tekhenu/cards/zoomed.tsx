import { artifactNamed, sethOf } from '@benben/tekhenu'
import type { ReactElement } from 'react'
import { actionText } from './action-tile.ts'
import { cardText, conquestText, familyOf, symbolOf } from './card-facts.ts'
import { LargeCard } from './large-card.tsx'
import styles from './zoomed.module.css'
import { useBeside } from '../../ui/beside.ts'
import type { CloseLook } from '../../ui/close-look.ts'
import { RuleLink } from '../../ui/help.tsx'
import { useHover } from '../../ui/use-hover.ts'
import { Glyph } from '../icons/glyph.tsx'
import { sayOf } from '../say.ts'
import type { TableModel } from '../model.ts'

const CONQUEST = 'conquest '

interface ZoomedProps {
  readonly model: TableModel
  readonly look: CloseLook
  readonly onKeep: (inside: boolean) => void
}

/** A card that is looked at. */
export function Zoomed({ model, look, onKeep }: ZoomedProps): ReactElement {
  const { box, style } = useBeside(look)
  useHover(box, onKeep)
  return (
    <div ref={box} className={styles.zoom} style={style} data-zoom aria-hidden="true">
      {familyOf(look.id) === 'pillar' ? (
        <Tile model={model} id={look.id} />
      ) : (
        <LargeCard model={model} id={look.id} text={textOf(model, look.id)} />
      )}
      <SymbolRule model={model} id={look.id} />
      <p className={styles.symbol}>
        <RuleLink game="tekhenu" to={ruleOf(look.id)} quiet>
          {model.words.say('web.rule')}
        </RuleLink>
      </p>
    </div>
  )
}

/** Most have a page of their own. */
const ruleOf = (id: string): string =>
  familyOf(id) === 'action' ? 'solo-turn' : `cards/${id.replace(' ', '-')}`

/** A pillar tile has no name; what it is made of can be seen where it lies. */
const Tile = ({ model, id }: { readonly model: TableModel; readonly id: string }): ReactElement => (
  <div className={styles.tile}>
    <b>
      <Glyph name="pillar" size={26} /> {id}
    </b>
    <p>{textOf(model, id)}</p>
  </div>
)

/** What the symbol of a decree means. */
function SymbolRule({ model, id }: { readonly model: TableModel; readonly id: string }): ReactElement | null {
  const { words, edition } = model
  const symbol = symbolOf(edition, id)
  if (symbol === undefined) return null
  return (
    <p className={styles.symbol}>
      <Glyph name={symbol.glyph} size={18} />
      {words.say('tekhenu.boards.symbol', { symbol: sayOf(words, `tekhenu.symbol.${symbol.name}`) })}
    </p>
  )
}

/** Cards have their wording; of tiles and artifacts the words of the game tell more than is printed. */
function textOf({ words, speech, who, view, edition }: TableModel, id: string): string {
  if (id.startsWith(CONQUEST)) return conquestText(words, edition, id.slice(CONQUEST.length))
  if (familyOf(id) === 'action') return actionText(words, edition, id, sethOf(view) !== undefined)
  const told = (): string =>
    (speech.look?.(words, id, who, view) ?? [])
      .map((line) => line.trim())
      .join(' ')
      // The head says already what it is.
      .replace(/^[^:]*: /, '')
  if (sethOf(view)?.artifacts.includes(id) === true)
    return words.say('tekhenu.card.artifact', { ...artifactNamed(id), text: cardText(words, id) })
  return familyOf(id) === 'artifact' ? told() || cardText(words, id) : cardText(words, id) || told()
}
