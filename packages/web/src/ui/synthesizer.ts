import type { Sound } from './sounds.ts'

/** Sounds are made here: no files, and every browser has what it takes. */
let made: AudioContext | undefined

interface Tone {
  readonly hertz: number
  readonly seconds: number
  readonly volume: number
  /** Seconds from now. */
  readonly after?: number
}

/** A string that is plucked: loud at once, then fading. */
function pluck(context: AudioContext, { hertz, seconds, volume, after = 0 }: Tone): void {
  const at = context.currentTime + after
  const source = context.createOscillator()
  source.type = 'triangle'
  source.frequency.value = hertz
  fade(context, source, at, seconds, volume)
  source.start(at)
  source.stop(at + seconds)
}

/** Wood on wood, or paper: noise around a pitch. */
function rustle(context: AudioContext, { hertz, seconds, volume, after = 0 }: Tone): void {
  const at = context.currentTime + after
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = hertz
  fade(context, source.connect(filter), at, seconds, volume)
  source.start(at)
}

function fade(context: AudioContext, source: AudioNode, at: number, seconds: number, volume: number): void {
  const gain = context.createGain()
  gain.gain.setValueAtTime(volume, at)
  gain.gain.exponentialRampToValueAtTime(0.001, at + seconds)
  source.connect(gain).connect(context.destination)
}

const PLAY: Record<Sound, (context: AudioContext) => void> = {
  piece: (context) => {
    rustle(context, { hertz: 900, seconds: 0.07, volume: 0.5 })
    pluck(context, { hertz: 180, seconds: 0.09, volume: 0.25 })
  },
  dice: (context) => {
    for (const after of [0, 0.06, 0.15]) rustle(context, { hertz: 2200, seconds: 0.04, volume: 0.35, after })
  },
  card: (context) => rustle(context, { hertz: 4200, seconds: 0.16, volume: 0.22 }),
  points: (context) => {
    pluck(context, { hertz: 660, seconds: 0.22, volume: 0.12 })
    pluck(context, { hertz: 880, seconds: 0.3, volume: 0.12, after: 0.08 })
  },
  turn: (context) => {
    pluck(context, { hertz: 392, seconds: 0.7, volume: 0.2 })
    pluck(context, { hertz: 523.25, seconds: 0.9, volume: 0.2, after: 0.14 })
  },
}

/** Sounds that come later than this belong to nothing any more. */
const PATIENCE = 300

export async function sounded(sound: Sound): Promise<void> {
  made ??= new AudioContext()
  const asked = performance.now()
  // A browser is silent until somebody has touched the page.
  await made.resume()
  if (performance.now() - asked < PATIENCE) PLAY[sound](made)
}
