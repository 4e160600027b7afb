import type { Field } from '@benben/tekhenu/fields'
import { createContext, use } from 'react'
import type { Advice } from './advice.ts'
import type { FormState } from './form-state.ts'
import type { Letters } from './typed.ts'

/** The form as its parts see it. */
export interface FormModel {
  readonly state: FormState
  readonly fields: readonly Field[]
  readonly byId: ReadonlyMap<string, Field>
  readonly advice: Advice
  /** The fields that break a rule. */
  readonly wrong: ReadonlySet<string>
  readonly letters: Letters
  readonly change: (next: (state: FormState) => FormState) => void
}

export const FormContext = createContext<FormModel | null>(null)

export function useFormModel(): FormModel {
  const model = use(FormContext)
  if (model === null) throw new Error('a field stands outside of the form')
  return model
}
