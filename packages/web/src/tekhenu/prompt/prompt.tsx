import type { RefusedText } from '@benben/kernel'
import { useMemo, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import type { DecisionSeen } from '../../session/session.ts'
import { RuleLink } from '../../ui/help.tsx'
import { Hidden } from '../../ui/hidden.tsx'
import { Glyph } from '../icons/glyph.tsx'
import { Die } from '../pieces/die.tsx'
import type { TableModel } from '../model.ts'
import type { Looked } from '../pointing/looked.ts'
import { useLooked } from '../pointing/spot.tsx'
import type { Chain, Spots } from '../pointing/spots.ts'
import type { Sentences } from './asked.ts'
import { actsOf, type Act, type LookOf } from './acts.ts'
import { Acts, Gains, gainsOf, gathers, Opened, Strip } from './choices.tsx'
import { askedWidth, CONFIRM, CROWDED, FACE, FITS, PACKED, widthOf, wordsWidth } from './widths.ts'
import { ArmedContext, Choice } from './choice.tsx'
import { useIsAhead } from './drawn-ahead.ts'
import { Line, lineOf, Outlook } from './outlook.tsx'
import type { Foreseen } from './outlook-of.ts'
import { Playable } from './playable.tsx'
import { refusedActs, RefusedActs } from './refused.tsx'
import outlookStyles from './outlook.module.css'
import styles from './prompt.module.css'

/** What is said below the question. */
export interface Told {
  /** What the choice that is looked at would do; null where nothing is. */
  readonly outlook: Foreseen | null
  /** Why something is not possible. */
  readonly problem: string | null
  /** Where the rules explain what is asked, or why it is refused; null where nothing is. */
  readonly rule: { readonly to: string; readonly refused: boolean } | null
}

export interface PromptProps {
  readonly model: TableModel
  /** Without a title: what was said last stays. */
  readonly sentences: Sentences
  readonly decision: DecisionSeen | null
  readonly lookOf: LookOf
  /** Asked why something cannot be done. */
  readonly onWhy: (refused: RefusedText) => void
  /** The choices, by group. */
  readonly groups: Spots['prompt']
  readonly spots: Spots
  /** A spot with several ways was clicked. */
  readonly opened: readonly Chain[] | null
  /** Whether the faces of the die are laid out. */
  readonly changing: boolean
  readonly onChange: (open: boolean) => void
  /** The tile that would be laid can be turned. */
  readonly canTurn: boolean
  /** What a golden button would bring: a finger presses it without a look first. Null for a mouse. */
  readonly sureOf: ((chain: Chain) => Foreseen | null) | null
  /** What the table knows is looked at. */
  readonly looked: Looked
  /** What is said of what is looked at. */
  readonly told: (looked: Looked) => Told
  /** The choice that was pressed once and takes a second press. */
  readonly armed: Chain | null
  /** A golden button that makes it, too; null where the choice itself turns golden. */
  readonly confirm: {
    readonly chain: Chain
    readonly label: string
    /** The same, and what may follow at once: the end of the turn where nothing else is left to do, or what a die produces. */
    readonly further: readonly { readonly chain: Chain; readonly label: string }[]
  } | null
  /** Said where nothing is looked at. */
  readonly idle: string
  /** Moves whose spot is not rendered, as a fallback. */
  readonly stray: readonly Chain[]
  /** What it is drawn ahead of; undefined where it is seen. */
  readonly ahead: string | undefined
  /** Undo, restart turn, end turn. */
  readonly children: ReactNode
}

/** Groups that are always laid out where they are asked for. */
const OPEN = ['colour', 'side', 'pay', 'faith', 'bread', 'tithe', 'levy'] as const

/** The line on the seam between the table and my board: what is asked, what stands to choose, what it would do. */
export function Prompt(props: PromptProps): ReactElement {
  const { model, decision, groups, opened, changing, canTurn } = props
  const said = useRef(props.sentences)
  if (props.sentences.title !== '') said.current = props.sentences
  const { title } = said.current
  const { acts, products } = useActs(props)
  // With nothing else to decide the faces need no button before them.
  const onlyValue = decision !== null && decision.moves.every((move) => /^(value|adjust) /.test(move))
  const faces = changing || onlyValue
  const gains = gainsOf(decision)
  const laid = { model, acts, products, groups, faces, canTurn, gains }
  const need = widthOf(laid) + askedWidth(title)
  const packed = widthOf(laid, CROWDED) > PACKED
  const armed = useMemo(
    () => ({ moves: props.armed?.join('|') ?? '', isGolden: props.confirm === null }),
    [props.armed, props.confirm],
  )
  const gray = useMemo(() => refusedActs(decision), [decision])
  const labels = gray.map(({ label }) => model.words.say(label))
  const isSmall = need + wordsWidth(labels) > FITS
  const beside = (isSmall ? FACE * gray.length : wordsWidth(labels)) + (props.confirm === null ? 0 : CONFIRM)
  const crowded = opened === null && need + beside > FITS
  const isAhead = useIsAhead()
  return (
    <section
      className={`${styles.prompt} ${crowded ? styles.crowded : ''} ${packed ? styles.packed : ''}`}
      data-prompt={isAhead ? undefined : true}
      data-ahead={props.ahead}
      inert={isAhead}
      aria-hidden={isAhead || undefined}
      aria-label={model.words.say('tekhenu.web.prompt')}
    >
      <div className={styles.first}>
        {decision === null ? null : <DieInHand model={model} />}
        <Asked title={title} model={model} decision={decision} />
        <div className={styles.choices} aria-live="off" data-choices={isAhead ? undefined : true}>
          {props.confirm === null ? null : <Confirm {...props.confirm} />}
          <ArmedContext value={armed}>
            {opened === null ? (
              <>
                <Choices {...props} acts={acts} products={products} faces={faces} />
                {/* What can be done comes first. */}
                {gray.length === 0 ? null : (
                  <RefusedActs model={model} acts={gray} onWhy={props.onWhy} small={isSmall} />
                )}
                <Playable model={model} spots={props.spots} />
              </>
            ) : (
              <Opened model={model} chains={opened} opened />
            )}
          </ArmedContext>
        </div>
        <div className={styles.controls} aria-live="off">
          {props.children}
        </div>
      </div>
      <Below {...props} sentences={said.current} sure={sureBy(props, acts)} />
    </section>
  )
}

/** What the golden button would bring, where that can be said. */
function sureBy({ opened, sureOf }: PromptProps, acts: readonly Act[]): Foreseen | null {
  const golden = acts.find(({ look }) => look === 'primary')
  if (opened !== null || sureOf === null || golden === undefined) return null
  const sure = sureOf(golden.chain)
  return sure === null || sure.list.length === 0 ? null : sure
}

interface AskedProps extends Pick<PromptProps, 'model' | 'decision'> {
  readonly title: string
}

const Asked = ({ title, model, decision }: AskedProps): ReactElement => (
  <div
    className={styles.asked}
    style={{ '--asked': `${askedWidth(title)}px` } as CSSProperties}
    aria-atomic="true"
    data-asked={useIsAhead() ? undefined : true}
  >
    <b>{title}</b>
    {decision === null ? null : (
      <Hidden>{model.words.say('web.moves', { many: decision.moves.length })}</Hidden>
    )}
  </div>
)

function DieInHand({ model: { view } }: Pick<PromptProps, 'model'>): ReactElement | null {
  const { colour, value, from } = view.now
  return from === null || colour === null ? null : (
    <span className={styles.die}>
      <Die colour={colour} value={value} size={38} />
    </span>
  )
}

/** In a line of its own on a phone, so that no other button gives way to it under a finger. */
const Confirm = ({ chain, label, further }: NonNullable<PromptProps['confirm']>): ReactElement => (
  <div className={styles.confirm} data-armed>
    <Choice chain={chain} look="primary">
      {label}
    </Choice>
    {further.map((more) => (
      <Choice key={more.chain.join()} chain={more.chain} look="quiet" confirms>
        {more.label}
      </Choice>
    ))}
  </div>
)

/** The buttons that stand for themselves, and what can be produced where that is gathered. */
function useActs({ model, decision, lookOf, groups }: PromptProps): {
  readonly acts: readonly Act[]
  readonly products: readonly string[]
} {
  return useMemo(() => {
    if (decision === null) return { acts: [], products: [] }
    const all = (groups.act ?? []).filter((move) => move !== decision.endTurn)
    const products = all.filter((move) => gathers(all, move))
    const moves = all.filter((move) => !products.includes(move))
    return { acts: actsOf({ model, decision, lookOf, moves }), products }
  }, [model, decision, lookOf, groups])
}

interface ChoicesProps extends PromptProps {
  readonly acts: readonly Act[]
  readonly products: readonly string[]
  /** Whether the faces of the die are laid out. */
  readonly faces: boolean
}

/** Everything that can be chosen here rather than on the table. */
function Choices({
  model,
  decision,
  lookOf,
  groups,
  acts,
  products,
  faces,
  onChange,
  canTurn,
  stray,
}: ChoicesProps): ReactElement | null {
  const isAhead = useIsAhead()
  const { words } = model
  const { value: values = [], adjust: adjusts = [] } = groups
  if (decision === null) return null
  const asked = { model, decision, lookOf }
  return (
    <>
      {!canTurn ? null : (
        <button
          type="button"
          className={styles.choice}
          data-turn-tile={isAhead ? undefined : true}
          aria-keyshortcuts="r"
        >
          <Glyph name="rotation" size={18} />
          <span className={styles.wording}>{words.say('tekhenu.web.turn-tile')}</span>
          <kbd>R</kbd>
        </button>
      )}
      {values.length === 0 ? null : faces ? (
        <Strip {...asked} moves={values} group="value" />
      ) : (
        <button
          type="button"
          className={styles.choice}
          onClick={() => onChange(true)}
          data-opens={isAhead ? undefined : 'value'}
        >
          <Glyph name="scribe" size={18} />
          {words.say('tekhenu.web.change-value')}
        </button>
      )}
      {adjusts.length > 0 ? <Strip {...asked} moves={adjusts} group="adjust" /> : null}
      {OPEN.map((group) =>
        groups[group] === undefined ? null : (
          <Strip key={group} {...asked} moves={groups[group]} group={group} />
        ),
      )}
      <Gains model={model} moves={gainsOf(decision)} />
      <Acts model={model} acts={acts} moves={products} />
      {stray.length === 0 ? null : (
        <div data-stray>
          <Opened model={model} chains={stray} />
        </div>
      )}
    </>
  )
}

/**
 * The second line: what is behind the question, and why something is not possible, what a choice would do, or what one should know
 * first. A warning before a second press stays beside what it warns of. Of the whole prompt it alone is rendered when a pointer comes to
 * something.
 */
function Below({
  model,
  sentences,
  spots,
  armed,
  looked,
  told,
  sure,
  idle,
}: PromptProps & { readonly sure: Foreseen | null }): ReactElement {
  const { cause = '', hint } = sentences
  const { problem, outlook, rule } = told(useLooked(spots, looked))
  const isAhead = useIsAhead()
  const isFree = problem === null && outlook === null
  const shown = outlook ?? sure
  return (
    <div className={styles.second}>
      {cause === '' ? null : (
        <small className={styles.cause} data-cause={isAhead ? undefined : true}>
          {cause}
        </small>
      )}
      {hint === '' || !(isFree || armed !== null) ? null : <small className={styles.hint}>{hint}</small>}
      <div
        className={styles.told}
        role="status"
        data-outlook={outlook === null ? undefined : true}
        data-sure={(isFree && sure !== null) || undefined}
      >
        <Line {...lineOf(problem, shown, idle)} />
        {problem !== null || shown === null ? null : <Outlook {...shown} cause={cause} />}
        {rule === null ? null : (
          <RuleLink game="tekhenu" to={rule.to} className={outlookStyles.rule}>
            {model.words.say(rule.refused ? 'web.why' : 'web.rule')}
          </RuleLink>
        )}
      </div>
    </div>
  )
}
