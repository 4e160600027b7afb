import { SHELF as shipped } from '../shelf.ts'
import { toyPart } from './toy/part.ts'

/** `#shelf` under the condition `toy`: the games of this house, and the toy. */
export const SHELF = new Map([...shipped, [toyPart.id, toyPart.speech]])
