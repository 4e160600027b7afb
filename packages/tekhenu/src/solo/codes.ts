import type { Params, CodedMessage } from '@benben/kernel'

/** The steps of Botankhamun's turn, where somebody watches them one by one. */
export const SOLO_QUESTIONS = ['tekhenu.solo-progress', 'tekhenu.solo-take', 'tekhenu.solo-act'] as const

export const said = (code: (typeof SOLO_QUESTIONS)[number], params: Params = {}): CodedMessage => ({
  code,
  params,
})
