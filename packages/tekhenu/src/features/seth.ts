import { artifactName, ARTIFACTS, cultName, CULTS } from '../names.ts'
import {
  ARTIFACTS_LAID,
  BLOOD,
  CONQUEST,
  CULT,
  HELD_ARTIFACTS,
  PRIESTS,
  REGION,
  SPACES_PER_REGION,
  WARRIORS,
} from '../seth/state.ts'
import { numbered, writeBits, type Block } from './block.ts'

/** Time of Seth: warriors, priests, blood, cults, artifacts and regions; all 0 without it. */
export const seth: Block = {
  names: [
    'warriors',
    'warriors from 5',
    'priests',
    'priests from 5',
    'blood',
    ...numbered(CULTS, (n) => `cult ${cultName(n + 1)}`),
    ...numbered(ARTIFACTS, (n) => `has ${artifactName(n + 1)}`),
    ...numbered(ARTIFACTS, (n) => `laid ${artifactName(n + 1)}`),
    ...numbered(6, (n) => `settled region ${n + 1}`),
    'free regions',
    'conquest tiles laid',
  ],
  write: ({ p, seat }, out, from) => {
    const warriors = p[WARRIORS + seat]!
    const priests = p[PRIESTS + seat]!
    out[from] = warriors
    out[from + 1] = Math.max(0, warriors - 5)
    out[from + 2] = priests
    out[from + 3] = Math.max(0, priests - 5)
    out[from + 4] = p[BLOOD + seat]!
    const cult = p[CULT + seat]!
    if (cult > 0) out[from + 4 + cult] = 1
    writeBits(p[HELD_ARTIFACTS + seat]!, ARTIFACTS, out, from + 5 + CULTS)
    writeBits(p[ARTIFACTS_LAID]!, ARTIFACTS, out, from + 5 + CULTS + ARTIFACTS)
    const regions = from + 5 + CULTS + 2 * ARTIFACTS
    let free = 0
    for (let region = 0; region < 6; region++) {
      for (let space = 0; space < SPACES_PER_REGION; space++) {
        const owner = p[REGION + region * SPACES_PER_REGION + space]!
        if (owner === 0) free++
        else if (owner === seat + 1) out[regions + region]!++
      }
    }
    out[regions + 6] = free
    let laid = 0
    for (let space = 0; space < 25; space++) if (p[CONQUEST + space] !== 0) laid++
    out[regions + 7] = laid
  },
}
