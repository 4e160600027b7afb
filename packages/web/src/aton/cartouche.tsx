import { openMeaning, outlook } from '@benben/words/aton'
import type { Seat } from '@benben/kernel'
import type { ReactElement } from 'react'
import { Hidden } from '../ui/hidden.tsx'
import styles from './cartouche.module.css'
import { startDrag } from './drag.ts'
import { colourOf } from './facts.ts'
import { CardBack, CardFace, Priest } from './pieces.tsx'
import type { TableModel } from './model.ts'

interface Common {
  readonly model: TableModel
  /** 1 to 4. */
  readonly cartouche: 1 | 2 | 3 | 4
}

const Title = ({ model, cartouche }: Common): ReactElement => (
  <span className={styles.title}>
    <i aria-hidden="true">{cartouche}</i>
    <span>
      <Hidden>{model.words.say('aton.web.cartouche-number', { cartouche })}</Hidden>
      {model.words.say(`aton.web.cartouche.${cartouche}`)}
    </span>
  </span>
)

interface OpenProps extends Common {
  /** The card that lies there. */
  readonly card: number | undefined
  /** The card that is held over it. */
  readonly offered: number | undefined
  readonly onTouch: () => void
  readonly onDrop: (cartouche: number | null) => void
  readonly pointed: boolean
}

/** A cartouche while cards are assigned: takes a card, gives it back, shows what the held one would do. */
export function OpenCartouche(props: OpenProps): ReactElement {
  const { model, cartouche, card, offered, onTouch, onDrop, pointed } = props
  const { words, view, near } = model
  const spoken = offered ?? card
  const meaning = spoken === undefined ? undefined : outlook(words, view, near, cartouche, spoken)
  const classes = [
    styles.cartouche,
    styles.open,
    offered === undefined ? '' : styles.lit,
    pointed ? styles.pointed : '',
  ]
  return (
    <button
      type="button"
      className={classes.join(' ')}
      data-cartouche={cartouche}
      data-holds={card}
      onClick={onTouch}
    >
      <Title model={model} cartouche={cartouche} />
      {card === undefined ? (
        <span className={`${styles.slot} ${offered === undefined ? '' : styles.offered}`}>
          <Hidden>{words.say('aton.web.no-card')}</Hidden>
          <span aria-hidden="true">{offered}</span>
        </span>
      ) : (
        <span
          key={card}
          className={`${styles.card} ${styles.movable}`}
          onPointerDown={(event) => startDrag(event, onDrop)}
        >
          <Hidden>{words.say('aton.web.card-here')}</Hidden>
          <CardFace value={card} />
        </span>
      )}
      <span className={styles.meaning}>
        {meaning === undefined ? (
          <span>{words.say(`aton.web.cartouche-about.${cartouche}`)}</span>
        ) : (
          <b>{meaning}</b>
        )}
      </span>
    </button>
  )
}

interface ShutProps extends Common {
  /** Whether the cards are being turned up just now. */
  readonly turning: boolean
  readonly pointed: boolean
}

/** A cartouche with the cards of both sides: face down, turning, or open with what they do. */
export function ShutCartouche({ model, cartouche, turning, pointed }: ShutProps): ReactElement {
  const { words, view, near } = model
  const seats: readonly Seat[] = [near, 1 - near]
  return (
    <div
      className={`${styles.cartouche} ${pointed ? styles.pointed : ''} ${turning ? styles.turning : ''}`}
      data-cartouche={cartouche}
      style={{ '--i': cartouche - 1 } as React.CSSProperties}
    >
      <Title model={model} cartouche={cartouche} />
      <span className={styles.pair}>
        {seats.map((seat) => (
          <PairCard key={seat} model={model} seat={seat} cartouche={cartouche} hides={seat !== near} />
        ))}
      </span>
      <span className={styles.meaning}>
        {seats.map((seat) => {
          const meaning = openMeaning(words, view, seat, cartouche)
          return meaning === undefined || view.first === undefined ? null : (
            <span key={seat} className={styles.side}>
              <Priest colour={colourOf(view, seat)} /> {meaning}
            </span>
          )
        })}
      </span>
    </div>
  )
}

function PairCard({
  model,
  seat,
  cartouche,
  hides,
}: Common & { readonly seat: Seat; readonly hides: boolean }): ReactElement {
  const { view } = model
  const shown = view.seats[seat]!
  const value = shown.cartouches?.[cartouche - 1]
  return (
    <span
      className={`${styles.card} ${styles.half} ${styles[colourOf(view, seat)]} ${hides ? styles.hides : ''}`}
    >
      {value === undefined ? (
        shown.ready ? (
          <CardBack />
        ) : (
          <span className={styles.slot} />
        )
      ) : (
        <>
          <span className={styles.front}>
            <CardFace value={value} />
          </span>
          <span className={styles.rear} aria-hidden="true">
            <CardBack />
          </span>
        </>
      )}
    </span>
  )
}
