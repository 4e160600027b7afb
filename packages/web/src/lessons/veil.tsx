import type { ReactElement } from 'react'
import type { Box } from './lit.ts'
import styles from './lesson.module.css'

const RADIUS = 10

const hole = ({ x, y, width, height }: Box): string => {
  const r = Math.min(RADIUS, width / 2, height / 2)
  const [w, h] = [width - 2 * r, height - 2 * r]
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`
}

interface VeilProps {
  readonly boxes: readonly Box[]
  /** Those of them that are framed. The others are bright because they are spoken of. */
  readonly framed: readonly Box[]
  /** The lit parts pulse after touches beside them. */
  readonly pulse: boolean
  readonly onBeside: () => void
}

/** Takes touches outside of all lit parts. Each is cut out by itself: where two overlap, a touch is in both. */
const Beside = ({ boxes, onBeside }: Pick<VeilProps, 'boxes' | 'onBeside'>): ReactElement => (
  <>
    {boxes.map((box, i) => (
      <clipPath key={i} id={`lesson-beside-${i}`}>
        <path clipRule="evenodd" d={`M0 0H${innerWidth}V${innerHeight}H0z${hole(box)}`} />
      </clipPath>
    ))}
    {boxes.reduce(
      (inner, _, i) => (
        <g clipPath={`url(#lesson-beside-${i})`}>{inner}</g>
      ),
      <rect width="100%" height="100%" className={styles.catch} onClick={onBeside} />,
    )}
  </>
)

/** Dims everything but the lit parts and takes the touches beside them. */
export const Veil = ({ boxes, framed, pulse, onBeside }: VeilProps): ReactElement => (
  <svg className={styles.veil} aria-hidden="true" data-veil>
    <mask id="lesson-lit">
      <rect width="100%" height="100%" fill="#fff" />
      {boxes.map((box, i) => (
        <path key={i} d={hole(box)} fill="#000" />
      ))}
    </mask>
    <rect width="100%" height="100%" className={styles.shade} mask="url(#lesson-lit)" />
    <Beside boxes={boxes} onBeside={onBeside} />
    {framed.map((box, i) => (
      <path key={i} data-frame d={hole(box)} className={`${styles.frame} ${pulse ? styles.pulse : ''}`} />
    ))}
  </svg>
)
