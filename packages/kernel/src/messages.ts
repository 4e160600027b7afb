/** A message as a code and its parameters. `packages/words` turns it into a sentence. */
export interface CodedMessage {
  readonly code: string
  readonly params: Params
}

export type Params = Readonly<Record<string, string | number>>

/** Why a move is not legal: a stable code, and the rule behind it. */
export interface Refusal extends CodedMessage {
  readonly rule: string
}

/** What is wrong with input data, and the path to it. */
export interface Fault extends CodedMessage {
  readonly path: string
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault }

export const valid = <T>(value: T): Checked<T> => ({ ok: true, value })

export const invalid = (path: string, code: string, params: Params = {}): { ok: false; fault: Fault } => ({
  ok: false,
  fault: { path, code, params },
})
