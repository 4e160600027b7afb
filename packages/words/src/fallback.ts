/** The language spoken where there is no catalogue for the one asked for. */
export const FALLBACK = 'en'
