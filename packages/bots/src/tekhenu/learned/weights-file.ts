import { FEATURES } from '@benben/tekhenu/features'
import { WEIGHT_COUNT } from './shape.ts'

/** Learned weights as a file: whole numbers of 16 bits in base64, and what one of them is worth. */
export interface WeightsFile {
  /** The command that makes the file again. */
  readonly command: string
  readonly features: number
  readonly unit: number
  readonly weights: string
}

const MOST = 32_767

export function writeWeights(command: string, weights: Float32Array): WeightsFile {
  const unit = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / MOST
  const bytes = new DataView(new ArrayBuffer(2 * weights.length))
  weights.forEach((each, i) => bytes.setInt16(2 * i, unit === 0 ? 0 : Math.round(each / unit), true))
  const text = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join('')
  return { command, features: FEATURES.length, unit, weights: btoa(text) }
}

export function readWeights({ features, unit, weights }: WeightsFile): Float32Array {
  const text = atob(weights)
  const bytes = new DataView(new ArrayBuffer(text.length))
  for (let i = 0; i < text.length; i++) bytes.setUint8(i, text.charCodeAt(i))
  const out = Float32Array.from({ length: text.length / 2 }, (_, i) => unit * bytes.getInt16(2 * i, true))
  if (features !== FEATURES.length || out.length !== WEIGHT_COUNT)
    throw new RangeError(`weights for ${features} features, not ${FEATURES.length}: train again`)
  return out
}
