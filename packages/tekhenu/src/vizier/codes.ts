import type { Params, Refusal, CodedMessage } from '@benben/kernel'
import type { RefusalCode, RuleCode } from '../codes.ts'

/** What the Vizier's Challenge asks, and why something is not possible there. */
export const VIZIER_QUESTIONS = ['tekhenu.vizier-discard', 'tekhenu.vizier-station'] as const
export const VIZIER_REFUSALS = ['tekhenu.destiny-discarded', 'tekhenu.vizier-stays'] as const
export const VIZIER_RULES = ['vizier'] as const

export const said = (code: (typeof VIZIER_QUESTIONS)[number], params: Params = {}): CodedMessage => ({
  code,
  params,
})
export const refusal = (
  code: RefusalCode | (typeof VIZIER_REFUSALS)[number],
  rule: RuleCode | (typeof VIZIER_RULES)[number],
  params: Params = {},
): Refusal => ({ code, params, rule })
