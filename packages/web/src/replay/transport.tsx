import type { Moment } from '@benben/kernel'
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react'
import type { SeatLook } from '../analysis/looks.ts'
import { useWords } from '../app/words.ts'
import { Button } from '../ui/button.tsx'
import { useKeys } from '../ui/keys.ts'
import { Chart, type Known } from './chart.tsx'
import type { NumberedPoint } from './reviewed.ts'
import { Signs, TurningPointNumbers } from './signs.tsx'
import { Standing } from './standing.tsx'
import { stride, STRIDES, type Stride } from './strides.ts'
import styles from './replay.module.css'

/** How long a move is shown while the replay runs by itself. */
const PACE = 1600

interface TransportProps {
  readonly moments: readonly Moment[]
  readonly known: readonly Known[]
  readonly measure: 'points' | 'chance'
  readonly turningPoints: readonly NumberedPoint[]
  readonly at: number
  /** What led to this moment, in a sentence. */
  readonly told: string
  readonly lookOf: (seat: number) => SeatLook
  readonly onGo: (at: number) => void
  /** What else there is to do, where the bar has no room for it. */
  readonly children: ReactNode
}

/** Where the replay stands, and every way to go elsewhere. It stands in the place of the prompt. */
export function Transport(props: TransportProps): ReactElement {
  const { moments, at, told, onGo } = props
  const words = useWords()
  const last = moments.length - 1
  return (
    <section className={styles.transport} aria-label={words.say('replay.controls')} data-replay={at}>
      <div className={styles.buttons}>
        <Buttons {...props} />
        <p className={styles.told} aria-live="polite">
          <b>{told}</b>
          <small>
            {words.say('replay.round', { round: moments[at]!.round })}
            {' · '}
            {words.say('replay.at', { at, many: last })}
          </small>
        </p>
        <Standing {...props} />
      </div>
      <div className={styles.track}>
        <Chart {...props} />
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={words.say('replay.slider')}
          aria-valuetext={words.say('replay.at', { at, many: last })}
          onChange={(event) => onGo(Number(event.currentTarget.value))}
        />
        <TurningPointNumbers {...props} />
      </div>
      <Signs {...props} />
      <div className={styles.actions}>{props.children}</div>
    </section>
  )
}

function Buttons(props: TransportProps): ReactElement {
  const { moments, at, onGo } = props
  const words = useWords()
  const last = moments.length - 1
  const { isRunning, toggle } = useRunning(props)
  // Keys may come quicker than the page re-renders.
  const asked = useRef(at)
  asked.current = at
  const go = (by: Stride, way: Way): void => {
    asked.current = stride(moments, asked.current, by, way)
    onGo(asked.current)
  }
  useKeys({
    ArrowLeft: () => go('move', -1),
    ArrowRight: () => go('move', 1),
    ArrowUp: () => go('turn', -1),
    ArrowDown: () => go('turn', 1),
    PageUp: () => go('round', -1),
    PageDown: () => go('round', 1),
    Home: () => onGo(0),
    End: () => onGo(last),
    // A focused button is pressed with it.
    ' ': ({ target }) => (target instanceof HTMLButtonElement ? false : toggle()),
  })
  const edge = (way: Way, to: number): ReactElement => (
    <Button
      icon={way < 0 ? 'to-start' : 'to-end'}
      label={words.say(way < 0 ? 'replay.start' : 'replay.end')}
      disabled={at === to}
      className={styles.far}
      onClick={() => onGo(to)}
    />
  )
  const step = (by: Stride, way: Way): ReactElement => (
    <Step
      key={`${by}${way}`}
      by={by}
      way={way}
      disabled={at === (way < 0 ? 0 : last)}
      onGo={() => go(by, way)}
    />
  )
  return (
    <>
      {edge(-1, 0)}
      {STRIDES.toReversed().map((by) => step(by, -1))}
      <Button
        look="primary"
        icon={isRunning ? 'pause' : 'play'}
        label={words.say(isRunning ? 'replay.pause' : 'replay.play')}
        onClick={toggle}
        data-run
      />
      {STRIDES.map((by) => step(by, 1))}
      {edge(1, last)}
    </>
  )
}

type Way = 1 | -1

interface StepProps {
  readonly by: Stride
  readonly way: Way
  readonly disabled: boolean
  readonly onGo: () => void
}

function Step({ by, way, disabled, onGo }: StepProps): ReactElement {
  const words = useWords()
  const icon = way < 0 ? 'chevron-left' : 'chevron-right'
  const label = words.say(`replay.${way < 0 ? 'back' : 'forth'}.${by}`)
  const name = `${way < 0 ? 'back' : 'forth'}-${by}`
  if (by === 'move')
    return <Button icon={icon} label={label} disabled={disabled} onClick={onGo} data-stride={name} />
  return (
    <Button
      icon={icon}
      label={label}
      disabled={disabled}
      onClick={onGo}
      className={[way < 0 ? '' : styles.forth, by === 'round' ? styles.far : ''].join(' ')}
      data-stride={name}
    >
      {words.say(`replay.stride.${by}`)}
    </Button>
  )
}

/** Runs by itself, move by move, until the end or until somebody stops it. */
function useRunning({ moments, at, onGo }: TransportProps): { isRunning: boolean; toggle: () => void } {
  const [isRunning, setRunning] = useState(false)
  const last = moments.length - 1
  useEffect(() => {
    if (!isRunning) return undefined
    if (at === last) {
      setRunning(false)
      return undefined
    }
    const timer = setTimeout(() => onGo(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [isRunning, at, last, onGo])
  return {
    isRunning,
    toggle: () => {
      if (!isRunning && at === last) onGo(0)
      setRunning(!isRunning)
    },
  }
}
