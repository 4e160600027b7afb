/** The frames of this module: numbers from 96 to 103 are its own, so that modules can be played together. */
export const VW = { discard: 96, station: 97 } as const
