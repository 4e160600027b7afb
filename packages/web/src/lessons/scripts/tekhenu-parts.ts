/** Parts of Tekhenu's table, as selectors. */
export const area = (name: string): string => `[data-area="${name}"]`
export const spot = (name: string): string => `[data-spot="${name}"]`
export const spots = (start: string): string => `[data-spot^="${start}"]`
const anchor = (name: string): string => `[data-anchor="${name}"]`

/** With its heading, where it has one. */
const headed = (part: string): string => `h3:has(+ ${part}), ${part}`
/** Not where tabs leave no room for it above the sheet. */
const headedAtDesk = (part: string): string => `main:not(:has(nav)) h3:has(+ ${part}), ${part}`

export const MY_SCALES = headed(anchor('seat/0/scales'))
export const MY_POINTS = anchor('seat/0/points')
export const MY_TOKENS = anchor('seat/0/tokens')
export const MY_CARDS = anchor('seat/0/cards')
export const MY_BUILDINGS = headedAtDesk(anchor('seat/0/building'))
export const MY_STATUES = headedAtDesk(anchor('seat/0/statue'))
export const RIVAL_POINTS = anchor('seat/1/points')
/** What can be chosen in the prompt. */
export const CHOICES = '[data-choices]'
export const RIVAL_TOKENS = anchor('seat/1/tokens')
export const RIVAL_SCALES = anchor('seat/1/scales')
export const RIVAL_CARDS = anchor('seat/1/cards')
/** The tiles of Botankhamun. */
export const PYRAMID = '[data-area="bot"] [role="group"]'
/** One of its tiles, both numbers from 1: rows from the bottom up, places from the left. The marker is on a tile. */
export const pyramidTile = (fromBottom: number, place: number): string =>
  `${PYRAMID} > :nth-last-child(${fromBottom}) > :nth-child(${place})`
export const ITS_SCRIBES = '[data-area="bot"] [data-help="seat/1/token/scribe"]'
/** Scribes, scales, pieces and cards of Botankhamun. */
export const ITS_STOCK = `${area('bot')} :has(> ${RIVAL_SCALES})`
/** The tracks of warriors and priests below Seth's board, with the signs that tell them apart. */
export const WARBAND = '[role="img"]:has([data-step])'
/** The artifacts that can be had, below the tracks. */
export const ARTIFACTS = `${area('seth')} [role="group"]`
/** The conquest tile that lies open on Seth's board. */
export const OPEN_TILE = `${area('seth')} [data-card^="conquest"]`
export const VIZIER = '[data-vizier]'
/** The tile of Ra for values 1 and 2, with its points and costs. */
export const LAST_TILE = `:has(> ${spot('tile/0')})`
export const LIGHT_ON_RA = `${area('ra')} [data-light]`
/** The spaces of a row of the temple. */
export const row = (number: number): string => `[data-spot^="space/"][data-spot$="${number}"]`
