import { EXCHANGE, aton, assign, type AtonEvent } from '@benben/aton'
import { useEffect, useReducer, useRef, type ReactElement, type ReactNode } from 'react'
import type { DecisionSeen } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { handIsOnKeys, useKeys } from '../ui/keys.ts'
import { OpenCartouche, ShutCartouche } from './cartouche.tsx'
import { startDrag } from './drag.ts'
import { draftOf, EMPTY, isComplete, isFree, reduceDraft, valuesOf } from './draft.ts'
import styles from './me.module.css'
import { CardFace, Token } from './pieces.tsx'
import type { Pointed } from './pointing.ts'
import type { Scene } from './scene.ts'

const CARTOUCHES = [1, 2, 3, 4] as const

interface AssignProps {
  readonly scene: Scene
  readonly hand: readonly number[]
  readonly decision: DecisionSeen
  readonly pointed: Pointed
  readonly onPlay: (move: string) => void
  readonly onRefused: (why: string) => void
  /** The card that lies at cartouche 3 for now: how far the priests would reach. */
  readonly onReach: (reach: number | undefined) => void
}

/** My cards and cartouches while cards are assigned: dragged, clicked or keyed. */
export function Assigning({
  scene,
  hand,
  decision,
  pointed,
  onPlay,
  onRefused,
  onReach,
}: AssignProps): ReactElement {
  const { words, view, near, speech, who } = scene
  const standing = view.seats[near]!.cartouches
  const [draft, step] = useReducer(reduceDraft(hand), standing === null ? EMPTY : draftOf(hand, standing))
  const confirmRef = useRef<HTMLDivElement>(null)
  const values = valuesOf(draft, hand)
  const complete = isComplete(draft)
  const [a, b, c, d] = values
  const move = complete ? aton.write(assign(a!, b!, c!, d!)) : undefined
  const left = draft.slots.filter((slot) => slot === null).length
  const ready = !decision.owed
  const same = ready && move !== undefined && !decision.moves.includes(move)
  const held = draft.held === null ? undefined : hand[draft.held]
  const exchange = aton.write(EXCHANGE)
  const mayExchange = decision.moves.includes(exchange)
  const noExchange = decision.refusals.find((refused) => refused.move === exchange)
  const whyNoExchange = noExchange === undefined ? undefined : speech.refusal(words, noExchange, who, view)

  useEffect(() => {
    onReach(c)
    return () => onReach(undefined)
  }, [c, onReach])

  const confirm = (): void => {
    if (move !== undefined && !same) onPlay(move)
  }
  // Complete by keyboard: the next Enter confirms.
  useEffect(() => {
    if (complete && !ready && handIsOnKeys()) confirmRef.current?.querySelector('button')?.focus()
  }, [complete, ready])

  // With the hand on the keyboard the focus waits at the cards, unless it is in use.
  const handRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (handIsOnKeys() && document.activeElement === document.body) {
      handRef.current?.querySelector<HTMLElement>('[data-card]')?.focus()
    }
  }, [])

  const digit = (value: number): void =>
    draft.held === null ? step({ type: 'hold-value', value }) : step({ type: 'touch', slot: value - 1 })
  const onBoard = (event: KeyboardEvent): boolean =>
    event.target instanceof Element && event.target.closest('[data-space]') !== null
  useKeys({
    '1': () => digit(1),
    '2': () => digit(2),
    '3': () => digit(3),
    '4': () => digit(4),
    ArrowRight: (event) => (onBoard(event) ? false : step({ type: 'next', by: 1 })),
    ArrowLeft: (event) => (onBoard(event) ? false : step({ type: 'next', by: -1 })),
    Backspace: () => step({ type: 'clear' }),
    Escape: () => step(draft.held === null ? { type: 'clear' } : { type: 'let-go' }),
    Enter: (event) =>
      event.target instanceof Element && event.target.closest('button, a') !== null ? false : confirm(),
    x: () => (mayExchange ? onPlay(exchange) : onRefused(whyNoExchange ?? '')),
  })

  return (
    <div className={styles.play}>
      <div className={styles.cartouches}>
        {CARTOUCHES.map((cartouche) => (
          <OpenCartouche
            key={cartouche}
            scene={scene}
            cartouche={cartouche}
            card={values[cartouche - 1]}
            offered={values[cartouche - 1] === undefined ? held : undefined}
            pointed={pointed.cartouches.includes(cartouche)}
            onTouch={() => step({ type: 'touch', slot: cartouche - 1 })}
            onDrop={(to) =>
              step({
                type: 'drop',
                card: draft.slots[cartouche - 1]!,
                slot: to === null ? null : to - 1,
              })
            }
          />
        ))}
      </div>
      <div className={styles.side}>
        <div className={styles.hand} ref={handRef} role="group" aria-label={words.say('aton.web.hand')}>
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
        <div className={styles.acts}>
          <div ref={confirmRef}>
            <Button
              look="primary"
              icon="check"
              shortcut="Enter"
              disabled={move === undefined || same}
              onClick={confirm}
              data-confirm
            >
              {ready && same
                ? words.say('aton.web.confirmed')
                : ready
                  ? words.say('aton.web.confirm-anew')
                  : words.say('aton.web.confirm', { left })}
            </Button>
          </div>
          <Button
            shortcut="x"
            disabled={!mayExchange}
            onClick={() => onPlay(exchange)}
            title={whyNoExchange}
            onRefused={() => onRefused(whyNoExchange ?? '')}
            data-move={exchange}
          >
            <Token spent={!view.seats[near]!.token} />
            <span className={styles.exchange}>{words.say('aton.web.exchange')}</span>
          </Button>
        </div>
      </div>
    </div>
  )
}

interface ShownProps {
  readonly scene: Scene
  /** What is being shown just now. */
  readonly event: AtonEvent | null
  readonly pointed: Pointed
  /** Undo, restart, end turn. */
  readonly children: ReactNode
}

/** The cartouches of both sides, when nothing is to be assigned. */
export const Shown = ({ scene, event, pointed, children }: ShownProps): ReactElement => (
  <div className={styles.play}>
    <div className={styles.cartouches}>
      {CARTOUCHES.map((cartouche) => (
        <ShutCartouche
          key={cartouche}
          scene={scene}
          cartouche={cartouche}
          turning={event?.type === 'revealed'}
          pointed={pointed.cartouches.includes(cartouche)}
        />
      ))}
    </div>
    <div className={styles.side}>{children}</div>
  </div>
)
