import type { ReactElement } from 'react'
import { SHAPES } from '../icons/drawings.ts'
import styles from './backdrop.module.css'

const SUN = { x: 792, y: 325 }
const RAYS = 36

const ray = (i: number): string => {
  const edge = (angle: number): string =>
    `${Math.round(SUN.x + 1730 * Math.cos(angle))} ${Math.round(SUN.y + 1730 * Math.sin(angle))}`
  const angle = (2 * Math.PI * i) / RAYS
  return `M${SUN.x} ${SUN.y}L${edge(angle - 0.035)}L${edge(angle + 0.035)}z`
}

/** Star positions come from a fixed formula, so that they never change. */
const STARS = Array.from({ length: 64 }, (_, i) => ({
  x: (i * 397) % 1440,
  y: (i * 211 + ((i * i * 31) % 97)) % 560,
  r: 0.8 + ((i * 7) % 4) * 0.3,
}))

const SIGNS = ['sun', 'wave', 'reed', 'star'] as const

/** The benben with its sunlit tip; in the dark theme the same picture with stars. */
export const StartBackdrop = (): ReactElement => (
  <svg
    className={styles.backdrop}
    viewBox="0 0 1440 900"
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
    focusable="false"
  >
    <defs>
      <linearGradient id="sky" x2="0" y2="1">
        <stop stopColor="var(--sky-1)" />
        <stop offset="1" stopColor="var(--sky-2)" />
      </linearGradient>
      <radialGradient id="rays" gradientUnits="userSpaceOnUse" cx={SUN.x} cy={SUN.y} r="760">
        <stop stopColor="var(--ray)" />
        <stop offset="1" stopColor="var(--ray)" stopOpacity="0" />
      </radialGradient>
    </defs>
    <rect width="1440" height="900" fill="url(#sky)" />
    <g fill="var(--star)">
      {STARS.map(({ x, y, r }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} opacity={0.35 + r / 3} />
      ))}
    </g>
    <path
      className={styles.rays}
      d={Array.from({ length: RAYS }, (_, i) => ray(i)).join('')}
      fill="url(#rays)"
    />
    <circle cx={SUN.x} cy={SUN.y} r="159" fill="none" stroke="var(--sun)" strokeWidth="1.5" />
    <circle cx={SUN.x} cy={SUN.y} r="150" fill="var(--sun)" />
    <path d="M0 690C220 645 430 690 640 698S1120 620 1440 678V900H0z" fill="var(--dune-1)" />
    <path d="M792 272 722 404h70z" fill="#f2d28a" />
    <path d="M792 272 863 404h-71z" fill="#c8962e" />
    <path d="M722 404h141v7H722z" fill="#e3b955" />
    <path d="M722 411h70v336h-99z" fill="#3b6ea5" />
    <path d="M792 411h71l28 333-99 3z" fill="#1d3f63" />
    {SIGNS.map((sign, i) => (
      <g key={sign}>
        <path
          d={SHAPES[sign]}
          fill="#e9c46a"
          transform={`translate(${736 - i * 1.5} ${454 + i * 73}) scale(1.45)`}
        />
        <path d={`M${715 - i * 6.6} ${509 + i * 73}H792`} stroke="#8fb0d0" strokeOpacity="0.7" />
      </g>
    ))}
    <path d="M0 750C260 705 460 735 700 748S1180 705 1440 745V900H0z" fill="var(--dune-2)" />
    <path
      d="M0 795C300 775 560 815 860 812S1280 770 1440 800V830C1200 812 800 850 420 828S120 810 0 822z"
      fill="var(--river)"
    />
    <path d="M0 815C260 800 520 842 840 836S1260 796 1440 818V900H0z" fill="var(--dune-3)" />
  </svg>
)
