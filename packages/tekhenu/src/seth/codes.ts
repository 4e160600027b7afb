import type { Params, Refusal, CodedMessage } from '@benben/kernel'
import type { QuestionCode, RefusalCode, RuleCode } from '../codes.ts'

/** What this module asks, refuses and finds wrong, by code. */
export const SETH_QUESTIONS = [
  'tekhenu.seth.declare',
  'tekhenu.seth.conquest',
  'tekhenu.seth.order',
  'tekhenu.seth.draft',
  'tekhenu.seth.destiny',
  'tekhenu.seth.keep-decree',
  'tekhenu.seth.bury-decree',
  'tekhenu.seth.levy',
  'tekhenu.seth.gain-alike',
  'tekhenu.seth.muster',
  'tekhenu.seth.swap',
  'tekhenu.seth.resettle',
  'tekhenu.seth.thoth',
  'tekhenu.seth.artifact-decree',
  'tekhenu.seth.artifact-action',
  'tekhenu.seth.artifact-value',
] as const

export const SETH_REFUSALS = [
  'tekhenu.seth.region-own',
  'tekhenu.seth.region-full',
  'tekhenu.seth.no-warriors',
  'tekhenu.seth.no-statue-space',
  'tekhenu.seth.no-priests',
  'tekhenu.seth.space-taken',
  'tekhenu.seth.cult-drafted',
  'tekhenu.seth.starting-drafted',
  'tekhenu.seth.not-buried',
  'tekhenu.seth.no-levy',
  'tekhenu.seth.artifact-gone',
  'tekhenu.seth.artifact-blocked',
  'tekhenu.seth.no-artifact',
  'tekhenu.seth.artifact-idle',
  'tekhenu.seth.artifact-late',
  'tekhenu.seth.artifact-values',
  'tekhenu.seth.nothing-there',
  'tekhenu.seth.not-yours',
  'tekhenu.seth.die-needs-it',
  'tekhenu.seth.reached-up',
] as const

/** Chapters and rulings that refusals point at. */
export const SETH_RULES = [
  'seth',
  'conquest',
  'Q20',
  'draft',
  'artifacts',
  'Q34b',
  'Q43',
  'BX03',
  'TX02',
  'TS3',
] as const

export const SETH_FAULTS = ['tekhenu.seth.position'] as const

export const said = (
  code: QuestionCode | (typeof SETH_QUESTIONS)[number],
  params: Params = {},
): CodedMessage => ({
  code,
  params,
})
export const refusal = (
  code: RefusalCode | (typeof SETH_REFUSALS)[number],
  rule: RuleCode | (typeof SETH_RULES)[number],
  params: Params = {},
): Refusal => ({ code, params, rule })
