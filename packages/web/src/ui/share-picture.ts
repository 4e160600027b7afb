import day from '../scene/day.svg?url'
import obelisk from '../scene/obelisk.svg?url'
import { shadowPath } from '../scene/shadow.ts'
import { drawChart, INK, mark, paint, plain, titled, type Pen, type Shared } from './share-chart.ts'

const SIZE = { width: 1200, height: 630 } as const
const FRIEZE = ['#2b6c9e', '#e4b347', '#c25a2e', '#e4b347', '#2a9487', '#e4b347'] as const
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
  drawChart(pen, shared)
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

function totals(pen: Pen, seats: Shared['seats']): void {
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

function frieze(pen: Pen): void {
  for (let x = 0, i = 0; x < SIZE.width; i++) {
    const width = i % 2 === 0 ? 31 : 9
    pen.fillStyle = FRIEZE[i % FRIEZE.length]!
    pen.fillRect(x, SIZE.height - 14, width, 14)
    x += width
  }
}
