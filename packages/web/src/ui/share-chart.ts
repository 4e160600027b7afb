/** What the picture to share tells of a game. */
export interface Shared {
  /** Of which game it tells. */
  readonly about: string
  readonly headline: string
  /** Best first. */
  readonly seats: readonly SharedSeat[]
  /** One for every number of the scores. */
  readonly moments: readonly SharedMoment[]
  /** When it turned, with what is said of it beside its line and below the chart. */
  readonly turn?: { readonly at: number; readonly label: string; readonly sentence: string }
}

interface SharedMoment {
  readonly label: string
  /** Whether a scoring took place then. */
  readonly shaded: boolean
}

interface SharedSeat {
  readonly name: string
  /** Whether it is the only seat of whoever shares. */
  readonly mine: boolean
  readonly total: number
  readonly won: boolean
  /** A colour of the theme: `var(--seat-0)`. */
  readonly colour: string
  /** Drawn around 0, some 9 across. */
  readonly shape: string
  /** Lengths of line and gap; empty for a whole line. */
  readonly dash: string
  readonly scores: readonly number[]
}

export const INK = '#2a1e10'
const CHART = { left: 104, right: 664, top: 334, bottom: 500 } as const
const CLAY = '#8c2f16'
/** More labels than these would touch. */
const MOST_LABELS = 10

export const titled = (size: number): string => `700 ${size}px Philosopher, Georgia, serif`
export const plain = (size: number, weight = 400): string =>
  `${weight} ${size}px Arial, 'Liberation Sans', sans-serif`

export type Pen = CanvasRenderingContext2D

export const paint = (pen: Pen, path: Path2D): void => pen.fill(path)

/** The shape of a seat, filled with its colour by day. */
export function mark(pen: Pen, shape: string, colour: string, x: number, y: number, scale: number): void {
  pen.save()
  pen.translate(x, y)
  pen.scale(scale, scale)
  const path = new Path2D(shape)
  pen.fillStyle = byDay(colour)
  paint(pen, path)
  pen.lineWidth = 0.7
  pen.strokeStyle = INK
  pen.stroke(path)
  pen.restore()
}

/** What a colour of the theme is by day, whatever theme the page has. */
function byDay(colour: string): string {
  const probe = document.createElement('i')
  probe.style.colorScheme = 'light'
  probe.style.color = colour
  document.body.append(probe)
  const found = getComputedStyle(probe).color
  probe.remove()
  return found
}

/** Where moments and scores lie in the chart. */
interface Axes {
  readonly x: (at: number) => number
  readonly y: (score: number) => number
  readonly last: number
  readonly lines: readonly number[]
}

function axesOf(seats: readonly SharedSeat[]): Axes {
  const { left, right, top, bottom } = CHART
  const all = seats.flatMap(({ scores }) => scores)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const last = Math.max(1, ...seats.map(({ scores }) => scores.length - 1))
  const step = high - low > 150 ? 50 : high - low > 60 ? 20 : 10
  const first = Math.ceil(low / step)
  return {
    x: (at) => left + ((right - left) * at) / last,
    y: (score) => bottom - ((bottom - top) * (score - low)) / (high - low),
    last,
    lines: Array.from({ length: Math.floor(high / step) - first + 1 }, (_, i) => step * (first + i)),
  }
}

/** Points over the rounds: scorings shaded, the turning point as a line. */
export function drawChart(
  pen: Pen,
  { seats, moments, turn }: Pick<Shared, 'seats' | 'moments' | 'turn'>,
): void {
  const axes = axesOf(seats)
  ground(pen, axes, moments)
  if (turn !== undefined) turningPoint(pen, axes, turn)
  const { x, y } = axes
  for (const { colour, shape, dash, scores } of seats.toReversed()) {
    pen.beginPath()
    for (const [at, score] of scores.entries()) pen.lineTo(x(at), y(score))
    pen.strokeStyle = byDay(colour)
    pen.lineWidth = 3.5
    pen.setLineDash(dash === '' ? [] : dash.split(' ').map((length) => 1.4 * Number(length)))
    pen.stroke()
    pen.setLineDash([])
    for (const [at, score] of scores.entries()) if (at > 0) mark(pen, shape, colour, x(at), y(score), 1.2)
  }
}

/** Scorings, lines across with their scores, and the rounds below. */
function ground(pen: Pen, { x, y, last, lines }: Axes, moments: Shared['moments']): void {
  const { left, right, top, bottom } = CHART
  pen.fillStyle = '#f3e0a8'
  for (const [at, { shaded }] of moments.entries())
    if (shaded) pen.fillRect(x(at) - 11, top - 10, 22, bottom - top + 10)
  pen.font = plain(15)
  pen.textAlign = 'right'
  for (const score of lines) {
    pen.fillStyle = '#66532f'
    pen.fillText(String(score), left - 10, y(score) + 5)
    pen.fillStyle = '#d9c48f'
    pen.fillRect(left, y(score), right - left, 1)
  }
  pen.textAlign = 'center'
  pen.fillStyle = '#66532f'
  const every = Math.ceil(last / MOST_LABELS)
  for (const [at, { label }] of moments.entries())
    if (at > 0 && at % every === 0) pen.fillText(label, x(at), bottom + 22)
  pen.textAlign = 'left'
}

/** A line at the moment the game turned, named on the side with more room, and a sentence below. */
function turningPoint(pen: Pen, { x }: Axes, { at, label, sentence }: NonNullable<Shared['turn']>): void {
  const { left, right, top, bottom } = CHART
  const isLate = x(at) > (left + right) / 2
  pen.strokeStyle = pen.fillStyle = CLAY
  pen.lineWidth = 2
  pen.setLineDash([6, 5])
  pen.beginPath()
  pen.moveTo(x(at), top - 6)
  pen.lineTo(x(at), bottom)
  pen.stroke()
  pen.setLineDash([])
  pen.font = titled(16)
  pen.textAlign = isLate ? 'right' : 'left'
  pen.fillText(label, x(at) + (isLate ? -9 : 9), top - 6)
  pen.textAlign = 'left'
  pen.font = titled(22)
  pen.fillText(sentence, 80, 564, 626)
}
