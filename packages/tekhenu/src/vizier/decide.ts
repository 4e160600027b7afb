/** What the Vizier's Challenge asks, and why something is not possible there. */
export const VIZIER_QUESTIONS = ['tekhenu.vizier-discard', 'tekhenu.vizier-station'] as const
export const VIZIER_REFUSALS = ['tekhenu.destiny-discarded', 'tekhenu.vizier-stays'] as const
export const VIZIER_RULES = ['vizier'] as const
