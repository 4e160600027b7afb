import day from '../scene/day.svg?url'
import obelisk from '../scene/obelisk.svg?url'
import { shadowPath } from '../scene/shadow.ts'

/** What the picture to share tells of a game. */
export interface Shared {
  /** Of which game it tells. */
  readonly about: string
  readonly headline: string
  /** Best first. */
  readonly seats: readonly SharedSeat[]
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

const SIZE = { width: 1200, height: 630 } as const
const INK = '#2a1e10'
const FRIEZE = ['#2b6c9e', '#e4b347', '#c25a2e', '#e4b347', '#2a9487', '#e4b347'] as const
const CHART = { left: 104, right: 664, top: 330, bottom: 548 } as const

const titled = (size: number): string => `700 ${size}px Philosopher, Georgia, serif`
const plain = (size: number, weight = 400): string =>
  `${weight} ${size}px Arial, 'Liberation Sans', sans-serif`

/** Who won, by how much and when, as a picture of 1200 × 630. */
export async function sharePicture(shared: Shared): Promise<Blob> {
  const [scene, needle] = await Promise.all([load(day), load(obelisk), document.fonts.load(titled(56))])
  const canvas = document.createElement('canvas')
  canvas.width = SIZE.width
  canvas.height = SIZE.height
  const pen = canvas.getContext('2d')!
  backdrop(pen, scene, needle)
  panel(pen)
  head(pen, shared)
  totals(pen, shared.seats)
  chart(pen, shared.seats)
  frieze(pen)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('nothing was drawn')) : resolve(blob)),
      'image/png',
    )
  })
}

/** The scene of the start page, moved to the right, so that the obelisk stands beside the panel. */
function backdrop(pen: Pen, scene: HTMLImageElement, needle: HTMLImageElement): void {
  pen.save()
  pen.translate(336, -69)
  pen.scale(0.78, 0.78)
  pen.drawImage(scene, 0, 0, 1440, 900)
  pen.fillStyle = 'rgb(26 20 44 / 60%)'
  paint(pen, new Path2D(shadowPath(30)))
  pen.drawImage(needle, 688, 200, 220, 634)
  // Mirrored on the other side, it goes on without a seam.
  pen.scale(-1, 1)
  pen.drawImage(scene, 0, 0, 1440, 900)
  pen.restore()
}

const load = (address: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error(`${address} cannot be shown`)))
    image.src = address
  })

type Pen = CanvasRenderingContext2D

const paint = (pen: Pen, path: Path2D): void => pen.fill(path)

function box(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  line: string,
): void {
  pen.beginPath()
  pen.roundRect(x, y, width, height, 12)
  pen.fillStyle = fill
  pen.fill()
  pen.strokeStyle = line
  pen.stroke()
}

function panel(pen: Pen): void {
  pen.save()
  pen.shadowColor = 'rgb(29 15 2 / 40%)'
  pen.shadowBlur = 18
  pen.shadowOffsetY = 6
  pen.lineWidth = 4
  box(pen, 44, 40, 690, 550, '#faf2de', '#c8922b')
  pen.restore()
  pen.lineWidth = 4
  box(pen, 44, 40, 690, 550, '#faf2de', '#c8922b')
}

function head(pen: Pen, { about, headline }: Shared): void {
  pen.fillStyle = INK
  pen.font = titled(32)
  pen.fillText('Benben', 80, 96)
  const after = 80 + pen.measureText('Benben').width + 14
  pen.fillStyle = '#66532f'
  pen.font = plain(22)
  pen.fillText(about, after, 95, 700 - after)
  pen.fillStyle = INK
  pen.font = titled(50)
  pen.fillText(headline, 78, 164, 626)
}

function totals(pen: Pen, seats: readonly SharedSeat[]): void {
  const width = (626 - 14 * (seats.length - 1)) / seats.length
  for (const [i, { name, total, won, colour, shape }] of seats.entries()) {
    const x = 80 + i * (width + 14)
    pen.lineWidth = won ? 3.5 : 1.5
    box(pen, x, 194, width, 92, won ? '#ffeaa6' : '#fffaea', won ? '#c8922b' : '#b99c62')
    mark(pen, shape, colour, x + 34, 240, 4.2)
    pen.fillStyle = INK
    pen.font = titled(42)
    pen.fillText(String(total), x + 66, 242)
    pen.font = plain(17, 700)
    pen.fillText(name, x + 66, 270, width - 74)
  }
}

/** The shape of a seat, filled with its colour by day. */
function mark(pen: Pen, shape: string, colour: string, x: number, y: number, scale: number): void {
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

function chart(pen: Pen, seats: readonly SharedSeat[]): void {
  const { left, right, top, bottom } = CHART
  const all = seats.flatMap(({ scores }) => scores)
  const [low, high] = [Math.min(0, ...all), Math.max(10, ...all)]
  const last = Math.max(1, ...seats.map(({ scores }) => scores.length - 1))
  const x = (at: number): number => left + ((right - left) * at) / last
  const y = (score: number): number => bottom - ((bottom - top) * (score - low)) / (high - low)
  const step = high - low > 150 ? 50 : high - low > 60 ? 20 : 10
  pen.font = plain(15)
  pen.textAlign = 'right'
  for (let score = Math.ceil(low / step) * step; score <= high; score += step) {
    pen.fillStyle = '#66532f'
    pen.fillText(String(score), left - 10, y(score) + 5)
    pen.fillStyle = '#d9c48f'
    pen.fillRect(left, y(score), right - left, 1)
  }
  pen.textAlign = 'left'
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

function frieze(pen: Pen): void {
  for (let x = 0, i = 0; x < SIZE.width; i++) {
    const width = i % 2 === 0 ? 31 : 9
    pen.fillStyle = FRIEZE[i % FRIEZE.length]!
    pen.fillRect(x, SIZE.height - 14, width, 14)
    x += width
  }
}
