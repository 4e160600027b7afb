/** Learned weights as a file: whole numbers of 16 bits in base64, and what one of them is worth. */
export interface WeightsFile {
  /** The command that makes the file again. */
  readonly command: string
  readonly features: number
  readonly unit: number
  readonly weights: string
}

/** What weights must fit: the features they are for, and how many they are. */
export interface WeightsShape {
  readonly features: number
  readonly many: number
}

const MOST = 32_767

export function writeWeights(
  command: string,
  weights: Float32Array,
  { features }: WeightsShape,
): WeightsFile {
  const unit = weights.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / MOST
  const bytes = new DataView(new ArrayBuffer(2 * weights.length))
  weights.forEach((each, i) => bytes.setInt16(2 * i, unit === 0 ? 0 : Math.round(each / unit), true))
  const text = Array.from(new Uint8Array(bytes.buffer), (byte) => String.fromCharCode(byte)).join('')
  return { command, features, unit, weights: btoa(text) }
}

export function readWeights({ features, unit, weights }: WeightsFile, shape: WeightsShape): Float32Array {
  const text = atob(weights)
  const bytes = new DataView(new ArrayBuffer(text.length))
  for (let i = 0; i < text.length; i++) bytes.setUint8(i, text.charCodeAt(i))
  const out = Float32Array.from({ length: text.length / 2 }, (_, i) => unit * bytes.getInt16(2 * i, true))
  if (features !== shape.features || out.length !== shape.many)
    throw new RangeError(`weights for ${features} features, not ${shape.features}: train again`)
  return out
}
