/** The frames of this module: numbers from 104 to 111 are its own. */
export const BW = { start: 104 } as const
