import type { SYMBOLS } from '@benben/tekhenu'
import type { Amounts, Field, FieldValue } from '@benben/tekhenu/fields'
import type { ReactElement } from 'react'
import { useWords } from '../../app/words.ts'
import { Glyph } from '../icons/glyph.tsx'
import { SYMBOL_GLYPHS, type GlyphName } from '../icons/names.ts'
import { choiceText } from './choice-text.ts'
import styles from './value.module.css'

/** What is drawn beside a number. */
const UNITS: Readonly<Record<string, GlyphName>> = {
  bread: 'bread',
  statue: 'granite',
  'region-points': 'vp',
  'seth-statues': 'statue',
}

const KINDS: Readonly<Record<string, GlyphName>> = { priests: 'priest' }

const kindGlyph = (name: string): GlyphName => KINDS[name] ?? (name as GlyphName)

/** A value as the board shows it. */
export function Value({ field, value }: { readonly field: Field; readonly value: FieldValue }): ReactElement {
  const { kind, group } = field
  if (kind.type === 'amounts') return <AmountsValue amounts={value as Amounts} />
  if (kind.type === 'choice') return <ChoiceValue name={value as string} isSymbol={group === 'symbol'} />
  if (kind.type === 'players') return <b>{(value as readonly number[]).join(' · ') || '–'}</b>
  if (kind.type === 'switch') return <ChoiceValue name={value === true ? 'yes' : 'no'} />
  return (
    <span className={styles.value}>
      {UNITS[group] === undefined ? null : <Glyph name={UNITS[group]} size={17} />}
      <b>{value as number}</b>
    </span>
  )
}

const AmountsValue = ({ amounts }: { readonly amounts: Amounts }): ReactElement => (
  <span className={styles.value}>
    {Object.entries(amounts).map(([name, many]) => (
      <span key={name} className={styles.amount}>
        <KindSign name={name} />
        <b>{many}</b>
      </span>
    ))}
    {Object.keys(amounts).length === 0 ? <b>–</b> : null}
  </span>
)

/** Resources of one's choice have no sign of their own: two of them stand for all. */
export const KindSign = ({
  name,
  size = 19,
}: {
  readonly name: string
  readonly size?: number
}): ReactElement =>
  name === 'anyBasicResource' ? (
    <span className={styles.amount}>
      <Glyph name="papyrus" size={size - 4} />
      <Glyph name="granite" size={size - 4} />
    </span>
  ) : (
    <Glyph name={kindGlyph(name)} size={size} />
  )

const EDGES: ReadonlySet<string> = new Set(['sand', 'clay', 'lapis'])

export function ChoiceValue({
  name,
  isSymbol = false,
}: {
  readonly name: string
  readonly isSymbol?: boolean
}): ReactElement {
  const words = useWords()
  if (EDGES.has(name)) return <span className={styles.swatch} data-edge={name} />
  const glyph = isSymbol ? SYMBOL_GLYPHS[name as (typeof SYMBOLS)[number]] : (name as GlyphName)
  return (
    <span className={styles.value}>
      {name === 'yes' || name === 'no' ? null : <Glyph name={glyph} size={20} />}
      <span className={styles.name}>{choiceText(words, name)}</span>
    </span>
  )
}
