import { purityIn as inLight } from '@benben/tekhenu'

export type Purity = ReturnType<typeof inLight>

/** Which die is pure where, by names as views write them. */
export const purityIn = (colour: string, light: string): Purity =>
  inLight(colour as Parameters<typeof inLight>[0], light as Parameters<typeof inLight>[1])
