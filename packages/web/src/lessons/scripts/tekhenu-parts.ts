/** Parts of Tekhenu's table, as selectors. */
export const area = (name: string): string => `[data-area="${name}"]`
export const spot = (name: string): string => `[data-spot="${name}"]`
export const spots = (start: string): string => `[data-spot^="${start}"]`
export const anchor = (name: string): string => `[data-anchor="${name}"]`

/** With their heading, where they have one. */
export const MY_SCALES = `h3:has(+ ${anchor('seat/0/scales')}), ${anchor('seat/0/scales')}`
export const MY_POINTS = anchor('seat/0/points')
export const MY_TOKENS = anchor('seat/0/tokens')
export const MY_CARDS = anchor('seat/0/cards')
export const MY_BUILDINGS = anchor('seat/0/building')
export const RIVAL_POINTS = anchor('seat/1/points')
export const PROMPT = '[data-prompt]'
export const RIVAL_TOKENS = anchor('seat/1/tokens')
/** The tiles of Botankhamun. */
export const PYRAMID = '[data-area="bot"] [role="group"]'
/** The tracks of warriors and priests below Seth's board, with the signs that tell them apart. */
export const WARBAND = '[role="img"]:has([data-step])'
export const VIZIER = '[data-vizier]'
export const MY_PRODUCTION = spots('production/')
