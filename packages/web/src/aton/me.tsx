import { EXCHANGE, aton, assign, type AtonEvent } from '@benben/aton'
import type { Words } from '@benben/words'
import { useEffect, useReducer, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { DecisionSeen } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { isFocusFree } from '../ui/focus-home.ts'
import { handIsOnKeys, useKeys } from '../ui/keys.ts'
import { OpenCartouche, ShutCartouche } from './cartouche.tsx'
import { startDrag } from './drag.ts'
import {
  draftOf,
  EMPTY,
  isComplete,
  isFree,
  reduceDraft,
  valuesOf,
  type Draft,
  type Step as DraftStep,
} from './draft.ts'
import styles from './me.module.css'
import { CardFace, Token } from './pieces.tsx'
import type { Pointed } from './pointing.ts'
import type { TableModel } from './model.ts'
import type { Problem } from './plaque.tsx'

const CARTOUCHES = [1, 2, 3, 4] as const

interface AssignProps {
  readonly model: TableModel
  readonly hand: readonly number[]
  readonly decision: DecisionSeen
  readonly pointed: Pointed
  readonly onPlay: (move: string) => void
  readonly onRefused: (why: Problem) => void
  /** The card that lies at cartouche 3 for now: how far the priests would reach. */
  readonly onReach: (reach: number | undefined) => void
}

/** My cards and cartouches while cards are assigned: dragged, clicked or keyed. */
export function Assigning(props: AssignProps): ReactElement {
  const { model, hand, decision, pointed, onPlay, onReach } = props
  const { view, near } = model
  const standing = view.seats[near]!.cartouches
  const [draft, step] = useReducer(reduceDraft(hand), standing === null ? EMPTY : draftOf(hand, standing))
  const values = valuesOf(draft, hand)
  const [a, b, c, d] = values
  const move = isComplete(draft) ? aton.write(assign(a!, b!, c!, d!)) : undefined
  const ready = !decision.owed
  const same = ready && move !== undefined && !decision.moves.includes(move)
  const held = draft.held === null ? undefined : hand[draft.held]
  const exchange = useExchange(props, draft)
  const confirm = (): void => {
    if (move !== undefined && !same) onPlay(move)
  }

  useEffect(() => {
    onReach(c)
    return () => onReach(undefined)
  }, [c, onReach])
  useAssigningKeys(draft, step, confirm, exchange)

  return (
    <div className={styles.play}>
      <div className={styles.cartouches}>
        {CARTOUCHES.map((cartouche) => (
          <OpenCartouche
            key={cartouche}
            model={model}
            cartouche={cartouche}
            card={values[cartouche - 1]}
            offered={values[cartouche - 1] === undefined ? held : undefined}
            pointed={pointed.cartouches.includes(cartouche)}
            onTouch={() => step({ type: 'touch', slot: cartouche - 1 })}
            onDrop={(to) =>
              step({ type: 'drop', card: draft.slots[cartouche - 1]!, slot: to === null ? null : to - 1 })
            }
          />
        ))}
      </div>
      <div className={styles.side}>
        <Hand model={model} hand={hand} draft={draft} step={step} />
        <div className={styles.acts}>
          <Confirm
            words={model.words}
            left={draft.slots.filter((slot) => slot === null).length}
            ready={ready}
            same={same}
            onConfirm={confirm}
          />
          <Exchange model={model} exchange={exchange} />
        </div>
      </div>
    </div>
  )
}

type Step = (step: DraftStep) => void

/** Digits, arrows, Enter and Escape assign cards. */
function useAssigningKeys(draft: Draft, step: Step, confirm: () => void, exchange: ExchangeNow): void {
  const digit = (value: number): void =>
    draft.held === null ? step({ type: 'hold-value', value }) : step({ type: 'touch', slot: value - 1 })
  const isIn = ({ target }: KeyboardEvent, places: string): boolean =>
    target instanceof Element && target.closest(places) !== null
  useKeys({
    '1': () => digit(1),
    '2': () => digit(2),
    '3': () => digit(3),
    '4': () => digit(4),
    ArrowRight: (event) => (isIn(event, '[data-space]') ? false : step({ type: 'next', by: 1 })),
    ArrowLeft: (event) => (isIn(event, '[data-space]') ? false : step({ type: 'next', by: -1 })),
    Backspace: () => step({ type: 'clear' }),
    Escape: () =>
      exchange.sure ? exchange.leave() : step(draft.held === null ? { type: 'clear' } : { type: 'let-go' }),
    Enter: (event) => (isIn(event, 'button, a') ? false : confirm()),
    x: exchange.ask,
  })
}

interface HandProps {
  readonly model: TableModel
  readonly hand: readonly number[]
  readonly draft: Draft
  readonly step: Step
}

/** The cards that lie at no cartouche yet. */
function Hand({ model: { words }, hand, draft, step }: HandProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  // With the hand on the keyboard the focus waits at the cards, unless it is in use.
  useEffect(() => {
    if (handIsOnKeys() && isFocusFree()) {
      ref.current?.querySelector<HTMLElement>('[data-card]')?.focus()
    }
  }, [])
  return (
    <div className={styles.hand} ref={ref} role="group" aria-label={words.say('aton.web.hand')}>
      {hand.map((value, card) =>
        isFree(draft, card) ? (
          <button
            key={card}
            type="button"
            className={`${styles.card} ${draft.held === card ? styles.held : ''}`}
            data-card={value}
            aria-pressed={draft.held === card}
            aria-label={words.say('aton.web.card', { value })}
            onClick={() => step({ type: 'hold', card })}
            onPointerDown={(event) =>
              startDrag(event, (to) => {
                if (to !== null) step({ type: 'drop', card, slot: to - 1 })
              })
            }
          >
            <CardFace value={value} />
          </button>
        ) : (
          <span key={card} className={styles.gone} />
        ),
      )}
    </div>
  )
}

interface ConfirmProps {
  readonly words: Words
  /** Cartouches that are empty. */
  readonly left: number
  /** Whether cards have been assigned before. */
  readonly ready: boolean
  /** Whether they lie as they were assigned. */
  readonly same: boolean
  readonly onConfirm: () => void
}

function Confirm({ words, left, ready, same, onConfirm }: ConfirmProps): ReactElement {
  const ref = useRef<HTMLDivElement>(null)
  // Complete by keyboard: the next Enter confirms.
  useEffect(() => {
    if (left === 0 && !ready && handIsOnKeys()) ref.current?.querySelector('button')?.focus()
  }, [left, ready])
  return (
    <div ref={ref}>
      <Button
        look="primary"
        icon="check"
        shortcut="Enter"
        disabled={left > 0 || same}
        onClick={onConfirm}
        data-confirm
      >
        {ready && same
          ? words.say('aton.web.confirmed')
          : ready
            ? words.say('aton.web.confirm-anew')
            : words.say('aton.web.confirm', { left })}
      </Button>
    </div>
  )
}

interface ExchangeNow {
  readonly move: string
  readonly may: boolean
  readonly whyNot: string | undefined
  /** Asked for once: it cannot be taken back, so the next press does it. */
  readonly sure: boolean
  /** Exchanges at the second press, or says why that is not possible. */
  readonly ask: () => void
  readonly leave: () => void
}

function useExchange({ model, decision, onPlay, onRefused }: AssignProps, draft: Draft): ExchangeNow {
  const { words, speech, who, view } = model
  const move = aton.write(EXCHANGE)
  const may = decision.moves.includes(move)
  const refused = decision.refusals.find((each) => each.move === move)
  const whyNot = refused === undefined ? undefined : speech.refusal(words, refused, who, view)
  const [sure, setSure] = useState(false)
  const leave = (): void => setSure(false)
  // Whoever goes on with the cards wants to keep them.
  useEffect(leave, [draft])
  const ask = (): void => {
    setSure(may && !sure)
    if (may && sure) onPlay(move)
    else
      onRefused(
        may ? { text: words.say('aton.web.exchange-sure') } : { text: whyNot ?? '', refusal: refused },
      )
  }
  return { move, may, whyNot, sure, ask, leave }
}

const Exchange = ({
  model: { words, view, near },
  exchange: { move, may, whyNot, sure, ask },
}: {
  readonly model: TableModel
  readonly exchange: ExchangeNow
}): ReactElement => (
  <Button
    shortcut="x"
    disabled={!may}
    onClick={ask}
    title={whyNot}
    onRefused={ask}
    data-exchange
    data-move={sure ? move : undefined}
  >
    <Token spent={!view.seats[near]!.token} />
    <span className={styles.exchange}>
      {words.say(sure ? 'aton.web.exchange-again' : 'aton.web.exchange')}
    </span>
  </Button>
)

interface ShownProps {
  readonly model: TableModel
  /** What is being shown just now. */
  readonly event: AtonEvent | null
  readonly pointed: Pointed
  /** Undo, restart, end turn. */
  readonly children: ReactNode
}

/** The cartouches of both sides, when nothing is to be assigned. */
export const Shown = ({ model, event, pointed, children }: ShownProps): ReactElement => (
  <div className={styles.play}>
    <div className={styles.cartouches}>
      {CARTOUCHES.map((cartouche) => (
        <ShutCartouche
          key={cartouche}
          model={model}
          cartouche={cartouche}
          turning={event?.type === 'revealed'}
          pointed={pointed.cartouches.includes(cartouche)}
        />
      ))}
    </div>
    <div className={styles.side}>{children}</div>
  </div>
)
