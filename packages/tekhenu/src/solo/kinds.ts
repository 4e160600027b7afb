/** The frames of this module; every module has numbers of its own, so that modules can be played together. */
export const SW = { turn: 48, start: 49, pyramid: 50 } as const
